"""Who can be asked to sit down: a bot for each game and level."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final

from .bouillotte import SteadyBouillotte
from .bourre import SteadyBourre
from .player import Bot, RandomBot

_Maker = Callable[[int | None, float], Bot]

LEVELS: Final = ("random", "steady")
_ROSTER: Final[Mapping[str, Mapping[str, _Maker]]] = MappingProxyType(
    {
        "bourre": {"random": RandomBot, "steady": SteadyBourre},
        "bouillotte": {"random": RandomBot, "steady": SteadyBouillotte},
    }
)


def make_bot(game: str, level: str = "steady", seed: int | None = None, slips: float = 0.0) -> Bot:
    """A bot for *game*. Raises ``ValueError`` when there is none of that level."""
    try:
        maker = _ROSTER[game][level]
    except KeyError:
        raise ValueError(f"{game} {level}") from None
    return maker(seed, slips)
