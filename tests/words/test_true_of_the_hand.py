"""What is told of a hand is true where two clauses meet: side pots, a last word let go, a misplay that blocks."""

from __future__ import annotations

import pytest

from brelan import bourre
from brelan.bouillotte import Hand
from brelan.bourre.settle import settle
from brelan.table import Action, Happening
from brelan.words import Words
from tests.bouillotte.dealing import dealt, said

NAMES = ("Ana", "Bea", "Cy", "Dot")
WORDS = Words()


def told(hand: Hand) -> str:
    return "\n".join(text for _, text in WORDS.told(hand.happenings, NAMES))


def test_l_point_5_a_side_pot_goes_to_the_highest_of_its_own_contenders() -> None:
    hands = {"p4": "As 9h 8d", "p3": "Ks 9s 8h", "p2": "Qs 8s Kd"}
    hand = said(
        dealt(hands, "8c", caves=[100, 100, 100, 3]),
        "p4 decline, p4 open 3, p3 call, p2 raise 10, p1 fold, p3 call, p3 no-more",
    )
    account = told(hand)
    # Dot stayed too, and her ace is higher; but she put in nothing for the second pot.
    assert "Dot holds A♠, the highest of the suit among those who play for this pot." in account
    assert "Cy holds K♠, the highest of the suit among those who play for this pot." in account


def test_l_point_4_the_richest_suit_may_be_held_by_one_who_does_not_play_for_the_side_pot() -> None:
    hands = {"p4": "As Ah Ad", "p3": "Kh Qd 9c", "p2": "Kd Qc 8h", "p1": "Ks Qs 9s"}
    hand = said(
        dealt(hands, "8s", caves=[100, 100, 100, 3]),
        "p4 decline, p4 open 3, p3 call, p2 raise 10, p1 fold, p3 call, p3 no-more",
    )
    account = told(hand)
    assert "Dot has the best hand for this pot, the brelan A♠ A♥ A♦." in account
    assert "Nobody who plays for this pot holds a card of the richest suit, so the next decides" in account


def test_l_hands_2_a_side_pot_has_a_best_hand_of_its_own() -> None:
    hands = {"p4": "Ah Ad Ac", "p3": "Kh Kd Kc", "p2": "9h 9d 9c"}
    hand = said(
        dealt(hands, "8s", caves=[100, 100, 100, 3]),
        "p4 decline, p4 open 3, p3 call, p2 raise 10, p1 fold, p3 call, p3 no-more",
    )
    account = told(hand)
    assert "Dot has the best hand for this pot, the brelan A♥ A♦ A♣." in account
    assert "Cy has the best hand for this pot, the brelan K♥ K♦ K♣." in account


def test_l_carre_3_who_has_carred_and_lets_the_last_word_go_is_not_said_not_to_have_carred() -> None:
    hand = said(dealt(carre_buyback=True), "p4 carre, p3 carre, p4 decline")
    assert told(hand) == "Dot does not buy the last word back."
    assert told(said(hand, "p2 decline")).startswith("Bea does not carre.")


@pytest.mark.parametrize("language", ["en", "fr"])
def test_b_settle_4_a_misplay_that_counts_as_bourre_blocks_the_award_though_nobody_is_without_a_trick(
    language: str,
) -> None:
    house = bourre.house(
        "louisiana", 2, {"bourre_blocks_award": True, "misplay": "bourre", "enforcement": "honour", "seats": 2}
    )
    end = settle(house, 10, 0b11, 0x23, 0b10, (0, 1), (0, 0))
    assert (end.winner, end.unclaimed, end.tricks) == (None, "blocked", (3, 2))
    text = Words(language).happening(Happening("nobody_collects", amount=10, note=end.unclaimed), NAMES)
    assert "bourré" in text


def test_l_bet_8_too_late_to_pass_is_said_without_moves_that_are_not_there() -> None:
    asked = said(dealt(carre=False), "p4 open 3, p3 call, p2 call, p1 fold")
    assert {option.action.verb for option in asked.options()} == {"no-more", "raise"}
    refused = asked.refusal(Action(2, "pass"))
    assert refused is not None
    assert WORDS.refusal(refused, NAMES) == "The betting is open already: it is too late to pass or to open."
