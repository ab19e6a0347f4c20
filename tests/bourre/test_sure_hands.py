"""A claimed cinch is safe against every deal and play, on small decks; and how many safe hands are not claimed."""

from __future__ import annotations

import os
from typing import NamedTuple

import pytest

from .sure_hands import Count, Tree, first_states, small_deck


class Game(NamedTuple):
    """A small deck, *trumps* and side suits of *side* cards each, for *seats* with *size* cards."""

    trumps: int
    sides: tuple[int, ...]
    seats: int
    size: int
    majority: int
    losing_trump: str


SMALL = {
    # States in which a duty could bind, cinches claimed, safe hands, and safe hands that B-CINCH-2 does not find.
    # All four are what ``counted`` finds by going through every state; a change of the kernels changes them.
    Game(3, (3, 3, 3), 2, 3, 2, "must"): (736, 614, 633, 19),
    Game(6, (2, 2, 2), 2, 3, 2, "must"): (1970, 1366, 1375, 9),
}
LARGER = {
    Game(5, (2, 2, 2), 2, 4, 3, "must"): (7570, 4900, 5015, 115),
    Game(5, (2, 2, 2), 3, 3, 2, "may"): (9181, 4164, 4864, 700),
    Game(3, (3, 3, 3), 3, 3, 2, "must"): (4329, 3001, 3363, 362),
}
LARGEST = {
    Game(3, (3, 3, 3), 3, 3, 2, "may"): (4419, 3091, 3453, 362),
    Game(5, (2, 2, 2), 3, 3, 2, "must"): (8821, 4124, 4824, 700),
    Game(6, (3, 3), 2, 4, 3, "may"): (26713, 14162, 14537, 375),
    Game(6, (3, 3), 2, 5, 3, "must"): (63597, 34329, 38570, 4241),
}
MANY = {**LARGER, **LARGEST} if os.environ.get("BRELAN_LONG") else LARGER
"""``BRELAN_LONG=1`` asks for the largest too, in a few minutes."""


def searched(game: Game, boldness: int = 0) -> Count:
    tree = Tree(game.seats, game.majority, game.losing_trump == "must", boldness)
    for state in first_states(small_deck(game.trumps, *game.sides), game.seats, game.size):
        tree.safe(state)
    return tree.counted()


def check(game: Game, counts: tuple[int, int, int, int]) -> None:
    found = searched(game)
    assert found.unsafe == ()
    assert found[:4] == counts
    assert found.safe == found.claimed + found.unclaimed < found.states


@pytest.mark.parametrize("game", SMALL)
def test_a_claimed_cinch_is_safe_whatever_the_others_hold_and_do(game: Game) -> None:
    check(game, SMALL[game])


@pytest.mark.long
@pytest.mark.parametrize("game", MANY)
def test_so_it_is_on_larger_decks(game: Game) -> None:
    check(game, MANY[game])


def test_a_bolder_claim_would_be_found_out() -> None:
    assert searched(next(iter(SMALL)), boldness=1).unsafe
