"""The small Bouillotte that NashConv is reckoned on, and the command that does it."""

import sys
from functools import cache
from importlib.util import find_spec
from pathlib import Path

import pytest

from bench.__main__ import main
from bench.duel_tree import CHOICES, Duel, nodes, prepared, situations
from brelan.solve.duel import duel
from brelan.solve.teacher import Lessons

from .best_answer import nash_conv


@cache
def small() -> tuple[Lessons, Duel]:
    """A duel with few chips, and its lessons."""
    lessons, pairs = duel(4, seed=7)
    return lessons, prepared(4, pairs)


@pytest.mark.long
def test_teaching_comes_nearer_to_equilibrium() -> None:
    lessons, game = small()
    found = [nash_conv(game, {})]
    for rounds in (300, 3_000, 30_000):
        lessons.go_on(rounds - lessons.done)
        found.append(nash_conv(game, dict(lessons.learnt())))
    assert found == sorted(found, reverse=True)
    assert found[0] > 1
    assert 0 <= found[-1] < 0.1


def test_lessons_meet_the_situations_of_the_tree_and_no_others() -> None:
    lessons, game = small()
    lessons.go_on(2_000)
    there = {key: legal for key, _, legal in situations(game)}
    learnt = dict(lessons.learnt())
    assert set(learnt) <= set(there)
    assert len(learnt) > 0.9 * len(there)
    for key, weights in learnt.items():
        assert {choice for choice in range(len(CHOICES)) if weights[choice] > 0} <= set(there[key])


def test_all_deals_are_counted() -> None:
    _, pairs = duel(3, seed=1)
    # A spade is turned up; three hands of three of the other fifteen cards.
    assert pairs.deals.sum() == 4 * 455 * 220 * 84
    assert (pairs.wins <= pairs.deals).all()


def test_the_tree_ends_where_the_referee_ends_it() -> None:
    tree = nodes(4)
    assert sum(node.player < 0 for node in tree) == 29
    assert [CHOICES[choice] for choice in tree[0].after] == ["bet+0", "bet+1", "bet+2", "give"]
    for node in tree:
        lost, won = node.won
        assert lost <= won
        assert bool(node.after) == (node.player >= 0)


def test_openspiel_reckons_the_same_or_is_named(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    if find_spec("pyspiel") is not None:
        from open_spiel.python.algorithms import exploitability  # noqa: PLC0415

        from bench.duel import policy_of, registered  # noqa: PLC0415

        lessons, game = small()
        lessons.go_on(500)
        learnt = dict(lessons.learnt())
        spiel = registered(game)
        assert exploitability.nash_conv(spiel, policy_of(spiel, learnt)) == pytest.approx(nash_conv(game, learnt))
        few = [
            "--cave",
            "3",
            "--ours",
            "1000",
            "--sampling",
            "100",
            "--plus",
            "1",
            "--plot",
            str(tmp_path / "picture.png"),
        ]
        assert main(["nashconv", *few]) == 0
        assert capsys.readouterr().out.count("OpenSpiel, ") >= 2
        assert (tmp_path / "picture.png").stat().st_size > 5_000
    monkeypatch.delitem(sys.modules, "bench.nashconv", raising=False)
    monkeypatch.delitem(sys.modules, "bench.duel", raising=False)
    monkeypatch.setitem(sys.modules, "pyspiel", None)
    assert main(["nashconv"]) == 1
    assert "spiel" in capsys.readouterr().err
