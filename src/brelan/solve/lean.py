"""Compiled functions that only look into arrays and change what stands in them.

Numba counts who holds an array, also for each row that is looked at for a moment, and does so with the dearest
instructions there are. A function that makes no array has no need of it: without the counting a random hand of Bourré
is played four times as fast. Whoever calls holds the arrays, so they outlive the call.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from .compile import njit

_F = TypeVar("_F", bound=Callable[..., Any])


def lean(function: _F) -> _F:
    """*function*, compiled like ``compiled`` ones; it may not make an array. Other threads run beside it."""
    made: _F = njit(cache=True, nogil=True, _nrt=False)(function)
    return made
