"""Whoever changes the language, loads a page again or is turned away comes back to where they were."""

from __future__ import annotations

import re
from html import unescape
from pathlib import Path
from typing import Final

import httpx2
import pytest

from brelan.web import Limits
from brelan.words import Words

from ..golden import FOLDER
from .house import BY_HAND, OPEN, House, in_house

SPOKEN: Final = Words()
RECORD: Final = (FOLDER / "bourre-pagat.brelan").read_bytes()
OPENING: Final = {"game": "bouillotte", "profile": "five-hands", "seats": "5"}


def way_back(page: httpx2.Response) -> str:
    """Where a change of the language leads."""
    found = re.search(r'name="back" value="([^"]*)"', page.text)
    assert found is not None
    return unescape(found[1])


def way_on(page: httpx2.Response) -> str:
    """The one thing that a notice leads to."""
    found = re.search(r'<a class="button primary" href="([^"]*)"', page.text)
    assert found is not None
    return unescape(found[1])


def test_the_language_changes_and_what_was_chosen_stays(tmp_path: Path) -> None:
    async def told(house: House) -> None:
        async with house.visitor() as person:
            choosing = "/new?game=bouillotte&profile=five-hands"
            wrong = await person.post("/tables", data={**OPENING, "rule-cave": "0"})
            assert wrong.status_code == 422
            for page in (await person.get(choosing), wrong):
                assert way_back(page) == choosing
                answer = await person.post("/prefs", data={"language": "fr", "back": way_back(page)})
                shown = await person.get(answer.headers["location"])
                assert 'lang="fr"' in shown.text
                assert '<option value="five-hands" selected>' in shown.text

    in_house(tmp_path / "x.sqlite", told)


def test_the_language_changes_and_open_hands_stay_open(tmp_path: Path) -> None:
    async def told(house: House) -> None:
        async with house.visitor() as person:
            place = (await person.post("/replay", files={"record": ("a.brelan", RECORD)})).headers["location"]
            for step in (f"{place}/1/0", f"{place}/1/0?open=1"):
                page = await person.get(step)
                assert page.status_code == 200
                assert way_back(page) == step

    in_house(tmp_path / "x.sqlite", told)


@pytest.mark.parametrize(("form", "page"), [("/quick", "/"), ("/tables", "/new")])
def test_what_came_of_a_form_can_be_loaded_again(tmp_path: Path, form: str, page: str) -> None:
    async def told(house: House) -> None:
        async with house.visitor() as person:
            again = await person.get(form)
            assert (again.status_code, again.headers["location"]) == (303, page)

    in_house(tmp_path / "x.sqlite", told)


def test_whoever_is_turned_away_at_a_table_is_led_to_it(tmp_path: Path) -> None:
    async def told(house: House) -> None:
        room, _tokens = await house.seated(2, seats=4)
        place = f"/t/{room.id}"
        async with house.visitor() as passer:
            for answer in (
                await passer.get(f"{place}/key/AAAAAAAAAAAAAAAAAAAAAA"),
                await passer.post(f"{place}/say", data={"text": "Hello"}),
            ):
                assert answer.status_code == 403
                assert SPOKEN.say("web-notice-not-yours") in answer.text
                assert way_on(answer) == place
            # Where there is no table, nobody is told that it belongs to others.
            nowhere = await passer.get("/t/nowhere/key/AAAAAAAAAAAAAAAAAAAAAA")
            assert nowhere.status_code == 404
            assert way_on(nowhere) == "/"

    in_house(tmp_path / "x.sqlite", told, BY_HAND)


def test_where_a_record_was_brought_its_session_is_found_also_without_the_end_of_its_address(tmp_path: Path) -> None:
    async def told(house: House) -> None:
        async with house.visitor() as person:
            place = (await person.post("/replay", files={"record": ("a.brelan", RECORD)})).headers["location"]
            shorter = await person.get(place.removesuffix("/hands"))
            assert (shorter.status_code, shorter.headers["location"]) == (303, place)

    in_house(tmp_path / "x.sqlite", told)


def test_what_was_sent_from_elsewhere_is_not_called_somebodys_seat(tmp_path: Path) -> None:
    async def told(house: House) -> None:
        async with house.visitor(origin="http://other.test") as stranger:
            answer = await stranger.post("/quick", data={"game": "bourre"})
            assert answer.status_code == 403
            assert SPOKEN.say("web-notice-elsewhere") in answer.text
            assert SPOKEN.say("web-notice-not-yours") not in answer.text

    in_house(tmp_path / "x.sqlite", told)


def test_a_record_that_is_too_large_leads_back_to_where_another_can_be_chosen(tmp_path: Path) -> None:
    async def told(house: House) -> None:
        most = house.premises.limits.upload
        async with house.visitor() as person:
            for size in (most + 1, most + 20_000):
                answer = await person.post("/replay", files={"record": ("a.brelan", b"x" * size)})
                assert answer.status_code == 413
                assert way_on(answer) == "/replay"

    in_house(tmp_path / "x.sqlite", told)


def test_a_house_without_room_for_another_record_says_so(tmp_path: Path) -> None:
    async def told(house: House) -> None:
        async with house.visitor() as person:
            answer = await person.post("/replay", files={"record": ("a.brelan", RECORD)})
            assert answer.status_code == 503
            assert SPOKEN.say("web-notice-full") in answer.text

    full = Limits(**{name: getattr(OPEN, name) for name in Limits.__slots__} | {"records": 0})
    in_house(tmp_path / "x.sqlite", told, limits=full)
