"""What the units come to: means and intervals by hand, levels taken together, ratings."""

from __future__ import annotations

import sys
from fractions import Fraction
from math import sqrt

import pytest

from brelan.arena.figures import Estimate, by_entry, by_level, estimate, quantile
from brelan.arena.rating import MissingOpenSkillError, ratings
from brelan.arena.tournament import Tournament, planned
from brelan.arena.unit import Line, Unit, play_unit

THREE = Tournament("bourre", "pagat", {"seats": 3}, ("steady", "random", "random"), 1, 2, 2)


def unit(number: int, *chips: tuple[int, int, int]) -> Unit:
    """A unit with the *chips* that each entry made in each rotation of two hands."""
    lines = [
        Line(number, rotation, (entry - rotation) % 3, entry, 2, 1, entry, 2 - entry, Fraction(made))
        for rotation, row in enumerate(chips)
        for entry, made in enumerate(row)
    ]
    return Unit(number, tuple(lines), ((1, 2, 3),) * 6, 0)


UNITS = [unit(0, (4, -4, 0), (8, -2, -6), (0, 3, -3)), unit(1, (2, -2, 0), (0, 0, 0), (4, -2, -2))]


@pytest.mark.parametrize(
    ("free", "value"),
    [(1, 12.706), (2, 4.303), (3, 3.182), (4, 2.776), (5, 2.571), (10, 2.228), (30, 2.042), (120, 1.98)],
)
def test_the_quantile_is_the_one_in_the_tables(free: int, value: float) -> None:
    assert quantile(free) == pytest.approx(value, rel=0.01)
    assert free < 10 or quantile(free) == pytest.approx(value, abs=0.001)


def test_a_mean_has_an_interval_unless_there_is_one_value() -> None:
    assert estimate([3.0]) == Estimate(3.0, None, None)
    mean, low, high = estimate([1.0, 2.0, 3.0, 4.0])
    assert low is not None
    assert high is not None
    reach = quantile(3) * sqrt(5 / 3) / 2
    assert (mean, low, high) == pytest.approx((2.5, 2.5 - reach, 2.5 + reach))


def test_the_rotations_of_a_unit_are_one_observation() -> None:
    steady = by_entry(THREE, UNITS)[0]
    assert steady.total == 18
    assert steady.chips == estimate([12 / 6, 6 / 6])
    assert (steady.hands, steady.played, steady.empty, steady.pots) == (12, 6, 0, 12)


def test_entries_of_a_level_are_taken_together_and_held_against_the_rest() -> None:
    steady, chance = by_level(THREE, UNITS)
    assert (chance.level, chance.entries, chance.hands) == ("random", (1, 2), 24)
    assert chance.chips == estimate([-12 / 12, -6 / 12])
    assert steady.above == estimate([2 + 1, 1 + 0.5])
    assert chance.above == estimate([-3, -1.5])
    alone = Tournament("bourre", "pagat", {"seats": 3}, ("random",) * 3, 1, 2, 2)
    assert [each.above for each in by_level(alone, UNITS)] == [None]
    assert by_level(alone, UNITS)[0].as_dict()["above_the_rest"] is None


def test_as_plain_values() -> None:
    told = by_level(THREE, UNITS)[1].as_dict()
    assert told["entries"] == [2, 3]
    assert told["chips"] == "-18"
    assert told["chips_per_hand"]["mean"] == pytest.approx(-0.75)


def test_who_makes_more_of_every_hand_is_rated_higher() -> None:
    first, second, third = ratings(THREE, UNITS)
    assert first.mu > second.mu > third.mu
    assert max(first.sigma, second.sigma, third.sigma) < 25 / 3


def test_without_openskill_it_is_said_what_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "openskill.models", None)
    with pytest.raises(MissingOpenSkillError, match=r"brelan\[arena\]"):
        ratings(THREE, UNITS)


@pytest.mark.parametrize(
    ("game", "profile", "better", "worse", "hands"),
    [
        ("bourre", "louisiana", "steady", "easy", 900),
        ("bourre", "louisiana", "easy", "random", 300),
        ("bourre", "louisiana", "steady", "random", 300),
        ("bouillotte", "historic", "easy", "random", 300),
        ("bouillotte", "historic", "steady", "random", 384),
    ],
)
def test_one_level_is_better_than_another(game: str, profile: str, better: str, worse: str, hands: int) -> None:
    seats = 5 if game == "bourre" else 4
    tournament = planned(game, profile, {}, [better] + [worse] * (seats - 1), 1, hands)
    found = by_level(tournament, [play_unit(tournament, number) for number in range(tournament.units)])[0]
    assert found.chips.low is not None
    assert found.chips.low > 0
