"""The games there are, by the name a record gives them."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from .. import bouillotte, bourre
from ..table import AnyGame

_ALL: Final[tuple[AnyGame, ...]] = (bourre.GAME, bouillotte.GAME)
GAMES: Final[Mapping[str, AnyGame]] = MappingProxyType({game.name: game for game in _ALL})
