"""Law 2, the gate: what ``legal`` lists is what ``refusal`` lets pass, and a refusal changes nothing."""

from __future__ import annotations

from itertools import combinations
from random import Random

import pytest
from hypothesis import given, settings

from brelan.bourre import CODES, Hand, House
from brelan.cards import bits_of, cards_of
from brelan.table import CARD, CHANCE, Action, IllegalError

from ...chance import shuffled, some_hand, states
from ...strategies import houses, seeds

VERBS_OF_A_TURN = ("pass", "play", "draw", CARD)


def candidates(hand: Hand, random: Random) -> list[Action]:
    """Everything anybody might try: every seat and one that is not there, every verb, every card, many draws."""
    tries = []
    for seat in range(-1, len(hand.hands) + 1):
        tries += [Action(seat, verb) for verb in ("pass", "play", "early", "draw", CARD, "correct", "restock", "fold")]
        tries += [Action(seat, CARD, 1 << card) for card in range(52)]
        tries += [Action(seat, "correct", 1 << card) for card in range(52)]
        tries += [Action(seat, verb, 0b11 << random.randrange(51)) for verb in ("draw", CARD, "correct")]
    for cards in hand.hands:
        bits = list(bits_of(cards))
        ways = [sum(way) for number in range(1, len(bits) + 1) for way in combinations(bits, number)]
        tries += [
            Action(seat, "draw", way) for seat in range(len(hand.hands)) for way in ways[:: len(hand.hands)] + ways[-1:]
        ]
        if hand.to_act is not None and cards == hand.hands[hand.to_act]:
            tries += [Action(hand.to_act, "draw", way) for way in ways]
    pool = shuffled(random, list(cards_of(hand.pool)))
    return [*tries, Action(CHANCE, "restock", order=pool), Action(CHANCE, "restock", order=pool[1:])]


def by_contract(hand: Hand, action: Action) -> bool:
    """Whether *action* is one that ``legal`` lists if it is allowed: a choice of the seat that is asked."""
    return action.seat == hand.to_act and action.verb in VERBS_OF_A_TURN


def other_choice(hand: Hand, action: Action) -> bool:
    """Whether *action* may be allowed and yet is not in ``legal``, which is about the turn of one seat."""
    answers = {
        "restock": hand.awaits == "restock",
        "early": hand.deal.house.honour,
        "correct": hand.misplay is not None and hand.misplay[0].seat == action.seat,
    }
    return answers.get(action.verb, hand.deal.house.closed_fist and action.verb in ("pass", "play"))


@settings(max_examples=60)
@given(houses(), seeds())
def test_legal_is_exactly_where_refusal_is_none(house: House, seed: int) -> None:
    random = Random(seed)
    for hand, _ in states(some_hand(house, random), random):
        if random.random() < 0.6 and not hand.awaits:
            continue
        allowed = [action for action in candidates(hand, random) if hand.refusal(action) is None]
        asked = {action for action in allowed if by_contract(hand, action)}
        legal = list(hand.legal())
        assert set(legal) == asked
        assert len(legal) == len(asked), "none is listed twice"
        assert all(other_choice(hand, action) for action in allowed if action not in asked)
        assert bool(legal) is (hand.to_act is not None)
        assert (hand.to_act is None) is (hand.over or hand.awaits is not None)


@settings(max_examples=60)
@given(houses(), seeds())
def test_a_refusal_has_a_clause_and_changes_nothing(house: House, seed: int) -> None:
    random = Random(seed)
    for hand, _ in states(some_hand(house, random), random):
        before = Hand(*hand)
        for action in random.sample(candidates(hand, random), 12):
            refused = hand.refusal(action)
            if refused is not None:
                assert refused.clause in CODES[refused.code].split(", ")
            taken = hand.accepts(action)
            if taken is not None:
                assert taken == refused, "a table of honour takes more, never less"
                with pytest.raises(IllegalError) as error:
                    hand.apply(action)
                assert error.value.refusal == refused
            else:
                hand.apply(action)
        assert hand == before


@settings(max_examples=100)
@given(houses(), seeds())
def test_options_are_the_same_as_legal(house: House, seed: int) -> None:
    random = Random(seed)
    for hand, _ in states(some_hand(house, random), random):
        legal = list(hand.legal())
        options = hand.options()
        ranged = [option for option in options if option.low <= option.high]
        assert [option.action for option in options if option not in ranged] == ([] if ranged else legal)
        for option in ranged:
            assert {action.cards.bit_count() for action in legal} == set(range(option.low, option.high + 1))
            assert all(action.verb == option.action.verb == "draw" for action in legal)
