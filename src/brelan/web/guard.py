"""The door: what every request passes before anything is done, and what every answer carries."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from typing import Final

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from .auth import own_origin
from .limits import Buckets, Limits, whose

POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'; manifest-src 'self'"
)
HEADERS: Final = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    # Without the origin a browser would not say where a form was sent from.
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
    # What a seat sees is for nobody else; a page that wants to be kept says so itself.
    "cache-control": "no-store",
}
_READING: Final = ("GET", "HEAD", "OPTIONS")


class TooLargeError(Exception):
    """The body is longer than anybody needs."""


class Guard:
    """Rate, size and origin of requests; headers of answers. *refuse* makes the answer to what is turned away."""

    def __init__(self, app: ASGIApp, limits: Limits, refuse: Callable[[Scope, int], ASGIApp]) -> None:
        self._app = app
        self._limits = limits
        self._refuse = refuse
        self._posts = Buckets(limits.posts_a_second, limits.posts_at_once)
        self._opens = Buckets(limits.opens_a_second, limits.opens_at_once)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let the request through, or answer it here."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        refused = self._turned_away(scope)
        if refused is not None:
            await self._refuse(scope, refused)(scope, receive, _dressing(send))
            return
        body = _Bounded(receive, self._most(scope))
        answer = _dressing(send)

        async def sending(message: Message) -> None:
            # Whoever reads a form may have made an answer of its own to a body that was cut off.
            if not body.over:
                await answer(message)

        with suppress(TooLargeError):
            await self._app(scope, body.receive, sending)
        if body.over:
            await self._refuse(scope, 413)(scope, receive, answer)

    def _turned_away(self, scope: Scope) -> int | None:
        """The status for a request that goes no further; None for all others."""
        if scope["method"] in _READING:
            return None
        headers = Headers(scope=scope)
        path = _path(scope)
        address = whose((scope.get("client") or ("", 0))[0])
        size = headers.get("content-length", "0")
        if not (size.isascii() and size.isdigit()) or int(size[:12]) > self._most(scope):
            return 413
        # Programs send no origin and no cookie; their token is in a header that no foreign page can set.
        if not path.startswith("/api/") and not own_origin(headers):
            return 403
        if path.startswith("/api/") and "origin" in headers and not own_origin(headers):
            return 403
        if not self._posts.take(address):
            return 429
        if (path in _OPENING or path.endswith("/again")) and not self._opens.take(address):
            return 429
        return None

    def _most(self, scope: Scope) -> int:
        return self._limits.upload + 10_000 if _path(scope) == "/replay" else self._limits.body


class _Bounded:
    """A body of at most *most* bytes."""

    def __init__(self, receive: Receive, most: int) -> None:
        self._receive = receive
        self._left = most
        self.over = False

    async def receive(self) -> Message:
        """The next piece. Raises ``TooLargeError``."""
        message = await self._receive()
        self._left -= len(message.get("body", b""))
        if self._left < 0:
            self.over = True
            raise TooLargeError
        return message


_OPENING: Final = ("/quick", "/tables", "/replay", "/api/tables")


def _path(scope: Scope) -> str:
    path: str = scope["path"]
    return path.removeprefix(scope.get("root_path", "").rstrip("/"))


def _dressing(send: Send) -> Send:
    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            _dressed(message)
        await send(message)

    return sending


def _dressed(message: Message) -> None:
    headers = message.setdefault("headers", [])
    there = {name.lower() for name, _value in headers}
    headers.extend(header for header in _DRESS if header[0] not in there)


_DRESS: Final = tuple((name.encode("latin-1"), value.encode("latin-1")) for name, value in HEADERS.items())
