"""From a table to the page of one seat: what its view holds and what everybody knows, nothing else."""

from __future__ import annotations

import math
from dataclasses import dataclass, field
from typing import Any

from ..cards import Cards, bits_of, write_mask
from ..table import Action, View, seat_name
from . import page
from .account import belongs
from .lobby import leads, may_free
from .page import Kept, Preferences, Said, TablePage
from .room import Room, now
from .seats import Chair


def table_page(
    room: Room,
    seat: int | None,
    prefs: Preferences,
    invite: str = "",
    qr: tuple[str, ...] = (),
    may_sit: bool = False,
    own_link: str = "",
) -> TablePage:
    """The table as *seat* sees it now; None for somebody who looks on."""
    session, view = room.session, room.view(seat)
    note = room.notes.get(seat) if seat is not None else None
    return TablePage(
        **_shared(room),
        prefs=prefs,
        action_id=f"v{room.version}" if seat is not None else "",
        me=seat,
        host=seat is not None and leads(room, seat, now()),
        may_free=() if seat is None else may_free(room, seat, now()),
        may_sit=may_sit and seat is None and not session.over,
        view=view,
        refused=None if note is None else note.refusal,
        hint=None if note is None or note.hint is None else _hint(note.hint),
        thinking=note is not None and note.thinking,
        invite=invite,
        qr=qr,
        own_link=own_link,
        misplaced=corrections(room, view),
        can_close=seat is not None and room.begun and session.refusal_to_close() is None,
    )


@dataclass(slots=True)
class Glance:
    """A table at one moment as far as all see the same, and what was made of it: each thing once, for whoever looks."""

    key: tuple[Any, ...]
    seconds: int | None
    chairs: tuple[page.Chair, ...]
    lasting: dict[Any, Any]
    """What is kept of the table for pages from one moment to the next; see ``page.Kept``."""
    shared: dict[str, Any] | None = None
    """What the pages of all have in common, once a page was asked for."""
    public: tuple[dict[str, Any], bytes] | None = None
    """The same for programs; see ``seen``."""
    views: list[tuple[Any, bytes]] = field(default_factory=list)
    """What views have in common, and what programs read of it."""
    texts: dict[Any, Any] = field(default_factory=dict)
    """Whole messages to programs by whom they are for."""


def glance(room: Room) -> Glance:
    """The table now: as it was put together before, unless something has changed or time has."""
    left, moment = room.driver.seconds_left(), now()
    seconds = None if left is None else math.ceil(left)
    # Who has a page open is not away, and a page that opens or closes is a change of its own.
    key = (room.changes, seconds, *[chair.away(moment, room.grace) for chair in room.chairs if not chair.sockets])
    kept: Glance | None = room.glance
    if kept is None or kept.key != key:
        # Chips that lie in front of a seat are in the view; accounts of the session are not.
        view = room.view(None) if getattr(room.house, "cave", 0) else None
        chairs = tuple([chair_of(room, chair, view) for chair in room.chairs])
        kept = room.glance = Glance(key, seconds, chairs, {} if kept is None else kept.lasting)
    return kept


def _shared(room: Room) -> dict[str, Any]:
    found = glance(room)
    if found.shared is None:
        found.shared = _made(room, found)
    return found.shared


def _made(room: Room, found: Glance) -> dict[str, Any]:
    session, view = room.session, room.view(None)
    return {
        "table": room.id,
        "game": room.plan.game,
        "house": room.house,
        "title": room.plan.rulebook.profiles[room.plan.profile].title,
        "stage": stage(room),
        "version": room.version,
        "changes": room.changes,
        "chairs": found.chairs,
        "number": session.number if session.in_hand or not session.reports else len(session.reports),
        "dealer": session.dealer,
        "cutter": session.cutter,
        # Between two hands the last one still lies there to be seen, but what is in the pot is the next one's.
        "pot": getattr(view, "pot", session.ledger["pot"]) if session.in_hand else session.ledger["pot"],
        "commitment": commitment(room),
        "account": tuple([event for event in room.events if belongs(event)]),
        "log": tuple(room.told),
        "forgotten": room.forgotten,
        "reports": session.reports,
        "result": session.result,
        "seconds": found.seconds,
        "clock": room.plan.clock,
        "ready": sum(1 << ready for ready in room.ready),
        "talk": tuple([Said(said.name, said.text, said.number) for said in room.talk]),
        "next_by": room.next_by if room.next else None,
        "kept": Kept(lasting=found.lasting),
    }


def commitment(room: Room) -> str:
    """The promise of the next deck; empty while no deck is promised."""
    return "" if room.session.in_hand or room.session.over else room.table.commitment


def stage(room: Room) -> str:
    """How far the table is, in a word of ``page.STAGES``."""
    if room.session.over:
        return page.OVER
    if room.session.in_hand:
        return page.PLAYING
    # Where a bot cuts it waits for everybody, and they still have the settlement before them.
    if room.ready and (not room.chairs[room.session.cutter].plays_itself or room.all_ready()):
        return page.CUTTING
    return page.SETTLED if room.begun else page.LOBBY


def chair_of(room: Room, chair: Chair, view: View | None) -> page.Chair:
    """One chair as anybody may see it; *view* is anybody's of the hand."""
    ledger, name = room.session.ledger, seat_name(chair.seat)
    caves = getattr(view, "caves", None)
    kind = page.FREE if chair.free else page.PERSON if chair.person else page.BOT
    return page.Chair(
        name=chair.name,
        kind=kind,
        level="" if chair.person else chair.level,
        away=chair.away(now(), room.grace),
        stand_in=chair.stand_in,
        chips=ledger[name] if caves is None or room.session.over else caves[chair.seat],
        premium=ledger.balances.get(f"premium {name}", 0),
    )


def corrections(room: Room, view: View | None) -> tuple[str, ...]:
    """Cards that put right what this seat misplayed (B-ERROR-1), asked of the gate one by one."""
    misplay: Any = getattr(view, "misplay", None)
    hand = room.session.hand
    if view is None or view.seat is None or misplay is None or hand is None:
        return ()
    cards: Cards = getattr(view, "own", 0) | misplay[0].cards
    found = [bit for bit in bits_of(cards) if hand.refusal(Action(view.seat, "correct", bit)) is None]
    return tuple(write_mask(bit) for bit in found)


def _hint(hint: Any) -> page.Hint:
    return page.Hint(str(hint.action).partition(" ")[2], hint.code, hint.args)
