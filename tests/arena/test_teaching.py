"""The teaching of the strong player of Bouillotte: the same seed, the same bytes, whatever happens in between."""

from __future__ import annotations

from itertools import islice
from pathlib import Path

import pytest
from typer.testing import CliRunner

from brelan.arena import teaching
from brelan.arena.teaching import School
from brelan.bots.strategy import packed, shipped, unpacked
from brelan.cli.app import app
from brelan.solve.teacher import Lessons

from ..solve.run import run

COMMAND = ("train", "bouillotte", "--seed", "5", "--iterations", "400", "--seats", "3")


def test_two_processes_teach_the_same_bytes(tmp_path: Path) -> None:
    done = run("-c", "from brelan.cli import main; main()", *COMMAND, "--out", str(tmp_path / "there"))
    assert done.returncode == 0, done.stderr
    assert "brelan train bouillotte --seed 5 --iterations 400 --seats 3" in done.stdout
    here = School(5, [3])
    list(here.teach(400))
    made = (tmp_path / "there").read_bytes()
    assert made == packed(here.strategy())
    strategy = unpacked(made)
    assert strategy.header["iterations"] == 400
    assert list(strategy.books) == [3]


def test_blocks_and_interruptions_change_nothing() -> None:
    whole, parts = School(5, [3]), School(5, [3])
    list(whole.teach(300))
    list(parts.teach(100))
    parts.lessons[0].go_on(1)
    list(parts.teach(199))
    assert whole.done == parts.done == 300
    assert packed(whole.strategy()) == packed(parts.strategy())
    other = School(6, [3])
    list(other.teach(300))
    assert packed(other.strategy()) != packed(whole.strategy())


def test_ctrl_c_keeps_what_was_learnt(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    go_on = Lessons.go_on

    def stopped(lessons: Lessons, rounds: int) -> None:
        go_on(lessons, rounds)
        if lessons.done == 200:
            raise KeyboardInterrupt

    monkeypatch.setattr(teaching, "BLOCK", 100)
    monkeypatch.setattr(Lessons, "go_on", stopped)
    out = tmp_path / "kept"
    done = CliRunner().invoke(app, [*COMMAND, "--out", str(out)])
    assert done.exit_code == 130
    assert "--iterations 200" in done.output
    assert unpacked(out.read_bytes()).header["iterations"] == 200


def test_what_cannot_be_taught_is_said_at_once(tmp_path: Path) -> None:
    done = CliRunner().invoke(app, ["train", "bouillotte", "--seats", "5", "--out", str(tmp_path / "x")])
    assert done.exit_code != 0
    assert "3,4" in done.output
    done = CliRunner().invoke(app, [*COMMAND, "--out", str(tmp_path / "no" / "such" / "folder")])
    assert done.exit_code != 0
    assert not list(tmp_path.iterdir())


@pytest.mark.long
def test_the_shipped_file_begins_as_its_seed_says() -> None:
    """Thousands of rounds, not the millions of the file: the chances and steps in it are those that are counted now."""
    shipped_books = shipped().books
    school = School(int(shipped().header["seed"]))
    first = list(islice(school.teach(2_000), 1))
    assert first == [2_000]
    for seats, book in school.strategy().books.items():
        assert book.chances == shipped_books[seats].chances
        assert [list(step) for step in book.steps] == [list(step) for step in shipped_books[seats].steps]
        assert set(book.situations) - set(shipped_books[seats].situations) == set()
