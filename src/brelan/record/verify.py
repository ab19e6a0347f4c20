"""Checking the shuffle: is every deck the one its seed and cut make, and the seed the one that was promised?"""

from __future__ import annotations

from typing import NamedTuple

from ..cards import commitment, reshuffled
from ..table import CHANCE
from .read import Record, RecordedHand


class Verdict(NamedTuple):
    """What can be said of one hand's deck."""

    hand: int
    """From 1."""
    code: str
    """``fair``; ``no_shuffle`` when the record does not say how the deck was made; or what is wrong with it."""

    @property
    def fair(self) -> bool:
        """Whether the deck, and what was shuffled anew within the hand, is what the promised seed makes."""
        return self.code == "fair"

    @property
    def false(self) -> bool:
        """Whether the record says how the deck was made and that is not so."""
        return self.code not in ("fair", "no_shuffle", "no_commitment")


def verify(record: Record) -> tuple[Verdict, ...]:
    """A verdict for each hand of *record*."""
    deck = record.house.deck
    return tuple(Verdict(number, _checked(hand, deck)) for number, hand in enumerate(record.hands, 1))


def _checked(hand: RecordedHand, cards: tuple[int, ...]) -> str:
    shuffle = hand.shuffle
    if shuffle is None:
        return "no_shuffle"
    if hand.commitment and hand.commitment != commitment(shuffle.seed, shuffle.scheme):
        return "wrong_commitment"
    if shuffle.cut >= len(cards):
        return "impossible_cut"
    if shuffle.deck(cards) != hand.deck:
        return "wrong_deck"
    restocks = [action.order for action in hand.actions if action.seat == CHANCE]
    for number, order in enumerate(restocks, 1):
        if reshuffled(shuffle.seed, number, tuple(sorted(set(order)))) != order:
            return "wrong_restock"
    return "fair" if hand.commitment else "no_commitment"
