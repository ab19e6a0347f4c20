"""How somebody likes to see the pages: read from their cookie, and from their browser where they have not said."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import replace
from typing import Any, Final
from urllib.parse import quote, unquote

from starlette.requests import HTTPConnection

from .auth import clean_name
from .page import DECKS, LANGUAGES, THEMES, Preferences

COOKIE: Final = "manner"
MOST_BYTES: Final = 600
"""Of the cookie; a name takes up to sixteen for each of its letters."""
_WORDS: Final = {"language": LANGUAGES, "theme": THEMES, "deck": DECKS}
_SWITCHES: Final = ("large_index", "last_card")


def preferences(request: HTTPConnection) -> Preferences:
    """The preferences of whoever asks."""
    root = request.scope.get("root_path", "").rstrip("/")
    path = request.url.path.removeprefix(root) or "/"
    kept = _kept(request.cookies.get(COOKIE, ""))
    language = _preferred(request.headers.get("accept-language", ""))
    return changed(Preferences(language=language, path=path, root=root), kept)


def changed(prefs: Preferences, wishes: Mapping[str, Any]) -> Preferences:
    """*prefs* with those of the *wishes* that mean something; the others are passed over."""
    good: dict[str, Any] = {}
    for key, words in _WORDS.items():
        if wishes.get(key) in words:
            good[key] = wishes[key]
    for key in _SWITCHES:
        if key in wishes:
            good[key] = wishes[key] in (True, "1", "on", "true")
    if isinstance(wishes.get("name"), str):
        good["name"] = clean_name(wishes["name"])
    return replace(prefs, **good)


def written(prefs: Preferences) -> str:
    """*prefs* as the value of a cookie."""
    values = {key: getattr(prefs, key) for key in (*_WORDS, *_SWITCHES, "name")}
    return quote(json.dumps(values, separators=(",", ":")), safe="")


def local_path(text: str) -> str:
    """*text* if it is a path of this house, otherwise the front page: nobody is sent elsewhere by a link of ours."""
    plain = text.startswith("/") and not text.startswith(("//", "/\\")) and text.isprintable()
    return text if plain else "/"


def _kept(cookie: str) -> dict[str, Any]:
    if not 0 < len(cookie) <= MOST_BYTES:
        return {}
    try:
        values = json.loads(unquote(cookie))
    except (ValueError, RecursionError):
        return {}
    return values if isinstance(values, dict) else {}


def _preferred(accepted: str) -> str:
    """The first language of the browser's list that the house speaks."""
    for wish in accepted[:200].split(","):
        tag = wish.partition(";")[0].strip().lower()
        for language in LANGUAGES:
            if tag and tag.partition("-")[0] == language.lower().partition("-")[0]:
                return language
    return LANGUAGES[0]
