"""For each switch one situation that comes out differently: a house that ignored it would fail here."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from brelan.bouillotte import SWITCHES, Hand

from .dealing import dealt, deck_with, everybody_in, hand_of, house, opened, options, said, won

CARRE = {"p4": "8s 8h 8d", "p3": "As Kd 9h", "p2": "Ah Kh 9d", "p1": "Ks Ad Qd"}
KINGS = {"p4": "Ks Kh Kd", "p3": "As Qd 9h", "p2": "Ah Qh 9d", "p1": "9s Ad 8d"}
FAVORI = {"p4": "As Ah Ad", "p3": "8s 8h Qd", "p2": "Ks Kd 9h", "p1": "Kh Qs 9d"}
QUEEN = {"p4": "As Ks Qs", "p3": "Qc 8s 8h", "p2": "Kh Kd 9s", "p1": "Ah Qd 9h"}
POINTS = {"p4": "As Ks 8d", "p3": "Qh 9h 8h", "p2": "Ad Qd 9c", "p1": "Kh Qc 8c"}


def first_option(**switches: Any) -> str:
    """What may be said first."""
    return options(dealt(**switches))[0]


def opening(**switches: Any) -> str:
    """What the dealer may open to after three passes."""
    return options(said(dealt(**switches), "p4 decline, p4 pass, p3 pass, p2 pass"))[0]


def after_two_carres(**switches: Any) -> str:
    return options(said(dealt(**switches), "p4 carre, p3 carre"))[0]


def after_a_call(**switches: Any) -> int | None:
    return said(dealt(**switches), "p4 decline, p4 open 2, p3 call, p2 fold, p1 fold").to_act


def winner(hands: dict[str, str], retourne: str) -> Callable[..., object]:
    """Who takes the pot by what, when all stay in."""
    return lambda **switches: won(everybody_in(dealt(hands, retourne, **switches)))[0]


def premiums(hands: dict[str, str]) -> Callable[..., object]:
    """What the seats gain and lose, when all stay in."""

    def found(**switches: Any) -> object:
        end = everybody_in(dealt(hands, "8c", **switches)).settlement
        return None if end is None else end.premiums

    return found


def folded_kings(**switches: Any) -> object:
    text = "p4 decline, p4 pass, p3 open 2, p2 call, p1 fold, p4 fold, p2 no-more"
    end = said(dealt(KINGS, "8c", **switches), text).settlement
    return None if end is None else end.premiums


def caves(**switches: Any) -> object:
    return everybody_in(dealt(KINGS, "8c", **switches)).caves


def complete_after_a_hand(**switches: Any) -> bool:
    return hand_of(opened(house(**switches)), "p4 decline, p4 pass, p3 pass, p2 pass, p1 pass").over


def seats_dealt(**switches: Any) -> int:
    seats: int = switches.get("seats", 4)
    return len(dealt(seats=seats).deal.hands)


def points_of_a_suit(**switches: Any) -> object:
    hand: Hand = everybody_in(dealt(POINTS, "9s", **switches))
    return tuple(event[3] for event in hand.happenings if event[0] == "point")


CASES: dict[str, tuple[Callable[..., object], object, dict[Any, object]]] = {
    # switch: what is looked at, how the historic house has it, and how other values have it
    "seats": (seats_dealt, 4, {3: 3, 5: 5}),
    "cave": (opening, "p1 open 2-100", {7: "p1 open 2-7"}),
    "ante_by": (opening, "p1 open 2-100", {"each_and_dealer": "p1 open 3-100"}),
    "carre": (first_option, "p4 carre", {False: "p4 open 1-100"}),
    "carre_buyback": (after_two_carres, "p2 carre", {True: "p4 carre"}),
    "opening": (opening, "p1 open 2-100", {"match": "p1 open 1-100"}),
    "rounds": (after_a_call, 2, {"one": None}),
    "favori": (
        winner(FAVORI, "8c"),
        ("p4", 8, "brelan", ""),
        {"above_simple": ("p3", 8, "favori", ""), "below_simple": ("p4", 8, "brelan", "")},
    ),
    "mistigri": (winner(QUEEN, "8c"), ("p4", 8, "point", "s"), {True: ("p3", 8, "mistigri", "")}),
    "brelans": (winner(CARRE, "8c"), ("p4", 8, "carre", ""), {False: ("p1", 8, "point", "d")}),
    "point": (winner(POINTS, "Ah"), ("p1", 8, "point", "h"), {"own": ("p3", 8, "point", "h")}),
    "low_cards": (points_of_a_suit, (37,), {"ten": (40,)}),
    "premium_carre": (premiums(CARRE), (-2, -2, -2, 6), {0: (0, 0, 0, 0), 5: (-5, -5, -5, 15)}),
    "premium_simple": (premiums(KINGS), (-1, -1, -1, 3), {0: (0, 0, 0, 0), 4: (-4, -4, -4, 12)}),
    "premium_for_folded": (folded_kings, (0, 0, 0, 0), {True: (-1, -1, -1, 3)}),
    "premium_from": (caves, (98, 98, 98, 106), {"cave": (97, 97, 97, 109)}),
    "hands": (complete_after_a_hand, False, {1: True, "none": False}),
}


def test_no_switch_is_left_out() -> None:
    assert list(CASES) == list(SWITCHES)


@pytest.mark.parametrize("switch", CASES)
def test_a_switch_decides(switch: str) -> None:
    look, historic, others = CASES[switch]
    assert look() == historic
    for value, other in others.items():
        assert look(**{switch: value}) == other
    assert set(others.values()) != {historic}


def test_favori_below_a_simple_brelan_is_still_above_the_point() -> None:
    hands = FAVORI | {"p4": "As Ah Qc"}
    assert won(everybody_in(dealt(hands, "8c", favori="below_simple")))[0] == ("p3", 8, "favori", "")
    assert won(everybody_in(dealt(hands, "8c")))[0][2] == "point"


def test_each_antes_and_the_dealer_no_more() -> None:
    assert dealt(ante_by="each").bets.put == (1, 1, 1, 1)
    assert opening(ante_by="each") == "p1 open 2-100"


def test_an_open_house_is_complete_when_it_is_closed() -> None:
    session = hand_of(opened(house(hands="none")), "p4 decline, p4 pass, p3 pass, p2 pass, p1 pass")
    assert session.close().over


def test_premiums_from_the_cave_can_empty_it() -> None:
    deck = deck_with(house(), KINGS, "8c")
    session = opened(house(cave=3, premium_from="cave", premium_simple=5, hands=1))
    text = "p4 decline, p4 open 2, p3 call, p2 call, p1 call, p3 no-more, p2 no-more, p1 no-more"
    session = hand_of(session, text, deck)
    assert session.reports[0]["caves"] == {"p1": "0", "p2": "0", "p3": "0", "p4": "12"}
