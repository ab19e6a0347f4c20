"""What a terminal shows of each game: the table as one seat sees it, its choices, the account after a hand."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, Protocol

from ..words import Words
from .board_bouillotte import BouillotteBoard
from .board_bourre import BourreBoard
from .menu import Menu


class Board(Protocol):
    """One game on a terminal. *names* by seat; views are those of that game."""

    def clause(self, view: Any) -> str:
        """The clause behind the open question."""

    def table(self, view: Any, names: Sequence[str], words: Words) -> list[str]:
        """What the person asked should have before their eyes, in a line or two."""

    def seats(self, view: Any, names: Sequence[str], words: Words) -> list[str]:
        """How every seat stands."""

    def menu(self, view: Any, words: Words) -> Menu:
        """What can be answered to the open question."""

    def account(self, report: Mapping[str, Any], names: Mapping[str, str], words: Words) -> list[str]:
        """How everybody stands after a hand, from its report; *names* by ``p1``."""


BOARDS: Final[Mapping[str, Board]] = {"bourre": BourreBoard(), "bouillotte": BouillotteBoard()}
