"""Replaying: where a record breaks a rule, and what is printed of one that stops."""

from __future__ import annotations

from typing import Any

import pytest

from brelan.cards import CARD_NAMES
from brelan.record import as_json, read_text, replay, steps, write

DECK = " ".join(CARD_NAMES)


def record(*hands: str, top: str = "", dealer: str = "p3", **rules: Any) -> str:
    """A record of three seats; each of *hands* is its actions, separated by commas."""
    lines = [
        "brelan = 1",
        'game = "bourre"',
        'profile = "pagat"',
        'seats = ["A", "B", "C"]',
        f'dealer = "{dealer}"',
        top,
    ]
    lines += [
        "[rules]",
        *(f"{name} = {str(value).lower() if value in (True, False) else repr(value)}" for name, value in rules.items()),
    ]
    for hand in hands:
        actions = ", ".join(f'"{action.strip()}"' for action in hand.split(",") if action.strip())
        lines += ["[[hand]]", f'deck = "{DECK}"', f"actions = [{actions}]"]
    return "\n".join(lines) + "\n"


PASSED = "{0} pass, {1} pass"
FIRST, SECOND = PASSED.format("p1", "p2"), PASSED.format("p2", "p3")


@pytest.mark.parametrize(
    ("text", "where", "code", "clause"),
    [
        (record("p2 pass"), (1, 1, "p2 pass"), "not_your_turn", "B-DECLARE-1"),
        (record("p1 play, p1 draw, p2 play, p2 draw, p3 pass, p1 3s"), (1, 6, "p1 3s"), "not_in_hand", "B-PLAY-1"),
        (record("p9 pass"), (1, 1, "p9 pass"), "no_such_seat", "B-TABLE-1"),
        (record(f"{FIRST}, p1 pass"), (1, 3, "p1 pass"), "hand_over", "B-SETTLE-1"),
        (record(FIRST, "p1 pass"), (2, 1, "p1 pass"), "not_your_turn", "B-DECLARE-1"),
        (record("p1 pass", SECOND), (1, 2, ""), "hand_unfinished", "B-SESSION-1"),
        (record("", SECOND), (1, 1, ""), "hand_unfinished", "B-SESSION-1"),
        (record(FIRST, SECOND, hands=1), (2, 1, ""), "session_over", "B-SESSION-1"),
        (record(FIRST, top="closed = true", hands=1), (1, 3, ""), "fixed_hands", "B-SESSION-1"),
        (record(top="closed = true", hands=1), (1, 1, ""), "fixed_hands", "B-SESSION-1"),
        (record("p1 pass", top="closed = true"), (1, 2, ""), "hand_unfinished", "B-SESSION-1"),
        (record(FIRST) + 'dealer = "p1"\n', (1, 1, ""), "wrong_dealer", "B-TABLE-4"),
    ],
)
def test_a_broken_rule_has_its_place(text: str, where: tuple[int, int, str], code: str, clause: str) -> None:
    played = replay(read_text(text))
    assert played.fault is not None
    assert (played.fault.hand, played.fault.action, played.fault.text) == where
    assert (played.fault.refusal.code, played.fault.refusal.clause) == (code, clause)
    printed = as_json(played, "so it is")
    assert (printed["to_act"], printed["legal"], printed["result"]) == (None, [], None)
    hand, action, _ = where
    assert printed["error"] == {"hand": hand, "action": action, "code": code, "clause": clause, "message": "so it is"}


def test_everything_up_to_the_fault_is_there() -> None:
    printed = as_json(replay(read_text(record(FIRST, "p1 pass"))))
    assert [hand["number"] for hand in printed["hands"]] == [1]
    assert printed["hands"][0]["winner"] == "p3"


def test_a_dealer_who_is_named_rightly() -> None:
    played = replay(read_text(record(FIRST) + 'dealer = "p3"\n'))
    assert played.fault is None


def test_an_open_decision() -> None:
    printed = as_json(replay(read_text(record("p1 play"))))
    assert (printed["to_act"], printed["legal"]) == ("p1", ["p1 draw 0-5"])
    assert "error" not in printed
    assert "awaits" not in printed
    printed = as_json(replay(read_text(record("p1 play, p1 draw"))))
    assert printed["legal"] == ["p2 pass", "p2 play"]


def test_nothing_is_open_between_two_hands() -> None:
    printed = as_json(replay(read_text(record(FIRST))))
    assert (printed["to_act"], printed["legal"], printed["result"]) == (None, [], None)
    printed = as_json(replay(read_text(record())))
    assert (printed["hands"], printed["to_act"], printed["legal"]) == ([], None, [])


def test_a_misplay_that_can_still_be_put_right() -> None:
    # Everybody has clubs last in the deck; p1 leads the two of spades, p2 holds three and does not follow.
    text = record("p1 play, p1 draw, p2 play, p2 draw, p3 play, p3 draw, p1 2s, p2 3h", enforcement="honour")
    deck = "2s 3s 4s 5h 3h 4h 5d 6d 7d 8d 9d Td Jd Qd Kd"
    rest = " ".join(name for name in CARD_NAMES if name not in deck.split())
    printed = as_json(replay(read_text(text.replace(DECK, f"{deck} {rest}"))))
    assert printed["misplay"] == {"seat": "p2", "card": "3h", "code": "must_follow_suit", "clause": "B-PLAY-2"}
    assert printed["to_act"] == "p3"


def test_a_reshuffle_that_is_waited_for() -> None:
    text = record("").replace('["A", "B", "C"]', str(list("ABCDEFGH")).replace("'", '"')).replace('"p3"', '"p8"')
    words = []
    for seat in range(3):
        hand = [CARD_NAMES[seat + 8 * place] for place in range(5)]
        words += [f"p{seat + 1} play", f"p{seat + 1} draw {' '.join(hand)}"]
    lines = ", ".join(f'"{word}"' for word in words)
    printed = as_json(replay(read_text(text.replace("actions = []", f"actions = [{lines}]"))))
    assert (printed["awaits"], printed["to_act"], printed["legal"]) == ("restock", None, [])


def test_a_finished_session_has_a_result() -> None:
    printed = as_json(replay(read_text(record(FIRST, hands=1))))
    assert printed["result"] == {
        "share": "0",
        "balances": {"p1": "99", "p2": "99", "p3": "102"},
        "places": [["p3"], ["p1", "p2"]],
    }
    printed = as_json(replay(read_text(record(FIRST, top="closed = true"))))
    assert printed["result"]["places"] == [["p3"], ["p1", "p2"]]


def test_steps_give_every_state() -> None:
    found = list(steps(read_text(record(FIRST, SECOND, top="closed = true"))))
    assert [len(step.session.log) for step in found] == [0, 1, 1, 1, 2, 2, 2, 2]
    assert [step.session.over for step in found] == [False] * 7 + [True]
    assert replay(read_text(record(FIRST, SECOND, top="closed = true"))) == found[-1]
    assert write(found[0].session) == write(replay(read_text(record())).session)
