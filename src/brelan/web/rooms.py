"""All tables of the house: opened, found again, put back on the shelf when nobody looks at them."""

from __future__ import annotations

import secrets
from collections.abc import Sequence

from ..store import Fact, Shelf, ShelfError
from .auth import hashed, new_id
from .limits import Limits, Pace
from .plan import BOT_NAMES, Plan
from .room import Room, now


class FullError(ShelfError):
    """As many tables are held as one house can hold."""


class Rooms:
    """The tables that are held in memory; all others are on the shelf."""

    def __init__(self, shelf: Shelf, limits: Limits, pace: Pace) -> None:
        self._shelf = shelf
        self._limits = limits
        self._pace = pace
        self._rooms: dict[str, Room] = {}

    def __len__(self) -> int:
        return len(self._rooms)

    def full(self) -> bool:
        """Whether no further table can be held, even with those back on the shelf that nobody looks at."""
        if len(self._rooms) >= self._limits.tables:
            self.sweep()
        if len(self._rooms) >= self._limits.tables:
            self._make_room()
        return len(self._rooms) >= self._limits.tables

    def _make_room(self) -> None:
        """Put back the table that was left alone for longest: asking for many old ones must keep nobody out."""
        alone = [room for room in self._rooms.values() if not (room.watchers or room.busy)]
        if alone:
            self._put_back(min(alone, key=lambda room: room.watched))

    async def open(
        self, plan: Plan, bots: Sequence[tuple[int, str]] = (), host: tuple[str, str] | None = None, seat: int = 0
    ) -> Room:
        """A new table. *host* is the name and the secret of whoever opened it and gets the chair *seat*.

        *bots* are seats and levels. Raises ``PlanError``; ``ShelfError`` when it could not be kept, ``FullError`` among
        these when the house is full.
        """
        plan.house()
        if self.full():
            raise FullError("full")
        id, secret = new_id(), secrets.token_hex(32)
        body = {"plan": plan.as_body(), "secret": secret, "dealer": secrets.randbelow(plan.seats)}
        facts = [Fact(id, 1, "opened", body)]
        if host is not None:
            name, token = host
            facts.append(Fact(id, 2, "sat", {"seat": seat, "name": name, "token": hashed(token)}))
        taken = {host[0]} if host is not None else set()
        for chair, level in bots:
            name = BOT_NAMES[chair] if BOT_NAMES[chair] not in taken else f"{BOT_NAMES[chair]} 2"
            facts.append(Fact(id, len(facts) + 1, "sat", {"seat": chair, "name": name, "level": level}))
        await self._shelf.append(facts)
        room = Room(self._shelf, self._pace, facts)
        self._rooms[id] = room
        return room

    def find(self, id: str) -> Room | None:
        """The table with that id, fetched from the shelf if need be. Raises ``FullError`` without room for it."""
        held = self.held(id)
        if held is not None:
            return held
        room = self._rooms.get(id)
        facts = self._shelf.facts(id)
        if not facts:
            return None
        if room is None and self.full():
            raise FullError("full")
        if room is not None:
            room.driver.stop()
        fresh = Room(self._shelf, self._pace, facts, self._shelf.said(id))
        self._rooms[id] = fresh
        fresh.driver.arm()
        return fresh

    def held(self, id: str) -> Room | None:
        """The table with that id if it is here and in order."""
        room = self._rooms.get(id)
        if room is None or room.astray:
            return None
        room.watched = now()
        return room

    def sweep(self) -> None:
        """Put back on the shelf every table that nobody has looked at for long."""
        gone = [room for room in self._rooms.values() if not room.watchers and now() - room.watched > self._pace.rest]
        for room in gone:
            self._put_back(room)

    def _put_back(self, room: Room) -> None:
        room.driver.stop()
        del self._rooms[room.id]

    def quiet(self) -> float:
        """Seconds since anything was decided at any table."""
        return min((now() - room.driver.since for room in self._rooms.values()), default=float("inf"))

    def stop(self) -> None:
        """Nothing happens by itself any more; what happened is on the shelf."""
        for room in self._rooms.values():
            room.driver.stop()
