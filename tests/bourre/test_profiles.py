"""The shipped houses, value by value as the table of the rules has them."""

from __future__ import annotations

import re

import pytest

from brelan.bourre import GAME, PROFILES, SWITCHES, Carry, house
from brelan.table import HouseError, Profile

TABLE = """
                      louisiana        gamerules        wikipedia          pagat
seats                 5                2-8              2-7                2-8
hand_size             5                5                5                  5
ante                  1                1                1                  1
ante_by               each             each             each               each
second_ante           0                0                0                  0
exempt_from_ante      bourre_and_tied  bourre_and_tied  bourre             bourre_and_tied
declare               in_turn          in_turn          in_turn            in_turn
draw                  at_once          at_once          after_all          at_once
max_discards          5                5                5;3-with-7-seats   5
restock               pool             pool             folded_first       pool
ace_holds_dealer      yes              yes              no                 yes
losing_trump          must             must             may                must
cinch                 yes              yes              yes                yes
bourre_blocks_award   no               no               no                 no
limit                 none             none             none               none
limit_covers          fines            fines            fines              fines_and_award
enforcement           strict           strict           strict             strict
misplay               renege           renege           bourre             renege
hands                 12               none             none               none
start                 100              100              100                100
"""
DIFFERENT: dict[str, tuple[str, dict[str, object]]] = {
    "four-card": ("gamerules", {"hand_size": 4, "max_discards": 4}),
    "double-ante": ("gamerules", {"second_ante": 1, "exempt_from_ante": "nobody"}),
    "closed-fist": ("gamerules", {"declare": "closed_fist"}),
    "cardrulesplus": ("louisiana", {"bourre_blocks_award": True}),
    "boureki": ("wikipedia", {}),
}
"""The smaller profiles: whose they are like, and in what they differ."""


def meant(word: str) -> object:
    """A word of the table as a profile writes it."""
    special: dict[str, object] = {
        "yes": True,
        "no": False,
        "2-8": [2, 8],
        "2-7": [2, 7],
        "5;3-with-7-seats": {"default": 5, "7": 3},
    }
    return special.get(word, int(word) if word.isdigit() else word)


def columns() -> dict[str, dict[str, object]]:
    head, *rows = [line.split() for line in TABLE.strip().splitlines()]
    return {profile: {row[0]: meant(row[place]) for row in rows} for place, profile in enumerate(head, 1)}


@pytest.mark.parametrize("profile", columns())
def test_a_house_of_the_table(profile: str) -> None:
    assert dict(PROFILES[profile].values) == columns()[profile]
    assert set(columns()[profile]) == set(SWITCHES)


@pytest.mark.parametrize("profile", DIFFERENT)
def test_a_house_that_differs_in_little(profile: str) -> None:
    like, differences = DIFFERENT[profile]
    assert dict(PROFILES[profile].values) == {**PROFILES[like].values, **differences}


def test_no_house_is_left_out() -> None:
    assert set(PROFILES) == set(columns()) | set(DIFFERENT)


def test_every_house_names_its_source() -> None:
    named = r"Pagat, pagat\.com/rams/|GameRules\.com, .* gamerules\.com/rules/|Wikipedia, “Bourré”|CardRulesPlus$"
    for profile in PROFILES.values():
        assert re.match(named, profile.source), profile.name


def test_the_house_on_psara_has_its_words_in_the_title() -> None:
    assert "κόζια" in PROFILES["boureki"].title
    assert "ατού" in PROFILES["boureki"].title


def test_a_house_as_the_rules_read_it() -> None:
    greek = house("boureki", 7)
    assert (greek.max_discards, greek.majority, greek.limit, greek.hands, greek.draw_after_all) == (3, 3, 0, 0, True)
    assert house("four-card", 4).majority == 3
    assert house("closed-fist", 4).draw_after_all
    assert hash(house("pagat", 4)) == hash(house("pagat", 4, {}))


def test_five_seats_unless_said_otherwise_and_never_one_or_nine() -> None:
    assert house().seats == house("pagat").seats == 5
    wide = Profile("wide", "", "", {**PROFILES["pagat"].values, "seats": [1, 9]})
    assert [GAME.own_house(wide, seats, {}).seats for seats in (2, 8)] == [2, 8]
    for seats in (1, 9):
        with pytest.raises(HouseError) as caught:
            GAME.own_house(wide, seats, {})
        assert (caught.value.code, caught.value.switch) == ("seats_do_not_fit", "seats")


def test_before_the_first_hand_nobody_is_exempt_and_nobody_has_lost_a_deal() -> None:
    assert GAME.first(house("pagat", 3), 2) == Carry(dealer=2, exempt=0, lost_deals=(0, 0, 0))
