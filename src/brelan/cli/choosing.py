"""Which house is meant: a profile, a file of one's own, single switches, the number of seats."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

from ..table import AnyGame, House, HouseError, Switch, check_switches, seats_fit
from .say import fail, fail_house, why, words
from .unread import toml_complaint

MOST_BYTES: Final = 100_000


class Wish(NamedTuple):
    """What was asked for on the command line."""

    profile: str = ""
    file: Path | None = None
    settings: Sequence[str] = ()
    seats: int | None = None
    hands: int | None = None

    @property
    def first(self) -> str:
        """The first option that was used, for whoever must refuse it; empty when none was."""
        named = {"--profile": self.profile, "--profile-file": self.file, "--set": self.settings, "--seats": self.seats}
        return next((option for option, value in named.items() if value), "")


class Chosen(NamedTuple):
    """A house that can be played, and what is to be said of it."""

    game: AnyGame
    house: House
    title: str
    values: Mapping[str, Any]
    """Every switch; ``seats`` as the house allows them."""


def chosen(game: AnyGame, wish: Wish) -> Chosen:
    """The house of *wish*. Ends the command with one line when there is no such house."""
    try:
        return _chosen(game, wish)
    except HouseError as error:
        fail_house(error)
    except RecursionError as error:
        # A key with thousands of dots makes a value too deep to be named.
        fail_house(HouseError("unreadable_house", wish.file.name if wish.file else "--set", error))


def _chosen(game: AnyGame, wish: Wish) -> Chosen:
    name = wish.profile or game.default_profile
    if name not in game.profiles:
        raise HouseError("unknown_profile", name, allowed=", ".join(game.profiles))
    profile = game.profiles[name]
    title, extra = _own(game, wish.file) if wish.file is not None else ("", {})
    extra |= check_switches(dict(_setting(game, text) for text in wish.settings), game.switches)
    if wish.hands is not None:
        extra |= check_switches({"hands": wish.hands}, game.switches)
    asked = extra.pop("seats", None)
    seats = _seats(game, profile.values["seats"], asked, wish.seats)
    if not seats_fit(profile.values["seats"], seats):
        extra |= check_switches({"seats": seats}, game.switches)
    extra = {switch: value for switch, value in extra.items() if value != profile.values[switch]}
    house = game.house(name, seats, extra)
    values = {**profile.values, **extra}
    if asked is not None and wish.seats is None:
        values["seats"] = asked
    elif wish.seats is not None:
        values["seats"] = seats
    return Chosen(game, house, title or words().title(game.name, name, profile.title), values)


def _seats(game: AnyGame, usual: int | list[int], asked: int | list[int] | None, wanted: int | None) -> int:
    """How many sit down. A number on the command line may go beyond the profile, but not beyond a ``seats`` switch."""
    if asked is not None and wanted is not None and not seats_fit(asked, wanted):
        allowed = str(asked) if isinstance(asked, int) else f"{asked[0]}-{asked[1]}"
        raise HouseError("seats_do_not_fit", "seats", wanted, allowed)
    if wanted is not None:
        return wanted
    span = usual if asked is None else asked
    if isinstance(span, int):
        return span
    natural = game.profiles[game.default_profile].values["seats"]
    return int(min(max(natural, span[0]), span[1]))


def _setting(game: AnyGame, text: str) -> tuple[str, Any]:
    """One ``switch=value`` of the command line."""
    name, equals, written = (part.strip() for part in text.partition("="))
    if not name or not equals or not written:
        fail(words().say("cli-not-a-setting", text=text))
    return name, _value(game.switches.get(name), written)


def _value(switch: Switch | None, written: str) -> Any:
    """What *written* means: as in a file, but words need no quotes, and yes and no will do."""
    if switch is not None and switch.yes_no and written.lower() in ("yes", "no"):
        return written.lower() == "yes"
    try:
        return tomllib.loads(f"value = {written}")["value"]
    except (ValueError, RecursionError):
        return written


def _own(game: AnyGame, path: Path) -> tuple[str, dict[str, Any]]:
    """Title and switches of a house in a file; what it leaves out is as in the profile."""
    try:
        with path.open("rb") as file:
            data = file.read(MOST_BYTES)
    except OSError as error:
        fail(words().say("cli-no-file", file=str(path), why=why(error)))
    try:
        values = tomllib.loads(data.decode("utf-8-sig"))
    except (ValueError, RecursionError) as error:
        fail(words().say("house-unreadable_house", switch=path.name, value=toml_complaint(error), allowed=""))
    title = str(values.pop("title", ""))
    values.pop("source", None)
    return title, check_switches(values, game.switches)
