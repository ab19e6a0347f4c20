"""The voice of the terminal: one ``Words`` for the whole command, lines on stdout, and the one line an error gets."""

from __future__ import annotations

import sys
from functools import cache
from typing import TYPE_CHECKING, NoReturn

if TYPE_CHECKING:
    from ..table import HouseError
    from ..words import Words


def words() -> Words:
    """The words of this command, loaded when the first is said."""
    return _words(_CHOSEN[0])


def speak(language: str) -> None:
    """Say everything from here on in *language*; ends the command when there are no catalogues for it."""
    if language != _CHOSEN[0]:
        from ..words import languages

        if language not in languages():
            fail(words().say("cli-no-language", language=language, languages=", ".join(languages())))
    _CHOSEN[0] = language


_CHOSEN = ["en"]


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
    """Print *text* as one line."""
    print(clean(text))


def fail(text: str, status: int = 2) -> NoReturn:
    """End the command with *text* as one line on stderr."""
    sys.stdout.flush()
    print(clean(text), file=sys.stderr)
    raise SystemExit(status)


def fail_house(error: HouseError) -> NoReturn:
    """End the command because a house cannot be played."""
    fail(words().house_error(error))


def clean(text: str) -> str:
    """*text* on one line, without anything a terminal would obey."""
    return "".join(letter if letter.isprintable() else "·" for letter in text)
