"""How a session ended: who won it and by how much, what became of the reader, a row for every seat."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ..table import Chips, Result
from .account import signed
from .speech import Speech, chips


@dataclass(frozen=True, slots=True)
class Place:
    """One seat at the end."""

    seat: int
    place: int
    name: str
    gain: str
    """What it won, or with a minus lost, in chips."""
    way: int
    """1, 0 or −1."""
    has: str = ""
    """What lies on its account; empty where only the gain counts."""
    mine: bool = False


@dataclass(frozen=True, slots=True)
class Ending:
    """The end of a session in words and numbers."""

    headline: str
    places: tuple[Place, ...]
    """The first place first."""
    start: str
    """What every seat began with, in chips; empty where only gains are counted."""


def ending(result: Result, names: Sequence[str], me: int | None, start: Chips, speech: Speech) -> Ending:
    """How a session with that *result* ended, as the seat *me* reads it."""
    accounts = result.totals_name == "balances"
    gains = tuple(total - start if accounts else total for total in result.totals)
    rows: list[Place] = []
    for level in result.places:
        number = len(rows) + 1
        for seat in level:
            gain = gains[seat]
            has = chips(result.totals[seat]) if accounts else ""
            rows.append(Place(seat, number, names[seat], signed(gain), (gain > 0) - (gain < 0), has, seat == me))
    headline = _headline(result.places[0], gains, names, me, speech)
    return Ending(headline, tuple(rows), chips(start) if accounts else "")


def _headline(
    first: Sequence[int], gains: Sequence[Chips], names: Sequence[str], me: int | None, speech: Speech
) -> str:
    if not any(gains):
        return speech.say("after-level")
    chips_won = speech.words.chips(gains[first[0]])
    if len(first) > 1:
        others = [names[seat] for seat in first if seat != me]
        who = speech.words.listed(others if me not in first else [speech.say("you-name"), *others])
        won = speech.say("after-shared", who=who, chips=chips_won)
    else:
        won = speech.say("after-won", you="yes" if first[0] == me else "no", who=names[first[0]], chips=chips_won)
    return won + _yours(first, gains, me, speech)


def _yours(first: Sequence[int], gains: Sequence[Chips], me: int | None, speech: Speech) -> str:
    if me is None or me in first:
        return ""
    gain = gains[me]
    lost = gain < 0
    way = "down" if lost else "up" if gain else "even"
    return " " + speech.say("after-yours", way=way, amount=speech.words.number(-gain if lost else gain))
