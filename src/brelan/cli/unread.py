"""What the reader of TOML complains of, in our own words and in the language that is spoken."""

from __future__ import annotations

import re
from typing import Final

from .say import words

NOTHING: Final = "none"
"""Stands for no words, as the sentences ask it. Known here as well, so that a good record needs no catalogue."""
_KINDS: Final = {
    "twice": r"Cannot|Duplicate",
    "open": r"Unclosed|Unterminated|Expected ['\"](?!=)",
    "sign": r"Illegal|Found invalid|Unescaped|Escaped",
    "value": r"Invalid (value|date|hex)",
    "line": r"Invalid|Expected",
}
"""The beginnings of its complaints, the narrower first."""


def toml_trouble(message: str) -> str:
    """What is wrong by the *message* of the reader, without its place; ``none`` when that is nothing we know."""
    found = next((kind for kind, pattern in _KINDS.items() if re.match(pattern, message)), "")
    return words().say(f"toml-{found}") if found else NOTHING


def toml_complaint(error: Exception) -> str:
    """Where and why *error* says that a file is not TOML: ``line 3, column 5, that is no value``."""
    if isinstance(error, UnicodeDecodeError):
        place, told = words().place(f"byte {error.start + 1}"), words().say("record-not_utf8")
    elif isinstance(error, RecursionError):
        place, told = "", words().say("record-too_deep")
    else:
        reason, at, where = str(error).rpartition(" (at ")
        place, told = words().place(where.rstrip(")")) if at else "", toml_trouble(reason)
    return ", ".join(piece for piece in (place, told) if piece not in ("", NOTHING))
