"""Counterfactual regret minimisation by external sampling, over hands of Bouillotte: the compiled part of teaching.

In every hand each learner is walked once: all its own choices are tried, the others' are drawn from what they would do
now. What a choice would have brought more than the usual mix is its regret; the next mix follows the regrets that are
above zero. The mixes of all rounds, later ones weighing more, add up to the strategy. The walk keeps its own stack.
"""

from __future__ import annotations

from typing import Final, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from ..bouillotte.state import BLIND as BLIND_BETS
from ..bouillotte.state import OVER
from .compile import compiled
from .counting import Ints
from .rehearsal import (
    CARRIED,
    CHIPS,
    INSIDE,
    LAST_CARRE,
    PHASE,
    ROW,
    SEATS,
    TO_ACT,
    TRAIL,
    chips_won,
    choices,
    offer,
    say,
    situation_of,
)
from .situation import CHOICES

Floats: TypeAlias = NDArray[np.float64]

DEEPEST: Final = 64
"""No hand has more decisions."""
PLACES: Final = 9
"""Columns of strengths: two places with two in, three with three, four with four."""


class Tables(NamedTuple):
    """What is learnt, by row; a situation is given a row when it is first met."""

    keys: Ints
    """Open addressing: situation + 1, 0 where free."""
    rows: Ints
    """The row of the situation at the same place of ``keys``."""
    regrets: Floats
    mixes: Floats
    """Weighted sums of the mixes played."""
    used: Ints
    """One number: rows given out."""


def empty_tables(rows: int) -> Tables:
    """Tables with room for so many *rows*."""
    slots = 1 << (2 * rows).bit_length()
    return Tables(
        np.zeros(slots, np.int64),
        np.zeros(slots, np.int64),
        np.zeros((rows, CHOICES)),
        np.zeros((rows, CHOICES)),
        np.zeros(1, np.int64),
    )


@compiled
def row_of(key: int, keys: Ints, rows: Ints, used: Ints) -> int:
    """The row of a situation, a new one if it has none yet."""
    last = keys.shape[0] - 1
    at = (key * 0x9E3779B97F4A7C1) >> 17 & last
    while keys[at]:
        if keys[at] == key + 1:
            return int(rows[at])
        at = at + 1 & last
    keys[at] = key + 1
    rows[at] = used[0]
    used[0] += 1
    return int(rows[at])


@compiled
def chance(dice: Ints) -> float:
    """A number from 0 up to 1, by Marsaglia's xorshift; the same on every machine."""
    x = dice[0]
    x ^= x << 13
    x ^= x >> 7 & 0x1FFFFFFFFFFFFFF
    x ^= x << 17
    dice[0] = x
    number: float = (x >> 11 & 0x1FFFFFFFFFFFFF) / 9007199254740992.0
    return number


@compiled
def matched(regrets: Floats, legal: int, out: Floats) -> None:
    """The mix that follows *regrets*: each choice as often as its regret above zero; all alike when none is."""
    total = 0.0
    number = 0
    for choice in range(CHOICES):
        out[choice] = 0.0
        if legal >> choice & 1:
            number += 1
            if regrets[choice] > 0.0:
                out[choice] = regrets[choice]
                total += regrets[choice]
    for choice in range(CHOICES):
        if total > 0.0:
            out[choice] /= total
        elif legal >> choice & 1:
            out[choice] = 1.0 / number


@compiled
def drawn(mix: Floats, dice: Ints) -> int:
    """A choice drawn from *mix*."""
    left = chance(dice)
    last = 0
    for choice in range(CHOICES):
        if mix[choice] > 0.0:
            last = choice
            left -= mix[choice]
            if left < 0.0:
                return choice
    return last


@compiled
def next_choice(legal: int, after: int) -> int:
    """The first legal choice after that one; ``CHOICES`` when there is none."""
    choice = after + 1
    while choice < CHOICES and not legal >> choice & 1:
        choice += 1
    return choice


@compiled
def regretted(legal: int, weight: float, mix: Floats, worth: Floats, regrets: Floats) -> float:
    """What the *mix* was worth, after each choice was charged with what it would have brought more."""
    value = 0.0
    for choice in range(CHOICES):
        value += mix[choice] * worth[choice]
    for choice in range(CHOICES):
        if legal >> choice & 1:
            regrets[choice] += weight * (worth[choice] - value)
    return value


@compiled
def strength_of(hand: Ints, strengths: Ints, seats: int, seat: int) -> int:
    """How strong the cards of *seat* are against those who are in; *strengths* by seat and column."""
    if hand[PHASE] == BLIND_BETS:
        return 0
    number, place = 0, 0
    for other in range(seats):
        if hand[INSIDE] >> other & 1:
            number += 1
            # A higher seat sits nearer to the dealer's right.
            if other > seat:
                place += 1
    return int(strengths[seat, (number - 2) * (number + 1) // 2 + place])


@compiled
def walk(
    start: Ints, house: Ints, cards: Ints, up: int, strengths: Ints, learner: int, weight: float, keys: Ints,
    rows: Ints, regrets: Floats, mixes: Floats, used: Ints, dice: Ints, hands: Ints, amounts: Ints, mix: Floats,
    worth: Floats, noted: Ints,
) -> float:  # fmt: skip
    """Walk one hand for the *learner*; what it is worth to it, in chips.

    *hands*, *amounts*, *mix*, *worth* and *noted* are room for the stack: the hand, its bets, the mix, what each choice
    brought, and the seat, row, legal choices and choice under way.
    """
    hands[0] = start
    at = 0
    while True:
        hand = hands[at]
        if hand[PHASE] != OVER:
            seat = hand[TO_ACT]
            legal = choices(hand, house, amounts[at])
            row = row_of(situation_of(hand, house, strength_of(hand, strengths, house[SEATS], seat)), keys, rows, used)
            matched(regrets[row], legal, mix[at])
            if seat == learner:
                choice = next_choice(legal, -1)
                worth[at] = 0.0
            else:
                for each in range(CHOICES):
                    mixes[row, each] += weight * mix[at, each]
                choice = drawn(mix[at], dice)
            noted[at, 0], noted[at, 1], noted[at, 2], noted[at, 3] = seat, row, legal, choice
            hands[at + 1] = hand
            say(hands[at + 1], house, choice, amounts[at, choice])
            at += 1
            continue
        value = chips_won(hand, house, cards, up, learner)
        going_up = True
        while going_up:
            if at == 0:
                return value
            at -= 1
            if noted[at, 0] != learner:
                continue
            row, legal, choice = noted[at, 1], noted[at, 2], noted[at, 3]
            worth[at, choice] = value
            choice = next_choice(legal, choice)
            if choice < CHOICES:
                noted[at, 3] = choice
                hands[at + 1] = hands[at]
                say(hands[at + 1], house, choice, amounts[at, choice])
                at += 1
                going_up = False
            else:
                value = regretted(legal, weight, mix[at], worth[at], regrets[row])


@compiled
def deal_cards(deck: Ints, dice: Ints, seats: int) -> None:
    """Shuffle as many cards to the front of *deck* as are seen, each hand in falling order."""
    for place in range(3 * seats + 1):
        other = place + int(chance(dice) * (deck.shape[0] - place))
        deck[place], deck[other] = deck[other], deck[place]
    for first in range(0, 3 * seats, 3):
        a, b, c = deck[first], deck[first + 1], deck[first + 2]
        deck[first] = max(a, b, c)
        deck[first + 2] = min(a, b, c)
        deck[first + 1] = a + b + c - deck[first] - deck[first + 2]


@compiled
def draw_caves(hand: Ints, house: Ints, cave: int, dice: Ints) -> None:
    """Caves as they stand in the course of a session, the antes paid: half of the hands as at its beginning."""
    hand[:] = 0
    seats = house[SEATS]
    alike = chance(dice) < 0.3
    for seat in range(seats):
        chips = cave
        if not alike:
            kind = chance(dice)
            if kind < 0.5:
                chips = cave * 7 // 10 + int(chance(dice) * cave * 4 // 10)
            elif kind < 0.75:
                chips = 1 + int(chance(dice) * cave * 7 // 10)
            else:
                chips = cave + int(chance(dice) * cave * 2)
        hand[CHIPS + seat] = chips
    if chance(dice) < 0.15:
        hand[CARRIED] = 1 + int(chance(dice) * 4)
    hand[0] = 1
    hand[CHIPS] -= 1
    hand[INSIDE] = (1 << seats) - 1
    hand[LAST_CARRE] = -1
    hand[TRAIL] = 1


@compiled
def teach(
    house: Ints, cave: int, fixed: Ints, masks: Ints, chart: Ints, first: int, last: int, keys: Ints, rows: Ints,
    regrets: Floats, mixes: Floats, used: Ints, dice: Ints, deck: Ints,
) -> None:  # fmt: skip
    """Rounds *first* to *last* − 1: in each, a deal that every seat is walked through.

    Each hand begins as *fixed*, or with caves by chance around *cave* when nobody is in there. *masks* are the cards of
    the deck; *chart* holds the strengths of three cards and retourné by their numbers in the deck, in columns. *dice*
    and the order of *deck* go on where the rounds before left them.
    """
    seats = house[SEATS]
    size = masks.shape[0]
    start = np.zeros(ROW, np.int64)
    cards = np.zeros(5, np.int64)
    strengths = np.zeros((5, PLACES), np.int64)
    hands = np.zeros((DEEPEST, ROW), np.int64)
    amounts = np.zeros((DEEPEST, CHOICES), np.int64)
    mix, worth = np.zeros((DEEPEST, CHOICES)), np.zeros((DEEPEST, CHOICES))
    noted = np.zeros((DEEPEST, 4), np.int64)
    for number in range(first, last):
        deal_cards(deck, dice, seats)
        turned = deck[3 * seats]
        for place in range(seats):
            a, b, c = deck[3 * place], deck[3 * place + 1], deck[3 * place + 2]
            cards[place] = masks[a] | masks[b] | masks[c]
            strengths[seats - 1 - place] = chart[((a * size + b) * size + c) * size + turned]
        if fixed[INSIDE]:
            start[:] = fixed
        else:
            draw_caves(start, house, cave, dice)
            offer(start, house)
        for learner in range(seats):
            if start[PHASE] == OVER or not start[INSIDE] >> learner & 1:
                continue
            walk(
                start, house, cards, masks[turned], strengths, learner, float(number), keys, rows, regrets, mixes,
                used, dice, hands, amounts, mix, worth, noted,
            )  # fmt: skip
