"""B-DECLARE: pass or play."""

import pytest

from brelan.bourre import Hand
from brelan.cards import count

from ...dealing import after, dealt, kinds, may, refused, table
from ...outcomes import hand_with
from .test_b_table import opened


def words(hand: Hand) -> list[str]:
    return [str(action) for action in hand.legal()]


def test_B_DECLARE_1_each_seat_once_from_the_left_of_the_dealer() -> None:
    hand = dealt("", "", "2s")
    assert words(hand) == ["p1 pass", "p1 play"]
    assert refused(hand, "p2 play") == ("not_your_turn", "B-DECLARE-1")
    hand = after(hand, "p1 pass")
    assert words(hand) == ["p2 pass", "p2 play"]
    assert refused(hand, "p1 play") == ("not_your_turn", "B-DECLARE-1")
    assert after(hand, "p2 play").bids.spoken == 0b011
    assert (hand.bids.wanting, after(hand, "p2 play").bids.wanting) == (0, 0)


def test_B_DECLARE_1_passing_gives_up_the_hand_unseen() -> None:
    hand = after(dealt("Ah Kh", "", "2s"), "p1 pass")
    assert hand.hands[0] == 0
    assert kinds(hand) == ["passes"]
    assert all(event[2] == 0 for event in hand.happenings), "no card is shown"


def test_B_DECLARE_1_passing_costs_and_wins_nothing_more() -> None:
    session = hand_with(opened(4), {"p1": 3, "p2": 2, "p3": 0})
    assert session.reports[-1]["balances"]["p4"] == "99"
    assert "p4" not in session.reports[-1]["fines"]
    assert "p4" not in session.reports[-1]["tricks"]


def test_B_DECLARE_2_with_an_ace_turned_up_the_dealer_may_not_pass() -> None:
    hand = after(dealt("", "", "As"), "p1 play", "p1 draw", "p2 pass")
    assert refused(hand, "p3 pass") == ("ace_holds_dealer", "B-DECLARE-2")
    assert words(hand) == ["p3 play"]


@pytest.mark.parametrize("ace", ["As", "Ah", "Ad", "Ac"])
def test_B_DECLARE_2_any_of_the_four_aces_will_do(ace: str) -> None:
    assert words(after(dealt("", ace), "p1 play", "p1 draw")) == ["p2 play"]


def test_B_DECLARE_2_only_the_dealer_and_only_an_ace_and_only_with_the_switch() -> None:
    assert words(dealt("", "", "As")) == ["p1 pass", "p1 play"]
    hand = after(dealt("", "", "Ks"), "p1 play", "p1 draw", "p2 pass")
    assert words(hand) == ["p3 pass", "p3 play"]
    hand = after(dealt("", "", "As", house=table(3, ace_holds_dealer=False)), "p1 play", "p1 draw", "p2 pass")
    assert words(hand) == ["p3 pass", "p3 play"]


def test_B_DECLARE_2_holds_with_a_closed_fist_too() -> None:
    hand = dealt("", "", "As", house=table(3, declare="closed_fist"))
    assert refused(hand, "p3 pass") == ("ace_holds_dealer", "B-DECLARE-2")
    assert refused(hand, "p3 play") is None


def test_B_DECLARE_3_the_dealer_is_in_unasked_when_all_others_have_passed() -> None:
    hand = after(dealt("", "", "2s"), "p1 pass", "p2 pass")
    assert hand.over
    assert kinds(hand) == ["passes", "unasked", "alone", "award"]
    assert hand.settlement is not None
    assert hand.settlement.winner == 2
    assert [count(cards) for cards in hand.hands] == [0, 0, 5]


def test_B_DECLARE_3_holds_when_all_draw_after_all_have_spoken() -> None:
    hand = after(dealt("", "", "2s", house=table(3, draw="after_all")), "p1 pass", "p2 pass")
    assert hand.settlement is not None
    assert hand.settlement.winner == 2


def test_B_DECLARE_4_the_only_seat_collects_and_nobody_is_bourre() -> None:
    hand = after(dealt("", "", "2s", pot=7), "p1 play", "p1 draw 2c", "p2 pass", "p3 pass")
    end = hand.settlement
    assert end is not None
    assert (end.winner, end.award, end.bourre, end.tricks) == (0, 7, 0, (5, 0, 0))
    assert [count(cards) for cards in hand.hands] == [5, 0, 0]
    assert not hand.legal()


def test_B_DECLARE_4_no_more_cards_are_drawn() -> None:
    hand = after(dealt("", "", "2s", house=table(3, draw="after_all")), "p1 pass", "p2 play", "p3 pass")
    assert hand.over
    assert hand.bids.drawn == (-1, -1, -1)


def test_B_DECLARE_4_it_collects_within_the_limit_and_pays_its_next_ante() -> None:
    session = hand_with(opened(3, dealer=2, limit=2, limit_covers="fines_and_award"), {"p2": 5})
    assert session.reports[-1]["winner"] == "p2"
    assert session.reports[-1]["balances"] == {"p1": "99", "p2": "101", "p3": "99"}
    assert session.reports[-1]["carried"] == "1"
    assert session.deal(range(52)).ledger["p2"] == 100


def test_B_DECLARE_5_a_closed_fist_is_decided_in_any_order_and_in_secret() -> None:
    hand = dealt("", "", "2s", house=table(3, declare="closed_fist"))
    assert hand.to_act == 0
    hand = after(hand, "p3 pass")
    assert (hand.to_act, kinds(hand)) == (0, ["decided"])
    assert refused(hand, "p3 play") == ("already_decided", "B-DECLARE-5")
    other = after(dealt("", "", "2s", house=table(3, declare="closed_fist")), "p3 play")
    for seat in (0, 1, None):
        assert hand.view(seat).as_dict() == other.view(seat).as_dict()
    hand = after(hand, "p1 play", "p2 play")
    assert kinds(hand) == ["decided", "plays", "plays", "passes"]
    assert [event[1] for event in hand.happenings] == [1, 0, 1, 2], "shown round the table from the left of the dealer"


def test_B_DECLARE_5_the_dealer_is_asked_although_all_others_pass() -> None:
    hand = after(dealt("", "", "2s", house=table(3, declare="closed_fist")), "p1 pass", "p2 pass")
    assert not hand.over
    assert words(hand) == ["p3 pass", "p3 play"]
    assert after(hand, "p3 play").settlement is not None


def test_B_DECLARE_5_when_all_pass_the_pot_is_carried_and_every_seat_antes_again() -> None:
    hand = after(dealt("", "", "2s", house=table(3, declare="closed_fist"), pot=8), "p1 pass", "p2 pass", "p3 pass")
    end = hand.settlement
    assert end is not None
    assert (end.winner, end.award, end.fines, end.exempt, end.unclaimed) == (None, 0, (0, 0, 0), 0, "all_passed")
    assert hand.hands == (0, 0, 0)
    session = hand_with(opened(3, declare="closed_fist"), {})
    assert session.reports[-1]["carried"] == "3"
    assert session.deal(range(52)).ledger["pot"] == 6


def test_B_DECLARE_5_draws_go_round_from_the_left_afterwards() -> None:
    hand = dealt("", "", "", "2s", house=table(4, declare="closed_fist", draw="at_once"))
    hand = after(hand, "p4 play", "p2 play", "p1 pass", "p3 play")
    drawing = []
    for _ in range(3):
        assert hand.to_act is not None
        drawing.append(hand.to_act)
        hand = after(hand, f"p{hand.to_act + 1} draw")
    assert drawing == [1, 2, 3]
    assert may(hand)


def test_B_DECLARE_5_the_second_ante_is_paid_when_the_fists_open() -> None:
    hand = dealt("", "", "2s", house=table(3, declare="closed_fist", second_ante=1), pot=3)
    hand = after(hand, "p1 play", "p2 play")
    assert hand.pot == 3
    assert after(hand, "p3 pass").pot == 5
