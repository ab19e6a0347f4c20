"""What the house offers: the games, their profiles, the switches of each, as the new-table page shows them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from ..record.games import GAMES
from ..table import AnyGame, Profile, Switch


@dataclass(frozen=True, slots=True)
class HouseOffer:
    """One profile: its name, title and values, and how many may sit."""

    name: str
    title: str
    values: Mapping[str, Any]
    least: int
    most: int
    source: str = ""
    """Where the house comes from."""


@dataclass(frozen=True, slots=True)
class Offer:
    """One game with its houses; the default one first."""

    game: str
    houses: tuple[HouseOffer, ...]
    switches: tuple[Switch, ...]
    letter: str = ""
    """With which its clauses begin."""

    def house(self, name: str) -> HouseOffer:
        """The profile of that name, or the default one."""
        return next((house for house in self.houses if house.name == name), self.houses[0])


def offers() -> tuple[Offer, ...]:
    """Every game of the house."""
    return tuple(_offer(game) for game in GAMES.values())


def _offer(game: AnyGame) -> Offer:
    names = sorted(game.profiles, key=lambda name: (name != game.default_profile, name))
    houses = tuple(_house(game.profiles[name]) for name in names)
    return Offer(game.name, houses, tuple(game.switches.values()), game.session_clause[0])


def _house(profile: Profile) -> HouseOffer:
    seats = profile.values["seats"]
    least, most = (seats, seats) if isinstance(seats, int) else seats
    return HouseOffer(profile.name, profile.title, profile.values, least, most, profile.source)
