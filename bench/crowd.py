"""Many tables of five, played over the wire by this process: paced like people, or as fast as the house answers."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Callable
from random import Random
from typing import Any, NamedTuple

from bench.ways import JSON, Programs, Way
from bench.wire import Requests, Socket

SEATS = 5
LAG_EVERY = 0.005


class Count(NamedTuple):
    """What one stretch of play came to."""

    actions: int
    seconds: float
    delays: list[float]
    """Seconds from the POST until each of the other seats had it, in order."""
    refused: int
    lags: list[float]
    """How much too late this process itself woke up, in order: what it adds to the delays."""
    cost: float | None = None
    """Processor seconds of the house for an action, where the system tells."""


class Table:
    """One table, its five sockets, and the connection it acts through."""

    def __init__(self, port: int, id: str, tokens: list[str], way: Way) -> None:
        self._port = port
        self.id = id
        self._tokens = tokens
        self._way = way
        self._requests = Requests(port)
        self._sockets: list[Socket] = []
        self._listening: list[asyncio.Task[None]] = []
        self.latest = [b""] * SEATS
        self.version = 0
        self._reached = [-1] * SEATS
        self._moved = asyncio.Event()
        self._sent = 0.0
        self._by = -1
        self.delays: list[float] = []
        self.actions = 0
        self.refused = 0

    async def open(self) -> None:
        """All five sockets."""
        for seat, token in enumerate(self._tokens):
            socket = await Socket.open(self._port, self._way.socket(self.id), self._way.headers(token))
            self._sockets.append(socket)
            self._listening.append(asyncio.create_task(self._listen(seat, socket)))

    async def _listen(self, seat: int, socket: Socket) -> None:
        async for message in socket.messages():
            found = self._way.version.search(message)
            version = int(found[1]) if found else 0
            self.latest[seat] = message
            if version > self._reached[seat]:
                self._reached[seat] = version
                if self._sent and seat != self._by:
                    self.delays.append(time.perf_counter() - self._sent)
                if min(self._reached) == version:
                    self.version = version
                    self._moved.set()

    async def act(self, random: Random) -> None:
        """One action or cut, and wait until all five have seen it."""
        self._moved.clear()
        deed = self._way.next(self.id, self.latest, self.version, random)
        self._by = deed.seat
        self._sent = time.perf_counter()
        headers = self._way.headers(self._tokens[deed.seat])
        status, _body = await self._requests.post(deed.path, deed.body, deed.kind, headers)
        self.actions += 1
        if status != 200:
            self.refused += 1
            return
        await asyncio.wait_for(self._moved.wait(), 30)

    def close(self) -> None:
        """Everybody goes home."""
        for task in self._listening:
            task.cancel()
        for socket in self._sockets:
            socket.close()
        self._requests.close()


async def seated(port: int, tables: int, way: Way) -> list[Table]:
    """*tables* tables of the house with a person of ours on every seat, the first hand dealt and all sockets open."""
    found = []
    for number in range(tables):
        house = Program(port)
        opened = await house.ask("/api/tables", {"game": "bourre", "profile": "gamerules", "seats": SEATS})
        place = f"/api/tables/{opened['table']}"
        tokens = []
        for seat in range(SEATS):
            # Nobody has the name of anybody else, so that no sentence is found ready at another table.
            wish = {"name": f"N{seat} at {number}", "invite": opened["invite"]}
            taken = await house.ask(f"{place}/seats", wish)
            tokens.append(taken["token"])
        for token in tokens:
            # One of them is the cutter; the others are told that they are not.
            answer = await house.ask(f"{place}/cut", {"version": 0, "id": "first"}, token)
            if answer["code"] == "done":
                break
        house.close()
        found.append(Table(port, opened["table"], tokens, way))
        await found[-1].open()
    return found


class Program:
    """Somebody who asks for things once."""

    def __init__(self, port: int) -> None:
        self._requests = Requests(port)

    async def ask(self, path: str, wish: dict[str, Any], token: str = "") -> Any:
        """The answer to *wish*."""
        headers = Programs().headers(token) if token else {}
        return json.loads((await self._requests.post(path, json.dumps(wish).encode(), JSON, headers))[1])

    def close(self) -> None:
        """Hang up."""
        self._requests.close()


async def play(tables: list[Table], seconds: float, every: float, random: Random) -> Count:
    """All *tables* for *seconds*: an action *every* so many seconds at each; with 0, as soon as the last is through."""
    for table in tables:
        table.delays, table.actions, table.refused = [], 0, 0
    started = time.perf_counter()
    ends = started + seconds

    async def one(number: int, table: Table) -> None:
        at = started + every * number / len(tables)
        while at < ends and time.perf_counter() < ends:
            await asyncio.sleep(max(0.0, at - time.perf_counter()) if every else 0)
            await table.act(random)
            at += every

    async with Lag() as lag, asyncio.TaskGroup() as group:
        for number, table in enumerate(tables):
            group.create_task(one(number, table))
    took = time.perf_counter() - started
    delays = sorted(delay for table in tables for delay in table.delays)
    actions, refused = sum(table.actions for table in tables), sum(table.refused for table in tables)
    return Count(actions, took, delays, refused, sorted(lag.late))


class Lag:
    """How late this process itself is, while it lasts."""

    def __init__(self, clock: Callable[[], float] = time.perf_counter) -> None:
        self._clock = clock
        self.late: list[float] = []

    async def __aenter__(self) -> Lag:
        self._task = asyncio.create_task(self._measured())
        return self

    async def __aexit__(self, *_error: object) -> None:
        self._task.cancel()

    async def _measured(self) -> None:
        while True:
            due = self._clock() + LAG_EVERY
            await asyncio.sleep(LAG_EVERY)
            self.late.append(max(0.0, self._clock() - due))
