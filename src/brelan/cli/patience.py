"""What is said on stderr to whoever waits while searches are compiled, which happens once."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from .say import complain, words

ODDS: Final = ("counting.hand_wins",)
WEIGHED: Final = ("bourre_weigh.weigh",)
SOLVED: Final = ("maxn.best_end", "force.can_force")
"""The functions that others are waited for, by module; their code is kept in files that are named after them."""


def tell_the_first_time(functions: tuple[str, ...]) -> None:
    """Say that this takes a while, unless the code of all *functions* is kept. Raises ``MissingNumbaError``."""
    from ..solve.compile import CACHE

    if not kept(CACHE, functions):
        complain(words().say("cli-first-time"))


def kept(cache: Path, functions: tuple[str, ...]) -> bool:
    """Whether *cache* has compiled code of all *functions*."""
    return all(any(cache.glob(f"**/{function}-*.nbi")) for function in functions)
