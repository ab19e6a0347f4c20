"""Another session of the same company: one lays the table, the others are told of it and led to their chairs."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

import httpx2
import pytest

from brelan.web import Limits
from brelan.web.auth import next_token
from brelan.web.page import LANGUAGES, Preferences
from brelan.web.present import table_page
from brelan.web.render import render
from brelan.web.room import Room
from brelan.words import Words

from .house import AT_ONCE, BY_HAND, HOST, OPEN, House, in_house, play

NEXT = 'id="do-again"'


async def over(house: House, people: int = 2, seats: int = 4, **wish: object) -> tuple[Room, list[str]]:
    """A session that is over, with *people* and bots."""
    room, tokens = await house.seated(people, seats=seats, rules={"hands": 1}, level="easy", **wish)
    await room.fill()
    await play(room, Random(1))
    assert room.session.over
    return room, tokens


async def asked_again(person: httpx2.AsyncClient, room: Room) -> str:
    """Where somebody who wants another session is led."""
    answer = await person.post(f"/t/{room.id}/again")
    assert answer.status_code == 303
    place: str = answer.headers["location"]
    return place


def test_the_same_company_sits_as_it_sat(tmp_path: Path) -> None:
    async def told(house: House) -> None:
        room, tokens = await over(house, 3, 5, clock="relaxed")
        jars = [house.visitor(), house.visitor(), house.visitor()]
        for jar, token in zip(jars, tokens, strict=True):
            assert (await jar.get(f"/t/{room.id}/key/{token}")).status_code == 303
        place = await asked_again(jars[1], room)
        after = house.room(place.removeprefix("/t/"))
        assert after is not room
        assert after.plan == room.plan
        assert after.host == 1
        assert [chair.name for chair in after.chairs] == ["", "N1", "", room.chairs[3].name, room.chairs[4].name]
        for jar in (jars[0], jars[2]):
            assert await asked_again(jar, room) == place
        assert [chair.name for chair in after.chairs] == [chair.name for chair in room.chairs]
        assert [chair.person for chair in after.chairs] == [True, True, True, False, False]
        for seat, jar in enumerate(jars):
            page = (await jar.get(place)).text
            assert f'<li id="chair-{seat}" class="chair person mine">' in page
            assert ('id="do-start"' in page) == (seat == 1)
            await jar.aclose()

    in_house(tmp_path / "x.sqlite", told, BY_HAND)


def test_whoever_asks_twice_or_from_elsewhere_has_one_seat(tmp_path: Path) -> None:
    async def told(house: House) -> None:
        room, tokens = await over(house, 2, 4)
        devices = [house.visitor(cookie=f"seat={tokens[0]}") for _ in range(3)]
        places = await asyncio.gather(*(asked_again(device, room) for device in devices))
        assert len(set(places)) == 1
        async with house.visitor(cookie=f"seat={tokens[1]}") as friend:
            twice = await asyncio.gather(asked_again(friend, room), asked_again(friend, room))
        assert {*places, *twice} == {places[0]}
        after = house.room(places[0].removeprefix("/t/"))
        assert [chair.person for chair in after.chairs] == [True, True, False, False]
        for device in devices:
            await device.aclose()

    in_house(tmp_path / "x.sqlite", told, BY_HAND)


def test_the_way_on_is_remembered_by_the_house(tmp_path: Path) -> None:
    kept: list[tuple[str, list[str], str]] = []

    async def told(house: House) -> None:
        room, tokens = await over(house, 2, 4)
        async with house.visitor(cookie=f"seat={tokens[0]}") as person:
            kept.append((room.id, tokens, await asked_again(person, room)))

    async def again(house: House) -> None:
        (table, tokens, place), *_ = kept
        async with house.visitor(cookie=f"seat={tokens[1]}") as friend:
            assert "N0 has laid the table for another session." in (await friend.get(f"/t/{table}")).text
            assert await asked_again(friend, house.room(table)) == place

    in_house(tmp_path / "x.sqlite", told, BY_HAND)
    in_house(tmp_path / "x.sqlite", again, BY_HAND)


def test_all_who_still_look_are_told_of_it_when_it_comes_about(tmp_path: Path) -> None:
    async def told(house: House) -> None:
        room, tokens = await over(house)
        path = f"/t/{room.id}/ws"
        async with (
            house.socket(path, origin=HOST, cookie=f"seat={tokens[1]}") as friend,
            house.socket(path, origin=HOST) as passer,
            house.visitor(cookie=f"seat={tokens[0]}") as person,
        ):
            assert NEXT in await friend.text()
            # Somebody who looked on has had no session here; a table of their own is a new one.
            assert NEXT not in await passer.text()
            await asked_again(person, room)
            for page in (await friend.text_with("N0 has laid"), await passer.text_with("N0 has laid")):
                assert NEXT in page
                assert Words().say("web-again-join") in page

    in_house(tmp_path / "x.sqlite", told, BY_HAND)


@pytest.mark.parametrize("language", LANGUAGES)
def test_whoever_laid_it_and_the_others_read_so_in_their_language(tmp_path: Path, language: str) -> None:
    async def told(house: House) -> None:
        room, tokens = await over(house)
        async with house.visitor(cookie=f"seat={tokens[0]}") as person:
            await asked_again(person, room)
        spoken = Words(language)
        for seat in (0, 1, None):
            page = render(table_page(room, seat, Preferences(language=language)))
            you = "yes" if seat == 0 else "no"
            assert spoken.say("web-again-laid", you=you, name="N0") in page
            assert spoken.say("web-again-join") in page

    in_house(tmp_path / "x.sqlite", told, BY_HAND)


def test_guests_are_led_on_with_the_invitation_and_passers_by_without(tmp_path: Path) -> None:
    async def told(house: House) -> None:
        room, tokens = await over(house)
        async with house.visitor() as guest, house.visitor() as passer:
            await guest.get(f"/t/{room.id}?i={house.premises.invite(room)}")
            for visitor in (guest, passer):
                assert await asked_again(visitor, room) == f"/t/{room.id}" + ("?i=" + house.premises.invite(room)) * (
                    visitor is guest
                )
            async with house.visitor(cookie=f"seat={tokens[0]}") as person:
                place = await asked_again(person, room)
            after = house.room(place.removeprefix("/t/"))
            assert await asked_again(guest, room) == f"{place}?i={house.premises.invite(after)}"
            assert await asked_again(passer, room) == place
            assert [chair.person for chair in after.chairs] == [True, False, False, False]
            assert 'id="sit"' in (await guest.get(place)).text
            assert 'id="sit"' not in (await passer.get(place)).text

    in_house(tmp_path / "x.sqlite", told, BY_HAND)


def test_where_all_chairs_are_taken_whoever_comes_late_looks_on(tmp_path: Path) -> None:
    async def told(house: House) -> None:
        room, tokens = await over(house, 2, 2)
        async with house.visitor(cookie=f"seat={tokens[0]}") as person, house.visitor() as friend:
            place = await asked_again(person, room)
            after = house.room(place.removeprefix("/t/"))
            assert (await after.sit("Margaux", "another secret", 1)).good
            await friend.get(f"/t/{room.id}/key/{tokens[1]}")
            way = await asked_again(friend, room)
            assert way == f"{place}?i={house.premises.invite(after)}"
            assert Words().say("web-sit-table_full") in (await friend.get(way)).text

    in_house(tmp_path / "x.sqlite", told, BY_HAND)


def test_whoever_finds_their_chair_taken_gets_another(tmp_path: Path) -> None:
    async def told(house: House) -> None:
        room, tokens = await over(house, 3, 3)
        async with house.visitor(cookie=f"seat={tokens[0]}") as person:
            place = await asked_again(person, room)
        after = house.room(place.removeprefix("/t/"))
        assert (await after.sit("Margaux", "another secret", 1)).good
        async with house.visitor(cookie=f"seat={tokens[1]}") as friend:
            assert await asked_again(friend, room) == place
        assert [chair.name for chair in after.chairs] == ["N0", "Margaux", "N1"]

    in_house(tmp_path / "x.sqlite", told, BY_HAND)


def test_from_an_older_table_the_way_leads_to_the_newest_and_to_the_same_seat(tmp_path: Path) -> None:
    async def told(house: House) -> None:
        first, tokens = await over(house)
        async with house.visitor(cookie=f"seat={tokens[0]}") as person, house.visitor() as friend:
            second = house.room((await asked_again(person, first)).removeprefix("/t/"))
            await friend.get(f"/t/{first.id}/key/{tokens[1]}")
            await asked_again(friend, first)
            await play(second, Random(2))
            third = house.room((await asked_again(friend, second)).removeprefix("/t/"))
            assert third not in (first, second)
            for table in (first, second):
                assert await asked_again(friend, table) == f"/t/{third.id}"
            # Whoever still has the page of the first table open comes to the third as well.
            assert await asked_again(person, first) == f"/t/{third.id}"
        assert [chair.person for chair in third.chairs] == [True, True, False, False]

    in_house(tmp_path / "x.sqlite", told, BY_HAND)


def test_against_bots_alone_the_next_session_begins_at_once(tmp_path: Path) -> None:
    async def told(house: House) -> None:
        room, tokens = await over(house, 1, 3)
        async with house.visitor(cookie=f"seat={tokens[0]}") as person:
            place = await asked_again(person, room)
        after = house.room(place.removeprefix("/t/"))
        assert [chair.level for chair in after.chairs[1:]] == [chair.level for chair in room.chairs[1:]]
        assert after.begun or after.ready == {0}

    in_house(tmp_path / "x.sqlite", told, AT_ONCE)


def test_while_a_session_goes_on_there_is_no_other(tmp_path: Path) -> None:
    async def told(house: House) -> None:
        room, tokens = await house.seated(2)
        async with house.visitor(cookie=f"seat={tokens[0]}") as person:
            assert await asked_again(person, room) == f"/t/{room.id}"
            assert not room.next
            assert (await person.post("/t/nowhere/again")).status_code == 404
            # Whoever loads again what came of the form is back at the table.
            assert (await person.get(f"/t/{room.id}/again")).headers["location"] == f"/t/{room.id}"

    in_house(tmp_path / "x.sqlite", told, BY_HAND)


def test_nobody_learns_the_secret_of_a_seat_from_the_table_before(tmp_path: Path) -> None:
    async def told(house: House) -> None:
        room, tokens = await over(house, 2, 4)
        made = [next_token(token, room.id) for token in tokens]
        async with house.visitor(cookie=f"seat={tokens[0]}") as person:
            answer = await person.post(f"/t/{room.id}/again")
            place = answer.headers["location"]
        after = house.room(place.removeprefix("/t/"))
        assert made[0] in answer.headers["set-cookie"]
        assert made[1] not in str(answer.headers)
        assert len({*tokens, *made}) == 4
        for table in (room, after):
            for seat in (0, 1, None):
                page = render(table_page(table, seat, Preferences()))
                assert not any(secret in page for secret in (*made, *tokens))
            assert not any(secret in str(house.premises.shelf.facts(table.id)) for secret in (*made, *tokens))

    in_house(tmp_path / "x.sqlite", told, BY_HAND)


def test_another_session_is_a_new_table_to_those_who_count_them(tmp_path: Path) -> None:
    async def told(house: House) -> None:
        room, tokens = await over(house)
        async with house.visitor(cookie=f"seat={tokens[0]}") as person:
            await asked_again(person, room)
            assert (await person.post(f"/t/{room.id}/again")).status_code == 429

    # One for the table itself, one for the next.
    few = Limits(**{name: getattr(OPEN, name) for name in Limits.__slots__} | {"opens_a_second": 0, "opens_at_once": 2})
    in_house(tmp_path / "x.sqlite", told, BY_HAND, few)
