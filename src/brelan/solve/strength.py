"""How strong a hand of Bouillotte is, from its exact odds: the weakest hands are 0, the best of all 23.

The steps between the kinds lie where they part the hands into equal shares, and finer ones among the best. So a chance
can be placed on the same scale whatever way it was found.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable
from typing import Final, NamedTuple

import numpy as np

from ..bouillotte.profile import DECKS
from .classes import class_numbers, standing_for
from .counting import Ints
from .odds import table
from .situation import STRENGTHS

SHARES: Final = (
    *(5 * step for step in range(1, 16)),
    *(80, 84, 88, 91, 94, 96.5, 98.3, 99.3),
)
"""Per cent of all hands that lie below each step."""


class Scale(NamedTuple):
    """Chances and strengths of every class, one row for each, in columns by number in and place."""

    chances: list[list[int]]
    """In ten-thousandths."""
    steps: list[list[int]]
    """For two, three, … in: from which chance on a hand is stronger."""


def scale(seats: int) -> Scale:
    """The chances of every class of hand with *seats* at the table, and the steps between their strengths."""
    columns: list[list[int]] = []
    steps: list[list[int]] = []
    for inside in range(2, seats + 1):
        rows = table(seats - inside, seats)
        steps.append(_steps((round(10000 * each.chance()), of.size) for of, each in rows))
        columns += [[round(10000 * each.chance(place)) for _, each in rows] for place in range(inside)]
    return Scale([list(row) for row in zip(*columns, strict=True)], steps)


def _steps(sized: Iterable[tuple[int, int]]) -> list[int]:
    ordered = sorted(sized)
    every = sum(size for _, size in ordered)
    found: list[int] = []
    below = 0.0
    shares = iter((*SHARES, 101.0))
    wanted = next(shares)
    for chance, size in ordered:
        while below >= wanted / 100 * every:
            found.append(chance)
            wanted = next(shares)
        below += size
    # Steps beyond the last hand are never reached.
    return [*found, *[10001] * (STRENGTHS - 1 - len(found))]


def strengths(scale: Scale) -> list[list[int]]:
    """The strength of every class, in the same columns as its chances."""
    steps = [step for inside, step in enumerate(scale.steps, 2) for _ in range(inside)]
    return [[bisect_right(step, chance) for step, chance in zip(steps, row, strict=True)] for row in scale.chances]


def chart(seats: int, found: list[list[int]]) -> Ints:
    """Strengths by the numbers of the cards in the deck, falling, and of the retourné."""
    deck = DECKS[seats]
    size = len(deck)
    out = np.zeros((size**4, 9), np.int64)
    numbers = class_numbers(seats)
    for a in range(size):
        for b in range(a):
            for c in range(b):
                hand = 1 << deck[a] | 1 << deck[b] | 1 << deck[c]
                for up in range(size):
                    if up not in (a, b, c):
                        row = found[numbers[standing_for(hand, 1 << deck[up])]]
                        out[((a * size + b) * size + c) * size + up, : len(row)] = row
    return out
