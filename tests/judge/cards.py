"""Cards as two letters, ``"Jh"``; seats as numbers from 0, clockwise."""

from __future__ import annotations

RANKS = "AKQJT98765432"
SUITS = "shdc"

Card = str
Trick = list[tuple[int, Card]]


def suit_of(card: Card) -> str:
    return card[1]


def height(card: Card) -> int:
    """How high a card stands in its suit: the ace 12, the two 0."""
    return len(RANKS) - 1 - RANKS.index(card[0])


def full_deck(ranks: str = RANKS, suits: str = SUITS) -> list[Card]:
    return [rank + suit for suit in suits for rank in ranks]


def of_suit(cards: list[Card], suit: str) -> list[Card]:
    return [card for card in cards if suit_of(card) == suit]


def highest(cards: list[Card]) -> Card:
    return max(cards, key=height)


def higher_than(cards: list[Card], card: Card) -> list[Card]:
    """Those of the same suit that stand above the card."""
    return [other for other in of_suit(cards, suit_of(card)) if height(other) > height(card)]


def read_card(text: str) -> Card:
    """A card as people write it: ``10h``, ``J♥`` and ``jH`` are read too."""
    plain = text.replace("10", "T")
    for sign, letter in (("♠", "s"), ("♥", "h"), ("♦", "d"), ("♣", "c")):
        plain = plain.replace(sign, letter)
    if len(plain) != 2 or plain[0].upper() not in RANKS or plain[1].lower() not in SUITS:
        raise ValueError(text)
    return plain[0].upper() + plain[1].lower()
