"""Exact counts of legal lines from stored deals, and the naive judge's count of the same."""

import pytest

from .perft import Position, hand_of, lines, naive_hand_of, naive_lines, positions

NAIVE_MOST = 300
"""The naive judge counts as deep as there are no more lines than this."""


@pytest.mark.parametrize("position", positions(), ids=lambda position: position["name"])
def test_lines(position: Position) -> None:
    hand = hand_of(position)
    assert [lines(hand, depth) for depth in range(1, len(position["lines"]) + 1)] == position["lines"]


@pytest.mark.parametrize("position", positions()[:4], ids=lambda position: position["name"])
def test_the_naive_judge_counts_the_same(position: Position) -> None:
    few = [number for number in position["lines"] if number <= NAIVE_MOST]
    assert len(few) >= 6
    assert naive_lines(naive_hand_of(position), len(few)) == few[-1] == position["lines"][len(few) - 1]


def test_the_deals_are_of_two_to_five_seats() -> None:
    assert {position["rules"]["seats"] for position in positions()} == {2, 3, 4, 5}
