"""The settlement from every side: as a kernel for one seat, and in the reasons it gives."""

from itertools import product
from typing import Any

import pytest

from brelan.bourre.settle import UNCLAIMED, bourre_seats, most_tricks, seat_chips

from ..dealing import settled, table
from ..outcomes import hand_with
from .clauses.test_b_table import opened

PATTERNS = [words for words in product("012345p", repeat=3) if sum(int(word) for word in words if word != "p") == 5]


@pytest.mark.parametrize("blocks", [False, True])
@pytest.mark.parametrize(("limit", "covers"), [("none", "fines"), (4, "fines"), (4, "fines_and_award")])
def test_the_kernel_for_one_seat_says_the_same(limit: object, covers: str, blocks: bool) -> None:
    switches: dict[str, Any] = {"limit": limit, "limit_covers": covers, "bourre_blocks_award": blocks}
    house = table(3, **switches)
    award_limit = house.limit if house.limit_on_award else 0
    for words in PATTERNS:
        end = settled("-".join("pass" if word == "p" else word for word in words), 10, **switches)
        packed = sum(number << 4 * seat for seat, number in enumerate(end.tricks))
        for seat in range(3):
            chips = seat_chips(seat, packed, end.active, 10, house.limit, award_limit, house.bourre_blocks_award)
            assert chips == (end.award if seat == end.winner else 0) - end.fines[seat], words


def test_all_patterns_of_three_seats_are_tried() -> None:
    # Twenty-one ways to share five tricks among three, three times six among two, three for one alone.
    assert len(PATTERNS) == 21 + 18 + 3


def test_why_nobody_collects() -> None:
    assert settled("3-2-pass", 5).unclaimed == ""
    assert settled("2-2-1", 5).unclaimed == "tie"
    assert settled("3-2-0", 5, bourre_blocks_award=True).unclaimed == "blocked"
    assert settled("2-3-pass", 5, barred=0b10).unclaimed == "barred"
    assert settled("pass-pass-pass", 5).unclaimed == "all_passed"
    assert set(UNCLAIMED) == {"tie", "blocked", "barred", "all_passed"}


def test_before_the_first_trick_all_active_seats_tie_and_the_seat_alone_is_not_bourre() -> None:
    assert most_tricks(0, 0b1010) == bourre_seats(0, 0b1010) == 0b1010
    assert bourre_seats(0, 0b1000) == bourre_seats(0, 0b0001) == bourre_seats(0, 0) == 0


def test_the_seat_alone_is_not_bourre_for_others() -> None:
    session = hand_with(opened(3, bourre_blocks_award=True), {"p2": 5})
    assert session.reports[-1]["winner"] == "p2"
