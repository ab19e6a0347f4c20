"""The fair shuffle: a seed nobody can have chosen to suit himself, and a cut by somebody else.

Before the deal the house commits to a 256-bit seed by publishing its hash; then another seat says where to cut; after
the hand the seed is shown. Neither the house nor the cutter made the deck alone, and anybody can make it again.

Scheme ``brelan-1``. The seed is expanded with SHAKE-256 over ``b"brelan-1 deck" + seed`` into 32-bit big-endian words.
A number below *n* is drawn by rejection: words at or above the largest multiple of *n* are thrown away. Fisher–Yates
runs from the last place to the first over the deck in ascending card order; then the top *cut* cards go under the rest.
The reshuffle number *k* of a hand is made alike from ``b"brelan-1 restock" + k (4 bytes) + seed``, without a cut.
The commitment is SHA-256 over ``b"brelan-1 commit" + seed``.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator, Sequence
from typing import Final, NamedTuple

from .card import Card

SEED_BYTES: Final = 32
_WORD: Final = 4
_WORDS_AT_ONCE: Final = 64


class Shuffle(NamedTuple):
    """How one deck was made: the ``shuffle`` table of a record."""

    seed: bytes
    """32 bytes, secret until the hand is over."""
    cut: int
    """How many cards the cutter took off the top, 1 to deck − 1."""
    scheme: str = "brelan-1"

    @property
    def commitment(self) -> str:
        """Hash of the seed in hex, told before the cut is asked for."""
        return commitment(self.seed, self.scheme)

    def deck(self, cards: Sequence[Card]) -> tuple[Card, ...]:
        """The deck this shuffle makes of *cards* (in ascending order), top card first.

        Raises ``ValueError`` for a seed that is not of 32 bytes, an impossible cut, and an unknown scheme.
        """
        if len(self.seed) != SEED_BYTES:
            raise ValueError(f"seed must be {SEED_BYTES} bytes, got {len(self.seed)}")
        if not 0 < self.cut < len(cards):
            raise ValueError(f"cut must be 1 to {len(cards) - 1}, got {self.cut}")
        if self.scheme not in SCHEMES:
            raise ValueError(f"scheme must be one of {', '.join(SCHEMES)}, got {self.scheme!r}")
        mixed = SCHEMES[self.scheme](self.seed, cards)
        return (*mixed[self.cut :], *mixed[: self.cut])


def reshuffled(seed: bytes, number: int, cards: Sequence[Card]) -> tuple[Card, ...]:
    """The order in which *cards* (ascending) come back at the reshuffle *number* (from 1) within the hand of *seed*."""
    return tuple(_mixed(_words(b"brelan-1 restock" + number.to_bytes(4, "big"), seed), cards))


def commitment(seed: bytes, scheme: str = "brelan-1") -> str:
    """The hash that binds the house to *seed* without showing it."""
    return hashlib.sha256(f"{scheme} commit".encode() + seed).hexdigest()


def derived_seed(secret: bytes, number: int) -> bytes:
    """The seed of hand *number* in a session that was asked to be repeatable, from one *secret*."""
    return hashlib.shake_256(b"brelan-1 hand" + number.to_bytes(8, "big") + secret).digest(SEED_BYTES)


def _words(label: bytes, seed: bytes) -> Iterator[int]:
    # SHAKE gives a longer answer that begins with the shorter one, so asking again for more continues the same stream.
    given = 0
    while True:
        stream = hashlib.shake_256(label + seed).digest((given + _WORDS_AT_ONCE) * _WORD)
        for at in range(given, given + _WORDS_AT_ONCE):
            yield int.from_bytes(stream[at * _WORD : (at + 1) * _WORD], "big")
        given += _WORDS_AT_ONCE


def _below(words: Iterator[int], bound: int) -> int:
    limit = (1 << 8 * _WORD) // bound * bound
    for word in words:
        if word < limit:
            return word % bound
    raise AssertionError("the stream of words has no end")  # pragma: no cover


def _brelan_1(seed: bytes, cards: Sequence[Card]) -> list[Card]:
    return _mixed(_words(b"brelan-1 deck", seed), cards)


def _mixed(words: Iterator[int], cards: Sequence[Card]) -> list[Card]:
    deck = list(cards)
    for place in range(len(deck) - 1, 0, -1):
        other = _below(words, place + 1)
        deck[place], deck[other] = deck[other], deck[place]
    return deck


SCHEMES: Final[dict[str, Callable[[bytes, Sequence[Card]], list[Card]]]] = {"brelan-1": _brelan_1}
"""Every way of dealing that a record may name; a scheme, once released, never changes."""
