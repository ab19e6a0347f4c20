"""A small game of Bouillotte whose strategies can be judged exactly: two seats left, few chips, every chip a bet.

Three sit at the table and each antes 1; there are no blind bets and no premiums. The dealer has folded, so that his
cards lie unseen. The others know of their cards only which of a few kinds of strength they have.
"""

from __future__ import annotations

from itertools import combinations
from typing import Final, NamedTuple

import numpy as np

from .. import bouillotte
from ..bouillotte import Hand, House
from ..bouillotte.showdown import pot_winner
from . import rehearsal as row
from .classes import class_numbers, standing_for
from .compile import compiled
from .counting import Ints
from .strength import Scale, scale, strengths
from .teacher import Lessons

KINDS: Final = 12
_STEPS_IN_A_KIND: Final = 2
INSIDE: Final = 0b110


class Pairs(NamedTuple):
    """All deals, by the kind of the first to speak and that of the other."""

    deals: Ints
    wins: Ints
    """Of these, how many the first to speak wins at a showdown."""


def house(cave: int) -> House:
    """The house of the duel, with *cave* chips before the antes; all choices are played up to a cave of 6."""
    rules = {"cave": cave, "carre": False, "ante_by": "each", "premium_carre": 0, "premium_simple": 0}
    return bouillotte.house("three-hands", 3, rules)


def opening(rules: House, deck: str = "") -> Hand:
    """The hand at which the duel begins, as the referee has it, from *deck*; p3 is to speak, then p2."""
    hand = bouillotte.deal(deck, 0, rules)
    return hand._replace(bets=hand.bets._replace(inside=INSIDE, waiting=hand.bets.waiting & INSIDE))


def opening_row(hand: Hand) -> Ints:
    """The same as the row of a rehearsal."""
    found = np.zeros(row.ROW, np.int64)
    for seat in range(3):
        found[row.PUT + seat], found[row.CHIPS + seat] = hand.bets.put[seat], hand.bets.chips[seat]
    found[row.INSIDE], found[row.WAITING], found[row.PHASE] = hand.bets.inside, hand.bets.waiting, hand.phase
    assert hand.to_act is not None
    found[row.TO_ACT], found[row.LAST_CARRE], found[row.TRAIL] = hand.to_act, -1, 1
    return found


def kinds(known: Scale) -> list[list[int]]:
    """The kind of every class of hand, 0 to 11, in the columns of its chances."""
    return [[strength // _STEPS_IN_A_KIND for strength in each] for each in strengths(known)]


def duel(cave: int, seed: int) -> tuple[Lessons, Pairs]:
    """Lessons in the duel, and all its deals."""
    rules = house(cave)
    known = scale(3)
    by_class = kinds(known)
    return Lessons(rules, seed, known, by_class, opening_row(opening(rules))), pairs(rules, by_class)


def pairs(rules: House, by_class: list[list[int]]) -> Pairs:
    """Every deal of the three hands counted; the retourné is a spade, for the names of the suits do not matter."""
    deals, wins = np.zeros((KINDS, KINDS), np.int64), np.zeros((KINDS, KINDS), np.int64)
    numbers = class_numbers(3)
    for up in rules.deck[:4]:
        rest = [card for card in rules.deck if card != up]
        hands = np.array([sum(1 << card for card in cards) for cards in combinations(rest, 3)], np.int64)
        known = np.array([by_class[numbers[standing_for(int(hand), 1 << up)]][:2] for hand in hands], np.int64)
        count_pairs(1 << up, rules.judging, hands, known, deals, wins)
    return Pairs(deals, wins)


@compiled
def count_pairs(up: int, rules: int, hands: Ints, known: Ints, deals: Ints, wins: Ints) -> None:
    """Add every deal with that retourné; *known* holds the kind of each hand as first and as second to speak."""
    number = hands.shape[0]
    for i in range(number):
        for j in range(number):
            if hands[i] & hands[j]:
                continue
            first, second = known[i, 0], known[j, 1]
            for k in range(number):
                if not hands[k] & (hands[i] | hands[j]):
                    deals[first, second] += 1
                    # The dealer's place is the last; the other two are in.
                    if pot_winner(3, up, -1, rules, hands[i], hands[j], hands[k], 0, 0) & 7 == 0:
                        wins[first, second] += 1
