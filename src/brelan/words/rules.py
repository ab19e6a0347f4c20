"""The rules of a house, a paragraph for every clause: the switches go into the sentences, so both say the same."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from .speech import Words


class Clause(NamedTuple):
    """One clause of the rules."""

    name: str
    """Such as ``B-PLAY-3``."""
    section: str
    """The heading of its section."""
    text: str


def clauses_of(words: Words, letter: str, values: Mapping[str, object], seats: int | None) -> tuple[Clause, ...]:
    """All clauses that begin with *letter*, as the house of these *values* plays them."""
    args = house_values(words, values, seats)
    return tuple(
        Clause(
            code.removeprefix("clause-"),
            words.say(re.sub(r"^clause-(.*)-\d+$", r"section-\1", code)),
            words.catalogue.say(code, args),
        )
        for code in words.catalogue.codes(f"clause-{letter}-")
    )


def house_values(words: Words, values: Mapping[str, object], seats: int | None) -> dict[str, Any]:
    """The switches as the sentences read them; *seats* settles what depends on the size of the table."""
    known = dict(values) if seats is None else {**values, "seats": seats}
    args = {name: _value(words, value, seats) for name, value in known.items()}
    return {**args, "premiums": _yes(any(values.get(name) for name in ("premium_carre", "premium_simple")))}


def summary(words: Words, name: str, value: object) -> str:
    """A switch and its value in a few words."""
    return words.say(f"switch-{name}", value=_value(words, value, None))


def _value(words: Words, value: object, seats: int | None) -> object:
    """Numbers and words as they are; yes and no; a range, or a table by seats, as text."""
    if isinstance(value, bool):
        return _yes(value)
    if isinstance(value, list):
        return words.say("span", low=value[0], high=value[1])
    if isinstance(value, Mapping):
        if seats is not None:
            return value.get(str(seats), value["default"])
        others = [(number, most) for number, most in value.items() if number != "default"]
        exceptions = [words.say("by-seats-exception", seats=number, value=most) for number, most in others]
        if not exceptions:
            return value["default"]
        return words.say("by-seats", default=value["default"], exceptions=words.listed(exceptions))
    return value


def _yes(value: bool) -> str:
    return "yes" if value else "no"
