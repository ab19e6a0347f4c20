"""Antes, fines and limits over ten hands, reckoned with pencil and paper from B-ANTE, B-SETTLE and B-ERROR.

Each line: what happened (tricks of those who stayed, and slips), then what the paper says: the dealer, the pot of the
hand, who collects, fines, what is carried, and every account after prizes and fines. Before the next hand the seats
that are not exempt ante one chip each.
"""

from __future__ import annotations

from typing import NamedTuple

from brelan.session import Session

from ..dealing import table
from ..outcomes import hand_with
from .clauses.test_b_table import opened


class Line(NamedTuple):
    """One hand on paper; *tricks* by seat with ``-`` for a pass."""

    tricks: str
    dealer: str
    pot: int
    winner: str | None
    fines: dict[str, int]
    carried: int
    balances: tuple[int, ...]
    reneges: dict[str, int] = {}  # noqa: RUF012 - a line of paper is not written on
    corrected: str = ""
    early: str = ""
    barred: str = ""
    lost: tuple[int, ...] = ()


def check(session: Session, paper: list[Line]) -> Session:
    """Play every line and compare."""
    for line in paper:
        tricks = {f"p{seat}": int(word) for seat, word in enumerate(line.tricks.split(), 1) if word != "-"}
        session = hand_with(
            session, tricks, reneges=line.reneges, corrected=line.corrected.split(), early=line.early.split()
        )
        report = session.reports[-1]
        names = [f"p{seat}" for seat in range(1, len(line.balances) + 1)]
        assert report["dealer"] == line.dealer, report
        assert report["pot"] == str(line.pot), report
        assert report["winner"] == line.winner, report
        assert report["fines"] == {seat: str(fine) for seat, fine in line.fines.items()}, report
        assert report["carried"] == str(line.carried), report
        assert report["balances"] == dict(zip(names, map(str, line.balances), strict=True)), report
        if line.lost:
            assert report["barred"] == line.barred.split(), report
            assert report["reneges"] == line.reneges, report
            assert report["deals_lost"] == dict(zip(names, line.lost, strict=True)), report
    return session


def test_louisiana() -> None:
    session = check(
        opened(5, dealer=4, hands=10),
        [
            # Five ante: 99 each, P 5. p1 takes 5, p4 pays 5.
            Line("3 2 - 0 -", "p5", 5, "p1", {"p4": 5}, 5, (104, 99, 99, 94, 99)),
            # p4 is exempt; four antes. p2 and p3 tie.
            Line("- 2 2 - 1", "p1", 9, None, {}, 9, (103, 98, 98, 94, 98)),
            # p2 and p3 are exempt; three antes. p1 and p2 tie, p4 pays 12.
            Line("2 2 1 0 -", "p2", 12, None, {"p4": 12}, 24, (102, 98, 98, 81, 97)),
            # p1, p2, p4 are exempt; two antes. Everybody ties.
            Line("1 1 1 1 1", "p3", 26, None, {}, 26, (102, 98, 97, 81, 96)),
            # Nobody antes. p3 takes 26; p1 and p2 pay 26 each.
            Line("0 0 5 - -", "p4", 26, "p3", {"p1": 26, "p2": 26}, 52, (76, 72, 123, 81, 96)),
            # Three antes. p4 is alone and takes 55.
            Line("- - - 5 -", "p5", 55, "p4", {}, 0, (76, 72, 122, 135, 95)),
            # All ante, p4 too. Two tricks are enough.
            Line("1 1 1 - 2", "p1", 5, "p5", {}, 0, (75, 71, 121, 134, 99)),
            Line("3 2 0 0 -", "p2", 5, "p1", {"p3": 5, "p4": 5}, 10, (79, 70, 115, 128, 98)),
            # p3 and p4 are exempt and tie; p1 pays 13.
            Line("0 - 2 2 1", "p3", 13, None, {"p1": 13}, 26, (65, 69, 115, 128, 97)),
            # p1, p3, p4 are exempt. p2 takes 28, p1 pays 28, which are divided by five at the end.
            Line("0 4 - - 1", "p4", 28, "p2", {"p1": 28}, 28, (37, 96, 115, 128, 96)),
        ],
    )
    assert session.result is not None
    assert str(session.result.share) == "28/5"
    assert [str(total) for total in session.result.totals] == ["213/5", "508/5", "603/5", "668/5", "508/5"]
    assert session.result.places == ((3,), (2,), (1, 4), (0,))


def test_double_ante() -> None:
    house = table(4, "double-ante")
    assert (house.second_ante, house.exempt_bourre, house.hands) == (1, False, 0)
    session = check(
        Session.open(opened(4).game, house, ["Ana", "Bea", "Cy", "Dot"], 0),
        [
            # Four antes and three second antes: P 7.
            Line("3 2 0 -", "p1", 7, "p1", {"p3": 7}, 7, (105, 98, 91, 99)),
            # Everybody antes again: 11, and two second antes: 13.
            Line("- 5 0 -", "p2", 13, "p2", {"p3": 13}, 13, (104, 109, 76, 98)),
            # 13 + 4 + 4. p1 and p2 tie; p4 pays 21.
            Line("2 2 1 0", "p3", 21, None, {"p4": 21}, 42, (102, 107, 74, 75)),
            # 42 + 4 + 2.
            Line("- - 3 2", "p4", 48, "p3", {}, 0, (101, 106, 120, 73)),
            # p1 deals and is in unasked: it pays the second ante too, and takes 4 + 1.
            Line("5 - - -", "p1", 5, "p1", {}, 0, (104, 105, 119, 72)),
            # 4 + 4; two tricks are enough.
            Line("1 2 1 1", "p2", 8, "p2", {}, 0, (102, 111, 117, 70)),
            Line("2 - 2 1", "p3", 7, None, {}, 7, (100, 110, 115, 68)),
            # 7 + 4 + 2.
            Line("- 1 - 4", "p4", 13, "p4", {}, 0, (99, 108, 114, 79)),
            Line("0 0 5 -", "p1", 7, "p3", {"p1": 7, "p2": 7}, 14, (90, 99, 119, 78)),
            # 14 + 4 + 4.
            Line("3 1 1 0", "p2", 22, "p1", {"p4": 22}, 22, (110, 97, 117, 54)),
        ],
    ).close()
    assert session.result is not None
    assert [str(total) for total in session.result.totals] == ["231/2", "205/2", "245/2", "119/2"]
    assert session.result.places == ((2,), (0,), (1,), (3,))


def test_pagat_with_a_limit_at_a_table_of_honour() -> None:
    house = table(4, "pagat", limit=6, enforcement="honour")
    assert (house.limit_on_award, house.misplay, house.hands) == (True, "renege", 0)
    none = (0, 0, 0, 0)
    session = check(
        Session.open(opened(4).game, house, ["Ana", "Bea", "Cy", "Dot"], 0),
        [
            Line("- 3 2 0", "p1", 4, "p2", {"p4": 4}, 4, (99, 103, 99, 95), lost=none),
            # p4 is exempt: P 7. p1 reneges and has no right to it; two fines of 6.
            Line(
                "3 2 0 -", "p2", 7, None, {"p1": 6, "p3": 6}, 19, (92, 102, 92, 95), {"p1": 1}, barred="p1", lost=none
            ),
            # p3 is exempt, p1 is not. The award is 6 of 22.
            Line("3 - - 2", "p3", 22, "p1", {}, 16, (97, 101, 92, 94), lost=none),
            # p2 calls early: it will miss a deal. p2 and p3 tie, p1 pays 6.
            Line("0 2 2 1", "p4", 20, None, {"p1": 6}, 26, (90, 100, 91, 93), early="p2", lost=(0, 1, 0, 0)),
            # Only p4 antes. p1 puts a card right: no right to the pot, and it will miss a deal. The deal goes past p2.
            Line("1 4 - -", "p1", 27, "p2", {}, 21, (90, 106, 91, 92), corrected="p1", barred="p1", lost=(1, 0, 0, 0)),
            # All ante: 25. p4 pays twice 6, p1 once; p3 takes 6.
            Line(
                "0 - 5 0",
                "p3",
                25,
                "p3",
                {"p1": 6, "p4": 12},
                37,
                (83, 105, 96, 79),
                {"p4": 1},
                barred="p4",
                lost=(1, 0, 0, 0),
            ),
            # p1 and p4 are exempt. Then the deal goes past p1.
            Line("1 2 2 -", "p4", 39, None, {}, 39, (83, 104, 95, 79), lost=none),
            # p2 and p3 are exempt. p3 is alone and takes 6.
            Line("- - 5 -", "p2", 41, "p3", {}, 35, (82, 104, 101, 78), lost=none),
            # All ante: 39. p2 pays three times 6.
            Line("2 0 - 3", "p3", 39, "p4", {"p2": 18}, 51, (81, 85, 100, 83), {"p2": 2}, barred="p2", lost=none),
            # p2 is exempt: 54. p1 put a card right and may not collect; the deal would have been its.
            Line("2 1 1 1", "p4", 54, None, {}, 54, (80, 85, 99, 82), corrected="p1", barred="p1", lost=none),
        ],
    )
    assert session.dealer == 1
    session = session.close()
    assert session.result is not None
    assert [str(total) for total in session.result.totals] == ["187/2", "197/2", "225/2", "191/2"]
    assert session.result.places == ((2,), (1,), (3,), (0,))
