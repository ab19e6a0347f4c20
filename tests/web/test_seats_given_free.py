"""Before the first hand a seat can be given free; whoever had it is nobody there any more, whatever they have open."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

import httpx2
import pytest

from brelan.web.lobby import may_free
from brelan.web.page import LANGUAGES
from brelan.web.room import Room, now
from brelan.words import Words
from tests.patience import PATIENCE, until

from .house import BY_HAND, HOST, House, in_house
from .test_comings import log_of

SOON_AWAY = replace(BY_HAND, grace=0.05)
AGAIN = 1012


def frees(page: httpx2.Response) -> list[str]:
    """The seats that can be given free by this page; ``up`` is the reader's own."""
    return re.findall(r'id="do-(?:give-|free-)(up|\d)"', page.text)


async def sat_down(house: House, room: Room, friend: httpx2.AsyncClient, name: str) -> int:
    """*friend* comes by the invitation and takes the next free chair."""
    await friend.get(f"/t/{room.id}?i={house.premises.invite(room)}")
    assert (await friend.post(f"/t/{room.id}/sit", data={"name": name})).status_code == 303
    return next(chair.seat for chair in room.chairs if chair.name == name)


def test_whoever_gives_a_seat_up_can_take_another(tmp_path: Path) -> None:
    async def told(house: House) -> None:
        room, _tokens = await house.seated(1, seats=4)
        place = f"/t/{room.id}"
        async with house.visitor() as friend:
            seat = await sat_down(house, room, friend, "Zoé")
            assert frees(await friend.get(place)) == ["up"]
            assert (await friend.post(f"{place}/free", data={"seat": str(seat)})).status_code == 303
            assert room.chairs[seat].free
            assert room.session.names == ("N0", "", "", "")
            assert (await friend.post(f"{place}/say", data={"text": "mine"})).status_code == 403
            assert "do-sit-3" in (await friend.get(place)).text
            assert (await friend.post(f"{place}/sit", data={"name": "Zoé", "seat": "3"})).status_code == 303
        assert [chair.name for chair in room.chairs] == ["N0", "", "", "Zoé"]

    in_house(tmp_path / "x.sqlite", told, BY_HAND)


def test_the_host_frees_the_seat_of_a_friend_who_sat_down_twice(tmp_path: Path) -> None:
    tables: list[str] = []

    async def told(house: House) -> None:
        room, tokens = await house.seated(1, seats=3)
        place = f"/t/{room.id}"
        tables.append(room.id)
        cookie = f"seat={tokens[0]}"
        async with (
            house.visitor(cookie=cookie) as host,
            house.visitor() as at_first,
            house.visitor() as later,
            house.socket(f"{place}/ws", origin=HOST, cookie=cookie) as page,
        ):
            assert await sat_down(house, room, at_first, "Zoé") == 1
            assert await sat_down(house, room, later, "Zoé 2") == 2
            seat_cookie = f"seat={later.cookies['seat']}"
            async with house.socket(f"{place}/ws", origin=HOST, cookie=seat_cookie) as hers:
                await hers.text()
                # The one that has no page open is told to be away, and can be freed where it is told.
                await page.text_with('id="do-free-1"')
                assert frees(await host.get(place)) == ["1"]
                assert frees(await later.get(place)) == ["up"]
                assert (await later.post(f"{place}/free", data={"seat": "1"})).status_code == 409
                assert (await host.post(f"{place}/free", data={"seat": "2"})).status_code == 409
                assert (await host.post(f"{place}/free", data={"seat": "1"})).status_code == 303
                await page.text_with('id="do-fill-1"')
            assert [chair.name for chair in room.chairs] == ["N0", "", "Zoé 2"]
            assert 'id="do-sit-1"' in (await at_first.get(place)).text

    async def again(house: House) -> None:
        (table,) = tables
        room = house.room(table)
        assert [chair.name for chair in room.chairs] == ["N0", "", "Zoé 2"]
        assert [chair.person for chair in room.chairs] == [True, False, True]
        for language in LANGUAGES:
            said = Words(language).say("web-came-freed", you="no", name="Zoé")
            assert log_of(room, None, language)[-1] == said

    in_house(tmp_path / "x.sqlite", told, SOON_AWAY)
    in_house(tmp_path / "x.sqlite", again, SOON_AWAY)


def test_no_open_page_goes_on_reading_from_a_seat_that_was_given_up(tmp_path: Path) -> None:
    async def told(house: House) -> None:
        room, _tokens = await house.seated(1, seats=2)
        place = f"/t/{room.id}"
        async with house.visitor() as friend, house.visitor() as other:
            await sat_down(house, room, friend, "Zoé")
            secret = friend.cookies["seat"]
            program = f"Bearer {secret}"
            async with (
                house.socket(f"{place}/ws", origin=HOST, cookie=f"seat={secret}") as page,
                house.socket(f"/api/tables/{room.id}/follow", authorization=program) as follower,
            ):
                await until(lambda: room.chairs[1].sockets == 2)
                await friend.post(f"{place}/free", data={"seat": "1"})
                await sat_down(house, room, other, "Margaux")
                await room.cut(room.session.cutter, 20, room.version)
                for line in (page, follower):
                    # What was said before is read to its end: no card is among it.
                    while (message := await line.message())["type"] != "websocket.close":
                        assert "card hand" not in str(message)
                        assert '"own":["' not in str(message).replace(" ", "")
                    assert message["code"] == AGAIN
            await until(lambda: not room.chairs[1].sockets)
            assert not room.sent_off
            assert "card hand" not in (await friend.get(place)).text
            assert "card hand" in (await other.get(place)).text

    in_house(tmp_path / "x.sqlite", told, BY_HAND)


def test_a_form_that_is_long_on_its_way_is_judged_by_whose_seat_it_is_at_its_end(tmp_path: Path) -> None:
    async def told(house: House) -> None:
        room, _tokens = await house.seated(1, seats=2)
        place = f"/t/{room.id}"
        async with house.visitor() as friend, house.visitor() as other:
            await sat_down(house, room, friend, "Zoé")
            begun, go_on = asyncio.Event(), asyncio.Event()

            async def slowly() -> AsyncIterator[bytes]:
                yield b"text=I+am+"
                begun.set()
                await go_on.wait()
                yield b"Margaux"

            headers = {"content-type": "application/x-www-form-urlencoded"}
            late = asyncio.create_task(friend.post(f"{place}/say", content=slowly(), headers=headers))
            await asyncio.wait_for(begun.wait(), PATIENCE)
            await room.free(1, 1)
            await sat_down(house, room, other, "Margaux")
            go_on.set()
            assert (await late).status_code == 403
            assert not room.talk

    in_house(tmp_path / "x.sqlite", told, BY_HAND)


def test_what_may_not_be_given_free(tmp_path: Path) -> None:
    async def told(house: House) -> None:
        room, tokens = await house.seated(3)
        place = f"/t/{room.id}"
        await until(lambda: room.chairs[1].away(now(), room.grace))
        assert [may_free(room, seat, now()) for seat in range(3)] == [(1, 2), (1, 2), (2, 1)]
        async with house.visitor(cookie=f"seat={tokens[0]}") as host:
            # Whoever opened the table came by no invitation.
            for seat in ("0", "9", "-1", "x", ""):
                assert (await host.post(f"{place}/free", data={"seat": seat})).status_code == 409
            room.start(0)
            assert (await host.post(f"{place}/free", data={"seat": "1"})).status_code == 409
            await room.cut(room.session.cutter, 20, room.version)
            assert (await host.post(f"{place}/free", data={"seat": "1"})).status_code == 409
        assert all(chair.person for chair in room.chairs)

    in_house(tmp_path / "x.sqlite", told, SOON_AWAY)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_on_the_buttons(tmp_path: Path, language: str) -> None:
    async def told(house: House) -> None:
        room, _tokens = await house.seated(1, seats=2)
        async with house.visitor(**{"accept-language": language}) as friend:
            await sat_down(house, room, friend, "Zoé")
            page = (await friend.get(f"/t/{room.id}")).text
            assert f">{Words(language).say('web-give-up')}</button>" in page

    in_house(tmp_path / "x.sqlite", told, BY_HAND)
