"""Cards as people write them: ``Jh``, ``10h``, ``J♥``, ``j H``."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import lru_cache
from typing import Final

from .card import CARD_NAMES, RANKS, SUITS, Card, Cards, cards_of

_PATTERN: Final = re.compile(r"(10|[2-9tjqka])\s?([shdc♠♥♦♣♤♡♢♧])\ufe0f?(?=\s|$)", re.IGNORECASE)
_SYMBOLS: Final = str.maketrans("♠♥♦♣♤♡♢♧", "shdcshdc")


class UnreadableCardError(ValueError):
    """The text holds something that is no card; ``piece`` is that, at most twenty characters of it."""

    def __init__(self, piece: str) -> None:
        super().__init__(piece)
        self.piece = piece

    def __str__(self) -> str:
        return f"no_card: {self.piece!r}"


def read_cards(text: str) -> tuple[Card, ...]:
    """The cards written in *text*, in their order.

    Raises ``UnreadableCardError`` at the first piece that is no card. A card named twice is returned twice.
    """
    cards: list[Card] = []
    at = 0
    text = text.strip()
    while at < len(text):
        found = _PATTERN.match(text, at)
        if found is None:
            raise UnreadableCardError(text[at : at + 20])
        rank = found[1].upper().replace("10", "T")
        suit = found[2].lower().translate(_SYMBOLS)
        cards.append(SUITS.index(suit) * 13 + RANKS.index(rank))
        at = found.end()
        while at < len(text) and text[at].isspace():
            at += 1
    return tuple(cards)


def read_card(text: str) -> Card:
    """The one card written in *text*; ``UnreadableCardError`` otherwise."""
    cards = read_cards(text)
    if len(cards) != 1:
        raise UnreadableCardError(text[:20])
    return cards[0]


def write_cards(cards: Iterable[Card]) -> str:
    """*cards* in the record's spelling, in their order."""
    return " ".join([CARD_NAMES[card] for card in cards])


def write_mask(mask: Cards) -> str:
    """The cards of *mask*, by suit ♠ ♥ ♦ ♣ and the highest of each first."""
    return _written(mask)


@lru_cache(8192)
def _written(mask: Cards) -> str:
    # A house full of tables writes the same few hands and cards over and over.
    return write_cards(sorted(cards_of(mask), key=lambda card: (card // 13, -card)))
