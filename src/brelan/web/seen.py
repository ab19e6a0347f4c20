"""The table as programs see it: the same view that people get, as JSON.

What is the same for every seat is put together and written once for each change, and each seat's text once for all
who look from it.
"""

from __future__ import annotations

from typing import Any

import orjson

from ..table import View, seat_name
from .present import Glance, commitment, glance, stage
from .room import Room


def seen(room: Room, seat: int | None) -> dict[str, Any]:
    """The table from *seat*, or for somebody who looks on; see ``models.Seen``."""
    view = room.view(seat)
    own = {"seat": None if seat is None else seat_name(seat), "view": None if view is None else view.as_dict()}
    return {**_public_at(room, glance(room))[0], **own}


def message(room: Room, seat: int | None) -> str:
    """``seen`` as one compact line of JSON."""
    now = glance(room)
    text: str | None = now.texts.get(seat)
    if text is None:
        whose = b',"seat":"%s","view":' % seat_name(seat).encode() if seat is not None else b',"seat":null,"view":'
        text = now.texts[seat] = (_public_at(room, now)[1] + whose + _view(room.view(seat), now) + b"}").decode()
    return text


def _view(view: View | None, now: Glance) -> bytes:
    """*view* as JSON; what it has in common with another view of this moment is not written anew."""
    if view is None:
        return b"null"
    common = view.common
    written = next((found for other, found in now.views if other == common), None)
    if written is None:
        written = orjson.dumps(view.common_dict())[:-1] + b","
        now.views.append((common, written))
    return written + orjson.dumps(view.own_dict())[1:]


def _public_at(room: Room, now: Glance) -> tuple[dict[str, Any], bytes]:
    """What does not; also as JSON, without the brace that closes it."""
    if now.public is None:
        public = _public(room, now)
        now.public = public, orjson.dumps(public)[:-1]
    return now.public


def _public(room: Room, now: Glance) -> dict[str, Any]:
    session = room.session
    return {
        "table": room.id,
        "game": room.plan.game,
        "profile": room.plan.profile,
        "stage": stage(room),
        "version": room.version,
        "asked": [seat_name(asked) for asked in room.asked],
        "dealer": seat_name(session.dealer),
        "cutter": seat_name(session.cutter),
        "chairs": [
            {
                "seat": seat_name(seat),
                "name": chair.name,
                "kind": chair.kind,
                "level": chair.level,
                "away": chair.away,
                "stand_in": chair.stand_in,
                "chips": str(chair.chips),
            }
            for seat, chair in enumerate(now.chairs)
        ],
        "pot": str(session.ledger["pot"]),
        "commitment": commitment(room),
        "seconds": now.seconds,
        "report": session.reports[-1] if session.reports else None,
        "result": _result(room),
    }


def _result(room: Room) -> dict[str, Any] | None:
    end = room.session.result
    if end is None:
        return None
    totals = {seat_name(seat): str(total) for seat, total in enumerate(end.totals)}
    places = [[seat_name(seat) for seat in place] for place in end.places]
    return {"share": str(end.share), end.totals_name: totals, "places": places}
