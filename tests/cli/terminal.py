"""A terminal for tests: runs ``brelan`` with what is typed, and keeps what is printed."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from typer.main import get_command
from typer.testing import CliRunner

from brelan.cli.app import app
from brelan.cli.say import speak
from brelan.record import Record, read_file, replay

VECTORS = Path(__file__).parent.parent / "vectors"


class Run(NamedTuple):
    """What a command left behind."""

    out: str
    err: str
    status: int

    @property
    def lines(self) -> list[str]:
        return self.out.splitlines()


@cache
def command(_app: object) -> Any:
    """The command line, made once for many runs: to make it takes longer than most of them."""
    return get_command(app)


def brelan(*words: object, typed: str = "", home: Path | None = None) -> Run:
    """Run ``brelan`` with *words* as arguments; *typed* comes from the keyboard, then its end."""
    speak("")
    env = {"XDG_DATA_HOME": str(home) if home else None, "COLUMNS": "100"}
    done = CliRunner().invoke(app, [str(word) for word in words], input=typed, env=env)
    if done.exit_code == 2 or "--help" in words:
        # What has told its help keeps the language of it.
        command.cache_clear()
    if done.exception is not None and not isinstance(done.exception, SystemExit):
        raise done.exception
    return Run(done.stdout, done.stderr, done.exit_code)


def answering(monkeypatch: pytest.MonkeyPatch, answer: Callable[[str], str]) -> None:
    """Let *answer* type: it is given the prompt, and may look at the table meanwhile."""
    monkeypatch.setattr("builtins.input", answer)


def lines_of(text: str) -> Iterator[str]:
    """Each line of *text*, then the end of the input."""
    yield from text.splitlines()


def record_of(path: Path) -> Record:
    """The record in *path*, which breaks no rule."""
    record = read_file(path)
    assert replay(record).fault is None
    return record


def differing(wanted: Any, given: Any) -> list[str]:
    """Keys of *wanted* that *given* does not have like that; more keys may be there."""
    if isinstance(wanted, dict) and isinstance(given, dict):
        return [
            f"{key}.{rest}"
            for key, value in wanted.items()
            for rest in (differing(value, given[key]) if key in given else ["missing"])
        ]
    if isinstance(wanted, list) and isinstance(given, list) and len(wanted) == len(given):
        return [rest for pair in zip(wanted, given, strict=True) for rest in differing(*pair)]
    return [] if wanted == given else [f"{given!r} for {wanted!r}"]
