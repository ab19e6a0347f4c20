"""Whoever waits sees for whom, and is not left waiting for somebody who has gone."""

from __future__ import annotations

import re
from dataclasses import replace
from html import escape
from pathlib import Path

import pytest

from brelan.web.lobby import leads
from brelan.web.page import LANGUAGES, Preferences
from brelan.web.present import chair_of, table_page
from brelan.web.render import render
from brelan.web.room import now
from brelan.words import Words
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
            await until(lambda: leads(room, 1, now()))
            page = (await friend.get(place)).text
            assert 'id="do-fill-2"' in page
            assert 'id="do-start"' in page
            version = re.search(r'name="version" value="(\d+)"', page)
            assert version is not None
            assert (await friend.post(f"{place}/start", data={"version": version[1]})).status_code == 303
            assert [chair.person for chair in room.chairs] == [True, True, False, False]
            assert room.ready

    in_house(tmp_path / "x.sqlite", told, SOON_AWAY)


def test_a_page_that_lies_open_takes_no_seat_back_whose_owner_let_a_bot_play(tmp_path: Path) -> None:
    tables: list[tuple[str, list[str]]] = []

    async def told(house: House) -> None:
        room, tokens = await house.seated(2)
        await room.cut(room.session.cutter, 20, 0)
        path = f"/t/{room.id}/ws"
        tables.append((room.id, tokens))
        async with house.visitor(cookie=f"seat={tokens[0]}") as person:
            assert (await person.post(f"/t/{room.id}/leave")).status_code == 303
            assert room.chairs[0].stand_in
        # Whoever was missed for a while is back with their line; whoever wished to go is not.
        await room.leave(1)
        for seat in (0, 1):
            async with house.socket(path, origin=HOST, cookie=f"seat={tokens[seat]}") as line:
                assert ('id="do-back"' in await line.text()) == (seat == 0)
        assert [chair.stand_in for chair in room.chairs] == [True, False]

    async def again(house: House) -> None:
        (table, tokens), *_ = tables
        room = house.room(table)
        async with house.socket(f"/t/{table}/ws", origin=HOST, cookie=f"seat={tokens[0]}") as line:
            assert 'id="do-back"' in await line.text()
        assert room.chairs[0].stand_in
        async with house.visitor(cookie=f"seat={tokens[0]}") as person:
            assert (await person.post(f"/t/{table}/back")).status_code == 303
            assert not room.chairs[0].stand_in
            await person.post(f"/t/{table}/leave")
            # Opening the page is a way of coming back too.
            await person.get(f"/t/{table}")
        assert not room.chairs[0].stand_in

    in_house(tmp_path / "x.sqlite", told, BY_HAND)
    in_house(tmp_path / "x.sqlite", again, BY_HAND)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_line_above_the_cards_says_that_a_bot_comes_for_who_is_away(tmp_path: Path, language: str) -> None:
    async def told(house: House) -> None:
        room, tokens = await house.seated(2)
        spoken = Words(language)
        for stage in ("cutting", "playing"):
            if stage == "cutting":
                missed = room.session.cutter
                room.ask(1 - missed)
            else:
                await room.cut(room.session.cutter, 20, room.version)
                (missed,) = room.asked
            room.chairs[missed].seen = now() - 1
            line = escape(spoken.say("web-wait-away", name=f"N{missed}"))
            cookie = f"seat={tokens[1 - missed]}"
            async with house.visitor(cookie=cookie, **{"accept-language": language}) as friend:
                assert line in (await friend.get(f"/t/{room.id}")).text
            # Where only strangers look on nobody is promised a bot.
            async with house.visitor(**{"accept-language": language}) as passer:
                assert line not in (await passer.get(f"/t/{room.id}")).text
            await room.leave(missed)
            assert line not in render(table_page(room, 1 - missed, Preferences(language=language)))
            await room.come_back(missed)

    in_house(tmp_path / "x.sqlite", told, SOON_AWAY)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_seat_is_said_to_be_kept_to_those_who_have_one(tmp_path: Path, language: str) -> None:
    async def told(house: House) -> None:
        room, tokens = await house.seated(2)
        spoken = Words(language)
        kept, looking = (f">{spoken.say('web-lost', seat=seat)}</div>" for seat in ("yes", "no"))
        assert kept != looking
        headers = {"accept-language": language}
        async with house.visitor(cookie=f"seat={tokens[0]}", **headers) as person, house.visitor(**headers) as passer:
            assert kept in (await person.get(f"/t/{room.id}")).text
            assert looking in (await passer.get(f"/t/{room.id}")).text

    in_house(tmp_path / "x.sqlite", told, BY_HAND)


def place_of(page: str, seat: int) -> str:
    """What *page* shows of a seat."""
    found = re.search(rf'<li id="seat-{seat}" class="([^"]*)"', page)
    return "" if found is None else found[1]
