"""Understanding what a person typed: a number from the list, a word, a card. Three ways to go wrong are kept apart."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from ..cards import RANKS, Cards, bits_of, rank_of
from ..table import CARD, Action, Grammar, Option, Takes, UnreadableError, read_choice
from ..words import Words
from .menu import Menu

_RANK: Final = re.compile(r"(10|[2-9tjqka])$", re.IGNORECASE)
_NOTHING: Final = ("", "0", "none", "keep")
_ALL: Final = ("all", "all-in", "max")


class Trouble(NamedTuple):
    """Why an answer was not understood: unreadable, ambiguous, or a card that is not there."""

    code: str
    args: dict[str, Any]

    def said(self, words: Words) -> str:
        """The trouble in words."""
        return words.say(self.code, **self.args)


class Reader:
    """Reads answers of *seat* to one question."""

    def __init__(
        self, menu: Menu, seat: int, own: Cards, options: Sequence[Option], grammar: Grammar, words: Words
    ) -> None:
        self.menu = menu
        self.seat = seat
        self.own = own
        self.options = options
        self.grammar = grammar
        self.words = words

    def read(self, text: str) -> Action | Trouble:
        """The action meant by *text*, which may still be illegal, or why it is not clear which is meant."""
        text = " ".join(text.split())
        if self.menu.none is not None and text.lower() in _NOTHING:
            return self.menu.none
        verb, _, rest = text.lower().partition(" ")
        if self.menu.together and verb not in self.grammar:
            return self._several(text, text)
        if self.menu.together and rest and verb == self.menu.choices[0].action.verb:
            return self._several(rest, text)
        if self._listed(text):
            return self.menu.choices[int(text) - 1].action
        if _RANK.match(text) and CARD in self.grammar and self.own:
            bit = self._by_rank(text, self.own)
            return bit if isinstance(bit, Trouble) else self._playing(bit)
        if text.isdecimal():
            return self._unreadable(text, "no_choice")
        return self._word(text)

    def _several(self, text: str, whole: str) -> Action | Trouble:
        """Several cards, by their numbers on the list, by name, or by rank."""
        mask = 0
        for piece in _pieces(text):
            if self._listed(piece):
                bit: Cards | Trouble = self.menu.choices[int(piece) - 1].action.cards
            elif _RANK.match(piece):
                bit = self._by_rank(piece, self.own)
            else:
                try:
                    bit = read_choice(piece, self.seat, {CARD: Takes.CARD}).cards
                except UnreadableError as error:
                    return self._unreadable(whole, error.code)
            if isinstance(bit, Trouble):
                return bit
            if mask & bit:
                return self._unreadable(whole, "card_twice")
            mask |= bit
        return self.menu.choices[0].action._replace(cards=mask)

    def _listed(self, text: str) -> bool:
        """Whether *text* is a number on the list."""
        return text.isdecimal() and len(text) < 4 and 1 <= int(text) <= len(self.menu.choices)

    def _by_rank(self, text: str, own: Cards) -> Cards | Trouble:
        """The one card of *own* with that rank."""
        rank = RANKS.index(text.upper().replace("10", "T"))
        found = [bit for bit in bits_of(own) if rank_of(bit) == rank]
        if not found:
            return Trouble("cli-not-held", {"text": text})
        if len(found) > 1:
            return self._ambiguous(text, [self.words.cards(bit) for bit in found])
        return found[0]

    def _playing(self, bit: Cards) -> Action:
        """The move of the list that names this card, or playing it."""
        named = [choice.action for choice in self.menu.choices if choice.action.cards == bit]
        return named[0] if named else Action(self.seat, CARD, bit)

    def _word(self, text: str) -> Action | Trouble:
        """A verb, in full or as far as it is clear, with its amount; or a card."""
        verb, _, rest = text.lower().partition(" ")
        verb, rest = ("no-more", "") if (verb, rest) == ("no", "more") else (verb, rest)
        if verb not in self.grammar or verb == CARD:
            verbs = {option.action.verb for option in self.options if option.action.verb != CARD}
            found = sorted(each for each in verbs if verb.isalpha() and each.startswith(verb))
            if len(found) > 1:
                return self._ambiguous(text, found)
            if not found:
                return self._written(text)
            verb = found[0]
        if self.grammar[verb] is Takes.AMOUNT and not rest.isdecimal():
            return self._amount(verb, rest, text)
        return self._written(f"{verb} {rest}".strip(), text)

    def _amount(self, verb: str, rest: str, text: str) -> Action | Trouble:
        """A verb that needs a number and came without."""
        span = next(
            (option for option in self.options if option.action.verb == verb and option.low <= option.high), None
        )
        if span is None or (rest and rest not in _ALL):
            # The rules say why the verb is not allowed; a number that is none cannot be read.
            return self._unreadable(text, "no_action") if rest else Action(self.seat, verb)
        if rest in _ALL:
            return span.action._replace(amount=span.high)
        if span.low == span.high:
            return span.action
        return self._ambiguous(text, [self.words.say("cli-which-number", verb=verb, low=span.low, high=span.high)])

    def _written(self, text: str, whole: str = "") -> Action | Trouble:
        """The move as a record would write it."""
        try:
            action = read_choice(text, self.seat, self.grammar)
        except UnreadableError as error:
            return self._unreadable(whole or text, error.code)
        return self._playing(action.cards) if action.verb == CARD else action

    def _unreadable(self, text: str, code: str) -> Trouble:
        return Trouble("cli-unreadable", {"text": text[:40], "why": self.words.say(f"unreadable-{code}")})

    def _ambiguous(self, text: str, ways: list[str]) -> Trouble:
        return Trouble("cli-ambiguous", {"text": text[:40], "ways": ", ".join(ways)})


def _pieces(text: str) -> list[str]:
    """*text* in pieces of a card or number each; ``10 h`` and ``j H`` are one card."""
    joined = re.sub(r"\b(10|[2-9tjqka]) ([shdc♠♥♦♣♤♡♢♧])(?=\s|$)", r"\1\2", text.replace(",", " "), flags=re.IGNORECASE)
    return joined.split()
