"""What grammar does to a name that nobody knows beforehand: *d’Ana* but *de Bea*, *Ana e Irene* but *Ana y Bea*."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, Final

_SOUND_OF_I: Final = re.compile(r"h?i(?![aeou])|y(?![aeiou])")
"""The sound of *i*, but not where it glides into the next vowel: *nieve y hielo*."""


def bare(text: str) -> str:
    """*text* without accents and capitals."""
    parts = unicodedata.normalize("NFKD", text.casefold().replace("œ", "oe").replace("æ", "ae"))
    return "".join(letter for letter in parts if unicodedata.category(letter)[0] != "M")


def elides(name: object) -> bool:
    """Whether *de* loses its vowel before *name*. Before an h usage wavers, so it keeps it there."""
    text = bare(str(name))
    glides = text[:1] == "y" and text[1:2] in tuple("aeiou")
    return text[:1] in tuple("aeiouy") and not glides


def _of(name: object) -> str:
    return f"d’{name}" if elides(name) else f"de {name}"


FUNCTIONS: Final[Mapping[str, dict[str, Callable[[Any], Any]]]] = MappingProxyType(
    {"fr": {"DE": _of}, "ca": {"DE": _of}}
)
"""What the catalogues of a language may call: ``{ DE($who) }``."""


def listed_in_spanish(names: str, last: str) -> str:
    """The list *names*, which ends with *last*: its *y* is *e* before the sound of *i*."""
    before = names.removesuffix(last)
    if before.endswith(" y ") and _SOUND_OF_I.match(bare(last)):
        return f"{before[:-3]} e {last}"
    return names
