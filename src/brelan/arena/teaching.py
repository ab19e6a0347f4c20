"""The teaching of the strong player of Bouillotte, from a seed and a number of rounds to the file it plays from."""

from __future__ import annotations

from array import array
from collections.abc import Iterator, Sequence
from typing import Final

from .. import __version__, bouillotte
from ..bots.strategy import Book, Strategy, parts
from ..solve.teacher import Lessons, lessons_in

HOUSES: Final = {3: "three-hands", 4: "historic"}
"""The house that is taught for each number of seats."""
BLOCK: Final = 5_000
"""Rounds between two reports."""


class School:
    """The lessons of one strategy: the same seed and rounds give the same bytes, however often it is interrupted."""

    def __init__(self, seed: int, seats: Sequence[int] = tuple(HOUSES)) -> None:
        """Count the odds for each of *seats*, 3 or 4. Raises ``MissingNumbaError``, ``KeyError`` for other seats."""
        self.seed = seed
        self.lessons: list[Lessons] = [lessons_in(bouillotte.house(HOUSES[each], each), seed) for each in seats]

    @property
    def done(self) -> int:
        """Rounds played at every table."""
        return min(lessons.done for lessons in self.lessons)

    def teach(self, rounds: int) -> Iterator[int]:
        """Play *rounds* more at every table; after each block of them, how many are done."""
        until = self.done + rounds
        while self.done < until:
            self._reach(min(until, self.done + BLOCK))
            yield self.done

    def strategy(self) -> Strategy:
        """What was learnt so far. Rounds that an interruption cut off at some of the tables are made up for first."""
        self._reach(max(lessons.done for lessons in self.lessons))
        header = {
            "game": bouillotte.GAME.name,
            "houses": {str(lessons.house.seats): lessons.house.profile for lessons in self.lessons},
            "iterations": self.done,
            "seed": self.seed,
            "version": __version__,
        }
        return Strategy(header, {lessons.house.seats: book(lessons) for lessons in self.lessons})

    def _reach(self, rounds: int) -> None:
        for lessons in self.lessons:
            if lessons.done < rounds:
                lessons.go_on(rounds - lessons.done)


def book(lessons: Lessons) -> Book:
    """What was learnt in *lessons*, as the player reads it."""
    learnt = lessons.learnt()
    chances = array("H", [chance for row in lessons.scale.chances for chance in row])
    situations = array("I", [situation for situation, _ in learnt])
    return Book(chances, lessons.scale.steps, situations, b"".join(parts(weights) for _, weights in learnt))
