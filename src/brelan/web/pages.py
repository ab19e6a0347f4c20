"""The pages of the house up to the table."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import replace
from functools import lru_cache
from typing import Any, Final, NamedTuple
from urllib.parse import parse_qsl

import segno
from fastapi import APIRouter, Request
from starlette.datastructures import FormData, UploadFile
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection
from starlette.responses import Response

from ..bots import DEFAULT_LEVEL
from ..table import HouseError, Switch
from .auth import SEAT_COOKIE, clean_name, new_token, public_address
from .books import words
from .limits import CLOCKS
from .mind import levels
from .offer import offers
from .page import Preferences, TablePage
from .papers import FrontPage, MyTable, NewTablePage
from .parts import Lately
from .plan import Plan, PlanError
from .prefs import changed, local_path, preferences
from .premises import Premises, premises_of, seat_of
from .present import glance, stage, table_page
from .render import render
from .reply import MINE, document, fragment, go, keep_invite, keep_manner, keep_seat, notice
from .room import Room
from .rooms import FullError
from .tell import on_form

ROUTES = APIRouter(include_in_schema=False)
PLAIN_FORM: Final = "application/x-www-form-urlencoded"
MOST_FIELDS: Final = 100
_FRAGMENTS: Final = Lately(200)
"""Of all tables: the answer to an action and the push of it come within a moment of each other, and a page is large."""


@ROUTES.get("/")
async def front(request: Request) -> Response:
    """The door."""
    return document(FrontPage(preferences(request), offers(), _levels(), _mine(request)))


def _mine(request: Request) -> tuple[MyTable, ...]:
    """The tables whose seats this person took lately and which go on."""
    rooms = premises_of(request).rooms
    found: list[Room] = []
    ids = [id for id in request.cookies.get(MINE, "")[:200].split(".") if id]
    for id in ids[:6]:
        # The door stays open, also where there is no room now for a table that is on the shelf.
        with suppress(FullError):
            room = rooms.find(id)
            if room is not None and not room.session.over:
                found.append(room)
    return tuple(
        MyTable(room.id, room.plan.game, _title(room.plan), stage(room), tuple(chair.name for chair in room.chairs))
        for room in found
    )


def _title(plan: Plan) -> str:
    return plan.rulebook.profiles[plan.profile].title


@ROUTES.post("/quick")
async def quick(request: Request) -> Response:
    """A table against bots, at once."""
    form = await read(request)
    game = text(form, "game") or "bourre"
    name = clean_name(text(form, "name")) or guest_name(request)
    offer = next((offer for offer in offers() if offer.game == game), None)
    if offer is None:
        return notice(request, "not-found", 404)
    house = offer.houses[0]
    plan = Plan(
        game, house.name, min(max(5, house.least), house.most), clock="none", level=_level(game, text(form, "level"))
    )
    response, room = await _opened(request, plan, name, bots=[(seat, plan.level) for seat in range(1, plan.seats)])
    await room.begin(0)
    return response


def _levels() -> dict[str, tuple[str, ...]]:
    return {offer.game: levels(offer.game) for offer in offers()}


def _level(game: str, wanted: str) -> str:
    return wanted if wanted in levels(game) else DEFAULT_LEVEL


@ROUTES.get("/new")
async def new(request: Request) -> Response:
    """Choosing a house."""
    asked = request.query_params
    offer = next((offer for offer in offers() if offer.game == asked.get("game")), offers()[0])
    house = offer.house(asked.get("profile", ""))
    prefs = _choosing(request, offer.game, house.name)
    return document(NewTablePage(prefs, offers(), offer.game, house.name, levels(offer.game)))


def _choosing(request: Request, game: str, profile: str) -> Preferences:
    """Whoever changes the language while choosing comes back to what was chosen."""
    return replace(preferences(request), path=f"/new?game={game}&profile={profile}")


@ROUTES.get("/quick")
async def back_to_door(request: Request) -> Response:
    """To the front page, for whoever loads again what came of its form."""
    return go(request, "/")


@ROUTES.get("/tables")
async def back_to_choosing(request: Request) -> Response:
    """To the choice of a house, for whoever loads again what came of its form."""
    return go(request, "/new")


@ROUTES.post("/tables")
async def open_table(request: Request) -> Response:
    """A table as somebody wished it."""
    form = await read(request)
    wishes = {key: value for key, value in form.items() if isinstance(value, str)}
    name = clean_name(wishes.get("name", "")) or guest_name(request)
    try:
        plan = planned(wishes)
        response, _room = await _opened(request, plan, name)
    except PlanError as error:
        return _again(request, wishes, error)
    return response


def _again(request: Request, wishes: dict[str, str], error: PlanError) -> Response:
    """The form once more, with what was wrong."""
    offer = next((offer for offer in offers() if offer.game == wishes.get("game")), offers()[0])
    house = offer.house(wishes.get("profile", ""))
    prefs = _choosing(request, offer.game, house.name)
    spoken = words(prefs.language)
    cause = error.cause
    fault = spoken.say(f"web-fault-{error.code}") if cause is None else on_form(cause, offer.game, spoken)
    return document(
        NewTablePage(prefs, offers(), offer.game, house.name, levels(offer.game), chosen=wishes, fault=fault), 422
    )


async def _opened(
    request: Request, plan: Plan, name: str, bots: list[tuple[int, str]] | None = None
) -> tuple[Response, Room]:
    premises, token = premises_of(request), new_token()
    room = await premises.rooms.open(plan, bots or [], (name, token))
    response = go(request, f"/t/{room.id}")
    keep_seat(request, response, room, token)
    keep_name(request, response, name)
    return response, room


def planned(wishes: dict[str, str]) -> Plan:
    """The plan that a form describes; switches that are as the profile has them are left out. Raises ``PlanError``."""
    game = wishes.get("game", "")
    offer = next((offer for offer in offers() if offer.game == game), None)
    if offer is None:
        raise PlanError("unknown_game")
    if wishes.get("profile") not in [house.name for house in offer.houses]:
        raise PlanError("unknown_profile")
    house = offer.house(wishes["profile"])
    seats = wishes.get("seats", "")
    rules: dict[str, Any] = {}
    for switch in offer.switches:
        wish = wishes.get(f"rule-{switch.name}")
        if wish is not None and switch.name != "seats":
            value = _wished(switch, wish.strip(), house.values[switch.name])
            if value != house.values[switch.name]:
                rules[switch.name] = value
    number = int(seats) if seats.isascii() and seats.isdigit() and len(seats) < 3 else house.least
    clock = wishes.get("clock", "none")
    return Plan(
        game, house.name, number, rules, clock if clock in CLOCKS else "none", _level(game, wishes.get("level", ""))
    )


def _wished(switch: Switch, wish: str, value: Any) -> Any:
    """What a field of the form says. Left empty it says none where that can be, else *value*, as the house has it."""
    return read_switch(switch, wish) if wish else "none" if "none" in switch.words else value


def read_switch(switch: Switch, wish: str) -> Any:
    """The value that *wish* writes. Raises ``PlanError``."""
    if switch.yes_no and wish in ("true", "false", "on", "off"):
        return wish in ("true", "on")
    if wish.isascii() and wish.isdigit() and len(wish) < 10:
        return int(wish)
    try:
        return switch.checked(wish)
    except HouseError as error:
        raise PlanError("impossible_house", error) from None


@ROUTES.get("/t/{id}")
async def table(request: Request, id: str) -> Response:
    """The table, from the seat of whoever asks."""
    premises = premises_of(request)
    room = premises.rooms.find(id)
    if room is None:
        # A record that was brought has no table, only what was played at it.
        brought = premises.shelf.brought(id)
        return notice(request, "not-found", 404) if brought is None else go(request, f"/t/{id}/hands")
    seat = seat_of(room, request)
    if seat is not None:
        await room.come_back(seat)
    response = document(page_of(premises, room, request))
    shown = request.query_params.get("i", "")
    if shown and premises.invited(room, shown):
        keep_invite(request, response, room, shown)
    return response


@ROUTES.get("/t/{id}/view")
async def view(request: Request, id: str) -> Response:
    """The part of the table's page that changes."""
    premises = premises_of(request)
    room = premises.rooms.find(id)
    return (
        notice(request, "not-found", 404)
        if room is None
        else fragment(fragment_for(room, guest_of(premises, room, request).alike))
    )


@ROUTES.get("/t/{id}/key/{token}")
async def key(request: Request, id: str, token: str) -> Response:
    """The way back to one's own seat from another device."""
    room = premises_of(request).rooms.find(id)
    if room is None:
        return notice(request, "not-found", 404)
    if room.seat_of(token) is None:
        return notice(request, "not-yours", 403, f"/t/{id}")
    response = go(request, f"/t/{id}")
    keep_seat(request, response, room, token)
    return response


@ROUTES.post("/prefs")
async def settle(request: Request) -> Response:
    """Change how the pages look, and come back to the page one was on."""
    form = await read(request)
    wishes = {name: value for name, value in form.items() if isinstance(value, str)}
    response = go(request, local_path(wishes.get("back", "/")))
    keep_manner(request, response, changed(preferences(request), wishes))
    return response


class Guest(NamedTuple):
    """Whoever looks at a table, as their request tells: it stays the same as long as their socket is open."""

    seat: int | None
    prefs: Preferences
    may_sit: bool
    link: str
    """The invitation they may pass on."""
    own_link: str

    @property
    def alike(self) -> Guest:
        """The same for all who are shown the same, wherever they are: nothing at a seat tells their name or path."""
        return self if self.seat is None else self._replace(prefs=replace(self.prefs, path="", name=""))


def guest_of(premises: Premises, room: Room, request: HTTPConnection) -> Guest:
    """Who asks for *room*."""
    seat = seat_of(room, request)
    base = public_address(request)
    may_sit = premises.may_sit(room, request)
    link = f"{base}/t/{room.id}?i={premises.invite(room)}" if seat is not None or may_sit else ""
    token = request.cookies.get(SEAT_COOKIE, "")
    own = f"{base}/t/{room.id}/key/{token}" if seat is not None else ""
    return Guest(seat, preferences(request), may_sit, link, own)


def page_for(room: Room, guest: Guest) -> TablePage:
    """The page of *room* for *guest*."""
    rows = qr(guest.link) if guest.link and guest.seat is not None and not room.begun else ()
    return table_page(room, guest.seat, guest.prefs, guest.link, rows, guest.may_sit, guest.own_link)


def fragment_for(room: Room, alike: Guest) -> str:
    """What those who are *alike* are shown of *room*; made once, however many pages they have open and whoever asks."""
    note = room.notes.get(alike.seat) if alike.seat is not None else None
    now = glance(room)
    key = (id(now), alike, id(note))
    kept = _FRAGMENTS.get(key)
    if kept is None:
        # What the key tells apart is kept with it, so that nothing else can come to stand at its place in memory.
        kept = (render(page_for(room, alike)), now, note)
        _FRAGMENTS.put(key, kept)
    text: str = kept[0]
    return text


def page_of(premises: Premises, room: Room, request: HTTPConnection) -> TablePage:
    """The page of *room* for whoever asks."""
    return page_for(room, guest_of(premises, room, request))


@lru_cache(256)
def qr(link: str) -> tuple[str, ...]:
    """*link* as rows of ``0`` and ``1``, to be photographed from another screen."""
    return tuple("".join("1" if dark else "0" for dark in row) for row in segno.make(link, micro=False).matrix)


async def read(request: Request) -> FormData:
    """The form that was sent. Raises ``HTTPException`` for one with far too many fields."""
    if request.headers.get("content-type", "") != PLAIN_FORM:
        return await request.form(max_files=1, max_fields=MOST_FIELDS)
    # Nearly every form is one short line, and Python reads that ten times as fast as a reader made for files.
    line = (await request.body()).decode("latin-1")
    try:
        fields: list[tuple[str, str | UploadFile]] = [
            *parse_qsl(line, keep_blank_values=True, max_num_fields=MOST_FIELDS)
        ]
    except ValueError:
        raise HTTPException(400) from None
    return FormData(fields)


def keep_name(request: Request, response: Response, name: str) -> None:
    """Remember how somebody calls themselves; what they are called in one language is no name in another."""
    if name != guest_name(request):
        keep_manner(request, response, changed(preferences(request), {"name": name}))


def guest_name(request: Request) -> str:
    """What somebody is called who gives no name, in their own language."""
    return words(preferences(request).language).say("web-guest")


def text(form: FormData, name: str) -> str:
    """One field of a form; empty when it is missing or a file."""
    value = form.get(name, "")
    return value if isinstance(value, str) else ""
