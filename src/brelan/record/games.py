"""The games there are, by the name a record gives them."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from .. import bourre
from ..table import Game

_ALL: Final[tuple[Game, ...]] = (bourre.GAME,)
GAMES: Final[Mapping[str, Game]] = MappingProxyType({game.name: game for game in _ALL})
