"""The one function that turns a page into HTML, whole or as the fragment of one seat."""

from __future__ import annotations

from typing import Any, Final

from markupsafe import Markup

from . import papers
from .account import scroll
from .auth import only_here
from .beside import beside
from .desk import desk
from .felt import felt, plate_part
from .own import own
from .page import CUTTING, LOBBY, TablePage
from .papers import Page
from .parts import ENV, MARK, Manner, Marks, Part, filled, fresh, manner, marks_of, part, pieces, speech
from .ring import replay_plates, seated
from .values import values_of

_DOCUMENTS: Final = {
    papers.FrontPage: "front.html",
    papers.NewTablePage: "new.html",
    TablePage: "table.html",
    papers.SessionPage: "session.html",
    papers.ReplayPage: "replay.html",
    papers.ShufflePage: "shuffle.html",
    papers.RulesPage: "rules.html",
    papers.UploadPage: "upload.html",
    papers.NoticePage: "notice.html",
}


def render(page: TablePage) -> str:
    """The part of the table's page that changes, for one seat; a socket sends nothing else."""
    how = manner(page.prefs)
    spoken = speech(how.language)
    names = tuple([chair.name for chair in page.chairs])
    asked = desk(page, spoken)
    told = scroll(page, spoken)
    marks = marks_of(page)
    if page.stage == LOBBY:
        marks[MARK["middle"]] = fresh("lobby.html", values_of(page) | {"here": only_here(page.invite)})
        marks[MARK["own"]] = ""
    else:
        marks[MARK["middle"]] = felt(page, how, spoken, names, asked, marks)
        marks[MARK["own"]] = own(page, how, spoken, names, asked, marks)
    marks[MARK["strip"]] = _strip(page, how)
    marks[MARK["beside"]] = beside(page, how, spoken, names, told, marks)
    frame = part(
        "fragment.html",
        how,
        game=page.game,
        stage=page.stage,
        seats=len(page.chairs),
        mine=asked.mine,
        mode=asked.mode,
        only=asked.only if page.prefs.last_card else "",
    )
    return filled(frame, marks)


def render_document(page: Page) -> str:
    """The whole page."""
    values = values_of(page)
    if isinstance(page, papers.ReplayPage):
        values |= {"felt": _replayed(page, manner(page.prefs)), "names": tuple(chair.name for chair in page.chairs)}
    if not isinstance(page, TablePage):
        return ENV.get_template(_DOCUMENTS[type(page)]).render(values)
    values["fragment"] = Markup(render(page))
    return filled(pieces(ENV.get_template("table.html").render(values)), marks_of(page))


def _strip(page: TablePage, how: Manner) -> Part:
    view: Any = None if page.stage in (LOBBY, CUTTING) else page.view
    return part(
        "strip.html",
        how,
        game=page.game,
        profile=page.house.profile,
        title=page.title,
        stage=page.stage,
        number=len(page.reports) + 1 if page.stage == CUTTING else page.number,
        hands=page.house.hands,
        turned=getattr(view, "turned", 0),
        trump=getattr(view, "trump", 0),
        retourne=getattr(view, "retourne", 0),
    )


def _replayed(page: papers.ReplayPage, how: Manner) -> Markup:
    """The felt at one step of a hand that was played."""
    ring: list[str] = []
    plates = replay_plates(page, speech(how.language))
    for seat, side in seated(len(plates), page.me):
        first, _side, last = plate_part(plates[seat], how, page.game)
        ring += (first, side, last)
    marks: Marks = {MARK["ring"]: "".join(ring), MARK["lying"]: ""}
    return Markup(filled(part("felt.html", how), marks))
