"""Every deal there is, judged by the kernel of the showdown: what the odds are checked against."""

import numpy as np

from brelan.bouillotte.showdown import pot_winner
from brelan.cards import Cards, cards_of
from brelan.solve.compile import compiled
from brelan.solve.odds import DECKS


@compiled
def deal_all(hand: int, up: int, rest: np.ndarray, me: int, seats: int, contenders: int, rules: int) -> tuple[int, int]:
    """Deals of *rest* that place *me* wins, and all; the others at the places of *seats* in order get three each."""
    threes = np.zeros((560, 2), np.int64)
    n = len(rest)
    number = 0
    for a in range(n):
        for b in range(a):
            for c in range(b):
                threes[number, 0] = 1 << a | 1 << b | 1 << c
                threes[number, 1] = 1 << rest[a] | 1 << rest[b] | 1 << rest[c]
                number += 1
    wins = deals = 0
    for i in range(number):
        for j in range(number):
            if threes[i, 0] & threes[j, 0]:
                continue
            taken = threes[i, 0] | threes[j, 0]
            for k in range(number if seats == 4 else 1):
                if seats == 4 and threes[k, 0] & taken:
                    continue
                first, second = threes[i, 1], threes[j, 1]
                third = threes[k, 1] if seats == 4 else 0
                if me == 0:
                    said = pot_winner(contenders, up, -1, rules, hand, first, second, third, 0)
                elif me == 1:
                    said = pot_winner(contenders, up, -1, rules, first, hand, second, third, 0)
                elif me == 2:
                    said = pot_winner(contenders, up, -1, rules, first, second, hand, third, 0)
                else:
                    said = pot_winner(contenders, up, -1, rules, first, second, third, hand, 0)
                wins += said & 7 == me
                deals += 1
    return wins, deals


def counted(hand: Cards, up: Cards, me: int, contenders: int, seats: int, rules: int = 1) -> tuple[int, int]:
    """Deals won at place *me* when the places in the mask *contenders* are in, and all deals."""
    rest = np.array(list(cards_of(DECKS[seats] & ~(hand | up))), np.int64)
    wins, deals = deal_all(hand, up, rest, me, seats, contenders, rules)
    return int(wins), int(deals)
