"""What each choice of a seat at Bourré is worth: the same guessed deals played out after every one of them.

A deal is guessed, each choice is made in it, and everybody goes on by habit with the same fresh cards to come. What
counts is what the house settles: the pot or the fine, the second ante, the next ante or the exemption from it, and an
even share of the pot that is left for the next hand, for in the long run what is in it goes to somebody.
"""

from __future__ import annotations

from typing import Final

from ..bourre.settle import most_tricks
from .bourre_course import EMPTY, EXEMPT, LEFT_OVER, WINNER, finish, play_tricks, settle
from .bourre_guess import KNOWN, ME, guess
from .bourre_hand import (
    ANTE,
    COPIED,
    DEALER_PAYS,
    FIXED,
    FRAMES,
    HANDS,
    MINDS,
    PHASE,
    PLAN,
    PLAY,
    SECOND,
    SHOWS,
    STATE,
    WIDE,
)  # fmt: skip
from .bourre_minds import PLANNED
from .lean import lean
from .tricks import ACTIVE, DEALER, SEATS, Ints, play

WINS: Final = 1
TIES: Final = 2
NO_TRICK: Final = 4


@lean
def weigh(
    table: Ints, work: Ints, facts: Ints, house: Ints, ways: Ints, choices: Ints, dice: Ints, same: Ints,
    log: Ints, out: Ints, values: Ints, ends: Ints,
) -> None:  # fmt: skip
    """Guess deals for the rows of *values* and play each out after every one of *choices*.

    A choice is a card while cards are played, otherwise what is laid away, or −1 for a pass. A value is in chips times
    the number of seats; *ends* says how it ended. *work*, *same*, *log* and *out* are room to work in.
    """
    me = facts[KNOWN, ME]
    for row in range(values.shape[0]):
        guess(table, facts, house, ways, dice)
        for number in range(choices.shape[0]):
            same[0] = dice[0]
            packed = after(choices[number], table, work, house, ways, me, same, log)
            settle(work, house, packed, out)
            values[row, number] = worth(work, table[FIXED, ACTIVE], house, me, out)
            ends[row, number] = ending(work, packed, me, out)


@lean
def after(choice: int, table: Ints, work: Ints, house: Ints, ways: Ints, me: int, dice: Ints, log: Ints) -> int:
    """Make the *choice* on a copy of *table* and play on; the tricks, packed."""
    for row in range(COPIED):
        for place in range(WIDE):
            work[row, place] = table[row, place]
    if work[STATE, PHASE] == PLAY:
        play(work, FRAMES, choice, work[HANDS], work[SHOWS], work[FIXED])
        return play_tricks(work, FRAMES + 1, ways, dice, log)
    work[STATE, PLAN] = choice
    work[MINDS, me] = PLANNED
    return finish(work, house, ways, dice, log)


@lean
def worth(work: Ints, active_before: int, house: Ints, me: int, out: Ints) -> int:
    """What the settlement and its consequences are worth to the seat *me*, in chips times the number of seats."""
    fixed = work[FIXED]
    seats = fixed[SEATS]
    pot = out[LEFT_OVER]
    chips = out[me]
    if (fixed[ACTIVE] & ~active_before) >> me & 1:
        chips -= house[SECOND]
    if house[DEALER_PAYS]:
        pot += house[ANTE] * seats
        if (fixed[DEALER] + 1) % seats == me:
            chips -= house[ANTE] * seats
    else:
        exempt = out[EXEMPT]
        pot += house[ANTE] * (seats - exempt.bit_count())
        if not exempt >> me & 1:
            chips -= house[ANTE]
    return int(chips * seats + pot)


@lean
def ending(work: Ints, packed: int, me: int, out: Ints) -> int:
    """How the hand ended for the seat *me*: bits of WINS, TIES and NO_TRICK."""
    bit = 1 << me
    end = 0
    if out[WINNER] & bit:
        end |= WINS
    leaders = most_tricks(packed, work[FIXED, ACTIVE])
    if leaders & bit and leaders & (leaders - 1):
        end |= TIES
    if out[EMPTY] & bit:
        end |= NO_TRICK
    return end
