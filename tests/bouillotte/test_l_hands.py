"""Rulings on L-HANDS: what is a brelan, and which is the better one."""

from __future__ import annotations

import pytest

from brelan.bouillotte import brelan_rank, house, showdown
from brelan.cards import mask_of, read_cards

from .dealing import dealt, everybody_in, happening, won

PLAIN = {"p3": "As Kd 9h", "p2": "Ah Kh 9d", "p1": "Ks Ad Qd"}


def rank(hand: str, retourne: str, **switches: object) -> int:
    """How good a brelan *hand* is."""
    rules = house("historic", 4, switches).judging
    return brelan_rank(mask_of(read_cards(hand)), mask_of(read_cards(retourne)), rules)


def kind(hand: str, retourne: str, **switches: object) -> str:
    """What a hand is called."""
    return showdown.BY[rank(hand, retourne, **switches) >> 13]


def test_L_HANDS_1_three_in_the_hand_with_the_retourne_as_the_fourth() -> None:
    assert kind("8s 8h 8d", "8c") == "carre"
    assert rank("8s 8h 8d", "8c") > rank("As Ah Ad", "8c")
    hand = everybody_in(dealt({"p4": "8s 8h 8d", **PLAIN, "p1": "Qs Qh Qd"}, "8c"))
    assert won(hand) == [("p4", 8, "carre", "")]
    assert happening(hand, "wins_by_carre")[1:] == (3, mask_of(read_cards("8s 8h 8d")), 8, "", "L-HANDS-1")


def test_L_HANDS_2_three_in_the_hand_and_the_higher_rank_wins() -> None:
    assert kind("9s 9h 9d", "8c") == "brelan"
    ranks = [rank(" ".join(letter + suit for suit in "shd"), "8c") for letter in "9QKA"]
    assert ranks == sorted(ranks)
    assert len(set(ranks)) == 4
    hand = everybody_in(dealt({"p4": "9s 9h 9d", "p3": "Qs Qh Qd", "p2": "As Kd 8h", "p1": "Ah Kh 8d"}, "8c"))
    assert won(hand) == [("p3", 8, "brelan", "")]


def test_L_HANDS_3_a_pair_and_the_retourne_is_no_brelan() -> None:
    assert rank("Ks Kh 9d", "Kc") == 0
    assert rank("Qc Ks Kh", "8c") == 0


def test_L_HANDS_3_favori_is_one_by_its_switch() -> None:
    above, below = {"favori": "above_simple"}, {"favori": "below_simple"}
    assert kind("8s 8h Ad", "8c", **above) == kind("8s 8h Ad", "8c", **below) == "favori"
    assert rank("8s 8h Ad", "8c", **above) > rank("As Ah Ad", "8c", **above)
    assert 0 < rank("As Ah 8d", "Ac", **below) < rank("8s 8h 8d", "Ac", **below)
    for switch in (above, below):
        assert rank("8s 8h Ad", "9c", **switch) == 0  # a pair of another rank than the retourné
        assert kind("8s 8h 8d", "8c", **switch) == "carre"
        assert rank("9s 9h 9d", "9c", **switch) > rank("As Ah 8d", "Ac", **switch)


def test_L_HANDS_3_favori_wins_a_pot() -> None:
    hands = {"p4": "As Ah Ad", "p3": "8s 8h Qd", "p2": "Ks Kd 9h", "p1": "Kh Qs 9d"}
    assert won(everybody_in(dealt(hands, "8c", favori="above_simple"))) == [("p3", 8, "favori", "")]
    assert won(everybody_in(dealt(hands, "8c", favori="below_simple"))) == [("p4", 8, "brelan", "")]


def test_L_HANDS_3_mistigri_is_the_queen_of_clubs_with_two_of_one_rank() -> None:
    mistigri = {"mistigri": True}
    assert kind("Qc Ks Kh", "8c", **mistigri) == "mistigri"
    assert kind("Qc Qs Qh", "8c", **mistigri) == "brelan"
    assert kind("Qc Qs Qh", "Qd", **mistigri) == "carre"
    for other in ("Qc Qs Kh", "Qd Ks Kh", "Qc Ks Ah"):
        assert rank(other, "8c", **mistigri) == 0
    assert 0 < rank("Qc As Ah", "8c", **mistigri) < rank("9s 9h 9d", "8c", **mistigri)
    both = {"mistigri": True, "favori": "below_simple"}
    assert rank("Qc As Ah", "8c", **both) < rank("8s 8h Ad", "8c", **both)
    assert kind("Qc Ks Kh", "Kd", **both) == "favori"


def test_L_HANDS_3_mistigri_wins_before_the_point() -> None:
    hands = {"p4": "As Ks Qs", "p3": "Qc 8s 8h", "p2": "Kh Kd 9s", "p1": "Ah Qd 9h"}
    assert won(everybody_in(dealt(hands, "8c", mistigri=True))) == [("p3", 8, "mistigri", "")]
    assert won(everybody_in(dealt(hands, "8c"))) == [("p4", 8, "point", "s")]


@pytest.mark.parametrize("hand", ["8s 8h 8d", "As Ah Ad", "8s 8h Ad", "Qc Ks Kh"])
def test_L_HANDS_3_without_brelans_there_is_none_of_any_kind(hand: str) -> None:
    switches = {"favori": "above_simple", "mistigri": True}
    assert rank(hand, "8c", **switches) > 0
    assert rank(hand, "8c", brelans=False, **switches) == 0
