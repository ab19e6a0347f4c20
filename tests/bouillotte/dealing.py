"""Hands to order: who holds what, who has how many chips, and what has been said so far.

Unless a test says otherwise p1 deals, so that p4 p3 p2 p1 is the order of play.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from brelan import bouillotte
from brelan.bouillotte import Hand, House
from brelan.cards import Card, read_cards
from brelan.session import Session
from brelan.table import Happening, Posting, Refusal, seat_name


def house(seats: int = 4, **switches: Any) -> House:
    """The historic house with *switches* of its own."""
    return bouillotte.house("historic", seats, switches if seats == 4 else {"seats": seats, **switches})


def deck_with(rules: House, hands: Mapping[str, str], retourne: str, dealer: int = 0) -> tuple[Card, ...]:
    """A deck that deals *hands* (``{"p1": "Ah Kd 9c"}``) and turns up *retourne*; the other cards fall as they come."""
    named = {seat: read_cards(cards) for seat, cards in hands.items()}
    turned = read_cards(retourne)
    taken = {*turned, *(card for cards in named.values() for card in cards)}
    rest = iter([card for card in rules.deck if card not in taken])
    order = [seat_name((dealer - 1 - place) % rules.seats) for place in range(rules.seats)]
    full = {seat: named.get(seat) or tuple(next(rest) for _ in range(3)) for seat in order}
    return (*(full[seat][turn] for turn in range(3) for seat in order), *turned, *rest)


def dealt(
    hands: Mapping[str, str] | None = None,
    retourne: str = "8c",
    *,
    dealer: int = 0,
    caves: Sequence[int] | None = None,
    carried: int = 0,
    seats: int = 4,
    **switches: Any,
) -> Hand:
    """A hand before its first word."""
    rules = house(seats, **switches)
    return bouillotte.deal(deck_with(rules, hands or {}, retourne, dealer), dealer, rules, caves, carried)


def said(hand: Hand, text: str) -> Hand:
    """*hand* after the actions in *text*, commas between them."""
    return bouillotte.play(hand, *text.split(", ")) if text else hand


def options(hand: Hand) -> list[str]:
    """What the seat to act may do, as the record writes it."""
    return [str(option) for option in hand.options()]


def refused(hand: Hand, text: str) -> Refusal:
    """Why the action in *text* is not allowed; the test fails if it is."""
    refusal = hand.refusal(bouillotte.read(text))
    assert refusal is not None, text
    return refusal


def kinds(hand: Hand) -> list[str]:
    """What the last action brought about: the kinds of happenings and the reasons of postings."""
    return [event.reason if isinstance(event, Posting) else event.kind for event in hand.happenings]


def happening(hand: Hand, kind: str) -> Happening:
    """The first happening of *kind* that the last action brought about."""
    return next(event for event in hand.happenings if isinstance(event, Happening) and event.kind == kind)


def won(hand: Hand) -> list[tuple[str, int, str, str]]:
    """The pots of a showdown: winner, chips, by what, and the suit's letter or nothing."""
    assert hand.settlement is not None
    pots = hand.settlement.pots
    return [(seat_name(pot.winner), pot.amount, pot.by, "shdc"[pot.suit] if pot.suit >= 0 else "") for pot in pots]


def everybody_in(hand: Hand) -> Hand:
    """*hand* with the right neighbour's opening of two called round the table, and nobody raising again."""
    while not hand.over:
        words = {option.action.verb: option.action for option in hand.options()}
        wish = next(word for word in ("decline", "call", "no-more", "open") if word in words)
        hand = hand.apply(words[wish]._replace(amount=2) if wish == "open" else words[wish])
    return hand


def opened(rules: House, dealer: int = 0) -> Session:
    """A session before its first deal."""
    return Session.open(bouillotte.GAME, rules, [f"S{seat}" for seat in range(rules.seats)], dealer)


def at_hand(session: Session) -> Hand:
    """The hand on the table."""
    assert isinstance(session.hand, Hand)
    return session.hand


def hand_of(session: Session, text: str, deck: Sequence[Card] | None = None) -> Session:
    """*session* after one more hand, played as *text* says."""
    session = session.deal(session.house.deck if deck is None else deck)
    for action in text.split(", ") if text else []:
        session = session.apply(bouillotte.read(action))
    return session
