"""What is played in an arena, and by whom: duplicate deals, so that luck with the cards falls on everybody alike.

The **unit** is one session. Its decks, its cuts and its first dealer are fixed; it is played once for every
rotation of the entries around the table, so that each of them sits in each seat with the same cards in front of it.
Carried pots, antes and caves count as they do at any table, and what is left in the pot at the end is divided as the
session divides it. Units know nothing of each other: they are what chance repeats.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from ..record import GAMES
from ..table import AnyGame, House


@dataclass(frozen=True)
class Tournament:
    """Everything that decides a tournament; the same one ends the same wherever it is played."""

    game: str
    profile: str
    overrides: Mapping[str, Any]
    """Switches that differ from the profile."""
    entries: tuple[str, ...]
    """A level for each entry; there are as many entries as seats."""
    seed: int
    hands: int
    """Hands in one session."""
    units: int
    """How many sessions are dealt; each is played once for every rotation."""

    @property
    def seats(self) -> int:
        """How many sit at the table."""
        return len(self.entries)

    @property
    def unit_hands(self) -> int:
        """Hands played in one unit, all rotations together."""
        return self.hands * self.seats

    @property
    def rules(self) -> AnyGame:
        """The game."""
        return GAMES[self.game]

    def house(self) -> House:
        """The house, settled, with sessions as short as a unit wants them. Raises ``HouseError``."""
        overrides = {**self.overrides, "hands": self.hands}
        usual = self.rules.profiles[self.profile].values
        changed = {name: value for name, value in overrides.items() if value != usual[name]}
        house: House = self.rules.house(self.profile, self.seats, changed)
        return house

    def entry_in(self, seat: int, rotation: int) -> int:
        """Which entry sits in *seat* at that *rotation*."""
        return (seat + rotation) % self.seats


def planned(
    game: str, profile: str, overrides: Mapping[str, Any], entries: Sequence[str], seed: int, hands: int
) -> Tournament:
    """A tournament of at least *hands* hands really played, in whole units. Raises ``HouseError``.

    A session has the house's own number of hands; in a house that would go on for ever, as many as there are seats, so
    that everybody deals once.
    """
    house = GAMES[game].house(profile, len(entries), overrides)
    length = house.hands or len(entries)
    units = max(1, -(-hands // (length * len(entries))))
    return Tournament(game, profile, dict(overrides), tuple(entries), seed, length, units)
