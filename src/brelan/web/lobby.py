"""Before the first hand: who begins, and which seats may be given free again."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .room import Room


def leads(room: Room, seat: int, now: float) -> bool:
    """Whether *seat* may begin: it opened the table, or whoever did is away at the time *now*."""
    return seat == room.host or room.chairs[room.host].away(now, room.grace)


def may_free(room: Room, seat: int, now: float) -> tuple[int, ...]:
    """The seats that *seat* may give free: its own, and as the one who begins those of people who are away.

    Whoever opened the table came by no invitation and could not sit down again, so that seat stays theirs.
    """
    if room.begun or room.ready:
        return ()
    others = [
        chair.seat for chair in room.chairs if chair.seat not in (seat, room.host) and chair.away(now, room.grace)
    ]
    own = [] if seat == room.host else [seat]
    return (*own, *(others if leads(room, seat, now) else ()))
