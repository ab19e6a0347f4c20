"""The referee asked about every line there is: no bound, no memory, no equal cards. What the searches are held to."""

import random
from collections.abc import Iterator

from brelan import bourre
from brelan.bourre.state import PLAY

PROFILES = ("pagat", "wikipedia", "four-card", "cardrulesplus", "closed-fist")


def endings(number: int, seed: int, most_lines: int = 400) -> Iterator[bourre.Hand]:
    """Random moments of random hands, 2–8 seats, any house, also within a trick, with at most so many lines left."""
    dice = random.Random(seed)
    while number:
        profile = dice.choice(PROFILES)
        seats = 5 if profile == "cardrulesplus" else dice.randint(2, 7)
        house = bourre.house(profile, seats=seats)
        deck = dice.sample(range(52), 52)
        hand = bourre.deal(deck, dice.randrange(seats), house)
        found = []
        while not hand.over and hand.to_act is not None:
            if hand.phase == PLAY:
                found.append(hand)
            actions = hand.legal()
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
