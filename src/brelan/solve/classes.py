"""Hands of Bouillotte with the retourné, the same up to the names of the suits counted once."""

from __future__ import annotations

from functools import cache
from itertools import combinations, permutations
from typing import Final, NamedTuple

from ..bouillotte.profile import DECKS as CARDS
from ..cards import Cards, bits_of, mask_of

DECKS: Final = {seats: mask_of(cards) for seats, cards in CARDS.items()}
"""The cards of the game by the number of seats, as masks."""


class Class(NamedTuple):
    """Hands and retournés that are the same up to the names of the suits: one of them, and how many they are."""

    hand: Cards
    up: Cards
    size: int


@cache
def classes(seats: int = 4) -> tuple[Class, ...]:
    """Every class of hand and retourné up to the names of the suits; 1,145 with four seats.

    The retourné is a spade. What stands for the class has the other three suits in falling order of their cards.
    """
    deck = DECKS[seats]
    return tuple(
        Class(mask_of(hand), up, 4 * len(set(permutations(sides))))
        for up in bits_of(deck & 0x1FFF)
        for hand in combinations([card for card in range(52) if (deck & ~up) >> card & 1], 3)
        for sides in [[mask_of(hand) >> 13 * suit & 0x1FFF for suit in (1, 2, 3)]]
        if sides[0] >= sides[1] >= sides[2]
    )


def standing_for(hand: Cards, up: Cards) -> tuple[Cards, Cards]:
    """Hand and retourné of the class that *hand* with *up* turned up belongs to."""
    suits = [(hand >> 13 * suit & 0x1FFF, up >> 13 * suit & 0x1FFF) for suit in range(4)]
    # The suit of the retourné first, then the others in falling order.
    suits.sort(key=lambda suit: (suit[1], suit[0]), reverse=True)
    return sum(held << 13 * suit for suit, (held, _) in enumerate(suits)), suits[0][1]


@cache
def class_numbers(seats: int = 4) -> dict[tuple[Cards, Cards], int]:
    """The place of each class in ``classes``, by its hand and retourné."""
    return {(each.hand, each.up): number for number, each in enumerate(classes(seats))}
