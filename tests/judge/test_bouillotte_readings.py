"""One case for each sentence of Bouillotte that the stored sessions leave open: seat 0 deals, 3 2 1 0 is the order."""

from __future__ import annotations

from typing import Any

from .bouillotte_hand import BouillotteHand
from .bouillotte_judge import HISTORIC, cut_pots, judge_pots
from .bouillotte_session import BouillotteSession

DECK = [rank + suit for rank in "AKQ98" for suit in "shdc"]


def _hand(caves: list[int], carried: int = 0, **switches: Any) -> BouillotteHand:
    return BouillotteHand({**HISTORIC, **switches}, dict(enumerate(caves)), 0, carried, DECK)


def _suits(hands: dict[int, str], retourne: str, pots: list[list[int]], **switches: Any) -> list[tuple[int, Any]]:
    dealt = {seat: cards.split() for seat, cards in hands.items()}
    cut = [(10, contenders) for contenders in pots]
    judged = judge_pots(cut, dealt, retourne, 0, {**HISTORIC, **switches})
    return [(pot["winner"], pot["suit"]) for pot in judged]


def test_the_suit_of_the_main_pot_decides_the_side_pots() -> None:
    # Spades and hearts are tied at 39. Seat 3 takes the main pot with the ace of spades. Seat 2 has the ace of hearts
    # and sits before seat 1, but where spades have decided, seat 1's king of spades takes the side pot.
    hands = {3: "As 9c 8s", 2: "Ah 8c 8h", 1: "Ks Kh 9d", 0: "Qs Qh Kc"}
    assert _suits(hands, "Kd", [[1, 2]]) == [(2, "h")]
    assert _suits(hands, "Kd", [[1, 2, 3], [1, 2]]) == [(3, "s"), (1, "s")]
    # Seat 2 alone has no spade: the next richest that it holds. The third pot looks at the main one again.
    assert _suits(hands, "Kd", [[1, 2, 3], [2]]) == [(3, "s"), (2, "h")]
    assert _suits(hands, "Kd", [[1, 2, 3], [2], [1]]) == [(3, "s"), (2, "h"), (1, "s")]


def test_own_points() -> None:
    # Seat 3: 21 in spades. Seat 2: 21 in the retourné's hearts. The retourné's suit goes first.
    hands = {3: "As Ks 8d", 2: "Ah 8c 9d", 1: "9s 9h 8s", 0: "9c Qd Kd"}
    own = {"point": "own"}
    assert _suits(hands, "Kh", [[2, 3]], **own) == [(2, "h")]
    assert _suits(hands, "Kh", [[3, 1]], **own) == [(3, "s")]
    # Without a heart in the hand the retourné alone counts nothing.
    assert _suits(
        {3: "8s 8d 8c", 2: "9s 9d 9c", 1: "Ad Kd Qd", 0: "Ac Kc Qc"}, "Ah", [[2, 3]], brelans=False, **own
    ) == [(2, "s")]
    # One's equal suits: the retourné's first.
    assert _suits({3: "As Ks Kh", 2: "9s 9d 9h", 1: "Ad Kd Qd", 0: "Ac Kc Qc"}, "Ah", [[3]], **own) == [(3, "h")]


def test_carried_chips_belong_to_the_main_pot() -> None:
    assert cut_pots({0: 2, 1: 4, 2: 4}, [0, 1, 2], 7) == [(13, [0, 1, 2]), (4, [1, 2])]


def test_folded_chips_above_the_highest_layer() -> None:
    assert cut_pots({0: 2, 1: 4, 2: 9, 3: 9}, [0, 1], 0) == [(8, [0, 1]), (16, [1])]


def test_opening_adds_one_even_when_level() -> None:
    caves = [100, 100, 100, 100]
    for opening, least in (("match_and_add", 2), ("match", 1)):
        hand = _hand(caves, opening=opening)
        hand.act(3, "decline", None)
        for seat in (3, 2, 1):
            hand.act(seat, "pass", None)
        assert hand.legal()[1] == f"open {least}-100"


def test_no_raise_against_seats_without_chips() -> None:
    hand = _hand([100, 100, 100, 5])
    hand.act(3, "decline", None)
    hand.act(3, "open", 5)
    hand.act(2, "fold", None)
    hand.act(1, "fold", None)
    assert hand.legal() == ["call", "fold"]
    hand.act(0, "call", None)
    assert hand.end == "showdown"


def test_a_seat_that_cannot_open_may_only_pass() -> None:
    hand = _hand([100, 1, 100, 100])
    hand.act(3, "carre", None)
    hand.act(2, "carre", None)
    assert hand.to_act() == 1  # too few chips for a carre of 4: the blind bets are over
    assert hand.legal() == ["pass"]


def test_premiums_from_the_cave_are_paid_best_first() -> None:
    house = {**HISTORIC, "premium_from": "cave", "premium_carre": 3, "premium_simple": 3}
    session = BouillotteSession(house, 4, 0)
    hand = _hand([10, 4, 10, 10])
    hand.hands = {3: ["9h", "9d", "9c"], 2: ["Kh", "Kd", "Kc"], 1: ["Ah", "Qh", "8h"], 0: ["Ad", "Qd", "8d"]}
    hand.retourne = "9s"
    session.caves = {0: 10, 1: 4, 2: 2, 3: 0}
    session.pay_premiums(hand)
    # The carré takes 3, 3 and the 2 that are there; then the kings take 3, 1 and 3.
    assert session.caves == {0: 4, 1: 0, 2: 7, 3: 5}


def test_a_folded_brelan_earns_by_the_switch_only() -> None:
    for switch, expected in ((False, {0: 0, 1: 0, 2: 0, 3: 0}), (True, {0: -1, 1: -1, 2: 3, 3: -1})):
        session = BouillotteSession({**HISTORIC, "premium_for_folded": switch}, 4, 0)
        hand = _hand([10, 10, 10, 10])
        hand.hands[2] = ["Kh", "Kd", "Kc"]
        hand.retourne = "9s"
        hand.folded = [2]
        session.pay_premiums(hand)
        assert session.premiums == expected
