"""What a seat chose, or what chance gave, and how it is written: ``p2 draw 3c 9d``."""

from __future__ import annotations

import re
from collections.abc import Mapping
from enum import Enum
from typing import Final, NamedTuple, TypeAlias

from ..cards import Card, Cards, UnreadableCardError, cards_of, mask_of, read_cards, write_cards, write_mask

SEATS_MOST: Final = 8
CHANCE: Final = -1
"""The seat of what nobody chose, such as a restock."""


class Action(NamedTuple):
    """One choice. Fields that a verb does not use keep their default."""

    seat: int
    """0 for p1, or ``CHANCE``."""
    verb: str
    cards: Cards = 0
    """Mask of the cards named: one for a play, any number for a draw."""
    amount: int = 0
    """Chips: the seat's whole contribution after the action."""
    order: tuple[Card, ...] = ()
    """Cards whose order counts, top first."""

    def __str__(self) -> str:
        words = [] if self.seat == CHANCE else [seat_name(self.seat)]
        if self.verb != CARD:
            words.append(self.verb)
        if self.cards:
            words.append(write_mask(self.cards))
        if self.order:
            words.append(write_cards(self.order))
        if self.amount:
            words.append(str(self.amount))
        return " ".join(words)


class Takes(Enum):
    """What a verb is followed by."""

    NOTHING = "nothing"
    CARD = "card"
    CARDS = "cards"
    ORDER = "order"
    AMOUNT = "amount"


CARD: Final = "card"
"""The verb of playing a card; it is not written, the card alone says it."""

Grammar: TypeAlias = Mapping[str, Takes]
"""The verbs of a game and what follows each. With ``CARD`` among them a bare card is an action."""

_SEAT: Final = re.compile(r"p([1-9])$", re.IGNORECASE)
_AMOUNT: Final = re.compile(r"[0-9]{1,12}$", re.ASCII)


class UnreadableError(ValueError):
    """The text is no action of this game; ``code`` says in which way, ``piece`` is the part that failed."""

    def __init__(self, code: str, piece: str) -> None:
        super().__init__(code, piece)
        self.code = code
        self.piece = piece[:40]

    def __str__(self) -> str:
        return f"{self.code}: {self.piece!r}"


_SEAT_NAMES: Final = tuple(f"p{number}" for number in range(1, 10))


def seat_name(seat: int) -> str:
    """``p1`` for seat 0."""
    return _SEAT_NAMES[seat] if 0 <= seat < SEATS_MOST else f"p{seat + 1}"


def check_seat(what: str, seat: int, seats: int) -> None:
    """Raise ``ValueError`` unless *seat*, given as *what*, is one of a table of *seats*, 0 to seats − 1."""
    if not 0 <= seat < seats:
        raise ValueError(f"{what} must be 0 to {seats - 1}, got {seat}")


def read_seat(text: str) -> int:
    """Seat 0 for ``p1``. Raises ``UnreadableError``; whether the table has that seat is for the table to say."""
    found = _SEAT.match(text)
    if found is None:
        raise UnreadableError("no_seat", text)
    return int(found[1]) - 1


def read_action(text: str, grammar: Grammar) -> Action:
    """The action written in *text*. Raises ``UnreadableError`` when it is none of this game."""
    words = text.split()
    if not words:
        raise UnreadableError("empty", text)
    first = words[0].lower()
    if grammar.get(first) is Takes.ORDER:
        return Action(CHANCE, first, order=_cards(words[1:]))
    return read_choice(" ".join(words[1:]), read_seat(words[0]), grammar)


def read_choice(text: str, seat: int, grammar: Grammar) -> Action:
    """The action of *seat* written in *text* without the seat. Raises ``UnreadableError``."""
    verb, _, rest = text.strip().partition(" ")
    verb = verb.lower()
    takes = grammar.get(verb) if verb != CARD else None
    if takes is Takes.NOTHING and not rest.strip():
        return Action(seat, verb)
    if takes is Takes.AMOUNT and _AMOUNT.match(rest.strip()):
        return Action(seat, verb, amount=int(rest))
    if takes in (Takes.CARDS, Takes.CARD):
        return Action(seat, verb, cards=_distinct(rest, only_one=takes is Takes.CARD))
    if takes is None and CARD in grammar and text.strip():
        return Action(seat, CARD, cards=_distinct(text, only_one=True))
    raise UnreadableError("no_action", text)


def _cards(words: list[str]) -> tuple[Card, ...]:
    try:
        return read_cards(" ".join(words))
    except UnreadableCardError as error:
        raise UnreadableError("no_card", error.piece) from None


def _distinct(text: str, *, only_one: bool) -> Cards:
    cards = _cards([text])
    mask = mask_of(cards)
    if only_one and len(cards) != 1:
        raise UnreadableError("not_one_card", text)
    if len(list(cards_of(mask))) != len(cards):
        raise UnreadableError("card_twice", text)
    return mask
