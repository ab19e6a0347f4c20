"""Writing a record: the facts of a session as TOML that any program can read."""

from __future__ import annotations

import json
import os
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from ..cards import Shuffle, write_cards
from ..session import HandLog, Session
from ..table import seat_name


def write(session: Session, comments: Sequence[str] = ()) -> str:
    """The record of *session* as far as it has come, with *comments* at its top."""
    lines = [
        "brelan = 1",
        f"game = {_toml(session.game.name)}",
        f"profile = {_toml(session.house.profile)}",
        f"seats = {_toml(list(session.names))}",
        f"dealer = {_toml(seat_name(session.first_dealer))}",
    ]
    if session.closed:
        lines.append("closed = true")
    if comments:
        lines.append(f"comments = {_toml(list(comments))}")
    if session.house.overrides:
        lines += ["", "[rules]"]
        lines += [f"{name} = {_toml(value)}" for name, value in session.house.overrides.items()]
    for entry in session.log:
        lines += ["", *_hand(entry)]
    return "\n".join(lines) + "\n"


def save(session: Session, path: Path, comments: Sequence[str] = ()) -> None:
    """Write the record of *session* to *path*, whole or not at all. Raises ``OSError``."""
    draft = path.with_name(path.name + ".part")
    draft.write_text(write(session, comments), "utf-8")
    os.replace(draft, path)


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
    """*value* in TOML; names are printable, so JSON's escapes of a string are TOML's."""
    if isinstance(value, Mapping):
        inner = ", ".join(f"{key} = {_toml(item)}" for key, item in value.items())
        return f"{{ {inner} }}"
    if isinstance(value, list):
        return f"[{', '.join(_toml(item) for item in value)}]"
    return json.dumps(value, ensure_ascii=False)
