"""What people do at the table: one address for each, all answered with the table as it is then."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Final

from fastapi import APIRouter, Request
from starlette.datastructures import FormData
from starlette.responses import Response

from .answer import Answer
from .auth import clean_name, new_token
from .lobby import leads
from .mind import levels
from .pages import fragment_for, guest_name, guest_of, keep_name, page_of, read, text
from .premises import premises_of, seat_of
from .reply import document, fragment, from_script, go, keep_seat, notice
from .room import Room, now

ROUTES = APIRouter(include_in_schema=False)
MOST_ID: Final = 64
MOST_WORDS: Final = 120

Deed = Callable[[Room, int, FormData], Awaitable[Answer]]


async def act(room: Room, seat: int, form: FormData) -> Answer:
    """Pass, play, draw, a card, an amount."""
    words = choice(form)
    # Each choice on a page is an action of its own, so that after a refusal another card can be tried.
    id = f"{text(form, 'action_id')[:MOST_ID]}.{words}" if text(form, "action_id") else ""
    return await room.act(seat, words, number(form, "version"), id)


async def cut(room: Room, seat: int, form: FormData) -> Answer:
    """Cut the deck; the hand is dealt."""
    wanted = text(form, "cut").strip()
    place = number(form, "cut") if wanted else None
    id = text(form, "action_id")[:MOST_ID]
    return await room.cut(seat, place, number(form, "version"), id and f"{id}.cut")


async def ready(room: Room, seat: int, _form: FormData) -> Answer:
    """On to the next hand."""
    return room.ask(seat)


async def start(room: Room, seat: int, _form: FormData) -> Answer:
    """No longer wait for guests: bots take the free chairs, and the deck is cut."""
    if not (room.begun or leads(room, seat, now())):
        # It is said for all who are here, and not everybody may speak for the others.
        return Answer("not_asked", room.version)
    await room.fill()
    return room.start(seat)


async def fill(room: Room, _seat: int, form: FormData) -> Answer:
    """Ask a bot to sit down."""
    level = text(form, "level")
    wanted = text(form, "seat")
    return await room.fill(number(form, "seat") if wanted else None, level if level in levels(room.plan.game) else "")


async def free(room: Room, seat: int, form: FormData) -> Answer:
    """Give up one's seat, or give that of somebody who is away to others."""
    return await room.free(number(form, "seat"), seat)


async def leave(room: Room, seat: int, _form: FormData) -> Answer:
    """Go, and let a bot play on."""
    return await room.leave(seat, wished=True)


async def back(room: Room, seat: int, _form: FormData) -> Answer:
    """Take one's seat back from a bot."""
    return await room.come_back(seat)


async def close(room: Room, seat: int, form: FormData) -> Answer:
    """End an open-ended session."""
    id = text(form, "action_id")[:MOST_ID]
    return await room.close(seat, number(form, "version"), id and f"{id}.close")


async def hint(room: Room, seat: int, _form: FormData) -> Answer:
    """Ask what a bot would do."""
    return await room.advise(seat)


async def say(room: Room, seat: int, form: FormData) -> Answer:
    """Say something to the table."""
    return await room.say(seat, text(form, "text"))


DEEDS: Final[dict[str, Deed]] = {
    deed.__name__: deed for deed in (act, cut, ready, start, fill, free, leave, back, close, hint, say)
}


@ROUTES.post("/t/{id}/sit")
async def sit(request: Request, id: str) -> Response:
    """Take a chair; needs the invite."""
    premises = premises_of(request)
    room = premises.rooms.find(id)
    if room is None:
        return notice(request, "not-found", 404)
    form = await read(request)
    if seat_of(room, request) is not None:
        return go(request, f"/t/{id}")
    if not premises.may_sit(room, request):
        return document(replace(page_of(premises, room, request), fault="not_invited"), 403)
    token, wanted = new_token(), text(form, "seat")
    name = clean_name(text(form, "name")) or guest_name(request)
    answer = await room.sit(name, token, number(form, "seat") if wanted else None)
    if not answer.good:
        return document(replace(page_of(premises, room, request), fault=answer.code), answer.status)
    response = go(request, f"/t/{id}")
    keep_seat(request, response, room, token)
    keep_name(request, response, name)
    return response


@ROUTES.post("/t/{id}/{deed}")
async def done(request: Request, id: str, deed: str) -> Response:
    """Anything that only somebody with a seat may do."""
    premises = premises_of(request)
    room, what = premises.rooms.find(id), DEEDS.get(deed)
    if room is None or what is None:
        return notice(request, "not-found", 404)
    # Whoever is long in sending it may have another sit in their seat by the end of it.
    form = await read(request)
    seat = seat_of(room, request)
    if seat is None:
        return notice(request, "not-yours", 403, f"/t/{id}")
    answer = await what(room, seat, form)
    if from_script(request):
        return fragment(fragment_for(room, guest_of(premises, room, request).alike), answer.status)
    if not answer.good:
        return document(page_of(premises, room, request), answer.status)
    return go(request, "/" if deed == "leave" else f"/t/{id}")


def choice(form: FormData) -> str:
    """What was chosen, as the record writes it without the seat."""
    verb = text(form, "verb").strip()
    cards = " ".join(card for card in form.getlist("card") if isinstance(card, str))
    words = [cards] if verb in ("card", "") else [verb, cards, text(form, "amount").strip() if verb in _AMOUNTS else ""]
    return " ".join(word for word in words if word)[:MOST_WORDS]


_AMOUNTS: Final = ("open", "raise")


def number(form: FormData, name: str) -> int:
    """A whole number in a form; −1 for whatever is none."""
    written = text(form, name).strip()
    return int(written) if written.isascii() and written.isdigit() and len(written) < 10 else -1
