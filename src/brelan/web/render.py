"""The one function that turns a page into HTML, whole or as the fragment of one seat."""

from __future__ import annotations

import hashlib
from functools import cache
from importlib.resources import files
from typing import Any, Final

from markupsafe import Markup

from ..bourre import View as BourreView
from . import page as pages
from .account import Score, entries, items, lines, score, totals
from .desk import Desk, desk
from .faces import SHAPES
from .page import LANGUAGES, Page, TablePage
from .parts import (
    BAR,
    BESIDE,
    ENV,
    HEARD,
    LINE,
    LOG,
    MIDDLE,
    OWN,
    OWN_LINK,
    ROW,
    SIDE,
    STRIP,
    Manner,
    common,
    filled,
    manner,
    part,
    speech,
)
from .ring import NEAR, plates, replay_plates
from .speech import Speech, chips
from .tell import clause_anchor, house_lines, switch_fields

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
LOG_LINES: Final = 24
"""How much of the log a page carries; the rest stands on the page of the session."""
HEARD_LINES: Final = 8
MOST_SCORES: Final = 1_000
_SCORES: Final[dict[tuple[object, ...], Score]] = {}
_TELL: Final = {"score": score, "entries": entries, "fields": switch_fields, "house": house_lines}


def render(page: TablePage) -> str:
    """The part of the table's page that changes, for one seat; a socket sends nothing else."""
    return filled(_fragment(page), page)


def render_document(page: Page) -> str:
    """The whole page."""
    values = _plain(page)
    if isinstance(page, TablePage):
        values["fragment"] = Markup(_fragment(page))
    if isinstance(page, pages.ReplayPage):
        ring = replay_plates(page, values["speech"])
        values |= {"ring": _ring(ring, manner(page.prefs), page.game), "names": tuple(c.name for c in page.chairs)}
        values["lying"] = ""
    text = ENV.get_template(_DOCUMENTS[type(page)]).render(values)
    return filled(text, page) if isinstance(page, TablePage) else text


@cache
def address(path: str) -> str:
    """Where the file *path* of the house is served: its content is in the address, so it may be kept for ever."""
    content = (files(__package__) / "static" / path).read_bytes()
    return f"/static/{path}?{hashlib.sha256(content).hexdigest()[:10]}"


def _plain(page: Page) -> dict[str, Any]:
    prefs = page.prefs
    return {
        **common(manner(prefs)),
        "page": page,
        "stage": getattr(page, "stage", ""),
        "prefs": prefs,
        "shapes": SHAPES,
        "static": lambda path: prefs.root + address(path),
        "languages": LANGUAGES,
        "tell": _TELL,
        "anchor": clause_anchor,
    }


def _fragment(page: TablePage) -> str:
    how = manner(page.prefs)
    spoken = speech(how.language)
    names = tuple(chair.name for chair in page.chairs)
    asked = desk(page, spoken)
    before = page.forgotten + max(0, len(page.log) - LOG_LINES)
    told = lines(page.log[-LOG_LINES:], names, spoken, page.me, before)
    lobby = page.stage == pages.LOBBY
    frame = part(
        "fragment.html",
        how,
        game=page.game,
        stage=page.stage,
        seats=len(page.chairs),
        mine=asked.mine,
        mode=asked.mode,
        pot=chips(page.pot),
        only=asked.only if page.prefs.last_card else "",
    )
    middle = _lobby(page) if lobby else _felt(page, how, spoken, names, asked)
    own = "" if lobby else _own(page, how, spoken, names, asked)
    # Text as it is, and not Markup, which would look through every piece again.
    text = str.replace(frame, HEARD, items(told[-HEARD_LINES:], "heard", "p"))
    text = text.replace(STRIP, _strip(page, how)).replace(MIDDLE, middle).replace(OWN, own)
    return text.replace(BESIDE, _side(page, how, spoken, names, empty=not told)).replace(LOG, items(told, "line", "li"))


def _strip(page: TablePage, how: Manner) -> Markup:
    view: Any = None if page.stage in (pages.LOBBY, pages.CUTTING) else page.view
    return part(
        "strip.html",
        how,
        game=page.game,
        profile=page.house.profile,
        title=page.title,
        stage=page.stage,
        number=len(page.reports) + 1 if page.stage == pages.CUTTING else page.number,
        hands=page.house.hands,
        turned=getattr(view, "turned", 0),
        trump=getattr(view, "trump", 0),
        retourne=getattr(view, "retourne", 0),
        pot=chips(page.pot),
    )


def _lobby(page: TablePage) -> Markup:
    return Markup(ENV.get_template("lobby.html").render(_plain(page)))


def _ring(plates: tuple[Any, ...], how: Manner, game: str) -> Markup:
    """The seats in the order in which they are read: one's own last."""
    order = sorted(plates, key=lambda plate: plate.side == NEAR)
    made = [str.replace(part("plate.html", how, game=game, p=p), SIDE, p.side) for p in order]
    return Markup("".join(made))


def _felt(page: TablePage, how: Manner, spoken: Speech, names: tuple[str, ...], asked: Desk) -> Markup:
    lying: Any = ""
    if page.stage in (pages.SETTLED, pages.OVER):
        settled = {
            "settling": entries(page.account, names, spoken, page.me, settling=True),
            "totals": totals(page.account, page.chairs, page.me),
            "score": _score(page, names) if page.result is not None else None,
        }
        lying = Markup(ENV.get_template("sheet.html").render(_plain(page), **settled))
    elif page.stage == pages.CUTTING:
        lying = Markup(ENV.get_template("cut.html").render(_plain(page), desk=asked))
    return part("felt.html", how, ring=_ring(plates(page, spoken), how, page.game), lying=lying)


def _own(page: TablePage, how: Manner, spoken: Speech, names: tuple[str, ...], asked: Desk) -> str:
    """What lies in front of the reader."""
    refused = page.refused
    line = part(
        "line.html",
        how,
        game=page.game,
        profile=page.house.profile,
        refused="" if refused is None else spoken.refusal(refused, names),
        clause="" if refused is None else refused.clause,
        anchor="" if refused is None else clause_anchor(refused.clause),
        hint=asked.hint,
        thinking=page.thinking,
        mine=asked.mine,
        mode=asked.mode,
        ask=asked.ask,
        seconds=page.seconds,
        advice=asked.mine and not page.hint and not page.thinking and asked.mode in ("say", "play", "draw"),
    )
    row = part("row.html", how, slots=asked.slots, mode=asked.mode, labels=asked.draw_labels, join=_join(page, how))
    bar = part(
        "bar.html",
        how,
        game=page.game,
        profile=page.house.profile,
        stage=page.stage,
        buttons=asked.buttons,
        bet=asked.bet,
        me=page.me is not None,
        waits=page.me is not None and bool(page.ready >> page.me & 1),
        can_close=page.can_close,
    )
    frame = part("desk.html", how, mode=asked.mode)
    return str.replace(frame, LINE, line).replace(ROW, row).replace(BAR, bar if asked.mode != "draw" else "")


def _join(page: TablePage, how: Manner) -> Markup:
    """For somebody who looks on: the seats they may take from a bot, if they were invited."""
    if page.me is not None:
        return Markup("")
    seats = tuple((seat, chair.name) for seat, chair in enumerate(page.chairs) if chair.kind != pages.PERSON)
    return part("join.html", how, seats=seats if page.may_sit else (), yours=page.prefs.name)


def _side(page: TablePage, how: Manner, spoken: Speech, names: tuple[str, ...], *, empty: bool) -> Markup:
    """What stands beside the table."""
    view, me = page.view, page.me
    playing = page.stage == pages.PLAYING and isinstance(view, BourreView)
    lobby = page.stage == pages.LOBBY
    account = (
        ""
        if lobby
        else part(
            "account.html",
            how,
            number=page.number,
            entries=entries(page.account, names, spoken, me),
            last=getattr(view, "last_plays", ()) if playing else (),
        )
    )
    house = part(
        "house.html",
        how,
        game=page.game,
        profile=page.house.profile,
        title=page.title,
        lines=house_lines(page.house.overrides, spoken),
        clock=page.clock,
        mine=me is not None and page.stage != pages.OVER,
        own_link=Markup(OWN_LINK) if page.own_link else "",
        stand_in=me is not None and page.chairs[me].stand_in,
        lobby=lobby,
    )
    tabs = ("rules", "log", "talk") if lobby else ("account", "score", "log", "rules", "talk")
    return part(
        "side.html",
        how,
        tabs=tabs,
        account=account,
        scores="" if lobby else part("scores.html", how, sheet=_sheet(page, names, spoken)),
        empty=empty,
        house=house,
        talk=part("talk.html", how, talk=page.talk, me=me is not None),
    )


def _sheet(page: TablePage, names: tuple[str, ...], spoken: Speech) -> Markup:
    """The score of the session; it is the same for every seat until the next hand is over."""
    if not page.reports:
        return Markup("")
    return part("score.html", manner(page.prefs), score=_score(page, names))


def _score(page: TablePage, names: tuple[str, ...]) -> Score:
    key = (page.table, names, len(page.reports), page.result is not None)
    found = _SCORES.get(key)
    if found is None:
        if len(_SCORES) >= MOST_SCORES:
            _SCORES.clear()
        found = _SCORES[key] = score(page.reports, names, page.result)
    return found
