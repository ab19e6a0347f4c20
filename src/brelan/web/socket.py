"""Sockets: each sends the whole fragment of its seat at every change, and nothing that came in is done."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Callable
from contextlib import suppress

from fastapi import APIRouter, WebSocket, WebSocketDisconnect

from .auth import own_origin
from .pages import fragment_for, guest_of
from .premises import Premises, premises_of
from .room import Room

ROUTES = APIRouter(include_in_schema=False)
POLICY, TOO_MANY = 1008, 1013


@ROUTES.websocket("/t/{id}/ws")
async def table(socket: WebSocket, id: str) -> None:
    """The table's page, kept up to date."""
    premises = premises_of(socket)
    room = premises.rooms.find(id)
    if room is None or not own_origin(socket.headers):
        await socket.close(POLICY)
        return
    guest = guest_of(premises, room, socket)
    if guest.seat is not None:
        await room.come_back(guest.seat)
    await followed(socket, premises, room, guest.seat, lambda: fragment_for(room, guest))


async def followed(
    socket: WebSocket, premises: Premises, room: Room, seat: int | None, message: Callable[[], str]
) -> None:
    """Send *message* now and whenever something has changed, until either side goes."""
    address = socket.client.host if socket.client else ""
    limits = premises.limits
    if premises.sockets[address] >= limits.sockets_each or premises.sockets.total() >= limits.sockets:
        await socket.close(TOO_MANY)
        return
    await socket.accept()
    premises.sockets[address] += 1
    wake = room.watch(seat)
    wake.set()
    listener = asyncio.create_task(_listened(socket, limits.messages, limits.message))
    listener.add_done_callback(lambda _task: wake.set())
    try:
        # What changes while one message is on its way is in the next one, so a slow reader is never far behind.
        while not listener.done():
            await wake.wait()
            wake.clear()
            if listener.done():
                break
            await socket.send_text(message())
    except (WebSocketDisconnect, RuntimeError):
        # The other side went while a message was on its way.
        pass
    finally:
        listener.cancel()
        room.unwatch(wake)
        premises.sockets[address] -= 1
        if premises.sockets[address] <= 0:
            del premises.sockets[address]
    with suppress(RuntimeError, WebSocketDisconnect):
        await socket.close(POLICY)


async def _listened(socket: WebSocket, most: int, size: int) -> None:
    """Read and throw away what comes, until the other side goes or talks too much."""
    times: deque[float] = deque(maxlen=most)
    while True:
        message = await socket.receive()
        if message["type"] == "websocket.disconnect":
            return
        said = message.get("text") or message.get("bytes") or ""
        now = time.monotonic()
        if len(said) > size or (len(times) == most and now - times[0] < 10):
            return
        times.append(now)
