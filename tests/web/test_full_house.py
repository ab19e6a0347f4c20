"""Where there is no room: for more requests of one visitor, or for more tables."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from brelan.store import Fact
from brelan.web import Limits
from brelan.web.books import words

from .house import BY_HAND, OPEN, House, body, in_house
from .test_authority import asked


def test_too_many_requests(tmp_path: Path) -> None:
    limits = Limits(posts_a_second=0.001, posts_at_once=5, opens_a_second=0.001, opens_at_once=2, tables=2)

    async def told(house: House) -> None:
        async with house.visitor() as visitor:
            statuses = [(await visitor.post("/quick", data={"game": "bourre"})).status_code for _time in range(3)]
            assert statuses == [303, 303, 429]
            statuses = [(await visitor.post("/prefs", data={})).status_code for _time in range(3)]
            assert statuses == [303, 303, 429]

    in_house(tmp_path / "x.sqlite", told, BY_HAND, limits)


def test_the_house_is_full(tmp_path: Path) -> None:
    async def told(house: House) -> None:
        async with house.program() as program:
            answers = []
            for _time in range(3):
                answers.append(await program.post("/api/tables", json={"game": "bourre"}))
                if answers[-1].status_code == 201:
                    # Somebody looks at it.
                    house.room(body(answers[-1])["table"]).watch(None)
            assert [answer.status_code for answer in answers] == [201, 201, 503]
            # A table on the shelf can only be fetched when there is room for it.
            fact = Fact("old", 1, "opened", house.premises.shelf.facts(body(answers[0])["table"])[0].body)
            await house.premises.shelf.append([fact])
            refused = await program.get("/api/tables/old")
            assert (refused.status_code, body(refused)["code"]) == (503, "full")
        async with house.visitor(cookie="mine=old") as person:
            for page in (await person.get("/t/old"), await person.post("/quick", data={"game": "bourre"})):
                assert page.status_code == 503
                assert words("en").say("web-notice-full") in page.text
            # Whoever has a seat there still finds the door.
            assert (await person.get("/")).status_code == 200

    in_house(tmp_path / "x.sqlite", told, BY_HAND, Limits(tables=2))


def test_tables_that_nobody_looks_at_keep_nobody_out(tmp_path: Path) -> None:
    async def told(house: House) -> None:
        first, tokens = await house.seated(2)
        second, _tokens = await house.seated(2)
        second.watch(None)
        async with house.program() as program:
            assert (await program.post("/api/tables", json={"game": "bourre"})).status_code == 201
            # Those who sit at the one that had to go find it as it was, and a table that is watched stays.
            assert (await asked(house, first, tokens[0]))[0] == 409
            assert house.room(first.id) is not first
            assert house.room(first.id).session == first.session
            assert house.room(second.id) is second
            assert len(house.premises.rooms) == 2

    in_house(tmp_path / "x.sqlite", told, BY_HAND, replace(OPEN, tables=2))


def test_a_table_at_which_something_is_being_written_down_stays(tmp_path: Path) -> None:
    async def told(house: House) -> None:
        room, _tokens = await house.seated(2)
        async with house.program() as program, room._lock:
            assert (await program.post("/api/tables", json={"game": "bourre"})).status_code == 503
        assert house.room(room.id) is room

    in_house(tmp_path / "x.sqlite", told, BY_HAND, replace(OPEN, tables=1))
