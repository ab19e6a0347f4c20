"""What the units of a tournament come to, and how far that can be trusted.

The hands of one session hang together, and so do the rotations of one unit, which are dealt the same cards. So only
units are counted as independent: chips per hand are averaged inside each unit, and the interval is that of the mean
over the units, by Student's t.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from fractions import Fraction
from math import sqrt
from statistics import fmean, stdev
from typing import Any, Final, NamedTuple

from .tournament import Tournament
from .unit import Line, Unit

_Z: Final = 1.959963984540054
_FIRST_T: Final = (12.706204736, 4.30265273)
"""Student's t for one and two degrees of freedom, where the expansion below does not serve."""


class Estimate(NamedTuple):
    """A mean and the two ends of its 95 % confidence interval; None where one unit alone tells nothing of it."""

    mean: float
    low: float | None
    high: float | None


class Figures(NamedTuple):
    """What one entry did, or all entries of one level together."""

    level: str
    entries: tuple[int, ...]
    """Which entries, from 0."""
    hands: int
    played: int
    empty: int
    pots: int
    total: Fraction
    """Chips won in all, exactly."""
    chips: Estimate
    """Chips per hand."""
    above: Estimate | None
    """How many chips per hand more than the other entries; None where there are no others."""

    def as_dict(self) -> dict[str, Any]:
        """The same as plain JSON values."""
        return {
            "level": self.level,
            "entries": [entry + 1 for entry in self.entries],
            "hands": self.hands,
            "chips": str(self.total),
            "chips_per_hand": self.chips._asdict(),
            "above_the_rest": None if self.above is None else self.above._asdict(),
            "played": self.played,
            "zero_tricks": self.empty,
            "pots": self.pots,
        }


def by_entry(tournament: Tournament, units: Sequence[Unit]) -> list[Figures]:
    """The figures of every entry, in the order they were named."""
    return [_figures(tournament, units, level, [entry]) for entry, level in enumerate(tournament.entries)]


def by_level(tournament: Tournament, units: Sequence[Unit]) -> list[Figures]:
    """The figures of every level, its entries taken together."""
    found: dict[str, list[int]] = {}
    for entry, level in enumerate(tournament.entries):
        found.setdefault(level, []).append(entry)
    return [_figures(tournament, units, level, entries) for level, entries in found.items()]


def estimate(values: Sequence[float]) -> Estimate:
    """The mean of independent *values* with its interval."""
    mean, free = fmean(values), len(values) - 1
    if not free:
        return Estimate(mean, None, None)
    reach = quantile(free) * stdev(values, mean) / sqrt(len(values))
    return Estimate(mean, mean - reach, mean + reach)


def quantile(free: int) -> float:
    """The 97.5 % point of Student's t with that many degrees of freedom, right to one part in a hundred and better.

    Cornish and Fisher's expansion: Abramowitz and Stegun, Handbook of Mathematical Functions, 26.7.5.
    """
    if free <= len(_FIRST_T):
        return _FIRST_T[free - 1]
    z = _Z
    first = (z**3 + z) / 4
    second = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    return z + first / free + second / free**2 + third / free**3


def _figures(tournament: Tournament, units: Sequence[Unit], level: str, entries: Sequence[int]) -> Figures:
    ours = [line for unit in units for line in unit.lines if line.entry in entries]
    here = [_per_hand(line for line in unit.lines if line.entry in entries) for unit in units]
    there = [_per_hand(line for line in unit.lines if line.entry not in entries) for unit in units]
    return Figures(
        level,
        tuple(entries),
        sum(line.hands for line in ours),
        sum(line.played for line in ours),
        sum(line.empty for line in ours),
        sum(line.pots for line in ours),
        sum((line.chips for line in ours), Fraction(0)),
        estimate(here),
        None if len(entries) == tournament.seats else estimate([a - b for a, b in zip(here, there, strict=True)]),
    )


def _per_hand(lines: Iterable[Line]) -> float:
    """Chips per hand of one unit: exact until the last division."""
    chips, hands = Fraction(0), 0
    for line in lines:
        chips += line.chips
        hands += line.hands
    return float(chips / hands) if hands else 0.0
