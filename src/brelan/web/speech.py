"""What the pages ask of the words, and the sentences that are made of cards and chips."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from fractions import Fraction
from typing import Any, Final, TypeVar

from markupsafe import Markup

from ..cards import RANKS, SUITS, Card, cards_of
from ..table import Chips, Event, Happening, Posting, Refusal, seat_name
from ..words import Words
from .faces import face

MOST_SENTENCES: Final = 5_000
"""Sentences kept for a language, so that a full house does not say the same thing anew for every seat."""
T = TypeVar("T")


class Speech:
    """One language at a table: codes become sentences, and the same sentence is made only once."""

    def __init__(self, words: Words) -> None:
        self.words = words
        self.language = words.language
        self.letters = tuple(words.say(f"rank-{rank}") for rank in RANKS)
        self._kept: dict[tuple[Any, ...], Any] = {}

    def say(self, code: str, **args: Any) -> str:
        """The sentence of *code*."""
        return self._once((code, *args.items()), lambda: self.words.say(code, **args))

    def refusal(self, refused: Refusal, names: tuple[str, ...] = ()) -> str:
        """Why not, in a sentence."""
        key = (refused.code, refused.clause, names, *sorted(refused.args.items()))
        return self._once(key, lambda: self.words.refusal(refused, names))

    def told(self, events: tuple[Event, ...], names: tuple[str, ...], viewer: int | None) -> list[tuple[Event, str]]:
        """What happened, like payments of several seats as one sentence."""
        # Whoever has no part in it reads the same as everybody else.
        heard = viewer if viewer is not None and any(_has_part(event, viewer) for event in events) else None
        if len(events) > 1 or any(map(_bends_a_name, events)):
            # A list of names is written by the names that are in it: *Ana e Inés*; so is *de*: *d’Ana*.
            return self._once(("told", events, names, heard), lambda: self.words.told(events, names, heard))
        told = self._once(("told", events, heard), lambda: self.words.told(events, _NOBODY_YET, heard))
        return [(event, _named(text, names)) for event, text in told]

    def line(self, events: tuple[Event, ...], names: tuple[str, ...], viewer: int | None) -> str:
        """What happened, as one line of a log."""
        return " ".join([text for _event, text in self.told(events, names, viewer)])

    def hint(self, code: str, args: Mapping[str, Any]) -> str:
        """Why a bot would do it."""
        return self.words.hint(code, args) if code else ""

    def card(self, card: Card) -> str:
        """The card's name for those who hear the page: *queen of hearts*."""
        return self._once(("card", card), lambda: self.words.card_name(card))

    def cards(self, mask: int) -> str:
        """Several cards by name."""
        return ", ".join(self.card(card) for card in cards_of(mask))

    def suit(self, suit: int) -> str:
        """A suit by name."""
        return self.words.suit(SUITS[suit])

    def face(self, card: Card, pictures: str = "") -> Markup:
        """The card's face with this language's letters, and *pictures* for the court where they are wanted."""
        return face(card, self.letters, pictures)

    def _once(self, key: tuple[Any, ...], made: Callable[[], T]) -> T:
        found: T | None = self._kept.get(key)
        if found is None:
            if len(self._kept) >= MOST_SENTENCES:
                self._kept.clear()
            found = self._kept[key] = made()
        return found


# One event is told alike at every table but for the names, so they are filled in afterwards. These letters are for
# private use: nobody can type them, and no sentence has them.
_NOBODY_YET: Final = tuple(chr(0xF001 + seat) for seat in range(8))
_NAMELESS: Final = re.compile(f"[{_NOBODY_YET[0]}-{_NOBODY_YET[-1]}]")


def _bends_a_name(event: Event) -> bool:
    """Whether the words before the name depend on it: the carre *d’Ana*, but *de Bea*."""
    return isinstance(event, Happening) and event.kind == "carre_takes"


def _named(text: str, names: tuple[str, ...]) -> str:
    return _NAMELESS.sub(lambda found: names[ord(found[0]) - 0xF001], text)


def _has_part(event: Event, seat: int) -> bool:
    if not isinstance(event, Posting):
        return event.seat == seat
    # The premiums of a seat, and what the bank has lent it, are accounts of its own: "premium p2".
    return event.source.endswith(seat_name(seat)) or event.target.endswith(seat_name(seat))


def chips(amount: Chips) -> str:
    """An amount as it is written: a true minus sign, and a fraction as a fraction."""
    if type(amount) is int and amount >= 0:
        return str(amount)
    if isinstance(amount, Fraction) and amount.denominator != 1:
        whole, rest = divmod(abs(amount), 1)
        sign = "−" if amount < 0 else ""
        return f"{sign}{whole or ''}{' ' if whole else ''}{rest.numerator}/{rest.denominator}"
    return f"−{abs(int(amount))}" if amount < 0 else str(int(amount))
