"""Pots: what goes back, and how the rest is cut into layers (L-POTS).

The kernels take the contributions of up to five seats as numbers of their own, 0 where nobody sits.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from ..cards import kernel


class Layer(NamedTuple):
    """One pot before it is judged."""

    amount: int
    """Chips."""
    contenders: int
    """The seats that are in and reached it, as a mask."""


@kernel
def put_at(seat: int, p0: int, p1: int, p2: int, p3: int, p4: int) -> int:
    """The contribution of *seat*."""
    if seat == 0:
        return p0
    if seat == 1:
        return p1
    if seat == 2:
        return p2
    if seat == 3:
        return p3
    return p4


@kernel
def highest_but(seat: int, p0: int, p1: int, p2: int, p3: int, p4: int) -> int:
    """The highest contribution of all seats but *seat*."""
    most = 0
    for other in range(5):
        put = put_at(other, p0, p1, p2, p3, p4)
        if other != seat and put > most:
            most = put
    return most


@kernel
def next_cut(below: int, inside: int, p0: int, p1: int, p2: int, p3: int, p4: int) -> int:
    """The lowest contribution above *below* of the seats that are *inside*, −1 when there is none (L-POTS-2)."""
    cut = -1
    for seat in range(5):
        put = put_at(seat, p0, p1, p2, p3, p4)
        if inside >> seat & 1 and put > below and (cut < 0 or put < cut):
            cut = put
    return cut


@kernel
def within(below: int, top: int, p0: int, p1: int, p2: int, p3: int, p4: int) -> int:
    """Chips of all contributions, folded ones too, that lie above *below* and not above *top* (L-POTS-2)."""
    chips = 0
    for seat in range(5):
        put = put_at(seat, p0, p1, p2, p3, p4)
        if put > top:
            put = top
        if put > below:
            chips += put - below
    return chips


@kernel
def reaching(cut: int, inside: int, p0: int, p1: int, p2: int, p3: int, p4: int) -> int:
    """The seats that are *inside* and put in at least *cut* (L-POTS-2)."""
    seats = 0
    for seat in range(5):
        if inside >> seat & 1 and put_at(seat, p0, p1, p2, p3, p4) >= cut:
            seats |= 1 << seat
    return seats


def five(put: Sequence[int]) -> tuple[int, int, int, int, int]:
    """Contributions by seat as the kernels take them."""
    p0, p1, p2, p3, p4 = (*put, 0, 0)[:5]
    return p0, p1, p2, p3, p4


def excess(put: Sequence[int]) -> tuple[int, int]:
    """The seat that put in most, and by how many chips that is above every other contribution (L-POTS-1)."""
    most = max(put)
    seat = put.index(most)
    return seat, most - highest_but(seat, *five(put))


def layers(put: Sequence[int], inside: int, carried: int) -> tuple[Layer, ...]:
    """The pots from the main pot outwards (L-POTS-2).

    *put* are the contributions by seat after the excess went back, *inside* the seats that are in, *carried* the chips
    from earlier hands. No chip is lost: the amounts add up to all of *put* and *carried*.
    """
    every = five(put)
    found: list[Layer] = []
    below, cut = 0, next_cut(-1, inside, *every)
    while cut >= 0:
        higher = next_cut(cut, inside, *every)
        # Folded chips above the highest layer belong to the highest.
        amount = within(below, cut if higher >= 0 else max(put), *every)
        found.append(Layer(amount + (0 if found else carried), reaching(cut, inside, *every)))
        below, cut = cut, higher
    return tuple(found)
