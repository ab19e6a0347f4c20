"""How many lines a hand has: exact counts of the whole tree, so that no legal action appears or vanishes unnoticed.

Caves of three (or what the table says), p1 deals. The counts are of actions at each depth and of ends by kind; most
were also counted by the judge, see ``test_judge``.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from brelan import bouillotte
from brelan.bouillotte import Hand, house

Tree = tuple[list[int], dict[str, int]]

TREES: dict[str, tuple[int, dict[str, Any], Tree]] = {
    "historic": (
        4,
        {},
        (
            [2, 6, 20, 59, 160, 363, 680, 1051, 1347, 1502, 1478, 1304, 1028, 740, 470, 272, 140, 56, 16],
            {"showdown": 4420, "alone": 1210, "carre": 2, "passed": 1},
        ),
    ),
    "three seats": (
        3,
        {},
        (
            [2, 6, 20, 57, 117, 177, 191, 174, 142, 96, 50, 24, 8],
            {"showdown": 407, "alone": 173, "carre": 2, "passed": 1},
        ),
    ),
    "five seats with two chips": (
        5,
        {"cave": 2},
        (
            [2, 5, 13, 32, 76, 174, 318, 506, 696, 812, 786, 688, 524, 340, 200, 80, 32],
            {"showdown": 2358, "alone": 338, "carre": 2, "passed": 1},
        ),
    ),
    "one round": (
        4,
        {"rounds": "one"},
        (
            [2, 6, 20, 59, 160, 333, 530, 656, 596, 416, 208, 72, 16],
            {"showdown": 1370, "alone": 320, "carre": 2, "passed": 1},
        ),
    ),
    "buying back, opening at the level": (
        3,
        {"carre_buyback": True, "opening": "match", "ante_by": "each"},
        ([4, 13, 38, 74, 114, 136, 140, 123, 96, 62, 34, 14, 4], {"showdown": 327, "alone": 141, "passed": 1}),
    ),
    "no carre, all ante": (
        4,
        {"carre": False, "ante_by": "each"},
        ([3, 8, 20, 48, 81, 116, 138, 136, 112, 80, 46, 20, 8], {"showdown": 344, "alone": 80, "passed": 1}),
    ),
}


def count_lines(hand: Hand, depth: int, actions: Counter[int], ends: Counter[str]) -> None:
    """Count every action that can follow, at its depth, and every end."""
    for action in hand.legal():
        actions[depth] += 1
        following = hand.apply(action)
        if following.settlement is not None:
            ends[following.settlement.end] += 1
        else:
            count_lines(following, depth + 1, actions, ends)


@pytest.mark.parametrize("name", TREES)
def test_full_tree(name: str) -> None:
    seats, switches, (by_depth, by_end) = TREES[name]
    rules = house("historic", seats, {"seats": seats, "cave": 3, **switches})
    actions: Counter[int] = Counter()
    ends: Counter[str] = Counter()
    count_lines(bouillotte.deal("", 0, rules), 0, actions, ends)
    assert [actions[depth] for depth in range(len(actions))] == by_depth
    assert dict(ends) == by_end


@pytest.mark.parametrize("name", TREES)
def test_the_tree_does_not_depend_on_the_cards(name: str) -> None:
    seats, switches, _ = TREES[name]
    rules = house("historic", seats, {"seats": seats, "cave": 3, **switches})
    trees = []
    for deck in (rules.deck, rules.deck[::-1]):
        hand = bouillotte.deal(deck, 0, rules)
        lines = []
        while not hand.over:
            lines.append(hand.options())
            hand = hand.apply(hand.legal()[0])
        trees.append(lines)
    assert trees[0] == trees[1]
