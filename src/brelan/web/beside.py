"""What stands beside the table as HTML: the account of the hand, the score, the log, the house, what was said."""

from __future__ import annotations

from typing import Final

from markupsafe import Markup

from ..bourre import View as BourreView
from .account import Scroll, entries, score
from .auth import only_here
from .limits import CLOCKS
from .page import LOBBY, OVER, PLAYING, TablePage
from .parts import MARK, Filling, Manner, Marks, Part, common, filled, fresh, part, pieces
from .speech import Speech
from .tell import house_lines


def beside(page: TablePage, how: Manner, spoken: Speech, names: tuple[str, ...], told: Scroll, marks: Marks) -> Part:
    """The side of *page*; what stands for its marks comes into *marks*."""
    lobby = page.stage == LOBBY
    marks[MARK["heard"]] = told.heard()
    marks[MARK["log"]] = told.lines()
    inner: Marks = {MARK["house"]: _house(page, how, spoken), MARK["talk"]: _talk(page, how)}
    if not lobby:
        inner |= {MARK["account"]: _account(page, how, spoken, names), MARK["scores"]: _scores(page, how, names)}
        marks[MARK["last"]] = _last(page, how)
    frame = part("side.html", how, tabs=_TABS[lobby], empty=told.until == 0)
    state = (frame, tuple(inner.values()), page.me is not None and (page.own_link, page.invite))
    # What is the same at this table for this reader is filled in for good.
    inner |= {MARK[name]: marks[MARK[name]] for name in ("table", "own_link", "invite")}
    return page.kept.made(("side", how, page.me), state, lambda: pieces(filled(frame, inner)))


_TABS: Final = (("account", "score", "log", "rules", "talk"), ("rules", "log", "talk"))


def _account(page: TablePage, how: Manner, spoken: Speech, names: tuple[str, ...]) -> Part:
    """The account of the hand; it changes when chips have moved."""

    def made() -> Part:
        told = entries(page.account, names, spoken, page.me)
        return fresh("account.html", {**common(how), "number": page.number, "entries": told})

    return page.kept.made(("account", how, page.me), (page.number, page.account, names), made)


def _last(page: TablePage, how: Manner) -> Filling:
    """The last trick."""
    view = page.view
    if page.stage != PLAYING or not isinstance(view, BourreView) or not view.last_plays:
        return ""
    return part("last.html", how, plays=view.last_plays)


def _scores(page: TablePage, how: Manner, names: tuple[str, ...]) -> Part:
    """The score of the session; it is the same for every seat until the next hand is over."""

    def made() -> Part:
        some = bool(page.reports)
        told = score(page.reports, names, page.result, getattr(page.house, "cave", 0))
        sheet = fresh("score.html", {**common(how), "score": told}) if some else ""
        return pieces(filled(part("scores.html", how, some=some), {MARK["sheet"]: sheet}))

    return page.kept.made(("scores", how), (len(page.reports), page.result is not None, names), made)


def _house(page: TablePage, how: Manner, spoken: Speech) -> Part:
    lobby, mine = page.stage == LOBBY, page.me is not None and page.stage != OVER
    # In the lobby the invitation lies in the middle.
    invite = Markup(MARK["invite"]) if page.invite and mine and not lobby else ""
    may_leave = mine and not lobby and page.me is not None and not page.chairs[page.me].stand_in
    own_link = Markup(MARK["own_link"]) if page.own_link else ""

    def made() -> Part:
        return part(
            "house.html",
            how,
            game=page.game,
            profile=page.house.profile,
            title=page.title,
            lines=house_lines(page.house.overrides, spoken),
            clock=page.clock,
            seconds=int(CLOCKS[page.clock]),
            mine=mine,
            own_link=own_link,
            invite=invite,
            here=bool(invite) and only_here(page.invite),
            may_leave=may_leave,
        )

    return page.kept.made(("house", how, page.me), (mine, own_link, invite and page.invite, may_leave), made)


def _talk(page: TablePage, how: Manner) -> Part:
    me = page.me is not None
    return page.kept.made(
        ("talk", how, me), page.talk, lambda: fresh("talk.html", {**common(how), "talk": page.talk, "me": me})
    )
