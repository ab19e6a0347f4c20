"""The account book."""

from fractions import Fraction

import pytest

from brelan.table import BANK, POT, Ledger, LedgerError, Posting, Result, places


def book() -> Ledger:
    return Ledger({"p1": 10, "p2": 10, POT: 0, BANK: -20})


def test_a_posting_moves_chips() -> None:
    after = book().post([Posting("p1", POT, 3, "ante", "B-ANTE-1"), Posting("p2", POT, 4, "ante", "B-ANTE-1")])
    assert (after["p1"], after["p2"], after[POT], after.total) == (7, 6, 7, 0)
    assert book()["p1"] == 10


def test_no_posting_changes_nothing() -> None:
    assert book().post([]) == book()


@pytest.mark.parametrize(
    "posting",
    [
        Posting("p1", POT, -1, "ante", ""),
        Posting("p3", POT, 1, "ante", ""),
        Posting("p1", "purse", 1, "ante", ""),
    ],
)
def test_a_posting_that_cannot_be(posting: Posting) -> None:
    with pytest.raises(LedgerError):
        book().post([posting])


def test_a_book_that_does_not_add_up_is_found_at_the_next_posting() -> None:
    with pytest.raises(LedgerError):
        Ledger({"p1": 10, POT: 0}, total=11).post([Posting("p1", POT, 1, "ante", "")])


def test_a_later_posting_is_checked_after_an_earlier_one() -> None:
    with pytest.raises(LedgerError):
        book().post([Posting("p1", POT, 1, "ante", ""), Posting("p1", "nowhere", 1, "ante", "")])


def test_fractions_come_with_the_last_division_and_are_exact() -> None:
    after = book().post([Posting("p1", POT, 1, "", ""), Posting(POT, "p1", Fraction(1, 3), "share", "")])
    assert after["p1"] == Fraction(28, 3)
    assert after[POT] == Fraction(2, 3)
    with pytest.raises(LedgerError):
        after.whole(POT)
    assert after.whole("p2") == 10


def test_it_is_frozen() -> None:
    ledger = book()
    with pytest.raises(AttributeError):
        ledger.total = 5
    with pytest.raises(TypeError):
        ledger.balances["p1"] = 5  # type: ignore[index]


def test_equal_books_are_equal() -> None:
    assert book() == book()
    assert hash(book()) == hash(book())
    assert book() != book().post([Posting("p1", POT, 1, "", "")])
    assert book() != {"p1": 10}
    assert repr(book()) == "Ledger(p1 10, p2 10, pot 0, bank -20)"


def test_places() -> None:
    assert places((3, 5, 3, 1)) == ((1,), (0, 2), (3,))
    assert places((2, 2)) == ((0, 1),)
    result = Result(Fraction(1, 2), (3, 5), "net", places((3, 5)))
    assert result.places == ((1,), (0,))
