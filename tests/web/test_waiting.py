"""Whoever waits sees for whom, and is not left waiting for somebody who has gone."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

from brelan.web.present import chair_of
from tests.patience import until

from .house import BY_HAND, HOST, House, in_house

SOON_AWAY = replace(BY_HAND, grace=0.05)


def test_those_who_watch_are_told_that_somebody_is_away_when_nothing_else_happens(tmp_path: Path) -> None:
    async def told(house: House) -> None:
        room, tokens = await house.seated(2)
        await room.cut(room.session.cutter, 20, 0)
        path = f"/t/{room.id}/ws"
        async with house.socket(path, origin=HOST, cookie=f"seat={tokens[1]}") as friend:
            async with house.socket(path, origin=HOST, cookie=f"seat={tokens[0]}") as other:
                assert "seat" in await other.text()
                await friend.text_with('<li id="seat-0"')
            page = ""
            while "away" not in place_of(page, 0):
                page = await friend.text()

    in_house(tmp_path / "x.sqlite", told, SOON_AWAY)


def test_after_a_restart_those_who_do_not_come_back_are_told_to_be_away(tmp_path: Path) -> None:
    tables: list[tuple[str, list[str]]] = []

    async def told(house: House) -> None:
        room, tokens = await house.seated(2)
        tables.append((room.id, tokens))

    async def again(house: House) -> None:
        (table, tokens), *_ = tables
        async with house.socket(f"/t/{table}/ws", origin=HOST, cookie=f"seat={tokens[1]}") as friend:
            await friend.text_with('id="do-start"')
            assert chair_of(house.room(table), house.room(table).chairs[0], None).away

    in_house(tmp_path / "x.sqlite", told, BY_HAND)
    in_house(tmp_path / "x.sqlite", again, SOON_AWAY)


def test_when_whoever_opened_the_table_is_away_the_others_may_begin(tmp_path: Path) -> None:
    async def told(house: House) -> None:
        room, tokens = await house.seated(2, seats=4)
        place = f"/t/{room.id}"
        async with house.visitor(cookie=f"seat={tokens[1]}") as friend:
            async with house.socket(f"{place}/ws", origin=HOST, cookie=f"seat={tokens[0]}"):
                await until(lambda: room.chairs[0].sockets)
                waiting = (await friend.get(place)).text
                assert 'id="do-start"' not in waiting
                assert 'id="do-fill-2"' not in waiting
            await until(lambda: room.leads(1))
            page = (await friend.get(place)).text
            assert 'id="do-fill-2"' in page
            assert 'id="do-start"' in page
            version = re.search(r'name="version" value="(\d+)"', page)
            assert version is not None
            assert (await friend.post(f"{place}/start", data={"version": version[1]})).status_code == 303
            assert [chair.person for chair in room.chairs] == [True, True, False, False]
            assert room.ready

    in_house(tmp_path / "x.sqlite", told, SOON_AWAY)


def place_of(page: str, seat: int) -> str:
    """What *page* shows of a seat."""
    found = re.search(rf'<li id="seat-{seat}" class="([^"]*)"', page)
    return "" if found is None else found[1]
