"""A house in the same process: visitors with their own cookies, programs with their tokens, sockets."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

import httpx2
from fastapi import FastAPI

from brelan.bots.player import any_action
from brelan.web import Limits, Pace, make_app
from brelan.web.clock import spoken
from brelan.web.premises import Premises
from brelan.web.room import Room
from tests.loop import finished
from tests.patience import PATIENCE

HOST = "http://house.test"
AT_ONCE = Pace(bot=0.0, honour=0.0, between=0.0)
BY_HAND = Pace(bot=1e6, honour=1e6, between=1e6, away=1e6, grace=1e6)
"""Nothing happens by itself."""
OPEN = Limits(posts_a_second=1e9, posts_at_once=1e9, opens_a_second=1e9, opens_at_once=1e9)


class House:
    """One house that is open."""

    def __init__(self, app: FastAPI) -> None:
        self.app = app

    @property
    def premises(self) -> Premises:
        premises = self.app.state.premises
        assert isinstance(premises, Premises)
        return premises

    def visitor(self, **headers: str) -> httpx2.AsyncClient:
        """A browser: keeps cookies, says where its forms come from, follows no redirect by itself."""
        transport = httpx2.ASGITransport(self.app)
        return httpx2.AsyncClient(transport=transport, base_url=HOST, headers={"origin": HOST, **headers})

    def program(self, token: str = "") -> httpx2.AsyncClient:
        """A program: no cookies, no origin, a token."""
        headers = {"authorization": f"Bearer {token}"} if token else {}
        transport = httpx2.ASGITransport(self.app)
        return httpx2.AsyncClient(transport=transport, base_url=HOST, headers=headers)

    def room(self, table: str) -> Room:
        room = self.premises.rooms.find(table)
        assert room is not None
        return room

    async def seated(self, people: int = 3, **wish: Any) -> tuple[Room, list[str]]:
        """A table with *people* on its first seats, by way of the interface: the room, and their tokens."""
        async with self.program() as program:
            wish = {"game": "bourre", "seats": people, "profile": "gamerules", **wish}
            opened = (await program.post("/api/tables", json=wish)).json()
            tokens = []
            for seat in range(people):
                asked = {"name": f"N{seat}", "invite": opened["invite"], "seat": f"p{seat + 1}"}
                taken = await program.post(f"/api/tables/{opened['table']}/seats", json=asked)
                assert taken.status_code == 201, taken.text
                tokens.append(taken.json()["token"])
        return self.room(opened["table"]), tokens

    @asynccontextmanager
    async def socket(self, path: str, **headers: str) -> AsyncIterator[Socket]:
        """A socket on *path*."""
        socket = Socket()
        scope = {
            "type": "websocket",
            "asgi": {"version": "3.0"},
            "scheme": "ws",
            "path": path,
            "raw_path": path.encode(),
            "query_string": b"",
            "root_path": "",
            "client": ("10.0.0.1", 1),
            "server": ("house.test", 80),
            "subprotocols": [],
            "headers": [(b"host", b"house.test"), *((k.encode(), v.encode()) for k, v in headers.items())],
        }
        task = asyncio.create_task(self.app(scope, socket.to_app.get, socket.from_app.put))
        await socket.to_app.put({"type": "websocket.connect"})
        try:
            yield socket
        finally:
            await socket.to_app.put({"type": "websocket.disconnect", "code": 1001})
            await asyncio.wait_for(task, PATIENCE)


class Socket:
    """The other end of a socket."""

    def __init__(self) -> None:
        self.to_app: asyncio.Queue[Any] = asyncio.Queue()
        self.from_app: asyncio.Queue[Any] = asyncio.Queue()

    async def message(self) -> dict[str, Any]:
        """The next message from the house, whatever it is."""
        message: dict[str, Any] = await asyncio.wait_for(self.from_app.get(), PATIENCE)
        return message

    async def text(self) -> str:
        """The next text; a word about opening is passed over."""
        message = await self.message()
        while message["type"] == "websocket.accept":
            message = await self.message()
        assert message["type"] == "websocket.send", message
        return str(message["text"])

    async def text_with(self, part: str) -> str:
        """The next text in which *part* stands; those before it are passed over."""
        while part not in (text := await self.text()):
            pass
        return text

    async def latest(self) -> str:
        """The last text that is there."""
        text = await self.text()
        while not self.from_app.empty():
            text = await self.text()
        return text

    async def say(self, text: str) -> None:
        await self.to_app.put({"type": "websocket.receive", "text": text})


def in_house(
    data: Path,
    story: Callable[[House], Awaitable[None]],
    pace: Pace = BY_HAND,
    limits: Limits = OPEN,
) -> None:
    """Open a house on *data*, let *story* happen in it, close it."""

    async def told() -> None:
        app = make_app(data, limits, pace)
        async with app.router.lifespan_context(app):
            await story(House(app))

    finished(told())


async def play(room: Room, random: Random, most: int = 10_000) -> int:
    """Let everybody at *room* act by chance, cuts included, for at most *most* steps; how many there were."""
    for step in range(most):
        if room.session.over:
            return step
        await one_step(room, random)
    return most


async def one_step(room: Room, random: Random) -> None:
    """One action or cut, by chance."""
    if not room.session.in_hand:
        answer = await room.cut(room.session.cutter, random.randrange(1, len(room.house.deck)), room.version)
    else:
        seat = random.choice(room.asked)
        view = room.view(seat)
        assert view is not None
        answer = await room.act(seat, spoken(any_action(view, random)), room.version)
    assert answer.good, answer


def body(response: httpx2.Response) -> dict[str, Any]:
    """What a program was answered."""
    found: dict[str, Any] = json.loads(response.text)
    return found
