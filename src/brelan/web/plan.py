"""What a table is to be: game, house, seats, clock, bots. Frozen; it is the first fact of a table."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from ..bots import DEFAULT_LEVEL
from ..record import GAMES
from ..table import AnyGame, House, HouseError
from .limits import CLOCKS
from .mind import known

BOT_NAMES: Final = ("Ana", "Bea", "Cy", "Dot", "Eli", "Fay", "Gus", "Ida")
"""By seat, so that no two bots share a name."""


class PlanError(ValueError):
    """No such table can be opened: a stable word, and the house's own error where the switches do not fit."""

    def __init__(self, code: str, cause: HouseError | None = None) -> None:
        super().__init__(code)
        self.code = code
        self.cause = cause


@dataclass(frozen=True, slots=True)
class Plan:
    """One table as it was asked for."""

    game: str
    profile: str
    seats: int
    rules: Mapping[str, Any] = field(default_factory=dict)
    """Switches that differ from the profile, as the record writes them."""
    clock: str = "none"
    level: str = DEFAULT_LEVEL
    """Of the bots that fill empty seats."""

    @property
    def rulebook(self) -> AnyGame:
        """The game itself."""
        return GAMES[self.game]

    def house(self) -> House:
        """The settled rules. Raises ``PlanError`` for whatever cannot be."""
        if self.game not in GAMES:
            raise PlanError("unknown_game")
        if self.clock not in CLOCKS:
            raise PlanError("unknown_clock")
        if not known(self.game, self.level):
            raise PlanError("unknown_level")
        if not 2 <= self.seats <= len(BOT_NAMES):
            raise PlanError("impossible_seats")
        try:
            house: House = self.rulebook.house(self.profile, self.seats, self.rules)
        except HouseError as error:
            raise PlanError("impossible_house", error) from None
        return house

    def as_body(self) -> dict[str, Any]:
        """The plan as plain JSON values."""
        return {
            "game": self.game,
            "profile": self.profile,
            "seats": self.seats,
            "rules": dict(self.rules),
            "clock": self.clock,
            "level": self.level,
        }

    @classmethod
    def from_body(cls, body: Mapping[str, Any]) -> Plan:
        """The plan that ``as_body`` wrote."""
        return cls(body["game"], body["profile"], body["seats"], body["rules"], body["clock"], body["level"])
