"""Who sits at the terminal: a record keeps a name, the terminal says *you*."""

from __future__ import annotations

import getpass
from pathlib import Path

import pytest

from brelan.cli.keeping import Noted, noted
from brelan.cli.person import called, login_name, reader_of, spoken_to
from brelan.record import read_file, read_text
from brelan.record.read import MOST_NAME
from brelan.words import Words, languages

from .terminal import brelan

DECK = " ".join(rank + suit for rank in "23456789TJQKA" for suit in "shdc")
TEXT = """brelan = 1
game = "bourre"
seats = ["{name}", "Bea", "Cy", "Dot", "Eli"]
dealer = "p5"
comments = [{comments}]

[[hand]]
deck = "{deck}"
actions = ["p1 play"]
"""


def record(folder: Path, name: str, *comments: str) -> Path:
    """A record whose first seat is called *name*, in which p1 is asked for cards to change."""
    path = folder / "a.brelan"
    noted_there = ", ".join(f'"{comment}"' for comment in comments)
    path.write_text(TEXT.format(name=name, comments=noted_there, deck=DECK), "utf-8")
    return path


@pytest.fixture(autouse=True)
def login(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(getpass, "getuser", lambda: "marie")


def played(folder: Path, *words: str) -> tuple[str, tuple[str, ...]]:
    """What was told, and the names in the record."""
    place = folder / "kept.brelan"
    place.unlink(missing_ok=True)
    run = brelan(*words, "--seed", 4, "--record", place, typed="\npass\nquit\n")
    return run.out, read_file(place).names


@pytest.mark.parametrize("language", languages())
def test_a_record_keeps_the_login_name_and_the_terminal_says_you(language: str, tmp_path: Path) -> None:
    told, names = played(tmp_path, "--language", language, "play", "bourre")
    assert names == ("marie", "Ana", "Bea", "Cy", "Dot")
    assert "marie" not in told
    assert Words(language).say("you-name") in told


def test_a_record_keeps_the_name_that_was_asked_for(tmp_path: Path) -> None:
    told, names = played(tmp_path, "play", "bourre", "--name", " Jo ")
    assert names[0] == "Jo"
    assert "In the order of play: You, Ana, Bea, Cy, and Dot." in told


def test_a_bot_does_not_bear_the_login_name(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(getpass, "getuser", lambda: "ana")
    assert played(tmp_path, "play", "bourre")[1] == ("ana", "Bea", "Cy", "Dot", "Eli")


@pytest.mark.parametrize(
    ("known", "kept"),
    [
        ("marie", "marie"),
        ("  de\u0301de\u0301\t\x1b[2J  du\u202e38 ", "d\u00e9d\u00e9 [2J du 38"),
        ("x" * 100, "x" * MOST_NAME),
        ("\udcff\udcfe", ""),
    ],
)
def test_a_login_name_is_cleaned_for_the_record(monkeypatch: pytest.MonkeyPatch, known: str, kept: str) -> None:
    monkeypatch.setattr(getpass, "getuser", lambda: known)
    assert login_name() == kept
    assert called("") == (kept or "You")


@pytest.mark.parametrize("error", [KeyError, OSError, ImportError])
def test_a_machine_that_knows_nobody_is_no_disaster(monkeypatch: pytest.MonkeyPatch, error: type[Exception]) -> None:
    def unknown() -> str:
        raise error

    monkeypatch.setattr(getpass, "getuser", unknown)
    assert (login_name(), called(""), called("Jo")) == ("", "You", "Jo")


def test_somebody_else_who_is_called_you_keeps_that_name() -> None:
    assert spoken_to(["Ana", "Bea"], 1) == ["Ana", "You"]
    assert spoken_to(["Ana", "You"], 0) == ["Ana", "You"]
    assert spoken_to(["Ana", "Bea"], None) == ["Ana", "Bea"]


def test_a_replay_says_you_to_whoever_kept_the_record_and_to_nobody_else(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    path = record(tmp_path, "marie", "level steady", "person p1")
    assert "You are in." in brelan("replay", path).lines
    monkeypatch.setattr(getpass, "getuser", lambda: "otto")
    assert "marie is in." in brelan("replay", path).lines
    assert "marie is in." in brelan("replay", record(tmp_path, "marie")).lines


@pytest.mark.parametrize("language", languages())
def test_a_replay_says_you_to_the_person_of_an_earlier_record_in_whatever_language(language: str) -> None:
    assert reader_of(["Ana", Words(language).say("you-name")], None) == 1
    assert reader_of(["Ana", "Bea"], None) is None
    assert reader_of(["Ana", "Bea"], 7) is None


def test_an_earlier_record_is_gone_on_with_and_keeps_its_names(tmp_path: Path) -> None:
    path = record(tmp_path, "Toi", "level steady", "seed 4")
    run = brelan("play", "--resume", path, typed="0\nquit\n")
    assert run.status == 0
    assert "You are in." in run.lines
    assert "Toi" not in run.out
    assert read_file(path).names[0] == "Toi"
    assert noted(read_file(path)) == Noted(4, "steady", 0)


@pytest.mark.parametrize("comments", [["seed --5", "person p0", "level"], ["person", "seed"], ["person p999"], []])
def test_what_others_have_noted_is_not_taken_for_ours(comments: list[str], tmp_path: Path) -> None:
    path = record(tmp_path, "Ana", *comments)
    found = noted(read_text(path.read_text("utf-8")))
    assert (found.seed, found.level) == (None, "")
    assert brelan("replay", path).status == 0
