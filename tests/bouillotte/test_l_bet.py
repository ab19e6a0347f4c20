"""Rulings on L-BET: who speaks, what may be said, when the betting is over."""

from __future__ import annotations

import pytest

from .dealing import dealt, happening, kinds, options, refused, said


def test_L_BET_1_the_dealers_right_neighbour_speaks_first() -> None:
    assert said(dealt(), "p4 decline").to_act == 3
    assert said(dealt(dealer=3), "p3 decline").to_act == 2
    assert refused(said(dealt(), "p4 decline"), "p3 pass")[:] == ("not_your_turn", "L-BET-1", {"seat": "p4"})
    assert refused(said(dealt(dealer=1), "p1 decline"), "p3 pass")[:] == ("not_your_turn", "L-BET-1", {"seat": "p1"})


def test_L_BET_1_after_a_carre_the_seat_to_its_right_does_and_the_last_carre_speaks_last() -> None:
    hand = said(dealt(), "p4 carre, p3 carre, p2 decline")
    assert hand.to_act == 1
    hand = said(hand, "p2 pass, p1 pass, p4 open 3")
    assert hand.to_act == 2
    assert hand.blind.last == 2


def test_L_BET_2_each_seat_with_chips_is_asked_once_and_who_passes_may_come_in_later() -> None:
    hand = said(dealt(), "p4 decline, p4 pass, p3 pass, p2 open 5")
    assert hand.to_act == 0
    assert options(said(hand, "p1 fold")) == ["p4 call", "p4 fold", "p4 raise 6-100"]


def test_L_BET_2_before_the_opening_there_is_nothing_to_answer() -> None:
    hand = said(dealt(), "p4 decline")
    assert options(hand) == ["p4 open 1-100", "p4 pass"]
    for words in ("call", "raise 5", "fold", "no-more"):
        assert refused(hand, f"p4 {words}")[:2] == ("not_opened", "L-BET-2")


def test_L_BET_2_seats_without_chips_are_not_asked() -> None:
    hand = said(dealt(caves=[9, 9, 9, 1], ante_by="each", carre=False), "")
    assert hand.to_act == 2


def test_L_BET_3_the_opener_comes_up_to_the_level_and_adds_at_least_one() -> None:
    hand = said(dealt(), "p4 carre, p3 carre, p2 decline")  # p4 1, p3 2, p1 1
    assert options(hand) == ["p2 open 2-100", "p2 pass"]
    hand = said(hand, "p2 pass")
    assert options(hand) == ["p1 open 2-100", "p1 pass"]
    # The dealer of a hand without a carre is level with his ante and must add to it.
    dealer = said(dealt(), "p4 decline, p4 pass, p3 pass, p2 pass")
    assert options(dealer) == ["p1 open 2-100", "p1 pass"]
    assert refused(dealer, "p1 open 1")[:] == ("open_too_low", "L-BET-3", {"amount": 1, "least": 2})
    assert happening(said(dealer, "p1 open 2"), "open")[1:4] == (0, 0, 2)


def test_L_BET_3_too_few_chips_for_that_and_the_seat_may_not_open() -> None:
    hand = said(dealt(caves=[9, 9, 3, 9]), "p4 carre, p3 carre, p2 carre, p1 decline, p1 pass, p4 pass")
    assert (hand.to_act, hand.bets.put[2], hand.bets.level) == (2, 2, 4)
    assert options(hand) == ["p3 pass"]
    assert refused(hand, "p3 open 3")[:] == ("too_few_to_open", "L-BET-3", {"least": 4, "most": 3})
    # One chip more and it may: the last carre is level with four.
    hand = said(dealt(caves=[9, 9, 4, 9]), "p4 carre, p3 carre, p2 carre, p1 decline, p1 pass, p4 pass")
    assert options(hand) == ["p3 open 4", "p3 pass"]


def test_L_BET_3_with_opening_match_the_level_is_enough() -> None:
    dealer = said(dealt(opening="match"), "p4 decline, p4 pass, p3 pass, p2 pass")
    assert options(dealer) == ["p1 open 1-100", "p1 pass"]
    hand = said(dealer, "p1 open 1")
    assert kinds(hand) == ["open"]  # nothing was added
    assert options(hand) == ["p4 call", "p4 fold", "p4 raise 2-100"]


def test_L_BET_4_call_raise_or_fold() -> None:
    hand = said(dealt(), "p4 decline, p4 open 6")
    assert options(hand) == ["p3 call", "p3 fold", "p3 raise 7-100"]
    called = said(hand, "p3 call")
    assert called.bets.put == (1, 0, 6, 6)
    raised = said(hand, "p3 raise 100")
    assert happening(raised, "raise")[1:5] == (2, 0, 100, "all_in")
    assert raised.bets.put == (1, 0, 100, 6)
    folded = said(called, "p2 fold, p1 fold")
    assert folded.bets.put == (1, 0, 6, 6)  # what was put in is lost
    assert folded.bets.inside == 0b1100
    assert folded.bets.said == ("fold", "fold", "call", "open")


def test_L_BET_4_a_raise_is_any_higher_contribution() -> None:
    hand = said(dealt(), "p4 decline, p4 open 6")
    assert refused(hand, "p3 raise 6")[:] == ("raise_too_low", "L-BET-4", {"amount": 6, "least": 7})
    assert refused(hand, "p3 raise 101")[:] == ("more_than_cave", "L-TABLE-1", {"amount": 101, "most": 100})
    for words in ("open 7", "pass"):
        assert refused(hand, f"p3 {words}")[:2] == ("already_opened", "L-BET-4")


def test_L_BET_4_those_who_passed_and_the_last_carre_are_asked() -> None:
    hand = said(dealt(), "p4 carre, p3 carre, p2 decline, p2 pass, p1 open 3, p4 fold")
    assert hand.to_act == 2  # the last carre
    assert said(hand, "p3 call").to_act == 1  # who passed


def test_L_BET_4_a_seat_already_level_is_asked_and_its_call_adds_nothing() -> None:
    hand = said(dealt(), "p4 decline, p4 open 1, p3 call, p2 fold")
    assert options(hand) == ["p1 call", "p1 fold", "p1 raise 2-100"]
    assert kinds(said(hand, "p1 call"))[0] == "call"
    assert "call" not in kinds(said(hand, "p1 call"))[1:]
    assert said(hand, "p1 call").pot == hand.pot


def test_L_BET_5_a_short_seat_calls_with_all_it_has_and_may_not_raise() -> None:
    hand = said(dealt(caves=[9, 9, 4, 9]), "p4 decline, p4 open 6")
    assert options(hand) == ["p3 call", "p3 fold"]
    assert refused(hand, "p3 raise 7")[:] == ("too_few_to_raise", "L-BET-5", {"least": 7, "most": 4})
    called = said(hand, "p3 call")
    assert happening(called, "call")[:] == ("call", 2, 0, 4, "all_in", "L-BET-5")
    assert called.bets.level == 6
    # With exactly the level it calls and cannot raise either.
    level = said(dealt(caves=[9, 9, 6, 9]), "p4 decline, p4 open 6")
    assert options(level) == ["p3 call", "p3 fold"]
    assert happening(said(level, "p3 call"), "call")[3:] == (6, "all_in", "L-BET-4")


def test_L_BET_5_a_raise_needs_somebody_who_can_answer() -> None:
    hand = said(dealt(caves=[9, 9, 9, 5]), "p4 decline, p4 open 5, p3 fold, p2 fold")
    assert options(hand) == ["p1 call", "p1 fold"]
    assert refused(hand, "p1 raise 6")[:2] == ("nobody_can_answer", "L-BET-5")
    # The same one seat further: his own chips are not somebody else's.
    hand = said(dealt(caves=[5, 9, 9, 9], dealer=1), "p1 decline, p1 open 5, p4 fold, p3 fold")
    assert options(hand) == ["p2 call", "p2 fold"]
    # As long as one of the others has chips, folded ones aside, it is allowed.
    assert options(said(dealt(caves=[9, 9, 9, 5]), "p4 decline, p4 open 5, p3 fold"))[-1] == "p2 raise 6-9"


def test_L_BET_5_opening_needs_nobody_who_can_answer() -> None:
    hand = dealt(caves=[1, 1, 1, 5], ante_by="each", carre=False)
    assert options(hand) == ["p4 open 2-5", "p4 pass"]
    hand = said(hand, "p4 open 4")
    assert hand.over
    assert hand.settlement is not None
    assert (hand.settlement.end, hand.settlement.returned) == ("showdown", (0, 0, 0, 3))


def test_L_BET_5_seats_without_chips_are_in_and_count_as_in() -> None:
    hand = said(dealt(caves=[9, 9, 2, 9]), "p4 decline, p4 open 4, p3 call, p2 call, p1 fold")
    # p3 is all-in: three were in at the last call, so p2 is asked once more and p3 is not.
    assert options(hand) == ["p2 no-more", "p2 raise 5-9"]
    assert said(hand, "p2 raise 9").to_act == 3


def test_L_BET_6_the_last_one_left_takes_the_pot_and_shows_nothing() -> None:
    hand = said(dealt(), "p4 decline, p4 open 6, p3 raise 9, p2 fold, p1 fold, p4 fold")
    assert hand.settlement is not None
    assert (hand.settlement.end, hand.settlement.taker, hand.settlement.pots) == ("alone", 2, ())
    assert kinds(hand) == ["fold", "alone", "award"]
    assert hand.settlement.shown == (0, 0, 0, 0)
    assert hand.caves == (99, 100, 107, 94)


def test_L_BET_7_when_two_are_in_a_call_ends_the_betting() -> None:
    hand = said(dealt(), "p4 decline, p4 open 6, p3 fold, p2 fold, p1 call")
    assert happening(hand, "showdown")[4:] == ("two_in", "L-BET-7")


def test_L_BET_7_what_counts_is_how_many_were_in_at_the_moment_of_the_call() -> None:
    hand = said(dealt(), "p4 decline, p4 open 6, p3 call, p2 fold, p1 fold")
    assert kinds(hand) == ["fold", "more_round"]
    assert options(hand) == ["p3 no-more", "p3 raise 7-100"]
    ended = said(hand, "p3 raise 8, p4 call")  # now two are in
    assert happening(ended, "showdown")[4:] == ("two_in", "L-BET-7")


def test_L_BET_7_a_short_call_ends_it_too() -> None:
    hand = said(dealt(caves=[3, 9, 9, 9]), "p4 decline, p4 open 6, p3 fold, p2 fold, p1 call")
    assert happening(hand, "showdown")[4:] == ("two_in", "L-BET-7")
    assert hand.settlement is not None
    assert hand.settlement.returned == (0, 0, 0, 3)


def test_L_BET_8_everybody_but_the_last_raiser_may_raise_again_or_say_no_more() -> None:
    hand = said(dealt(), "p4 decline, p4 open 6, p3 raise 7, p2 call, p1 fold, p4 call")
    assert options(hand) == ["p2 no-more", "p2 raise 8-100"]
    hand = said(hand, "p2 no-more")
    assert hand.to_act == 3
    assert hand.bets.said == ("fold", "no-more", "raise", "call")
    for words in ("call", "fold"):
        assert refused(hand, f"p4 {words}")[:2] == ("all_have_answered", "L-BET-8")
    assert happening(said(hand, "p4 no-more"), "showdown")[4:] == ("no_more", "L-BET-8")


def test_L_BET_8_a_raise_starts_the_cycle_again() -> None:
    hand = said(dealt(), "p4 decline, p4 open 6, p3 call, p2 call, p1 fold, p3 no-more, p2 raise 9")
    assert happening(hand, "raise").clause == "L-BET-8"
    assert hand.to_act == 3  # the opener, who was not asked to raise again
    assert refused(hand, "p4 no-more")[:2] == ("answer_first", "L-BET-8")
    hand = said(hand, "p4 call, p3 call")
    assert options(hand) == ["p4 no-more", "p4 raise 10-100"]


def test_L_BET_8_rounds_one_has_no_such_round() -> None:
    hand = said(dealt(rounds="one"), "p4 decline, p4 open 6, p3 call, p2 call, p1 fold")
    assert happening(hand, "showdown")[4:] == ("one_round", "L-BET-8")


@pytest.mark.parametrize("rounds", ["one", "until_no_more"])
def test_L_BET_8_with_chips_before_one_seat_only_there_is_a_showdown(rounds: str) -> None:
    hand = said(dealt(caves=[9, 5, 5, 9], rounds=rounds), "p4 decline, p4 open 6, p3 call, p2 call, p1 fold")
    assert happening(hand, "showdown")[4:] == ("no_chips", "L-BET-8")


def test_L_BET_8_call_or_no_call() -> None:
    # All others have folded or are all-in from their antes: nobody has called, and yet it is over.
    hand = said(dealt(caves=[9, 9, 1, 9], ante_by="each", carre=False), "p4 open 5, p2 fold, p1 fold")
    assert happening(hand, "showdown")[4:] == ("no_chips", "L-BET-8")


def test_L_BET_8_who_has_chips_answers_even_when_nobody_else_has() -> None:
    hand = said(dealt(caves=[9, 5, 5, 5]), "p4 decline, p4 open 5, p3 call, p2 call")
    assert options(hand) == ["p1 call", "p1 fold"]


def test_L_BET_9_all_pass_and_the_pot_stays() -> None:
    hand = said(dealt(carried=3), "p4 decline, p4 pass, p3 pass, p2 pass, p1 pass")
    assert hand.settlement is not None
    assert (hand.settlement.end, hand.settlement.carried, hand.pot) == ("passed", 4, 4)
    assert (hand.settlement.shown, hand.settlement.caves) == ((0, 0, 0, 0), (99, 100, 100, 100))
    assert kinds(hand) == ["pass", "all_passed"]


def test_L_BET_9_after_a_carre_the_last_who_made_it_takes_the_pot_unasked() -> None:
    hand = said(dealt(), "p4 carre, p3 decline, p3 pass, p2 pass, p1 pass")
    assert hand.settlement is not None
    assert (hand.settlement.end, hand.settlement.taker) == ("carre", 3)
    assert kinds(hand) == ["pass", "carre_takes", "award"]
    assert hand.caves == (99, 100, 100, 101)


def test_L_BET_9_seats_without_chips_count_as_having_passed() -> None:
    nobody = dealt(caves=[1, 1, 1, 1], ante_by="each")
    assert nobody.over
    assert nobody.to_act is None
    assert nobody.legal() == ()
    assert nobody.settlement is not None
    assert (nobody.settlement.end, nobody.settlement.carried) == ("passed", 4)
    # Everybody but the last carre without chips: it is his as soon as the blind bets end.
    carre = said(dealt(caves=[1, 1, 1, 5], ante_by="each"), "p4 carre")
    assert carre.settlement is not None
    assert (carre.settlement.end, carre.settlement.taker) == ("carre", 3)
    assert carre.caves == (0, 0, 0, 8)
