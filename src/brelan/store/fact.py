"""A fact: what somebody chose or what chance gave at one table. Everything else is worked out from facts again."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple


class Fact(NamedTuple):
    """One line of a table's history."""

    table: str
    """The table's public id."""
    seq: int
    """From 1, without a gap; with the table it is the key, so two writers cannot both go on from the same state."""
    kind: str
    """``opened``, ``sat``, ``left``, ``back``, ``dealt``, ``acted``, ``closed``, ``followed``,
    ``freed``."""
    body: Mapping[str, Any]
    """Plain JSON values."""


class Said(NamedTuple):
    """Something said at a table."""

    number: int
    """From 1, in the order in which it was said."""
    name: str
    text: str


class Kept(NamedTuple):
    """A text that somebody brought to be looked at: an uploaded record."""

    id: str
    text: str
