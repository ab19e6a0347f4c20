"""The teaching of the strong player of Bouillotte at one table: what is set up once, and rounds of it."""

from __future__ import annotations

import hashlib

import numpy as np

from ..bouillotte import House
from . import rehearsal as row
from .counting import Ints
from .regret import empty_tables, teach
from .situation import SITUATIONS
from .strength import Scale, chart, scale, strengths


def house_row(house: House, every_chip: bool = False) -> Ints:
    """What a rehearsal has to know of *house*."""
    found = np.zeros(row.HOUSE, np.int64)
    found[row.SEATS] = house.seats
    found[row.ADDS] = house.opening == "match_and_add"
    found[row.ONE_ROUND] = house.rounds == "one"
    found[row.CARRE] = house.carre
    found[row.RULES] = house.judging
    found[row.PREMIUM_CARRE] = house.premium_carre
    found[row.PREMIUM_SIMPLE] = house.premium_simple
    found[row.FOLDED_TOO] = house.premium_for_folded
    found[row.EVERY_CHIP] = every_chip
    return found


def dice_of(seed: int, seats: int) -> Ints:
    """Where the random numbers for a table of *seats* start."""
    digest = hashlib.sha256(f"{seed} {seats}".encode()).digest()
    return np.array([int.from_bytes(digest[:8], "little", signed=True) | 1], np.int64)


class Lessons:
    """Rounds of teaching at a table of one house, for one seed."""

    def __init__(
        self, house: House, seed: int, scale: Scale, strengths: list[list[int]], start: Ints | None = None
    ) -> None:
        """*strengths* by class of hand, in the columns of *scale*.

        With *start*, the row of a hand, every hand begins there, and every chip is bet on its own.
        """
        self.house, self.scale = house, scale
        self.done = 0
        self.tables = empty_tables(SITUATIONS)
        self._table = (
            house_row(house, every_chip=start is not None),
            house.cave,
            np.zeros(row.ROW, np.int64) if start is None else start,
            np.array([1 << card for card in house.deck], np.int64),
            chart(house.seats, strengths),
        )
        self._dice, self._deck = dice_of(seed, house.seats), np.arange(len(house.deck))

    def go_on(self, rounds: int) -> None:
        """Play so many more rounds."""
        first = self.done + 1
        teach(*self._table, first, first + rounds, *self.tables, self._dice, self._deck)
        self.done += rounds

    def learnt(self) -> list[tuple[int, list[float]]]:
        """Every situation that was met, in ascending order, with the weights of its choices."""
        keys, rows, regrets, mixes, _ = self.tables
        found = []
        for at in np.flatnonzero(keys):
            weights = mixes[rows[at]]
            if not weights.any():
                # Met by learners only: what would be played now.
                weights = np.maximum(regrets[rows[at]], 0.0)
            if weights.any():
                found.append((int(keys[at]) - 1, weights.tolist()))
        return sorted(found)


def lessons_in(house: House, seed: int) -> Lessons:
    """Lessons in all of *house*, of 3 or 4 seats. The odds of all its hands are counted first."""
    known = scale(house.seats)
    return Lessons(house, seed, known, strengths(known))
