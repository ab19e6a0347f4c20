"""The house for programs: open a table, take a seat, read the view, act, follow."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Depends, HTTPException, Request
from fastapi.responses import PlainTextResponse
from fastapi.security import HTTPAuthorizationCredentials, HTTPBearer
from starlette.responses import JSONResponse, Response
from starlette.websockets import WebSocket

from .. import __version__
from ..bots import DEFAULT_LEVEL
from ..record import write
from ..table import read_seat, seat_name
from . import models
from .answer import Answer
from .auth import clean_name, new_token, own_origin, public_address
from .mind import known, levels
from .models import Done, GameOut, Opened, Seated, Seen, Wrong
from .offer import Offer, offers
from .plan import Plan, PlanError
from .premises import premises_of
from .room import Room
from .seen import message, seen
from .socket import POLICY, followed
from .told import finished

_WRONG: dict[int | str, dict[str, Any]] = {
    status: {"model": Wrong, "description": why}
    for status, why in (
        (403, "Not your seat, or no invite"),
        (404, "No such table"),
        (413, "Too large"),
        (422, "Not what can be sent here"),
        (429, "Too many requests"),
        (503, "It could not be kept; nothing has happened"),
    )
}
_REFUSED: dict[int | str, dict[str, Any]] = {
    **_WRONG,
    409: {"model": Done, "description": "A rule stands against it, or the table has moved on"},
    422: {"model": Done | Wrong, "description": "Not what can be sent here"},
}
ROUTES = APIRouter(prefix="/api", tags=["api"], responses=_WRONG)
BEARER = HTTPBearer(auto_error=False, description="The token of a seat; without it you look on")
ABOUT = """\
Open a table or take a seat at one, follow it, act when you are asked.

`POST /api/tables` and `POST /api/tables/{id}/seats` give the token of a seat once; every other request for that seat
carries it: `Authorization: Bearer …`. Actions are written as in a record, without the seat.

**To follow a table:** `GET /api/tables/{id}/follow` is a WebSocket. With the token in its `Authorization` header it
shows the table from your seat, without one as anybody sees it who looks on. At once and after every change it sends
one text message, the same JSON that `GET /api/tables/{id}` answers with (`Seen`): always the whole, so that nothing
is lost when you come back. It takes no messages. It is closed with 1008 for a table that is not there, a wrong token,
or an `Origin` of another site, and with 1013 when too many are open. 1011 and 1012 mean that the house could not go on
here: come again.

**To act:** when `asked` names your seat, send one of `view.legal` with the `version` you saw and an `id` of your own.
409 says that the table has moved on, or which rule stands against it; the same `id` again gets the same answer.
"""
"""What OpenAPI cannot list: the way through, and the socket."""
Bearer = Annotated[HTTPAuthorizationCredentials | None, Depends(BEARER)]


async def room_of(request: Request, id: str) -> Room:
    """The table that is asked for."""
    room = premises_of(request).rooms.find(id)
    if room is None:
        raise HTTPException(404)
    return room


Table = Annotated[Room, Depends(room_of)]


async def seat_of(room: Table, bearer: Bearer) -> int:
    """The seat whose token was shown; 403 for everybody else."""
    seat = room.seat_of(bearer.credentials if bearer else None)
    if seat is None:
        raise HTTPException(403)
    await room.come_back(seat)
    return seat


Seat = Annotated[int, Depends(seat_of)]


@ROUTES.get("", include_in_schema=False)
@ROUTES.get("/", include_in_schema=False)
async def door(request: Request) -> Response:
    """Where to go on from here."""
    root = request.scope.get("root_path", "").rstrip("/")
    ways = {"description": "/api/openapi.json", "games": "/api/games", "tables": "/api/tables"}
    return JSONResponse({"brelan": __version__, **{way: f"{root}{path}" for way, path in ways.items()}})


@ROUTES.get("/games")
async def games() -> list[GameOut]:
    """The games of the house, with their profiles and switches."""
    return [_game(offer) for offer in offers()]


def _game(offer: Offer) -> GameOut:
    profiles = [
        models.ProfileOut(profile=house.name, title=house.title, values=dict(house.values)) for house in offer.houses
    ]
    switches = [
        models.SwitchOut(switch=switch.name, clause=switch.clause, allowed=switch.allowed) for switch in offer.switches
    ]
    return GameOut(game=offer.game, profiles=profiles, switches=switches, levels=list(levels(offer.game)))


@ROUTES.post("/tables", status_code=201)
async def open_table(request: Request, wish: models.TableWish) -> Opened:
    """Open a table. With a name you take the first seat at once."""
    premises = premises_of(request)
    offer = next((offer for offer in offers() if offer.game == wish.game), None)
    if offer is None:
        raise _wrong("unknown_game")
    house = offer.house(wish.profile or "")
    if wish.profile and wish.profile != house.name:
        raise _wrong("unknown_profile")
    seats = wish.seats or min(max(5, house.least), house.most)
    plan = Plan(wish.game, house.name, seats, wish.rules, wish.clock, wish.level or DEFAULT_LEVEL)
    name = clean_name(wish.name or "")
    if wish.name and not name:
        raise _wrong("no_name")
    bots = {read_seat(bot.seat): bot.level for bot in wish.bots}
    if any(seat >= seats or not known(wish.game, level) or (name and not seat) for seat, level in bots.items()):
        raise _wrong("impossible_bots")
    token = new_token() if name else None
    try:
        room = await premises.rooms.open(plan, sorted(bots.items()), (name, token) if token else None)
    except PlanError as error:
        where = "" if error.cause is None else f"{error.cause.switch}: {error.cause.allowed}"
        raise _wrong(error.code, where) from None
    url = f"{public_address(request)}/t/{room.id}"
    seat = seat_name(0) if token else None
    return Opened(table=room.id, invite=premises.invite(room), url=url, seat=seat, token=token)


def _wrong(code: str, where: str = "") -> HTTPException:
    return HTTPException(422, {"code": code, "where": where[:200]})


@ROUTES.post("/tables/{id}/seats", status_code=201, responses=_REFUSED)
async def sit(request: Request, room: Table, wish: models.SeatWish) -> Seated:
    """Take a seat: the one you name, or any that no person has."""
    if not premises_of(request).invited(room, wish.invite):
        raise HTTPException(403)
    token = new_token()
    answer = await room.sit(wish.name, token, None if wish.seat is None else read_seat(wish.seat))
    if not answer.good:
        raise HTTPException(answer.status, models.done(answer).model_dump())
    return Seated(seat=seat_name(answer.seat), token=token)


@ROUTES.get("/tables/{id}")
async def look(room: Table, bearer: Bearer) -> Seen:
    """The table from your seat, or as anybody sees it who looks on."""
    seat = room.seat_of(bearer.credentials if bearer else None)
    if bearer is not None and seat is None:
        raise HTTPException(403)
    if seat is not None:
        await room.come_back(seat)
    return Seen.model_validate(seen(room, seat))


@ROUTES.post("/tables/{id}/actions", responses=_REFUSED)
async def act(room: Table, seat: Seat, wish: models.ActionWish) -> Done:
    """Act for your seat."""
    return _answered(await room.act(seat, wish.action, wish.version, wish.id))


@ROUTES.post("/tables/{id}/cut", responses=_REFUSED)
async def cut(room: Table, seat: Seat, wish: models.CutWish) -> Done:
    """Cut the deck, when the cut is yours or a bot's; the next hand is dealt."""
    return _answered(await room.cut(seat, wish.cut, wish.version, wish.id))


@ROUTES.post("/tables/{id}/close", responses=_REFUSED)
async def close(room: Table, seat: Seat, wish: models.CloseWish) -> Done:
    """End an open-ended session between two hands."""
    return _answered(await room.close(seat, wish.version, wish.id))


@ROUTES.post("/tables/{id}/bots", responses=_REFUSED)
async def fill(room: Table, seat: Seat, wish: models.FillWish) -> Done:
    """Ask bots to take one free seat, or all of them."""
    if wish.level and not known(room.plan.game, wish.level):
        raise _wrong("unknown_level")
    return _answered(await room.fill(None if wish.seat is None else read_seat(wish.seat), wish.level or ""))


@ROUTES.post("/tables/{id}/ready", responses=_REFUSED)
async def ready(room: Table, seat: Seat) -> Done:
    """Say that you want to go on to the next hand."""
    return _answered(room.ask(seat))


@ROUTES.post("/tables/{id}/leave", responses=_REFUSED)
async def leave(room: Table, seat: Seat) -> Done:
    """Go; a bot plays for you until you ask for anything here again."""
    return _answered(await room.leave(seat))


@ROUTES.get("/tables/{id}/record", response_class=Response, responses={200: {"content": {"text/plain": {}}}})
async def record(room: Table) -> Response:
    """The finished hands as a ``.brelan`` file."""
    return PlainTextResponse(write(finished(room.session)))


def _answered(answer: Answer) -> Done:
    if not answer.good:
        raise HTTPException(answer.status, models.done(answer).model_dump())
    return models.done(answer)


async def follow(socket: WebSocket, id: str) -> None:
    """Every change of the table as one message of JSON, from your seat by the ``Authorization`` header."""
    premises = premises_of(socket)
    room = premises.rooms.find(id)
    scheme, _, token = socket.headers.get("authorization", "").partition(" ")
    seat = None if room is None or scheme.lower() != "bearer" else room.seat_of(token.strip())
    foreign = "origin" in socket.headers and not own_origin(socket.headers)
    if room is None or foreign or (scheme and seat is None):
        await socket.close(POLICY)
        return
    if seat is not None:
        await room.come_back(seat)
        seat = room.seat_of(token.strip())
    await followed(socket, premises, room, seat, lambda: message(room, seat))


def said(status: int, detail: Any, headers: Any = None) -> Response:
    """What is wrong, for programs."""
    body = detail if isinstance(detail, dict) else {"code": CODES.get(status, "trouble"), "where": ""}
    return JSONResponse(body, status, headers)


CODES = {403: "not_yours", 404: "not_found", 405: "no_such_method", 413: "too_large", 422: "unreadable", 429: "busy"}
