"""Kernels keep to ints and to each other, so that they can be compiled as they stand."""

from collections.abc import Callable

import pytest

import brelan.record  # noqa: F401 - both games, with all their kernels
from brelan.cards import KERNELS

NAMES = [function.__name__ for function in KERNELS]


@pytest.mark.parametrize("function", KERNELS, ids=NAMES)
def test_a_kernel_uses_nothing_but_kernels_that_stand_before_it(function: Callable[..., int]) -> None:
    allowed = {"range", "int", "bit_count", "bit_length", *NAMES[: NAMES.index(function.__name__)]}
    others = set(function.__code__.co_names) - allowed
    assert all(isinstance(function.__globals__[name], int) for name in others), others
    assert function.__code__.co_freevars == ()
    assert function.__defaults__ is None


def test_what_the_searches_need_is_among_them() -> None:
    assert len(NAMES) == len(set(NAMES))
    assert {"legal_cards", "beats", "shown", "sure_tricks", "cinch_cards", "most_tricks", "seat_chips"} <= set(NAMES)
