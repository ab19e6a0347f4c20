"""B-SESSION: how a session ends, and the check after every posting."""

from fractions import Fraction

import pytest

from brelan.bourre import GAME
from brelan.table import IllegalError, Ledger, LedgerError, Posting, places

from ...dealing import table
from ...outcomes import hand_with
from .test_b_table import opened


def test_B_SESSION_1_after_the_last_hand_the_next_pot_is_divided_exactly() -> None:
    session = hand_with(opened(3, dealer=1, hands=2), {"p1": 3, "p2": 2, "p3": 0})
    assert session.result is None
    session = hand_with(session, {"p1": 2, "p2": 2, "p3": 1})
    # 3 fine + 2 antes are tied for; no new ante is paid.
    assert session.result is not None
    assert session.result.share == Fraction(5, 3)
    assert [str(total) for total in session.result.totals] == ["308/3", "299/3", "293/3"]
    with pytest.raises(IllegalError):
        session.deal(range(52))


def test_B_SESSION_1_an_open_ended_session_is_closed_between_two_hands() -> None:
    session = opened(3, hands="none")
    for _ in range(13):
        session = hand_with(session, {"p1": 3, "p2": 2})
    assert session.result is None
    assert session.deal(range(52)).refusal_to_close() is not None
    session = hand_with(session, {"p1": 2, "p2": 2, "p3": 1}).close()
    assert session.result is not None
    assert session.result.share == 1


def test_B_SESSION_1_a_fixed_number_of_hands_cannot_be_closed_before() -> None:
    refusal = opened(3, hands=2).refusal_to_close()
    assert refusal is not None
    assert refusal[:2] == ("fixed_hands", "B-SESSION-1")


def test_B_SESSION_2_the_highest_account_wins_and_equal_ones_share_the_place() -> None:
    assert places((100, 104, 100, 96)) == ((1,), (0, 2), (3,))
    assert places((Fraction(1, 2), Fraction(1, 3), Fraction(2, 4))) == ((0, 2), (1,))
    session = hand_with(opened(4, hands=1), {"p1": 3, "p2": 2})
    assert session.result is not None
    assert session.result.places == ((0,), (1, 2, 3))


def test_B_SESSION_3_accounts_and_pot_are_the_chips_that_were_brought() -> None:
    session = opened(4, start=50)
    for tricks in ({"p1": 3, "p2": 2, "p3": 0}, {"p1": 2, "p4": 2, "p2": 1}, {"p2": 5}):
        session = hand_with(session, tricks)
        assert sum(session.ledger[name] for name in ("p1", "p2", "p3", "p4", "pot")) == 200


def test_B_SESSION_3_a_posting_that_makes_chips_is_a_fault() -> None:
    ledger = GAME.ledger(table(2))
    assert isinstance(ledger, Ledger)
    assert ledger.balances == {"p1": 100, "p2": 100, "pot": 0, "bank": -200}
    assert ledger.post([Posting("p1", "pot", 5, "ante", "B-ANTE-1")]).total == ledger.total
    with pytest.raises(LedgerError):
        ledger.post([Posting("p1", "pot", -5, "ante", "B-ANTE-1")])
