"""Law 1 for bots: what a seat has not been shown has no part in what its bot does.

At every decision of hands played by chance the hidden cards are dealt again so that the seat could not tell. A bot that
is given the same chances must do the same in both worlds, and leave its chances in the same state: then its choices
come with the same likelihoods too.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from random import Random
from typing import Any, Final

import pytest

from brelan import bouillotte, bourre
from brelan.bots import Bot, Hint, RandomBot, levels_here, make_bot
from brelan.table import Action, Hand, View

from ..bouillotte.test_laws import again
from ..bourre.laws.worlds import another, course
from ..chance import shuffled, states

Pair = tuple[int, Hand, Hand]
"""A seat that is asked, and two worlds that it cannot tell apart."""

HOUSES: Final[tuple[tuple[str, str, int, Mapping[str, Any]], ...]] = (
    ("bourre", "louisiana", 5, {}),
    ("bourre", "pagat", 3, {}),
    ("bourre", "closed-fist", 4, {}),
    ("bourre", "four-card", 6, {}),
    ("bourre", "louisiana", 5, {"enforcement": "honour", "misplay": "renege"}),
    ("bourre", "pagat", 4, {"enforcement": "honour", "misplay": "retract"}),
    ("bouillotte", "historic", 4, {}),
    ("bouillotte", "mistigri", 4, {"cave": 9}),
    ("bouillotte", "pagat", 5, {}),
    ("bouillotte", "three-hands", 3, {}),
)
LEVELS: Final = ("random", "easy", "steady", "strong")
CASES: Final = [
    (level, *house) for level in LEVELS for house in HOUSES if level == "random" or level in levels_here(house[0])
]


def pairs(game: str, profile: str, seats: int, rules: Mapping[str, Any], seed: int) -> Iterator[Pair]:
    """Every decision of one hand, with another world beside it where there is one."""
    random = Random(f"{profile} {seed}")
    if game == "bouillotte":
        yield from _of_bouillotte(bouillotte.house(profile, seats, rules), random)
    else:
        yield from _of_bourre(bourre.house(profile, seats, rules), random)


def _of_bourre(house: bourre.House, random: Random) -> Iterator[Pair]:
    dealer, deck = random.randrange(house.seats), shuffled(random)
    fresh = course(house, dealer, deck, ())
    assert fresh is not None
    actions = [action for _, action in states(fresh.states[0], random) if action is not None]
    for done in range(len(actions)):
        world = course(house, dealer, deck, actions[:done])
        assert world is not None
        # With a closed fist all who have not decided are asked at once.
        for seat in range(house.seats):
            if world.states[-1].view(seat).options:
                other = another(world, house, dealer, seat, random)
                if other is not None and other.deck != world.deck:
                    yield seat, world.states[-1], other.states[-1]


def _of_bouillotte(house: bouillotte.House, random: Random) -> Iterator[Pair]:
    hand = bouillotte.deal(random.sample(house.deck, len(house.deck)), random.randrange(house.seats), house)
    asked = []
    state = hand
    while state.to_act is not None:
        action, low, high = random.choice(state.options())
        asked.append(action if low > high else action._replace(amount=random.randint(low, high)))
        state = state.apply(asked[-1])
    for done, action in enumerate(asked):
        seat = action.seat
        state = _after(hand, asked[:done])
        seen = state.view(seat).own | state.view(seat).retourne
        yield seat, state, _after(again(hand, seen, random.getrandbits(32)), asked[:done])


def _after(hand: bouillotte.Hand, actions: list[Action]) -> bouillotte.Hand:
    for action in actions:
        hand = hand.apply(action)
    return hand


def chosen(bot: Bot, view: View, seed: str) -> tuple[Action, object]:
    """What *bot* does with the chances of *seed*, and the state it leaves them in."""
    bot.random.seed(seed)
    return bot.choose(view), bot.random.getstate()


@pytest.mark.parametrize(("level", "game", "profile", "seats", "rules"), CASES)
def test_a_bot_does_the_same_in_worlds_that_its_seat_cannot_tell_apart(
    level: str, game: str, profile: str, seats: int, rules: Mapping[str, Any]
) -> None:
    # Two bots, so that one cannot remember what the other was shown; and one that is asked in both worlds.
    here, there = (make_bot(game, level, slips=0.5) for _ in range(2))
    decisions = 0
    for hand in range(1 if level == "strong" else 6):
        for place, (seat, one, other) in enumerate(pairs(game, profile, seats, rules, hand)):
            seed = f"{hand} {place}"
            first = chosen(here, one.view(seat), seed)
            assert first == chosen(there, other.view(seat), seed)
            assert first == chosen(here, other.view(seat), seed)
            decisions += 1
    assert decisions > 3


def test_a_bot_that_peeps_is_found_out() -> None:
    """The test above can fail: somebody who looks at the next seat's cards does not do the same in both worlds."""

    class Peeper(RandomBot):
        """Draws lots by somebody else's cards."""

        neighbour = 0

        def hint(self, view: View) -> Hint:
            self.random.seed(f"{self.neighbour}")
            return super().hint(view)

    bot, differ = Peeper(), 0
    for seat, one, other in pairs("bourre", "louisiana", 5, {}, 1):
        answers = []
        for hand in (one, other):
            assert isinstance(hand, bourre.Hand)
            bot.neighbour = hand.hands[(seat + 1) % 5]
            answers.append(chosen(bot, hand.view(seat), "peep"))
        differ += answers[0] != answers[1]
    assert differ
