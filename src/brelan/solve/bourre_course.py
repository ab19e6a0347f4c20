"""A hand of Bourré from wherever it stands to its settlement, compiled: everybody chooses by the mind of the seat."""

from __future__ import annotations

from typing import Final

from ..bourre.settle import bourre_seats, exempt_seats, limited, most_tricks, winner_set
from .bourre_hand import (
    AWARD_LIMIT,
    BLOCKS,
    DECLARE,
    DISCARDS,
    FIXED,
    FRAMES,
    HANDS,
    IF_BOURRE,
    IF_TIED,
    LIMIT,
    MINDS,
    PHASE,
    PLAY,
    PLAYS,
    POT,
    SHOWS,
    STATE,
    change,
    speak,
    write,
)  # fmt: skip
from .bourre_minds import choose_card, choose_change, choose_word
from .lean import lean
from .tricks import ACTIVE, MOVER, PACKED, SEATS, Ints, lawful, play

# Places in the row of a settlement, after the chips of each seat.
WINNER: Final = 8
EMPTY: Final = 9
EXEMPT: Final = 10
LEFT_OVER: Final = 11
PARTS: Final = 12


@lean
def finish(table: Ints, house: Ints, ways: Ints, dice: Ints, log: Ints) -> int:
    """Play the hand on to its end, everybody by their minds; the tricks, packed as the settlement takes them."""
    state, frame, minds = table[STATE], table[FRAMES], table[MINDS]
    while state[PHASE] < PLAY:
        seat = frame[MOVER]
        if state[PHASE] == DECLARE:
            speak(table, house, seat, choose_word(table, house, ways, minds[seat], dice), log)
        else:
            change(table, house, seat, choose_change(table, house, minds[seat], dice), dice, log)
    if state[PHASE] == PLAY:
        return play_tricks(table, FRAMES, ways, dice, log)
    return int(frame[PACKED])


@lean
def play_tricks(table: Ints, ply: int, ways: Ints, dice: Ints, log: Ints) -> int:
    """Play all cards from the frame in row *ply* on; the tricks, packed."""
    hands, shows, discards, fixed, minds = table[HANDS], table[SHOWS], table[DISCARDS], table[FIXED], table[MINDS]
    while True:
        frame = table[ply]
        seat = frame[MOVER]
        if not hands[seat]:
            # The winner of the last trick has no card left, so nobody has.
            return int(frame[PACKED])
        card = lawful(frame, hands, shows, discards, fixed)
        if card & (card - 1):
            card = choose_card(card, table, frame, ways, minds[seat], dice)
        write(table, log, seat, PLAYS, card)
        play(table, ply, card, hands, shows, fixed)
        ply += 1


@lean
def settle(table: Ints, house: Ints, packed: int, out: Ints) -> None:
    """Into *out*: what each seat wins or pays, then who collects, is bourré and need not ante, and the next pot.

    Second antes are not in what a seat pays; the next pot is without the antes.
    """
    active, pot = table[FIXED, ACTIVE], table[STATE, POT]
    leaders = most_tricks(packed, active)
    bourre = bourre_seats(packed, active)
    taker = winner_set(leaders, 0, bourre, house[BLOCKS])
    award = limited(pot, house[AWARD_LIMIT])
    fine = limited(pot, house[LIMIT])
    left_over = pot + fine * bourre.bit_count()
    for seat in range(table[FIXED, SEATS]):
        out[seat] = 0
        if taker >> seat & 1:
            out[seat] = award
            left_over -= award
        elif bourre >> seat & 1:
            out[seat] = -fine
    out[WINNER], out[EMPTY], out[LEFT_OVER] = taker, bourre, left_over
    out[EXEMPT] = exempt_seats(bourre, leaders, house[IF_BOURRE], house[IF_TIED])
