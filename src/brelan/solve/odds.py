"""The exact chance of a hand of Bouillotte to win the showdown (L-HANDS, L-POINT), counted and not sampled.

Seats are counted among those who are in, from the dealer's right: only their order matters, and only when suits tie.
"""

from __future__ import annotations

from fractions import Fraction
from functools import cache
from math import comb, perm
from typing import NamedTuple

import numpy as np

from ..bouillotte.showdown import BRELANS, LOW_TEN, suit_points
from ..cards import Cards, count, write_mask
from .classes import DECKS as DECKS
from .classes import Class as Class
from .classes import classes as classes
from .counting import MOST_STATES, Ints, hand_wins


class Odds(NamedTuple):
    """The chance of a hand at each place among those who are in, from the dealer's right on."""

    by: int
    """How it wins when it wins: ``showdown.BY_CARRE``, ``BY_BRELAN`` or ``BY_POINT``."""
    wins: tuple[int, ...]
    """Deals won, by place."""
    deals: int
    """All deals of the cards that are not seen."""

    def chance(self, place: int | None = None, by: int | None = None) -> Fraction:
        """The chance to win at *place*, or at a place drawn by lot; with *by*, to win in that way."""
        if by is not None and by != self.by:
            return Fraction(0)
        if place is None:
            return Fraction(sum(self.wins), self.deals * len(self.wins))
        return Fraction(self.wins[place], self.deals)


def odds(hand: Cards, up: Cards, folded: int = 0, seats: int = 4, rules: int = BRELANS) -> Odds:
    """The odds of *hand* with *up* turned up, when *folded* of the others have folded; their cards still lie open.

    *rules* are bits of ``showdown``: ``BRELANS`` and ``LOW_TEN``. ValueError for cards that are not three and one of
    the deck, for a number of seats without a deck, and for other rules.
    """
    deck = DECKS.get(seats, 0)
    if count(hand) != 3 or count(up) != 1 or hand & up or (hand | up) & ~deck:
        given = f"{write_mask(hand) or '-'} with {write_mask(up) or '-'} up, {seats} seats"
        raise ValueError(f"not three cards and another one of the deck: {given}")
    others = seats - 1 - folded
    if not 0 < others < seats or rules & ~(BRELANS | LOW_TEN):
        raise ValueError(f"nobody to beat, or rules whose odds are not counted here: {folded} folded, rules {rules}")
    counter = _Counter(seats, folded, rules)
    return counter.count(hand, up)


def table(folded: int = 0, seats: int = 4, rules: int = BRELANS) -> list[tuple[Class, Odds]]:
    """The odds of every class of hand and retourné."""
    counter = _Counter(seats, folded, rules)
    return [(each, counter.count(each.hand, each.up)) for each in classes(seats)]


class _Counter:
    """What all counts of one table share: points of every suit, weights of ties, room to work in."""

    def __init__(self, seats: int, folded: int, rules: int) -> None:
        self.deck, self.others, self.folded, self.rules = DECKS[seats], seats - 1 - folded, folded, rules
        self.points = _points(rules & LOW_TEN)
        self.weights = _weights(self.others, folded)
        unseen = count(self.deck) - 4
        self.deals = np.array(
            [
                perm(self.others, found) * _deals(unseen - 3 * found, self.others + folded - found)
                for found in range(self.others + 1)
            ],
            np.int64,
        )
        self.rooms = (
            np.zeros((4, MOST_STATES, 5), np.int64),
            np.zeros((MOST_STATES, 5), np.int64),
            np.zeros(50, np.int64),
        )

    def count(self, hand: Cards, up: Cards) -> Odds:
        wins = np.zeros(self.others + 1, np.int64)
        known = (self.points, self.weights, self.deals, *self.rooms)
        rank = hand_wins(hand, up, self.deck, self.others, self.folded, self.rules, *known, wins)
        behind = wins.tolist()
        return Odds(int(rank) >> 13, tuple(behind[::-1]), int(self.deals[0]))


@cache
def _points(rules: int) -> Ints:
    """Points of every set of cards of one suit, as the kernel counts them."""
    return np.array([suit_points(cards, 0, rules) for cards in range(1 << 13)], np.int64)


@cache
def _weights(others: int, folded: int) -> Ints:
    """Deals of a set of cards in which given cards sit behind us: by brelans found, of these with such a card, free
    cards that must sit behind, and contenders behind us."""
    weights = np.zeros((others + 1, 5, 5, others + 1), np.int64)
    for found in range(others + 1):
        for bound in range(found + 1):
            for free in range(5):
                for behind in range(others + 1):
                    weights[found, bound, free, behind] = sum(
                        _ways(others, found, bound, free, behind, there) for there in range(bound, found + 1)
                    )
    return weights * _deals(3 * folded, folded)


def _ways(others: int, found: int, bound: int, free: int, behind: int, there: int) -> int:
    """Deals with *there* of the *found* brelans behind us, the *bound* ones among them, and *free* given cards too."""
    if there > behind or found - there > others - behind:
        return 0
    brelans = comb(found - bound, there - bound) * perm(behind, there) * perm(others - behind, found - there)
    cards, room = 3 * (others - found), 3 * (behind - there)
    if free > cards:
        return 0
    return int(brelans * _deals(cards, others - found) * perm(room, free) // perm(cards, free))


def _deals(cards: int, hands: int) -> int:
    """In how many ways *hands* of three can be dealt from *cards*."""
    return perm(cards, 3 * hands) // int(6**hands)
