"""A hand of Bourré for compiled play: where everything lies, and what a word, a draw and a card change.

The hand is a *table*, rows of sixteen ints. Five rows hold something for each seat: hands, what was shown, discards,
cards changed, and who chooses for the seat. Then come what stays fixed while cards are played (``tricks``), the state
of the hand, four rows of stock, and one row for each card on the way down, the frames of ``tricks``. So a hand that
has not been played can be copied by its first rows alone.

What the house wants stands in a row of its own, ``house``. What is legal, who is next, who wins and who pays is asked
of the kernels that the referee runs; the order of things follows ``bourre.stay``.
"""

from __future__ import annotations

from typing import Final

import numpy as np

from ..bourre import House
from ..bourre.declare import in_unasked, shuffled_back
from ..bourre.play import next_active
from .chance import below
from .lean import lean
from .tricks import ACTIVE, BRIDGE, CINCH, DEALER, LEFT, MAJORITY, MOVER, MUST, PACKED, SEATS, TURNED, Ints

WIDE: Final = 16
HANDS: Final = 0
SHOWS: Final = 1
DISCARDS: Final = 2
DRAWN: Final = 3
"""Cards each seat has changed; −1 before it has."""
MINDS: Final = 4
"""Who chooses for each seat; see ``bourre_minds``."""
FIXED: Final = 5
STATE: Final = 6
STOCK: Final = 7
FRAMES: Final = 11
COPIED: Final = 12
"""Rows that make up a hand before the next card is played."""
ROWS: Final = 56

# Places in the row STATE.
PHASE: Final = 0
PASSED: Final = 1
POT: Final = 2
FOLDED: Final = 3
NEXT: Final = 4
"""Place in the stock of the next card."""
END: Final = 5
SPOKEN: Final = 6
"""Closed fist: seats that have decided; ``FISTS`` those that stay."""
FISTS: Final = 7
WRITTEN: Final = 8
"""Lines written into the log; −1 when none is kept."""
PLAN: Final = 10
"""What a seat with a plan will lay away; −1 when it will pass."""
ORDERED: Final = 9
"""Whether the stock has an order already; otherwise each card drawn is any of those left."""

LINES: Final = 256
"""Room in the log for everything that can happen in one hand."""

DECLARE, DRAW, PLAY, OVER = range(4)

# Places in ``house``.
SIZE: Final = 0
MOST: Final = 1
FIRST: Final = 2
HOLDS: Final = 3
CLOSED: Final = 4
AFTER: Final = 5
SECOND: Final = 6
BLOCKS: Final = 7
LIMIT: Final = 8
AWARD_LIMIT: Final = 9
ANTE: Final = 10
DEALER_PAYS: Final = 11
IF_BOURRE: Final = 12
IF_TIED: Final = 13

# What a line of the log says of a seat.
PASSES, STAYS, DRAWS, PLAYS, GIVEN, RESTOCKS, DEALT = range(7)


def house_row(house: House) -> Ints:
    """What the house wants, as compiled play takes it. Chips are whole; yes is 1."""
    row = (
        *(house.hand_size, house.max_discards, house.folded_first, house.ace_holds_dealer),
        *(house.closed_fist, house.draw_after_all, house.second_ante, house.bourre_blocks_award),
        *(house.limit, house.limit if house.limit_on_award else 0),
        *(house.ante, house.dealer_antes, house.exempt_bourre, house.exempt_tied),
    )
    return np.array(row, np.int64)


def empty_table(house: House) -> Ints:
    """A table at which nothing has been dealt yet."""
    table = np.zeros((ROWS, WIDE), np.int64)
    fixed = table[FIXED]
    fixed[SEATS], fixed[MUST], fixed[CINCH] = house.seats, house.losing_trump_must, house.cinch
    fixed[MAJORITY], fixed[BRIDGE] = house.majority, 0
    table[STATE, WRITTEN] = -1
    return table


@lean
def write(table: Ints, log: Ints, seat: int, what: int, cards: int) -> None:
    """One more line of the log: cards, what happened, seat, in one int."""
    line = table[STATE, WRITTEN]
    if line >= 0:
        log[line] = cards << 6 | what << 3 | seat
        table[STATE, WRITTEN] = line + 1


@lean
def speak(table: Ints, house: Ints, seat: int, stays: bool, log: Ints) -> None:
    """*seat*, which is asked, passes or plays; then the hand moves on to whoever is asked next (B-DECLARE)."""
    state, fixed = table[STATE], table[FIXED]
    write(table, log, seat, STAYS if stays else PASSES, 0)
    if house[CLOSED]:
        state[SPOKEN] |= 1 << seat
        if stays:
            state[FISTS] |= 1 << seat
        undecided = ((1 << fixed[SEATS]) - 1) & ~state[SPOKEN]
        if undecided:
            table[FRAMES, MOVER] = next_active(seat, undecided, fixed[SEATS])
            return
        for other in range(fixed[SEATS]):
            word(table, house, other, state[FISTS] >> other & 1 == 1)
        begin(table, house)
        return
    word(table, house, seat, stays)
    if stays and not house[AFTER]:
        state[PHASE] = DRAW
    else:
        go_round(table, house)


@lean
def word(table: Ints, house: Ints, seat: int, stays: bool) -> None:
    """What a seat's word changes: who is in, the second ante, where the cards are (B-ANTE-3, B-DECLARE-1)."""
    state, fixed = table[STATE], table[FIXED]
    if stays:
        fixed[ACTIVE] |= 1 << seat
        state[POT] += house[SECOND]
    else:
        state[PASSED] |= 1 << seat
        state[FOLDED] |= table[HANDS, seat] & ~fixed[TURNED]
        table[HANDS, seat] = 0


@lean
def go_round(table: Ints, house: Ints) -> None:
    """The next seat is asked for its word; when all have spoken, the hand goes on (B-DECLARE-1 and 3)."""
    state, fixed = table[STATE], table[FIXED]
    silent = ((1 << fixed[SEATS]) - 1) & ~(fixed[ACTIVE] | state[PASSED])
    if in_unasked(state[PASSED], fixed[DEALER], fixed[SEATS]):
        word(table, house, fixed[DEALER], True)
    elif silent:
        state[PHASE] = DECLARE
        table[FRAMES, MOVER] = next_active(fixed[DEALER], silent, fixed[SEATS])
        return
    begin(table, house)


@lean
def begin(table: Ints, house: Ints) -> None:
    """All have spoken: the next draw, the first lead, or the end when not two seats are in (B-DECLARE-4 and 5)."""
    state, fixed, frame = table[STATE], table[FIXED], table[FRAMES]
    active = fixed[ACTIVE]
    if active & (active - 1) == 0:
        state[PHASE] = OVER
        if active:
            frame[PACKED] = house[SIZE] << 4 * (active.bit_length() - 1)
        return
    waiting = 0
    for seat in range(fixed[SEATS]):
        if active >> seat & 1 and table[DRAWN, seat] < 0:
            waiting |= 1 << seat
    if waiting:
        state[PHASE] = DRAW
        frame[MOVER] = next_active(fixed[DEALER], waiting, fixed[SEATS])
    else:
        state[PHASE] = PLAY
        frame[MOVER] = next_active(fixed[DEALER], active, fixed[SEATS])
        frame[LEFT] = active.bit_count()


@lean
def change(table: Ints, house: Ints, seat: int, away: int, dice: Ints, log: Ints) -> None:
    """*seat*, which is asked, lays the cards *away* and is served from the stock (B-DRAW)."""
    write(table, log, seat, DRAWS, away)
    table[HANDS, seat] &= ~away
    table[DRAWN, seat] = away.bit_count()
    table[DISCARDS, seat] = away
    for _ in range(away.bit_count()):
        if table[STATE, NEXT] == table[STATE, END]:
            restock(table, house, seat, dice, log)
        card = top_card(table, dice)
        table[HANDS, seat] |= card
        write(table, log, seat, GIVEN, card)
    if house[AFTER]:
        begin(table, house)
    else:
        go_round(table, house)


@lean
def top_card(table: Ints, dice: Ints) -> int:
    """The next card of the stock, as a mask."""
    state = table[STATE]
    place = state[NEXT]
    state[NEXT] = place + 1
    card = table[STOCK + (place >> 4), place & 15]
    if not state[ORDERED]:
        other = place + below(state[END] - place, dice)
        taken = table[STOCK + (other >> 4), other & 15]
        table[STOCK + (other >> 4), other & 15] = card
        table[STOCK + (place >> 4), place & 15] = taken
        card = taken
    return int(card)


@lean
def restock(table: Ints, house: Ints, serving: int, dice: Ints, log: Ints) -> None:
    """The stock is made again of what was laid away, in the order of chance (B-DRAW-3)."""
    state, fixed = table[STATE], table[FIXED]
    laid_away = 0
    for seat in range(fixed[SEATS]):
        if seat != serving:
            laid_away |= table[DISCARDS, seat]
    pool = shuffled_back(state[FOLDED], laid_away, fixed[TURNED], house[FIRST])
    state[FOLDED] &= ~pool
    for seat in range(fixed[SEATS]):
        table[DISCARDS, seat] &= ~pool
    lay_out(table, pool, dice)
    for place in range(state[END]):
        write(table, log, serving, RESTOCKS, table[STOCK + (place >> 4), place & 15])


@lean
def lay_out(table: Ints, cards: int, dice: Ints) -> None:
    """*cards*, shuffled, are the stock."""
    state = table[STATE]
    state[ORDERED] = 1
    state[NEXT] = 0
    place = 0
    while cards:
        card = cards & -cards
        cards ^= card
        other = below(place + 1, dice)
        table[STOCK + (place >> 4), place & 15] = table[STOCK + (other >> 4), other & 15]
        table[STOCK + (other >> 4), other & 15] = card
        place += 1
    state[END] = place
