"""Counting the deals in which a hand of Bouillotte wins the showdown: the compiled part of ``odds``.

Who has the point hangs on which cards lie open and, of those, which are contenders', hardly on who holds which: so
sets of cards are counted, not deals. Suit by suit the unseen cards are marked as a contender's, as folded or as unused,
and the four suits are joined. Only when suits tie for richest does the place of the others count, and then only
whether the top cards of those suits sit behind us; ``weights`` says in how many of the deals they do.

A brelan in another hand undoes the point. Deals with one are taken out by inclusion and exclusion: for every set of
brelans that could lie together, the same count with these cards in contenders' hands.

A suit's share in the tie is written as one number that can be added up: our own suits in bits 0–2, suits topped by a
free card of a contender in bits 3–5, by a card of the *i*-th brelan in the three bits from 6 + 3i on.
"""

from __future__ import annotations

from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from ..bouillotte.showdown import brelan_rank
from ..cards import count, highest
from .compile import compiled

Ints: TypeAlias = NDArray[np.int64]

MOST_STATES = 729
"""A suit has at most six unseen cards, each of them a contender's, folded or unused."""
_SIDE = 7
"""No suit has more cards than six of any kind."""


@compiled
def mark_suit(
    free: int, need: int, own: int, up: int, trips: Ints, found: int, room: int, folds: bool, points: Ints, out: Ints
) -> int:
    """Every way to mark the unseen cards *free* of one suit, into *out*; how many there are.

    All are thirteen bits; *need* are cards of *free* that must be contenders'; *room* is 0 when no others can be. A row
    is: contenders' cards, folded cards, points or −1 when no contender holds the suit, share in a tie, number of ways.
    """
    rows = 0
    choice = free ^ need
    part = choice if room else 0
    while True:
        theirs = part | need
        rest = free ^ theirs
        folded = rest if folds else 0
        while True:
            shown = theirs | folded
            value = -1
            share = 0
            if theirs | own:
                value = points[shown | own | up]
                share = 1
                if theirs > own:
                    share = 8
                    top = highest(theirs)
                    for i in range(found):
                        if trips[i] & top:
                            share = 64 << 3 * i
            rows = add_row(out, rows, count(theirs), count(folded), value, share, folds or found == 0)
            if folded == 0:
                break
            folded = (folded - 1) & rest
        if part == 0:
            return rows
        part = (part - 1) & choice


@compiled
def add_row(out: Ints, rows: int, held: int, folded: int, value: int, share: int, merge: bool) -> int:
    """One more row, or one more way for a row that is there; the number of rows."""
    if merge:
        for i in range(rows):
            row = out[i]
            if row[0] == held and row[1] == folded and row[2] == value and row[3] == share:
                row[4] += 1
                return rows
    out[rows, 0] = held
    out[rows, 1] = folded
    out[rows, 2] = value
    out[rows, 3] = share
    out[rows, 4] = 1
    return rows + 1


@compiled
def sort_rows(rows: Ints, number: int, start: Ints, out: Ints) -> None:
    """*rows* ordered by how many cards they take: those with *h* and *f* begin in *out* at ``start[h * 7 + f]``."""
    start[:] = 0
    for i in range(number):
        start[rows[i, 0] * _SIDE + rows[i, 1] + 1] += 1
    for i in range(_SIDE * _SIDE):
        start[i + 1] += start[i]
    for i in range(number):
        at = rows[i, 0] * _SIDE + rows[i, 1]
        out[start[at]] = rows[i]
        start[at] += 1
    for i in range(_SIDE * _SIDE, 0, -1):
        start[i] = start[i - 1]
    start[0] = 0


@compiled
def mark_deck(
    hand: int,
    up: int,
    unseen: int,
    trips: Ints,
    found: int,
    room: int,
    folds: bool,
    points: Ints,
    work: Ints,
    number: Ints,
) -> None:
    """Every way to mark each of the four suits, the first *found* of *trips* in contenders' hands."""
    need = 0
    for i in range(found):
        need |= trips[i]
    part = np.zeros(5, np.int64)
    for suit in range(4):
        by = 13 * suit
        for i in range(found):
            part[i] = trips[i] >> by & 0x1FFF
        free, bound = unseen >> by & 0x1FFF, need >> by & 0x1FFF
        own, turned = hand >> by & 0x1FFF, up >> by & 0x1FFF
        number[suit] = mark_suit(free, bound, own, turned, part, found, room, folds, points, work[suit])


@compiled
def point_deals(
    others: int, folded: int, found: int, number: Ints, work: Ints, last: Ints, start: Ints, sign: int, weights: Ints,
    wins: Ints,
) -> None:  # fmt: skip
    """Add to *wins*, for each number of contenders behind us, *sign* × the deals in which we have the point.

    *work* holds the ways to mark each suit; *found* brelans are bound in it.
    """
    sort_rows(work[3], number[3], start, last)
    table = weights[found]
    plain = 0
    for a in range(number[0]):
        row0 = work[0, a]
        for b in range(number[1]):
            row1 = work[1, b]
            held1 = 3 * others - row0[0] - row1[0]
            folds1 = 3 * folded - row0[1] - row1[1]
            if held1 < 0 or folds1 < 0:
                continue
            best1, share1 = richer(row0[2], row0[3], row1[2], row1[3])
            ways1 = row0[4] * row1[4]
            for c in range(number[2]):
                row2 = work[2, c]
                held2 = held1 - row2[0]
                folds2 = folds1 - row2[1]
                if held2 < 0 or folds2 < 0 or held2 >= _SIDE or folds2 >= _SIDE:
                    continue
                best2, share2 = richer(best1, share1, row2[2], row2[3])
                ways2 = ways1 * row2[4]
                at = held2 * _SIDE + folds2
                for d in range(start[at], start[at + 1]):
                    value = last[d, 2]
                    share = share2
                    if value > best2:
                        share = last[d, 3]
                    elif value == best2:
                        share += last[d, 3]
                    if share & 7:
                        ways = ways2 * last[d, 4]
                        if share < 8:
                            plain += ways
                        else:
                            free = share >> 3 & 7
                            bound = 0
                            for i in range(found):
                                if share >> 6 + 3 * i & 7:
                                    bound += 1
                            for behind in range(others + 1):
                                wins[behind] += sign * ways * table[bound, free, behind]
    for behind in range(others + 1):
        wins[behind] += sign * plain * table[0, 0, behind]


@compiled
def richer(one: int, share: int, other: int, other_share: int) -> tuple[int, int]:
    """The points of the richer of two suits and its share; both shares when they tie."""
    if other > one:
        return other, other_share
    if other == one:
        return one, share + other_share
    return one, share


@compiled
def brelans_above(unseen: int, up: int, rank: int, rules: int, out: Ints) -> int:
    """Every brelan that *unseen* can make and that beats *rank*, one after the other by rank; how many."""
    number = 0
    for r in range(13):
        column = unseen & (1 | 1 << 13 | 1 << 26 | 1 << 39) << r
        if count(column) >= 3:
            for suit in range(4):
                trip = column & ~(1 << 13 * suit + r)
                # Of four cards each may be the one left out; of three only the one that is not there.
                if count(trip) == 3 and brelan_rank(trip, up, rules) > rank:
                    out[number] = trip
                    number += 1
    return number


@compiled
def hand_wins(
    hand: int, up: int, deck: int, others: int, folded: int, rules: int, points: Ints, weights: Ints, deals: Ints,
    work: Ints, last: Ints, start: Ints, wins: Ints,
) -> int:  # fmt: skip
    """Fill *wins*: deals that *hand* wins, by the number of contenders behind it; by what, as ``brelan_rank`` has it.

    ``deals[found]`` is in how many ways all cards can lie when *found* given brelans are in contenders' hands.
    """
    wins[:] = 0
    unseen = deck & ~(hand | up)
    rank = brelan_rank(hand, up, rules)
    every = np.zeros(32, np.int64)
    number = brelans_above(unseen, up, rank, rules, every)
    chosen = np.zeros(4, np.int64)
    place = np.zeros(5, np.int64)
    number_of = np.zeros(4, np.int64)
    found = 0
    place[0] = -1
    # Every set of brelans that share no card, depth first; the empty one comes first.
    while True:
        sign = 1 - 2 * (found & 1)
        if rank:
            for behind in range(others + 1):
                wins[behind] += sign * deals[found]
        else:
            mark_deck(hand, up, unseen, chosen, found, others - found, folded > 0, points, work, number_of)
            point_deals(others, folded, found, number_of, work, last, start, sign, weights, wins)
        at = place[found] + 1
        while True:
            taken = 0
            for i in range(found):
                taken |= chosen[i]
            while at < number and every[at] & taken:
                at += 1
            if at < number and found < others:
                chosen[found] = every[at]
                found += 1
                place[found] = at
                break
            if found == 0:
                return rank
            at = place[found] + 1
            found -= 1
