"""``?`` and ``h`` are answered at every question, not only where a move is asked for."""

from __future__ import annotations

from pathlib import Path

import pytest

from brelan.cli import sitting as sitting_module
from brelan.cli.sitting import Sitting
from brelan.words import Words, languages

from .terminal import brelan

EVERY_LANGUAGE = pytest.mark.parametrize("language", languages())


@EVERY_LANGUAGE
@pytest.mark.parametrize("typed", ["?", "h"])
def test_before_the_cut(language: str, typed: str, tmp_path: Path) -> None:
    say = Words(language).say
    run = brelan("--language", language, "play", "bourre", "--seed", 4, typed=f"{typed}\nx\n", home=tmp_path)
    at = run.lines.index(f"> {say('cli-about-cut')}")
    assert run.lines[at + 1 : at + 3] == [say("cli-no-cut", most=51), f"> {say('cli-no-cut', most=51)}"]


@EVERY_LANGUAGE
@pytest.mark.parametrize("typed", ["?", "h"])
def test_between_two_hands(language: str, typed: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every move is made by a bot, so that only the question between two hands is left."""
    monkeypatch.setattr(
        Sitting, "_ask", lambda self, _menu: self.company.choose(self.table.session, self.table.view(sitting_module.ME))
    )
    monkeypatch.setattr(Sitting, "_ask_cut", lambda _self, _session: 5)
    words = ["play", "bouillotte", "--set", "hands=none", "--seed", 1]
    run = brelan("--language", language, *words, typed=f"{typed}\n2\n", home=tmp_path)
    say = Words(language).say
    at = run.lines.index(f"> {say('cli-about-another')}")
    assert run.lines[at - 2] == say("cli-another")
    assert run.lines[at + 1] == run.lines[at - 1]
    assert run.status == 0
    assert say("cli-result", share="none").split(".")[0] in run.out
