"""Afterwards: the session as a page, each hand played through again, the shuffle checked, records down and up."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from functools import partial
from typing import Any, Final, TypeVar

from fastapi import APIRouter, Request
from starlette.datastructures import UploadFile
from starlette.responses import Response

from ..cards import write_cards
from ..record import NotARecordError, decoded, read_text, verify, write
from ..store import Kept
from ..table import Ledger, seat_name
from . import page
from .auth import new_id, public_address
from .books import broken, fault, words
from .page import lines_of
from .papers import Proof, ReplayPage, SessionPage, ShufflePage, UploadPage
from .prefs import preferences
from .premises import premises_of, seat_of
from .reply import document, go, notice
from .told import MOST_HANDS, Tale, brought, finished, reel

ROUTES = APIRouter(include_in_schema=False)
T = TypeVar("T")
_READERS: Final = ThreadPoolExecutor(2, "brelan-reader")


async def aside(deed: Callable[..., T], *given: Any) -> T:
    """What *deed* gives, done aside. Two at a time: each more of them would take its turn from those who play."""
    return await asyncio.get_running_loop().run_in_executor(_READERS, partial(deed, *given))


async def tale(request: Request, id: str) -> Tale | None:
    """What happened at table *id*, or in the record of that id; None when there is neither."""
    premises = premises_of(request)
    room = premises.rooms.find(id)
    if room is not None:
        return Tale(id, room.session, not room.session.over, seat_of(room, request))
    kept = premises.shelf.brought(id)
    return None if kept is None else await aside(brought, id, kept.text)


@ROUTES.get("/t/{id}/hands")
async def session(request: Request, id: str) -> Response:
    """The session, hand by hand."""
    told = await tale(request, id)
    if told is None:
        return notice(request, "not-found", 404)
    steps = tuple(told.steps(number) for number in range(1, told.hands + 1))
    whole = told.session
    shown = SessionPage(
        preferences(request),
        id,
        whole.game.name,
        _title(told, request),
        whole.names,
        whole.reports,
        whole.result,
        told.live,
        steps,
        told.seat,
        _start(whole.house),
        broken(told.fault, preferences(request).language),
    )
    # A long session is a long page: whoever plays meanwhile does not wait for it.
    return await aside(document, shown)


def _start(house: Any) -> int:
    """What every seat of a house begins with, in chips: its account, or its first cave."""
    found: int = getattr(house, "start", 0) or getattr(house, "cave", 0)
    return found


@ROUTES.get("/t/{id}/hands/{number}/{step}")
async def hand(request: Request, id: str, number: int, step: int) -> Response:
    """One step of one hand. With ``open`` the cards of all, once that hand is over."""
    told = await tale(request, id)
    if told is None or not 1 <= number <= told.hands or not 0 <= step <= told.steps(number):
        return notice(request, "not-found", 404)
    states = await aside(reel, premises_of(request).reels, told, number)
    return document(replay_page(request, told, states, number, step))


def replay_page(request: Request, told: Tale, states: tuple[Any, ...], number: int, step: int) -> ReplayPage:
    """Step *step* of hand *number*."""
    state, whole = states[step], told.session
    seen = state.hand.view(told.seat)
    shown = told.may_open(number) and request.query_params.get("open") == "1"
    seats = range(whole.house.seats)
    caves = getattr(seen, "caves", None)
    prefs = preferences(request)
    opened = "?open=1" if shown else ""
    return ReplayPage(
        prefs=replace(prefs, path=prefs.path + opened),
        table=told.id,
        game=whole.game.name,
        house=whole.house,
        title=_title(told, request),
        chairs=tuple(_chair(whole, state.ledger, caves, seat) for seat in seats),
        number=number,
        step=step,
        steps=len(states) - 1,
        hands=told.hands,
        me=told.seat,
        view=seen,
        dealer=states[0].dealer,
        may_open=told.may_open(number),
        open_hands=tuple(getattr(state.hand.view(seat), "own", 0) for seat in seats) if shown else (),
        happened=lines_of(number, state.happenings, whole.names),
        log=tuple(line for earlier in states[: step + 1] for line in lines_of(number, earlier.happenings, whole.names)),
        address=f"{public_address(request)}/t/{told.id}/hands/{number}/{step}{opened}",
        broken=broken(told.fault, prefs.language) if told.broken_at(number, step) else "",
    )


def _chair(whole: Any, ledger: Ledger, caves: tuple[int, ...] | None, seat: int) -> page.Chair:
    name = seat_name(seat)
    return page.Chair(
        whole.names[seat],
        chips=ledger[name] if caves is None else caves[seat],
        premium=ledger.balances.get(f"premium {name}", 0),
    )


@ROUTES.get("/t/{id}/shuffle")
async def shuffle(request: Request, id: str) -> Response:
    """How every deck was made; a deck in play stays secret."""
    told = await tale(request, id)
    if told is None:
        return notice(request, "not-found", 404)
    proofs, counts = await aside(_proofs, told)
    room = premises_of(request).rooms.find(id)
    if room is not None and not room.session.in_hand and not room.session.over:
        proofs = (*proofs, Proof(room.session.number, "brelan-1", room.table.commitment, 0))
    shown = ShufflePage(preferences(request), id, _title(told, request), proofs, counts, told.live)
    return await aside(document, shown)


def _proofs(told: Tale) -> tuple[tuple[Proof, ...], dict[str, int]]:
    """How every deck was made, and how many are what they were promised to be."""
    record = told.record or read_text(write(finished(told.session)))
    verdicts = verify(record)[: told.hands]
    proofs = []
    for number, entry in enumerate(told.session.log, 1):
        made = entry.shuffle
        if made is None:
            continue
        if told.may_open(number):
            deck = write_cards(entry.deck)
            verdict, promised = verdicts[number - 1], record.hands[number - 1].commitment
            seed = made.seed.hex()
            proof = Proof(number, made.scheme, promised, made.cut, seed, deck, verdict.code, verdict.false)
        else:
            proof = Proof(number, made.scheme, made.commitment, made.cut)
        proofs.append(proof)
    fair, false = sum(verdict.fair for verdict in verdicts), sum(verdict.false for verdict in verdicts)
    unknown = len(verdicts) - fair - false
    return tuple(proofs), {"fair": fair, "false": false, "unknown": unknown, "hands": len(verdicts)}


@ROUTES.get("/t/{id}/record.brelan")
async def record(request: Request, id: str) -> Response:
    """The finished hands as a file; a record that was brought is given back as it was."""
    told = await tale(request, id)
    if told is None:
        return notice(request, "not-found", 404)
    headers = {"content-disposition": f'attachment; filename="{id}.brelan"'}
    return Response(told.text or write(finished(told.session)), media_type="application/toml", headers=headers)


@ROUTES.get("/replay")
async def bring(request: Request) -> Response:
    """The page to bring a record to."""
    return document(UploadPage(preferences(request)))


@ROUTES.post("/replay")
async def look(request: Request) -> Response:
    """Keep a record that was brought, and show it."""
    premises, prefs = premises_of(request), preferences(request)
    async with request.form(max_files=1, max_fields=4) as form:
        upload = form.get("record")
        raw = await upload.read() if isinstance(upload, UploadFile) else b""
    if len(raw) > premises.limits.upload:
        return notice(request, "too-large", 413, "/replay")
    try:
        told = await aside(lambda: brought("", decoded(raw)))
    except NotARecordError as error:
        return document(UploadPage(prefs, fault(error, prefs.language, meant=b"brelan" in raw)), 422)
    if told.fault is not None and not told.hands:
        return document(UploadPage(prefs, broken(told.fault, prefs.language)), 422)
    if not 0 < told.hands <= MOST_HANDS:
        many = NotARecordError("too_many_hands", "", str(MOST_HANDS))
        none = NotARecordError("missing_key", "", "hand")
        return document(UploadPage(prefs, fault(many if told.hands else none, prefs.language)), 422)
    if premises.shelf.count_brought() >= premises.limits.records:
        return notice(request, "full", 503)
    id = new_id()
    # Kept as it was brought: what breaks a rule in it, or its promise of a deck, is to be found again.
    await premises.shelf.bring(Kept(id, told.text))
    return go(request, f"/t/{id}/hands")


def _title(told: Tale, request: Request) -> str:
    """The title of the house, in the reader's language."""
    profile = told.session.game.profiles[told.session.house.profile]
    return words(preferences(request).language).title(told.session.game.name, profile.name, profile.title)
