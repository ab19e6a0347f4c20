"""Who else sits at the table, and who gives the hints."""

from __future__ import annotations

import sys
from pathlib import Path
from threading import Semaphore

import pytest

from brelan.bots import Bot, Hint, levels_here, make_bot
from brelan.cli import company
from brelan.cli.company import Company
from brelan.record import GAMES
from brelan.session import Session, Table, repeatable_seeds
from brelan.table import Action, View
from tests.patience import PATIENCE

from .terminal import brelan

GAMES_AND_SEATS = pytest.mark.parametrize(("game", "seats"), [("bourre", 5), ("bouillotte", 4)])


def dealt(game: str, seats: int) -> Table:
    rules = GAMES[game]
    house = rules.house(rules.default_profile, seats, {})
    table = Table(Session.open(rules, house, ["x"] * seats, 0), repeatable_seeds(1))
    table.deal(7)
    return table


def asked(table: Table) -> View:
    hand = table.session.hand
    assert hand is not None
    return table.view(hand.to_act)


@GAMES_AND_SEATS
def test_a_hint_is_that_of_the_best_level_that_is_here(game: str, seats: int) -> None:
    table = dealt(game, seats)
    others = Company(game, seats, "random", "secret", 0)
    hint = others.hint(table.session, asked(table))
    best = make_bot(game, "strong" if "strong" in levels_here(game) else "steady")
    best.random.seed("secret 1 0 hint")
    assert hint == best.hint(asked(table))
    assert hint.code != "by-chance"


@GAMES_AND_SEATS
def test_whoever_asks_twice_is_told_the_same(game: str, seats: int) -> None:
    table = dealt(game, seats)
    others = Company(game, seats, "easy", "secret", 0)
    first = others.hint(table.session, asked(table))
    table.act(first.action)
    others.hint(table.session, asked(table))
    again = dealt(game, seats)
    assert others.hint(again.session, asked(again)) == first


def test_without_numba_the_usual_level_gives_hints_and_nothing_is_said_of_it(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setitem(sys.modules, "numba", None)
    run = brelan("play", "bourre", "--seed", 3, typed="h\nquit\n", home=tmp_path)
    assert (run.status, run.err) == (0, "")
    assert "> With " in run.out
    assert "My advice: " in run.out


def test_a_strong_table_without_numba_is_refused_with_what_is_missing(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setitem(sys.modules, "numba", None)
    for command in ("play", "watch"):
        run = brelan(command, "bourre", "--level", "strong", home=tmp_path)
        assert (run.status, run.err) == (2, "numba is missing: pip install 'brelan[solve]'\n")


@pytest.mark.parametrize("level", ["easy", "steady", "plain", "random"])
def test_a_table_of_every_level_can_be_watched(level: str, tmp_path: Path) -> None:
    run = brelan("watch", "bouillotte", "--hands", 1, "--level", level, "--seed", 2, home=tmp_path)
    assert (run.status, run.err) == (0, "")
    assert "The session is over." in run.out


class Thinker(Bot):
    """Thinks until *lines* have been said of it."""

    def __init__(self, lines: int) -> None:
        super().__init__()
        self.lines = lines
        self.heard = Semaphore(0)

    def hint(self, view: View) -> Hint:
        for _ in range(self.lines):
            assert self.heard.acquire(timeout=PATIENCE)
        return Hint(Action(view.seat or 0, "pass"), "by-chance")


@pytest.mark.parametrize(
    ("slow", "very", "said"),
    [
        (0.01, 0.5, ["Thinking…", "The very first time this can take a minute: the searches are being made ready."]),
        (0.01, 3600.0, ["Thinking…"]),
        (3600.0, 3600.0, []),
    ],
)
def test_who_thinks_long_says_so(
    slow: float, very: float, said: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    thinker, say = Thinker(len(said)), company._say

    def heard(code: str) -> None:
        say(code)
        thinker.heard.release()

    monkeypatch.setattr(company, "make_bot", lambda *_given, **_named: thinker)
    monkeypatch.setattr(company, "_say", heard)
    monkeypatch.setattr(company, "SLOW", slow)
    monkeypatch.setattr(company, "VERY_SLOW", very)
    table = dealt("bourre", 5)
    Company("bourre", 5, "easy", "secret", 0).hint(table.session, asked(table))
    assert capsys.readouterr().err.splitlines() == said
