"""What is passed to a sentence: names for seats, cards as they are written, who is spoken to."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby
from typing import TYPE_CHECKING, Any, Final

from fluent.runtime.types import fluent_number

from ..cards import CARD_NAMES, SUITS, read_cards
from ..table import NOBODY, Event, Happening, Posting, Refusal, read_seat

if TYPE_CHECKING:
    from .speech import Words

NOTHING: Final = "none"
"""Stands for an empty list of cards, so that a sentence can tell."""
_CARDS: Final = frozenset(("card", "cards", "top", "keep", "away", "other"))
"""Arguments that hold cards in the record's spelling."""
_TO_A_SEAT: Final = frozenset(("premium_carre", "premium_brelan"))
_SEAT: Final = re.compile(r"p[1-9]$")
_GAMES: Final = {"B": "bourre", "L": "bouillotte"}


class Teller:
    """Makes the arguments of the sentences of one language."""

    def __init__(self, words: Words) -> None:
        self._words = words

    def refusal(self, refusal: Refusal, names: Sequence[str]) -> dict[str, Any]:
        """Arguments of the sentence to the person who tried."""
        args = self.hint(refusal.args)
        seat = str(refusal.args.get("seat", ""))
        return {**args, "who": _name(seat, names), "clause": refusal.clause}

    def fault(self, refusal: Refusal) -> dict[str, Any]:
        """Arguments of the few words about a record: its own spelling."""
        args: dict[str, Any] = {key: NOTHING if value == "" else value for key, value in refusal.args.items()}
        if "suit" in args:
            args["suit_name"] = self._words.suit(args["suit"])
        return args

    def hint(self, args: Mapping[str, str | int]) -> dict[str, Any]:
        """Arguments of the rules or of a bot: cards as they are written in this language, suits with their name."""
        told: dict[str, Any] = dict(args)
        for key in _CARDS & told.keys():
            told[key] = self._words.cards(read_cards(str(told[key])))
        if "tenths" in told:
            # A number and not a text, so that the sentence can choose between jeton and jetons.
            told["gain"] = fluent_number(int(told["tenths"]) / 10, minimumFractionDigits=1, maximumFractionDigits=1)
        if "suit" in told:
            told["suit_name"] = self._words.suit(str(told["suit"]))
        return told

    def happening(self, event: Happening, names: Sequence[str], viewer: int | None) -> dict[str, Any]:
        """Arguments of a happening."""
        suit = event.note if len(event.note) == 1 and event.note in SUITS else _only_suit(event.cards)
        return {
            "game": _GAMES.get(event.clause[:1], ""),
            "clause": event.clause,
            "who": "" if event.seat == NOBODY else names[event.seat],
            "you": _yes(event.seat != NOBODY and event.seat == viewer),
            "cards": self._words.cards(event.cards),
            "amount": event.amount,
            "chips": self._words.chips(event.amount),
            "note": event.note,
            "suit": suit,
            "suit_name": self._words.suit(suit) if suit else "",
        }

    def posting(self, posting: Posting, names: Sequence[str], viewer: int | None) -> dict[str, Any]:
        """Arguments of a posting: who pays; or is paid, when it comes from the pot or the bank."""
        source, target = _seat(posting.source), _seat(posting.target)
        who, whom = (target, None) if source is None or posting.reason == "refill" else (source, target)
        heard = self._words.say("you-after-all") if whom is not None and whom == viewer else ""
        return {
            "game": _GAMES.get(posting.clause[:1], ""),
            "clause": posting.clause,
            "who": "" if who is None else names[who],
            "you": _yes(who is not None and who == viewer),
            "whom": heard or ("" if whom is None else names[whom]),
            "amount": self._words.number(posting.amount),
            "chips": self._words.chips(posting.amount),
        }

    def told(self, events: Sequence[Event], names: Sequence[str], viewer: int | None) -> list[tuple[Event, str]]:
        """Sentences in order; a movement of chips that the happening before it has told of is left out."""
        lines: list[tuple[Event, str]] = []
        for alike in runs(events):
            first = alike[0]
            code = f"posting-{first.reason}" if isinstance(first, Posting) else ""
            if isinstance(first, Posting) and len(alike) > 1 and self._words.catalogue.has(code, "many"):
                args = self.posting(first, names, viewer)
                told = [self.posting(other, names, viewer) for other in alike if isinstance(other, Posting)]
                args["who"] = self._words.listed(self._named(told))
                lines.append((first, self._words.catalogue.say(code, args, "many")))
            else:
                lines += [(event, self._words.happening(event, names, viewer)) for event in alike]
        return lines

    def _named(self, told: Sequence[Mapping[str, Any]]) -> list[str]:
        """The names in *told*, the reader's first and as *You*."""
        others = [args["who"] for args in told if args["you"] == "no"]
        return others if len(others) == len(told) else [self._words.say("you-name"), *others]


def runs(events: Sequence[Event]) -> Iterator[tuple[Event, ...]]:
    """*events* in what one sentence tells: postings for the same reason and amount together, all else on its own.

    A movement of chips that the happening before it has told of is left out.
    """
    kept = [
        event
        for before, event in zip((None, *events), events, strict=False)
        if not (isinstance(event, Posting) and isinstance(before, Happening) and before.kind == event.reason)
    ]
    for _, run in groupby(enumerate(kept), key=lambda item: _key(*item)):
        yield tuple(event for _, event in run)


def _key(place: int, event: Event) -> tuple[Any, ...]:
    if not isinstance(event, Posting):
        return (place,)
    # Several pay one, and are told together; what one pays to several is not.
    return (event.reason, event.amount, event.target if event.reason in _TO_A_SEAT else "")


def _only_suit(cards: int) -> str:
    """The letter of the suit of a single card, otherwise empty."""
    return CARD_NAMES[cards.bit_length() - 1][1] if cards and not cards & (cards - 1) else ""


def _seat(account: str) -> int | None:
    """The seat of an account such as ``p2`` or ``premium p2``; None for the pot."""
    name = account.rpartition(" ")[2]
    return read_seat(name) if _SEAT.match(name) else None


def _name(seat: str, names: Sequence[str]) -> str:
    if not _SEAT.match(seat):
        return seat
    number = read_seat(seat)
    return names[number] if number < len(names) else seat


def _yes(value: bool) -> str:
    return "yes" if value else "no"
