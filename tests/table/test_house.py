"""House rules as data: what a switch may be, what a profile must have, and houses that cannot be."""

from __future__ import annotations

from typing import Any

import pytest

from brelan import bouillotte, bourre
from brelan.bourre import GAME, PROFILES, SWITCHES
from brelan.table import MOST_CHIPS, HouseError, Switch, check_switches, read_profile, seats_fit

WRONG: dict[str, tuple[Any, ...]] = {
    "seats": (1, 9, [2], [5, 2], [2, 9], [1, 8], [2, "8"], [2, True], "many", True, {"default": 5}, 5.0),
    "hand_size": (3, 6, "five", True, [4, 5]),
    "ante": (0, -1, MOST_CHIPS + 1, "none", 1.5, True, None),
    "ante_by": ("Dealer", "nobody", 1, True),
    "second_ante": (-1, MOST_CHIPS + 1, "none", False),
    "exempt_from_ante": ("tied", "", True),
    "declare": ("open", 0),
    "draw": ("never", []),
    "max_discards": (
        -1,
        6,
        True,
        {},
        {"7": 3},
        {"default": 6},
        {"default": 5, "9": 3},
        {"default": 5, "7": True},
        [1, 2],
    ),
    "restock": ("stock", 1),
    "ace_holds_dealer": (1, 0, "yes", "true"),
    "losing_trump": ("might", True),
    "cinch": (1, "no"),
    "bourre_blocks_award": (0, "no"),
    "limit": (0, -5, MOST_CHIPS + 1, "None", False),
    "limit_covers": ("award", True),
    "enforcement": ("lax", 0),
    "misplay": ("nothing", 0),
    "hands": (0, 10_001, "open", True),
    "start": (-1, MOST_CHIPS + 1, "none"),
}


def test_every_switch_is_tried() -> None:
    assert list(WRONG) == list(SWITCHES)


@pytest.mark.parametrize(("switch", "value"), [(switch, value) for switch, values in WRONG.items() for value in values])
def test_a_value_out_of_range_names_the_switch_and_its_range(switch: str, value: Any) -> None:
    with pytest.raises(HouseError) as error:
        bourre.house("louisiana", 5, {switch: value})
    found = error.value
    told = f"{switch} = {found.value}" if found.value else switch
    assert str(found) == f"out_of_range: {told}; allowed: {found.allowed}"
    assert (found.code, found.switch, found.value) == ("out_of_range", switch, str(value))
    assert found.allowed == SWITCHES[switch].allowed != ""


def test_what_a_switch_may_be_as_it_would_be_written() -> None:
    assert SWITCHES["seats"].allowed == "2-8"
    assert SWITCHES["limit"].allowed == f"1-{MOST_CHIPS}, none"
    assert SWITCHES["cinch"].allowed == "true, false"
    assert SWITCHES["draw"].allowed == "at_once, after_all"


def test_an_unknown_switch() -> None:
    with pytest.raises(HouseError) as error:
        check_switches({"limit": 3, "joker": True}, SWITCHES)
    assert (error.value.code, error.value.switch) == ("unknown_switch", "joker")
    assert str(error.value).startswith("unknown_switch: joker; allowed: seats, hand_size, ")
    assert "limit" in error.value.allowed


def test_an_unknown_profile() -> None:
    with pytest.raises(HouseError) as error:
        GAME.house("chicago", 5, {})
    assert (error.value.code, error.value.switch) == ("unknown_profile", "chicago")
    assert "louisiana" in error.value.allowed


def test_a_house_says_its_profile_and_what_differs() -> None:
    assert repr(bourre.house("louisiana", 5, {"limit": 20})) == "<bourre.House louisiana, 5 seats, limit = 20>"
    assert repr(bouillotte.house()) == "<bouillotte.House historic, 4 seats>"
    assert (repr(bourre.GAME), repr(bouillotte.GAME)) == ("bourre.GAME", "bouillotte.GAME")


def test_seats_that_do_not_fit() -> None:
    for profile, seats, allowed in (("louisiana", 4, "5"), ("wikipedia", 8, "2-7"), ("pagat", 1, "2-8")):
        with pytest.raises(HouseError) as error:
            GAME.house(profile, seats, {})
        assert error.value.args == ("seats_do_not_fit", "seats", seats, allowed)
    assert seats_fit(5, 5)
    assert seats_fit([2, 8], 2)
    assert not seats_fit([2, 7], 8)


@pytest.mark.parametrize("most", [5, {"default": 4, "3": 5}])
def test_more_discards_than_cards(most: Any) -> None:
    with pytest.raises(HouseError, match=r"^more_discards_than_cards: max_discards = 5; allowed: 0-4$") as error:
        bourre.house("pagat", 4, {"hand_size": 4, "max_discards": most})
    assert error.value.args == ("more_discards_than_cards", "max_discards", 5, "0-4")


def test_the_most_discards_hang_on_the_seats() -> None:
    switch = {"default": 5, "7": 3, "2": 0}
    found = {seats: bourre.house("pagat", seats, {"max_discards": switch}).max_discards for seats in (2, 3, 7, 8)}
    assert found == {2: 0, 3: 5, 7: 3, 8: 5}


COMPLETE = "\n".join(
    ['title = "Ours"', 'source = "us"', *(f"{name} = {value}" for name, value in {
        "seats": "[2, 8]", "hand_size": 5, "ante": 1, "ante_by": '"each"', "second_ante": 0,
        "exempt_from_ante": '"nobody"', "declare": '"in_turn"', "draw": '"at_once"', "max_discards": 5,
        "restock": '"pool"', "ace_holds_dealer": "true", "losing_trump": '"must"', "cinch": "true",
        "bourre_blocks_award": "false", "limit": '"none"', "limit_covers": '"fines"', "enforcement": '"strict"',
        "misplay": '"renege"', "hands": 3, "start": 7,
    }.items())]
)  # fmt: skip


def test_a_profile_of_ones_own() -> None:
    profile = read_profile("ours", COMPLETE, SWITCHES)
    assert (profile.name, profile.title, profile.source) == ("ours", "Ours", "us")
    house = GAME.own_house(profile, 4, {"start": 9})
    assert (house.profile, house.title, house.start, house.hands, house.exempt_tied) == ("ours", "Ours", 9, 3, False)
    assert house.overrides == {"start": 9}


@pytest.mark.parametrize(
    ("text", "code", "switch"),
    [
        ("title = ", "unreadable_house", "ours"),
        ("a = " + "[" * 5000, "unreadable_house", "ours"),
        ("title" + ".a" * 3000 + " = 1", "unreadable_house", "ours"),
        ("max_discards" + ".a" * 3000 + " = 1", "unreadable_house", "ours"),
        (COMPLETE.replace("hands = 3", ""), "missing_switch", "hands"),
        (COMPLETE + "\njoker = true", "unknown_switch", "joker"),
        (COMPLETE.replace("ante = 1", "ante = 0"), "out_of_range", "ante"),
    ],
)
def test_a_profile_that_cannot_be(text: str, code: str, switch: str) -> None:
    with pytest.raises(HouseError) as error:
        read_profile("ours", text, SWITCHES)
    assert (error.value.code, error.value.switch) == (code, switch)
    assert len(error.value.value) <= 40


def test_a_switch_without_numbers_takes_none() -> None:
    with pytest.raises(HouseError):
        Switch("draw", "B-DRAW-1", words=("at_once",)).checked(0)


def test_shipped_profiles_have_a_title_and_a_source() -> None:
    of_the_sources = {"louisiana", "gamerules", "wikipedia", "pagat"}
    assert set(PROFILES) == of_the_sources | {"boureki", "cardrulesplus", "closed-fist", "double-ante", "four-card"}
    for name, profile in PROFILES.items():
        assert profile.name == name
        assert profile.title
        assert profile.source
