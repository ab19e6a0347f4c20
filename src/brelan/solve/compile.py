"""The kernels, compiled from the source that the referee runs.

Loading this module tells Numba about every registered kernel. From then on a function marked ``@compiled`` may call
them by their names and gets machine code, while everybody else goes on calling the very same Python functions.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from ..cards import KERNELS
from . import MissingNumbaError, cache

CACHE = cache.prepare()
"""Where the compiled code of these sources is kept."""

try:
    import numba
    from numba.extending import register_jitable
except ImportError as error:
    raise MissingNumbaError from error

# Somebody may have imported Numba before us: then it has read another folder's name.
numba.config.CACHE_DIR = str(CACHE)

for _kernel in KERNELS:
    register_jitable(_kernel)

_F = TypeVar("_F", bound=Callable[..., Any])


def compiled(function: _F) -> _F:
    """*function*, compiled when it is first called and kept on disk for the next process.

    Ints are 64 bits wide and wrap without a word; sets of 52 cards fit.
    """
    made: _F = numba.njit(cache=True)(function)
    return made


def as_python(function: _F) -> _F:
    """The function that *function* was compiled from, to run it step by step."""
    source: _F = getattr(function, "py_func", function)
    return source


def kernels_by_name() -> dict[str, Callable[..., int]]:
    """Every kernel by its name; two kernels may not share one."""
    named = {kernel.__name__: kernel for kernel in KERNELS}
    if len(named) != len(KERNELS):
        raise ValueError("two kernels share a name")
    return named
