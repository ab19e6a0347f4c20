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
    from numba.core import cgutils, types
    from numba.extending import intrinsic, overload_method, register_jitable
except ImportError as error:
    raise MissingNumbaError from error

njit: Any = numba.njit
"""Numba's own mark on what is to be compiled."""

# Somebody may have imported Numba before us: then it has read another folder's name.
numba.config.CACHE_DIR = str(CACHE)

for _kernel in KERNELS:
    register_jitable(_kernel)


@intrinsic  # type: ignore[untyped-decorator]
def ones(_context: Any, _mask: Any) -> Any:
    """How many bits a mask has, by the machine's own instruction."""
    return types.int64(types.int64), lambda context, builder, signature, given: builder.ctpop(given[0])


@intrinsic  # type: ignore[untyped-decorator]
def width(_context: Any, _mask: Any) -> Any:
    """One more than the place of a mask's highest bit; 0 for an empty one."""

    def build(context: Any, builder: Any, signature: Any, given: Any) -> Any:
        return builder.sub(given[0].type(64), builder.ctlz(given[0], cgutils.false_bit))

    return types.int64(types.int64), build


# Numba does not know these two methods of an int, which the kernels use.
@overload_method(types.Integer, "bit_count")  # type: ignore[untyped-decorator]
def bit_count(mask: Any) -> Any:
    """``mask.bit_count()``, compiled."""

    def counted(mask: Any) -> Any:
        return ones(mask)

    return counted


@overload_method(types.Integer, "bit_length")  # type: ignore[untyped-decorator]
def bit_length(mask: Any) -> Any:
    """``mask.bit_length()``, compiled."""

    def measured(mask: Any) -> Any:
        return width(mask)

    return measured


_F = TypeVar("_F", bound=Callable[..., Any])


def compiled(function: _F) -> _F:
    """*function*, compiled when it is first called and kept on disk for the next process.

    Ints are 64 bits wide and wrap without a word; sets of 52 cards fit.
    """
    made: _F = njit(cache=True)(function)
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
