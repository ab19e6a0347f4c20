"""Whoever waits while searches are compiled is told so, the first time and not again."""

from __future__ import annotations

from pathlib import Path

import pytest

from brelan.cli.patience import ODDS, SOLVED, WEIGHED, kept
from brelan.solve import compile as compiling
from brelan.words import Words, languages

from .terminal import VECTORS, brelan

COMMANDS = (
    ("odds", "bouillotte", "Ah Kh 9s", "--up", "Qd", "--json"),
    ("odds", "bourre", "Ah Kh 9s 4d 2c", "--trump", "h", "--deals", 2, "--json"),
    ("solve", VECTORS / "bourre-stop-pub-2.toml", "--json"),
    ("arena", "bourre", "strong,random", "--hands", 24, "--set", "hands=1", "--json", "--jobs", 1),
)


@pytest.mark.parametrize("command", COMMANDS, ids=["bouillotte", "bourre", "solve", "arena"])
def test_the_first_time_it_is_said_that_searches_are_made_ready(
    command: tuple[object, ...], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert brelan(*command).status == 0
    assert brelan(*command).err == ""
    monkeypatch.setattr(compiling, "CACHE", tmp_path)
    run = brelan(*command)
    assert (run.status, run.err) == (0, f"{Words().say('cli-first-time')}\n")
    assert "{" in run.out


@pytest.mark.parametrize("language", languages())
def test_it_is_said_in_the_language(language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compiling, "CACHE", tmp_path)
    run = brelan("--language", language, *COMMANDS[0])
    assert run.err == f"{Words(language).say('cli-first-time')}\n"


def test_what_is_waited_for_is_kept_under_its_name(tmp_path: Path) -> None:
    for command in COMMANDS[:3]:
        assert brelan(*command).status == 0
    assert all(kept(compiling.CACHE, functions) for functions in (ODDS, WEIGHED, SOLVED))
    assert not kept(tmp_path, ODDS)
    (tmp_path / "solve").mkdir()
    (tmp_path / "solve" / "maxn.best_end-140.py311.nbi").touch()
    assert not kept(tmp_path, SOLVED)
    (tmp_path / "solve" / "force.can_force-1.py311.nbi").touch()
    assert kept(tmp_path, SOLVED)
