"""The strategy of the strong player of Bouillotte, as it lies in a file: how it is written and read.

One line of JSON says where it comes from; after it stand, compressed, for each number of seats the exact chances of
every class of hand, the steps between strengths, and for every situation that was met how often to make which choice.
"""

from __future__ import annotations

import json
import sys
import zlib
from array import array
from bisect import bisect_left
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Any, Final, NamedTuple

from ..solve.situation import CHOICES

FORMAT: Final = 1
FILE: Final = "bouillotte.strategy"
PARTS: Final = 255
"""A mix is kept in so many parts."""


class Book(NamedTuple):
    """What is known for one number of seats."""

    chances: array[int]
    """Row by row for every class of hand, in ten-thousandths: two places with two in, three with three, and so on."""
    steps: Sequence[Sequence[int]]
    """For two, three, … in: the chances from which on a hand is one step stronger."""
    situations: array[int]
    """In ascending order."""
    mixes: bytes
    """For each situation the parts of each choice, ``PARTS`` in all."""

    @property
    def seats(self) -> int:
        """The number of seats it was taught for."""
        return len(self.steps) + 1

    @property
    def columns(self) -> int:
        """How many chances a row holds."""
        return sum(range(2, len(self.steps) + 2))

    def chance(self, number: int, inside: int, place: int) -> float:
        """The chance of class *number* with *inside* in, at *place* among these from the dealer's right on; 0 to 1."""
        return self.chances[number * self.columns + (inside - 2) * (inside + 1) // 2 + place] / 10000

    def mix(self, situation: int) -> bytes | None:
        """How often to make which choice, None where the situation was never met."""
        at = bisect_left(self.situations, situation)
        if at == len(self.situations) or self.situations[at] != situation:
            return None
        return self.mixes[at * CHOICES : (at + 1) * CHOICES]


class Strategy(NamedTuple):
    """A whole file."""

    header: Mapping[str, Any]
    books: Mapping[int, Book]
    """By number of seats."""


def parts(weights: Sequence[float]) -> bytes:
    """*weights*, of which one is above zero, as whole parts that add up to ``PARTS``."""
    total = sum(weights)
    shares = [PARTS * weight / total for weight in weights]
    whole = [int(share) for share in shares]
    left = sorted(range(len(shares)), key=lambda each: whole[each] - shares[each])
    for each in left[: PARTS - sum(whole)]:
        whole[each] += 1
    return bytes(whole)


def packed(strategy: Strategy) -> bytes:
    """*strategy* as the bytes of a file, the same on every machine."""
    tables = {
        seats: {"steps": book.steps, "classes": len(book.chances), "situations": len(book.situations)}
        for seats, book in strategy.books.items()
    }
    head = json.dumps({**strategy.header, "format": FORMAT, "books": tables}, sort_keys=True)
    body = b"".join(
        _little(array("H", book.chances)) + _little(array("I", _gaps(book.situations))) + book.mixes
        for book in strategy.books.values()
    )
    return head.encode() + b"\n" + zlib.compress(body, 9)


def unpacked(data: bytes) -> Strategy:
    """The strategy in the bytes of a file. Raises ``ValueError`` when it is none, or of another format."""
    line, _, rest = data.partition(b"\n")
    header = json.loads(line)
    if header.get("format") != FORMAT:
        raise ValueError(f"strategy must be of format {FORMAT}, got format {header.get('format')}")
    body = zlib.decompress(rest)
    books = {}
    at = 0
    for seats, sizes in header.pop("books").items():
        chances, at = _numbers("H", body, at, sizes["classes"])
        gaps, at = _numbers("I", body, at, sizes["situations"])
        end = at + CHOICES * len(gaps)
        books[int(seats)] = Book(chances, sizes["steps"], _sums(gaps), body[at:end])
        at = end
    return Strategy(header, books)


@cache
def shipped() -> Strategy:
    """The strategy that comes with the package."""
    return unpacked(files(__package__).joinpath(FILE).read_bytes())


def _numbers(kind: str, body: bytes, at: int, number: int) -> tuple[array[int], int]:
    found = array(kind)
    end = at + number * found.itemsize
    found.frombytes(body[at:end])
    if sys.byteorder == "big":
        found.byteswap()
    return found, end


def _little(numbers: array[int]) -> bytes:
    if sys.byteorder == "big":
        numbers.byteswap()
    return numbers.tobytes()


def _gaps(ascending: Sequence[int]) -> list[int]:
    return [number - (ascending[at - 1] if at else 0) for at, number in enumerate(ascending)]


def _sums(gaps: Sequence[int]) -> array[int]:
    total = 0
    found = array("I")
    for gap in gaps:
        total += gap
        found.append(total)
    return found
