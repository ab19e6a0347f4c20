"""Many tables of five, played over the wire by this process: paced like people, or as fast as the house answers."""

from __future__ import annotations

import asyncio
import json
import re
import time
from collections.abc import Callable
from typing import Any, NamedTuple

from bench.wire import Requests, Socket

SEATS = 5
VERSION = re.compile(rb'"version":(\d+)')
ASKED = re.compile(rb'"asked":\["p(\d)')

Choose = Callable[[bytes], str]


class Count(NamedTuple):
    """What one stretch of play came to."""

    actions: int
    seconds: float
    delays: list[float]
    """Seconds from the POST until each of the other seats had it."""
    refused: int


class Table:
    """One table, its five sockets, and the connection it acts through."""

    def __init__(self, port: int, id: str, tokens: list[str], bare: bool) -> None:
        self._port = port
        self._place = f"/api/tables/{id}"
        self._tokens = tokens
        self._bare = bare
        self._requests = Requests(port)
        self._sockets: list[Socket] = []
        self._listening: list[asyncio.Task[None]] = []
        self.latest = [b""] * SEATS
        self.version = 0
        self._reached = [0] * SEATS
        self._moved = asyncio.Event()
        self._sent = 0.0
        self._by = -1
        self.delays: list[float] = []
        self.actions = 0
        self.refused = 0

    async def open(self) -> None:
        """All five sockets."""
        for seat, token in enumerate(self._tokens):
            socket = await Socket.open(self._port, f"{self._place}/follow", token)
            self._sockets.append(socket)
            self._listening.append(asyncio.create_task(self._listen(seat, socket)))

    async def _listen(self, seat: int, socket: Socket) -> None:
        async for message in socket.messages():
            found = VERSION.search(message)
            version = int(found[1]) if found else 0
            self.latest[seat] = message
            if version > self._reached[seat]:
                self._reached[seat] = version
                if self._sent and seat != self._by:
                    self.delays.append(time.perf_counter() - self._sent)
                if min(self._reached) == version:
                    self.version = version
                    self._moved.set()

    async def act(self, choose: Choose) -> None:
        """One action or cut, and wait until all five have seen it."""
        asked = ASKED.search(self.latest[0])
        self._by = int(asked[1]) - 1 if asked else -1
        stamp = {"version": self.version, "id": f"v{self.version}"}
        self._moved.clear()
        if self._bare:
            self._by, word, wish = 0, "actions", {"action": "pass", **stamp}
        elif self._by >= 0:
            word, wish = "actions", {"action": choose(self.latest[self._by]), **stamp}
        else:
            self._by = int(json.loads(self.latest[0])["cutter"][1]) - 1
            word, wish = "cut", stamp
        self._sent = time.perf_counter()
        status, _body = await self._requests.post(f"{self._place}/{word}", wish, self._tokens[self._by])
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


async def seated(port: int, tables: int, rules: dict[str, Any]) -> list[Table]:
    """*tables* tables of the house, with a person of ours on every seat."""
    requests, found = Requests(port), []
    for _table in range(tables):
        wish = {"game": "bourre", "profile": "gamerules", "seats": SEATS, "rules": rules}
        opened = json.loads((await requests.post("/api/tables", wish))[1])
        tokens = []
        for seat in range(SEATS):
            taking = {"name": f"N{seat}", "invite": opened["invite"]}
            place = f"/api/tables/{opened['table']}/seats"
            tokens.append(json.loads((await requests.post(place, taking))[1])["token"])
        found.append(Table(port, opened["table"], tokens, False))
    requests.close()
    return found


async def play(tables: list[Table], seconds: float, every: float, choose: Choose) -> Count:
    """All *tables* for *seconds*: an action *every* so many seconds at each; with 0, as soon as the last is through."""
    for table in tables:
        table.delays, table.actions, table.refused = [], 0, 0
    started = time.perf_counter()
    ends = started + seconds

    async def one(number: int, table: Table) -> None:
        at = started + every * number / len(tables)
        while at < ends and time.perf_counter() < ends:
            await asyncio.sleep(max(0.0, at - time.perf_counter()) if every else 0)
            await table.act(choose)
            at += every

    async with asyncio.TaskGroup() as group:
        for number, table in enumerate(tables):
            group.create_task(one(number, table))
    took = time.perf_counter() - started
    delays = sorted(delay for table in tables for delay in table.delays)
    return Count(sum(table.actions for table in tables), took, delays, sum(table.refused for table in tables))
