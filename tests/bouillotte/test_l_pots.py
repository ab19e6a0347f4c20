"""Rulings on L-POTS: what goes back, the layers, who contests them."""

from __future__ import annotations

from brelan.bouillotte import Layer, excess, layers
from brelan.table import Posting

from .dealing import dealt, said, won

BRELANS = {"p4": "8s 8h 8d", "p3": "As Kd 9h", "p2": "Ah Kh Qh", "p1": "Ks Ad 9d"}


def test_L_POTS_1_what_one_seat_put_in_above_all_others_goes_back() -> None:
    hand = said(dealt(BRELANS, caves=[30, 9, 9, 30]), "p4 decline, p4 open 20, p3 call, p2 fold, p1 fold")
    assert hand.settlement is not None
    assert hand.settlement.returned == (0, 0, 0, 11)
    assert hand.settlement.events[0] == Posting("pot", "p4", 11, "returned", "L-POTS-1")
    # p4 wins the 19 that are left, besides the ten he kept and the eleven that came back.
    assert won(hand) == [("p4", 19, "carre", "")]
    assert hand.caves == (29, 9, 0, 40)


def test_L_POTS_1_folded_contributions_count_as_others() -> None:
    assert excess((8, 2, 16, 5)) == (2, 8)
    assert excess((16, 2, 16, 5)) == (0, 0)
    assert excess((2, 5, 2, 2, 9)) == (4, 4)
    assert excess((0, 7, 0)) == (1, 7)
    hand = said(dealt(caves=[9, 20, 8, 20]), "p4 decline, p4 open 8, p3 call, p2 raise 12, p1 fold, p4 fold")
    assert hand.settlement is not None
    assert hand.settlement.returned == (0, 4, 0, 0)  # down to the folded eight, not to nothing


def test_L_POTS_1_without_a_showdown_nothing_goes_back() -> None:
    hand = said(dealt(), "p4 decline, p4 open 50, p3 fold, p2 fold, p1 fold")
    assert hand.settlement is not None
    assert hand.settlement.returned == (0, 0, 0, 0)
    assert [posting.amount for posting in hand.settlement.postings] == [51]


def test_L_POTS_2_each_layer_takes_from_every_contribution_what_lies_within_it() -> None:
    #                     p1 folded, p2 all-in, p3 and p4 in
    assert layers((2, 5, 16, 16), 0b1110, 0) == (Layer(17, 0b1110), Layer(22, 0b1100))
    assert layers((8, 5, 8, 2), 0b0110, 0) == (Layer(17, 0b0110), Layer(6, 0b0100))
    assert layers((7, 7, 7, 7), 0b1111, 0) == (Layer(28, 0b1111),)
    assert layers((3, 5, 9, 9, 4), 0b01111, 0) == (Layer(15, 0b01111), Layer(7, 0b01110), Layer(8, 0b01100))


def test_L_POTS_2_folded_chips_above_the_highest_layer_belong_to_the_highest() -> None:
    assert layers((9, 4, 2, 9), 0b0110, 0) == (Layer(8, 0b0110), Layer(16, 0b0010))
    assert layers((9, 4, 4, 0), 0b0110, 0) == (Layer(17, 0b0110),)


def test_L_POTS_2_carried_chips_belong_to_the_main_pot() -> None:
    assert layers((2, 4, 4), 0b111, 7) == (Layer(13, 0b111), Layer(4, 0b110))
    assert layers((0, 0, 0), 0b110, 7) == (Layer(7, 0b110),)
    assert layers((0, 4, 4), 0b111, 7) == (Layer(7, 0b111), Layer(8, 0b110))
    hand = said(dealt(BRELANS, "9c", carried=6), "p4 decline, p4 open 7, p3 call, p2 fold, p1 fold, p3 no-more")
    assert won(hand) == [("p4", 21, "brelan", "")]


def test_L_POTS_3_each_pot_is_judged_among_its_own_contenders() -> None:
    text = "p4 decline, p4 open 4, p3 raise 9, p2 call, p1 fold, p2 no-more"
    hand = said(dealt(BRELANS, retourne="9c", caves=[9, 20, 20, 4]), text)
    # The brelan is all-in for the main pot; the richer suit between the other two decides the side pot.
    assert won(hand) == [("p4", 13, "brelan", ""), ("p2", 10, "point", "h")]
    assert hand.settlement is not None
    assert [pot.eligible for pot in hand.settlement.pots] == [(1, 2, 3), (1, 2)]


def test_L_POTS_3_a_pot_with_one_contender_is_judged_like_the_others() -> None:
    # p4 folds eight; p3 is all-in for five; what p2 put in above five is his alone.
    text = "p4 decline, p4 open 8, p3 call, p2 raise 12, p1 fold, p4 fold"
    hand = said(dealt(BRELANS | {"p3": "9s 9h 9d", "p1": "Ks Ad Qd"}, caves=[9, 20, 5, 20]), text)
    assert won(hand) == [("p3", 16, "brelan", ""), ("p2", 6, "point", "h")]
    assert hand.settlement is not None
    assert hand.settlement.pots[1].eligible == (1,)
