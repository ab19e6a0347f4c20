"""One language, spoken: cards, chips, refusals, happenings, postings, hints, the errors of a house."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from decimal import Decimal
from fractions import Fraction
from typing import Any, Final, TypeVar

from babel import Locale
from babel.lists import format_list
from babel.numbers import format_decimal, format_percent

from ..cards import CARD_NAMES, Card, cards_of
from ..table import Action, Chips, Event, HouseError, Option, Posting, Refusal
from .catalogue import FALLBACK, Catalogue, languages
from .grammar import listed_in_spanish
from .rules import Clause, clauses_of, house_values, summary
from .told import NOTHING, Teller

MOST_SMALL: Final = 2_000
_COUNTED: Final = ("line", "column", "byte", "hand", "action")
"""What is counted where a record is read, by the words of a place in it."""
_ENDS: Final = {"top": "top", "end of document": "end"}
T = TypeVar("T")


class Words:
    """Everything that is said in *language*; what it has no sentence for is said in English.

    With *signs* off, suits are written as letters, for places that cannot show ♠. Raises ``ValueError`` for a language
    that has no catalogues.
    """

    def __init__(self, language: str = FALLBACK, signs: bool = True) -> None:
        self.catalogue = Catalogue(language)
        self.signs = signs
        self._teller = Teller(self)
        self._small: dict[tuple[str, Any], str] = {}
        """Cards, suits and amounts that were said: nearly every sentence has one in it."""

    @staticmethod
    def languages() -> tuple[str, ...]:
        """Every language there are catalogues for, by code; English first."""
        return languages()

    @property
    def language(self) -> str:
        """Its code, ``en`` or ``pt-PT``."""
        return self.catalogue.name

    def say(self, code: str, /, **args: Any) -> str:
        """The sentence of *code*. Raises ``UnspokenError`` when there is none, or an argument it needs is missing."""
        return self.catalogue.say(code, args)

    # ---- the small things

    def card(self, card: Card) -> str:
        """A card as it is written: ``10♥``."""
        return self._once("card", card, self._card)

    def _card(self, card: Card) -> str:
        rank, suit = tuple(CARD_NAMES[card])
        sign = self.say(f"{'sign' if self.signs else 'letter'}-{suit}")
        return self.say("card", rank=self.say(f"rank-{rank}"), sign=sign)

    def card_name(self, card: Card) -> str:
        """A card as it is read aloud: *ten of hearts*."""
        rank, suit = tuple(CARD_NAMES[card])
        return self.say("card-name", rank=self.say(f"rank-name-{rank}"), suit=self.suit(suit))

    def cards(self, cards: int | Iterable[Card]) -> str:
        """Cards as they are written, by suit and the highest first for a mask, in their order otherwise."""
        if isinstance(cards, int):
            cards = sorted(cards_of(cards), key=lambda card: (card // 13, -card))
        return " ".join(self.card(card) for card in cards) or NOTHING

    def suit(self, letter: str) -> str:
        """The name of a suit."""
        return self._once("suit", letter, lambda letter: self.say(f"suit-{letter}"))

    def number(self, amount: Chips) -> Any:
        """An amount for a sentence: a whole number as it is, a fraction as ``1 4/5``."""
        if isinstance(amount, Fraction):
            if amount.denominator == 1:
                return int(amount)
            whole, rest = divmod(abs(amount), 1)
            written = f"{format_decimal(whole, locale=self._locale)} " if whole else ""
            return f"{'-' if amount < 0 else ''}{written}{rest}"
        return amount

    def chips(self, amount: Chips) -> str:
        """An amount with its unit."""
        return self._once("chips", amount, self._chips)

    def _chips(self, amount: Chips) -> str:
        # What is divided at the end of a session is seldom whole.
        return self.say("chips-part" if 0 < abs(Fraction(amount)) < 1 else "chips", amount=self.number(amount))

    def _once(self, kind: str, thing: T, said: Callable[[T], str]) -> str:
        if (kind, thing) not in self._small:
            if len(self._small) >= MOST_SMALL:
                self._small.clear()
            self._small[kind, thing] = said(thing)
        return self._small[kind, thing]

    def listed(self, names: Sequence[str]) -> str:
        """Names as a list in a sentence: *Ana, Bea, and Cy*."""
        listed = format_list(list(names), locale=self._locale)
        return listed_in_spanish(listed, names[-1]) if self.language == "es" and names else listed

    def percent(self, share: float | Decimal, digits: int = 0) -> str:
        """A share of one as so many in a hundred, with the signs and spaces of the language: ``12,5 %``."""
        pattern = str(Locale.parse(self._locale).percent_formats[None].pattern)
        return format_percent(share, pattern.replace("0", _decimals(digits)), locale=self._locale)

    def decimal(self, value: float, digits: int, signed: bool = False) -> str:
        """A number with *digits* behind its decimal sign; *signed*: with a plus where it is none below zero."""
        pattern = f"#,##{_decimals(digits)}"
        return format_decimal(value, f"+{pattern};-{pattern}" if signed else pattern, locale=self._locale)

    @property
    def _locale(self) -> str:
        """The language as Babel calls it."""
        return self.language.replace("-", "_")

    # ---- what the rules say in codes

    def refusal(self, refusal: Refusal, names: Sequence[str] = ()) -> str:
        """Why not, said to the person who tried; *names* by seat."""
        return self.catalogue.say(f"refusal-{refusal.code}", self._teller.refusal(refusal, names))

    def fault(self, refusal: Refusal) -> str:
        """Why not, in a few words about a record; cards and seats as the record writes them."""
        return self.catalogue.say(f"refusal-{refusal.code}", self._teller.fault(refusal), "fault")

    def fault_line(self, hand: int, number: int, action: str, refusal: Refusal) -> str:
        """Where a record breaks a rule, and which; *action* as the record writes it, empty when it is none."""
        reason = self.fault(refusal)
        where = {"hand": hand, "number": number, "action": action or NOTHING}
        return self.say("fault-line", reason=reason, clause=refusal.clause, **where)

    def place(self, place: str) -> str:
        """Where in a file something stands, by its line, hand, action; the keys as the file writes them."""
        return ", ".join(map(self._piece, place.split(", ")))

    def _piece(self, piece: str) -> str:
        kind, _, number = piece.partition(" ")
        if piece not in _ENDS and not (kind in _COUNTED and number.isdecimal()):
            return piece
        return self.say("record-place", kind=_ENDS.get(piece, kind), number=number)

    def happening(self, event: Event, names: Sequence[str], viewer: int | None = None) -> str:
        """What happened, or what was paid; *names* by seat, *viewer* the seat that reads it."""
        if isinstance(event, Posting):
            return self.posting(event, names, viewer)
        return self.catalogue.say(f"happening-{event.kind}", self._teller.happening(event, names, viewer))

    def posting(self, posting: Posting, names: Sequence[str], viewer: int | None = None) -> str:
        """Who paid what to whom, and why."""
        return self.catalogue.say(f"posting-{posting.reason}", self._teller.posting(posting, names, viewer))

    def told(self, events: Sequence[Event], names: Sequence[str], viewer: int | None = None) -> list[tuple[Event, str]]:
        """All of *events*, like payments of several seats as one sentence, each with the first event it tells of."""
        return self._teller.told(events, names, viewer)

    def action(self, action: Action) -> str:
        """A move as it stands on a list or a button: *raise to 7*."""
        args = {"cards": self.cards(action.cards), "amount": action.amount}
        return self.catalogue.say(f"action-{action.verb}", args)

    def option(self, option: Option) -> str:
        """A kind of move: *raise to anything from 7 to 93*, or as ``action`` says it."""
        if option.low >= option.high:
            return self.action(option.action)
        code = f"action-{option.action.verb}"
        return self.catalogue.say(code, {"low": option.low, "high": option.high}, "span")

    def hint(self, code: str, args: Mapping[str, str | int], action: str = "") -> str:
        """Advice: *code* and *args* say why, *action* is what is advised, as the table would say it."""
        why = self.catalogue.say(f"hint-{code}", self._teller.hint(args))
        return self.say("hint-advice", why=why, action=action) if action else why

    # ---- houses

    def title(self, game: str, profile: str, title: str) -> str:
        """The title of a house that comes with the game, in this language; of any other its own *title*."""
        return self.say("web-profile", game=game, profile=profile, title=title)

    def house_error(self, error: HouseError) -> str:
        """What is wrong with a house."""
        return self.say(f"house-{error.code}", switch=error.switch, value=error.value, allowed=error.allowed)

    def switch(self, name: str, value: object) -> str:
        """What *value* of the switch *name* means, in a few words."""
        return summary(self, name, value)

    def clause(self, clause: str, values: Mapping[str, object], seats: int | None = None) -> str:
        """One clause as a house with these switch *values* plays it; *seats* once they are known.

        Raises ``UnspokenError`` for a clause that does not exist.
        """
        return self.catalogue.say(f"clause-{clause}", house_values(self, values, seats))

    def goes(self, letter: str, values: Mapping[str, object], seats: int | None = None) -> tuple[str, ...]:
        """How the game of that letter goes in this house, in a few sentences for whoever has never played it."""
        args = house_values(self, values, seats)
        return tuple(self.catalogue.say(code, args) for code in self.catalogue.codes(f"goes-{letter}-"))

    def rules(self, letter: str, values: Mapping[str, object], seats: int | None = None) -> tuple[Clause, ...]:
        """Every clause of the game whose clauses begin with *letter*, in their order."""
        return clauses_of(self, letter, values, seats)


def _decimals(digits: int) -> str:
    """The end of a number pattern with so many digits behind the sign."""
    return f"0.{'0' * digits}" if digits else "0"
