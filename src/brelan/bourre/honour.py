"""The table of honour: misplays accepted, put right, or left standing (B-ERROR)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..table import Action, Event, Happening
from .state import Misplay
from .stay import put

if TYPE_CHECKING:
    from .hand import Hand


def corrected(hand: Hand, action: Action) -> Hand:
    """The misplayed card goes back and the one of *action* is played in its place (B-ERROR-1)."""
    pending, honour, seat = hand.honour.misplay, hand.honour, action.seat
    assert pending is not None
    if hand.deal.house.misplay == "retract":
        honour = honour._replace(misplay=None)
    else:
        honour = honour._replace(
            misplay=None,
            barred=honour.barred | 1 << seat,
            lost_deals=one_more(honour.lost_deals, seat),
        )
    back = hand._replace(hands=pending.hands, tricks=pending.tricks, honour=honour)
    told = Happening("puts_right", seat, pending.action.cards, clause="B-ERROR-1")
    return back.with_play(seat, action.cards, (told,))


def stands(hand: Hand) -> tuple[Hand, tuple[Event, ...]]:
    """The next card goes down: the misplay before it stands, and everybody is told (B-ERROR-2)."""
    pending, honour = hand.honour.misplay, hand.honour
    assert pending is not None
    seat = pending.action.seat
    honour = honour._replace(misplay=None)
    kind = "misplay"
    if hand.deal.house.misplay != "retract":
        kind = "renege"
        honour = honour._replace(barred=honour.barred | 1 << seat, reneges=one_more(honour.reneges, seat))
    told = Happening(kind, seat, pending.action.cards, note=pending.refusal.code, clause=pending.refusal.clause)
    return hand._replace(honour=honour), (told,)


def misplayed(hand: Hand, action: Action) -> Hand:
    """A card that breaks a rule goes down; the table says nothing of it while it can be put right (B-ERROR-1)."""
    refusal = hand.refusal(action)
    assert refusal is not None
    after = hand.with_play(action.seat, action.cards)
    before = Misplay(action, refusal, hand.hands, hand.tricks, after.tricks.shown)
    # A misplay shows nothing about the hand it came from (B-CINCH-2).
    tricks = after.tricks._replace(shown=hand.tricks.shown)
    after = after._replace(tricks=tricks, honour=after.honour._replace(misplay=before))
    assert after.to_act is not None
    return after.asking(after.to_act)


def early(hand: Hand, action: Action) -> Hand:
    """A word or sign before one's turn costs a turn to deal (B-ERROR-5)."""
    honour = hand.honour._replace(lost_deals=one_more(hand.honour.lost_deals, action.seat))
    return hand._replace(honour=honour, happenings=(Happening("early", action.seat, clause="B-ERROR-5"),))


def one_more(row: tuple[int, ...], seat: int) -> tuple[int, ...]:
    """*row* with one more at *seat*."""
    return put(row, seat, row[seat] + 1)
