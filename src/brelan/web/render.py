"""The one function that turns a page into HTML, whole or as the fragment of one seat."""

from __future__ import annotations

import hashlib
from functools import cache, partial
from importlib.resources import files
from typing import Any, Final

from jinja2 import Environment, PackageLoader, StrictUndefined
from markupsafe import Markup

from ..words import Words
from ..words import languages as spoken_here
from . import page as pages
from .account import entries, items, lines, score, totals
from .desk import desk
from .faces import SHAPES
from .page import LANGUAGES, Page, TablePage
from .ring import plates, replay_plates
from .speech import Speech, chips
from .tell import clause_anchor, house_lines, switch_fields

_ENV: Final = Environment(
    loader=PackageLoader("brelan.web"),
    autoescape=True,
    undefined=StrictUndefined,
    trim_blocks=True,
    lstrip_blocks=True,
    auto_reload=False,
)
_ENV.filters["chips"] = chips
_DOCUMENTS: Final = {
    pages.FrontPage: "front.html",
    pages.NewTablePage: "new.html",
    pages.TablePage: "table.html",
    pages.SessionPage: "session.html",
    pages.ReplayPage: "replay.html",
    pages.ShufflePage: "shuffle.html",
    pages.RulesPage: "rules.html",
    pages.UploadPage: "upload.html",
    pages.NoticePage: "notice.html",
}
PICTURES: Final = "/static/vendor/cards/"
LOG_LINES: Final = 24
"""How much of the log a page carries; the rest stands on the page of the session."""
HEARD_LINES: Final = 8
MOST_SHEETS: Final = 2000
_SHEETS: Final[dict[tuple[object, ...], Markup]] = {}


def render(page: TablePage) -> str:
    """The part of the table's page that changes, for one seat; a socket sends nothing else."""
    return _ENV.get_template("fragment.html").render(_table(page))


def render_document(page: Page) -> str:
    """The whole page."""
    values = _table(page) if isinstance(page, TablePage) else _plain(page)
    if isinstance(page, pages.ReplayPage):
        values |= {"plates": replay_plates(page, values["speech"]), "names": tuple(chair.name for chair in page.chairs)}
    return _ENV.get_template(_DOCUMENTS[type(page)]).render(values)


@cache
def speech(language: str) -> Speech:
    """The words of one language."""
    return Speech(Words(language if language in spoken_here() else LANGUAGES[0]))


@cache
def address(path: str) -> str:
    """Where the file *path* of the house is served: its content is in the address, so it may be kept for ever."""
    content = (files(__package__) / "static" / path).read_bytes()
    return f"/static/{path}?{hashlib.sha256(content).hexdigest()[:10]}"


def _plain(page: Page) -> dict[str, Any]:
    prefs = page.prefs
    spoken = speech(prefs.language)
    return {
        "page": page,
        "stage": getattr(page, "stage", ""),
        "prefs": prefs,
        "root": prefs.root,
        "say": spoken.say,
        "speech": spoken,
        "face": partial(spoken.face, pictures=f"{prefs.root}{PICTURES}") if prefs.deck == "picture" else spoken.face,
        "shapes": SHAPES,
        "static": lambda path: prefs.root + address(path),
        "languages": LANGUAGES,
        "tell": {"score": score, "entries": entries, "fields": switch_fields, "house": house_lines},
        "anchor": clause_anchor,
    }


def _table(page: TablePage) -> dict[str, Any]:
    spoken = speech(page.prefs.language)
    names = tuple(chair.name for chair in page.chairs)
    settled = page.stage in (pages.SETTLED, pages.OVER)
    told = lines(page.log[-LOG_LINES:], names, spoken, page.me, max(0, len(page.log) - LOG_LINES))
    return {
        **_plain(page),
        "t": f"{page.prefs.root}/t/{page.table}",
        "names": names,
        "plates": plates(page, spoken),
        "desk": desk(page, spoken),
        "entries": entries(page.account, names, spoken, page.me),
        "settling": entries(page.account, names, spoken, page.me, settling=True) if settled else (),
        "totals": totals(page.account, page.chairs, page.me) if settled else (),
        "log": items(told, "line", "li"),
        "heard": items(told[-HEARD_LINES:], "heard", "p"),
        "score": score(page.reports, names, page.result) if page.result is not None else None,
        "sheet": _sheet(page, names, spoken) if page.reports else None,
    }


def _sheet(page: TablePage, names: tuple[str, ...], spoken: Speech) -> Markup:
    """The score of the session; it is the same for every seat until the next hand is over."""
    key = (page.table, spoken.language, names, len(page.reports), page.result is not None)
    found = _SHEETS.get(key)
    if found is None:
        if len(_SHEETS) >= MOST_SHEETS:
            _SHEETS.clear()
        template = _ENV.get_template("score.html")
        found = Markup(template.render(score=score(page.reports, names, page.result), say=spoken.say))
        _SHEETS[key] = found
    return found
