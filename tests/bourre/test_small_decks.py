"""The kernels of B-PLAY and B-CINCH against the naive judge, on every hand and trick of A, K, Q in four suits."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, permutations
from random import Random

import pytest

from brelan.bourre.cinch import cinch_cards, sure_tricks
from brelan.bourre.play import beats, legal_cards, shown
from brelan.cards import SUIT_MASKS, Cards, mask_of, read_cards, suit_mask

from ..judge import bourre_judge as judge
from ..judge.bourre_tricks import best_so_far
from ..judge.cards import full_deck

DECK = full_deck("AKQ")
SWITCHES = ("must", "may")
Trick = tuple[str, ...]


def mask(cards: list[str] | Trick) -> Cards:
    return mask_of(read_cards(" ".join(cards)))


ALL = mask(DECK)
BIT = {card: mask([card]) for card in DECK}


def tricks(most: int) -> Iterator[Trick]:
    """Every beginning of a trick, of one card to *most*."""
    for number in range(1, most + 1):
        yield from permutations(DECK, number)


def hands(away: Trick) -> Iterator[list[str]]:
    """Every hand of one to three cards, *away* left out."""
    left = [card for card in DECK if card not in away]
    for number in (1, 2, 3):
        yield from map(list, combinations(left, number))


def led_and_best(trick: Trick, trump: str) -> tuple[Cards, Cards]:
    if not trick:
        return 0, 0
    return suit_mask(BIT[trick[0]]), BIT[best_so_far(list(enumerate(trick)), trump)]


def test_legal_cards() -> None:
    trump = "h"
    for trick in tricks(2):
        led, best = led_and_best(trick, trump)
        for hand in hands(trick):
            for must in SWITCHES:
                naive = judge.legal_plays(hand, list(enumerate(trick)), trump, must)
                kernel = legal_cards(mask(hand), led, best, SUIT_MASKS["shdc".index(trump)], must == "must")
                assert kernel == mask(naive), (hand, trick, trump, must)


@pytest.mark.parametrize("trump", "sd")
def test_beats_and_shown(trump: str) -> None:
    trumps = SUIT_MASKS["shdc".index(trump)]
    for trick in tricks(3):
        led, best = led_and_best(trick, trump)
        before = list(enumerate(trick))
        for card in DECK:
            if card in trick:
                continue
            assert beats(BIT[card], best, trumps) is judge.beats(card, before, trump), (card, trick)
            for must in SWITCHES:
                naive = mask(judge.shown(card, before, trump, must, DECK))
                assert shown(BIT[card], led, best, trumps, must == "must") & ALL == naive, (card, trick, must)


def test_a_lead_shows_nothing() -> None:
    assert {shown(bit, 0, 0, SUIT_MASKS[0], must) for bit in BIT.values() for must in (True, False)} == {0}


def test_what_is_shown_is_all_that_can_be_known() -> None:
    # A card is shown not to be there when with it in the hand the play would not have been allowed.
    for trick in tricks(2):
        led, best = led_and_best(trick, "h")
        for card in DECK:
            if card in trick:
                continue
            for must in (True, False):
                known = shown(BIT[card], led, best, SUIT_MASKS[1], must)
                for other in set(DECK) - {card, *trick}:
                    both = BIT[card] | BIT[other]
                    allowed = bool(legal_cards(both, led, best, SUIT_MASKS[1], must) & BIT[card])
                    assert allowed is not bool(known & BIT[other]), (card, other, trick, must)


def check_cinch(hand: list[str], trick: Trick, rivals: judge.Rivals, won: int, must: str) -> None:
    """Sure tricks and duties of seat 0 as both see them; spades are trump. Seat 1 led, where anything was led."""
    led, best = led_and_best(trick, "s")
    before = list(enumerate(trick, 1))
    own, trumps = mask(hand), SUIT_MASKS[0]
    everybody = mask([card for may_hold in rivals.values() for card in may_hold])
    later = mask([card for seat, may_hold in rivals.items() if seat > len(trick) for card in may_hold])
    legal = legal_cards(own, led, best, trumps, must == "must")
    state = (hand, trick, rivals, won, must)
    sure = sure_tricks(own, legal, led, best, trumps, everybody, later)
    assert sure == judge.sure_tricks(hand, before, "s", rivals, must), state
    if len(trick) < len(rivals):
        kernel = cinch_cards(own, legal, led, best, trumps, everybody, later, won, 3)
        naive = judge.legal_with_cinch(hand, before, "s", rivals, won, losing_trump=must)
        assert kernel == mask(naive), state


@pytest.mark.long
def test_cinch_with_all_that_the_trick_shows() -> None:
    for hand in map(list, combinations(DECK, 3)):
        left = [card for card in DECK if card not in hand]
        for trick in [(), *((card,) for card in left), *permutations(left, 2)]:
            for must in SWITCHES:
                rivals: judge.Rivals = {}
                for seat in (1, 2):
                    before = list(enumerate(trick[: seat - 1]))
                    known = judge.shown(trick[seat - 1], before, "s", must, DECK) if seat <= len(trick) else []
                    rivals[seat] = [card for card in left if card not in trick and card not in known]
                check_cinch(hand, trick, rivals, 2, must)


def test_cinch_with_any_knowledge_of_the_others() -> None:
    random = Random(1755)
    for _ in range(6000):
        cards = random.sample(DECK, 12)
        hand, rest = cards[: random.randint(1, 4)], cards[4:]
        others = random.randint(1, 3)
        trick = tuple(rest[: random.randint(0, others)])
        may_hold = [card for card in rest if card not in trick]
        rivals = {seat: [card for card in may_hold if random.random() < 0.4] for seat in range(1, others + 1)}
        check_cinch(hand, trick, rivals, random.randint(0, 3), random.choice(SWITCHES))
