"""Who is asked next, and when the asking ends: what the betting comes down to in plain numbers (L-BET).

Kernels. Sets of seats are masks; contributions and caves are chips.
"""

from __future__ import annotations

from typing import Final

from ..cards import count, kernel

ASK_NEXT: Final = 0
NO_CHIPS: Final = 1
"""At most one seat that is in has chips: showdown (L-BET-8)."""
ONE_ROUND: Final = 2
"""All have answered and the house knows no second round: showdown."""
MORE_ROUND: Final = 3
"""All have answered: each may raise again or say *no more* (L-BET-8)."""


@kernel
def next_asked(waiting: int, after: int, seats: int) -> int:
    """The first of the seats *waiting*, which are not none, counterclockwise from *after*."""
    seat = (after - 1) % seats
    while not waiting >> seat & 1:
        seat = (seat - 1) % seats
    return seat


@kernel
def to_speak(able: int, last_carre: int) -> int:
    """The seats asked before the opening (L-BET-1 and 2): those *able* to bet, but for the last carre, −1 if none.

    He speaks last, and when the others have all passed the pot is his without a word (L-BET-9).
    """
    if last_carre < 0:
        return able
    return able & ~(1 << last_carre)


@kernel
def least_to_open(level: int, own: int, adds: int) -> int:
    """The lowest contribution that opens, from one's *own*; with *adds*, at least 1 is added to it (L-BET-3)."""
    if adds and own >= level:
        return own + 1
    return level


@kernel
def least_to_raise(level: int) -> int:
    """The lowest contribution that raises (L-BET-4)."""
    return level + 1


@kernel
def call_ends(inside: int) -> int:
    """1 when a call is the end of the betting: two are in at that moment (L-BET-7)."""
    return int(count(inside) == 2)


@kernel
def after_answer(waiting: int, able: int, one_round: int) -> int:
    """What comes after an answer: ``ASK_NEXT``, or why it does not (L-BET-8); *able* are in and have chips."""
    if waiting:
        return ASK_NEXT
    if able & (able - 1) == 0:
        return NO_CHIPS
    # Two seats with chips: somebody has called, and with three or more in, or the call would have ended it.
    if one_round:
        return ONE_ROUND
    return MORE_ROUND
