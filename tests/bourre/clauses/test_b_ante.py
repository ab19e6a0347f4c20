"""B-ANTE: what is paid before the deal, and who need not pay."""

from brelan.bourre import Hand
from brelan.session import Session
from brelan.table import Posting

from ...dealing import after, dealt, kinds, table
from ...outcomes import hand_with
from .test_b_table import opened


def antes(session: Session) -> dict[str, int]:
    """What each seat pays before the next hand."""
    due = session.game.opening(session.house, session.carry, session.ledger)
    return {
        posting.source: int(posting.amount)
        for posting in due
        if isinstance(posting, Posting) and posting.target == "pot"
    }


def pot(session: Session) -> int:
    hand = session.hand
    assert isinstance(hand, Hand)
    return hand.pot


def test_B_ANTE_1_every_seat_pays_into_the_first_pot() -> None:
    session = opened(3, ante=2)
    assert antes(session) == {"p1": 2, "p2": 2, "p3": 2}
    assert pot(session.deal(range(52))) == 6


def test_B_ANTE_1_the_dealer_pays_for_all_where_that_is_the_rule() -> None:
    session = opened(4, dealer=2, ante=3, ante_by="dealer")
    assert antes(session) == {"p3": 12}
    session = session.deal(range(52))
    assert pot(session) == 12
    assert session.ledger["p3"] == 88


def test_B_ANTE_2_the_fined_are_exempt_the_winner_and_those_who_passed_pay() -> None:
    session = hand_with(opened(4), {"p1": 3, "p2": 2, "p3": 0})
    assert antes(session) == {"p1": 1, "p2": 1, "p4": 1}
    assert pot(session.deal(range(52))) == 4 + 3


def test_B_ANTE_2_those_who_tied_for_most_tricks_are_exempt() -> None:
    session = hand_with(opened(4), {"p1": 2, "p2": 2, "p3": 1})
    assert antes(session) == {"p3": 1, "p4": 1}


def test_B_ANTE_2_only_the_fined_are_exempt_with_the_switch_at_bourre() -> None:
    session = hand_with(opened(4, exempt_from_ante="bourre"), {"p1": 2, "p2": 2, "p3": 1, "p4": 0})
    assert antes(session) == {"p1": 1, "p2": 1, "p3": 1}


def test_B_ANTE_2_nobody_is_exempt_with_the_switch_at_nobody() -> None:
    session = hand_with(opened(4, exempt_from_ante="nobody"), {"p1": 2, "p2": 2, "p3": 1, "p4": 0})
    assert antes(session) == {"p1": 1, "p2": 1, "p3": 1, "p4": 1}


def test_B_ANTE_2_an_exemption_holds_for_one_hand() -> None:
    session = hand_with(opened(3), {"p1": 3, "p2": 2, "p3": 0})
    assert antes(session) == {"p1": 1, "p2": 1}
    assert antes(hand_with(session, {"p1": 3, "p2": 2})) == {"p1": 1, "p2": 1, "p3": 1}


def test_B_ANTE_2_a_dealer_who_pays_for_all_is_never_exempt() -> None:
    session = hand_with(opened(3, dealer=2, ante_by="dealer"), {"p1": 0, "p2": 3, "p3": 2})
    assert antes(session) == {"p1": 3}


def test_B_ANTE_3_a_seat_that_stays_pays_the_second_ante_at_once() -> None:
    hand = dealt("", "", "2s", house=table(3, second_ante=2), pot=3)
    hand = after(hand, "p1 play")
    assert hand.pot == 5
    assert [event for event in hand.happenings if isinstance(event, Posting)] == [
        Posting("p1", "pot", 2, "second_ante", "B-ANTE-3")
    ]
    assert after(hand, "p1 draw", "p2 pass").pot == 5


def test_B_ANTE_3_the_second_ante_counts_in_the_pot_of_the_hand() -> None:
    session = hand_with(opened(3, second_ante=2), {"p1": 3, "p2": 2, "p3": 0})
    assert session.reports[-1]["pot"] == "9"
    assert session.reports[-1]["fines"] == {"p3": "9"}


def test_B_ANTE_3_a_dealer_who_is_in_unasked_pays_it_too() -> None:
    hand = after(dealt("", "", "2s", house=table(3, second_ante=2), pot=3), "p1 pass", "p2 pass")
    assert hand.pot == 5
    assert kinds(hand) == ["passes", "unasked", "second_ante", "alone", "award"]
    session = hand_with(opened(3, dealer=2, second_ante=2), {"p3": 5})
    assert session.reports[-1]["pot"] == "5"
    assert session.reports[-1]["balances"]["p3"] == "102"


def test_B_ANTE_3_there_is_none_without_the_switch() -> None:
    hand = after(dealt("", "", "2s", pot=3), "p1 play")
    assert hand.pot == 3
    assert kinds(hand) == ["plays"]
