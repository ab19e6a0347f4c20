"""Another session of the same company: whoever asks first lays the table, the others are led to it and sit down."""

from __future__ import annotations

from functools import partial

from fastapi import APIRouter, Request
from starlette.responses import Response

from .auth import SEAT_COOKIE, next_token
from .premises import Premises, premises_of
from .reply import go, keep_invite, keep_seat, notice
from .room import Room

ROUTES = APIRouter(include_in_schema=False)


@ROUTES.post("/t/{id}/again")
async def again(request: Request, id: str) -> Response:
    """To the next session of table *id*: to a seat for those who had one, as guests for those who were invited."""
    premises = premises_of(request)
    room = premises.rooms.find(id)
    if room is None:
        return notice(request, "not-found", 404)
    token = request.cookies.get(SEAT_COOKIE, "")
    seat = room.seat_of(token)
    welcome = seat is not None or premises.may_sit(room, request)
    last, token = await _last(premises, room, token)
    if seat is not None and last.seat_of(token) is None:
        await _seated(last, room.chairs[seat].name, token, seat)
    here = last.seat_of(token) is not None
    response = go(request, f"/t/{last.id}" if here or not welcome else f"/t/{last.id}?i={premises.invite(last)}")
    if last is not room and welcome:
        keep_invite(request, response, last, premises.invite(last))
        if here:
            keep_seat(request, response, last, token)
    return response


async def _last(premises: Premises, room: Room, token: str) -> tuple[Room, str]:
    """The newest table after *room*, and what the secret *token* has become there; it is laid if it has to be."""
    while True:
        seat = room.seat_of(token)
        after = next_token(token, room.id)
        if seat is not None:
            await room.follow(seat, partial(_laid, premises, room, seat, after))
        following = premises.rooms.find(room.next) if room.next else None
        if following is None:
            return room, token
        room, token = following, after


async def _laid(premises: Premises, room: Room, seat: int, token: str) -> str:
    """A table like *room*: *seat* and the bots sit where they sat, the other chairs wait for those who had them."""
    bots = [(chair.seat, chair.level) for chair in room.chairs if not chair.person]
    opened = await premises.rooms.open(room.plan, bots, (room.chairs[seat].name, token), seat)
    if len(bots) == len(room.chairs) - 1:
        await opened.begin(seat)
    return opened.id


async def _seated(room: Room, name: str, token: str, seat: int) -> None:
    """Give somebody the same chair as before, else another; where all are taken they look on."""
    answer = await room.sit(name, token, seat)
    if answer.code == "seat_taken":
        await room.sit(name, token)
