"""Compiled hands held against the referee. A program too: ``python -m tests.solve.hands NUMBER``."""

import random
import sys
from collections.abc import Iterator

from brelan import bourre
from brelan.bourre.profile import SWITCHES
from brelan.solve.bourre_minds import CHANCE, HABIT
from brelan.solve.bourre_random import Played, RandomHands

PROFILES = [name for name in bourre.PROFILES if name != "louisiana"]


def any_house(dice: random.Random) -> bourre.House:
    """A house with a switch or several set by chance, 2 to 8 seats."""
    profile = dice.choice([*PROFILES, "louisiana"])
    values = bourre.PROFILES[profile].values
    seats = values["seats"] if isinstance(values["seats"], int) else dice.randint(*values["seats"])
    given = {
        "ante": dice.randint(1, 3),
        "second_ante": dice.choice((0, 0, 2)),
        "max_discards": dice.randint(0, 4),
        "limit": dice.choice(("none", 3, 7)),
        **{name: dice.choice(SWITCHES[name].words) for name in ("ante_by", "exempt_from_ante", "declare", "draw")},
        **{name: dice.choice(SWITCHES[name].words) for name in ("restock", "losing_trump", "limit_covers")},
        **{name: dice.random() < 0.5 for name in ("ace_holds_dealer", "cinch", "bourre_blocks_award")},
    }
    overrides = {name: given[name] for name in dice.sample(list(given), dice.randint(0, 4))}
    return bourre.house(profile, seats, overrides)


def refereed(played: Played, house: bourre.House) -> bourre.Settlement:
    """The same hand through the referee. ``IllegalError`` for anything that is not allowed."""
    pot = house.ante * house.seats
    hand = bourre.deal(played.deck, played.dealer, house, pot)
    for action in played.actions:
        hand = hand.apply(action)
    assert hand.settlement is not None
    return hand.settlement


def differences(number: int, seed: int) -> Iterator[tuple[bourre.House, Played]]:
    """Of so many hands in random houses, ten in each, those that the referee settles otherwise."""
    dice = random.Random(seed)
    for _ in range(number // 10):
        house = any_house(dice)
        hands = RandomHands(house, dice.getrandbits(64), dice.choice((CHANCE, CHANCE, HABIT)))
        for _ in range(10):
            played = hands.one()
            end = refereed(played, house)
            chips = tuple((end.award if seat == end.winner else 0) - end.fines[seat] for seat in range(house.seats))
            winner = 0 if end.winner is None else 1 << end.winner
            left_over = end.pot - sum(chips)
            if (chips, winner, end.bourre, end.exempt, left_over) != played[3:]:
                yield house, played


if __name__ == "__main__":
    print(sys.argv[1], len(list(differences(int(sys.argv[1]), 5))))
