"""The rules of each house, and what is wrong with a record, in the words of the reader."""

from __future__ import annotations

from functools import cache
from itertools import groupby

from fastapi import APIRouter, Request
from starlette.responses import Response

from ..record import NotARecordError
from ..words import Words, languages
from .offer import offers
from .page import LANGUAGES, RulesPage
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
    page = RulesPage(prefs, game, house.name, house.title, house.source, house.values, chapters, offers())
    return document(page)


def fault(error: NotARecordError, language: str) -> str:
    """Where a file is no record, and why."""
    spoken = words(language)
    house = "" if error.cause is None else spoken.house_error(error.cause)
    reason = spoken.say(f"record-{error.code}", place=error.place, detail=error.detail, house=house)
    return f"{error.place}: {reason}" if error.place else reason
