"""A house in words: its switches as lines to read, and as fields to choose from."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from ..table import HouseError, Switch
from ..words import Words
from ..words.rules import house_values
from .offer import HouseOffer, Offer
from .speech import Speech

_YES_NO: Final = {"true": "yes", "false": "no"}


@dataclass(frozen=True, slots=True)
class Field:
    """One switch on the new-table page."""

    name: str
    label: str
    clause: str
    kind: str
    """``choice`` or ``number``."""
    value: str
    choices: tuple[tuple[str, str], ...] = ()
    """Values and what they are called; for a number, what an empty field means."""
    low: int = 0
    high: int = 0


def house_lines(values: Mapping[str, Any], speech: Speech) -> tuple[str, ...]:
    """Every switch of a house and its value, in a few words."""
    return tuple(speech.words.switch(name, value) for name, value in values.items())


def switch_fields(offer: Offer, house: HouseOffer, chosen: Mapping[str, str], speech: Speech) -> tuple[Field, ...]:
    """The switches of a game as fields, each standing at the value of *house* or at what was *chosen*."""
    return tuple(
        _field(offer.game, switch, house.values[switch.name], chosen.get(f"rule-{switch.name}"), speech)
        for switch in offer.switches
        if switch.name != "seats"
    )


def _field(game: str, switch: Switch, value: Any, chosen: str | None, speech: Speech) -> Field:
    label = speech.say("web-switch", game=game, name=switch.name)
    now = chosen if chosen is not None else _written(value)
    if switch.yes_no or (switch.words and switch.low > switch.high):
        words = ("true", "false") if switch.yes_no else switch.words
        choices = tuple((word, _said(switch, _YES_NO.get(word, word), speech)) for word in words)
        return Field(switch.name, label, switch.clause, "choice", now, choices)
    empty: tuple[tuple[str, str], ...] = ()
    if "none" in switch.words:
        empty = (("", _said(switch, "none", speech)),)
    elif isinstance(value, Mapping):
        # A field of one number cannot write a table by seats; left empty it stays.
        empty = (("", str(house_values(speech.words, {switch.name: value}, None)[switch.name])),)
    number = now if now != "none" else ""
    return Field(switch.name, label, switch.clause, "number", number, empty, switch.low, switch.high)


def _said(switch: Switch, value: str, speech: Speech) -> str:
    return speech.say("web-value", name=switch.name, value=value)


def _written(value: Any) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    return "" if isinstance(value, Mapping) else str(value)


def on_form(error: HouseError, game: str, words: Words) -> str:
    """What is wrong with a house, for whoever has its form in front of them: the field by what it is called there."""

    def said(value: str) -> str:
        return words.say("web-value", name=error.switch, value=_YES_NO[value]) if value in _YES_NO else value

    label = words.say("web-switch", game=game, name=error.switch)
    return words.house_error(HouseError(error.code, label, said(error.value), said(error.allowed)))


def clause_anchor(clause: str) -> str:
    """Where a clause stands on the page of its rules: the first of several."""
    return clause.partition(",")[0].strip()
