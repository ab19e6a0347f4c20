"""The reader's own edge of the table as HTML: what is asked, the cards in one row, the words that may be said."""

from __future__ import annotations

from markupsafe import escape

from .desk import Desk
from .page import OVER, PERSON, TablePage
from .parts import MARK, Filling, Manner, Marks, Part, part
from .speech import Speech
from .tell import clause_anchor


def own(page: TablePage, how: Manner, spoken: Speech, names: tuple[str, ...], asked: Desk, marks: Marks) -> Part:
    """What lies in front of the reader of *page*; what stands for its marks comes into *marks*."""
    marks[MARK["line"]] = _line(page, how, spoken, names, asked)
    marks[MARK["ask"]] = escape(asked.ask)
    marks[MARK["row"]] = part("row.html", how, some=bool(asked.slots), mode=asked.mode, labels=asked.draw_labels)
    marks[MARK["slots"]] = "".join([part("slot.html", how, slot=slot, mode=asked.mode)[0] for slot in asked.slots])
    marks[MARK["join"]] = _join(page, how)
    # Where cards are laid away, the only button belongs to the row.
    marks[MARK["bar"]] = "" if asked.mode == "draw" else _bar(page, how, asked)
    return part("desk.html", how, mode=asked.mode)


def _line(page: TablePage, how: Manner, spoken: Speech, names: tuple[str, ...], asked: Desk) -> Part:
    refused = page.refused
    return part(
        "line.html",
        how,
        game=page.game,
        profile=page.house.profile,
        refused="" if refused is None else spoken.refusal(refused, names),
        clause="" if refused is None else refused.clause,
        anchor="" if refused is None else clause_anchor(refused.clause),
        hint=asked.hint,
        thinking=page.thinking,
        mine=asked.mine,
        mode=asked.mode,
        seconds=page.seconds,
        advice=asked.mine and not page.hint and not page.thinking and asked.mode in ("say", "play", "draw"),
    )


def _bar(page: TablePage, how: Manner, asked: Desk) -> Part:
    return part(
        "bar.html",
        how,
        game=page.game,
        profile=page.house.profile,
        stage=page.stage,
        buttons=asked.buttons,
        bet=asked.bet,
        me=page.me is not None,
        waits=page.me is not None and bool(page.ready >> page.me & 1),
        can_close=page.can_close,
        stand_in=asked.stand_in,
        laid=page.next_by is not None,
    )


def _join(page: TablePage, how: Manner) -> Filling:
    """For somebody who looks on: the seats they may take from a bot, if they were invited."""
    if page.me is not None or page.stage == OVER:
        return ""
    seats = tuple((seat, chair.name) for seat, chair in enumerate(page.chairs) if chair.kind != PERSON)
    asking = bool(seats) and not page.may_sit
    full = page.may_sit and not seats
    return part("join.html", how, seats=seats if page.may_sit else (), asking=asking, full=full, yours=page.prefs.name)
