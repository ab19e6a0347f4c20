"""The short way for what happens most: an action at a table, and a socket that is told of it.

For actions it does what ``api.act`` and ``deeds.act`` do, and nothing else. Whatever is not plainly in order goes the
long way, which says what is wrong; so both ways give the same answer. Sockets have no other way.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, Final

import orjson
from pydantic import ValidationError
from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from ..store import ShelfError
from . import api, deeds, models, pages, socket
from .answer import Answer
from .premises import Premises
from .reply import notice

_JSON: Final = (b"content-type", b"application/json")


class Express:
    """Answers actions itself, opens sockets, and lets everything else through."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Take the short way where it leads, else the long one."""
        match _asked(scope):
            case ("POST", "", "t", table, "act") if _plain_form(scope, table):
                await (await _formed(Request(scope, receive), table))(scope, receive, send)
            case ("POST", "", "api", "tables", table, "actions"):
                body = await _body(receive)
                answer = None if body is None else await _acted(scope, table, body)
                if answer is None:
                    await self._app(scope, _again(body or b"", receive), send)
                else:
                    await _answered(send, answer)
            case ("websocket", "", "t", table, "ws"):
                await _open(socket.table, WebSocket(scope, receive, send), table)
            case ("websocket", "", "api", "tables", table, "follow"):
                await _open(api.follow, WebSocket(scope, receive, send), table)
            case _:
                await self._app(scope, receive, send)


def _asked(scope: Scope) -> tuple[str, ...]:
    """What is asked for: the method, or the kind of connection, and the steps of the path."""
    if scope["type"] == "lifespan":
        return ()
    path: str = scope["path"].removeprefix(scope.get("root_path", "").rstrip("/"))
    return (scope.get("method", scope["type"]), *path.split("/"))


async def _open(door: Callable[[WebSocket, str], Awaitable[None]], here: WebSocket, table: str) -> None:
    try:
        await door(here, table)
    except ShelfError:
        # The table is on the shelf, and the house has no room for it now.
        await here.close(socket.TOO_MANY)


def _plain_form(scope: Scope, table: str) -> bool:
    """Whether this is a form of one of our pages, for a table that is here."""
    premises: Premises = scope["app"].state.premises
    kind = Headers(scope=scope).get("content-type", "")
    return kind == pages.PLAIN_FORM and premises.rooms.held(table) is not None


async def _formed(request: Request, table: str) -> Response:
    """The answer to a form."""
    try:
        return await deeds.done(request, table, "act")
    except HTTPException as error:
        return notice(request, "trouble", error.status_code)


async def _acted(scope: Scope, table: str, body: bytes) -> Answer | None:
    """The answer of the table; None when the long way must be gone."""
    headers = Headers(scope=scope)
    scheme, _, token = headers.get("authorization", "").partition(" ")
    if scheme.lower() != "bearer" or headers.get("content-type", "") != "application/json":
        return None
    premises: Premises = scope["app"].state.premises
    room = premises.rooms.held(table)
    seat = None if room is None else room.seat_of(token.strip())
    if room is None or seat is None:
        return None
    try:
        wish = models.ActionWish.model_validate_json(body)
    except ValidationError:
        return None
    await room.come_back(seat)
    return await room.act(seat, wish.action, wish.version, wish.id)


async def _body(receive: Receive) -> bytes | None:
    """The whole body; None when the other side went before it was there."""
    pieces = []
    while True:
        message = await receive()
        if message["type"] != "http.request":
            return None
        pieces.append(message.get("body", b""))
        if not message.get("more_body"):
            return b"".join(pieces)


def _again(body: bytes, receive: Receive) -> Receive:
    """*body* once more, for who has not seen it."""
    unread = [{"type": "http.request", "body": body, "more_body": False}]

    async def received() -> Message:
        return unread.pop() if unread else await receive()

    return received


async def _answered(send: Send, answer: Answer) -> None:
    refusal: Any = None
    if answer.refusal is not None:
        refusal = {"code": answer.refusal.code, "clause": answer.refusal.clause, "args": dict(answer.refusal.args)}
    body = orjson.dumps({"code": answer.code, "version": answer.version, "refusal": refusal})
    headers = [_JSON, (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": answer.status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
