"""The betting: each function gives the hand after one action (L-BET)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..cards import count
from ..table import POT, Action, Event, Happening, Posting, seat_name
from .asking import (
    ASK_NEXT,
    MORE_ROUND,
    NO_CHIPS,
    after_answer,
    call_ends,
    least_to_open,
    least_to_raise,
    next_asked,
    to_speak,
)
from .profile import House
from .state import ANSWER, MORE, SPEAK, Bets

if TYPE_CHECKING:
    from .hand import Hand


def open_range(house: House, bets: Bets, seat: int) -> tuple[int, int]:
    """Contributions that *seat* may open to, lowest and highest; none when the first is above the second (L-BET-3)."""
    return least_to_open(bets.level, bets.put[seat], house.opening == "match_and_add"), bets.most(seat)


def raise_range(bets: Bets, seat: int) -> tuple[int, int]:
    """Contributions that *seat* could raise to, lowest and highest, if somebody can answer (L-BET-4)."""
    return least_to_raise(bets.level), bets.most(seat)


def can_be_answered(bets: Bets, seat: int) -> bool:
    """Whether some other seat that is in still has chips, without which nobody raises (L-BET-5)."""
    return bets.able & ~(1 << seat) != 0


def first_asked(hand: Hand, events: list[Event]) -> Hand:
    """After the deal: the seats that have chips, from the right of the dealer or of the last carre (L-BET-1 and 2)."""
    last = hand.blind.last
    waiting = to_speak(hand.bets.able, -1 if last is None else last)
    start = hand.deal.dealer if last is None else last
    return _before_opening(hand._replace(phase=SPEAK, bets=hand.bets._replace(waiting=waiting)), start, events)


def passed(hand: Hand, action: Action) -> Hand:
    """The hand after a seat let the opening go by (L-BET-2)."""
    events: list[Event] = [Happening("pass", action.seat, clause="L-BET-2")]
    return _before_opening(hand._replace(bets=hand.bets.saying(action.seat, "pass")), action.seat, events)


def opened(hand: Hand, action: Action) -> Hand:
    """The hand after the opening (L-BET-3)."""
    return _bet(hand, action, "L-BET-3")


def raised(hand: Hand, action: Action) -> Hand:
    """The hand after a raise (L-BET-4), or one that starts the cycle again (L-BET-8)."""
    return _bet(hand, action, "L-BET-8" if hand.phase == MORE else "L-BET-4")


def called(hand: Hand, action: Action) -> Hand:
    """The hand after a call, for all a seat has if that is less (L-BET-4 and 5)."""
    seat, bets = action.seat, hand.bets
    short = bets.most(seat) < bets.level
    clause = "L-BET-5" if short else "L-BET-4"
    hand, events = _paid(hand, seat, "call", min(bets.level, bets.most(seat)), clause)
    if call_ends(bets.inside):
        return _showdown(hand, events, "two_in", "L-BET-7")
    return _answered(hand, seat, events)


def folded(hand: Hand, action: Action) -> Hand:
    """The hand after a seat gave up what it had put in (L-BET-4); the last one left takes the pot (L-BET-6)."""
    seat = action.seat
    events: list[Event] = [Happening("fold", seat, clause="L-BET-4")]
    bets = hand.bets.saying(seat, "fold")
    hand = hand._replace(bets=bets._replace(inside=bets.inside & ~(1 << seat)))
    if count(hand.bets.inside) == 1:
        return hand.settled("alone", events)
    return _answered(hand, seat, events)


def stayed(hand: Hand, action: Action) -> Hand:
    """The hand after a seat said *no more* (L-BET-8)."""
    seat = action.seat
    events: list[Event] = [Happening("no_more", seat, clause="L-BET-8")]
    hand = hand._replace(bets=hand.bets.saying(seat, "no-more"))
    if hand.bets.waiting:
        return _asked(hand, seat, events)
    return _showdown(hand, events, "no_more", "L-BET-8")


def _bet(hand: Hand, action: Action, clause: str) -> Hand:
    """Open or raise: everybody else who is in and has chips must answer."""
    seat = action.seat
    hand, events = _paid(hand, seat, action.verb, action.amount, clause)
    bets = hand.bets._replace(aggressor=seat, waiting=hand.bets.able & ~(1 << seat))
    return _answered(hand._replace(phase=ANSWER, bets=bets), seat, events)


def _paid(hand: Hand, seat: int, verb: str, contribution: int, clause: str) -> tuple[Hand, list[Event]]:
    """*seat* brings its contribution up to *contribution*; it may be there already."""
    more = contribution - hand.bets.put[seat]
    bets = hand.bets.paying(seat, contribution).saying(seat, verb)
    note = "all_in" if not bets.chips[seat] else ""
    events: list[Event] = [Happening(verb, seat, amount=contribution, note=note, clause=clause)]
    if more:
        events.append(Posting(seat_name(seat), POT, more, verb, clause))
    return hand._replace(bets=bets), events


def _before_opening(hand: Hand, start: int, events: list[Event]) -> Hand:
    if hand.bets.waiting:
        return _asked(hand, start, events)
    return hand.settled("passed" if hand.blind.last is None else "carre", events)


def _answered(hand: Hand, seat: int, events: list[Event]) -> Hand:
    """Ask the next; when nobody is left to answer, a showdown or the round of raising again (L-BET-8)."""
    bets = hand.bets
    then = after_answer(bets.waiting, bets.able, hand.deal.house.rounds == "one")
    if then == ASK_NEXT:
        return _asked(hand, seat, events)
    if then != MORE_ROUND:
        return _showdown(hand, events, "no_chips" if then == NO_CHIPS else "one_round", "L-BET-8")
    assert bets.aggressor is not None
    waiting = bets.able & ~(1 << bets.aggressor)
    events.append(Happening("more_round", bets.aggressor, clause="L-BET-8"))
    return _asked(hand._replace(phase=MORE, bets=bets._replace(waiting=waiting)), bets.aggressor, events)


def _asked(hand: Hand, after: int, events: list[Event]) -> Hand:
    """This hand with the first waiting seat counterclockwise from *after* to act."""
    seat = next_asked(hand.bets.waiting, after, hand.deal.house.seats)
    return hand._replace(to_act=seat, happenings=tuple(events))


def _showdown(hand: Hand, events: list[Event], note: str, clause: str) -> Hand:
    events.append(Happening("showdown", amount=hand.pot, note=note, clause=clause))
    return hand.settled("showdown", events)
