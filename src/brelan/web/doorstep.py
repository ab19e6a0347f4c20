"""Before the door: a connection that says too much before it is a request, or keeps others waiting, is let go.

What listens on the port would take headers without an end, and wait for ever for the rest of a request.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import ClassVar, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from .limits import whose

MOST_HEAD: Final = 64_000
"""Bytes before a body: the line of the request, and all headers. Browsers keep to a quarter of it."""
HEAD_SECONDS: Final = 20.0
"""For these."""
SLOW_SECONDS: Final = 300.0
"""For a body, and again for the answer to be fetched: a record that is brought takes so long on the slowest line."""
MOST_FROM_ONE: Final = 256
"""Connections of one address that are no sockets; a proxy on this machine has as many as it likes."""
_HERE: Final = ("127.", "::1", "::ffff:127.")

_AHEAD: Final = "ahead"
_HEAD: Final = "head"
_BODY: Final = "body"
_ANSWER: Final = "answer"
_SECONDS: Final = {_HEAD: HEAD_SECONDS, _BODY: SLOW_SECONDS, _ANSWER: SLOW_SECONDS}


class Doorstep(HttpToolsProtocol):
    """One connection up to the door."""

    open: ClassVar[Counter[str]] = Counter()
    """Connections by address."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Somebody stands there."""
        super().connection_made(transport)
        self._alarm: asyncio.TimerHandle | None = None
        self._said = 0
        self._come_to(_HEAD)
        address = self.client[0] if self.client else ""
        self._address = "" if not address or address.startswith(_HERE) else whose(address)
        if self._address:
            self.open[self._address] += 1
            if self.open[self._address] > MOST_FROM_ONE:
                transport.close()
        self._look()

    def connection_lost(self, exc: Exception | None) -> None:
        """They went."""
        self._released()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        """They open a socket, which has bounds of its own."""
        self._released()
        super().handle_websocket_upgrade()

    def data_received(self, data: bytes) -> None:
        """They say something."""
        before = self._stage
        if before == _HEAD:
            self._said += len(data)
        super().data_received(data)
        if self._said > MOST_HEAD and before == self._stage == _HEAD:
            self.send_400_response("Too long.")
        self._look()

    def on_message_begin(self) -> None:
        """A request begins."""
        super().on_message_begin()
        self._come_to(_HEAD)
        self._said = 0

    def on_headers_complete(self) -> None:
        """Its headers are there."""
        super().on_headers_complete()
        self._come_to(_BODY)

    def on_message_complete(self) -> None:
        """The whole request is there."""
        super().on_message_complete()
        self._come_to(_ANSWER)

    def on_response_complete(self) -> None:
        """It is answered. Of a next one a part may be there already."""
        super().on_response_complete()
        if self._stage == _ANSWER:
            self._come_to(_AHEAD if self.cycle.response_complete else _ANSWER)
            self._look()

    def _come_to(self, stage: str) -> None:
        self._stage = stage
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None

    def _look(self) -> None:
        """Wait for what comes next. A request that came all at once, and was answered, cost no alarm at all."""
        seconds = _SECONDS.get(self._stage)
        if seconds is not None and self._alarm is None and not self.transport.is_closing():
            self._alarm = self.loop.call_later(seconds, self.transport.abort)

    def _released(self) -> None:
        self._come_to(_AHEAD)
        if self._address:
            self.open[self._address] -= 1
            if self.open[self._address] <= 0:
                del self.open[self._address]
            self._address = ""
