"""Tables at which only bots sit, watched by one socket each."""

from __future__ import annotations

import asyncio
import time

from bench.crowd import SEATS, Count, Lag, Program
from bench.ways import Programs
from bench.wire import Socket


class Watched:
    """One table of bots, from the outside."""

    def __init__(self, socket: Socket) -> None:
        self._socket = socket
        self.version = 0
        self.moments: list[float] = []
        """When each change of version arrived."""
        self._task = asyncio.create_task(self._listen())

    async def _listen(self) -> None:
        async for message in self._socket.messages():
            found = Programs.version.search(message)
            version = int(found[1]) if found else 0
            if version > self.version:
                self.version = version
                self.moments.append(time.perf_counter())

    def close(self) -> None:
        """Look away."""
        self._task.cancel()
        self._socket.close()


async def opened(port: int, tables: int, level: str) -> list[Watched]:
    """*tables* tables of five bots of *level*, dealt and going on by themselves."""
    found = []
    for _table in range(tables):
        house = Program(port)
        bots = [{"seat": f"p{seat}", "level": level} for seat in range(2, SEATS + 1)]
        wish = {"game": "bourre", "profile": "gamerules", "seats": SEATS, "name": "N", "level": level, "bots": bots}
        host = await house.ask("/api/tables", wish)
        place, token = f"/api/tables/{host['table']}", host["token"]
        socket = await Socket.open(port, Programs().socket(host["table"]), {})
        found.append(Watched(socket))
        await house.ask(f"{place}/cut", {"version": 0, "id": "first"}, token)
        # Whoever opened the table goes, and a bot plays on: from here on nobody but bots is there.
        await house.ask(f"{place}/ready", {}, token)
        await house.ask(f"{place}/leave", {}, token)
        house.close()
    return found


async def watched(tables: list[Watched], seconds: float) -> Count:
    """What the bots do in so many *seconds*; a delay is the time from one action of a table to its next."""
    for table in tables:
        table.moments = []
    started = time.perf_counter()
    async with Lag() as lag:
        await asyncio.sleep(seconds)
    took = time.perf_counter() - started
    delays = sorted(
        later - earlier for table in tables for earlier, later in zip(table.moments, table.moments[1:], strict=False)
    )
    return Count(sum(len(table.moments) for table in tables), took, delays, 0, sorted(lag.late))
