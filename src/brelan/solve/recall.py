"""What the search for forced tricks remembers: positions between two tricks, by all that their answer depends on.

What seats have shown counts as far as a cinch may hang on it, and no further, so that lines meet where they can.
"""

from __future__ import annotations

from typing import Final

from .lean import lean
from .tricks import GONE, MOVER, PACKED, SEATS, TRUMP, TURNED, Ints, bindable

SLOTS: Final = 1 << 16
"""Positions remembered; a newer one takes the place of an older."""
ENTRY: Final = 12
"""Of one: cards held with leader and tricks wanted, answer; of seats that a cinch may bind the tricks won, plus 1;
for them what each has shown; the search."""


@lean
def side_tricks(packed: int, side: int) -> int:
    """Tricks won by the seats of *side*."""
    tricks = 0
    seat = 0
    while side >> seat:
        if side >> seat & 1:
            tricks += packed >> 4 * seat & 15
        seat += 1
    return tricks


@lean
def telling_cards(own: int, trump: int) -> int:
    """The cards that bear on what the hand *own* can count on: all trumps, and side cards above one of its own."""
    cards = trump
    suit = 0x1FFF
    for _ in range(4):
        side = own & suit & ~trump
        if side:
            low = side & -side
            cards |= suit & ~(low | (low - 1))
        suit <<= 13
    return cards


@lean
def slot_of(
    frame: Ints, hands: Ints, fixed: Ints, side: int, target: int, key: Ints, shows: Ints, discards: Ints
) -> int:
    """Fill *key* with what the answer between two tricks depends on; where it would be remembered."""
    held = 0
    for seat in range(fixed[SEATS]):
        held |= hands[seat]
    want = target - side_tricks(frame[PACKED], side)
    key[0] = held | frame[MOVER] << 52 | want << 55
    for place in range(2, ENTRY - 1):
        key[place] = 0
    for bound in range(fixed[SEATS]):
        if bindable(bound, frame, hands, fixed):
            key[2] |= (frame[PACKED] >> 4 * bound & 15) + 1 << 4 * bound
            seen = hands[bound] | frame[GONE] | discards[bound] | fixed[TURNED]
            telling = telling_cards(hands[bound], fixed[TRUMP]) & ~seen
            for seat in range(fixed[SEATS]):
                if seat != bound:
                    key[3 + seat] |= shows[seat] & telling
    mix = key[0] ^ key[2]
    for seat in range(fixed[SEATS]):
        mix = (mix ^ key[3 + seat]) * 0x2545F4914F6CDD1D
        mix ^= mix >> 29
    return int(mix & SLOTS - 1)


@lean
def known(entry: Ints, key: Ints) -> int:
    """The answer remembered in *entry* if it is about *key*, else −1."""
    for i in range(ENTRY):
        if i != 1 and entry[i] != key[i]:
            return -1
    return int(entry[1])


@lean
def remember(
    memory: Ints,
    frame: Ints,
    hands: Ints,
    fixed: Ints,
    side: int,
    target: int,
    key: Ints,
    shows: Ints,
    discards: Ints,
    value: int,
) -> None:
    """Keep the answer for the position between two tricks."""
    slot = slot_of(frame, hands, fixed, side, target, key, shows, discards)
    key[1] = value
    for i in range(ENTRY):
        memory[slot, i] = key[i]
