"""A list of answers to choose from."""

from __future__ import annotations

from typing import NamedTuple

from ..cards import Cards
from ..table import Action


class Choice(NamedTuple):
    """One line of the list."""

    label: str
    action: Action


class Menu(NamedTuple):
    """What can be answered to a question."""

    question: str
    choices: tuple[Choice, ...]
    together: bool = False
    """Several may be chosen at once: their cards are put into one action."""
    none: Action | None = None
    """Choosing nothing, where that is an answer."""

    @property
    def cards(self) -> Cards:
        """All the cards on the list."""
        mask = 0
        for choice in self.choices:
            mask |= choice.action.cards
        return mask
