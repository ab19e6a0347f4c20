"""The page of a table in parts: each is made of what it shows and of nothing else, so the same part is made only once.

Seats, strips and rows of cards look alike at many seats and tables and from one change to the next. What differs
everywhere, such as the address of the table and the version of its state, stands in a part as a mark that nobody can
type, and is filled in at the end.
"""

from __future__ import annotations

from functools import cache, partial
from typing import Any, Final, NamedTuple

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
# Letters for private use are not printable, and what is not printable is in no name and in nothing said.
TABLE: Final = "\ue001"
VERSION: Final = "\ue002"
ACTION: Final = "\ue003"
SIDE: Final = "\ue004"
OWN_LINK: Final = "\ue005"
CHANGES: Final = "\ue006"
LOG: Final = "\ue007"
HEARD: Final = "\ue008"
MIDDLE: Final = "\ue009"
STRIP: Final = "\ue00a"
OWN: Final = "\ue00b"
BESIDE: Final = "\ue00c"
LINE: Final = "\ue00d"
ROW: Final = "\ue00e"
BAR: Final = "\ue00f"
MOST_PARTS: Final = 6_000
"""In a generation."""


class _Kept:
    """Parts that were made lately: what is not asked for again within a generation is forgotten."""

    def __init__(self) -> None:
        self._young: dict[tuple[Any, ...], Markup] = {}
        self._old: dict[tuple[Any, ...], Markup] = {}

    def get(self, key: tuple[Any, ...]) -> Markup | None:
        found = self._young.get(key)
        if found is None:
            found = self._old.get(key)
            if found is not None:
                self.put(key, found)
        return found

    def put(self, key: tuple[Any, ...], made: Markup) -> None:
        if len(self._young) >= MOST_PARTS:
            self._old, self._young = self._young, {}
        self._young[key] = made


_PARTS: Final = _Kept()


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
        "t": Markup(TABLE),
        "side_mark": Markup(SIDE),
        "changes_mark": Markup(CHANGES),
        "log_mark": Markup(LOG),
        "heard_mark": Markup(HEARD),
        "middle_mark": Markup(MIDDLE),
        "strip_mark": Markup(STRIP),
        "own_mark": Markup(OWN),
        "beside_mark": Markup(BESIDE),
        "line_mark": Markup(LINE),
        "row_mark": Markup(ROW),
        "bar_mark": Markup(BAR),
        "version_mark": Markup(VERSION),
        "action_mark": Markup(ACTION),
    }


def part(name: str, how: Manner, **shown: Any) -> Markup:
    """The template *name* with what is *shown* in it; the same again is not made again."""
    key = (name, how, *shown.items())
    found = _PARTS.get(key)
    if found is None:
        found = Markup(ENV.get_template(name).render(common(how), **shown))
        _PARTS.put(key, found)
    return found


def filled(text: str, page: TablePage) -> str:
    """*text* with its marks filled in."""
    return (
        text.replace(TABLE, escape(f"{page.prefs.root}/t/{page.table}"))
        .replace(VERSION, str(page.version))
        .replace(ACTION, escape(page.action_id))
        .replace(OWN_LINK, escape(page.own_link))
        .replace(CHANGES, str(page.changes))
    )
