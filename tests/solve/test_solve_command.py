"""``brelan solve``: what is printed, and what is refused."""

import json
import sys
from pathlib import Path
from typing import Any

import pytest
import typer
from typer.testing import CliRunner, Result

from brelan.cli.app import app
from brelan.cli.solve import _told
from brelan.record import read_file, replay

VECTORS = Path(__file__).parents[1] / "vectors"
STOPPED = sorted(VECTORS.glob("bourre-stop-pub-*.toml"))


def run(*arguments: str) -> Result:
    return CliRunner().invoke(app, ["--language", "en", "solve", *arguments])


def is_played(path: Path) -> bool:
    """Whether a card is to be played where the record stops."""
    hand: Any = replay(read_file(path)).session.hand
    return hand is not None and hand.to_act is not None and bool(hand.tricks.left) and not hand.over


PLAYED = [path for path in STOPPED if is_played(path)]


def test_there_are_records_of_both_kinds() -> None:
    assert 3 <= len(PLAYED) < len(STOPPED)


@pytest.mark.parametrize("path", PLAYED, ids=lambda path: str(path.stem))
def test_a_record_as_json(path: Path) -> None:
    said = json.loads(run(str(path), "--json").stdout)
    expected = json.loads(path.with_suffix(".json").read_text("utf-8"))
    seat = said["to_act"]
    assert seat == expected["to_act"]
    assert sorted(f"{seat} {each['card']}" for each in said["cards"]) == expected["legal"]
    best = {each["card"]: int(each["chips"][seat]) for each in said["cards"]}
    assert best[said["best"]] == max(best.values()) == int(said["seats"][seat]["chips"])
    assert said["line"][0] == {"seat": seat, "card": said["best"], "takes": said["line"][0]["takes"]}
    taken = [play["takes"] for play in said["line"] if play["takes"]]
    forced = [play["takes"] for play in said["forced_line"] if play["takes"]]
    for name, account in said["seats"].items():
        assert account["tricks"] == account["won"] + taken.count(name)
        assert account["forced"] >= account["won"]
    assert said["seats"][seat]["forced"] == said["seats"][seat]["won"] + forced.count(seat)
    assert said["sure"]["cinch"] == (said["sure"]["won"] + said["sure"]["tricks"] >= 3)


def test_a_record_in_words() -> None:
    text = run(str(VECTORS / "bourre-stop-pub-1.toml")).stdout
    assert "Hand 1: trump J♥, 5 chips in the pot. To play: D" in text
    assert "D: 4 tricks, +5 chips" in text
    assert "Trick 2 to B: D Q♠, B A♠" in text
    assert "A♥ is led: no rival trump beats it" in text
    assert "That is no cinch. [B-CINCH-2]" in text


@pytest.mark.parametrize("language", ["fr", "es", "ca", "pt-PT"])
def test_in_every_language(language: str) -> None:
    said = CliRunner().invoke(app, ["--language", language, "solve", str(VECTORS / "bourre-stop-pub-2.toml")])
    assert said.exit_code == 0
    assert "Trick" not in said.stdout
    assert len(said.stdout.splitlines()) == len(run(str(VECTORS / "bourre-stop-pub-2.toml")).stdout.splitlines())


EXAMPLE = """brelan = 1
game = "bourre"
profile = "pagat"
seats = ["Ana", "Bea", "Cy"]
dealer = "p3"

[[hand]]
deck = "{deck}"
actions = ["p1 play", "p1 draw", "p2 play", "p2 draw", "p3 play", "p3 draw"{more}]
"""
HANDS = (
    ("Kh", "Qh", "Jh", "2s", "3s"),
    ("Ah", "2c", "3c", "4c", "5c"),
    ("9h", "8h", "2d", "4d", "Th"),
)
"""Trump is hearts, ten turned up: Ana has king, queen and jack, Bea the ace alone, Cy the 10-9-8."""


def example(tmp_path: Path, *more: str) -> Path:
    dealt = [HANDS[seat][place] for place in range(5) for seat in range(3)]
    rest = [rank + suit for suit in "shdc" for rank in "23456789TJQKA" if rank + suit not in dealt]
    path = tmp_path / "example.brelan"
    path.write_text(EXAMPLE.format(deck=" ".join(dealt + rest), more="".join(f', "{each}"' for each in more)))
    return path


def test_king_queen_jack_are_no_cinch(tmp_path: Path) -> None:
    """The ace may be against them: two of the three stay (B-CINCH-2)."""
    said = json.loads(run(str(example(tmp_path)), "--json").stdout)
    assert (said["to_act"], said["pot"], said["trick"]) == ("p1", "3", [])
    assert {each["card"] for each in said["cards"]} == set(HANDS[0])
    steps = [{"how": "outlasts", "cards": ["Kh", "Qh", "Jh"], "tricks": 2}]
    assert said["sure"] == {"won": 0, "tricks": 2, "cinch": False, "steps": steps}


def test_they_are_once_the_ace_is_gone(tmp_path: Path) -> None:
    """A spade brings the ace down, as Bea must trump; then the king takes Bea's club, and queen and jack are high."""
    path = str(example(tmp_path, "p1 2s", "p2 Ah", "p3 8h", "p2 2c", "p3 9h"))
    said = json.loads(run(path, "--json").stdout)
    assert (said["to_act"], said["trick"]) == ("p1", ["2c", "9h"])
    steps = [
        {"how": "takes", "cards": ["Kh"], "tricks": 1},
        {"how": "leads", "cards": ["Qh"], "tricks": 1},
        {"how": "leads", "cards": ["Jh"], "tricks": 1},
    ]
    assert said["sure"] == {"won": 0, "tricks": 3, "cinch": True, "steps": steps}
    # Ana has the pot, Bea her ace; Cy with no trick pays three.
    assert {name: account["chips"] for name, account in said["seats"].items()} == {"p1": "3", "p2": "0", "p3": "-3"}
    text = run(path).stdout
    assert "On the table: Bea 2♣, Cy 9♥" in text
    assert "K♥ takes this trick: nobody still to play can beat it" in text
    assert "That is a cinch. [B-CINCH-1]" in text


@pytest.mark.parametrize("nodes", ["1", "20"])
def test_what_takes_too_long_is_said(tmp_path: Path, nodes: str) -> None:
    path = str(example(tmp_path))
    text = run(path, "--nodes", nodes).stdout
    assert f"with {nodes} cards played in thought" in text
    assert "not found" in text
    said = json.loads(run(path, "--nodes", nodes, "--json").stdout)
    assert (said["best"], said["line"]) == (None, None)
    assert {each["tricks"] for each in said["seats"].values()} == {None}


def test_more_thought_than_can_be_counted_is_refused(tmp_path: Path) -> None:
    result = run(str(example(tmp_path)), "--nodes", "9" * 30)
    assert (result.exit_code, result.stdout) == (2, "")
    assert "Traceback" not in result.output


def refused(*arguments: str) -> tuple[int, str]:
    result = run(*arguments)
    assert result.stdout == ""
    assert "Traceback" not in result.output
    assert len(result.stderr.splitlines()) == 1
    return result.exit_code, result.stderr


def test_what_cannot_be_solved(tmp_path: Path) -> None:
    assert refused(str(tmp_path / "nothing.brelan"))[0] == 2
    status, text = refused(str(VECTORS / "bouillotte-stop-pub-0.toml"))
    assert (status, "no record of Bourré" in text) == (2, True)
    status, text = refused(str(VECTORS / "bourre-pub-0.toml"))
    assert (status, "No hand is open" in text) == (2, True)
    status, text = refused(str(next(path for path in STOPPED if path not in PLAYED)))
    assert (status, "nobody has led" in text) == (2, True)
    status, text = refused(str(VECTORS / "bourre-fault-pub-0.toml"))
    assert (status, text.startswith("hand ")) == (1, True)


def test_without_numba_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in list(sys.modules):
        if name.startswith(("brelan.solve.", "numba")):
            monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "numba", None)
    for part in ("compile", "lean", "board", "solution"):
        monkeypatch.delattr(f"brelan.solve.{part}", raising=False)
    status, text = refused(str(PLAYED[0]))
    assert status == 2
    assert "pip install 'brelan[solve]'" in text


def test_how_far_it_is_goes_and_leaves_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    _told(1, 4)
    _told(4, 4)
    said = capsys.readouterr().err
    assert said.startswith("\rThinking: 1 of 4\r")
    assert said.endswith(" \r")


def test_the_command_stands_in_the_help() -> None:
    command = typer.main.get_command(app)
    assert "solve" in CliRunner().invoke(app, ["--help"]).stdout
    assert command.name is not None or command.help
