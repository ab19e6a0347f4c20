"""B-ERROR: the table of honour. Spades are trump; the last seat deals."""

from typing import Any

import pytest

from brelan.bourre import Hand, House
from brelan.session import Session
from brelan.table import Happening, IllegalError, Posting

from ...dealing import after, dealt, kinds, may, playing, refused, settled, table
from ...outcomes import hand_with
from .test_b_table import opened

HANDS = ("9h Ah 3c 4c 5c", "7h Kd 3d 4d 5d", "8h Qd 6d 7d 2s")
"""p1 leads the nine of hearts; p2 must follow with the seven."""


def honour(**switches: Any) -> House:
    return table(3, enforcement="honour", **switches)


def slipped(**switches: Any) -> Hand:
    """p2 has just played a diamond instead of following."""
    return after(playing(*HANDS, house=honour(**switches), pot=6), "p1 9h", "p2 Kd")


def test_B_ERROR_1_with_strict_an_illegal_card_is_refused_and_nothing_happens() -> None:
    hand = after(playing(*HANDS), "p1 9h")
    with pytest.raises(IllegalError) as error:
        after(hand, "p2 Kd")
    assert error.value.refusal.code == "must_follow_suit"
    assert hand == after(playing(*HANDS), "p1 9h")
    assert refused(hand, "p2 correct 7h") == ("strict_table", "B-ERROR-1")
    assert refused(dealt("", "", "2s"), "p2 early") == ("strict_table", "B-ERROR-5")


def test_B_ERROR_1_with_honour_it_is_accepted_and_the_table_says_nothing() -> None:
    hand = slipped()
    assert kinds(hand) == ["played"]
    assert refused(after(playing(*HANDS, house=honour()), "p1 9h"), "p2 Kd") == ("must_follow_suit", "B-PLAY-2")
    assert hand.view(0).misplay is None
    assert hand.view(None).misplay is None
    told = hand.view(1).misplay
    assert told is not None
    assert (str(told[0]), told[1].code) == ("p2 Kd", "must_follow_suit")


def test_B_ERROR_1_to_the_others_a_misplay_looks_like_any_play() -> None:
    # Another world: p2 holds the two of diamonds for the seven of hearts, and the king of diamonds is a right card.
    right = playing(HANDS[0], "2d Kd 3d 4d 5d", HANDS[2], house=honour(), pot=6)
    right = after(right, "p1 9h", "p2 Kd")
    for seat in (0, 2, None):
        assert slipped().view(seat).as_dict() == right.view(seat).as_dict()
    assert (slipped().view(1).shown[1], right.view(1).shown[1] != 0) == (0, True), "he knows that it shows nothing"


def test_B_ERROR_1_it_may_be_put_right_until_the_next_card() -> None:
    hand = slipped()
    assert refused(hand, "p2 correct 7h") is None
    assert refused(hand, "p2 correct Kd") == ("must_follow_suit", "B-PLAY-2")
    assert refused(hand, "p2 correct Ah") == ("not_in_hand", "B-PLAY-1")
    assert refused(hand, "p2 correct 3d") == ("must_follow_suit", "B-PLAY-2")
    assert refused(hand, "p3 correct 8h") == ("nothing_to_put_right", "B-ERROR-1")
    late = after(hand, "p3 8h")
    assert refused(late, "p2 correct 7h") == ("nothing_to_put_right", "B-ERROR-1")
    with pytest.raises(IllegalError):
        after(hand, "p2 correct 3d")


def test_B_ERROR_1_the_card_goes_back_and_a_legal_one_is_played() -> None:
    hand = after(slipped(), "p2 correct 7h")
    assert kinds(hand) == ["puts_right", "played"]
    assert hand.view(1).as_dict()["hand"] == ["Kd", "5d", "4d", "3d"]
    assert hand.to_act == 2
    assert hand.misplay is None


def test_B_ERROR_1_he_pays_nothing_but_loses_this_pot_and_his_next_deal() -> None:
    hand = after(slipped(), "p2 correct 7h")
    assert hand.honour.barred == 0b010
    assert hand.honour.lost_deals == (0, 1, 0)
    assert hand.honour.reneges == (0, 0, 0)
    session = hand_with(opened(3, dealer=0, enforcement="honour"), {"p2": 3, "p3": 2}, corrected=["p2"])
    report = session.reports[-1]
    assert (report["winner"], report["fines"], report["carried"], report["barred"]) == (None, {}, "3", ["p2"])
    assert report["deals_lost"] == {"p1": 0, "p2": 0, "p3": 0}
    assert session.dealer == 2, "the deal went past p2"


def test_B_ERROR_1_if_he_is_bourre_he_still_pays_that_fine() -> None:
    session = hand_with(opened(3, enforcement="honour"), {"p1": 3, "p2": 0, "p3": 2}, corrected=["p2"])
    assert session.reports[-1]["fines"] == {"p2": "3"}
    assert session.reports[-1]["winner"] == "p1"


def test_B_ERROR_2_once_the_next_card_is_down_it_is_a_renege_and_all_are_told() -> None:
    hand = after(slipped(), "p3 8h")
    assert kinds(hand) == ["renege", "played", "takes_trick"]
    told = hand.happenings[0]
    assert told[1:] == (1, 1 << 37, 0, "must_follow_suit", "B-PLAY-2")
    assert hand.honour.reneges == (0, 1, 0)
    assert hand.honour.barred == 0b010


def test_B_ERROR_2_a_renege_costs_the_pot_besides_a_fine_for_no_tricks() -> None:
    session = hand_with(opened(3, enforcement="honour"), {"p1": 3, "p2": 0, "p3": 2}, reneges={"p2": 1})
    report = session.reports[-1]
    assert (report["fines"], report["carried"], report["reneges"]) == ({"p2": "6"}, "6", {"p2": 1})


def test_B_ERROR_2_each_is_at_most_the_limit() -> None:
    switches: dict[str, Any] = {"enforcement": "honour", "limit": 2}
    session = hand_with(opened(3, **switches), {"p1": 3, "p2": 0, "p3": 2}, reneges={"p2": 2})
    assert session.reports[-1]["fines"] == {"p2": "6"}
    end = settled("3-0-2", 6, barred=0b10, reneges=(0, 2, 0), **switches)
    assert [posting[2:] for posting in end.postings[1:]] == [
        (2, "bourre", "B-SETTLE-5"),
        (2, "renege", "B-ERROR-2"),
        (2, "renege", "B-ERROR-2"),
    ]


def test_B_ERROR_2_the_fine_for_a_renege_gives_no_exemption() -> None:
    session = hand_with(opened(3, enforcement="honour"), {"p1": 3, "p2": 1, "p3": 1}, reneges={"p2": 1})
    assert session.reports[-1]["fines"] == {"p2": "3"}
    assert session.deal(range(52)).ledger["p2"] == 100 - 1 - 3 - 1


def test_B_ERROR_2_bourre_makes_him_count_as_bourre() -> None:
    switches: dict[str, Any] = {"enforcement": "honour", "misplay": "bourre"}
    session = hand_with(opened(3, **switches), {"p1": 3, "p2": 1, "p3": 1}, reneges={"p2": 2})
    assert session.reports[-1]["fines"] == {"p2": "3"}, "one fine in all"
    assert session.deal(range(52)).ledger["p2"] == 100 - 1 - 3, "exempt from the ante"
    session = hand_with(opened(3, **switches), {"p1": 3, "p2": 0, "p3": 2}, reneges={"p2": 1})
    assert session.reports[-1]["fines"] == {"p2": "3"}, "one fine, with no trick as well"
    session = hand_with(opened(3, **switches), {"p1": 2, "p2": 3, "p3": 0}, reneges={"p2": 1})
    assert session.reports[-1]["winner"] is None, "no right to the pot"


def test_B_ERROR_2_bourre_and_no_exemption_for_anybody() -> None:
    switches: dict[str, Any] = {"enforcement": "honour", "misplay": "bourre", "exempt_from_ante": "nobody"}
    end = settled("3-1-1", 6, barred=0b10, reneges=(0, 1, 0), **switches)
    assert (end.exempt, end.fines) == (0, (0, 6, 0))
    assert end.postings[-1] == Posting("p2", "pot", 6, "bourre", "B-ERROR-2")


def test_B_ERROR_2_retract_costs_nothing_taken_back_or_not() -> None:
    hand = after(slipped(misplay="retract"), "p2 correct 7h")
    assert (hand.honour.barred, hand.honour.lost_deals) == (0, (0, 0, 0))
    hand = after(slipped(misplay="retract"), "p3 8h")
    assert kinds(hand) == ["misplay", "played", "takes_trick"]
    assert (hand.honour.barred, hand.honour.reneges) == (0, (0, 0, 0))
    switches: dict[str, Any] = {"enforcement": "honour", "misplay": "retract"}
    session = hand_with(opened(3, **switches), {"p1": 3, "p2": 0, "p3": 2}, corrected=["p1"])
    assert session.reports[-1]["winner"] == "p1"
    assert session.reports[-1]["barred"] == []


def test_B_ERROR_3_most_tricks_without_the_right_carry_the_pot() -> None:
    session = hand_with(opened(3, enforcement="honour"), {"p1": 3, "p2": 2}, reneges={"p1": 1})
    report = session.reports[-1]
    assert (report["winner"], report["carried"], report["fines"]) == (None, "6", {"p1": "3"})
    assert session.deal(range(52)).ledger["p1"] == 100 - 1 - 3 - 1, "it is not exempt for that"


def test_B_ERROR_3_a_seat_behind_without_the_right_changes_nothing() -> None:
    session = hand_with(opened(3, enforcement="honour"), {"p1": 3, "p2": 2}, reneges={"p2": 1})
    assert session.reports[-1]["winner"] == "p1"
    end = settled("3-2-pass", 6, barred=0b1, reneges=(1, 0, 0), enforcement="honour")
    assert end.unclaimed == "barred"


def test_B_ERROR_4_failing_a_cinch_duty_is_a_misplay_like_any_other() -> None:
    hand = playing("As Ks Qs 2h 3h", "2c 3c 4c 5c 6c", "2d 3d 4d 5d 2s", house=honour())
    hand = after(hand, "p1 2h")
    assert hand.misplay is not None
    assert hand.misplay[1].clause == "B-CINCH-3"
    assert refused(hand, "p1 correct 3h") == ("cinch_lead", "B-CINCH-3")
    assert refused(hand, "p1 correct Qs") is None
    assert after(hand, "p2 2c").honour.reneges == (1, 0, 0)


def test_B_ERROR_5_a_word_before_ones_turn_costs_a_turn_to_deal() -> None:
    hand = dealt("", "", "2s", house=honour())
    assert refused(hand, "p1 early") == ("not_early", "B-ERROR-5"), "it is p1's turn"
    hand = after(hand, "p3 early", "p3 early", "p2 early")
    assert hand.honour.lost_deals == (0, 1, 2)
    assert kinds(hand) == ["early"]
    assert hand.to_act == 0


def test_B_ERROR_5_only_while_declaring_or_drawing_and_only_before_ones_turn() -> None:
    hand = after(dealt("", "", "2s", house=honour()), "p1 play")
    assert refused(hand, "p1 early") == ("not_early", "B-ERROR-5")
    hand = after(hand, "p1 draw")
    assert refused(hand, "p1 early") == ("not_early", "B-ERROR-5"), "p1 has spoken and drawn"
    passed = after(dealt("", "", "2s", house=honour()), "p1 pass")
    assert refused(passed, "p1 early") == ("not_early", "B-ERROR-5")
    playing_on = after(hand, "p2 play", "p2 draw", "p3 play", "p3 draw")
    assert refused(playing_on, "p2 early") == ("not_early", "B-ERROR-5")


def test_B_ERROR_5_the_draw_is_a_turn_of_its_own_when_it_comes_after_all() -> None:
    hand = after(dealt("", "", "2s", house=honour(draw="after_all")), "p1 play", "p2 play")
    assert refused(hand, "p2 early") is None, "its draw is still to come"
    hand = after(hand, "p3 pass", "p1 draw")
    assert refused(hand, "p1 early") == ("not_early", "B-ERROR-5")
    assert refused(hand, "p2 early") == ("not_early", "B-ERROR-5"), "it is p2's turn"


def test_B_ERROR_5_with_a_closed_fist_nobody_speaks_too_early_but_may_sign_a_number() -> None:
    hand = dealt("", "", "2s", house=honour(declare="closed_fist"))
    assert refused(hand, "p3 early") == ("not_early", "B-ERROR-5")
    hand = after(hand, "p1 play", "p2 play", "p3 pass")
    assert refused(hand, "p2 early") is None
    assert refused(hand, "p3 early") == ("not_early", "B-ERROR-5")


def test_B_ERROR_5_the_seat_is_skipped_once_for_each_loss() -> None:
    session = hand_with(opened(3, dealer=2, enforcement="honour"), {"p1": 5}, early=["p2", "p2"])
    dealers = []
    for _ in range(6):
        dealers.append(session.dealer)
        session = hand_with(session, {"p3": 5})
    assert dealers == [0, 2, 0, 2, 0, 1]


def test_B_ERROR_5_where_every_seat_would_be_skipped_go_round_until_one_is_free() -> None:
    session = hand_with(
        opened(3, dealer=0, enforcement="honour"), {"p2": 3, "p3": 2}, early=["p3", "p1", "p1"], corrected=["p2"]
    )
    # p2 loses one, p3 one, p1 two. Round: p2, p3, p1 once each; then p2 is free.
    assert session.dealer == 1
    assert session.reports[-1]["deals_lost"] == {"p1": 1, "p2": 0, "p3": 0}


def test_B_ERROR_5_who_misses_a_turn_to_deal_is_told_before_the_antes() -> None:
    def told(session: Session) -> list[int]:
        due = session.deal(session.house.deck).happenings
        return [event.seat for event in due if isinstance(event, Happening) and event.kind == "deal_missed"]

    opening = opened(3, dealer=0, enforcement="honour")
    assert told(opening) == []
    session = hand_with(opening, {"p2": 3, "p3": 2}, early=["p3", "p1", "p1"], corrected=["p2"])
    assert told(session) == [1, 2, 0]
    assert {event.clause for event in session.deal(session.house.deck).happenings[:3]} == {"B-ERROR-5"}
    assert told(hand_with(session, {"p3": 5})) == []


def test_B_ERROR_1_may_shows_what_the_rules_allow() -> None:
    assert may(after(playing(*HANDS, house=honour()), "p1 9h")) == "7h"
