"""The commands of the README do what it says; its Python is run as doctests."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest

from brelan.record import GAMES
from brelan.words import Words, languages

from .terminal import brelan

TESTS = Path(__file__).parents[1]
README = (TESTS.parent / "README.md").read_text("utf-8")
AT_A_CARD = (TESTS / "vectors" / "bourre-stop-pub-1.toml").read_text("utf-8")
"""A record that stops where a card is to be played."""
BLOCKS = re.findall(r"^```(\w*)\n(.*?)^```$", README, re.MULTILINE | re.DOTALL)
COMMANDS = [
    line.partition("#")[0].strip()
    for kind, block in BLOCKS
    if not kind
    for line in block.splitlines()
    if line.startswith("brelan ")
]
IN_TEXT = re.findall(r"`(brelan [^`]+)`", README)
(OWN_HOUSE,) = (block for kind, block in BLOCKS if kind == "toml")


@pytest.mark.parametrize("command", [*COMMANDS, *IN_TEXT])
def test_a_command_of_the_readme(command: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "aunt.toml").write_text(OWN_HOUSE, "utf-8")
    assert brelan("play", "bourre", "--record", "FILE", typed="1\n", home=tmp_path).status == 0
    words = shlex.split(command)[1:]
    if words[0] == "serve":
        words = ["serve", "--help"]
    if words[0] == "solve":
        (tmp_path / "FILE").write_text(AT_A_CARD, "utf-8")
    if words[0] == "arena":
        # The same tournament, only shorter.
        words = [*words[: words.index("--hands")], "--hands", "60", "--jobs", "1", "--set", "hands=6"]
    run = brelan(*words, typed="1\n1\n", home=tmp_path)
    # Where the searches were never used before, whoever waits is told so.
    assert (run.status, run.err.removeprefix(f"{Words().say('cli-first-time')}\n")) == (0, "")
    assert run.out


def test_there_are_commands_to_try() -> None:
    assert len(COMMANDS) >= 12
    assert {shlex.split(command)[1] for command in COMMANDS} == {
        "play",
        "watch",
        "rules",
        "profiles",
        "replay",
        "verify",
        "odds",
        "solve",
        "arena",
        "train",
    }


def test_the_two_commands_stand_at_the_top() -> None:
    assert [line.split()[:2] for line in BLOCKS[0][1].splitlines()] == [["make", "play"], ["make", "test"]]


def test_the_numbers_are_true() -> None:
    named = {"Sixteen houses": 16, "Twenty switches": 20, "seventeen for Bouillotte": 17}
    flat = " ".join(README.split())
    assert all(words in flat for words in named)
    bourre, bouillotte = GAMES["bourre"], GAMES["bouillotte"]
    assert [*named.values()] == [
        len(bourre.profiles) + len(bouillotte.profiles),
        len(bourre.switches),
        len(bouillotte.switches),
    ]
    assert "fr" in languages()
