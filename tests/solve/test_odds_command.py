"""``brelan odds bouillotte``: what is printed, and what is refused."""

import csv
import io
import json
import sys
from fractions import Fraction
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from brelan.bouillotte import showdown
from brelan.cli.odds import _NAMES, odds

HAND = ["bouillotte", "Ah Kh 9s", "--up", "Qd"]


def run(*arguments: str) -> Result:
    return CliRunner().invoke(odds, arguments)


def test_one_seat_as_json() -> None:
    said = json.loads(run(*HAND, "--seat", "2", "--json").stdout)
    assert said == {"win": str(Fraction(8292818, 19219200)), "carre": "0", "brelan": "0", "point": said["win"]}


def test_every_seat_as_json() -> None:
    said = json.loads(run(*HAND, "--json").stdout)
    chances = [Fraction(seat["win"]) for seat in said["seats"]]
    assert len(chances) == 4
    assert Fraction(said["win"]) == sum(chances) / 4


def test_a_carre_wins_by_carre() -> None:
    said = json.loads(run("bouillotte", "9h 9d 9c", "--up", "9♠", "--in", "2", "--json").stdout)
    assert (said["win"], said["carre"], said["brelan"], said["point"]) == ("1", "1", "0", "0")
    assert len(said["seats"]) == 2


def test_in_words() -> None:
    text = run(*HAND, "--seat", "1").stdout
    fraction = Fraction(8826924, 19219200)
    assert f"{float(fraction) * 100:.2f}%" in text
    assert str(fraction) in text
    assert "by the point" in text
    assert len(run(*HAND).stdout.splitlines()) == 7


@pytest.mark.parametrize(
    "arguments",
    [
        ["bouillotte"],
        ["bouillotte", "Ah Kh", "--up", "Qd"],
        ["bouillotte", "Ah Kh Xs", "--up", "Qd"],
        ["bouillotte", "Ah Kh 7s", "--up", "Qd"],
        ["bouillotte", "Ah Ah 9s", "--up", "Qd"],
        ["bouillotte", "Ah Kh 9s", "--up", "9s"],
        [*HAND, "--seat", "3", "--in", "2"],
        [*HAND, "--in", "5"],
        ["bouillotte", "--plot", "picture.nothing"],
    ],
)
def test_what_is_refused(arguments: list[str]) -> None:
    result = run(*arguments)
    assert result.exit_code == 2
    assert "Traceback" not in result.output
    assert result.stdout == ""


def test_the_whole_table(tmp_path: Path) -> None:
    result = run("bouillotte", "--table", "--plot", str(tmp_path / "odds.svg"))
    rows = list(csv.DictReader(io.StringIO(result.stdout)))
    assert len(rows) == 1145
    assert sum(int(row["alike"]) for row in rows) == 20 * 969
    won = sum(int(row["alike"]) * int(row[f"wins_{place}"]) for row in rows for place in range(1, 5))
    assert won == 20 * 969 * 19_219_200
    assert "<svg" in (tmp_path / "odds.svg").read_text(encoding="utf-8")


def test_the_names_of_the_ways_to_win_are_those_of_the_record() -> None:
    assert {by: showdown.BY[by] for by in (showdown.BY_CARRE, showdown.BY_BRELAN, showdown.BY_POINT)} == _NAMES


def test_without_numba_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in list(sys.modules):
        if name.startswith(("brelan.solve.", "numba")):
            monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "numba", None)
    monkeypatch.delattr("brelan.solve.compile", raising=False)
    monkeypatch.delattr("brelan.solve.odds", raising=False)
    result = run(*HAND)
    assert result.exit_code == 2
    assert "pip install 'brelan[solve]'" in result.stderr


def test_without_matplotlib_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setitem(sys.modules, "matplotlib.figure", None)
    result = run("bouillotte", "--plot", str(tmp_path / "odds.svg"))
    assert result.exit_code == 2
    assert "pip install 'brelan[plot]'" in result.stderr
