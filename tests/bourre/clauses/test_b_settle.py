"""B-SETTLE: who takes the pot, who pays into the next."""

from brelan.table import Posting

from ...dealing import settled
from ...outcomes import hand_with
from .test_b_table import opened


def test_B_SETTLE_1_the_seat_with_most_tricks_takes_the_pot() -> None:
    for tricks, winner in (("3-2-pass", 0), ("0-5-pass", 1), ("1-1-3", 2), ("1-2-1-1", 1), ("4-1-0", 0)):
        end = settled(tricks, 10)
        assert (end.winner, end.award) == (winner, 10), tricks
        assert end.postings[0] == Posting("pot", f"p{winner + 1}", 10, "award", "B-SETTLE-1")


def test_B_SETTLE_1_with_a_tie_nobody_does_and_all_is_carried() -> None:
    for tricks, tied in (("2-2-1", 0b011), ("1-1-1-1-1", 0b11111), ("2-1-2-0", 0b101)):
        end = settled(tricks, 10)
        assert (end.winner, end.award, end.tied, end.unclaimed) == (None, 0, tied, "tie"), tricks
    assert hand_with(opened(3), {"p1": 2, "p2": 2, "p3": 1}).reports[-1]["carried"] == "3"


def test_B_SETTLE_2_every_active_seat_with_no_trick_pays_the_pot() -> None:
    end = settled("3-2-0-0-pass", 6)
    assert end.fines == (0, 0, 6, 6, 0)
    assert [posting for posting in end.postings if posting.target == "pot"] == [
        Posting("p3", "pot", 6, "bourre", "B-SETTLE-2"),
        Posting("p4", "pot", 6, "bourre", "B-SETTLE-2"),
    ]


def test_B_SETTLE_2_fines_do_not_feed_each_other_nor_hold_up_the_winner() -> None:
    end = settled("5-0-0-0", 7)
    assert (end.award, end.fines) == (7, (0, 7, 7, 7))


def test_B_SETTLE_2_a_tie_does_not_spare_the_bourre() -> None:
    assert settled("2-2-1-0", 5).fines == (0, 0, 0, 5)


def test_B_SETTLE_3_the_next_pot_is_what_was_left_and_the_fines_and_the_antes() -> None:
    session = hand_with(opened(4), {"p1": 3, "p2": 2, "p3": 0})
    assert session.reports[-1]["carried"] == "4"
    session = session.deal(range(52))
    assert session.ledger["pot"] == 4 + 3


def test_B_SETTLE_3_a_fine_is_never_set_off_against_a_prize() -> None:
    # With ``misplay`` at bourré the winner of most tricks may owe a fine: he pays it whole, and the pot is carried.
    end = settled("3-2-pass", 6, barred=0b1, reneges=(1, 0, 0), enforcement="honour", misplay="bourre")
    assert (end.winner, end.fines) == (None, (6, 0, 0))


def test_B_SETTLE_4_a_bourre_seat_holds_the_award_up_where_that_is_the_rule() -> None:
    end = settled("3-2-0-pass", 6, bourre_blocks_award=True)
    assert (end.winner, end.award, end.fines, end.unclaimed) == (None, 0, (0, 0, 6, 0), "blocked")
    assert end.exempt == 0b100
    assert settled("3-2-pass-pass", 6, bourre_blocks_award=True).winner == 0
    assert settled("3-2-0-pass", 6).winner == 0


def test_B_SETTLE_4_a_tie_stays_a_tie() -> None:
    end = settled("2-2-1-0", 6, bourre_blocks_award=True)
    assert (end.winner, end.unclaimed) == (None, "tie")
    assert end.exempt == 0b1011


def test_B_SETTLE_5_no_fine_is_larger_than_the_limit() -> None:
    end = settled("3-2-0-0", 10, limit=4)
    assert (end.award, end.fines) == (10, (0, 0, 4, 4))
    assert [posting.clause for posting in end.postings] == ["B-SETTLE-1", "B-SETTLE-5", "B-SETTLE-5"]
    within = settled("3-2-0-0", 4, limit=4)
    assert within.fines == (0, 0, 4, 4)
    assert [posting.clause for posting in within.postings] == ["B-SETTLE-1", "B-SETTLE-2", "B-SETTLE-2"]
    assert settled("3-2-0-0", 3, limit=4).fines == (0, 0, 3, 3)


def test_B_SETTLE_5_it_may_cover_the_award_and_the_rest_is_carried() -> None:
    end = settled("3-2-0", 10, limit=4, limit_covers="fines_and_award")
    assert (end.award, end.fines) == (4, (0, 0, 4))
    assert [posting.clause for posting in end.postings] == ["B-SETTLE-5", "B-SETTLE-5"]
    session = hand_with(opened(3, ante=3, limit=4, limit_covers="fines_and_award"), {"p1": 3, "p2": 2, "p3": 0})
    assert session.reports[-1]["carried"] == "9"


def test_B_SETTLE_5_without_a_limit_there_is_none() -> None:
    end = settled("3-2-0", 900_000, limit_covers="fines_and_award")
    assert (end.award, end.fines) == (900_000, (0, 0, 900_000))
