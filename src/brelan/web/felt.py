"""The middle of a table's page as HTML: the seats round the felt, and the sheet that lies on it between two hands."""

from __future__ import annotations

from functools import partial
from typing import Any

from markupsafe import escape

from ..cards import Card, Cards
from .account import totals
from .desk import Desk
from .page import CUTTING, OVER, SETTLED, TablePage
from .parts import MARK, Filling, Manner, Marks, Part, filled, fresh, part
from .ring import Plate, in_row, plate_at, seated
from .settlement import settlement
from .speech import Speech
from .values import values_of


def felt(page: TablePage, how: Manner, spoken: Speech, names: tuple[str, ...], asked: Desk, marks: Marks) -> Part:
    """The felt of *page*; what stands for its marks comes into *marks*."""
    marks[MARK["ring"]] = _ring(page, how, spoken)
    marks[MARK["lying"]] = _lying(page, spoken, names, asked)
    return part("felt.html", how)


def _ring(page: TablePage, how: Manner, spoken: Speech) -> str:
    found: list[str] = []
    kept = page.kept.moment
    for seat, side in seated(len(page.chairs), page.me):
        # One's own plate may tell more than all others see of it; theirs is the same for all, each at another edge.
        key = ("plate", how, seat, seat == page.me)
        made = kept.get(key)
        if made is None:
            plate = plate_at(page, spoken, seat)
            made = kept[key] = page.kept.made(key, plate, partial(plate_part, plate, how, page.game))
        found += (made[0], side, made[2])
    return "".join(found)


def plate_part(plate: Plate, how: Manner, game: str) -> Part:
    """One seat; only the mark of its side is left in it."""
    frame = part(
        "plate.html",
        how,
        seat=plate.seat,
        turn=plate.turn,
        out=plate.out,
        away=plate.away,
        mine=plate.mine,
        dealer=plate.dealer,
        bot=plate.bot,
        stand_in=plate.stand_in,
        state=plate.state,
        tricks=plate.tricks,
        premium=plate.premium,
    )
    marks: Marks = {
        MARK["name"]: escape(plate.name),
        MARK["chips"]: plate.chips,
        MARK["front"]: _before(plate, how, game),
        MARK["put"]: plate.put,
    }
    first, mark, last = filled(frame, marks).partition(MARK["side"])
    return first, mark, last


def _before(plate: Plate, how: Manner, game: str) -> Filling:
    """What lies before a seat."""
    if game == "bouillotte" and not (plate.shown or plate.played or plate.put or plate.backs):
        return ""
    return part(
        "before.html",
        how,
        shown=plate.shown,
        backs=plate.backs,
        put=bool(plate.put),
        played=plate.played,
        winning=plate.winning,
        taken=plate.taken,
        mine=plate.mine,
    )


def _shown(page: TablePage) -> tuple[tuple[Card, ...], ...]:
    """The cards that each seat has shown at the end of the hand: on a narrow page the sheet covers them."""
    masks: tuple[Cards, ...] = getattr(page.view, "shown", ()) if page.game == "bouillotte" else ()
    return tuple(in_row(masks[seat], -1) if masks else () for seat in range(len(page.chairs)))


def _lying(page: TablePage, spoken: Speech, names: tuple[str, ...], asked: Desk) -> Filling:
    if page.stage in (SETTLED, OVER):
        settled: dict[str, Any] = {
            "settling": settlement(page, names, spoken),
            "totals": totals(page.account, page.chairs, page.me),
            "hands": _shown(page),
        }
        return fresh("sheet.html", values_of(page) | settled)
    return fresh("cut.html", values_of(page) | {"desk": asked}) if page.stage == CUTTING else ""
