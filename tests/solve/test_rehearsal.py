"""The hands that are rehearsed in numbers are those that the referee would have had."""

from __future__ import annotations

import random

import numpy as np
import pytest

from brelan import bouillotte
from brelan.bouillotte import Hand, House
from brelan.bouillotte.state import PHASES
from brelan.solve import rehearsal as r
from brelan.solve.counting import Ints
from brelan.solve.situation import CHOICES, GIVE, LEAST, STAY
from brelan.solve.teacher import house_row
from brelan.table import Action

GIVING = ("decline", "pass", "fold")
STAYING = ("carre", "call", "no-more")


def random_house(dice: random.Random) -> House:
    """A house with any switches that a rehearsal knows."""
    seats = dice.choice((3, 4, 5))
    rules = {
        "opening": dice.choice(("match", "match_and_add")),
        "rounds": dice.choice(("one", "until_no_more")),
        "carre": dice.random() < 0.6,
        "brelans": dice.random() < 0.8,
        "favori": dice.choice(("no", "above_simple", "below_simple")),
        "mistigri": seats > 3 and dice.random() < 0.3,
        "point": dice.choice(("own", "table")),
        "low_cards": dice.choice(("face", "ten")),
        "premium_for_folded": dice.random() < 0.3,
        "seats": seats,
    }
    return bouillotte.house("historic", seats, rules)


def rehearsed(hand: Hand, house: Ints) -> Ints:
    """The row of *hand* before its first word."""
    row = np.zeros(r.ROW, np.int64)
    for seat in range(hand.deal.house.seats):
        row[r.PUT + seat], row[r.CHIPS + seat] = hand.bets.put[seat], hand.bets.chips[seat]
    row[r.CARRIED], row[r.INSIDE], row[r.LAST_CARRE], row[r.TRAIL] = hand.deal.carried, hand.bets.inside, -1, 1
    r.offer(row, house)
    return row


def same(row: Ints, hand: Hand) -> None:
    """Whether both are at the same point."""
    assert row[r.PHASE] == hand.phase, PHASES[hand.phase]
    seats = hand.deal.house.seats
    assert tuple(row[r.PUT : r.PUT + seats]) == hand.bets.put
    assert tuple(row[r.CHIPS : r.CHIPS + seats]) == hand.bets.chips
    assert row[r.INSIDE] == hand.bets.inside
    if not hand.over:
        assert row[r.TO_ACT] == hand.to_act
        assert hand.phase == 0 or row[r.WAITING] == hand.bets.waiting


def said(hand: Hand, choice: int, amount: int) -> Action:
    """The action that a choice stands for."""
    words = GIVING if choice == GIVE else STAYING if choice == STAY else ("open", "raise")
    word = next(option.action for option in hand.options() if option.action.verb in words)
    return word._replace(amount=amount) if choice >= LEAST else word


def lawful(hand: Hand, legal: int, amounts: Ints, every: bool) -> None:
    """The choices are actions the referee takes; chip by chip they are all there are, up to the fifth bet."""
    found = {said(hand, choice, amounts[choice]) for choice in range(CHOICES) if legal >> choice & 1}
    assert all(hand.refusal(action) is None for action in found)
    if every and hand.phase:
        least = min((action.amount for action in hand.legal() if action.amount), default=0)
        assert found == {action for action in hand.legal() if action.amount < least + CHOICES - LEAST}


@pytest.mark.parametrize("every", [False, True])
def test_rehearsed_hands_go_as_the_referee_has_them(every: bool) -> None:
    dice = random.Random(5)
    ends = set()
    amounts = np.zeros(CHOICES, np.int64)
    for _ in range(1500):
        rules = random_house(dice)
        house = house_row(rules, every_chip=every)
        most = 6 if every else dice.choice((5, 30, 150))
        caves = [dice.randint(1, most) for _ in range(rules.seats)]
        hand = bouillotte.deal(dice.sample(rules.deck, len(rules.deck)), 0, rules, caves, dice.choice((0, 0, 3)))
        row = rehearsed(hand, house)
        shy = dice.choice((0.1, 0.3, 0.95))
        while True:
            same(row, hand)
            if hand.over:
                break
            legal = r.choices(row, house, amounts)
            lawful(hand, legal, amounts, every)
            bold = [each for each in range(1, CHOICES) if legal >> each & 1]
            choice = GIVE if legal & 1 and dice.random() < shy else dice.choice(bold or [GIVE])
            hand = hand.apply(said(hand, choice, int(amounts[choice])))
            r.say(row, house, choice, int(amounts[choice]))
        end = hand.settlement
        assert end is not None
        ends.add(end.end)
        by_place = [hand.deal.hands[hand.deal.seat_at(place)] for place in range(rules.seats)]
        cards = np.array(by_place + [0] * (5 - rules.seats))
        for seat in range(rules.seats):
            won: float = end.caves[seat] - hand.bets.chips[seat] - hand.bets.put[seat] + end.premiums[seat]
            won += end.carried / rules.seats
            assert r.chips_won(row, house, cards, hand.deal.retourne, seat) == pytest.approx(won)
    assert ends == {"showdown", "alone", "carre", "passed"}
