"""The invitation as a picture, and the way back to the table from addresses that only forms are sent to."""

from __future__ import annotations

from typing import Final

from fastapi import APIRouter, Request
from starlette.responses import Response

from .deeds import DEEDS
from .pages import guest_of, qr
from .premises import premises_of
from .reply import go, notice

ROUTES = APIRouter(include_in_schema=False)
MARGIN: Final = 4
"""Dots round the code, without which a camera does not find it."""


@ROUTES.get("/t/{id}/invite.svg")
async def picture(request: Request, id: str) -> Response:
    """The invitation to table *id* as a code to photograph, for those who have it themselves."""
    premises = premises_of(request)
    room = premises.rooms.find(id)
    guest = None if room is None else guest_of(premises, room, request)
    if guest is None or not guest.link:
        return notice(request, "not-found", 404)
    # The address is a secret among those who were invited, and belongs to this reader's way of reaching the house.
    headers = {"cache-control": "private, no-store"}
    return Response(drawn(qr(guest.link)), media_type="image/svg+xml", headers=headers)


def drawn(rows: tuple[str, ...]) -> str:
    """Rows of ``0`` and ``1`` as black squares on white."""
    size = len(rows) + 2 * MARGIN
    dots = "".join(f"M{x} {y}h1v1h-1z" for y, row in enumerate(rows) for x, dot in enumerate(row) if dot == "1")
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{-MARGIN} {-MARGIN} {size} {size}">'
        f'<path fill="#fff" d="M{-MARGIN} {-MARGIN}h{size}v{size}h-{size}z"/><path d="{dots}"/></svg>'
    )


@ROUTES.get("/t/{id}/{deed}")
async def back_to_table(request: Request, id: str, deed: str) -> Response:
    """To the table, for whoever loads again what came of a form."""
    return go(request, f"/t/{id}") if deed in ("sit", "again") or deed in DEEDS else notice(request, "not-found", 404)
