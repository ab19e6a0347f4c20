"""Hands of Bourré dealt as a test needs them, and spoken to in the words of a record."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from brelan import bourre
from brelan.bourre import Hand, House, Settlement
from brelan.bourre.settle import settle
from brelan.cards import Card, read_cards, write_mask
from brelan.table import Happening

_LOW_FIRST = sorted(range(52), key=lambda card: (card % 13, card))


def table(seats: int, profile: str = "louisiana", **switches: Any) -> House:
    """The house of *profile* at a table of *seats*, with *switches* that differ."""
    return bourre.house(profile, seats, {"seats": seats, **switches})


def deck_for(hands: Iterable[str], dealer: int, size: int = 5, stock: str = "") -> tuple[Card, ...]:
    """A deck that deals *hands* (seat 0 first) and begins its stock with *stock*.

    The dealer's last card is the one turned up. Short hands are filled, before their named cards, with the lowest left.
    """
    named = [list(read_cards(text)) for text in hands]
    taken = {card for cards in [*named, list(read_cards(stock))] for card in cards}
    rest = [card for card in _LOW_FIRST if card not in taken]
    for cards in named:
        missing = size - len(cards)
        cards[:0] = rest[:missing]
        del rest[:missing]
    seats = len(named)
    dealt = [named[(dealer + 1 + place) % seats][place // seats] for place in range(seats * size)]
    return (*dealt, *read_cards(stock), *rest)


def dealt(*hands: str, house: House | None = None, dealer: int = -1, pot: int | None = None, stock: str = "") -> Hand:
    """A hand just dealt; the last seat deals unless *dealer* says otherwise."""
    house = house or table(len(hands))
    dealer %= len(hands)
    return bourre.deal(deck_for(hands, dealer, house.hand_size, stock), dealer, house, pot)


def after(hand: Hand, *lines: str) -> Hand:
    """*hand* after each of *lines*, such as ``p2 draw 3c``."""
    for line in lines:
        hand = hand.apply(bourre.read(line))
    return hand


def playing(
    *hands: str, house: House | None = None, dealer: int = -1, pot: int | None = None, passed: str = ""
) -> Hand:
    """A hand at its first lead: all stay but the seats in *passed*, and stand pat."""
    hand = dealt(*hands, house=house, dealer=dealer, pot=pot)
    while hand.allowed == 0:
        seat = hand.to_act
        assert seat is not None
        name = f"p{seat + 1}"
        word = "draw" if refused(hand, f"{name} draw") is None else "pass" if name in passed.split() else "play"
        hand = after(hand, f"{name} {word}")
    return hand


def may(hand: Hand) -> str:
    """The legal cards of the seat to act, in the record's order: ``Ah 5h``."""
    return write_mask(sum(action.cards for action in hand.legal()))


def refused(hand: Hand, line: str) -> tuple[str, str] | None:
    """Code and clause of the refusal of *line*, or None."""
    refusal = hand.refusal(bourre.read(line))
    return None if refusal is None else (refusal.code, refusal.clause)


def kinds(hand: Hand) -> list[str]:
    """What the last action brought about: kinds of happenings and reasons of postings, in order."""
    return [event.kind if isinstance(event, Happening) else event.reason for event in hand.happenings]


def settled(tricks: str, pot: int, *, reneges: tuple[int, ...] = (), barred: int = 0, **switches: Any) -> Settlement:
    """The settlement of *tricks* by seat, such as ``3-2-0-pass``, with *pot* chips in it."""
    words = tricks.split("-")
    active = sum(1 << seat for seat, word in enumerate(words) if word != "pass")
    packed = sum(int(word) << 4 * seat for seat, word in enumerate(words) if word != "pass")
    none = (0,) * len(words)
    return settle(table(len(words), **switches), pot, active, packed, barred, reneges or none, none)
