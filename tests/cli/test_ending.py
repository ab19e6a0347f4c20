"""How a command ends that cannot say what it has to say: one line and a status, never the insides of the program."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from brelan.bots.strategy import shipped
from brelan.cli import train
from brelan.cli.app import app
from brelan.cli.ending import INTERRUPTED, UNHEARD, ended, ready
from brelan.words import Words, languages

from .terminal import VECTORS, brelan

FULL = "/dev/full"
"""A disk without room."""
COMMAND = [sys.executable, "-c", "from brelan.cli import main; main()"]
RECORD = str(VECTORS / "bourre-pub-0.toml")
TOLD = "What there is to say cannot be written: the disk is full.\n"


def called(*words: str) -> Callable[[], object]:
    """The command with these arguments, to be run."""
    return lambda: app([*words], prog_name="brelan")


@pytest.mark.parametrize(
    "words",
    [
        ("--version",),
        ("--help",),
        ("profiles",),
        ("rules", "bouillotte"),
        ("watch", "bourre", "--hands", "1", "--seed", "5"),
        ("replay", RECORD),
        ("replay", RECORD, "--json"),
        ("verify", RECORD),
        ("arena", "bourre", "steady,random", "--hands", "2", "--jobs", "1", "--seed", "1"),
        ("arena", "bourre", "steady,random", "--hands", "2", "--jobs", "1", "--seed", "1", "--json"),
    ],
    ids=" ".join,
)
def test_a_full_disk_is_one_line(
    words: tuple[str, ...], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    with open(FULL, "w", encoding="utf-8") as full:
        monkeypatch.setattr(sys, "stdout", full)
        assert ended(called(*words)) == UNHEARD
    assert capsys.readouterr().err == TOLD


@pytest.mark.parametrize("language", languages())
def test_it_is_said_in_every_language(
    language: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    with open(FULL, "w", encoding="utf-8") as full:
        monkeypatch.setattr(sys, "stdout", full)
        assert ended(called("--language", language, "profiles")) == UNHEARD
    words = Words(language)
    assert capsys.readouterr().err == f"{words.say('cli-not-said', why=words.say('system-ENOSPC'))}\n"


def test_python_itself_adds_nothing_when_it_ends() -> None:
    for arguments in (["--version"], ["replay", RECORD]):
        with open(FULL, "w", encoding="utf-8") as full:
            run = subprocess.run([*COMMAND, *arguments], stdout=full, stderr=subprocess.PIPE, text=True, check=False)
            deaf = subprocess.run([*COMMAND, *arguments], stdout=full, stderr=full, check=False)
        assert (run.stderr, run.returncode) == (TOLD, UNHEARD)
        assert deaf.returncode == UNHEARD


def test_a_house_that_cannot_say_where_it_is_closes_in_good_order(tmp_path: Path) -> None:
    arguments = ["serve", "--port", "0", "--no-open", "--data", str(tmp_path)]
    with open(FULL, "w", encoding="utf-8") as full:
        run = subprocess.run([*COMMAND, *arguments], stdout=full, stderr=subprocess.PIPE, text=True, check=False)
    assert (run.stderr, run.returncode) == (TOLD, UNHEARD)
    assert [file.name for file in tmp_path.iterdir()] == ["brelan.sqlite"]


def test_a_pipe_that_was_closed_is_no_complaint() -> None:
    for arguments in (["--version"], ["rules", "bourre"]):
        reading, writing = os.pipe()
        os.close(reading)
        run = subprocess.run([*COMMAND, *arguments], stdout=writing, stderr=subprocess.PIPE, text=True, check=False)
        os.close(writing)
        assert (run.stderr, run.returncode) == ("", UNHEARD)


def test_whoever_closes_the_output_wants_to_hear_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("stdin", "stdout", "stderr"):
        monkeypatch.setattr(sys, name, None)
    ready()
    assert sys.stdin is None
    with sys.stdout, sys.stderr:
        assert ended(called("profiles")) == 0


def test_a_file_that_fails_is_named(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    gone = tmp_path / "gone"
    assert ended(gone.read_bytes) == UNHEARD
    assert capsys.readouterr().err == f"{gone} cannot be opened: there is no such file or folder.\n"


def test_ctrl_c_while_the_command_is_still_being_loaded(capsys: pytest.CaptureFixture[str]) -> None:
    def loading() -> None:
        raise KeyboardInterrupt

    assert ended(loading) == INTERRUPTED
    assert capsys.readouterr() == ("", "")


def test_ctrl_c_that_a_compiler_turned_into_an_error_of_its_own(capsys: pytest.CaptureFixture[str]) -> None:
    def compiling() -> None:
        with suppress(KeyboardInterrupt):
            signal.raise_signal(signal.SIGINT)
        raise RuntimeError("no compiled object yet")

    before = signal.getsignal(signal.SIGINT)
    assert ended(compiling) == INTERRUPTED
    assert capsys.readouterr() == ("", "")
    assert signal.getsignal(signal.SIGINT) is before


def test_what_is_wrong_in_the_program_itself_is_not_hidden() -> None:
    def broken() -> None:
        raise RuntimeError("a fault")

    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        with pytest.raises(RuntimeError, match="a fault"):
            ended(broken)
        assert signal.getsignal(signal.SIGINT) is signal.SIG_IGN
    finally:
        signal.signal(signal.SIGINT, before)


def test_a_sheet_without_room_does_not_cost_the_result() -> None:
    run = brelan("arena", "bourre", "steady,random", "--hands", 2, "--jobs", 1, "--seed", 1, "--csv", FULL)
    assert (run.status, run.err) == (1, f"{FULL} cannot be written: the disk is full.\n")
    assert run.out.startswith("Bourré, louisiana, 2 seats. Seed 1.\n")


def test_a_strategy_without_room_is_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    taught: Any = SimpleNamespace(strategy=shipped)
    with pytest.raises(SystemExit) as end:
        train._write(taught, Path(FULL))
    assert end.value.code == 2
    assert capsys.readouterr() == ("", f"{FULL} cannot be written: the disk is full.\n")
