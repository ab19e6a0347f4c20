"""Which cards are meant by what was typed: by name, by rank alone, by number on the list."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final, NamedTuple

from ..cards import Cards, bits_of, rank_of
from ..words import Hearing, Words

UNREADABLE: Final = "cli-unreadable"
MOST_PIECES: Final = 16
"""More than anybody holds; what is longer is read in one way only."""


class Trouble(NamedTuple):
    """Why an answer was not understood: unreadable, ambiguous, or a card that is not there."""

    code: str
    args: dict[str, Any]
    reason: str = ""
    """In which way it is unreadable, where it is."""

    def said(self, words: Words) -> str:
        """The trouble in words."""
        return words.say(self.code, **self.args)


def unreadable(words: Words, text: str, code: str) -> Trouble:
    """That *text* cannot be read; *code* says why."""
    return Trouble(UNREADABLE, {"text": text[:40], "why": words.say(f"unreadable-{code}")}, code)


def ambiguous(text: str, ways: Sequence[str]) -> Trouble:
    """That *text* may be each of *ways*."""
    return Trouble("cli-ambiguous", {"text": text[:40], "ways": ", ".join(ways)})


class Picker:
    """Picks among the cards *own*; *numbered* are those on the list, where their numbers may be said together."""

    def __init__(self, words: Words, hearing: Hearing, own: Cards, numbered: Sequence[Cards] = ()) -> None:
        self._words = words
        self._hearing = hearing
        self._own = own
        self._numbered = numbered

    def one(self, text: str) -> Cards | Trouble:
        """The single card that *text* names."""
        pieces = self._hearing.pieces(text)
        if not pieces:
            return unreadable(self._words, text, "not_one_card")
        found = self._settled(text, [way for way in self._ways(pieces) if isinstance(way, Trouble) or len(way) == 1])
        # Of several things the first would be named, which may stand on the list: all that was typed is what is wrong.
        many = len(pieces) > 1 and isinstance(found, Trouble) and found.code == UNREADABLE
        return unreadable(self._words, text, "not_one_card") if found is None or many else found

    def several(self, text: str) -> Cards | Trouble:
        """The cards that *text* names, perhaps none."""
        found = self._settled(text, list(self._ways(self._hearing.pieces(text))))
        return 0 if found is None else found

    def _settled(self, text: str, ways: Sequence[tuple[Cards, ...] | Trouble]) -> Cards | Trouble | None:
        """What all *ways* to read *text* agree on; None without any."""
        read = dict.fromkeys(tuple(sorted(way)) for way in ways if not isinstance(way, Trouble))
        if len(read) > 1:
            return ambiguous(text, [self._words.cards(sum(way)) for way in read])
        for way in read:
            twice = sum({card for card in way if way.count(card) > 1})
            return self._twice(text, twice) if twice else sum(way)
        return next((way for way in ways if isinstance(way, Trouble)), None)

    def _twice(self, text: str, cards: Cards) -> Trouble:
        trouble = unreadable(self._words, text, "card_twice")
        return trouble._replace(args={**trouble.args, "cards": self._words.cards(cards)})

    def _ways(self, pieces: Sequence[str], at: int = 0) -> Iterator[tuple[Cards, ...] | Trouble]:
        """Every way to read *pieces* from *at* on, first the one in which a suit belongs to the rank before it."""
        if at >= len(pieces):
            yield ()
            return
        piece, after = pieces[at], pieces[at + 1 : at + 2]
        joined = bool(after) and self._hearing.rank(piece) is not None and self._hearing.suit(after[0])
        if joined:
            yield from self._with(self._card(piece + after[0]), pieces, at + 2)
        # A letter may be a suit here and a rank of its own there: both are looked at.
        if not joined or (self._hearing.rank(after[0]) is not None and len(pieces) <= MOST_PIECES):
            yield from self._with(self._card(piece), pieces, at + 1)

    def _with(self, card: Cards | Trouble, pieces: Sequence[str], at: int) -> Iterator[tuple[Cards, ...] | Trouble]:
        if isinstance(card, Trouble):
            yield card
            return
        for rest in self._ways(pieces, at):
            yield rest if isinstance(rest, Trouble) else (card, *rest)

    def _card(self, piece: str) -> Cards | Trouble:
        """One piece: a number on the list, a card, or a rank of which one card is held."""
        if piece.isdecimal() and len(piece) < 4 and 1 <= int(piece) <= len(self._numbered):
            return self._numbered[int(piece) - 1]
        named = self._hearing.card(piece)
        rank = None if named else self._hearing.rank(piece)
        if rank is not None:
            named = [bit for bit in bits_of(self._own) if rank_of(bit) == rank]
            if not named:
                return Trouble("cli-not-held", {"text": piece[:40]})
        elif len(named) > 1:
            # Whatever is held of them; a card that is not is named in full to be refused by the rules.
            named = [bit for bit in named if bit & self._own] or named
        if not named:
            return unreadable(self._words, piece, "no_card")
        return named[0] if len(named) == 1 else ambiguous(piece, [self._words.cards(bit) for bit in named])
