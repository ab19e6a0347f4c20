"""What is said is what is played: the rules are assembled from the switches, and every switch is heard."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from brelan.record import GAMES
from brelan.table import AnyGame, Profile, Switch
from brelan.words import UnspokenError, Words, languages
from tests.clauses import BOUILLOTTE, BOURRE

WORDS = Words()
LETTERS = {"bourre": "B", "bouillotte": "L"}
CLAUSES = {"bourre": BOURRE, "bouillotte": BOUILLOTTE}
OURS = {
    "bourre": {"B-TABLE-4", "B-DECLARE-5", "B-DRAW-2", "B-ERROR-2", "B-ERROR-3", "B-ERROR-5"},
    "bouillotte": {"L-TABLE-2", "L-CARRE-3", "L-BET-5", "L-BET-9", "L-POINT-5", "L-PREMIUM-1", "L-PREMIUM-3"},
}
LOUD: dict[str, dict[str, Any]] = {
    "bourre": {"declare": "closed_fist", "enforcement": "honour", "limit": 20},
    "bouillotte": {"carre_buyback": True, "premium_from": "cave"},
}
"""Houses in which the switches that hang on others can be heard."""
ALONE: dict[str, dict[str, Any]] = {"draw": {"declare": "in_turn"}}
GAMES_AND_PROFILES = [(game, profile) for game in GAMES.values() for profile in game.profiles.values()]


def text(game: AnyGame, values: Mapping[str, Any], seats: int | None = None) -> str:
    return "\n".join(clause.text for clause in WORDS.rules(LETTERS[game.name], values, seats))


@pytest.mark.parametrize(("game", "profile"), GAMES_AND_PROFILES, ids=lambda value: value.name)
def test_every_clause_is_there_in_its_order_in_every_house(game: AnyGame, profile: Profile) -> None:
    letter, sections = LETTERS[game.name], CLAUSES[game.name]
    wanted = [f"{letter}-{section}-{number}" for section in sections for number in range(1, sections[section] + 1)]
    told = WORDS.rules(letter, profile.values)
    assert [clause.name for clause in told] == wanted
    for clause in told:
        assert clause.text.endswith((".", "?", ")"))
        assert clause.text[0].isupper()
        assert "  " not in clause.text
        assert WORDS.clause(clause.name, profile.values) == clause.text
    assert len({clause.section for clause in told}) == len(sections)


def values_of(switch: Switch) -> list[Any]:
    """Values of *switch* that a house may have."""
    values: list[Any] = [*switch.words, *((False, True) if switch.yes_no else ())]
    if switch.low <= switch.high:
        values += [switch.low, (switch.low + switch.high) // 2, switch.high]
    if switch.span:
        values.append([switch.low, switch.high])
    if switch.by_seats:
        values.append({"default": switch.high, "7": 3})
    return [value for place, value in enumerate(values) if value not in values[:place] or value is True]


@pytest.mark.parametrize(
    ("game", "switch"),
    [(game, switch) for game in GAMES.values() for switch in game.switches.values()],
    ids=lambda value: value.name,
)
def test_every_value_of_every_switch_changes_what_is_said(game: AnyGame, switch: Switch) -> None:
    base = {**game.profiles[game.default_profile].values, **LOUD[game.name], **ALONE.get(switch.name, {})}
    said = [text(game, {**base, switch.name: value}) for value in values_of(switch)]
    assert len(set(said)) == len(said) > 1


def test_a_closed_fist_changes_cards_after_all_have_spoken_whatever_the_switch_says() -> None:
    bourre = GAMES["bourre"]
    base = {**bourre.profiles["louisiana"].values, "declare": "closed_fist"}
    assert text(bourre, {**base, "draw": "at_once"}) == text(bourre, {**base, "draw": "after_all"})


@pytest.mark.parametrize("game", list(GAMES.values()), ids=lambda game: game.name)
def test_our_own_rulings_are_marked_as_ours(game: AnyGame) -> None:
    base = {**game.profiles[game.default_profile].values, **LOUD[game.name]}
    told = WORDS.rules(LETTERS[game.name], base)
    assert {clause.name for clause in told if "(our own ruling)" in clause.text} == OURS[game.name]


def test_a_strict_house_says_why_the_rules_of_honour_are_missing() -> None:
    values = GAMES["bourre"].profiles["louisiana"].values
    told = [clause.text for clause in WORDS.rules("B", values) if clause.name.startswith("B-ERROR")]
    assert all(paragraph.startswith("Not in this house") for paragraph in told)


@pytest.mark.parametrize("language", languages())
def test_a_house_without_changes_of_cards_or_premiums_says_nothing_of_them(language: str) -> None:
    words = Words(language)
    unchanged = {**GAMES["bourre"].profiles["closed-fist"].values, "max_discards": 0}
    unpaid = GAMES["bouillotte"].profiles["cardrulesplus"].values
    assert len({words.clause(f"B-DRAW-{number}", unchanged) for number in (2, 3)}) == 1
    assert len({words.clause(f"L-PREMIUM-{number}", unpaid) for number in (1, 2, 3)}) == 1
    changed = words.clause("B-DECLARE-5", {**unchanged, "max_discards": 5})
    assert changed.startswith(words.clause("B-DECLARE-5", unchanged) + " ")


def test_a_table_by_seats_is_settled_when_the_seats_are_known() -> None:
    values = GAMES["bourre"].profiles["wikipedia"].values
    assert "5 (3 with 7 seats) at most" in WORDS.clause("B-DRAW-1", values)
    assert "3 at most" in WORDS.clause("B-DRAW-1", values, seats=7)
    assert "5 at most" in WORDS.clause("B-DRAW-1", values, seats=6)
    assert "2 to 7" in WORDS.clause("B-TABLE-1", values)
    assert "seats 6" in WORDS.clause("B-TABLE-1", values, seats=6)


@pytest.mark.parametrize("pair", [(3, 4), (4, 5)])
def test_bouillotte_says_the_cards_of_the_table_at_hand(pair: tuple[int, int]) -> None:
    values = GAMES["bouillotte"].profiles["pagat"].values
    one, other = (WORDS.clause("L-TABLE-1", values, seats=seats) for seats in pair)
    assert one != other
    assert "16 cards" in WORDS.clause("L-TABLE-1", values, seats=3)
    assert WORDS.clause("L-DEAL-1", values, seats=5).endswith("The other 8 cards are not used.")


def test_a_clause_that_does_not_exist() -> None:
    with pytest.raises(UnspokenError):
        WORDS.clause("B-PLAY-9", {})


def test_a_house_without_any_premium_says_so() -> None:
    values = {**GAMES["bouillotte"].profiles["historic"].values, "premium_carre": 0, "premium_simple": 0}
    assert WORDS.clause("L-PREMIUM-1", values) == "Not in this house: no premium is ever owed."
    assert "owes nothing to the owner of a brelan carré and 1" in WORDS.clause(
        "L-PREMIUM-1", {**values, "premium_simple": 1}
    )


def test_b_settle_4_promises_no_exemption_where_there_is_none() -> None:
    values = {**GAMES["bourre"].profiles["louisiana"].values, "bourre_blocks_award": True}
    spared = "only the bourré seats are spared the ante"
    assert spared in WORDS.clause("B-SETTLE-4", values)
    assert spared in WORDS.clause("B-SETTLE-4", {**values, "exempt_from_ante": "bourre"})
    assert spared not in WORDS.clause("B-SETTLE-4", {**values, "exempt_from_ante": "nobody"})
    assert spared not in WORDS.clause("B-SETTLE-4", {**values, "ante_by": "dealer"})


def test_b_declare_5_says_who_antes_after_all_have_passed() -> None:
    values = {**GAMES["bourre"].profiles["closed-fist"].values}
    assert "every seat antes again" in WORDS.clause("B-DECLARE-5", values)
    assert "the next dealer antes for all again" in WORDS.clause("B-DECLARE-5", {**values, "ante_by": "dealer"})


def test_b_error_3_is_about_nobody_where_a_misplay_is_free() -> None:
    values = {**GAMES["bourre"].profiles["louisiana"].values, "enforcement": "honour"}
    free = "Nobody loses the right to a pot in this house."
    assert WORDS.clause("B-ERROR-3", {**values, "misplay": "retract"}) == free
    for misplay in ("renege", "bourre"):
        assert "has no right to the pot" in WORDS.clause("B-ERROR-3", {**values, "misplay": misplay})
