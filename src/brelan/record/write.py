"""Writing a record: the facts of a session as TOML that any program can read."""

from __future__ import annotations

import json
import os
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import Any

from ..cards import Shuffle, write_cards
from ..session import HandLog, Session
from ..table import AnyGame, House, HouseError, seat_name
from .read import MOST_NAME, is_name


def write(session: Session, comments: Sequence[str] = ()) -> str:
    """The record of *session* as far as it has come, with *comments* at its top.

    A house whose profile is not one of the game's is written as the usual one with all the switches that differ: what
    is played reads back the same, under another name. Raises ``ValueError`` for names and houses that no record has.
    """
    for name in session.names:
        if not is_name(name):
            raise ValueError(f"a name must be 1 to {MOST_NAME} printable letters, got {name!r}")
    profile, rules = _house(session.game, session.house)
    lines = [
        "brelan = 1",
        f"game = {_toml(session.game.name)}",
        f"profile = {_toml(profile)}",
        f"seats = {_toml(list(session.names))}",
        f"dealer = {_toml(seat_name(session.first_dealer))}",
    ]
    if session.closed:
        lines.append("closed = true")
    if comments:
        lines.append(f"comments = {_toml(list(comments))}")
    if rules:
        lines += ["", "[rules]"]
        lines += [f"{name} = {_toml(value)}" for name, value in rules.items()]
    for entry in session.log:
        lines += ["", *_hand(entry)]
    return "\n".join(lines) + "\n"


def save(session: Session, path: Path, comments: Sequence[str] = ()) -> None:
    """Write the record of *session* to *path*, whole or not at all. Raises ``OSError``, and ``ValueError`` as above."""
    text = write(session, comments)
    draft = path.with_name(path.name + ".part")
    try:
        draft.write_text(text, "utf-8")
        os.replace(draft, path)
    except OSError:
        with suppress(OSError):
            # Half a record is worth nothing, and on a full disk every byte is.
            draft.unlink()
        raise


def _house(game: AnyGame, house: House) -> tuple[str, Mapping[str, Any]]:
    """The profile and the switches that give *house* again. Raises ``ValueError`` when none do."""
    usual = game.profiles[game.default_profile].values
    differing = {switch: value for switch, value in house.switches.items() if value != usual[switch]}
    for profile, rules in ((house.profile, house.overrides), (game.default_profile, differing)):
        with suppress(HouseError):
            if _alike(game.house(profile, house.seats, rules), house):
                return profile, rules
    raise ValueError(f"no record has this house: {house!r}")


def _alike(one: Any, other: Any) -> bool:
    """Whether two houses play the same, whatever they are called."""
    return bool(replace(one, profile=other.profile, overrides=other.overrides, title=other.title) == other)


def _hand(entry: HandLog) -> list[str]:
    lines = ["[[hand]]", f"deck = {_toml(write_cards(entry.deck))}", "actions = ["]
    lines += [f"  {_toml(str(action))}," for action in entry.actions]
    lines.append("]")
    if entry.shuffle is not None:
        lines.append(f"shuffle = {_toml(_shuffle(entry.shuffle))}")
    return lines


def _shuffle(shuffle: Shuffle) -> dict[str, Any]:
    return {
        "scheme": shuffle.scheme,
        "commitment": shuffle.commitment,
        "cut": shuffle.cut,
        "seed": shuffle.seed.hex(),
    }


def _toml(value: Any) -> str:
    """*value* in TOML. Its escapes of a string are JSON's, which lets one sign through that TOML does not."""
    if isinstance(value, Mapping):
        inner = ", ".join(f"{key} = {_toml(item)}" for key, item in value.items())
        return f"{{ {inner} }}"
    if isinstance(value, list):
        return f"[{', '.join(_toml(item) for item in value)}]"
    return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")
