"""Where the record of a session is kept, and what it needs to be gone on with."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from datetime import datetime
from pathlib import Path
from typing import Final, NamedTuple

from ..record import Record, save
from ..session import Session
from ..table import UnreadableError, read_seat, seat_name
from .say import complain, fail, why, words

ENDING: Final = ".brelan"
_SEED: Final = "seed"
_LEVEL: Final = "level"
_PERSON: Final = "person"


def folder() -> Path:
    """The folder for records, where this system keeps what a program writes for its user.

    Raises ``RuntimeError`` for a user without a home.
    """
    data = os.environ.get("XDG_DATA_HOME", "")
    if os.path.isabs(data):
        # A relative path there is to be ignored, says the standard.
        base = Path(data)
    elif sys.platform == "darwin":
        base = Path.home() / "Library" / "Application Support"
    elif sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local")
    else:
        base = Path.home() / ".local" / "share"
    return base / "brelan"


def fresh_place(game: str) -> Path:
    """A file that is not there yet, named after the game and the time. Ends the command where there is no folder."""
    try:
        kept = folder()
    except RuntimeError:
        fail(words().say("cli-no-home", option="--record"))
    stem = f"{game}-{datetime.now():%Y-%m-%d-%H%M%S}"
    place = kept / f"{stem}{ENDING}"
    number = 2
    while place.exists():
        place = kept / f"{stem}-{number}{ENDING}"
        number += 1
    return place


class Keeper:
    """Keeps the record of one session in *path*; *seed*, *level* and the seat of the *person* stand in its comments.

    What *others* have noted there is kept as well.
    """

    def __init__(
        self, path: Path, seed: int | None, level: str, person: int | None = None, others: Sequence[str] = ()
    ) -> None:
        self.path = path
        seeded = [] if seed is None else [f"{_SEED} {seed}"]
        self.comments = [*others, f"{_LEVEL} {level}", *seeded]
        if person is not None:
            self.comments.append(f"{_PERSON} {seat_name(person)}")
        self.trouble = ""

    def begin(self, session: Session, mine: bool) -> None:
        """Keep *session* for the first time; *mine*: the folder may be made. Ends the command when it cannot be."""
        if mine:
            try:
                self.path.parent.mkdir(parents=True, exist_ok=True)
            except OSError as error:
                fail(self._cannot(error))
        if not self.keep(session):
            fail(self.trouble)

    def keep(self, session: Session) -> bool:
        """Write *session* down; False when that cannot be done, which is said once on stderr."""
        try:
            save(session, self.path, self.comments)
        except OSError as error:
            said, self.trouble = self.trouble, self._cannot(error)
            if session.log and said != self.trouble:
                complain(self.trouble)
            return False
        self.trouble = ""
        return True

    def _cannot(self, error: OSError) -> str:
        return words().say("cli-cannot-save", file=str(self.path), why=why(error))


class Noted(NamedTuple):
    """What a ``Keeper`` has noted; nothing when the record was written by something else."""

    seed: int | None
    level: str
    person: int | None
    """The seat of whoever kept the record."""
    others: tuple[str, ...] = ()
    """Comments that no ``Keeper`` has written."""


def noted(record: Record) -> Noted:
    """What an earlier ``Keeper`` has noted in *record*."""
    comments = record.notes.get("comments", [])
    lines = [comments] if isinstance(comments, str) else comments
    found = dict(text.partition(" ")[::2] for text in lines)
    others = tuple(text for text in lines if text.partition(" ")[0] not in (_SEED, _LEVEL, _PERSON))
    seed = found.get(_SEED, "")
    try:
        person = read_seat(found.get(_PERSON, ""))
    except UnreadableError:
        person = None
    known = seed.removeprefix("-").isdecimal() and len(seed) < 40
    return Noted(int(seed) if known else None, found.get(_LEVEL, ""), person, others)
