"""Whole hands of Bourré in compiled play: legal card by card, and settled as the referee settles them."""

import pytest

from brelan import bourre
from brelan.solve.bourre_random import RandomHands

from .hands import differences
from .run import run


def test_the_referee_allows_every_action_and_settles_alike() -> None:
    assert not list(differences(2000, 1))


@pytest.mark.long
def test_the_referee_allows_every_action_and_settles_alike_at_length() -> None:
    assert not list(differences(40_000, 2))


@pytest.mark.long
def test_nothing_is_read_past_the_end_of_an_array() -> None:
    done = run("-m", "tests.solve.hands", "1000", NUMBA_BOUNDSCHECK="1")
    assert done.stdout.split() == ["1000", "0"], done.stderr


def test_there_are_hands_with_a_restock_among_them() -> None:
    hands = RandomHands(bourre.house("pagat", seats=8), 3)
    verbs = {action.verb for _ in range(200) for action in hands.one().actions}
    assert verbs == {"pass", "play", "draw", "restock", "card"}


def test_the_same_seed_plays_the_same_hands() -> None:
    one, same, other = (RandomHands(bourre.house(), seed) for seed in (1, 1, 2))
    assert [one.one() for _ in range(3)] == [same.one() for _ in range(3)] != [other.one() for _ in range(3)]
    assert one.play(5) == 25
