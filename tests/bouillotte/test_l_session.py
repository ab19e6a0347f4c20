"""Rulings on L-SESSION: how many hands, the last division, the net result, the check after each posting."""

from __future__ import annotations

from fractions import Fraction

import pytest

from brelan import bouillotte
from brelan.bouillotte.game import bank_account
from brelan.table import IllegalError, Posting

from .dealing import dealt, everybody_in, hand_of, house, opened


def passed_hand(dealer: int, seats: int) -> str:
    """A hand without a carre in which everybody passes."""
    order = [f"p{(dealer - 1 - place) % seats + 1}" for place in range(seats)]
    return ", ".join([f"{order[0]} decline", *(f"{seat} pass" for seat in order)])


def test_L_SESSION_1_twelve_hands_and_the_rest_divided_exactly() -> None:
    session = opened(house())
    for _ in range(12):
        assert session.result is None
        session = hand_of(session, passed_hand(session.dealer, 4))
    assert session.result is not None
    assert session.result.share == 3
    with pytest.raises(IllegalError):
        session.deal(session.house.deck)


def test_L_SESSION_1_the_share_is_an_exact_fraction() -> None:
    session = opened(house(3, hands=1))
    session = hand_of(session, passed_hand(0, 3))
    assert session.result is not None
    assert session.result.share == Fraction(1, 3)
    assert session.result.totals == (Fraction(-2, 3), Fraction(1, 3), Fraction(1, 3))
    assert [event for event in session.happenings if isinstance(event, Posting)][-1] == (
        "pot",
        "p3",
        Fraction(1, 3),
        "share",
        "L-SESSION-1",
    )


def test_L_SESSION_1_open_ended_until_it_is_closed() -> None:
    session = opened(bouillotte.house("pagat", 4))
    for _ in range(13):
        session = hand_of(session, passed_hand(session.dealer, 4))
    assert session.result is None
    closed = session.close()
    assert closed.result is not None
    assert closed.result.share == Fraction(13, 4)


def test_L_SESSION_2_net_is_cave_premiums_and_share_less_all_caves_taken() -> None:
    session = opened(house(cave=5, hands=2))
    session = hand_of(session, "p4 decline, p4 open 5, p3 call, p2 fold, p1 fold")
    session = hand_of(session, passed_hand(3, 4))
    assert session.result is not None
    seats = [f"p{seat}" for seat in range(1, 5)]
    last = session.reports[-1]
    for seat, net in zip(seats, session.result.totals, strict=True):
        taken = 5 * (1 + int(last["refills"][seat]))
        assert net == int(last["caves"][seat]) + int(last["premiums"][seat]) + session.result.share - taken
    assert sum(int(last["refills"][seat]) for seat in seats) == 1
    assert sum(session.result.totals) == 0


def test_L_SESSION_2_equal_nets_share_the_place_and_the_highest_comes_first() -> None:
    session = hand_of(opened(house(hands=1)), "p4 decline, p4 open 3, p3 fold, p2 fold, p1 fold")
    assert session.result is not None
    assert session.result.totals == (-1, 0, 0, 1)
    assert session.result.places == ((3,), (1, 2), (0,))


def test_L_SESSION_3_all_caves_given_out_lie_in_caves_and_pot() -> None:
    session = opened(house(cave=5, hands=3))
    assert [session.ledger[bank_account(seat)] for seat in range(4)] == [-5] * 4
    for text, caves in (("p4 decline, p4 open 5, p3 call, p2 fold, p1 fold", 4), (passed_hand(3, 4), 5)):
        session = hand_of(session, text)
        assert sum(session.ledger[f"p{seat + 1}"] for seat in range(4)) + session.ledger["pot"] == 5 * caves
        assert sum(session.ledger[f"premium p{seat + 1}"] for seat in range(4)) == 0


def test_L_SESSION_3_posting_by_posting() -> None:
    hand = everybody_in(dealt({"p4": "9h 9d 9c", "p3": "Ks Kh Kd"}, "9s"))
    assert hand.settlement is not None
    puts = [Posting(f"p{seat + 1}", "pot", 2, "call", "L-BET-4") for seat in range(4)]
    book = bouillotte.GAME.ledger(house()).post(puts)
    assert {posting.reason for posting in hand.settlement.postings} == {"award", "premium_carre", "premium_brelan"}
    for posting in hand.settlement.postings:
        book = book.post([posting])
        assert sum(book[f"p{seat + 1}"] for seat in range(4)) + book["pot"] == 400
        assert sum(book[f"premium p{seat + 1}"] for seat in range(4)) == 0
