"""The worked examples of Bouillotte, asked of the second judge."""

from __future__ import annotations

from typing import Any

from .bouillotte_judge import HISTORIC, BouillotteHand, brelan_of, cut_pots, judge_pots, returned_chips, suit_totals

A, B, C, D = 3, 2, 1, 0  # the order of play when seat 0 deals


def _hands(text: str) -> dict[int, list[str]]:
    return {seat: cards.split() for seat, cards in zip((A, B, C, D), text.split(","), strict=True)}


def _judge(hands: dict[int, list[str]], retourne: str, contenders: list[int], **switches: Any) -> tuple[int, str, Any]:
    pot = judge_pots([(12, contenders)], hands, retourne, 0, {**HISTORIC, **switches})[0]
    return pot["winner"], pot["by"], pot["suit"]


def test_a_carre_before_a_higher_simple_brelan() -> None:
    hands = _hands("9h 9d 9c, Kh Kd Kc, Ah Qh 8h, Ad Qd 8d")
    assert _judge(hands, "9s", [A, B]) == (A, "carre", None)


def test_foster() -> None:
    hands = _hands("As 9s 9c, Ks Qs 8s, Ah Kh 9h, Ac Kc Qc")
    assert suit_totals(hands, "8h", HISTORIC) == {"s": 48, "h": 38, "d": 0, "c": 40}
    assert _judge(hands, "8h", [C, D]) == (D, "point", "c")
    assert _judge(hands, "8h", [A, C, D]) == (A, "point", "s")


def test_tied_suits() -> None:
    hands = _hands("Ad Qd 8s, Kh Qh 9s, Kd 8d 9c, 8h 8c Ks")
    assert suit_totals(hands, "Ah", HISTORIC) == {"s": 27, "h": 39, "d": 39, "c": 17}
    assert _judge(hands, "Ah", [A, B, C, D]) == (A, "point", "d")
    assert _judge(hands, "Ah", [B, C, D]) == (B, "point", "h")
    assert _judge(hands, "Ah", [C, D]) == (C, "point", "d")


def test_a_pair_and_the_retourne() -> None:
    assert brelan_of(["Kh", "Kd", "9s"], "Ks", HISTORIC) is None
    assert brelan_of(["Kh", "Kd", "9s"], "Ks", {**HISTORIC, "favori": "above_simple"}) == "favori"
    assert brelan_of(["Kh", "Qc", "Kd"], "8s", {**HISTORIC, "mistigri": True}) == "mistigri"
    assert brelan_of(["Qh", "Qc", "Qd"], "8s", {**HISTORIC, "mistigri": True}) == "brelan"


def test_pots_and_what_goes_back() -> None:
    put_in = {0: 2, 1: 5, 2: 16, 3: 16}
    assert returned_chips(put_in) == {}
    assert cut_pots(put_in, [1, 2, 3], 0) == [(17, [1, 2, 3]), (22, [2, 3])]
    put_in = {0: 2, 1: 5, 2: 8, 3: 16}
    assert returned_chips(put_in) == {3: 8}
    assert cut_pots({**put_in, 3: 8}, [1, 3], 0) == [(17, [1, 3]), (6, [3])]


def _new_hand(carried: int = 0) -> BouillotteHand:
    deck = [rank + suit for rank in "AKQ98" for suit in "shdc"]
    return BouillotteHand(HISTORIC, dict.fromkeys(range(4), 100), 0, carried, deck)


def test_two_carres_and_three_passes() -> None:
    hand = _new_hand()
    for seat, word in [(3, "carre"), (2, "carre"), (1, "decline")]:
        hand.act(seat, word, None)
    assert hand.pot() == 4
    for seat in (1, 0, 3):
        assert hand.to_act() == seat
        hand.act(seat, "pass", None)
    assert (hand.end, hand.last_carre) == ("carre", 2)


def test_the_dealer_opens_after_three_passes() -> None:
    hand = _new_hand()
    hand.act(3, "decline", None)
    for seat in (3, 2, 1):
        hand.act(seat, "pass", None)
    assert hand.legal() == ["pass", "open 2-100"]


def test_a_carried_pot_makes_the_carre_dearer() -> None:
    hand = _new_hand(carried=1)
    hand.act(3, "carre", None)
    assert hand.put_in[3] == 2
