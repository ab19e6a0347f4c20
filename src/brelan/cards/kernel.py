"""The mark on functions that are asked millions of times.

A kernel takes and returns plain ints and bools, uses only their arithmetic, ``int`` of a bool, ``bit_count`` and
``bit_length``, ``if``, ``while``, ``for … in range`` and other kernels. So the same source runs here, under a debugger
and under coverage, and can be compiled elsewhere without being written twice: the referee and the solver cannot
disagree.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

_F = TypeVar("_F", bound=Callable[..., int])

KERNELS: list[Callable[..., int]] = []
"""Every kernel, in the order of definition: a callee stands before its caller."""


def kernel(function: _F) -> _F:
    """Register *function* as a kernel and return it unchanged."""
    KERNELS.append(function)
    return function
