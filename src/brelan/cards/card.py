"""A card, and sets of cards.

A card is an int 0–51, ``suit * 13 + rank``; suits ♠ ♥ ♦ ♣ are 0–3 and ranks 2…A are 0–12. A set of cards is an int
bit mask, bit ``1 << card``. Kernels write a single card as the mask that holds it alone.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final, TypeAlias

from .kernel import kernel

Card: TypeAlias = int
Cards: TypeAlias = int

SUITS: Final = "shdc"
RANKS: Final = "23456789TJQKA"
SUIT_MASKS: Final = tuple(0x1FFF << 13 * suit for suit in range(4))
FULL_DECK: Final = (1 << 52) - 1

CARD_NAMES: Final = tuple(rank + suit for suit in SUITS for rank in RANKS)
"""Name of each card as the record writes it, ``CARD_NAMES[card]``."""


_BITS: Final = tuple(1 << card for card in range(52))


def cards_of(mask: Cards) -> Iterator[Card]:
    """Each card of *mask*, lowest int first."""
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


def bits_of(mask: Cards) -> Iterator[Cards]:
    """Each card of *mask* as a mask of its own, lowest int first."""
    while mask:
        low = mask & -mask
        yield low
        mask ^= low


def mask_of(cards: Iterable[Card]) -> Cards:
    """The set that holds *cards*."""
    mask = 0
    for card in cards:
        mask |= _BITS[card]
    return mask


def suit_of(bit: Cards) -> int:
    """Suit 0–3 of a single card given as its mask."""
    return (bit.bit_length() - 1) // 13


def rank_of(bit: Cards) -> int:
    """Rank 0–12 of a single card given as its mask."""
    return (bit.bit_length() - 1) % 13


@kernel
def count(mask: int) -> int:
    """How many cards *mask* holds."""
    return mask.bit_count()


@kernel
def highest(mask: int) -> int:
    """The highest bit of a non-empty *mask*, as a mask; within one suit, the highest card."""
    return 1 << (mask.bit_length() - 1)


@kernel
def suit_mask(bit: int) -> int:
    """All thirteen cards of the suit that the single card *bit* belongs to."""
    suit = 0x1FFF
    while not bit & suit:
        suit <<= 13
    return suit
