"""The table as programs see it: the same view that people get, as JSON."""

from __future__ import annotations

import math
from typing import Any

from ..table import seat_name
from .present import GRACE, chair_of, stage
from .room import Room, now


def seen(room: Room, seat: int | None) -> dict[str, Any]:
    """The table from *seat*, or for somebody who looks on; see ``models.Seen``."""
    session, view = room.session, room.view(seat)
    left = room.driver.seconds_left()
    chairs = [(chair, chair_of(room, chair, view)) for chair in room.chairs]
    return {
        "table": room.id,
        "game": room.plan.game,
        "profile": room.plan.profile,
        "stage": stage(room),
        "version": room.version,
        "seat": None if seat is None else seat_name(seat),
        "asked": [seat_name(asked) for asked in room.asked],
        "dealer": seat_name(session.dealer),
        "cutter": seat_name(session.cutter),
        "chairs": [
            {
                "seat": seat_name(chair.seat),
                "name": chair.name,
                "kind": shown.kind,
                "level": shown.level,
                "away": chair.away(now(), GRACE),
                "stand_in": chair.stand_in,
                "chips": str(shown.chips),
            }
            for chair, shown in chairs
        ],
        "pot": str(session.ledger["pot"]),
        "commitment": "" if session.in_hand or session.over else room.table.commitment,
        "seconds": None if left is None else math.ceil(left),
        "view": None if view is None else view.as_dict(),
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
