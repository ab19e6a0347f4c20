"""What Hypothesis draws for the laws of Bourré: a house with any value of every switch, a seed for the play."""

from __future__ import annotations

from random import Random
from typing import Any, Final

from hypothesis import strategies as st

from brelan import bourre
from brelan.bourre import House

CHOICES: Final[dict[str, tuple[Any, ...]]] = {
    "hand_size": (5, 5, 4),
    "ante": (1, 2, 3),
    "ante_by": ("each", "dealer"),
    "second_ante": (0, 0, 1, 2),
    "exempt_from_ante": ("bourre_and_tied", "bourre", "nobody"),
    "declare": ("in_turn", "in_turn", "closed_fist"),
    "draw": ("at_once", "after_all"),
    "max_discards": (5, 5, {"default": 4, "7": 3}, 4, 1, 0),
    "restock": ("pool", "folded_first"),
    "ace_holds_dealer": (True, False),
    "losing_trump": ("must", "may"),
    "cinch": (True, True, False),
    "bourre_blocks_award": (False, True),
    "limit": ("none", 1, 3, 10),
    "limit_covers": ("fines", "fines_and_award"),
    "enforcement": ("strict", "honour"),
    "misplay": ("renege", "retract", "bourre"),
    "hands": ("none", 1, 2, 3),
    "start": (100, 0),
}
"""Values worth trying for each switch but ``seats``, the plainest first."""


def _house(seats: int, values: dict[str, Any]) -> House:
    if (values["hand_size"], values["max_discards"]) == (4, 5):
        values = {**values, "max_discards": 4}
    return bourre.house("louisiana", seats, {"seats": seats, **values})


def houses(seats: st.SearchStrategy[int] | None = None, **fixed: Any) -> st.SearchStrategy[House]:
    """Any house with 2–8 seats; *fixed* switches have the value given."""
    values = {switch: st.sampled_from(choices) for switch, choices in CHOICES.items()}
    values |= {switch: st.just(value) for switch, value in fixed.items()}
    return st.builds(_house, seats or st.integers(2, 8), st.fixed_dictionaries(values))


def some_house(random: Random, seats: int | None = None, **fixed: Any) -> House:
    """The same without Hypothesis, for the very many hands that are compared with the second judge."""
    values = {switch: random.choice(choices) for switch, choices in CHOICES.items()}
    return _house(seats or random.randint(2, 8), {**values, **fixed})


def seeds() -> st.SearchStrategy[int]:
    """Seeds of the chance that shuffles and plays."""
    return st.integers(0, 2**32 - 1)
