"""Rulings on L-CARRE: antes, blind bets, buying back the last position."""

from __future__ import annotations

from typing import Any

import pytest

from brelan.bouillotte.state import Blind

from .dealing import at_hand, dealt, hand_of, happening, house, kinds, opened, options, refused, said

BUYBACK: dict[str, Any] = {"carre_buyback": True}


def test_L_CARRE_1_only_the_dealer_antes() -> None:
    hand = dealt(dealer=2)
    assert hand.bets.put == (0, 0, 1, 0)
    assert hand.bets.chips == (100, 100, 99, 100)
    session = opened(house(), dealer=2).deal(house().deck)
    assert session.happenings[0] == ("p3", "pot", 1, "ante", "L-CARRE-1")


def test_L_CARRE_1_chips_of_a_passed_hand_are_already_in_the_pot() -> None:
    session = hand_of(opened(house()), "p4 decline, p4 pass, p3 pass, p2 pass, p1 pass").deal(house().deck)
    assert at_hand(session).deal.carried == 1
    assert at_hand(session).pot == 2


def test_L_CARRE_2_each_carre_doubles_the_pot() -> None:
    hand = dealt()
    pots = [hand.pot]
    for seat in ("p4", "p3", "p2", "p1"):
        assert options(hand) == [f"{seat} carre", f"{seat} decline"]
        hand = said(hand, f"{seat} carre")
        pots.append(hand.pot)
    assert pots == [1, 2, 4, 8, 16]
    assert hand.bets.put == (9, 4, 2, 1)
    assert options(hand) == ["p4 open 9-100", "p4 pass"]  # one lap at most


def test_L_CARRE_2_the_first_refusal_ends_it() -> None:
    hand = said(dealt(), "p4 carre, p3 decline")
    assert kinds(hand) == ["decline", "dealt", "retourne"]
    assert options(hand) == ["p3 open 1-100", "p3 pass"]


def test_L_CARRE_2_a_seat_with_too_few_chips_is_not_asked_and_nobody_is_skipped() -> None:
    hand = said(dealt(caves=[100, 100, 1, 100]), "p4 carre")
    assert kinds(hand) == ["carre", "carre", "cannot_carre", "dealt", "retourne"]
    assert happening(hand, "cannot_carre")[1:] == (2, 0, 2, "", "L-CARRE-2")
    assert options(hand) == ["p3 open 1", "p3 pass"]
    # With as many chips as the pot it is asked.
    assert options(said(dealt(caves=[100, 100, 2, 100]), "p4 carre")) == ["p3 carre", "p3 decline"]


def test_L_CARRE_2_the_right_neighbour_may_lack_the_chips_too() -> None:
    hand = dealt(caves=[9, 9, 9, 2], carried=2)
    assert kinds(hand) == ["cannot_carre", "dealt", "retourne"]
    assert options(hand) == ["p4 open 1-2", "p4 pass"]


def test_L_CARRE_2_nothing_else_is_said_before_the_deal() -> None:
    assert refused(dealt(), "p4 open 5")[:2] == ("blind_bets_first", "L-CARRE-2")
    assert refused(dealt(), "p3 carre")[:2] == ("not_your_turn", "L-CARRE-2")
    assert refused(said(dealt(), "p4 decline"), "p4 carre")[:2] == ("blind_bets_over", "L-CARRE-2")


def test_L_CARRE_3_the_one_before_may_take_back_the_last_position() -> None:
    hand = said(dealt(**BUYBACK), "p4 carre, p3 carre")
    assert options(hand) == ["p4 carre", "p4 decline"]
    hand = said(hand, "p4 carre")
    assert happening(hand, "carre")[:] == ("carre", 3, 0, 4, "buyback", "L-CARRE-3")
    assert hand.pot == 8
    assert hand.blind == Blind(made=2, buyback=False, last=3)
    assert options(hand) == ["p3 open 5-100", "p3 pass"]  # p4, who has put in 5, speaks last


def test_L_CARRE_3_who_declines_lets_the_following_seat_carre() -> None:
    hand = said(dealt(**BUYBACK), "p4 carre, p3 carre, p4 decline")
    assert happening(hand, "decline")[:] == ("decline", 3, 0, 0, "buyback", "L-CARRE-3")
    assert (hand.blind, hand.bets.said) == (Blind(made=2, buyback=False, last=2), ("", "", "carre", "decline"))
    assert options(hand) == ["p2 carre", "p2 decline"]
    hand = said(hand, "p2 carre")
    assert options(hand) == ["p3 carre", "p3 decline"]  # then the second has that right
    hand = said(hand, "p3 decline, p1 carre")
    assert options(hand) == ["p2 carre", "p2 decline"]
    assert options(said(hand, "p2 decline")) == ["p4 open 9-100", "p4 pass"]
    assert options(said(hand, "p2 carre")) == ["p1 open 20-100", "p1 pass"]


def test_L_CARRE_3_a_refusal_in_turn_still_ends_it() -> None:
    hand = said(dealt(**BUYBACK), "p4 carre, p3 carre, p4 decline, p2 decline")
    assert options(hand) == ["p2 open 2-100", "p2 pass"]
    assert happening(said(dealt(**BUYBACK), "p4 decline"), "decline")[4:] == ("", "L-CARRE-2")


def test_L_CARRE_3_who_lacks_the_chips_for_it_is_passed_over() -> None:
    hand = said(dealt(caves=[100, 100, 100, 4], **BUYBACK), "p4 carre, p3 carre")
    assert happening(hand, "cannot_carre")[:] == ("cannot_carre", 3, 0, 4, "buyback", "L-CARRE-3")
    assert options(hand) == ["p2 carre", "p2 decline"]
    assert options(said(dealt(caves=[100, 100, 100, 5], **BUYBACK), "p4 carre, p3 carre"))[0] == "p4 carre"


@pytest.mark.parametrize(
    ("ante_by", "cave", "put"),
    [
        ("dealer", 5, (1, 0, 0, 0)),
        ("each", 5, (1, 1, 1, 1)),
        ("each_and_dealer", 5, (2, 1, 1, 1)),
        ("each_and_dealer", 2, (2, 1, 1, 1)),
        ("each_and_dealer", 1, (1, 1, 1, 1)),
    ],
)
def test_L_CARRE_4_who_antes(ante_by: str, cave: int, put: tuple[int, ...]) -> None:
    session = opened(house(ante_by=ante_by, cave=cave)).deal(house().deck)
    assert at_hand(session).bets.put == put
    assert at_hand(session).pot == sum(put)
    assert [event for event in session.happenings if event[3] == "ante"] == [
        (f"p{seat + 1}", "pot", paid, "ante", "L-CARRE-1" if ante_by == "dealer" else "L-CARRE-4")
        for seat, paid in enumerate(put)
        if paid
    ]
