"""The rules of each house, and what is wrong with a record, in the words of the reader."""

from __future__ import annotations

from functools import cache
from itertools import groupby

from fastapi import APIRouter, Request
from starlette.responses import Response

from ..record import Fault, NotARecordError
from ..words import NOTHING, Words, languages
from .offer import offers
from .page import LANGUAGES
from .papers import RulesPage
from .prefs import preferences
from .reply import document, notice

ROUTES = APIRouter(include_in_schema=False)


@cache
def words(language: str) -> Words:
    """The words of *language*, or of the first one where the house does not speak it yet."""
    return Words(language if language in languages() else LANGUAGES[0])


@ROUTES.get("/rules/{game}")
@ROUTES.get("/rules/{game}/{profile}")
async def rules(request: Request, game: str, profile: str = "") -> Response:
    """The rules of one house."""
    offer = next((offer for offer in offers() if offer.game == game), None)
    if offer is None or (profile and profile not in [house.name for house in offer.houses]):
        return notice(request, "not-found", 404)
    house, prefs = offer.house(profile), preferences(request)
    clauses = words(prefs.language).rules(offer.letter, house.values)
    chapters = tuple(
        (heading, tuple((clause.name, clause.text) for clause in several))
        for heading, several in groupby(clauses, key=lambda clause: clause.section)
    )
    goes = words(prefs.language).goes(offer.letter, house.values)
    page = RulesPage(prefs, game, house.name, house.title, house.source, house.values, chapters, offers(), goes)
    return document(page)


def fault(error: NotARecordError, language: str, meant: bool = True) -> str:
    """Why a file is no record; where, when it was meant to be one."""
    spoken = words(language)
    no_record = spoken.say("after-no-record")
    if not meant:
        return no_record
    house = "" if error.cause is None else spoken.house_error(error.cause)
    # What the reader of TOML says of a file is for those who write such readers.
    detail = NOTHING if error.code == "not_toml" else error.detail or NOTHING
    reason = spoken.say(f"record-{error.code}", detail=detail, house=house)
    where = NOTHING if error.place in ("", "file") else spoken.place(error.place)
    return spoken.say("after-no-record-because", place=where, reason=reason.rstrip("."))


def broken(told: Fault | None, language: str) -> str:
    """Which rule a record breaks, as ``brelan replay`` says it; empty when it breaks none."""
    return "" if told is None else words(language).fault_line(told.hand, told.action, told.text, told.refusal)
