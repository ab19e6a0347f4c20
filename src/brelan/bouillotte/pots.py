"""Pots: what goes back, and how the rest is cut into layers (L-POTS)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple


class Layer(NamedTuple):
    """One pot before it is judged."""

    amount: int
    """Chips."""
    contenders: int
    """The seats that are in and reached it, as a mask."""


def excess(put: Sequence[int]) -> tuple[int, int]:
    """The seat that put in most, and by how many chips that is above every other contribution (L-POTS-1)."""
    most = max(put)
    seat = put.index(most)
    return seat, most - max(chips for other, chips in enumerate(put) if other != seat)


def layers(put: Sequence[int], inside: int, carried: int) -> tuple[Layer, ...]:
    """The pots from the main pot outwards (L-POTS-2).

    *put* are the contributions by seat after the excess went back, *inside* the seats that are in, *carried* the chips
    from earlier hands. No chip is lost: the amounts add up to all of *put* and *carried*.
    """
    seats = [seat for seat in range(len(put)) if inside >> seat & 1]
    cuts = sorted({put[seat] for seat in seats})
    found: list[Layer] = []
    below = 0
    for cut in cuts:
        top = max(put) if cut == cuts[-1] else cut
        amount = sum(min(chips, top) - min(chips, below) for chips in put)
        contenders = sum(1 << seat for seat in seats if put[seat] >= cut)
        found.append(Layer(amount + (0 if found else carried), contenders))
        below = cut
    return tuple(found)
