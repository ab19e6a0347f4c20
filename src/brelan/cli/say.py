"""The voice of the terminal: one ``Words`` for the whole command, lines on stdout, and the one line an error gets."""

from __future__ import annotations

import errno
import os
import re
import shutil
import sys
import unicodedata
from collections.abc import Mapping, Sequence
from functools import cache
from typing import TYPE_CHECKING, Final, NoReturn, TextIO

if TYPE_CHECKING:
    from ..table import HouseError
    from ..words import Words


def words() -> Words:
    """The words of this command, loaded when the first is said."""
    return _words(spoken())


def spoken() -> str:
    """The language of this command."""
    return _CHOSEN[0] or spoken_here(os.environ)


def speak(language: str) -> None:
    """Say everything from here on in *language*; ends the command when there are no catalogues for it.

    Empty stands for the language of this machine.
    """
    if language in ("", FALLBACK):
        _CHOSEN[0] = language
        return
    from ..words import languages

    known = _known(language, languages())
    if not known:
        fail(words().say("cli-no-language", language=language, languages=", ".join(languages())))
    _CHOSEN[0] = known


def spoken_here(environ: Mapping[str, str]) -> str:
    """The language of the machine as *environ* has it; English where there are no catalogues for that."""
    locale = next((value for name in ("LC_ALL", "LC_MESSAGES", "LANG") if (value := environ.get(name, ""))), "C")
    if locale.partition(".")[0] in ("C", "POSIX"):
        return FALLBACK
    for wish in [*environ.get("LANGUAGE", "").split(":"), locale]:
        if _known(wish, (FALLBACK,)):
            return FALLBACK
        if wish:
            from ..words import languages

            known = _known(wish, languages())
            if known:
                return known
    return FALLBACK


def _known(wish: str, names: Sequence[str]) -> str:
    """The one of *names* that *wish* means (``fr``, ``FR_ca.UTF-8``); empty for none.

    Portuguese from anywhere is nearer than English.
    """
    tag = re.split("[.@]", wish)[0].replace("_", "-").casefold()
    alike = [name for name in names if name.casefold().partition("-")[0] == tag.partition("-")[0]]
    return next((name for name in alike if name.casefold() == tag), "") or next(iter(alike), "")


FALLBACK: Final = "en"
"""Known here as well, so that nothing has to be loaded for English."""
_CHOSEN = [""]


@cache
def _words(language: str) -> Words:
    """Suits are letters where the terminal cannot show their signs."""
    from ..words import Words

    try:
        "♠♥♦♣".encode(sys.stdout.encoding or "ascii")
    except UnicodeEncodeError:
        return Words(language, signs=False)
    return Words(language)


def line(text: str = "") -> None:
    """Print *text* as one line; on a terminal broken between its words, or its items, where it is too long for it."""
    _print(text, sys.stdout)


def _print(text: str, stream: TextIO) -> None:
    said = shown(text, stream)
    width = shutil.get_terminal_size().columns if stream.isatty() else len(said)
    for row in broken(said, width):
        print(row, file=stream)


def broken(text: str, width: int) -> list[str]:
    """*text* in rows of at most *width* letters. Items with more than one space between them are kept whole."""
    if len(text) <= width:
        return [text]
    indent = " " * (len(text) - len(text.lstrip(" ")) + 2)
    between = "   " if "   " in text.strip(" ") else " "
    rows = [text[: len(indent) - 2]]
    for number, item in enumerate(text.strip(" ").split(between)):
        gap = between if number else ""
        if number and len(rows[-1]) + len(gap) + len(item) > width:
            rows.append(indent)
            gap = ""
        rows[-1] += gap + item
    return rows


def fail(text: str, status: int = 2) -> NoReturn:
    """End the command with *text* as one line on stderr."""
    sys.stdout.flush()
    complain(text)
    raise SystemExit(status)


def complain(text: str) -> None:
    """Print *text* as one line on stderr; on a terminal broken like any other."""
    _print(text, sys.stderr)


def why(error: OSError) -> str:
    """Why the machine will not open or write a file; in its own words where ours do not reach."""
    code = f"system-{errno.errorcode.get(error.errno or 0, '')}"
    return words().say(code) if words().catalogue.has(code) else error.strerror or type(error).__name__


def fail_house(error: HouseError) -> NoReturn:
    """End the command because a house cannot be played."""
    fail(words().house_error(error))


def clean(text: str) -> str:
    """*text* on one line, without anything a terminal would obey."""
    return "".join(letter if letter.isprintable() or letter in _UNBROKEN else "·" for letter in text)


def shown(text: str, stream: TextIO) -> str:
    """*text* cleaned, in the letters that *stream* has; for one that it lacks a plain one stands."""
    text, encoding = clean(text), stream.encoding or "ascii"
    try:
        text.encode(encoding)
    except UnicodeEncodeError:
        return "".join(_plain(letter, encoding) for letter in text)
    return text


def _plain(letter: str, encoding: str) -> str:
    try:
        letter.encode(encoding)
    except UnicodeEncodeError:
        return _INSTEAD.get(letter) or unicodedata.normalize("NFKD", letter)[0]
    return letter


_UNBROKEN: Final = "\u00a0\u202f"
"""Spaces at which a line may not be broken, as French has them before a colon."""
_INSTEAD: Final = {
    **dict.fromkeys(_UNBROKEN, " "),
    **dict.fromkeys("‘’", "'"),
    **dict.fromkeys("“”«»", '"'),
    "œ": "oe",
    "…": "...",
    "·": ".",
}
