"""The end of a session in words, and a line for every hand of it."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

from brelan.record import read_file, steps
from brelan.session import Session
from brelan.table import Posting, Result, read_seat
from brelan.table.standing import places
from brelan.web.ending import ending
from brelan.web.hands import hand_lines
from brelan.web.page import LANGUAGES
from brelan.web.parts import speech

NAMES = ("Ana", "Bea", "Cy", "Dot", "Eli", "Fay", "Gus", "Ida")
VECTORS = sorted((Path(__file__).parents[1] / "vectors").glob("*.toml"))


# ---- the end


def ended(totals: tuple[int | Fraction, ...], me: int | None, name: str = "balances", language: str = "en") -> Any:
    result = Result(Fraction(0), totals, name, places(totals))
    return ending(result, NAMES[: len(totals)], me, 100, speech(language))


@pytest.mark.parametrize(
    ("totals", "me", "said"),
    [
        ((69, 93, 112, 120, 106), 0, "Dot wins the session, 20 chips up. You lost 31."),
        ((69, 93, 112, 120, 106), 2, "Dot wins the session, 20 chips up. You won 12."),
        ((69, 93, 112, 120, 106), 3, "You win the session, 20 chips up."),
        ((69, 93, 112, 120, 106), None, "Dot wins the session, 20 chips up."),
        ((100, 99, 101), 0, "Cy wins the session, 1 chip up. You came out even."),
        ((110, 80, 110), 1, "Ana and Cy share the first place, 10 chips up each. You lost 20."),
        ((110, 80, 110), 2, "You and Ana share the first place, 10 chips up each."),
        ((100, 100), 1, "It ends level: nobody has won or lost anything."),
        ((Fraction(509, 5), 100, Fraction(491, 5)), 2, "Ana wins the session, 1 4/5 chips up. You lost 1 4/5."),
    ],
)
def test_the_end_says_who_won_and_what_became_of_the_reader(
    totals: tuple[int | Fraction, ...], me: int | None, said: str
) -> None:
    assert ended(totals, me).headline == said


def test_where_only_gains_count_nothing_is_taken_off() -> None:
    told = ended((14, -6, -10, 2), 1, "net")
    assert told.headline == "Ana wins the session, 14 chips up. You lost 6."
    assert [(row.place, row.name, row.gain, row.has) for row in told.places] == [
        (1, "Ana", "+14", ""),
        (2, "Dot", "+2", ""),
        (3, "Bea", "−6", ""),
        (4, "Cy", "−10", ""),
    ]
    assert told.start == ""


def test_a_row_for_every_seat_and_ones_own_is_marked() -> None:
    told = ended((110, 80, 110), 1)
    assert [(row.place, row.name, row.gain, row.has, row.way, row.mine) for row in told.places] == [
        (1, "Ana", "+10", "110", 1, False),
        (1, "Cy", "+10", "110", 1, False),
        (3, "Bea", "−20", "80", -1, True),
    ]
    assert told.start == "100"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_end_is_told_in_every_language(language: str) -> None:
    said = {ended((110, 80, 110), me, language=language).headline for me in (None, 0, 1)}
    assert len(said) == 3
    assert ended((120, 80), 1, language=language).headline.count("20") == 2


# ---- a line for every hand


def sessions() -> Iterator[tuple[Session, list[list[Posting]]]]:
    """Stored sessions, each with the movements of chips of every finished hand."""
    for path in VECTORS:
        moved: list[list[Posting]] = []
        session: Session | None = None
        for session, fault in steps(read_file(path)):
            if fault is not None:
                break
            while len(moved) < len(session.log):
                moved.append([])
            if moved:
                moved[-1] += [event for event in session.happenings if isinstance(event, Posting)]
        if session is not None and session.reports:
            yield session, moved


def paid(moved: list[Posting], reason: str, *, source: bool) -> Mapping[int, int]:
    """Chips by seat that went for *reason*, from them or to them."""
    found: dict[int, int] = {}
    for event in moved:
        if event.reason == reason:
            seat = read_seat(event.source if source else event.target)
            found[seat] = found.get(seat, 0) + int(event.amount)
    return found


def test_a_line_names_who_took_the_pot_how_much_and_who_was_bourre() -> None:
    hands: dict[str, int] = {}
    for session, moved in sessions():
        names = NAMES[: session.house.seats]
        start = getattr(session.house, "start", 0) or getattr(session.house, "cave", 0)
        lines = hand_lines(session.reports, names, None, start, speech("en"))
        assert len(lines) == len(session.reports)
        for line, report, postings in zip(lines, session.reports, moved, strict=False):
            awards = paid(postings, "award", source=False)
            fined = paid(postings, "bourre", source=True)
            told = {seat for seat in range(len(names)) if re.search(rf"\b{names[seat]}\b[^;]* takes?\b", line)}
            assert told == set(awards), line
            if "tricks" in report or report["end"] == "showdown":
                assert sum(map(int, re.findall(r"takes (\d+)", line.replace(",", "")))) == sum(awards.values()), line
            pieces = [piece for piece in line.split("; ") if "bourré" in piece]
            assert {seat for seat in range(len(names)) if any(names[seat] in piece for piece in pieces)} == {
                seat for seat in fined if not report["tricks"][f"p{seat + 1}"]
            }, line
            kind = "bourre" if "tricks" in report else report["end"]
            hands[kind] = hands.get(kind, 0) + 1
    assert hands.keys() == {"bourre", "showdown", "alone", "carre", "passed"}
    assert min(hands.values()) > 5


BOURRE: dict[str, Any] = {
    "pot": "5",
    "tricks": {"p1": 0, "p3": 5},
    "winner": "p3",
    "fines": {"p1": "5"},
    "carried": "5",
}


@pytest.mark.parametrize(
    ("changed", "me", "said"),
    [
        ({}, 0, "Cy takes 5; you were bourré"),
        ({}, 2, "You take 5; Ana was bourré"),
        ({}, None, "Cy takes 5; Ana was bourré"),
        ({"winner": None, "tricks": {"p1": 1, "p3": 1}, "fines": {}}, 0, "Nobody takes the pot of 5"),
        (
            {"tricks": {"p1": 0, "p2": 0, "p3": 5}, "fines": {"p1": "5", "p2": "5"}, "carried": "10"},
            1,
            "Cy takes 5; you were bourré; Ana was bourré",
        ),
        ({"reneges": {"p1": 1}, "fines": {"p1": "10"}, "carried": "10"}, 0, "Cy takes 5; you were bourré; you reneged"),
        # A prize with a limit: the rest was carried on.
        ({"pot": "50", "fines": {"p1": "20"}, "carried": "50"}, 0, "Cy takes 20; you were bourré"),
    ],
)
def test_a_hand_of_bourre_in_one_line(changed: dict[str, Any], me: int | None, said: str) -> None:
    assert hand_lines([{**BOURRE, **changed}], NAMES, me, 100, speech("en")) == (said,)


def test_a_hand_of_bouillotte_says_what_the_reader_lost() -> None:
    even = dict.fromkeys(("p1", "p2", "p3"), "0")
    report = {"dealer": "p1", "end": "showdown", "returned": {}, "carried": "0", "premiums": even, "refills": even}
    pots = [{"amount": "17", "winner": "p2", "by": "brelan"}, {"amount": "22", "winner": "p3", "by": "point"}]
    hand = {**report, "pots": pots, "caves": {"p1": "83", "p2": "101", "p3": "116"}}
    said = [hand_lines([hand], NAMES[:3], me, 100, speech("en"))[0] for me in (0, 1, None)]
    assert said == [
        "Bea takes 17 with a brelan; Cy takes 22 by the point; you lose 17",
        "You take 17 with a brelan; Cy takes 22 by the point",
        "Bea takes 17 with a brelan; Cy takes 22 by the point",
    ]


def test_a_name_is_written_as_it_is() -> None:
    assert hand_lines([BOURRE], ("ana", "bea", "cy"), None, 100, speech("en")) == ("cy takes 5; ana was bourré",)


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_a_line_is_said_in_every_language(language: str) -> None:
    spoken = [hand_lines([BOURRE], NAMES, me, 100, speech(name)) for name in ("en", language) for me in (0, 2)]
    assert len(set(spoken)) == 4
