"""Every refusal with all that it says: code, clause, and the arguments that the words are made of."""

from __future__ import annotations

import pickle
from collections.abc import Callable, Mapping
from typing import Any

import pytest

from brelan import bourre
from brelan.bourre import CODES, Hand
from brelan.table import CARD, CHANCE, Action, Argument, IllegalError

from ..dealing import after, dealt, playing, table

Said = tuple[Callable[[], Hand], str | Action, str, str, Mapping[str, Argument]]


def asked(**switches: Any) -> Hand:
    """Three seats, p3 deals, p1 is to speak."""
    return dealt("Ah 3c 4c 5c 6c", "Kd 3h", "2s", house=table(3, **switches))


def led(**switches: Any) -> Hand:
    """p1 has led the nine of hearts; p2 holds two hearts, a low and a high one, p3 a trump and no heart."""
    hands = ("9h 2c 3c 4c 5c", "Th 2h 3s 9d 8d", "Kd Qd Jd Td 4s")
    return after(playing(*hands, house=table(3, **switches)), "p1 9h")


def sure() -> Hand:
    """p1 is on lead with the three highest trumps."""
    return playing("As Ks Qs 2h 3h", "2c 3c 4c 5c 6c", "2d 3d 4d 5d 2s")


def sure_behind() -> Hand:
    """p2 has a sure hand, is void in the suit led, and p3 is still to play."""
    return after(playing("9h 2c 3c 4c 5c", "As Ks Qs 9s 7d", "2d 3h 4d 5d 2s"), "p1 9h")


def empty_stock() -> Hand:
    """Eight seats: the third to change five cards waits for a reshuffle."""
    hand = dealt(*[""] * 7, "2s", house=table(8))
    for seat in range(3):
        hand = hand.apply(Action(seat, "play"))
        hand = hand.apply(Action(seat, "draw", hand.hands[seat]))
    return hand


CASES: list[Said] = [
    (asked, Action(0, "jump"), "unknown_action", "B-PLAY-1", {}),
    (lambda: after(dealt("", "2s"), "p1 pass"), "p1 play", "hand_over", "B-SETTLE-1", {}),
    (asked, "p4 pass", "no_such_seat", "B-TABLE-1", {"seat": "p4"}),
    (asked, Action(CHANCE, "pass"), "no_such_seat", "B-TABLE-1", {"seat": ""}),
    (empty_stock, "p4 play", "restock_first", "B-DRAW-3", {"seat": "p3"}),
    (asked, "restock 2c", "no_restock_now", "B-DRAW-3", {}),
    (empty_stock, "restock 2c", "wrong_restock", "B-DRAW-3", {"number": 10}),
    (asked, "p2 play", "not_your_turn", "B-DECLARE-1", {"seat": "p1"}),
    (lambda: after(asked(), "p1 play"), "p2 draw", "not_your_turn", "B-DRAW-1", {"seat": "p1"}),
    (led, "p3 4s", "not_your_turn", "B-PLAY-1", {"seat": "p2"}),
    (
        lambda: after(asked(declare="closed_fist"), "p2 play"),
        "p2 pass",
        "already_decided",
        "B-DECLARE-5",
        {"seat": "p2"},
    ),
    (led, "p2 pass", "not_now", "B-DECLARE-1", {}),
    (led, "p2 play", "not_now", "B-DECLARE-1", {}),
    (lambda: after(asked(), "p1 play"), "p1 play", "not_now", "B-DECLARE-1", {}),
    (lambda: after(asked(), "p1 play"), "p1 Ah", "not_now", "B-PLAY-1", {}),
    (led, "p2 draw", "not_now", "B-DRAW-1", {}),
    (asked, "p1 Ah", "not_now", "B-PLAY-1", {}),
    (lambda: after(dealt("2c", "As"), "p1 play", "p1 draw"), "p2 pass", "ace_holds_dealer", "B-DECLARE-2", {}),
    (lambda: after(asked(), "p1 play"), "p1 draw Kd", "not_in_hand", "B-DRAW-1", {"cards": "Kd"}),
    (lambda: after(asked(), "p1 play"), "p1 draw Ah Kd 3h", "not_in_hand", "B-DRAW-1", {"cards": "3h Kd"}),
    (
        lambda: after(asked(max_discards=1), "p1 play"),
        "p1 draw Ah 3c",
        "too_many_discards",
        "B-DRAW-1",
        {"number": 2, "most": 1},
    ),
    (led, Action(1, CARD, 0), "one_card", "B-PLAY-1", {}),
    (led, "p2 Kd", "not_in_hand", "B-PLAY-1", {"cards": "Kd"}),
    (led, "p2 9d", "must_follow_suit", "B-PLAY-2", {"suit": "h"}),
    (lambda: after(led(), "p2 Th"), "p3 Kd", "must_trump", "B-PLAY-3", {"suit": "s"}),
    (led, "p2 2h", "must_beat", "B-PLAY-4", {"card": "9h", "cards": "Th"}),
    (sure, "p1 2h", "cinch_lead", "B-CINCH-3", {"won": 0, "sure": 3, "top": "As Ks Qs", "cards": "As Ks Qs"}),
    (sure_behind, "p2 9s", "cinch_trump", "B-CINCH-4", {"won": 0, "sure": 3, "top": "As Ks Qs", "cards": "As Ks Qs"}),
    (led, "p2 correct 2h", "strict_table", "B-ERROR-1", {}),
    (asked, "p2 early", "strict_table", "B-ERROR-5", {}),
    (lambda: led(enforcement="honour"), "p1 correct 2c", "nothing_to_put_right", "B-ERROR-1", {}),
    (lambda: asked(enforcement="honour"), "p1 early", "not_early", "B-ERROR-5", {"seat": "p1"}),
]


@pytest.mark.parametrize(("hand", "tried", "code", "clause", "arguments"), CASES)
def test_what_a_refusal_says(
    hand: Callable[[], Hand], tried: str | Action, code: str, clause: str, arguments: Mapping[str, Argument]
) -> None:
    action = bourre.read(tried) if isinstance(tried, str) else tried
    refusal = hand().refusal(action)
    assert refusal is not None
    assert refusal[:] == (code, clause, arguments)
    with pytest.raises(IllegalError) as caught:
        hand().apply(action)
    assert caught.value.refusal == refusal
    assert str(caught.value).startswith(code)
    assert str(caught.value).endswith(f" [{clause}]")
    assert pickle.loads(pickle.dumps(caught.value)).refusal == refusal


def test_an_illegal_action_says_what_it_broke() -> None:
    with pytest.raises(IllegalError, match=r"^must_beat: card 9h, cards Th \[B-PLAY-4\]$"):
        led().apply(bourre.read("p2 2h"))
    with pytest.raises(IllegalError, match=r"^hand_over \[B-SETTLE-1\]$"):
        after(dealt("", "2s"), "p1 pass", "p1 play")


def test_every_code_is_among_them() -> None:
    assert {code for _, _, code, _, _ in CASES} == set(CODES)
    said = {code: ", ".join(clause for _, _, other, clause, _ in CASES if other == code) for code in CODES}
    for code, clauses in CODES.items():
        assert set(said[code].split(", ")) == set(clauses.split(", ")), code
