"""The referee asked about every line there is: no bound, no memory, no equal cards. What the searches are held to."""

import random
from collections.abc import Iterator
from typing import Any

from brelan import bourre
from brelan.bourre.state import PLAY
from brelan.cards import bits_of
from brelan.table import CARD, Action

PROFILES = ("pagat", "wikipedia", "four-card", "cardrulesplus", "closed-fist")
HOUSES: tuple[dict[str, Any], ...] = (
    {},
    {"cinch": False},
    {"losing_trump": "may"},
    {"bourre_blocks_award": True},
    {"limit": 2},
    {"limit": 2, "limit_covers": "fines_and_award"},
    {"losing_trump": "may", "cinch": False, "bourre_blocks_award": True},
    {"enforcement": "honour"},
    {"enforcement": "honour", "misplay": "bourre", "bourre_blocks_award": True},
    {"enforcement": "honour", "misplay": "retract"},
)


def endings(number: int, seed: int, most_lines: int = 400) -> Iterator[bourre.Hand]:
    """Random moments of random hands, 2–8 seats, any house, also within a trick, with at most so many lines left."""
    dice = random.Random(seed)
    while number:
        profile = dice.choice(PROFILES)
        seats = 5 if profile == "cardrulesplus" else dice.randint(2, 7 if profile == "wikipedia" else 8)
        house = bourre.house(profile, seats=seats, overrides=dice.choice(HOUSES))
        deck = dice.sample(range(52), 52)
        hand = bourre.deal(deck, dice.randrange(seats), house)
        found = []
        while not hand.over and hand.to_act is not None:
            actions = hand.legal()
            if hand.phase == PLAY:
                found.append(hand)
                if house.honour and dice.random() < 0.2:
                    # Whatever card comes to hand: many are misplays.
                    actions = [Action(hand.to_act, CARD, bit) for bit in bits_of(hand.hands[hand.to_act])]
            staying = [action for action in actions if action.verb != "pass"]
            # Most stay and change little, so that there is something to play for.
            hand = hand.apply(dice.choice(staying if dice.random() < 0.8 and staying else actions))
        good = [each for each in found if lines(each, most_lines) < most_lines]
        if good:
            number -= 1
            # As early as can be, most of the time.
            yield good[0] if dice.random() < 0.7 else dice.choice(good)


def lines(hand: bourre.Hand, limit: int) -> int:
    """How many lines are left, up to *limit*."""
    if hand.over:
        return 1
    number = 0
    for action in hand.legal():
        number += lines(hand.apply(action), limit - number)
        if number >= limit:
            return limit
    return number


def most_tricks(hand: bourre.Hand, side: int) -> int:
    """The most tricks the seats of *side* get against all others, whatever these do."""
    if hand.over:
        return sum(won for seat, won in enumerate(hand.tricks.won) if side >> seat & 1)
    assert hand.to_act is not None
    values = [most_tricks(hand.apply(action), side) for action in hand.legal()]
    return max(values) if side >> hand.to_act & 1 else min(values)


def best_chips(hand: bourre.Hand) -> tuple[int, ...]:
    """The chips of every seat when each plays for its own, the lowest card where cards are worth the same."""
    if hand.settlement is not None:
        end = hand.settlement
        return tuple((end.award if seat == end.winner else 0) - fine for seat, fine in enumerate(end.fines))
    seat = hand.to_act
    assert seat is not None
    best: tuple[int, ...] = ()
    for action in hand.legal():
        chips = best_chips(hand.apply(action))
        if not best or chips[seat] > best[seat]:
            best = chips
    return best
