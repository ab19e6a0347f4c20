"""The catalogues of one language, with English behind them for whatever it does not say yet."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any, Final, NamedTuple

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Message

from .grammar import FUNCTIONS

FALLBACK: Final = "en"
_FOLDER: Final = files(__package__) / "catalogues"
_LOOSE: Final = re.compile(r"[ \t\r\n]+")
"""Space that a line may be broken at. A space that must not break, as before a French colon, is none of it."""


class UnspokenError(LookupError):
    """No catalogue has a sentence for this code, or the sentence asks for what it was not given."""


class Language(NamedTuple):
    """All catalogues of one language together."""

    bundle: FluentBundle
    codes: tuple[str, ...]
    """Every code, in the order of the catalogues."""


@cache
def languages() -> tuple[str, ...]:
    """The languages there are catalogues for, by code (``en``, ``pt-PT``); the fallback first."""
    found = sorted(folder.name for folder in _FOLDER.iterdir() if folder.is_dir())
    return (FALLBACK, *(name for name in found if name != FALLBACK))


@cache
def language(name: str) -> Language:
    """The catalogues of the language *name*. Raises ``ValueError`` when there are none."""
    if name not in languages():
        raise ValueError(f"no words in {name!r}; the languages are {', '.join(languages())}")
    # Isolating marks keep names of another direction in place on a page; a terminal would show them as boxes.
    bundle = FluentBundle([name], functions=FUNCTIONS.get(name), use_isolating=False)
    codes: list[str] = []
    for entry in sorted((_FOLDER / name).iterdir(), key=lambda entry: entry.name):
        if entry.name.endswith(".ftl"):
            resource = FluentResource(entry.read_text("utf-8"))
            bundle.add_resource(resource)
            codes += [item.id.name for item in resource.body if isinstance(item, Message)]
    return Language(bundle, tuple(codes))


class Catalogue:
    """What can be said in the language *name*."""

    def __init__(self, name: str) -> None:
        self.name = name
        self._languages = [language(each) for each in dict.fromkeys((name, FALLBACK))]

    def has(self, code: str, attribute: str = "") -> bool:
        """Whether there is a sentence for *code*, or for its *attribute*."""
        return any(self._pattern(each, code, attribute) is not None for each in self._languages)

    def say(self, code: str, args: Mapping[str, Any], attribute: str = "") -> str:
        """The sentence of *code* on one line. Raises ``UnspokenError``."""
        trouble = ""
        for each in self._languages:
            pattern = self._pattern(each, code, attribute)
            if pattern is None:
                continue
            text, errors = each.bundle.format_pattern(pattern, dict(args))
            if not errors:
                return _LOOSE.sub(" ", str(text)).strip(" ")
            trouble = f": {errors[0]}"
        raise UnspokenError(f"{code}{'.' if attribute else ''}{attribute}{trouble}")

    def codes(self, prefix: str = "") -> tuple[str, ...]:
        """Every code that begins with *prefix* in the fallback, in the order of its catalogues."""
        return tuple(code for code in language(FALLBACK).codes if code.startswith(prefix))

    @staticmethod
    def _pattern(spoken: Language, code: str, attribute: str) -> Any:
        if not spoken.bundle.has_message(code):
            return None
        message = spoken.bundle.get_message(code)
        return message.attributes.get(attribute) if attribute else message.value
