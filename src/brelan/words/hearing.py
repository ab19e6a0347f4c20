"""What people type, understood in their language: cards, the words of a move, numbers, yes and no.

A record's own spelling is understood in every language; where a letter of the language means something else there, as
*c* for *cœur* does, the record's meaning holds.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import cached_property
from itertools import product
from typing import TYPE_CHECKING, Final, NamedTuple

from ..cards import CARD_NAMES, RANKS, SUITS, Cards, UnreadableCardError, mask_of, read_cards
from .grammar import bare

if TYPE_CHECKING:
    from .speech import Words

_COURT: Final = "KQJ"
_SIGNS: Final = ("♠♤", "♥♡", "♦♢", "♣♧")
_MARK: Final = "§"
"""Stands for cards or a number while the words around them are looked at."""
_NUMBER: Final = re.compile(r"(\d{1,3}(?:[ .,']\d{3})+|\d{1,12})$", re.ASCII)


class Heard(NamedTuple):
    """One way to understand a line: a verb of the record, and what was said after it."""

    verb: str
    rest: str


def plain(text: str) -> str:
    """*text* as it is compared: no capitals, no accents, no difference between one space or apostrophe and another."""
    return " ".join(bare(text.replace("’", "'").replace("…", "")).split())


class Hearing:
    """Understands what is typed in the language of *words*."""

    def __init__(self, words: Words) -> None:
        self._words = words
        self._forms: dict[str, tuple[str, ...]] = {}

    # ---- single words

    def means(self, kind: str, text: str) -> bool:
        """Whether *text* is one of the words of ``typed-<kind>``, such as ``yes`` or ``hint``."""
        return plain(text) in self._list(kind)

    def amount(self, text: str) -> int | None:
        """The number in *text*, with or without marks between thousands and small words such as *to* before it."""
        found = _NUMBER.match(self._after(plain(text)))
        return int(re.sub(r"\D", "", found[1])) if found else None

    # ---- cards

    def card(self, piece: str) -> list[Cards]:
        """The cards that *piece*, one word, may name; none when it names no card."""
        try:
            return [mask_of(read_cards(piece))] if len(read_cards(piece)) == 1 else []
        except UnreadableCardError:
            found = self._spellings.get(plain(piece), 0)
        return [1 << card for card in range(len(CARD_NAMES)) if found >> card & 1]

    def rank(self, piece: str) -> int | None:
        """The rank that *piece* names, 0 for a deuce."""
        return self._ranks.get(plain(piece))

    def suit(self, piece: str) -> bool:
        """Whether *piece* names a suit."""
        return plain(piece) in self._suits

    def suits(self, text: str) -> frozenset[int]:
        """The suits that *text* may name, by their numbers; none when it says more than that, or something else."""
        pieces = self.pieces(text)
        return self._suits.get(plain(pieces[0]), frozenset()) if len(pieces) == 1 else frozenset()

    def cards_begin(self, text: str) -> bool:
        """Whether *text* begins with a card, or a rank."""
        first = self.pieces(text)[:1]
        return any(self.card(piece) or self.rank(piece) is not None for piece in first)

    def pieces(self, text: str) -> list[str]:
        """The words of a list of cards, without *of* and *and*."""
        idle = {*self._list("of"), *self._list("and")}
        apart = re.sub(r"\b[dl]['’]", " ", text.replace(",", " "), flags=re.IGNORECASE)
        return [piece for piece in apart.split() if plain(piece) not in idle]

    @cached_property
    def _ranks(self) -> dict[str, int]:
        court = dict(zip(_COURT, self._list("court"), strict=True))
        known = {"10": RANKS.index("T")}
        for number, rank in enumerate(RANKS):
            ways = [self._words.say(f"rank-{rank}"), self._words.say(f"rank-name-{rank}"), court.get(rank, rank)]
            known |= {plain(way): number for way in ways}
        # A letter of the record keeps its meaning.
        return known | {rank.casefold(): number for number, rank in enumerate(RANKS)}

    @cached_property
    def _suits(self) -> dict[str, frozenset[int]]:
        known: dict[str, set[int]] = {}
        for number, suit in enumerate(SUITS):
            ways = [suit, *_SIGNS[number], self._words.say(f"letter-{suit}"), self._words.suit(suit)]
            for way in (*map(plain, ways), *self._list(f"suit-{suit}")):
                known.setdefault(way, set()).add(number)
        return {way: frozenset(suits) for way, suits in known.items()}

    @cached_property
    def _spellings(self) -> dict[str, Cards]:
        """Every way to write a card in one word, with the cards it may be."""
        known: dict[str, Cards] = {}
        for (rank_way, rank), (suit_way, suits) in product(self._ranks.items(), self._suits.items()):
            for suit in suits:
                known[rank_way + suit_way] = known.get(rank_way + suit_way, 0) | 1 << suit * len(RANKS) + rank
        return known

    # ---- verbs

    def name(self, verb: str) -> str:
        """The words of *verb* as they are shown, without a number or cards."""
        told = self._words.catalogue.say(f"action-{verb}", {"cards": _MARK, "amount": _MARK})
        words = told.replace(_MARK, "").split()
        while len(words) > 1 and plain(words[-1]) in self._list("to"):
            words.pop()
        return " ".join(words)

    def verbs(self, text: str, verbs: Iterable[str]) -> Iterator[Heard]:
        """The *verbs* that *text* begins with, in full, those that take up most of it first."""
        text = plain(text)
        found = [
            (len(form), Heard(verb, text[len(form) :].strip()))
            for verb in verbs
            for form in self._ways(verb)
            if text == form or text.startswith(f"{form} ")
        ]
        for _, heard in sorted(found, key=lambda each: -each[0]):
            yield heard

    def begun(self, text: str, verbs: Iterable[str]) -> list[Heard]:
        """The *verbs* that *text* is the beginning of; those of the record when the language knows none."""
        verbs, words = tuple(verbs), plain(text).split()
        for many in range(len(words), 0, -1):
            said, rest = " ".join(words[:many]), " ".join(words[many:])
            own = [verb for verb in verbs if any(way.startswith(said) for way in self._ways(verb) if way != verb)]
            found = own or [verb for verb in verbs if verb.startswith(said)]
            if found:
                return [Heard(verb, rest) for verb in found]
        return []

    def _ways(self, verb: str) -> tuple[str, ...]:
        """Every form of *verb*: the record's, the one that is shown, the others that are understood."""
        if verb not in self._forms:
            shown = [plain(self.name(verb))] if self._words.catalogue.has(f"action-{verb}") else []
            known = self._list(verb) if self._words.catalogue.has(f"typed-{verb}") else ()
            self._forms[verb] = tuple(dict.fromkeys(way for way in (verb, *shown, *known) if way))
        return self._forms[verb]

    def _after(self, text: str) -> str:
        """*text* without the small words it begins with."""
        head, _, rest = text.partition(" ")
        return self._after(rest) if rest and head in self._list("to") else text

    def _list(self, kind: str) -> tuple[str, ...]:
        return tuple(plain(way) for way in self._words.say(f"typed-{kind}").split(","))
