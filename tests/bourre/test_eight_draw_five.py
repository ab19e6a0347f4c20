"""Eight seats, each changing all five cards, over and over: the stock runs out, with both ways of making a new one."""

from random import Random

import pytest

from brelan import bourre
from brelan.bourre import Hand, House
from brelan.cards import FULL_DECK, cards_of, mask_of
from brelan.table import CHANCE, Action

from ..chance import shuffled
from ..dealing import table

MANY = 20_000


def one_hand(house: House, random: Random) -> tuple[Hand, int]:
    """A hand played by chance, where whoever stays changes five cards, and how often the stock was made anew."""
    hand = bourre.deal(shuffled(random), random.randrange(8), house)
    restocks = 0
    while not hand.over:
        if hand.awaits:
            restocks += 1
            hand = hand.apply(Action(CHANCE, "restock", order=shuffled(random, tuple(cards_of(hand.pool)))))
        elif hand.allowed:
            hand = hand.apply(random.choice(hand.legal()))
        elif hand.refusal(Action(hand.to_act or 0, "draw")) is None:
            hand = hand.apply(Action(hand.to_act or 0, "draw", hand.hands[hand.to_act or 0]))
        else:
            passes = Action(hand.to_act or 0, "pass")
            passing = random.random() < 0.1 and hand.refusal(passes) is None
            hand = hand.apply(passes if passing else passes._replace(verb="play"))
        if not hand.tricks.plays:
            divided(hand)
    return hand, restocks


def divided(hand: Hand) -> None:
    """No card is anywhere twice, and none is lost."""
    alone = hand.deal.turned if hand.bids.passed >> hand.deal.dealer & 1 else 0
    parts = (*hand.hands, mask_of(hand.bids.stock), hand.tricks.gone, *hand.bids.discards, hand.bids.folded, alone)
    assert sum(parts) == FULL_DECK
    assert sum(part.bit_count() for part in parts) == 52


HOUSES = [(restock, draw) for restock in ("pool", "folded_first") for draw in ("at_once", "after_all")]


def play(restock: str, draw: str, hands: int) -> None:
    """So many *hands* in one of the four houses, each divided up at every moment."""
    random, house = Random(f"{restock} {draw}"), table(8, restock=restock, draw=draw)
    restocks = stayed = 0
    for _ in range(hands):
        hand, number = one_hand(house, random)
        assert hand.settlement is not None
        restocks += number
        stayed += 8 - hand.bids.passed.bit_count()
    assert restocks > hands
    assert stayed > 6 * hands


@pytest.mark.parametrize(("restock", "draw"), HOUSES)
def test_no_card_twice_and_no_crash(restock: str, draw: str) -> None:
    play(restock, draw, 100)


@pytest.mark.long
@pytest.mark.parametrize(("restock", "draw"), HOUSES)
def test_nor_in_very_many_hands(restock: str, draw: str) -> None:
    play(restock, draw, MANY // len(HOUSES))
