"""The pieces of the teaching: what regrets make of a mix, chance, the kinds of hands."""

from __future__ import annotations

import numpy as np
import pytest

from brelan.solve.classes import class_numbers, classes, standing_for
from brelan.solve.odds import odds
from brelan.solve.regret import chance, deal_cards, drawn, empty_tables, matched, next_choice, regretted, row_of
from brelan.solve.situation import ALL, CHOICES, GIVE, HALF, LEAST, POT, STRENGTHS, THRICE, bet
from brelan.solve.strength import Scale, chart, scale, strengths
from brelan.solve.teacher import dice_of


def test_a_mix_follows_the_regrets_above_zero() -> None:
    out = np.zeros(CHOICES)
    matched(np.array([3.0, -5.0, 0.0, 1.0, 99.0, 0.0, 0.0]), 0b0001111, out)
    assert out.tolist() == [0.75, 0, 0, 0.25, 0, 0, 0]
    matched(np.array([-1.0] * CHOICES), 0b1000011, out)
    assert out.tolist() == pytest.approx([1 / 3, 1 / 3, 0, 0, 0, 0, 1 / 3])


def test_regret_is_what_a_choice_would_have_brought_more() -> None:
    regrets = np.zeros(CHOICES)
    worth = np.array([0.0, 4.0, -2.0, 0, 0, 0, 0])
    value = regretted(0b111, 2.0, np.array([0.5, 0.25, 0.25, 0, 0, 0, 0]), worth, regrets)
    assert value == 0.5
    assert regrets.tolist() == [-1.0, 7.0, -5.0, 0, 0, 0, 0]


def test_matching_regrets_finds_the_equilibrium_of_a_game_of_two_choices() -> None:
    """Matching pennies where heads pays double: each shows heads one time in three; the first is ahead by nothing."""
    pays = np.array([[2.0, -1.0], [-1.0, 0.5]])
    regrets, sums = np.zeros((2, CHOICES)), np.zeros((2, CHOICES))
    mixes = np.zeros((2, CHOICES))
    for number in range(1, 20_001):
        for player in (0, 1):
            matched(regrets[player], 0b11, mixes[player])
        sums += mixes * number
        for player, worths in enumerate((pays @ mixes[1, :2], -(pays.T @ mixes[0, :2]))):
            regretted(0b11, float(number), mixes[player], np.append(worths, [0.0] * (CHOICES - 2)), regrets[player])
    assert sums[:, 0] / sums.sum(axis=1) == pytest.approx([1 / 3, 1 / 3], abs=0.02)


def test_chance_is_even_and_the_same_for_the_same_seed() -> None:
    dice = dice_of(1, 4)
    numbers = [chance(dice) for _ in range(20_000)]
    assert min(numbers) >= 0
    assert max(numbers) < 1
    assert np.mean(numbers) == pytest.approx(0.5, abs=0.01)
    assert np.histogram(numbers, 10, (0, 1))[0].min() > 1_800
    again = dice_of(1, 4)
    assert [chance(again) for _ in range(5)] == numbers[:5]
    assert chance(dice_of(2, 4)) != numbers[0] != chance(dice_of(1, 3))


def test_choices_are_drawn_as_often_as_the_mix_says() -> None:
    dice = dice_of(3, 3)
    mix = np.array([0.2, 0.0, 0.5, 0.0, 0.0, 0.0, 0.3])
    found = np.bincount([drawn(mix, dice) for _ in range(20_000)], minlength=CHOICES) / 20_000
    assert found == pytest.approx(mix, abs=0.015)
    assert [next_choice(0b1000101, after) for after in (-1, 0, 2, 6)] == [GIVE, LEAST, ALL, CHOICES]


def test_every_card_is_dealt_to_every_place() -> None:
    dice, deck = dice_of(5, 4), np.arange(20)
    seen = np.zeros((13, 20))
    for _ in range(4_000):
        deal_cards(deck, dice, 4)
        assert sorted(deck) == list(range(20))
        for first in range(0, 12, 3):
            assert deck[first] > deck[first + 1] > deck[first + 2]
        seen[12, deck[12]] += 1
        seen[0:3, :] += np.bincount(deck[:3], minlength=20)
    assert seen[12].min() > 130
    assert seen[0].min() > 480


def test_each_situation_has_one_row() -> None:
    tables = empty_tables(1_000)
    keys = [number * 7919 for number in range(1_000)]
    rows = [row_of(key, tables.keys, tables.rows, tables.used) for key in keys]
    assert rows == list(range(1_000))
    assert [row_of(key, tables.keys, tables.rows, tables.used) for key in reversed(keys)] == rows[::-1]


def test_bets_are_parts_of_the_pot_and_near_to_all_is_all() -> None:
    # Level 4, 12 in the middle once that is called, up to 104 can be put in.
    sizes = {choice: bet(choice, 0, 5, 104, 4, 12) for choice in range(LEAST, CHOICES)}
    assert sizes == {LEAST: 0, HALF: 10, POT: 16, THRICE: 40, ALL: 104}
    assert bet(LEAST, 1, 5, 104, 4, 12) == 5
    assert bet(THRICE, 0, 5, 50, 4, 12) == 0
    assert bet(HALF, 0, 5, 104, 4, 1) == 0


@pytest.fixture(scope="module")
def known() -> Scale:
    return scale(3)


def test_strengths_part_the_hands_as_their_chances_do(known: Scale) -> None:
    for column, (chances, kinds) in enumerate(
        zip(zip(*known.chances, strict=True), zip(*strengths(known), strict=True), strict=True)
    ):
        ordered = sorted(zip(chances, kinds, strict=True))
        assert [kind for _, kind in ordered] == sorted(kinds)
        assert 0 <= min(kinds) <= max(kinds) < STRENGTHS, column
        assert len(set(kinds)) > 15


def test_the_chart_finds_a_hand_by_its_cards(known: Scale) -> None:
    kinds = strengths(known)
    table = chart(3, kinds)
    deck = [suit * 13 + rank for suit in range(4) for rank in (6, 7, 11, 12)]
    hand, up = (14, 9, 3), 6
    cards = sum(1 << deck[number] for number in hand)
    found = class_numbers(3)[standing_for(cards, 1 << deck[up])]
    assert known.chances[found][0] == round(10000 * odds(cards, 1 << deck[up], folded=1, seats=3).chance(0))
    row = table[((hand[0] * 16 + hand[1]) * 16 + hand[2]) * 16 + up]
    assert row[: len(kinds[found])].tolist() == kinds[found]


def test_every_hand_stands_for_its_class() -> None:
    assert len(class_numbers(4)) == 1145
    for each in classes(3):
        assert standing_for(each.hand, each.up) == (each.hand, each.up)
        turned = [(each.hand >> 13 * suit & 0x1FFF) << 13 * (3 - suit) for suit in range(4)]
        assert standing_for(sum(turned), each.up << 39) == (each.hand, each.up)
