"""Whole hands of Bourré played by chance, compiled; one can be read back and held against the referee."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

import numpy as np

from ..bourre import House
from ..cards import Card, Cards, bits_of, suit_mask
from ..table import CARD, CHANCE, Action
from .bourre_course import EMPTY, EXEMPT, LEFT_OVER, PARTS, WINNER, finish, settle
from .bourre_hand import (
    ANTE,
    COPIED,
    DEALT,
    DECLARE,
    DISCARDS,
    DRAWN,
    DRAWS,
    END,
    FISTS,
    FIXED,
    FOLDED,
    FRAMES,
    GIVEN,
    HANDS,
    LINES,
    MINDS,
    NEXT,
    ORDERED,
    PASSED,
    PASSES,
    PHASE,
    PLAYS,
    POT,
    RESTOCKS,
    SHOWS,
    SIZE,
    SPOKEN,
    STATE,
    STAYS,
    STOCK,
    WIDE,
    WRITTEN,
    empty_table,
    house_row,
    write,
)  # fmt: skip
from .bourre_minds import CHANCE as BY_CHANCE
from .bourre_minds import usual_ways
from .chance import below, dice_from
from .lean import lean
from .tricks import ACTIVE, DEALER, GONE, LED, MOVER, PACKED, SEATS, TRUMP, TURNED, Ints

VERBS: Final = {PASSES: "pass", STAYS: "play", DRAWS: "draw", PLAYS: CARD}


class Played(NamedTuple):
    """A hand that was played: all that it takes to play it again, and how it was settled."""

    dealer: int
    deck: tuple[Card, ...]
    """Top card first, as ``bourre.deal`` takes it."""
    actions: tuple[Action, ...]
    """Restocks among them."""
    chips: tuple[int, ...]
    """Won or paid by each seat, the second ante not counted."""
    winner: Cards
    """The seat that collects, as a set; the seats without a trick; those that need not ante."""
    bourre: Cards
    exempt: Cards
    left_over: int
    """What is in the pot before the next antes."""


class RandomHands:
    """Hands in one *house*, everybody choosing by *mind* (``bourre_minds``); the same ones for the same *seed*.

    Each hand is played for one ante of every seat, by a dealer drawn by lot.
    """

    def __init__(self, house: House, seed: int, mind: int = BY_CHANCE) -> None:
        self.table, self.house, self.ways, self.dice = (
            empty_table(house),
            house_row(house),
            usual_ways(),
            dice_from(seed),
        )
        self.log, self.out = np.zeros(LINES, np.int64), np.zeros(PARTS, np.int64)
        self.table[MINDS] = mind
        self.table[STATE, ORDERED] = 1  # there is no deck yet
        self.size, self.seats = house.hand_size, house.seats

    def play(self, number: int) -> int:
        """Play so many; how many tricks were taken in them."""
        self.table[STATE, WRITTEN] = -1
        return int(random_hands(number, self.table, self.house, self.ways, self.dice, self.log, self.out))

    def play_dealt(self, number: int) -> int:
        """Play so many from one and the same deal; how many tricks were taken in them."""
        self.table[STATE, WRITTEN] = -1
        work = self.table.copy()
        new_deck(work)
        deal(work, self.house, 0, self.seats * int(self.house[ANTE]), self.dice)
        return int(dealt_hands(number, work, self.table, self.house, self.ways, self.dice, self.log, self.out))

    def one(self) -> Played:
        """Play one and read it back."""
        self.table[STATE, WRITTEN] = 0
        random_hands(1, self.table, self.house, self.ways, self.dice, self.log, self.out)
        lines = [int(line) for line in self.log[: self.table[STATE, WRITTEN]]]
        out = [int(part) for part in self.out]
        return Played(
            int(self.table[FIXED, DEALER]),
            tuple(self._deck(lines)),
            tuple(_actions(lines)),
            tuple(out[: self.seats]),
            *(out[WINNER], out[EMPTY], out[EXEMPT], out[LEFT_OVER]),
        )

    def _deck(self, lines: list[int]) -> Iterator[Card]:
        """The cards as they were dealt, one at a time; then the stock, first those drawn before any restock."""
        dealer, hands = int(self.table[FIXED, DEALER]), [line >> 6 for line in lines[: self.seats]]
        turned = int(self.table[FIXED, TURNED])
        cards = [sorted(bits_of(hand), key=lambda bit: bit == turned) for hand in hands]
        top = [
            cards[(dealer + step) % self.seats][turn] for turn in range(self.size) for step in range(1, self.seats + 1)
        ]
        for line in lines[self.seats :]:
            if line >> 3 & 7 == RESTOCKS:
                break
            if line >> 3 & 7 == GIVEN:
                top.append(line >> 6)
        top += bits_of((1 << 52) - 1 & ~sum(top))
        for bit in top:
            yield bit.bit_length() - 1


def _actions(lines: list[int]) -> Iterator[Action]:
    """What the log says was done; a restock comes after the draw that asked for it."""
    order: list[Card] = []
    for line in lines:
        what = line >> 3 & 7
        if what == RESTOCKS:
            order.append((line >> 6).bit_length() - 1)
            continue
        if order:
            yield Action(CHANCE, "restock", order=tuple(order))
            order = []
        if what in VERBS:
            yield Action(line & 7, VERBS[what], line >> 6)


@lean
def deal(table: Ints, house: Ints, dealer: int, pot: int, dice: Ints) -> None:
    """Deal a new hand with *pot* chips in it; the stock rows hold the deck in any order."""
    state, fixed, frame = table[STATE], table[FIXED], table[FRAMES]
    seats = fixed[SEATS]
    card = 0
    place = 0
    for step in range(1, seats + 1):
        seat = (dealer + step) % seats
        hand = 0
        for _ in range(house[SIZE]):
            other = place + below(52 - place, dice)
            card = table[STOCK + (other >> 4), other & 15]
            table[STOCK + (other >> 4), other & 15] = table[STOCK + (place >> 4), place & 15]
            table[STOCK + (place >> 4), place & 15] = card
            hand |= card
            place += 1
        table[HANDS, seat] = hand
        table[SHOWS, seat] = 0
        table[DISCARDS, seat] = 0
        table[DRAWN, seat] = -1
    fixed[DEALER], fixed[TURNED], fixed[TRUMP], fixed[ACTIVE] = dealer, card, suit_mask(card), 0
    state[PHASE], state[PASSED], state[POT], state[FOLDED] = DECLARE, 0, pot, 0
    state[NEXT], state[END], state[ORDERED], state[SPOKEN], state[FISTS] = place, 52, 0, 0, 0
    frame[MOVER], frame[GONE], frame[PACKED], frame[LED] = (dealer + 1) % seats, 0, 0, 0


@lean
def new_deck(table: Ints) -> None:
    """All 52 cards in the rows of the stock."""
    for place in range(52):
        table[STOCK + (place >> 4), place & 15] = 1 << place


@lean
def random_hands(number: int, table: Ints, house: Ints, ways: Ints, dice: Ints, log: Ints, out: Ints) -> int:
    """Play so many hands of one ante each from the deal to the settlement; how many tricks were taken in them.

    *out* holds the settlement of the last.
    """
    tricks = 0
    seats = table[FIXED, SEATS]
    keeps_log = table[STATE, WRITTEN] >= 0
    for _ in range(number):
        if table[STATE, ORDERED]:
            new_deck(table)
        if keeps_log:
            table[STATE, WRITTEN] = 0
        deal(table, house, below(seats, dice), seats * house[ANTE], dice)
        if keeps_log:
            for seat in range(seats):
                write(table, log, seat, DEALT, table[HANDS, seat])
        packed = finish(table, house, ways, dice, log)
        settle(table, house, packed, out)
        for seat in range(seats):
            tricks += packed >> 4 * seat & 15
    return tricks


@lean
def dealt_hands(
    number: int, start: Ints, table: Ints, house: Ints, ways: Ints, dice: Ints, log: Ints, out: Ints
) -> int:
    """Play so many hands from copies of *start*; how many tricks were taken in them."""
    tricks = 0
    for _ in range(number):
        for row in range(COPIED):
            for place in range(WIDE):
                table[row, place] = start[row, place]
        packed = finish(table, house, ways, dice, log)
        settle(table, house, packed, out)
        for seat in range(table[FIXED, SEATS]):
            tricks += packed >> 4 * seat & 15
    return tricks
