"""Every seat for itself: a search through the tricks in which each seat plays for its own chips, compiled.

This is max^n: the seat to play takes the card after which the most chips come to it, all others playing on in the same
way. Between cards that are worth the same to it, it plays the lowest, as ``card`` counts them (♠2 first, ♣A last). The
rule is part of the answer: what the others get hangs on it.

How a hand ends is told by one number, who collects in bits 0–7 and who is fined in bits 8–15. Branches that can change
nothing for the seat to play are left out, and only those: cards alike are tried once; a seat that has the most it can
still get looks no further; one that can neither gain nor lose plays its lowest card.
"""

from __future__ import annotations

from typing import Final

from ..bourre.settle import bourre_seats, chips_of, most_tricks, winner_set
from ..cards import count
from .lean import lean
from .tricks import (
    ACTIVE,
    FRAME,
    GONE,
    LED,
    MOVER,
    PACKED,
    SEATS,
    UNTRIED,
    Ints,
    cinch_matters,
    last_winner,
    lawful,
    play,
    take_back,
    unlike,
)

MOST_CARDS: Final = 64
SLOTS: Final = 1 << 17
ENTRY: Final = 11
"""Of a position remembered: cards held with the leader, end, tricks won, what each seat has shown."""

AWARD: Final = 0
FINE: Final = 1
BARRED: Final = 2
COUNTED: Final = 3
"""Seats fined as bourré whatever tricks they take."""
BLOCKS: Final = 4
STAKES: Final = 5

END: Final = FRAME
"""The best end found for the mover."""
TOP: Final = FRAME + 1
"""The most chips the mover can still hope for."""
WIDE: Final = FRAME + 2


@lean
def end_of(packed: int, active: int, stakes: Ints) -> int:
    """How a hand with the tricks *packed* ends (B-SETTLE): who collects, who is fined."""
    bourre = bourre_seats(packed, active) | stakes[COUNTED]
    return int(winner_set(most_tricks(packed, active), stakes[BARRED], bourre, stakes[BLOCKS]) | bourre << 8)


@lean
def worth(end: int, seat: int, stakes: Ints) -> int:
    """The chips *seat* has of an *end*."""
    return chips_of(seat, end & 255, end >> 8, stakes[AWARD], stakes[FINE])


@lean
def hope(seat: int, packed: int, left: int, active: int, stakes: Ints) -> int:
    """The most chips *seat* can hope for with *left* tricks to come; never less than it can get."""
    if stakes[COUNTED] >> seat & 1:
        return -int(stakes[FINE])
    mine = (packed >> 4 * seat & 15) + left
    if stakes[BARRED] >> seat & 1 or (stakes[BLOCKS] and stakes[COUNTED]):
        return 0
    other = 0
    while active >> other:
        if other != seat and packed >> 4 * other & 15 >= mine:
            return 0
        other += 1
    return int(stakes[AWARD])


@lean
def dread(seat: int, packed: int, stakes: Ints) -> int:
    """The fewest chips *seat* can come away with; never more than it will get."""
    if packed >> 4 * seat & 15 and not stakes[COUNTED] >> seat & 1:
        return 0
    return -int(stakes[FINE])


@lean
def place_of(frame: Ints, hands: Ints, shows: Ints, fixed: Ints, key: Ints) -> int:
    """Fill *key* with what the end of a position between two tricks depends on; where it would be remembered."""
    held = 0
    for seat in range(fixed[SEATS]):
        held |= hands[seat]
    key[0] = held | frame[MOVER] << 52
    key[2] = frame[PACKED]
    matters = cinch_matters(frame, hands, fixed)
    mix = (key[0] ^ key[2] << 20) * 0x2545F4914F6CDD1D
    for seat in range(8):
        key[3 + seat] = shows[seat] & ~frame[GONE] if matters else 0
        mix = (mix ^ mix >> 29 ^ key[3 + seat]) * 0x2545F4914F6CDD1D
    return int((mix ^ mix >> 32) & SLOTS - 1)


@lean
def end_known(frame: Ints, hands: Ints, shows: Ints, fixed: Ints, stakes: Ints, memory: Ints, key: Ints) -> int:
    """The end of a position if it is plain or remembered, else −1."""
    if frame[LED]:
        return -1
    left = count(hands[frame[MOVER]])
    if left == 0:
        return end_of(frame[PACKED], fixed[ACTIVE], stakes)
    if left == 1:
        winner = last_winner(frame[MOVER], hands, fixed)
        return end_of(frame[PACKED] + (1 << 4 * winner), fixed[ACTIVE], stakes)
    entry = memory[place_of(frame, hands, shows, fixed, key)]
    for i in range(ENTRY):
        if i != 1 and entry[i] != key[i]:
            return -1
    return int(entry[1])


@lean
def to_try(frame: Ints, hands: Ints, shows: Ints, discards: Ints, fixed: Ints, stakes: Ints) -> int:
    """The cards worth a look; the most that can be hoped for goes into the frame."""
    seat = frame[MOVER]
    cards = lawful(frame, hands, shows, discards, fixed)
    frame[END] = -1
    frame[TOP] = hope(seat, frame[PACKED], count(hands[seat]), fixed[ACTIVE], stakes)
    if frame[TOP] == dread(seat, frame[PACKED], stakes):
        return cards & -cards
    return unlike(cards, frame, hands, shows, fixed)


@lean
def best_end(
    start: Ints, hands: Ints, shows: Ints, discards: Ints, fixed: Ints, stakes: Ints, most: int, memory: Ints,
    frames: Ints, key: Ints, counter: Ints,
) -> int:  # fmt: skip
    """The end when every seat plays for its own chips from the frame *start* on; −1 when it takes too many cards.

    ``counter[0]`` goes up by one for each card played in the search, which stops at *most*. *memory* serves one hand
    with its stakes, from whatever moment of it; *frames* and *key* are room to work in. Hands and shows are left as
    they were, unless the search was stopped.
    """
    for i in range(FRAME):
        frames[0, i] = start[i]
    ply = 0
    while counter[0] < most:
        frame = frames[ply]
        end = end_known(frame, hands, shows, fixed, stakes, memory, key)
        if end < 0:
            frame[UNTRIED] = to_try(frame, hands, shows, discards, fixed, stakes)
        while end >= 0:
            if ply == 0:
                return end
            ply -= 1
            take_back(frames, ply, hands, shows)
            frame = frames[ply]
            seat = frame[MOVER]
            if frame[END] < 0 or worth(end, seat, stakes) > worth(frame[END], seat, stakes):
                frame[END] = end
            end = -1
            if not frame[UNTRIED] or worth(frame[END], seat, stakes) == frame[TOP]:
                end = int(frame[END])
                if frame[LED] == 0:
                    slot = place_of(frame, hands, shows, fixed, key)
                    key[1] = end
                    for i in range(ENTRY):
                        memory[slot, i] = key[i]
        card = frames[ply, UNTRIED] & -frames[ply, UNTRIED]
        frames[ply, UNTRIED] ^= card
        play(frames, ply, card, hands, shows, fixed)
        counter[0] += 1
        ply += 1
    return -1
