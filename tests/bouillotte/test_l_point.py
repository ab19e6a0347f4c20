"""Rulings on L-POINT: the richest suit, who owns it, ties, side pots, one's own point."""

from __future__ import annotations

from typing import Any

import pytest

from brelan.bouillotte import Hand, house, pot_winner, suit_points
from brelan.bouillotte.showdown import own_suit
from brelan.cards import SUITS, mask_of, read_cards, write_mask
from brelan.table import Happening

from .dealing import dealt, everybody_in, happening, said, won

# p4 p3 p2 p1 is the order of play.
TIED = {"p4": "Ad Qd 8s", "p3": "Kh Qh 9s", "p2": "Kd 8d 9c", "p1": "8h 8c Ks"}


def decided(
    hands: dict[str, str], retourne: str, contenders: list[list[str]], **switches: Any
) -> list[tuple[str, str]]:
    """Winner and suit of each pot, one after the other, its contenders named."""
    order = ["p4", "p3", "p2", "p1"]
    h0, h1, h2, h3 = (mask_of(read_cards(hands[seat])) for seat in order)
    main, found = -1, []
    for pot in contenders:
        places = sum(1 << order.index(seat) for seat in pot)
        rules = house("historic", 4, switches).judging
        verdict = pot_winner(places, mask_of(read_cards(retourne)), main, rules, h0, h1, h2, h3, 0)
        suit = (verdict >> 3 & 7) - 1
        found.append((order[verdict & 7], SUITS[suit] if suit >= 0 else "-"))
        main = "shdc".find(found[0][1])
    return found


def points(text: str, **switches: Any) -> list[int]:
    """What the cards in *text* are worth in each suit."""
    cards = mask_of(read_cards(text))
    return [suit_points(cards, suit, house("historic", 5, {"seats": 5, **switches}).judging) for suit in range(4)]


def test_L_POINT_1_ace_eleven_court_cards_ten_nine_and_eight_their_face() -> None:
    assert points("As Kh Qd 9c") == [11, 10, 10, 9]
    assert points("8s Ah Kh Qh Jh 9h 8h") == [8, 58, 0, 0]


def test_L_POINT_1_all_hands_and_the_retourne_count_the_folded_ones_too() -> None:
    hand = said(dealt(TIED, "Ah"), "p4 decline, p4 open 2, p3 fold, p2 fold, p1 fold")
    assert hand.settlement is not None
    assert hand.settlement.end == "alone"
    hand = said(dealt(TIED, "Ah"), "p4 decline, p4 open 2, p3 fold, p2 call, p1 fold, p2 no-more")
    told = happening(hand, "point")
    # p3 has folded and his king and queen make hearts as rich as diamonds; but no contender holds a heart.
    assert (told.note, told.amount, write_mask(told.cards)) == ("d", 39, "Ad Kd Qd 8d")
    assert hand.settlement is not None
    assert hand.settlement.shown == hand.deal.hands


def test_L_POINT_2_the_highest_personal_card_of_the_point_wins() -> None:
    hands = {"p4": "Ks 9s 8h", "p3": "As Qd 8d", "p2": "Kh 9h Qc", "p1": "Kd 9d 8c"}
    hand = everybody_in(dealt(hands, "Qs"))
    assert won(hand) == [("p3", 8, "point", "s")]
    told = happening(hand, "wins_by_point")
    assert (told.seat, write_mask(told.cards), told.note, told.clause) == (2, "As", "s", "L-POINT-2")


def test_L_POINT_2_the_retourne_is_nobodys() -> None:
    hands = {"p4": "Ks 9s 8h", "p3": "Qs Qd 8d", "p2": "Kh 9h Qc", "p1": "Kd 9d 8c"}
    assert won(everybody_in(dealt(hands, "As"))) == [("p4", 8, "point", "s")]


def test_L_POINT_3_of_tied_suits_the_owner_first_from_the_dealers_right() -> None:
    hand = everybody_in(dealt(TIED, "Ah"))
    assert won(hand) == [("p4", 8, "point", "d")]
    assert happening(hand, "point").clause == "L-POINT-3"
    assert decided(TIED, "Ah", [["p3", "p2", "p1"]]) == [("p3", "h")]
    assert decided(TIED, "Ah", [["p2", "p1"]]) == [("p2", "d")]


def test_L_POINT_3_the_dealer_is_last() -> None:
    # The same cards one seat further: who was first is now the dealer.
    turned = {"p1": TIED["p4"], "p4": TIED["p3"], "p3": TIED["p2"], "p2": TIED["p1"]}
    assert won(everybody_in(dealt(turned, "Ah"))) == [("p4", 8, "point", "h")]


def test_L_POINT_3_of_several_tied_suits_of_one_seat_the_first() -> None:
    hands = {"p4": "Ah Ad 8c", "p3": "Kh Kd 9c", "p2": "Qh Qd 9s", "p1": "As 9h 9d"}
    assert points(" ".join(hands.values()) + " Qc") == [20, 40, 40, 27]
    assert decided(hands, "Qc", [["p4", "p3", "p2", "p1"]]) == [("p4", "h")]
    assert won(everybody_in(dealt(hands, "Qc"))) == [("p4", 8, "point", "h")]


def test_L_POINT_3_a_tie_is_one_only_with_suits_that_contenders_hold() -> None:
    # Spades and hearts are tied at 37; the spades are all in folded hands, so there is one suit to look at.
    hands = {"p4": "Kh 9h 9d", "p3": "8h Kd 9c", "p2": "Qs 8s Qh", "p1": "Ks 9s 8d"}
    assert points(" ".join(hands.values()) + " Ac") == [37, 37, 27, 20]
    hand = said(dealt(hands, "Ac"), "p4 decline, p4 open 2, p3 call, p2 fold, p1 fold, p3 no-more")
    assert won(hand) == [("p4", 5, "point", "h")]
    assert happening(hand, "point").clause == "L-POINT-2"


def test_L_POINT_4_a_suit_that_no_contender_holds_is_left_out() -> None:
    foster = {"p4": "As 9s 9c", "p3": "Ks Qs 8s", "p2": "Ah Kh 9h", "p1": "Ac Kc Qc"}
    hand = said(dealt(foster, "8h"), "p4 decline, p4 pass, p3 pass, p2 open 2, p1 call, p4 fold, p3 fold, p1 no-more")
    assert won(hand) == [("p1", 4, "point", "c")]
    assert happening(hand, "point")[3:] == (40, "c", "L-POINT-4")


def test_L_POINT_5_the_suit_of_the_main_pot_decides_the_side_pots() -> None:
    # Spades and hearts are tied at 39.
    hands = {"p4": "As 9c 8s", "p3": "Ah 8c 8h", "p2": "Ks Kh 9d", "p1": "Qs Qh Kc"}
    assert decided(hands, "Kd", [["p2", "p3"]]) == [("p3", "h")]
    assert decided(hands, "Kd", [["p2", "p3", "p4"], ["p2", "p3"]]) == [("p4", "s"), ("p2", "s")]
    assert decided(hands, "Kd", [["p2", "p3", "p4"], ["p3"]]) == [("p4", "s"), ("p3", "h")]


def test_L_POINT_5_in_a_hand_that_is_played() -> None:
    hands = {"p4": "As 9c 8s", "p3": "Ah 8c 8h", "p2": "Ks Kh 9d", "p1": "Qs Qh Kc"}
    text = "p4 decline, p4 open 4, p3 raise 9, p2 call, p1 fold, p2 no-more"
    hand = said(dealt(hands, "Kd", caves=[9, 20, 20, 4]), text)
    assert won(hand) == [("p4", 13, "point", "s"), ("p2", 10, "point", "s")]
    clauses = [event.clause for event in hand.happenings if isinstance(event, Happening) and event.kind == "point"]
    assert clauses == ["L-POINT-3", "L-POINT-5"]


def test_L_POINT_5_after_a_brelan_a_side_pot_is_decided_in_the_ordinary_way() -> None:
    hands = {"p4": "8s 8h 8d", "p3": "Ah Kd 9c", "p2": "Kh Qh Ad", "p1": "As Kc Qs"}
    assert decided(hands, "9h", [["p4", "p3", "p2"], ["p3", "p2"]]) == [("p4", "-"), ("p3", "h")]


def test_L_POINT_6_own_each_counts_for_himself_with_the_retourne() -> None:
    hands = {"p4": "As Ks 8d", "p3": "Qh 9h 8h", "p2": "Ad Qd 9c", "p1": "Kh Qc 8c"}
    own = everybody_in(dealt(hands, "Ah", point="own"))
    # p3 has 27 and the ace that lies there; p4 21, p2 21, p1 the king and that ace.
    assert won(own) == [("p3", 8, "point", "h")]
    told = happening(own, "point")
    assert (told.amount, write_mask(told.cards), told.clause) == (38, "Ah Qh 9h 8h", "L-POINT-6")
    assert won(everybody_in(dealt(hands, "Ah"))) == [("p1", 8, "point", "h")]


def test_L_POINT_6_who_counts_as_much_is_told_why_another_wins() -> None:
    def equals(hand: Hand) -> list[tuple[int, str, int, str]]:
        events = [event for event in hand.happenings if isinstance(event, Happening) and event.kind == "equal_point"]
        assert {event.clause for event in events} <= {"L-POINT-6"}
        return [(event.seat, write_mask(event.cards), event.amount, event.note) for event in events]

    turned = {"p4": "Kh 9s 8c", "p3": "Ac Kd 8s", "p2": "Ad Qd 8h", "p1": "Qs 9h 8d"}
    own = everybody_in(dealt(turned, "Qc", point="own", low_cards="ten"))
    assert won(own) == [("p3", 8, "point", "c")]
    assert equals(own) == [(1, "Ad Qd", 21, "suit")]
    assert equals(everybody_in(dealt(turned, "Qc", low_cards="ten"))) == []
    elsewhere = {"p4": "Ah Kh 9s", "p3": "As Qs 9d", "p2": "Ad Kd 8h", "p1": "Qh 9h 8d"}
    own = everybody_in(dealt(elsewhere, "8c", point="own"))
    assert won(own) == [("p4", 8, "point", "h")]
    assert equals(own) == [(1, "Ad Kd", 21, "seat"), (2, "As Qs", 21, "seat")]


def test_L_POINT_6_the_fifth_seat_counts_like_the_others() -> None:
    hands = {"p5": "8s 8d Jc", "p4": "9s 9d Jd", "p3": "Qc Qs 9h", "p2": "Kc Qd 8h", "p1": "Ah Kh Qh"}
    assert won(everybody_in(dealt(hands, "Ac", seats=5, point="own"))) == [("p1", 10, "point", "h")]


def test_L_POINT_6_what_a_seat_counts_as_one_number() -> None:
    rules = house("historic", 4, {"point": "own"}).judging
    king_and_the_ace_that_lies_there = own_suit(mask_of(read_cards("As 9s Kh")), mask_of(read_cards("Ah")), rules)
    assert king_and_the_ace_that_lies_there == 21 << 3 | 4 | 1


def test_L_POINT_6_a_suit_must_be_held() -> None:
    hands = {"p4": "8s 8d 8c", "p3": "9s 9d 9c", "p2": "Ad Kd Qd", "p1": "Ac Kc Qc"}
    assert decided(hands, "Ah", [["p4", "p3"]], point="own", brelans=False) == [("p3", "s")]


def test_L_POINT_6_ties_go_to_the_retournes_suit_then_to_the_dealers_right() -> None:
    hands = {"p4": "As Ks 8d", "p3": "Ah 8c 9d", "p2": "Ad Kd 9s", "p1": "9h 8h Qc"}
    # 21 each for p4, p3 and p2; only p3 has it in the suit that lies there.
    assert decided(hands, "Kh", [["p4", "p3", "p2"]], point="own") == [("p3", "h")]
    assert decided(hands, "Kh", [["p4", "p2"]], point="own") == [("p4", "s")]
    # Two whose best suit is the retourné's cannot have the same cards, but may have as many points.
    both = {"p4": "Qh 8c 9d", "p3": "Kh 9c 8d", "p2": "Ad Ks 9s", "p1": "9h 8h Qc"}
    assert decided(both, "Ah", [["p3", "p4"]], point="own") == [("p4", "h")]


def test_L_POINT_6_of_ones_own_equal_suits_the_retournes_first_then_in_order() -> None:
    hands = {"p4": "As Ks Kh", "p3": "Ad Ac 8h", "p2": "9s 9d 9h", "p1": "Qd Qc Qh"}
    assert decided(hands, "Ah", [["p4"]], point="own") == [("p4", "h")]
    assert decided(hands, "8s", [["p3"]], point="own") == [("p3", "d")]


def test_L_POINT_6_own_side_pots_do_not_look_at_the_main_pot() -> None:
    hands = {"p4": "As Ks Qs", "p3": "Ad Kd 9s", "p2": "Qd 9d 8s", "p1": "Qc Qh 8c"}
    table = decided(hands, "8h", [["p4", "p3", "p2"], ["p3", "p2"]])
    assert table == [("p4", "s"), ("p3", "s")]
    own = decided(hands, "8h", [["p4", "p3", "p2"], ["p3", "p2"]], point="own")
    assert own == [("p4", "s"), ("p3", "d")]


@pytest.mark.parametrize("jack", ["", "Js "])
def test_L_POINT_6_low_cards_ten(jack: str) -> None:
    more = 10 if jack else 0
    assert points(f"{jack}As 9s 8s 9h", low_cards="ten") == [31 + more, 10, 0, 0]
    assert points(f"{jack}As 9s 8s 9h") == [28 + more, 9, 0, 0]
