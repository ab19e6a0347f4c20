"""The worked examples of B-PLAY and B-CINCH, asked of the second judge."""

from __future__ import annotations

from .bourre_judge import greatest_matching, legal_plays, legal_with_cinch, rivals_of, sure_tricks, trick_winner
from .cards import full_deck


def _nothing_known(hand: list[str], away: list[str]) -> dict[int, list[str]]:
    return rivals_of(hand, [1, 2], away, {}, turned_up="2c", turned_up_owner=None)


def test_forced_beating_and_the_single_trump() -> None:
    trick = [(0, "Jh"), (1, "3s")]
    assert legal_plays(["Ah", "5h", "8s"], trick, "s") == ["Ah", "5h"]
    assert trick_winner([*trick, (2, "Ah")], "s") == 1


def test_losing_trump() -> None:
    trick = [(0, "Jh"), (1, "9s")]
    assert legal_plays(["4s", "7s", "Kd"], trick, "s") == ["4s", "7s"]
    assert legal_plays(["4s", "7s", "Kd"], trick, "s", "may") == ["4s", "7s", "Kd"]


def test_sure_hands_when_nothing_else_is_known() -> None:
    side = ["2h", "3h"]
    for trumps, won, gone, expected in [
        ("AKQ", 0, [], True),
        ("KQJT", 0, [], True),
        ("QJT98", 0, [], True),
        ("KQJ", 0, [], False),
        ("KQJ", 0, ["As"], True),
        ("AK", 1, [], True),
        ("AQJ", 1, [], True),
    ]:
        hand = [rank + "s" for rank in trumps] + side
        for trick in ([], [(1, "7h")]):
            sure = sure_tricks(hand[: 5 - won], trick, "s", _nothing_known(hand, gone))
            assert (won + sure >= 3) is expected, (trumps, trick, sure)


def test_under_a_forced_trump() -> None:
    hand = ["7c", "4c", "3c"]
    rivals = {1: ["5c", "2h"], 2: ["3h"]}
    assert legal_with_cinch(hand, [(1, "Qc")], "c", rivals, won=1) == hand


def test_under_a_led_ace() -> None:
    for hand in (["Kc", "Qc", "9c"], ["Kc", "Qc", "Jc"]):
        rivals = _nothing_known(hand, ["Ac"])
        assert legal_with_cinch(hand, [(1, "Ac")], "c", rivals, won=1) == hand
    assert sure_tricks(["Kc", "Qc", "9c"], [(1, "Ac")], "c", _nothing_known(["Kc", "Qc", "9c"], ["Ac"])) == 1
    assert sure_tricks(["Kc", "Qc", "Jc"], [(1, "Ac")], "c", _nothing_known(["Kc", "Qc", "Jc"], ["Ac"])) == 2


def test_a_matching_is_the_greatest() -> None:
    trumps = [card for card in full_deck() if card[1] == "s"]
    assert greatest_matching(["Ks", "9s"], ["As", "Ts"]) == 2
    assert greatest_matching(["9s", "Ks"], ["Ts", "As"]) == 2
    assert greatest_matching(trumps, ["As"]) == 1
