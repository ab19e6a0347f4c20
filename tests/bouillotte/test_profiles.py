"""House rules: the profiles, what may be overridden, what cannot be played."""

from __future__ import annotations

import re
from typing import Any

import pytest

from brelan import bouillotte
from brelan.bouillotte import PROFILES, SWITCHES, house
from brelan.bouillotte.profile import own_house
from brelan.cards import write_cards
from brelan.table import HouseError, Profile, read_profile

TABLE: dict[str, tuple[Any, Any, Any]] = {
    # switch: historic, pagat, cardrulesplus
    "seats": (4, [3, 5], [3, 5]),
    "cave": (100, 100, 100),
    "ante_by": ("dealer", "dealer", "each"),
    "carre": (True, True, False),
    "carre_buyback": (False, True, False),
    "opening": ("match_and_add", "match", "match_and_add"),
    "rounds": ("until_no_more", "until_no_more", "one"),
    "favori": ("no", "no", "above_simple"),
    "mistigri": (False, False, False),
    "brelans": (True, True, True),
    "point": ("table", "table", "own"),
    "low_cards": ("face", "face", "ten"),
    "premium_carre": (2, 2, 0),
    "premium_simple": (1, 1, 0),
    "premium_for_folded": (False, False, False),
    "premium_from": ("side_account", "cave", "side_account"),
    "hands": (12, "none", "none"),
}
"""The table of switches in the rules."""

VARIANTS: dict[str, dict[str, Any]] = {
    "three-hands": {"seats": 3},
    "five-hands": {"seats": 5},
    "mistigri": {"mistigri": True},
    "no-brelans": {"brelans": False},
}


def test_the_table_has_every_switch() -> None:
    assert list(SWITCHES) == list(TABLE)


@pytest.mark.parametrize(("column", "name"), list(enumerate(["historic", "pagat", "cardrulesplus"])))
def test_a_profile_is_its_column(column: int, name: str) -> None:
    assert dict(PROFILES[name].values) == {switch: values[column] for switch, values in TABLE.items()}


@pytest.mark.parametrize("name", VARIANTS)
def test_a_variant_is_historic_with_one_difference(name: str) -> None:
    assert dict(PROFILES[name].values) == {**PROFILES["historic"].values, **VARIANTS[name]}


def test_there_are_no_others_and_each_has_a_title_and_a_source() -> None:
    assert set(PROFILES) == {"historic", "pagat", "cardrulesplus", *VARIANTS}
    assert bouillotte.GAME.default_profile == "historic"
    for profile in PROFILES.values():
        assert profile.title
        assert re.match(r"Pagat, pagat\.com/vying/bouillotte\.html|CardRulesPlus$", profile.source)


@pytest.mark.parametrize(("seats", "ranks"), [(3, "8 9 K A"), (4, "8 9 Q K A"), (5, "8 9 J Q K A")])
def test_the_deck_goes_by_the_seats(seats: int, ranks: str) -> None:
    deck = house("pagat", seats).deck
    assert [write_cards([card])[0] for card in deck[: len(deck) // 4]] == ranks.split()
    assert deck == tuple(sorted(deck))
    assert len(deck) == 4 * len(ranks.split())


def test_a_house_is_what_profile_and_overrides_say() -> None:
    rules = house("pagat", 5, {"cave": 7, "hands": 3})
    assert (rules.profile, rules.title, rules.seats, rules.cave, rules.hands) == (
        "pagat",
        "Bouillotte by Pagat",
        5,
        7,
        3,
    )
    assert rules.overrides == {"cave": 7, "hands": 3}
    assert house("pagat", 5).hands == 0
    assert hash(rules) != hash(house("pagat", 5))
    assert bouillotte.GAME.house("pagat", 5, {"cave": 7, "hands": 3}) == rules
    assert bouillotte.GAME.own_house(PROFILES["pagat"], 5, {"cave": 7, "hands": 3}) == rules


@pytest.mark.parametrize(
    ("profile", "seats", "overrides", "code", "switch"),
    [
        ("historic", 3, {}, "seats_do_not_fit", "seats"),
        ("historic", 5, {"seats": 4}, "seats_do_not_fit", "seats"),
        ("pagat", 2, {}, "seats_do_not_fit", "seats"),
        ("pagat", 6, {}, "seats_do_not_fit", "seats"),
        ("historic", 4, {"seats": [3, 5]}, "out_of_range", "seats"),
        ("historic", 4, {"seats": 6}, "out_of_range", "seats"),
        ("mistigri", 3, {"seats": 3}, "mistigri_needs_queens", "mistigri"),
        ("pagat", 3, {"mistigri": True}, "mistigri_needs_queens", "mistigri"),
        ("historic", 4, {"cave": 0}, "out_of_range", "cave"),
        ("historic", 4, {"carre": "yes"}, "out_of_range", "carre"),
        ("historic", 4, {"favori": True}, "out_of_range", "favori"),
        ("historic", 4, {"hands": 0}, "out_of_range", "hands"),
        ("historic", 4, {"limit": 5}, "unknown_switch", "limit"),
        ("louisiana", 4, {}, "unknown_profile", "louisiana"),
    ],
)
def test_a_house_that_cannot_be_played(
    profile: str, seats: int, overrides: dict[str, Any], code: str, switch: str
) -> None:
    with pytest.raises(HouseError) as caught:
        house(profile, seats, overrides)
    assert (caught.value.code, caught.value.switch) == (code, switch)


def test_what_is_wrong_is_said_with_what_could_be_right() -> None:
    with pytest.raises(HouseError) as caught:
        house("historic", 4, {"seats": [3, 5]})
    assert caught.value.args == ("out_of_range", "seats", [3, 5], SWITCHES["seats"].allowed)
    with pytest.raises(HouseError) as caught:
        house("historic", 3, {"seats": 3, "mistigri": True})
    assert caught.value.args == ("mistigri_needs_queens", "mistigri", "true", "false")


def test_four_seats_unless_said_otherwise() -> None:
    assert house().seats == house("cardrulesplus").seats == 4


def test_seats_that_no_deck_is_made_for() -> None:
    wide = Profile("wide", "", "", {**PROFILES["pagat"].values, "seats": [2, 9]})
    with pytest.raises(HouseError) as caught:
        own_house(wide, 9, {})
    assert (caught.value.code, caught.value.allowed) == ("seats_do_not_fit", "2-9")


def test_a_profile_must_have_every_switch() -> None:
    with pytest.raises(HouseError) as caught:
        read_profile("mine", "seats = 4", SWITCHES)
    assert (caught.value.code, caught.value.switch) == ("missing_switch", "cave")
