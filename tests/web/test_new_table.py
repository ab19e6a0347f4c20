"""The form of a new table: what stands in it is the house, and only what was changed differs from it."""

import re
from html import unescape
from pathlib import Path

import pytest

from brelan import bourre
from brelan.record import GAMES
from brelan.web.books import words
from brelan.web.page import LANGUAGES
from brelan.web.pages import planned

from .house import House, in_house

_FIELD = re.compile(r'<input id="rule-\w+"[^>]* name="(?P<name>rule-\w+)" value="(?P<value>[^"]*)"')
_CHOICE = re.compile(r'<select id="rule-\w+" name="(?P<name>rule-\w+)">(?P<options>.*?)</select>')
_OPTION = re.compile(r'<option value="(?P<value>\w+)"(?P<selected> selected)?>(?P<said>[^<]*)</option>')
HOUSES = [(game, name) for game in GAMES for name in GAMES[game].profiles]


def filled(page: str) -> dict[str, str]:
    """The switches in the form of *page* as a browser would send them, nothing touched."""
    chosen = {
        found["name"]: option["value"]
        for found in _CHOICE.finditer(page)
        for option in _OPTION.finditer(found["options"])
        if option["selected"]
    }
    return chosen | {found["name"]: found["value"] for found in _FIELD.finditer(page)}


@pytest.mark.parametrize(("game", "profile"), HOUSES)
def test_a_form_left_as_it_is_opens_the_house_as_it_is(tmp_path: Path, game: str, profile: str) -> None:
    async def told(house: House) -> None:
        async with house.visitor() as person:
            form = filled((await person.get(f"/new?game={game}&profile={profile}")).text)
        assert len(form) == len(GAMES[game].switches) - 1
        most = GAMES[game].profiles[profile].values["seats"]
        for seats in (most,) if isinstance(most, int) else range(most[0], most[1] + 1):
            plan = planned({"game": game, "profile": profile, "seats": str(seats), **form})
            assert plan.rules == {}
            assert plan.house() == GAMES[game].house(profile, seats, {})

    in_house(tmp_path / "x.sqlite", told)


def test_b_draw_1_a_table_by_seats_stays_unless_one_number_is_wanted(tmp_path: Path) -> None:
    async def told(house: House) -> None:
        async with house.visitor() as person:
            page = unescape((await person.get("/new?game=bourre&profile=wikipedia")).text)
        assert 'value="" min="0" max="5" placeholder="5 (3 with 7 seats)"' in page
        form = {"game": "bourre", "profile": "wikipedia", "seats": "7"}
        for wish, most in (("", 3), ("5", 5)):
            settled = planned({**form, "rule-max_discards": wish}).house()
            assert isinstance(settled, bourre.House)
            assert settled.max_discards == most

    in_house(tmp_path / "x.sqlite", told)


@pytest.mark.parametrize(
    ("switch", "wish", "rules"),
    [
        ("hands", "", {"hands": "none"}),
        ("hands", "12", {}),
        ("limit", "", {}),
        ("limit", " 20 ", {"limit": 20}),
        # An empty field that cannot mean none is left to the house.
        ("start", "", {}),
    ],
)
def test_a_number_that_was_cleared_is_none_where_that_can_be(switch: str, wish: str, rules: dict[str, object]) -> None:
    form = {"game": "bourre", "profile": "louisiana", "seats": "5", f"rule-{switch}": wish}
    assert planned(form).rules == rules


def test_b_error_2_what_a_wrong_card_costs_is_told_from_who_is_exempt(tmp_path: Path) -> None:
    async def told(house: House) -> None:
        async with house.visitor() as person:
            page = unescape((await person.get("/new?game=bourre&profile=wikipedia")).text)
        said = {
            found["name"]: {option["value"]: option["said"] for option in _OPTION.finditer(found["options"])}
            for found in _CHOICE.finditer(page)
        }
        assert said["rule-misplay"]["bourre"] == "it counts as bourré"
        assert said["rule-exempt_from_ante"]["bourre"] == "those bourré"
        # Not everywhere: an award is held up or is not.
        assert said["rule-bourre_blocks_award"] == {
            "true": words("en").say("web-value", name="bourre_blocks_award", value="yes"),
            "false": words("en").say("web-value", name="bourre_blocks_award", value="no"),
        }

    in_house(tmp_path / "x.sqlite", told)


@pytest.mark.parametrize(
    ("form", "word"),
    [
        ({"game": "poker"}, "unknown_game"),
        ({"profile": "nobody"}, "unknown_profile"),
        ({"seats": "9"}, "impossible_seats"),
        ({"rule-ante": "0"}, "impossible_house"),
        ({"rule-ante": "many"}, "impossible_house"),
        ({"rule-hand_size": "4", "rule-max_discards": "5"}, "impossible_house"),
    ],
)
def test_a_house_that_cannot_be_comes_back_with_what_is_wrong(tmp_path: Path, form: dict[str, str], word: str) -> None:
    async def told(house: House) -> None:
        async with house.visitor() as person:
            data = {"game": "bourre", "profile": "gamerules", "seats": "4", "name": "Zoé", **form}
            response = await person.post("/tables", data=data)
            assert response.status_code == 422, word
            assert len(house.premises.rooms) == 0

    in_house(tmp_path / "x.sqlite", told)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_wrong_with_a_house_is_told_by_the_names_on_its_form(tmp_path: Path, language: str) -> None:
    spoken = words(language)
    discards = {"game": "bourre", "profile": "gamerules", "rule-hand_size": "4", "rule-max_discards": "5"}
    queens = {"game": "bouillotte", "profile": "three-hands", "seats": "3", "rule-mistigri": "true"}

    async def told(house: House) -> None:
        async with house.visitor(**{"accept-language": language}) as person:
            for form, name in ((discards, "max_discards"), (queens, "mistigri")):
                page = (await person.post("/tables", data=form)).text
                fault = page.partition('role="alert">')[2].partition("<")[0]
                assert spoken.say("web-switch", game=form["game"], name=name) in fault
                assert name not in fault
                assert "true" not in fault

    in_house(tmp_path / "x.sqlite", told)
