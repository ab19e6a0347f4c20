"""Rulings on L-PREMIUM: who is owed, who pays, out of what."""

from __future__ import annotations

from brelan.table import Happening

from .dealing import dealt, deck_with, everybody_in, hand_of, house, opened, said

CARRE_AND_KINGS = {"p4": "9h 9d 9c", "p3": "Ks Kh Kd", "p2": "As Qd 8h", "p1": "Ah Qh 8s"}


def test_L_PREMIUM_1_owed_by_every_other_seat_whether_they_won_or_not() -> None:
    hand = everybody_in(dealt(CARRE_AND_KINGS, "9s"))
    assert hand.settlement is not None
    assert hand.settlement.premiums == (-3, -3, 1, 5)


def test_L_PREMIUM_1_folded_seats_pay_and_a_folded_hand_earns_none() -> None:
    text = "p4 decline, p4 open 2, p3 fold, p2 call, p1 fold, p2 no-more"
    hand = said(dealt(CARRE_AND_KINGS, "9s"), text)
    assert hand.settlement is not None
    assert hand.settlement.premiums == (-2, -2, -2, 6)
    # The folded kings stay in the dark; those who stayed lay open.
    assert [bool(cards) for cards in hand.settlement.shown] == [False, True, False, True]


def test_L_PREMIUM_1_premium_for_folded_lets_it_earn_and_shows_it() -> None:
    text = "p4 decline, p4 open 2, p3 fold, p2 call, p1 fold, p2 no-more"
    hand = said(dealt(CARRE_AND_KINGS, "9s", premium_for_folded=True), text)
    assert hand.settlement is not None
    assert hand.settlement.premiums == (-3, -3, 1, 5)
    assert [bool(cards) for cards in hand.settlement.shown] == [False, True, True, True]


def test_L_PREMIUM_1_amounts_are_the_switches() -> None:
    hand = everybody_in(dealt(CARRE_AND_KINGS, "9s", premium_carre=7, premium_simple=0))
    assert hand.settlement is not None
    assert hand.settlement.premiums == (-7, -7, -7, 21)
    told = [event for event in hand.happenings if isinstance(event, Happening) and event.kind == "premium"]
    assert [(event.seat, event.amount, event.note) for event in told] == [(3, 7, "carre")]


def test_L_PREMIUM_1_none_for_favori_or_mistigri_or_without_brelans() -> None:
    hands = {"p4": "8s 8h Ad", "p3": "Qc Ks Kh", "p2": "As Qd 9h", "p1": "Ah Qh 9s"}
    favori = everybody_in(dealt(hands, "8c", favori="above_simple", mistigri=True))
    assert favori.settlement is not None
    assert favori.settlement.premiums == (0, 0, 0, 0)
    without = everybody_in(dealt(CARRE_AND_KINGS, "9s", brelans=False, premium_for_folded=True))
    assert without.settlement is not None
    assert without.settlement.premiums == (0, 0, 0, 0)


def test_L_PREMIUM_2_no_showdown_no_premium() -> None:
    hand = said(dealt(CARRE_AND_KINGS, "9s"), "p4 decline, p4 open 2, p3 fold, p2 fold, p1 fold")
    assert hand.settlement is not None
    assert hand.settlement.premiums == (0, 0, 0, 0)
    assert [posting.reason for posting in hand.settlement.postings] == ["award"]


def test_L_PREMIUM_3_they_stand_on_a_side_account_below_zero_and_never_enter_a_cave() -> None:
    hand = everybody_in(dealt(CARRE_AND_KINGS, "9s"))
    assert hand.caves == (98, 98, 98, 106)
    assert hand.settlement is not None
    assert [posting[:3] for posting in hand.settlement.postings[1:]] == [
        ("premium p3", "premium p4", 2),
        ("premium p2", "premium p4", 2),
        ("premium p1", "premium p4", 2),
        ("premium p4", "premium p3", 1),
        ("premium p2", "premium p3", 1),
        ("premium p1", "premium p3", 1),
    ]


def test_L_PREMIUM_3_from_the_cave_best_first_and_at_most_what_is_there() -> None:
    caves = [4, 3, 2, 2]
    hand = everybody_in(
        dealt(CARRE_AND_KINGS, "9s", caves=caves, premium_from="cave", premium_carre=2, premium_simple=3)
    )
    # After the pots p1 has 2, p2 1, p3 nothing, p4 the pot of 8. The carré takes 2 and 1; then the kings take 3 of p4.
    assert hand.settlement is not None
    assert hand.settlement.premiums == (-2, -1, 3, 0)
    assert hand.caves == (0, 0, 3, 8)


def test_L_PREMIUM_3_from_the_cave_nothing_stands_on_the_side_account() -> None:
    session = opened(house(premium_from="cave"))
    text = "p4 decline, p4 open 2, p3 call, p2 call, p1 call, p3 no-more, p2 no-more, p1 no-more"
    session = hand_of(session, text, deck_with(house(), CARRE_AND_KINGS, "9s"))
    assert session.reports[0]["premiums"] == {"p1": "0", "p2": "0", "p3": "0", "p4": "0"}
    assert session.reports[0]["caves"] == {"p1": "95", "p2": "95", "p3": "99", "p4": "111"}
