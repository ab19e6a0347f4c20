"""Who can be asked to sit down: a bot for each game and level."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib import import_module
from importlib.util import find_spec
from types import MappingProxyType
from typing import Final

from ..solve import MissingNumbaError
from .bouillotte import SteadyBouillotte
from .bourre import SteadyBourre
from .easy_bouillotte import EasyBouillotte
from .easy_bourre import EasyBourre
from .player import Bot, RandomBot

_Maker = Callable[[int | None, float], Bot]

LEVELS: Final = ("easy", "steady", "strong")
"""The levels that people are offered, from the friendliest on."""
EVERY_LEVEL: Final = (*LEVELS, "random")
"""All there is to watch, to match and to test."""
DEFAULT_LEVEL: Final = "steady"
OTHER_NAMES: Final[Mapping[str, str]] = MappingProxyType({"plain": "steady"})

_ROSTER: Final[Mapping[str, Mapping[str, _Maker]]] = MappingProxyType(
    {
        "bourre": {"random": RandomBot, "easy": EasyBourre, "steady": SteadyBourre},
        "bouillotte": {"random": RandomBot, "easy": EasyBouillotte, "steady": SteadyBouillotte},
    }
)
_STRONG: Final[Mapping[str, tuple[str, str]]] = MappingProxyType(
    {"bourre": ("strong_bourre", "StrongBourre"), "bouillotte": ("strong_bouillotte", "StrongBouillotte")}
)
"""The module and the class of each strong player, loaded when one is asked for."""
_COMPILED: Final = frozenset(("bourre",))
"""The games whose strong player searches with compiled code; the other one has learnt what it knows."""


def make_bot(game: str, level: str = DEFAULT_LEVEL, seed: int | None = None, slips: float = 0.0) -> Bot:
    """A bot for *game*. Raises ``ValueError`` when there is none of that level, ``MissingNumbaError`` for *strong*
    where Numba is not installed."""
    level = level_named(level)
    try:
        maker = _strong(game) if level == "strong" else _ROSTER[game][level]
    except KeyError:
        raise ValueError(f"no bot plays {game!r}; the games are {', '.join(_ROSTER)}") from None
    return maker(seed, slips)


def level_named(name: str) -> str:
    """The level that goes by *name*. Raises ``ValueError`` when there is none."""
    level = OTHER_NAMES.get(name, name)
    if level not in EVERY_LEVEL:
        raise ValueError(f"no bot is of level {name!r}; the levels are {', '.join(EVERY_LEVEL)}")
    return level


def levels_here(game: str) -> tuple[str, ...]:
    """The levels for people that can play *game* on this machine; loads nothing."""
    if game not in _ROSTER:
        raise ValueError(f"no bot plays {game!r}; the games are {', '.join(_ROSTER)}")
    return LEVELS[:-1] if _lacks_numba(game) else LEVELS


def _strong(game: str) -> _Maker:
    module, name = _STRONG[game]
    if _lacks_numba(game):
        raise MissingNumbaError
    maker: _Maker = getattr(import_module(f".{module}", __package__), name)
    return maker


def _lacks_numba(game: str) -> bool:
    return game in _COMPILED and find_spec("numba") is None
