"""What a seat sees, to the last value."""

from __future__ import annotations

import json
from typing import Any

from brelan.bourre import Hand
from brelan.cards import cards_of, mask_of, read_cards
from brelan.table import CHANCE, Action

from ..dealing import after, dealt, playing, table
from ..outcomes import hand_with
from .clauses.test_b_error import slipped
from .clauses.test_b_table import opened

HANDS = ("9h 2c 3c 4c 5c", "Th 2h 3s 9d 8d", "Kd Qd Jd Td 4s", "")


def at_the_second_trick() -> Hand:
    """p3 deals and has laid the four of spades aside, p4 has passed; p2 took the first trick and is on lead."""
    hand = dealt(*HANDS, house=table(4, enforcement="honour"), stock="7h 6h", dealer=2, pot=9)
    hand = after(hand, "p4 pass", "p1 play", "p1 draw", "p2 play", "p2 draw 8d", "p3 play", "p3 draw 4s")
    return after(hand, "p1 9h", "p2 Th", "p3 6h")


def seen(hand: Hand, seat: int | None, *parts: str) -> list[Any]:
    """The *parts* of what *seat* sees."""
    found = hand.view(seat).as_dict()
    assert found == json.loads(json.dumps(found))
    return [found[part] for part in parts]


def test_a_view_in_short() -> None:
    hand = after(at_the_second_trick(), "p2 9d")
    assert repr(hand.view(2)) == "<bourre.View p3 with Kd Qd Jd Td, playing, p3 to act, trump s, pot 9>"
    assert str(hand.view(2)).splitlines() == [
        "turned up 4s, pot 9, playing",
        "p1  4 cards  active  tricks 0",
        "p2  3 cards  active  tricks 1",
        "p3  Kd Qd Jd Td  active  tricks 0  dealer  to act",
        "p4  passed  tricks 0",
        "p2 led: 9d",
        "legal: p3 Td, p3 Jd, p3 Qd, p3 Kd",
    ]


def test_a_view_in_short_of_somebody_who_is_not_asked() -> None:
    hand = dealt(*HANDS, house=table(4), dealer=2, pot=9)
    assert repr(hand.view(None)) == "<bourre.View spectator, declaring, p4 to act, trump s, pot 9>"
    assert len(str(hand.view(None)).splitlines()) == 5
    over = after(hand, "p4 pass", "p1 pass", "p2 pass")
    assert repr(over.view(0)).endswith("over, trump s, pot 9>")


def test_a_view_as_plain_values() -> None:
    assert after(at_the_second_trick(), "p2 9d").view(2).as_dict() == {
        "game": "bourre",
        "seat": "p3",
        "dealer": "p3",
        "phase": "playing",
        "to_act": "p3",
        "pot": "9",
        "turned_up": "4s",
        "trump": "s",
        "hand": ["Kd", "Qd", "Jd", "Td"],
        "discards": ["4s"],
        "seats": {
            "p1": {"cards": 4, "state": "active", "drawn": 0, "tricks": 0, "shown": []},
            "p2": {"cards": 3, "state": "active", "drawn": 1, "tricks": 1, "shown": []},
            "p3": {"cards": 4, "state": "active", "drawn": 1, "tricks": 0, "shown": ["Ah", "Kh", "Qh", "Jh"]},
            "p4": {"cards": 0, "state": "passed", "drawn": None, "tricks": 0, "shown": []},
        },
        "stock": 30,
        "trick": [["p2", "9d"]],
        "last_trick": ["9h", "Th", "6h"],
        "gone": ["Th", "9h", "6h", "9d"],
        "awaits": None,
        "legal": ["p3 Jd", "p3 Kd", "p3 Qd", "p3 Td"],
        "refusals": {},
        "misplay": None,
    }


def test_the_trick_on_the_table_and_who_would_win_it() -> None:
    hand = at_the_second_trick()
    assert seen(hand, 0, "trick", "last_trick") == [[], ["9h", "Th", "6h"]]
    view = hand.view(0)
    assert (view.winning, view.leader, view.last_leader) == (None, 1, 0)
    hand = after(hand, "p2 9d", "p3 Kd")
    assert seen(hand, 0, "trick", "seat") == [[["p2", "9d"], ["p3", "Kd"]], "p1"]
    assert (hand.view(0).winning, hand.view(0).last_leader) == (2, 0)
    hand = after(hand, "p1 2c", "p3 Qd", "p1 3c")
    assert seen(hand, 0, "trick") == [[["p3", "Qd"], ["p1", "3c"]]], "p4 between them has passed"


def test_somebody_who_looks_on_sees_no_hand() -> None:
    hand = after(at_the_second_trick(), "p2 9d")
    assert seen(hand, None, "seat", "hand", "discards", "legal", "refusals") == [None, [], [], [], {}]
    assert (hand.view(None).allowed, hand.view(2).allowed) == (0, mask_of(read_cards("Kd Qd Jd Td")))


def test_what_may_not_be_played_and_why() -> None:
    hand = after(at_the_second_trick(), "p2 3s")
    assert seen(hand, 2, "legal", "refusals") == [["p3 Jd", "p3 Kd", "p3 Qd", "p3 Td"], {}]
    hand = after(at_the_second_trick(), "p2 9d", "p3 Kd", "p1 2c", "p3 Qd", "p1 3c")
    assert seen(hand, 1, "hand", "legal") == [["3s", "7h", "2h"], ["p2 3s"]]
    assert seen(hand, 1, "refusals") == [{"7h": ["must_trump", "B-PLAY-3"], "2h": ["must_trump", "B-PLAY-3"]}]
    assert hand.view(0).refusals == ()
    sure = playing("As Ks Qs 2h 3h", "", "2s")
    assert seen(sure, 0, "refusals") == [{"3h": ["cinch_lead", "B-CINCH-3"], "2h": ["cinch_lead", "B-CINCH-3"]}]


def test_a_misplay_is_told_to_the_offender_alone() -> None:
    hand = after(at_the_second_trick(), "p2 9d", "p3 Kd", "p1 2c", "p3 Qd", "p1 3c", "p2 2h")
    assert seen(hand, 1, "misplay", "hand") == [["p2 2h", "must_trump", "B-PLAY-3"], ["3s", "7h"]]
    assert [seen(hand, seat, "misplay")[0] for seat in (0, 2, 3, None)] == [None] * 4


def test_the_turned_up_card_is_held_until_it_is_laid_aside() -> None:
    hand = dealt(*HANDS, dealer=2)
    assert [hand.view(seat).turned_held for seat in (0, 2, None)] == [True] * 3
    assert not at_the_second_trick().view(0).turned_held


def test_declaring_and_drawing() -> None:
    hand = dealt(*HANDS, dealer=2, pot=4)
    assert seen(hand, 3, "phase", "to_act", "legal", "stock") == ["declaring", "p4", ["p4 pass", "p4 play"], 32]
    hand = after(hand, "p4 play")
    assert seen(hand, 3, "phase", "to_act", "legal", "refusals") == ["drawing", "p4", ["p4 draw 0-5"], {}]
    assert seen(hand, 0, "legal", "refusals") == [[], {}]
    states = [seat["state"] for seat in hand.view(None).as_dict()["seats"].values()]
    assert states == ["waiting", "waiting", "waiting", "active"]


def test_a_closed_fist_shows_who_has_decided() -> None:
    hand = after(dealt(*HANDS, dealer=2, house=table(4, declare="closed_fist")), "p1 pass", "p2 play")
    for seat in (2, 3, None):
        states = [seat["state"] for seat in hand.view(seat).as_dict()["seats"].values()]
        assert states == ["decided", "decided", "waiting", "waiting"]
    assert [len(hand.view(seat).options) for seat in (0, 1, 2, 3, None)] == [0, 0, 2, 2, 0]
    assert seen(hand, 2, "legal") == [["p3 pass", "p3 play"]]
    assert [hand.view(seat).decided for seat in (0, 2, None)] == [0b0011] * 3
    hand = after(hand, "p3 play", "p4 pass")
    states = [seat["state"] for seat in hand.view(None).as_dict()["seats"].values()]
    assert (states, hand.view(None).decided) == (["passed", "active", "active", "passed"], 0)


def test_a_reshuffle_is_waited_for() -> None:
    hand = dealt(*[""] * 7, "2s", house=table(8))
    for seat in range(3):
        hand = hand.apply(Action(seat, "play"))
        hand = hand.apply(Action(seat, "draw", hand.hands[seat]))
    assert seen(hand, 0, "phase", "awaits", "to_act", "stock") == ["waiting for a reshuffle", "restock", None, 0]
    hand = hand.apply(Action(CHANCE, "restock", order=tuple(cards_of(hand.pool))))
    assert seen(hand, 0, "phase", "awaits", "to_act", "stock") == ["declaring", None, "p4", 7]


def test_when_the_hand_is_over_nobody_is_asked() -> None:
    hand = after(dealt("Ah", "2s"), "p1 pass")
    for seat in (0, 1, None):
        assert seen(hand, seat, "phase", "to_act", "legal", "refusals", "misplay") == ["over", None, [], {}, None]
    assert hand.view(1).own == hand.hands[1] != 0
    played = hand_with(opened(3), {"p1": 3, "p2": 2}).hand
    assert isinstance(played, Hand)
    assert (played.view(0).sizes, played.view(0).tricks) == ((0, 0, 0), (3, 2, 0))


def test_how_a_hand_shows_itself() -> None:
    assert str(after(at_the_second_trick(), "p2 9d", "p3 Kd")).splitlines() == [
        "trump 4s, pot 9, playing",
        "p1  5c 4c 3c 2c  tricks 0  to act",
        "p2  3s 7h 2h  tricks 1",
        "p3  Qd Jd Td  tricks 0  dealer",
        "p4  passed  tricks 0",
        "p2 led: 9d Kd",
    ]


def test_what_views_have_in_common_is_all_but_what_is_their_own() -> None:
    hand = after(at_the_second_trick(), "p2 9d")
    views = [hand.view(seat) for seat in (0, 1, 2, 3, None)]
    for view in views:
        assert view.common == views[0].common
        assert view.common_dict() == views[0].common_dict()
        assert view.common_dict().keys().isdisjoint(view.own_dict())
    assert after(hand, "p3 Kd").view(0).common != views[0].common


def test_what_an_offender_alone_knows_is_not_common() -> None:
    hand = slipped()
    assert hand.view(0).common == hand.view(2).common == hand.view(None).common
    assert hand.view(1).common != hand.view(0).common
