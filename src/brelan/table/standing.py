"""Who came where: the highest first, equal amounts share the place (B-SESSION-2, L-SESSION-2)."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import NamedTuple

from .ledger import Chips


class Result(NamedTuple):
    """How a session ended."""

    share: Fraction
    """What each seat got of the pot that was left, in chips."""
    totals: tuple[Chips, ...]
    """By seat: the final account (Bourré) or the net result (Bouillotte), in chips."""
    totals_name: str
    """What the totals are, as the record's key: ``balances`` or ``net``."""
    places: tuple[tuple[int, ...], ...]
    """Seats from the first place down; seats that share a place stand together."""


def places(totals: Sequence[Chips]) -> tuple[tuple[int, ...], ...]:
    """Seats grouped by equal *totals*, the highest total first."""
    return tuple(
        tuple(seat for seat, total in enumerate(totals) if total == level)
        for level in sorted(set(totals), reverse=True)
    )
