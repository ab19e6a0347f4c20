"""Guessed deals: they fit all that the seat knows, and what its own cards and the rules say."""

from collections.abc import Iterator
from random import Random

import pytest

from brelan import bourre
from brelan.bots.bourre import SteadyBourre
from brelan.bots.player import any_action
from brelan.cards import FULL_DECK
from brelan.solve import bourre_guess as guess
from brelan.solve import bourre_hand as at
from brelan.solve.bourre_minds import usual_ways
from brelan.solve.bourre_seen import TRIES, Scales, facts_of, sensible_changes, table_of
from brelan.solve.chance import dice_from
from brelan.table import CHANCE, Action

from .hands import any_house


def views(number: int, seed: int) -> Iterator[tuple[bourre.View, bourre.Hand]]:
    """What is seen by whoever is asked, in hands of all houses, played by habit or by chance."""
    dice = Random(seed)
    for _ in range(number):
        house = any_house(dice)
        hand = bourre.deal(dice.sample(range(52), 52), dice.randrange(house.seats), house)
        steady = SteadyBourre(1) if dice.random() < 0.5 else None
        while not hand.over:
            if hand.to_act is None:
                order = [card for card in range(52) if hand.pool >> card & 1]
                dice.shuffle(order)
                hand = hand.apply(Action(CHANCE, "restock", order=tuple(order)))
                continue
            view = hand.view(hand.to_act)
            yield view, hand
            hand = hand.apply(steady.choose(view) if steady else any_action(view, dice))


def test_a_guessed_deal_has_every_card_once_and_every_hand_its_size() -> None:
    dice = dice_from(5)
    for view, _ in views(150, 1):
        assert view.seat is not None
        table, facts = table_of(view), facts_of(view, TRIES)
        guess.guess(table, facts, at.house_row(view.house), usual_ways(), dice)
        hands = [int(cards) for cards in table[at.HANDS, : view.house.seats]]
        assert hands[view.seat] == view.own
        for seat, cards in enumerate(hands):
            assert cards.bit_count() == view.sizes[seat]
            assert seat == view.seat or not cards & (view.own | view.own_discards | view.gone)
        discards = [int(cards) for cards in table[at.DISCARDS, : view.house.seats]]
        places = [*hands, *discards, int(table[at.STATE, at.FOLDED])]
        assert sum(places) | FULL_DECK == FULL_DECK
        assert sum(cards.bit_count() for cards in places) == sum(places).bit_count()
        if view.turned_held:
            assert hands[view.dealer] & view.turned


def test_what_was_shown_is_kept_to() -> None:
    dice, kept = dice_from(6), 0
    for view, _ in views(120, 2):
        if not any(view.shown):
            continue
        table = table_of(view)
        guess.guess(table, facts_of(view, TRIES), at.house_row(view.house), usual_ways(), dice)
        for seat, shown in enumerate(view.shown):
            if seat != view.seat:
                assert not int(table[at.HANDS, seat]) & shown
                kept += bool(shown)
    assert kept > 100


def test_who_stayed_and_changed_one_card_has_more_trumps_than_who_passed() -> None:
    """Three seats by habit: the first has passed, the second stayed and changed one card."""
    house, bot = bourre.house("pagat", 3), SteadyBourre(1)

    def spoken(seed: int) -> bourre.Hand:
        hand = bourre.deal(Random(seed).sample(range(52), 52), 2, house)
        while hand.to_act in (0, 1):
            hand = hand.apply(bot.choose(hand.view(hand.to_act)))
        return hand

    hands = map(spoken, range(3000))
    hand = next(hand for hand in hands if hand.to_act == 2 and hand.bids.passed == 1 and hand.bids.drawn[1] == 1)
    view = hand.view(2)
    table, facts, dice = table_of(view), facts_of(view, TRIES), dice_from(1)
    trump, stayed, passed = hand.deal.trump, 0, 0
    for _ in range(400):
        guess.guess(table, facts, at.house_row(house), usual_ways(), dice)
        stayed += (int(table[at.HANDS, 1]) & trump).bit_count()
        passed += (int(table[at.STATE, at.FOLDED]) & trump).bit_count()
    assert stayed > 2 * passed


@pytest.mark.parametrize("seed", [1, 2])
def test_scales_are_decided_by_view_and_seed(seed: int) -> None:
    view = bourre.deal(Random(9).sample(range(52), 52), 1).view(2)
    choices = [-1, *sensible_changes(view.own, 0x1FFF << 13 * view.trump, 5)]
    one, same = (Scales.of(view, choices, seed, 100) for _ in range(2))
    one.weigh(100)
    same.weigh(40)
    same.weigh(60)
    assert (one.values == same.values).all()
    assert (one.ends == same.ends).all()


def test_no_trump_is_thrown_and_an_ace_last() -> None:
    own = sum(1 << card for card in (12, 13 + 12, 13 + 11, 26 + 3, 39 + 5))
    trump = 0x1FFF
    assert sensible_changes(own, trump, 5) == [0, 1 << 29, 1 << 29 | 1 << 44, own ^ 1 << 12 ^ 1 << 25, own ^ 1 << 12]
    assert sensible_changes(own, trump, 1) == [0, 1 << 29]
