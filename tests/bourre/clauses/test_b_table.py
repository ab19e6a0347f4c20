"""B-TABLE: the seats, the cards, the accounts, who deals."""

from fractions import Fraction
from typing import Any

import pytest

from brelan import bourre
from brelan.bourre.play import beats
from brelan.cards import CARD_NAMES, SUIT_MASKS, UnreadableCardError, read_card, read_cards
from brelan.session import Session

from ...dealing import after, dealt, deck_for, playing, table
from ...outcomes import hand_with


def opened(seats: int, dealer: int = 0, **switches: Any) -> Session:
    house = table(seats, **switches)
    return Session.open(bourre.GAME, house, [f"Seat {seat}" for seat in range(seats)], dealer)


def test_B_TABLE_1_declarations_deal_and_play_run_to_the_left() -> None:
    hand = dealt("2s", "", "", "", house=table(4), dealer=2)
    asked = [hand.to_act]
    for line in ("p4 play", "p4 draw", "p1 play", "p1 draw", "p2 pass"):
        hand = after(hand, line)
        asked.append(hand.to_act)
    assert asked == [3, 3, 0, 0, 1, 2]
    hand = after(hand, "p3 play", "p3 draw")
    turns = []
    for _ in range(3):
        turns.append(hand.to_act)
        hand = hand.apply(hand.legal()[0])
    assert turns == [3, 0, 2]


def test_B_TABLE_1_the_deal_passes_to_the_left() -> None:
    session = opened(3, dealer=1)
    dealers = []
    for _ in range(4):
        dealers.append(session.dealer)
        session = hand_with(session, {"p1": 5})
    assert dealers == [1, 2, 0, 1]


def test_B_TABLE_2_fifty_two_cards_and_the_ace_is_high() -> None:
    assert table(5).deck == tuple(range(52))
    assert len(set(CARD_NAMES)) == 52
    for suit in range(4):
        low_to_high = [1 << read_card(rank + "shdc"[suit]) for rank in "23456789TJQKA"]
        for place, card in enumerate(low_to_high):
            beaten = [other for other in low_to_high if other != card and beats(card, other, SUIT_MASKS[suit ^ 1])]
            assert beaten == low_to_high[:place]


def test_B_TABLE_2_there_are_no_jokers() -> None:
    with pytest.raises(UnreadableCardError):
        read_cards("As Joker")
    with pytest.raises(ValueError, match="deck"):
        bourre.deal(list(range(53)), 0)


def test_B_TABLE_3_an_account_may_go_below_zero() -> None:
    session = hand_with(opened(3, start=0), {"p1": 3, "p2": 2, "p3": 0})
    assert session.reports[-1]["balances"] == {"p1": "2", "p2": "-1", "p3": "-4"}


def test_B_TABLE_3_amounts_are_whole_until_the_last_division() -> None:
    session = opened(3, start=10, hands=1)
    before = session.deal(deck_for(["", "", "2s"], 0))
    assert all(type(amount) is int for amount in before.ledger.balances.values())
    session = hand_with(session, {"p1": 3, "p2": 2, "p3": 0})
    assert session.result is not None
    assert session.result.totals == (13, 10, 7)
    session = hand_with(opened(3, start=10, hands=1, ante=5, limit=1), {"p1": 3, "p2": 2, "p3": 0})
    assert session.result is not None
    # p1 collects 15, p3 pays 1: a third of a chip each is left.
    assert session.result.share == Fraction(1, 3)
    assert session.result.totals == (Fraction(61, 3), Fraction(16, 3), Fraction(13, 3))


def test_B_TABLE_4_any_seat_may_be_drawn_as_the_first_dealer() -> None:
    for dealer in range(4):
        session = opened(4, dealer=dealer)
        assert session.dealer == dealer
        assert session.deal(range(52)).hand is not None
    with pytest.raises(ValueError, match="4"):
        opened(4, dealer=4)


def test_B_TABLE_4_the_deal_goes_past_a_seat_that_lost_a_turn() -> None:
    session = opened(4, dealer=0, enforcement="honour")
    session = hand_with(session, {"p2": 5}, early=["p3"])
    assert session.dealer == 1
    session = hand_with(session, {"p2": 5})
    assert session.dealer == 3


def test_B_TABLE_1_the_trick_winner_leads_and_the_left_neighbour_follows() -> None:
    hand = playing("2h 3h", "4h 5h", "Ah 6h", "2s 3s", passed="p4")
    hand = after(hand, "p1 2h", "p2 4h", "p3 Ah")
    assert hand.to_act == 2
    hand = after(hand, "p3 6h")
    assert hand.to_act == 0
