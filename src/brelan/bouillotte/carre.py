"""The blind bets, and the deal that follows them (L-CARRE, L-DEAL): each function gives the hand after one action."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from ..cards import kernel
from ..table import POT, Action, Event, Happening, Posting, seat_name
from .betting import first_asked
from .profile import House

if TYPE_CHECKING:
    from .hand import Hand


@kernel
def can_carre(chips: int, pot: int) -> int:
    """1 when a seat with so many *chips* can double the *pot* (L-CARRE-2)."""
    return int(chips >= pot)


def antes(house: House, dealer: int, caves: Sequence[int]) -> tuple[int, ...]:
    """What each seat antes out of its cave, in chips (L-CARRE-1 and 4). No cave is empty."""
    paid = [0 if house.ante_by == "dealer" else 1] * house.seats
    paid[dealer] = 1
    if house.ante_by == "each_and_dealer" and caves[dealer] > 1:
        paid[dealer] = 2
    return tuple(paid)


def carred(hand: Hand, action: Action) -> Hand:
    """The hand after a seat doubled the pot."""
    seat, pot = action.seat, hand.pot
    clause = "L-CARRE-3" if hand.blind.buyback else "L-CARRE-2"
    events: list[Event] = [
        Happening("carre", seat, amount=pot, note=_note(hand), clause=clause),
        Posting(seat_name(seat), POT, pot, "carre", clause),
    ]
    bets = hand.bets.paying(seat, hand.bets.put[seat] + pot).saying(seat, "carre")
    made, bought_back = hand.blind.made, hand.blind.buyback
    hand = hand._replace(bets=bets, blind=hand.blind._replace(made=made + (not bought_back), buyback=False, last=seat))
    if bought_back:
        return dealt(hand, events)
    if hand.deal.house.carre_buyback and made:
        before = hand.deal.seat_at(made - 1)
        if can_carre(bets.chips[before], hand.pot):
            return hand._replace(to_act=before, blind=hand.blind._replace(buyback=True), happenings=tuple(events))
        events.append(Happening("cannot_carre", before, amount=hand.pot, note="buyback", clause="L-CARRE-3"))
    return offered(hand, events)


def declined(hand: Hand, action: Action) -> Hand:
    """The hand after a seat would not double the pot: that ends it, unless the next seat still has its turn."""
    clause = "L-CARRE-3" if hand.blind.buyback else "L-CARRE-2"
    events: list[Event] = [Happening("decline", action.seat, note=_note(hand), clause=clause)]
    bought_back = hand.blind.buyback
    hand = hand._replace(bets=hand.bets.saying(action.seat, "decline"), blind=hand.blind._replace(buyback=False))
    return offered(hand, events) if bought_back else dealt(hand, events)


def offered(hand: Hand, events: list[Event]) -> Hand:
    """Offer a carre to the next seat of the lap; one that has too few chips ends the blind bets."""
    if hand.blind.made == hand.deal.house.seats:
        return dealt(hand, events)
    seat = hand.deal.seat_at(hand.blind.made)
    if not can_carre(hand.bets.chips[seat], hand.pot):
        events.append(Happening("cannot_carre", seat, amount=hand.pot, clause="L-CARRE-2"))
        return dealt(hand, events)
    return hand._replace(to_act=seat, happenings=tuple(events))


def dealt(hand: Hand, events: list[Event]) -> Hand:
    """The hand with its cards dealt and the first seat asked to speak."""
    deal = hand.deal
    events.append(Happening("dealt", deal.dealer, amount=3, clause="L-DEAL-1"))
    events.append(Happening("retourne", cards=deal.retourne, clause="L-DEAL-1"))
    return first_asked(hand, events)


def _note(hand: Hand) -> str:
    return "buyback" if hand.blind.buyback else ""
