"""What all doors of one house share."""

from __future__ import annotations

import secrets
from collections import Counter, OrderedDict
from typing import Final

from starlette.requests import HTTPConnection

from ..session import Session
from ..store import Shelf
from .auth import SEAT_COOKIE, invite, invited
from .limits import Limits, Pace
from .room import Room
from .rooms import Rooms

INVITE_COOKIE: Final = "invited"


class Premises:
    """The shelf, the tables, the limits, the key, and how many sockets are open."""

    def __init__(self, shelf: Shelf, limits: Limits, pace: Pace) -> None:
        self.shelf = shelf
        self.limits = limits
        self.rooms = Rooms(shelf, limits, pace)
        self.sockets: Counter[str] = Counter()
        """Open sockets by address."""
        self.reels: OrderedDict[tuple[str, int, int], tuple[Session, ...]] = OrderedDict()
        """Hands that were played through lately; see ``reel``."""
        self._key = shelf.key("invite", secrets.token_bytes(32))

    def invite(self, room: Room) -> str:
        """The signature that lets its bearer sit at *room*."""
        return invite(self._key, room.id)

    def may_sit(self, room: Room, request: HTTPConnection) -> bool:
        """Whether this visitor has come by an invite."""
        asked = request.query_params.get("i") if request.scope["query_string"] else ""
        # Whoever was invited once stays so, also by a link that was torn on its way.
        return any(self.invited(room, shown) for shown in (asked, request.cookies.get(INVITE_COOKIE)) if shown)

    def invited(self, room: Room, shown: str) -> bool:
        """Whether *shown* is the invite of *room*."""
        return invited(self._key, room.id, shown)


def premises_of(request: HTTPConnection) -> Premises:
    """The premises that this request came to."""
    found = request.app.state.premises
    assert isinstance(found, Premises)
    return found


def seat_of(room: Room, request: HTTPConnection) -> int | None:
    """The seat of whoever asks, by cookie."""
    return room.seat_of(request.cookies.get(SEAT_COOKIE))
