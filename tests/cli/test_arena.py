"""``brelan arena``: what is printed and written, and what is refused."""

from __future__ import annotations

import csv
import json
import re
import sys
from collections.abc import Callable
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

from brelan.arena import machines
from brelan.arena.unit import Unit, play_unit
from brelan.cli.arena import COLUMNS
from brelan.words import Words, languages

from .terminal import brelan

THREE = ["arena", "bourre", "steady,plain,random", "--set", "hands=2", "--hands", 30, "--seed", 4, "--jobs", 1]


def test_in_words() -> None:
    run = brelan(*THREE)
    assert (run.status, run.err) == (0, "")
    assert run.lines[:2] == [
        "Bourré, louisiana, 3 seats. Seed 4.",
        "5 sessions of 2 hands, each played in 3 rotations with the same decks: 30 hands.",
    ]
    assert [line.split()[:2] for line in run.lines[4:7]] == [["1", "steady"], ["2", "steady"], ["3", "random"]]
    assert [line.split()[0] for line in run.lines[9:11]] == ["steady", "random"]
    assert all("no trick" in run.lines[row] for row in (3, 8))
    assert run.lines[-1].startswith("30 hands in ")


def test_in_another_language_and_game() -> None:
    run = brelan("--language", "fr", "arena", "bouillotte", "easy,random,random,random", "--hands", 1, "--jobs", 1)
    assert run.lines[0].startswith("Bouillotte, historic, 4 places. Graine ")
    assert run.lines[1].startswith("Une partie de 12 donnes")
    assert "sans levée" not in run.out


@pytest.mark.parametrize("language", languages())
def test_the_help_tells_every_column_of_the_csv_in_its_order(language: str) -> None:
    told = Words(language).catalogue.say("help-command-arena", {}, "sheet")
    assert re.findall(rf"\b({'|'.join(COLUMNS)})(?=,| \()", told) == list(COLUMNS)
    assert told in re.sub(r"[ \n]+", " ", brelan("--language", language, "arena", "--help").out)


def test_the_page_about_the_arena_tells_every_column_in_its_order() -> None:
    page = (Path(__file__).parents[2] / "docs" / "arena.md").read_text("utf-8")
    assert tuple(re.findall(r"^\| `(\w+)` \|", page, re.MULTILINE)) == COLUMNS
    assert "(docs/arena.md)" in (Path(__file__).parents[2] / "README.md").read_text("utf-8")


def test_json_and_csv_say_the_same(tmp_path: Path) -> None:
    sheet = tmp_path / "chips.csv"
    told = json.loads(brelan(*THREE, "--json", "--csv", sheet).out)
    rows = list(csv.DictReader(sheet.read_text().splitlines()))
    assert list(rows[0]) == [
        "unit",
        "rotation",
        "seat",
        "entry",
        "level",
        "hands",
        "played",
        "zero_tricks",
        "pots",
        "chips",
    ]
    assert len(rows) == told["units"] * 9 == 45
    assert (told["seed"], told["hands"], told["session_hands"], told["units_asked"]) == (4, 30, 2, 5)
    assert told["overrides"] == {"seats": 3, "hands": 2}
    for number, entry in enumerate(told["entries"], 1):
        own = [row for row in rows if row["entry"] == str(number)]
        chips = sum(Fraction(row["chips"]) for row in own)
        assert Fraction(entry["chips"]) == chips
        assert entry["chips_per_hand"]["mean"] == pytest.approx(float(chips / 30))
        assert entry["played"] == sum(int(row["played"]) for row in own)
        assert entry["pots"] == sum(int(row["pots"]) for row in own)
        assert entry["zero_tricks"] == sum(int(row["zero_tricks"]) for row in own)
        assert {row["level"] for row in own} == {entry["level"]}
        assert set(entry["rating"]) == {"mu", "sigma"}
    assert [level["level"] for level in told["levels"]] == ["steady", "random"]
    assert sum(Fraction(row["chips"]) for row in rows) == 0


def test_without_a_seed_one_is_drawn_and_told() -> None:
    told = json.loads(brelan(*[word for word in THREE if word not in ("--seed", 4)], "--json").out)
    again = json.loads(brelan(*THREE, "--seed", told["seed"], "--json").out)
    assert (told["entries"], told["levels"]) == (again["entries"], again["levels"])


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (
            ["arena", "bourre", "steady,hard"],
            "There is no bot “hard” for this game; there are easy, steady, strong, random.",
        ),
        (["arena", "bourre", ""], "There is no bot “”"),
        (
            ["arena", "bourre", "random"],
            "One bot has nobody to play with. Name a level for each seat, such as steady,random.",
        ),
        (["arena", "bouillotte", "easy,easy"], "“seats” cannot be 2"),
        (["arena", "bourre", "easy,easy", "--profile", "nowhere"], "nowhere"),
        (
            ["arena", "bourre", "easy,easy", "--csv", "/nowhere/chips.csv"],
            "/nowhere/chips.csv cannot be written: there is no such",
        ),
        (["arena", "bourre", "easy,easy", "--cluster", "gopher://x"], "No cluster answers at gopher://x"),
    ],
)
def test_what_cannot_be_played_is_refused_in_one_line(words: list[str], said: str) -> None:
    run = brelan(*words)
    assert (run.status, run.out) == (2, "")
    assert said in run.err
    assert run.err.count("\n") == 1


@pytest.mark.parametrize(
    ("module", "words", "command"),
    [
        ("numba", ["arena", "bourre", "strong,random"], "pip install 'brelan[solve]'"),
        (
            "distributed",
            ["arena", "bourre", "easy,random", "--cluster", "tcp://127.0.0.1:9"],
            "pip install 'brelan[cluster]'",
        ),
    ],
)
def test_what_is_missing_is_named(module: str, words: list[str], command: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, module, None)
    run = brelan(*words)
    assert (run.status, run.out) == (2, "")
    assert run.err.endswith(f" is missing: {command}\n")


def test_without_openskill_everything_else_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "openskill.models", None)
    run = brelan(*THREE)
    assert run.status == 0
    assert run.err == "openskill is missing: pip install 'brelan[arena]'\n"
    assert [line.split()[-1] for line in run.lines[4:7]] == ["–"] * 3


@pytest.mark.parametrize("units", [0, 2])
def test_ctrl_c_tells_of_the_units_that_are_done(units: int, monkeypatch: pytest.MonkeyPatch) -> None:
    def stopped(tournament: Any, done: Callable[[Unit], None], jobs: int, cluster: str) -> None:
        for number in range(units):
            done(play_unit(tournament, number))
        raise KeyboardInterrupt

    monkeypatch.setattr(machines, "play", stopped)
    run = brelan(*THREE)
    assert run.status == 130
    assert run.err == f"Stopped: {units} of 5 sessions were played to the end.\n"
    assert ("2 sessions of 2 hands" in run.out) is (units > 0)
    assert bool(run.out) is (units > 0)
