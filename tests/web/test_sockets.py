"""Sockets: every page sees the same table, each from its own seat, and is never left behind."""

import asyncio
import json
from contextlib import AsyncExitStack
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from brelan.store import Fact
from brelan.web import Limits, api

from .house import BY_HAND, HOST, OPEN, House, in_house, one_step


def test_twelve_pages_of_one_person(tmp_path: Path) -> None:
    async def told(house: House) -> None:
        room, tokens = await house.seated(3)
        async with AsyncExitStack() as pages:
            sockets = [
                await pages.enter_async_context(
                    house.socket(f"/t/{room.id}/ws", origin=HOST, cookie=f"seat={tokens[0]}")
                )
                for _page in range(12)
            ]
            await room.cut(room.session.cutter, 20, 0)
            texts = {await socket.text_with('data-version="1"') for socket in sockets}
            assert len(texts) == 1
            assert room.chairs[0].sockets == 12
            assert house.premises.sockets.total() == 12
        assert room.chairs[0].sockets == 0
        assert room.watchers == {}

    in_house(tmp_path / "x.sqlite", told)


def test_too_many_sockets(tmp_path: Path) -> None:
    async def told(house: House) -> None:
        room, _tokens = await house.seated(3)
        async with AsyncExitStack() as pages:
            for _page in range(2):
                socket = await pages.enter_async_context(house.socket(f"/t/{room.id}/ws", origin=HOST))
                await socket.text()
            third = await pages.enter_async_context(house.socket(f"/t/{room.id}/ws", origin=HOST))
            assert (await third.message())["type"] == "websocket.close"
        async with house.socket(f"/t/{room.id}/ws", origin=HOST) as socket:
            await socket.text()

    in_house(tmp_path / "x.sqlite", told, BY_HAND, Limits(sockets_each=2))


def test_a_follower_sees_every_change_from_its_seat(tmp_path: Path) -> None:
    async def told(house: House) -> None:
        room, tokens = await house.seated(3)
        place, random = f"/api/tables/{room.id}/follow", Random(4)
        async with house.socket(place, authorization=f"Bearer {tokens[1]}") as seat, house.socket(place) as spectator:
            for _step in range(30):
                await one_step(room, random)
                await asyncio.sleep(0)
                mine, theirs = json.loads(await seat.latest()), json.loads(await spectator.latest())
                assert mine["version"] == theirs["version"] == room.version
                assert (mine["seat"], theirs["seat"]) == ("p2", None)
                assert theirs["view"]["hand"] == []
                assert mine["view"] == room.view(1).as_dict()  # type: ignore[union-attr]

    in_house(tmp_path / "x.sqlite", told)


def test_a_slow_page_gets_the_last_state_not_all_of_them(tmp_path: Path) -> None:
    async def told(house: House) -> None:
        room, _tokens = await house.seated(3)
        async with house.socket(f"/api/tables/{room.id}/follow") as socket:
            await socket.text()
            for _change in range(50):
                room.changed()
            await socket.text()
            for _turn in range(20):
                await asyncio.sleep(0)
            assert socket.from_app.empty()

    in_house(tmp_path / "x.sqlite", told)


def test_sockets_that_lead_nowhere(tmp_path: Path) -> None:
    async def told(house: House) -> None:
        room, _tokens = await house.seated(3)
        for path, headers in (
            ("/t/nowhere/ws", {"origin": HOST}),
            ("/api/tables/nowhere/follow", {}),
            (f"/api/tables/{room.id}/follow", {"authorization": "Bearer wrong"}),
            (f"/api/tables/{room.id}/follow", {"authorization": "Basic wrong"}),
            (f"/api/tables/{room.id}/follow", {"origin": "http://elsewhere.test"}),
        ):
            async with house.socket(path, **headers) as socket:
                assert (await socket.message())["type"] == "websocket.close", path

    in_house(tmp_path / "x.sqlite", told)


def test_others_see_who_is_away(tmp_path: Path) -> None:
    async def told(house: House) -> None:
        room, tokens = await house.seated(2, seats=2)
        for chair in room.chairs:
            chair.seen -= 60
        place = f"/api/tables/{room.id}/follow"
        async with house.socket(place, authorization=f"Bearer {tokens[0]}") as socket:
            assert [chair["away"] for chair in json.loads(await socket.latest())["chairs"]] == [False, True]
            async with house.socket(place, authorization=f"Bearer {tokens[1]}"):
                while [chair["away"] for chair in json.loads(await socket.text())["chairs"]] != [False, False]:
                    pass

    in_house(tmp_path / "x.sqlite", told, replace(BY_HAND, grace=8.0))


def test_a_table_that_cannot_be_shown_closes_its_page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def told(house: House) -> None:
        room, _tokens = await house.seated(3)
        async with house.socket(f"/api/tables/{room.id}/follow") as socket:
            await socket.text()
            with monkeypatch.context() as patch:
                patch.setattr(api, "message", lambda _room, _seat: f"{1 // 0}")
                room.changed()
                assert await socket.message() == {"type": "websocket.close", "code": 1011, "reason": ""}
        assert room.watchers == {}
        assert house.premises.sockets.total() == 0

    in_house(tmp_path / "x.sqlite", told)


def test_pages_of_a_table_at_which_nothing_could_be_kept_come_again(tmp_path: Path) -> None:
    async def told(house: House) -> None:
        room, tokens = await house.seated(3)
        place, cookie = f"/t/{room.id}/ws", f"seat={tokens[0]}"
        async with house.socket(place, origin=HOST, cookie=cookie) as page, house.socket(place, origin=HOST) as other:
            await page.latest()
            await other.latest()
            # Somebody else goes on from here, and what is wanted now cannot be kept.
            guest = {"seat": 1, "cut": 20, "by": room.session.cutter, "id": "theirs"}
            await house.premises.shelf.append([Fact(room.id, room.seq + 1, "dealt", guest)])
            assert (await room.cut(room.session.cutter, 20, room.version)).code == "not_kept"
            for socket in (page, other):
                message = await socket.message()
                while message["type"] == "websocket.send":
                    message = await socket.message()
                assert (message["type"], message["code"]) == ("websocket.close", 1012)
        async with house.socket(place, origin=HOST, cookie=cookie) as page:
            assert 'data-version="1"' in await page.text()

    in_house(tmp_path / "x.sqlite", told)


def test_a_full_house_turns_sockets_away(tmp_path: Path) -> None:
    async def told(house: House) -> None:
        room, _tokens = await house.seated(3)
        room.watched -= 1e6
        other, _others = await house.seated(3)
        other.watch(None)
        for path in (f"/t/{room.id}/ws", f"/api/tables/{room.id}/follow"):
            async with house.socket(path, origin=HOST) as socket:
                assert await socket.message() == {"type": "websocket.close", "code": 1013, "reason": ""}

    in_house(tmp_path / "x.sqlite", told, BY_HAND, replace(OPEN, tables=1))
