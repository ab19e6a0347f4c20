"""A session: what may be done when, who sits where, and how it shows itself."""

from __future__ import annotations

from dataclasses import FrozenInstanceError
from typing import Any

import pytest

from brelan import bourre
from brelan.session import HandLog, Session
from brelan.table import Happening, IllegalError, Refusal

from ..dealing import table
from ..outcomes import hand_with


def opened(seats: int = 3, dealer: int = 0, **switches: Any) -> Session:
    house = table(seats, **switches)
    return Session.open(bourre.GAME, house, [f"Seat {seat}" for seat in range(seats)], dealer)


def told(refusal: Refusal | None) -> tuple[str, str]:
    assert refusal is not None
    return refusal.code, refusal.clause


def test_a_name_for_every_seat_and_a_dealer_among_them() -> None:
    for names in (["A", "B"], ["A", "B", "C", "D"]):
        with pytest.raises(ValueError, match=f"^3 seats need 3 names, got {len(names)}$"):
            Session.open(bourre.GAME, table(3), names, 0)
    for dealer in (3, -1):
        with pytest.raises(ValueError, match=f"^dealer must be 0 to 2, got {dealer}$"):
            Session.open(bourre.GAME, table(3), ["A", "B", "C"], dealer)


def test_before_the_first_hand() -> None:
    session = opened(dealer=1)
    assert (session.in_hand, session.over, session.dealer, session.number, session.cutter) == (False, False, 1, 1, 0)
    assert told(session.refusal(bourre.read("p1 pass"))) == ("not_dealt", "B-SESSION-1")
    with pytest.raises(IllegalError) as error:
        session.apply(bourre.read("p1 pass"))
    assert error.value.refusal.code == "not_dealt"


def test_no_deal_while_a_hand_is_open() -> None:
    session = opened().deal(range(52))
    assert told(session.refusal_to_deal()) == ("hand_unfinished", "B-SESSION-1")
    assert told(session.refusal_to_close()) == ("fixed_hands", "B-SESSION-1")
    with pytest.raises(IllegalError):
        session.deal(range(52))


def test_only_the_dealer_whose_turn_it_is() -> None:
    session = opened(dealer=1)
    assert told(session.refusal_to_deal(2)) == ("wrong_dealer", "B-TABLE-4")
    assert session.refusal_to_deal(1) is None
    assert session.refusal_to_deal() is None


def test_a_wrong_deck() -> None:
    for deck in (range(51), [0] * 52, range(53)):
        with pytest.raises(ValueError, match="deck"):
            opened().deal(deck)


def test_no_deal_after_the_last_hand() -> None:
    session = hand_with(opened(hands=1), {"p1": 5})
    assert session.over
    assert told(session.refusal_to_deal()) == ("session_over", "B-SESSION-1")
    assert told(session.refusal(bourre.read("p1 pass"))) == ("hand_over", "B-SETTLE-1")


def test_closing_an_open_ended_session() -> None:
    session = opened(hands="none").deal(range(52))
    assert told(session.refusal_to_close()) == ("hand_unfinished", "B-SESSION-1")
    with pytest.raises(IllegalError):
        session.close()
    closed = opened(hands="none").close()
    assert closed.over
    assert closed.closed
    assert closed.result is not None
    assert closed.result.totals == (100, 100, 100)
    assert told(closed.refusal_to_close()) == ("session_over", "B-SESSION-1")
    assert told(closed.refusal_to_deal()) == ("session_over", "B-SESSION-1")


def test_what_a_step_brought_about_is_told_once() -> None:
    session = opened().deal(range(52))
    words = [event.kind if isinstance(event, Happening) else event.reason for event in session.happenings]
    assert words == ["ante", "ante", "ante", "turned_up"]
    session = session.apply(bourre.read("p2 pass"))
    assert session.happenings == (Happening("passes", 1, clause="B-DECLARE-1"),)


def test_the_log_holds_the_facts_and_nothing_else() -> None:
    session = opened().deal(range(52)).apply(bourre.read("p2 pass"))
    assert session.log == (HandLog(tuple(range(52)), (bourre.read("p2 pass"),)),)


def test_it_is_frozen() -> None:
    with pytest.raises(FrozenInstanceError):
        opened().closed = True  # type: ignore[misc]


def test_how_it_shows_itself() -> None:
    session = opened()
    assert repr(session) == "<Session bourre louisiana, 3 seats, hand 1 to be dealt>"
    assert str(session).splitlines()[1:] == ["p1 Seat 0  100", "p2 Seat 1  100", "p3 Seat 2  100"]
    session = session.deal(range(52))
    assert repr(session) == "<Session bourre louisiana, 3 seats, hand 1>"
    assert "trump 3h" in str(session)
    assert repr(hand_with(opened(hands=1), {"p1": 5})).endswith("over>")
