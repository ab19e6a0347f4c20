"""Sockets: each sends the whole fragment of its seat at every change, and nothing that came in is done."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from typing import Final

from starlette.websockets import WebSocket, WebSocketDisconnect

from .auth import own_origin
from .limits import whose
from .pages import fragment_for, guest_of
from .premises import Premises, premises_of, seat_of
from .room import Room

LOG = logging.getLogger("brelan")
POLICY: Final = 1008
TROUBLE: Final = 1011
AGAIN: Final = 1012
"""The table must be read from the shelf anew: whoever comes again finds it there."""
TOO_MANY: Final = 1013


async def table(socket: WebSocket, id: str) -> None:
    """The table's page, kept up to date."""
    premises = premises_of(socket)
    room = premises.rooms.find(id)
    if room is None or not own_origin(socket.headers):
        await socket.close(POLICY)
        return
    seat = seat_of(room, socket)
    # A page that lies open in a pocket lays its line anew by itself; only its owner ends what its owner has asked for.
    if seat is not None and not room.chairs[seat].wished:
        await room.come_back(seat)
    guest = guest_of(premises, room, socket).alike
    await followed(socket, premises, room, guest.seat, lambda: fragment_for(room, guest))


async def followed(
    socket: WebSocket, premises: Premises, room: Room, seat: int | None, message: Callable[[], str]
) -> None:
    """Send *message* now and whenever something has changed, until either side goes."""
    address = whose(socket.client.host) if socket.client else ""
    limits = premises.limits
    if premises.sockets[address] >= limits.sockets_each or premises.sockets.total() >= limits.sockets:
        await socket.close(TOO_MANY)
        return
    sitter = "" if seat is None else room.chairs[seat].token
    await socket.accept()
    premises.sockets[address] += 1
    wake = room.watch(seat)
    wake.set()
    if seat is not None and room.chairs[seat].token != sitter:
        room.sent_off.add(wake)
    # A change wakes this task alone. The one we are in is reached through every layer between the port and here.
    telling = asyncio.create_task(_told(socket, wake, room, message))
    try:
        await _listened(socket, limits.messages, limits.message)
    finally:
        telling.cancel()
        room.unwatch(wake)
        premises.sockets[address] -= 1
        if premises.sockets[address] <= 0:
            del premises.sockets[address]
        await asyncio.wait([telling])
    with suppress(RuntimeError, WebSocketDisconnect):
        await socket.close(POLICY)


async def _told(socket: WebSocket, wake: asyncio.Event, room: Room, message: Callable[[], str]) -> None:
    """Send *message* whenever *wake* is set, until the other side is gone, or the table or the seat is another's."""
    while True:
        await wake.wait()
        if room.astray or wake in room.sent_off:
            with suppress(WebSocketDisconnect, RuntimeError):
                await socket.close(AGAIN)
            return
        # What changes while one message is on its way is in the next one, so a slow reader is never far behind.
        wake.clear()
        try:
            text = message()
        except Exception:
            LOG.exception("a table could not be shown")
            await socket.close(TROUBLE)
            return
        try:
            await socket.send_text(text)
        except (WebSocketDisconnect, RuntimeError):
            # The other side went while a message was on its way; whoever listens is told so.
            return


async def _listened(socket: WebSocket, most: int, size: int) -> None:
    """Read and throw away what comes, until the other side goes or talks too much."""
    times: deque[float] | None = None
    while True:
        message = await socket.receive()
        if message["type"] == "websocket.disconnect":
            return
        said = message.get("text") or message.get("bytes") or ""
        now = time.monotonic()
        if times is None:
            # Hardly anybody ever says anything, and there are thousands of sockets.
            times = deque(maxlen=most)
        if len(said) > size or (len(times) == most and now - times[0] < 10):
            return
        times.append(now)
