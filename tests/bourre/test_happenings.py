"""What each action tells the table, to the last field: kind, seat, cards, amount, note, clause."""

from __future__ import annotations

from brelan.bourre import Hand
from brelan.cards import cards_of, mask_of, read_cards
from brelan.table import CHANCE, Action, Happening, Posting

from ..dealing import after, dealt, playing, table
from ..outcomes import hand_with
from .clauses.test_b_table import opened

HANDS = ("9h Ah 3c 4c 5c", "7h Kd 3d 4d 5d", "8h Qd 6d 7d 2s")


def mask(text: str) -> int:
    return mask_of(read_cards(text))


def slipped(misplay: str) -> Hand:
    """p2 has just played a diamond instead of the seven of hearts."""
    return after(playing(*HANDS, house=table(3, enforcement="honour", misplay=misplay)), "p1 9h", "p2 Kd")


def test_the_deal() -> None:
    assert dealt("", "", "2s").happenings == (Happening("turned_up", 2, mask("2s"), 0, "", "B-DEAL-2"),)


def test_pass_and_play_and_a_second_ante() -> None:
    hand = dealt("", "", "2s", house=table(3, second_ante=2))
    assert after(hand, "p1 pass").happenings == (Happening("passes", 0, clause="B-DECLARE-1"),)
    assert after(hand, "p1 play").happenings == (
        Happening("plays", 0, clause="B-DECLARE-1"),
        Posting("p1", "pot", 2, "second_ante", "B-ANTE-3"),
    )


def test_a_dealer_in_unasked_is_alone() -> None:
    assert after(dealt("", "", "2s", pot=7), "p1 pass", "p2 pass").happenings == (
        Happening("passes", 1, clause="B-DECLARE-1"),
        Happening("unasked", 2, clause="B-DECLARE-3"),
        Happening("alone", 2, clause="B-DECLARE-4"),
        Posting("pot", "p3", 7, "award", "B-SETTLE-1"),
    )


def test_a_closed_fist_and_all_pass() -> None:
    hand = after(dealt("", "2s", pot=4, house=table(2, declare="closed_fist")), "p2 pass")
    assert hand.happenings == (Happening("decided", 1, clause="B-DECLARE-5"),)
    assert after(hand, "p1 pass").happenings == (
        Happening("decided", 0, clause="B-DECLARE-5"),
        Happening("passes", 0, clause="B-DECLARE-1"),
        Happening("passes", 1, clause="B-DECLARE-1"),
        Happening("nobody_collects", amount=4, note="all_passed", clause="B-DECLARE-5"),
    )


def test_a_draw() -> None:
    hand = after(dealt("", "2s"), "p1 play", "p1 draw", "p2 play")
    assert after(hand, "p2 draw 2s").happenings[:2] == (
        Happening("drew", 1, amount=1, clause="B-DRAW-1"),
        Happening("laid_aside", 1, mask("2s"), clause="B-DRAW-2"),
    )


def test_a_reshuffle() -> None:
    hand = dealt(*[""] * 7, "2s", house=table(8))
    for seat in range(3):
        hand = hand.apply(Action(seat, "play"))
        hand = hand.apply(Action(seat, "draw", hand.hands[seat]))
    assert hand.happenings == (Happening("drew", 2, amount=5, clause="B-DRAW-1"),)
    hand = hand.apply(Action(CHANCE, "restock", order=tuple(cards_of(hand.pool))))
    assert hand.happenings == (Happening("restock", amount=10, clause="B-DRAW-3"),)


def test_a_card_and_a_trick() -> None:
    hand = after(playing(*HANDS), "p1 9h", "p2 7h")
    assert hand.happenings == (Happening("played", 1, mask("7h"), clause="B-PLAY-1"),)
    assert after(hand, "p3 8h").happenings == (
        Happening("played", 2, mask("8h"), clause="B-PLAY-1"),
        Happening("takes_trick", 0, mask("9h"), 1, clause="B-PLAY-8"),
    )
    hand = playing("2h 2c 4c 5c 6c", "3h 3c 7c 8c 9c", "Ah Kh Qh Jh As")
    hand = after(hand, "p1 2h", "p2 3h", "p3 Ah", "p3 Kh", "p1 2c", "p2 3c")
    assert hand.happenings[1:] == (Happening("takes_trick", 2, mask("Kh"), 2, clause="B-PLAY-8"),)


def test_a_pot_that_nobody_collects() -> None:
    told = hand_with(opened(3), {"p1": 2, "p2": 2, "p3": 1}).happenings
    assert Happening("nobody_collects", amount=3, note="tie", clause="B-SETTLE-1") in told
    told = hand_with(opened(3, bourre_blocks_award=True), {"p1": 3, "p2": 2, "p3": 0}).happenings
    assert Happening("nobody_collects", amount=3, note="blocked", clause="B-SETTLE-4") in told
    assert Posting("p3", "pot", 3, "bourre", "B-SETTLE-2") in told


def test_antes_and_the_last_division() -> None:
    session = opened(3, dealer=1, hands=1, ante=2).deal(range(52))
    assert session.happenings[:3] == tuple(Posting(f"p{seat}", "pot", 2, "ante", "B-ANTE-1") for seat in (1, 2, 3))
    session = opened(3, dealer=1, ante_by="dealer").deal(range(52))
    assert session.happenings[0] == Posting("p2", "pot", 3, "ante", "B-ANTE-1")
    told = hand_with(opened(3, hands=1), {"p1": 2, "p2": 2, "p3": 1}).happenings
    assert told[-3:] == tuple(Posting("pot", f"p{seat}", 1, "share", "B-SESSION-1") for seat in (1, 2, 3))


def test_a_misplay_that_is_put_right() -> None:
    assert after(slipped("renege"), "p2 correct 7h").happenings == (
        Happening("puts_right", 1, mask("Kd"), clause="B-ERROR-1"),
        Happening("played", 1, mask("7h"), clause="B-PLAY-1"),
    )


def test_a_misplay_that_stands() -> None:
    told = Happening("renege", 1, mask("Kd"), note="must_follow_suit", clause="B-PLAY-2")
    assert after(slipped("renege"), "p3 8h").happenings[0] == told
    assert after(slipped("retract"), "p3 8h").happenings[0] == told._replace(kind="misplay")


def test_a_word_too_early() -> None:
    hand = after(dealt("", "", "2s", house=table(3, enforcement="honour")), "p3 early")
    assert hand.happenings == (Happening("early", 2, clause="B-ERROR-5"),)
