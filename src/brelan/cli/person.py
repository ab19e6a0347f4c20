"""Who sits at the terminal: the name that a record keeps, and that the terminal says *you* to whoever has it."""

from __future__ import annotations

import getpass
import unicodedata
from collections.abc import Sequence

from ..record.read import MOST_NAME
from .say import words


def login_name() -> str:
    """The name of the person on this machine, as a record can keep it; empty where the machine knows none."""
    try:
        name = getpass.getuser()
    except (ImportError, KeyError, OSError):
        return ""
    composed = unicodedata.normalize("NFC", name)
    kept = "".join(letter if letter.isprintable() else " " for letter in composed)
    return " ".join(kept.split())[:MOST_NAME].strip()


def called(asked: str) -> str:
    """The name for the record: the one *asked* for, the login name, or in the end the word *you*."""
    return asked.strip() or login_name() or words().say("you-name")


def spoken_to(names: Sequence[str], seat: int | None) -> list[str]:
    """*names* as the person in *seat* hears them: with *You* for their own, unless somebody else is called so."""
    you = words().say("you-name")
    others = [name for place, name in enumerate(names) if place != seat]
    return list(names) if you in others else [you if place == seat else name for place, name in enumerate(names)]


def reader_of(names: Sequence[str], person: int | None) -> int | None:
    """The seat of the person who kept a record and reads it now, if it is the same.

    Earlier records have *You* in that place, in the language they were played in. Later ones note which seat it was,
    the *person*; a friend with another login name who reads it is somebody else.
    """
    from ..words import Words, languages

    if person is not None and person < len(names) and names[person] == login_name():
        return person
    you = {Words(code).say("you-name") for code in languages()}
    return next((seat for seat, name in enumerate(names) if name in you), None)
