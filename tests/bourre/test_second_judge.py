"""Law 8, the second judge: whole sessions of random houses, followed by the package and by the naive judge."""

import os
from functools import lru_cache
from random import Random

import pytest

from ..judge import bourre_table
from ..judge.bourre_tricks import shown
from ..judge.cards import Card, Trick
from ..strategies import some_house
from .second_judge import TwoJudges

MANY = 20_000 if os.environ.get("BRELAN_LONG") else 8_000
"""Hands compared in all; ``BRELAN_LONG=1`` asks for more, in a few minutes."""
PARTS = 8


@lru_cache(maxsize=10_000)
def _shown(card: Card, trick: tuple[tuple[int, Card], ...], trump: str, losing_trump: str) -> list[Card]:
    return shown(card, list(trick), trump, losing_trump)


@pytest.fixture(autouse=True)
def _the_judge_remembers_what_a_play_shows(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same answer to the same question, without thinking it through at every card again."""

    def remembered(card: Card, trick: Trick, trump: str, losing_trump: str, _deck: list[Card]) -> list[Card]:
        return _shown(card, tuple(trick), trump, losing_trump)

    monkeypatch.setattr(bourre_table, "shown", remembered)


def compare(part: int, hands: int) -> None:
    """At least so many *hands* before both judges."""
    played = decisions = seed = 0
    while played < hands:
        random = Random(f"{part} {seed}")
        table = TwoJudges(some_house(random), random)
        assert list(table.play(hands=4)) == [], (part, seed, table.session.house)
        played += len(table.session.reports)
        decisions += table.decisions
        seed += 1
    assert decisions > 15 * played


def test_both_judges_agree_on_a_few_hands() -> None:
    compare(part=PARTS, hands=150)


@pytest.mark.long
@pytest.mark.parametrize("part", range(PARTS))
def test_both_judges_agree(part: int) -> None:
    compare(part, MANY // PARTS)


def test_both_judges_agree_where_the_stock_runs_out() -> None:
    restocks = 0
    for seed in range(20):
        random = Random(seed)
        house = some_house(random, seats=random.choice((7, 8)), max_discards=5, hand_size=5, declare="in_turn")
        table = TwoJudges(house, random)
        assert list(table.play(hands=2)) == []
        restocks += sum(action.verb == "restock" for entry in table.session.log for action in entry.actions)
    assert restocks > 10
