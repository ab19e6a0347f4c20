"""The page of a table in parts: each is made of what it shows and of nothing else, so the same part is made only once.

Cards, strips and rows look alike at many seats and tables and from one change to the next. What differs everywhere,
such as names, amounts, the address of the table and the version of its state, stands in a part as a mark that nobody
can type, and is filled in when the page is put together.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache, partial
from typing import Any, Final, NamedTuple, TypeAlias

from jinja2 import Environment, PackageLoader, StrictUndefined
from markupsafe import Markup, escape

from ..words import Words
from ..words import languages as spoken_here
from .page import LANGUAGES, Preferences, TablePage
from .speech import Speech, chips

ENV: Final = Environment(
    loader=PackageLoader("brelan.web"),
    autoescape=True,
    undefined=StrictUndefined,
    trim_blocks=True,
    lstrip_blocks=True,
    auto_reload=False,
)
ENV.filters["chips"] = chips
PICTURES: Final = "/static/vendor/cards/"

Part: TypeAlias = tuple[str, ...]
"""HTML in pieces: text and marks in turn, text at both ends."""
Filling: TypeAlias = str | Part
"""What stands for a mark: text as it is, or a part whose own marks are filled in as well."""
Marks: TypeAlias = dict[str, Filling]

# Letters for private use are not printable, and what is not printable is in no name and in nothing said.
NAMES: Final = (
    *("table", "version", "action", "own_link", "invite", "changes", "pot"),
    *("heard", "strip", "middle", "own", "beside", "ring", "lying"),
    *("side", "name", "chips", "front", "put", "ask"),
    *("line", "row", "bar", "slots", "join", "account", "last", "scores", "sheet", "log", "house", "talk"),
)
MARK: Final[Mapping[str, str]] = {name: chr(0xE001 + number) for number, name in enumerate(NAMES)}
"""The letter of each mark. A template writes ``{{ pot_mark }}``."""
_MARKED: Final = re.compile(f"([{MARK[NAMES[0]]}-{MARK[NAMES[-1]]}])")
MOST_PARTS: Final = 3_000
"""In a generation."""


class Lately:
    """What was made lately: what is not asked for again within a generation of *most* things is forgotten."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._young: dict[Any, Any] = {}
        self._old: dict[Any, Any] = {}

    def get(self, key: Any) -> Any:
        """What was made for *key*; None when it is to be made."""
        found = self._young.get(key)
        if found is None:
            found = self._old.get(key)
            if found is not None:
                self.put(key, found)
        return found

    def put(self, key: Any, made: Any) -> None:
        """Keep what was *made* for *key*."""
        if len(self._young) >= self._most:
            self._old, self._young = self._young, {}
        self._young[key] = made


_PARTS: Final = Lately(MOST_PARTS)


class Manner(NamedTuple):
    """How a part is to look, apart from what it shows."""

    language: str
    deck: str
    root: str


def manner(prefs: Preferences) -> Manner:
    """The manner that somebody prefers."""
    return Manner(prefs.language, prefs.deck, prefs.root)


@cache
def speech(language: str) -> Speech:
    """The words of one language."""
    return Speech(Words(language if language in spoken_here() else LANGUAGES[0]))


@cache
def common(how: Manner) -> dict[str, Any]:
    """What every template may use."""
    spoken = speech(how.language)
    return {
        "root": how.root,
        "say": spoken.say,
        "speech": spoken,
        "face": partial(spoken.face, pictures=f"{how.root}{PICTURES}") if how.deck == "picture" else spoken.face,
        "t": Markup(MARK["table"]),
        **{f"{name}_mark": Markup(mark) for name, mark in MARK.items()},
    }


def part(name: str, how: Manner, **shown: Any) -> Part:
    """The template *name* with what is *shown* in it, always in the same order; the same again is not made again."""
    key = (name, how, *shown.values())
    found: Part | None = _PARTS.get(key)
    if found is None:
        found = fresh(name, {**common(how), **shown})
        _PARTS.put(key, found)
    return found


def fresh(name: str, values: Mapping[str, Any]) -> Part:
    """The template *name* with *values*, made now and not kept."""
    return pieces(ENV.get_template(name).render(values))


def pieces(text: str) -> Part:
    """*text* as a part: taken apart at its marks."""
    return tuple(_MARKED.split(text))


def filled(part: Part, marks: Mapping[str, Filling]) -> str:
    """The text of *part* with its marks filled in; a mark that is not in *marks* stays."""
    found: list[str] = []
    _fill(found, part, marks)
    return "".join(found)


def _fill(found: list[str], part: Part, marks: Mapping[str, Filling]) -> None:
    found.append(part[0])
    for place in range(1, len(part), 2):
        mark = part[place]
        filling = marks.get(mark)
        if filling is None:
            found.append(mark)
        elif isinstance(filling, str):
            found.append(filling)
        else:
            _fill(found, filling, marks)
        found.append(part[place + 1])


def marks_of(page: TablePage) -> Marks:
    """What stands for the marks that are in every part of *page*."""
    return {
        MARK["table"]: escape(f"{page.prefs.root}/t/{page.table}"),
        MARK["version"]: str(page.version),
        MARK["action"]: page.action_id,
        MARK["own_link"]: escape(page.own_link),
        MARK["invite"]: escape(page.invite),
        MARK["changes"]: str(page.changes),
        MARK["pot"]: chips(page.pot),
    }
