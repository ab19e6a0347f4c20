"""The seats round the table: where each is drawn, and its plate: what it has put down, its state in a word."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from ..bouillotte import View as BouillotteView
from ..bourre import View as BourreView
from ..cards import Card, Cards, cards_of
from .page import BOT, CUTTING, LOBBY, PLAYING, Chair, TablePage
from .papers import ReplayPage
from .speech import Speech, chips

LEFT: Final = "left"
TOP: Final = "top"
RIGHT: Final = "right"
NEAR: Final = "near"

_SIDES: Final = {0: 0, 1: 0, 2: 0, 3: 1, 4: 1, 5: 1, 6: 2, 7: 2}
"""How many of so many others sit on the left, and as many on the right."""


class Plate(NamedTuple):
    """One seat as the page draws it."""

    seat: int
    name: str
    chips: str
    state: str = ""
    tricks: int = 0
    dealer: bool = False
    turn: bool = False
    mine: bool = False
    bot: bool = False
    away: bool = False
    stand_in: bool = False
    played: tuple[Card, ...] = ()
    winning: bool = False
    taken: bool = False
    """The card belongs to a trick that is won, and lies there until the next one begins."""
    shown: tuple[Card, ...] = ()
    backs: int = 0
    """Bouillotte: cards held face down."""
    put: str = ""
    """Bouillotte: the contribution in this hand."""
    out: bool = False
    premium: str = ""


def seated(seats: int, me: int | None) -> list[tuple[int, str]]:
    """Each seat and the edge of the table where it is drawn, in the order in which they are read.

    They go clockwise from the left of *me*, who comes last; for somebody who looks on, p1 sits nearest.
    """
    near = me or 0
    return [((near + step) % seats, side_of(step, seats)) for step in (*range(1, seats), 0)]


def replay_plates(page: ReplayPage, speech: Speech) -> tuple[Plate, ...]:
    """The seats at one step of a hand that was played, by number; with open hands where the reader asked for them."""
    live = TablePage(
        prefs=page.prefs,
        table=page.table,
        game=page.game,
        house=page.house,
        title=page.title,
        stage=PLAYING,
        version=0,
        action_id="",
        chairs=page.chairs,
        me=page.me,
        number=page.number,
        dealer=page.dealer,
        view=page.view,
    )
    found = [plate_at(live, speech, seat) for seat in range(len(page.chairs))]
    if page.me is not None:
        # The reader's own cards lie in a row of their own.
        found[page.me] = found[page.me]._replace(shown=())
    if not page.open_hands:
        return tuple(found)
    hands = [0 if seat == page.me else own for seat, own in enumerate(page.open_hands)]
    trump: int = getattr(page.view, "trump", -1)
    return tuple(plate._replace(shown=in_row(hands[plate.seat], trump), backs=0) for plate in found)


def in_row(hand: Cards, trump: int) -> tuple[Card, ...]:
    """The cards of a hand as they are held: by suit with trump first, the highest first."""
    return tuple(sorted(cards_of(hand), key=lambda card: (card // 13 != trump, card // 13, -card)))


def side_of(step: int, seats: int) -> str:
    """The edge at which the seat *step* places to the left of the nearest sits."""
    if step == 0:
        return NEAR
    wings = _SIDES[seats - 1]
    if step <= wings:
        return LEFT
    return RIGHT if step >= seats - wings else TOP


def plate_at(page: TablePage, speech: Speech, seat: int) -> Plate:
    """The plate of *seat*."""
    chair = page.chairs[seat]
    view = page.view
    plain = _plain(page, speech, seat, chair)
    if page.stage in (LOBBY, CUTTING) or view is None:
        cuts = page.stage == CUTTING and seat == page.cutter
        return Plate(**plain, turn=cuts)
    if isinstance(view, BourreView):
        return _bourre(page, view, speech, seat, plain)
    if isinstance(view, BouillotteView):
        return _bouillotte(page, view, speech, seat, plain)
    raise TypeError(view)


def _plain(page: TablePage, speech: Speech, seat: int, chair: Chair) -> dict[str, Any]:
    return {
        "seat": seat,
        "name": chair.name or speech.say("web-seat-free"),
        "chips": chips(chair.chips),
        "dealer": seat == page.dealer and page.stage != LOBBY,
        "mine": seat == page.me,
        "bot": chair.kind == BOT,
        "away": chair.away,
        "stand_in": chair.stand_in,
    }


def _bourre(page: TablePage, view: BourreView, speech: Speech, seat: int, plain: dict[str, Any]) -> Plate:
    # A trick lies on the table until the next one is led: whoever played early in it wants to see its last card too.
    taken = bool(view.last_plays) and not view.plays
    plays, leader = (view.last_plays, view.last_leader) if taken else (view.plays, view.leader)
    played = _played(plays, leader, view, seat) if plays else 0
    code, amount = bourre_state(view, seat)
    return Plate(
        **plain,
        state=speech.say(f"web-state-{code}", count=amount) if code else "",
        tricks=view.tricks[seat],
        turn=page.stage == PLAYING and _asked(view, seat),
        played=tuple(cards_of(played)),
        # Who won a trick leads to the next, or would if there were one.
        winning=(view.leader if taken else view.winning) == seat,
        taken=taken,
        out=bool(view.passed >> seat & 1),
    )


def _played(plays: tuple[Cards, ...], leader: int, view: BourreView, seat: int) -> Cards:
    """The card of *seat* among *plays*; 0 when it has not played."""
    seats = view.house.seats
    order = [other for step in range(seats) if view.active >> (other := (leader + step) % seats) & 1]
    place = order.index(seat) if seat in order else len(plays)
    return plays[place] if place < len(plays) else 0


def bourre_state(view: BourreView, seat: int) -> tuple[str, int]:
    """A code for the state of *seat*, and its number."""
    here = 1 << seat
    if view.passed & here:
        return "passed", 0
    if view.phase == "over" and view.active & here and view.active & (view.active - 1) and not view.tricks[seat]:
        return "bourre", 0
    if view.active & here:
        number = view.drawn[seat]
        if view.phase in ("playing", "over"):
            return ("", 0) if number < 0 else ("drew", number)
        return ("plays", 0) if number < 0 else ("drew", number)
    return ("decided", 0) if view.decided & here else ("", 0)


def _bouillotte(page: TablePage, view: BouillotteView, speech: Speech, seat: int, plain: dict[str, Any]) -> Plate:
    state = view.state(seat)
    said = view.said[seat]
    code = state if state in ("folded", "all_in") else said
    code = code.replace("_", "-")
    end = view.settlement
    wins = end is not None and (end.taker == seat or any(pot.winner == seat for pot in end.pots))
    premium = page.chairs[seat].premium
    return Plate(
        **plain,
        state=speech.say("web-state-wins" if wins else f"web-state-{code}", count=0) if code or wins else "",
        turn=page.stage == PLAYING and view.to_act == seat,
        shown=tuple(cards_of(view.shown[seat])) if seat != page.me or view.shown[seat] else (),
        backs=3 if view.retourne and seat != page.me and view.inside >> seat & 1 and not view.shown[seat] else 0,
        put=chips(view.put[seat]) if view.put[seat] else "",
        out=not view.inside >> seat & 1,
        premium=chips(premium) if premium else "",
    )


def _asked(view: BourreView, seat: int) -> bool:
    if view.phase == "declaring" and view.house.closed_fist:
        return not (view.decided | view.active | view.passed) >> seat & 1
    return view.to_act == seat
