"""House rules are data: the switches of a game, and the profiles that set them."""

from __future__ import annotations

import tomllib
from collections.abc import Container, Mapping
from dataclasses import dataclass
from importlib.resources import files
from typing import Any, Final

MOST_CHIPS: Final = 1_000_000
MOST_HANDS: Final = 10_000


class HouseError(ValueError):
    """A house that cannot be played: which switch, what is wrong with it, and what it may be."""

    def __init__(self, code: str, switch: str, value: object = "", allowed: str = "") -> None:
        super().__init__(code, switch, value, allowed)
        self.code = code
        self.switch = switch
        self.value = str(value)[:40]
        self.allowed = allowed

    def __str__(self) -> str:
        value = f" = {self.value}" if self.value else ""
        allowed = f"; allowed: {self.allowed}" if self.allowed else ""
        return f"{self.code}: {self.switch}{value}{allowed}"


@dataclass(frozen=True, slots=True)
class Switch:
    """One point on which houses differ, and the values it may have."""

    name: str
    clause: str
    """The clause it bends; its sentence in the rules of the house stands there."""
    low: int = 0
    high: int = -1
    """A whole number from *low* to *high*; no number at all when *high* is below *low*."""
    words: tuple[str, ...] = ()
    """Words it may be; ``none`` stands for no value."""
    yes_no: bool = False
    by_seats: bool = False
    """It may be a table ``{ default = 5, 7 = 3 }`` by number of seats."""
    span: bool = False
    """It may be a range ``[2, 8]``."""

    @property
    def allowed(self) -> str:
        """What the switch may be, as it would be written."""
        parts = [f"{self.low}-{self.high}"] if self.low <= self.high else []
        parts += ["true", "false"] if self.yes_no else []
        return ", ".join([*parts, *self.words])

    def checked(self, value: Any) -> Any:
        """*value*, or ``HouseError`` naming the switch and its range."""
        if isinstance(value, bool):
            good = self.yes_no
        elif isinstance(value, int):
            good = self.low <= value <= self.high
        elif isinstance(value, str):
            good = value in self.words
        elif isinstance(value, dict):
            good = self.by_seats and "default" in value and all(self._entry(key, value[key]) for key in value)
        elif isinstance(value, list):
            numbers = len(value) == 2 and all(type(number) is int for number in value)
            good = self.span and numbers and self.low <= value[0] <= value[1] <= self.high
        else:
            good = False
        if not good:
            raise HouseError("out_of_range", self.name, value, self.allowed)
        return value

    def _entry(self, key: str, value: Any) -> bool:
        named = key == "default" or key in ("2", "3", "4", "5", "6", "7", "8")
        return named and type(value) is int and self.low <= value <= self.high


@dataclass(frozen=True, slots=True)
class Profile:
    """One named house: a value for every switch, a title, a source."""

    name: str
    title: str
    source: str
    values: Mapping[str, Any]


def read_profile(name: str, text: str, switches: Mapping[str, Switch]) -> Profile:
    """The profile written in TOML *text*. Raises ``HouseError`` for unknown, missing and impossible values."""
    try:
        values = tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        raise HouseError("unreadable_house", name, error) from None
    try:
        title, source = (str(values.pop(key, "")) for key in ("title", "source"))
        checked = check_switches(values, switches)
    except RecursionError as error:
        # A key with thousands of dots makes a value too deep to be named.
        raise HouseError("unreadable_house", name, error) from None
    for switch in switches:
        if switch not in checked:
            raise HouseError("missing_switch", switch)
    return Profile(name, title, source, checked)


def check_switches(values: Mapping[str, Any], switches: Mapping[str, Switch]) -> dict[str, Any]:
    """*values* with every one allowed by its switch. Raises ``HouseError``."""
    for name in values:
        if name not in switches:
            raise HouseError("unknown_switch", name, allowed=", ".join(switches))
    return {name: switches[name].checked(value) for name, value in values.items()}


def shipped_profiles(package: str, switches: Mapping[str, Switch]) -> dict[str, Profile]:
    """Every profile file in the folder ``profiles`` of *package*, by name."""
    folder = files(package) / "profiles"
    found = sorted((entry.name.removesuffix(".toml"), entry) for entry in folder.iterdir())
    return {name: read_profile(name, entry.read_text("utf-8"), switches) for name, entry in found}


def named_profile(profiles: Mapping[str, Profile], name: str) -> Profile:
    """The shipped profile *name*. Raises ``HouseError`` when there is none."""
    if name not in profiles:
        raise HouseError("unknown_profile", name, allowed=", ".join(profiles))
    return profiles[name]


def seats_fit(value: Any, seats: int) -> bool:
    """Whether *seats* names suit the switch ``seats``, a number or a range."""
    low, high = (value, value) if isinstance(value, int) else value
    return bool(low <= seats <= high)


def check_seats(value: Any, seats: int, playable: Container[int]) -> None:
    """Raise ``HouseError`` unless *seats* names suit the switch ``seats`` and a number the game is *playable* with."""
    if not seats_fit(value, seats) or seats not in playable:
        allowed = str(value) if isinstance(value, int) else f"{value[0]}-{value[1]}"
        raise HouseError("seats_do_not_fit", "seats", seats, allowed)
