"""Why an action is not allowed: a code, its clause and arguments. The words are made elsewhere."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple, TypeAlias

Argument: TypeAlias = str | int
"""Of a refusal: a suit is its letter, a seat its name (``p1``), cards are written out, the rest are numbers."""


class Refusal(NamedTuple):
    """The answer to an action that breaks a rule; nothing has happened."""

    code: str
    """A stable word, listed in the documentation."""
    clause: str
    """Such as ``B-PLAY-2``."""
    args: Mapping[str, Argument] = {}


class IllegalError(Exception):
    """``apply`` was given an action that ``refusal`` does not allow."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal)
        self.refusal = refusal

    def __str__(self) -> str:
        code, clause, args = self.refusal
        given = ", ".join(f"{name} {value}" for name, value in args.items())
        return f"{code}{': ' if given else ''}{given} [{clause}]"
