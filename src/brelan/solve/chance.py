"""Chance for compiled play: random numbers from one int of state, the same ones for the same seed on every machine.

Marsaglia's xorshift with 64 bits (Journal of Statistical Software 8, 2003, no. 14), good enough to shuffle samples and
quick; the fair shuffle of real hands is in ``cards``. ``dice[0]`` is the state, never 0.
"""

from __future__ import annotations

import numpy as np

from .lean import lean
from .tricks import Ints


def dice_from(seed: int) -> Ints:
    """The state for *seed*, any int; seeds next to each other give streams that have nothing to do with each other."""
    mixed = (seed * 0x9E3779B97F4A7C15 + 0xD1B54A32D192ED03) % (1 << 64)
    for shift, factor in ((30, 0xBF58476D1CE4E5B9), (27, 0x94D049BB133111EB)):
        mixed = (mixed ^ mixed >> shift) * factor % (1 << 64)
    mixed ^= mixed >> 31
    return np.array([mixed or 1], np.uint64).view(np.int64)


@lean
def below(bound: int, dice: Ints) -> int:
    """A random number from 0 to *bound* − 1; *bound* is small."""
    state = dice[0]
    state ^= state << 13
    # A shift to the right brings in copies of the sign, which are no part of the number.
    state ^= state >> 7 & 0x01FFFFFFFFFFFFFF
    state ^= state << 17
    dice[0] = state
    return int((state >> 32 & 0xFFFFFFFF) * bound >> 32)


@lean
def any_of(mask: int, dice: Ints) -> int:
    """One of the bits of *mask*, which is not 0."""
    skip = below(mask.bit_count(), dice)
    while skip:
        mask &= mask - 1
        skip -= 1
    return mask & -mask


@lean
def some_of(mask: int, number: int, dice: Ints) -> int:
    """So many of the bits of *mask*, or all when it has no more; every choice is as likely as another."""
    size = mask.bit_count()
    if size <= number:
        return mask
    chosen = 0
    # Each bit is taken with the chance that it is among those still wanted.
    while number:
        low = mask & -mask
        mask ^= low
        if below(size, dice) < number:
            chosen |= low
            number -= 1
        size -= 1
    return chosen
