"""Answers to browsers: documents, fragments, redirects, cookies."""

from __future__ import annotations

from typing import Final

from starlette.requests import HTTPConnection, Request
from starlette.responses import HTMLResponse, RedirectResponse, Response

from .auth import SEAT_COOKIE
from .page import Preferences
from .papers import NoticePage, Page
from .prefs import COOKIE, preferences, written
from .premises import INVITE_COOKIE
from .render import render_document
from .room import Room

YEAR: Final = 365 * 24 * 3600
MINE: Final = "mine"
"""The tables somebody sat down at lately, for the front page."""
MOST_MINE: Final = 6


def document(page: Page, status: int = 200) -> HTMLResponse:
    """A whole page."""
    return HTMLResponse(render_document(page), status)


def fragment(text: str, status: int = 200) -> HTMLResponse:
    """The part of a page that changes."""
    return HTMLResponse(text, status)


def from_script(request: HTTPConnection) -> bool:
    """Whether our own script asks and wants a fragment."""
    return request.headers.get("hx-request") == "true"


def go(request: Request, path: str) -> RedirectResponse:
    """On to *path* of this house."""
    return RedirectResponse(preferences(request).root + path, 303)


def notice(request: Request, code: str, status: int, back: str = "/") -> Response:
    """A page that says what is wrong, and leads *back*."""
    return document(NoticePage(preferences(request), code, status, back), status)


def keep(request: HTTPConnection, response: Response, name: str, value: str, path: str = "/", age: int = YEAR) -> None:
    """Set a cookie that no script can read and no foreign form can send."""
    root = request.scope.get("root_path", "").rstrip("/")
    secure = request.url.scheme == "https"
    response.set_cookie(name, value, age, path=root + path, secure=secure, httponly=True, samesite="lax")


def keep_seat(request: HTTPConnection, response: Response, room: Room, token: str) -> None:
    """Give somebody the secret of their seat."""
    keep(request, response, SEAT_COOKIE, token, f"/t/{room.id}")
    mine = [room.id, *(id for id in request.cookies.get(MINE, "")[:200].split(".") if id != room.id)]
    keep(request, response, MINE, ".".join(mine[:MOST_MINE]).strip("."))


def keep_invite(request: HTTPConnection, response: Response, room: Room, signature: str) -> None:
    """Remember that somebody came by an invite."""
    keep(request, response, INVITE_COOKIE, signature, f"/t/{room.id}")


def keep_manner(request: HTTPConnection, response: Response, prefs: Preferences) -> None:
    """Remember how somebody likes the pages."""
    keep(request, response, COOKIE, written(prefs))
