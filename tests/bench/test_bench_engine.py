"""The benchmark's own arithmetic: turns, rounds, ratios, and what the command says. No time is asserted anywhere."""

import gc
import os
import random
from collections.abc import Callable, Iterator
from itertools import count
from unittest.mock import patch

import pytest

from bench import machine
from bench.__main__ import main
from bench.peers import NAMES, THEIRS, Missing, Peer, open_peer
from bench.turns import Play, Spread, Turn, play_rounds, ratios, spread, take_turn


def ticking(step: float) -> Callable[[], float]:
    """A clock that moves on by *step* CPU-seconds whenever somebody looks at it."""
    ticks = count()
    return lambda: next(ticks) * step


def test_a_ratio_is_the_median_of_the_rounds_and_not_the_ratio_of_medians() -> None:
    # medians 30 and 10 would give 3
    assert ratios([10, 30, 80], [10, 5, 20]) == Spread(median=4, low=1, high=6)


def test_rounds_that_do_not_pair_up_have_no_ratio() -> None:
    with pytest.raises(ValueError, match="zip"):
        ratios([1, 2], [1])


def test_a_spread_of_nothing_is_refused() -> None:
    with pytest.raises(ValueError, match="no values"):
        spread([])


def test_a_turn_divides_by_its_own_time() -> None:
    turn = Turn(decisions=30, hands=3, seconds=1.5)
    assert (turn.decision_rate, turn.hand_rate) == (20, 2)


def test_a_turn_plays_whole_hands_until_its_time_is_up() -> None:
    assert take_turn(lambda: 7, 1.0, ticking(0.25)) == Turn(decisions=28, hands=4, seconds=1.0)


def test_a_turn_has_at_least_one_hand_however_short() -> None:
    assert take_turn(lambda: 7, 0.1, ticking(0.25)) == Turn(decisions=7, hands=1, seconds=0.25)


class Diary:
    """Players that write down who played, with which random number, and whether garbage was collected."""

    def __init__(self) -> None:
        self.lines: list[tuple[str, float, bool]] = []

    def player(self, name: str) -> Play:
        def play() -> int:
            self.lines.append((name, random.random(), gc.isenabled()))
            return len(name)

        return play

    def rounds(self, *, collect_garbage: bool) -> dict[str, list[Turn]]:
        players = {name: self.player(name) for name in ("a", "bb", "ccc")}
        clock = ticking(1.0)
        return play_rounds(players, rounds=2, seconds=1.0, seed=5, collect_garbage=collect_garbage, clock=clock)


def test_rounds_are_interleaved_and_their_warming_up_is_not_counted() -> None:
    diary = Diary()
    turns = diary.rounds(collect_garbage=True)
    assert "".join(name[0] for name, _, _ in diary.lines) == "abc" + "abcabc"
    assert turns["bb"] == [Turn(decisions=2, hands=1, seconds=1.0)] * 2


def test_everyone_in_a_round_draws_from_the_same_seed_and_the_next_round_from_another() -> None:
    diary = Diary()
    diary.rounds(collect_garbage=True)
    first, second = diary.lines[3:6], diary.lines[6:9]
    assert {number for _, number, _ in first} == {random.Random(5).random()}
    assert {number for _, number, _ in second} == {random.Random(6).random()}


@pytest.mark.parametrize("collect", [True, False])
def test_the_collector_is_treated_the_same_for_all_and_left_as_it_was(collect: bool) -> None:
    diary = Diary()
    before = gc.isenabled()
    diary.rounds(collect_garbage=collect)
    assert {collecting for _, _, collecting in diary.lines[3:]} == {collect}
    assert gc.isenabled() == before
    assert gc.get_freeze_count() == 0


@pytest.fixture
def pinned() -> Iterator[list[set[int]]]:
    """The cores that were asked for, while the tests themselves stay where they are."""
    asked: list[set[int]] = []
    with (
        patch.object(os, "sched_setaffinity", lambda pid, cores: asked.append(cores), create=True),
        patch.object(os, "sched_getaffinity", lambda pid: {2, 5}, create=True),
    ):
        yield asked


def test_it_stays_on_one_core_the_last_or_the_one_named(pinned: list[set[int]]) -> None:
    assert (machine.pin(), machine.pin(2)) == (5, 2)
    assert pinned == [{5}, {2}]


def test_a_core_it_may_not_use_ends_the_command(pinned: list[set[int]], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["engine", "--core", "3"]) == 2
    assert "core 3 is not one of [2, 5]" in capsys.readouterr().err
    assert pinned == []


@pytest.mark.parametrize("bad", [["--rounds", "0"], ["--seconds", "-1"], ["--seconds", "nan"], ["--only", "chess"]])
def test_a_wrong_call_is_refused(bad: list[str]) -> None:
    with pytest.raises(SystemExit) as end:
        main(["engine", *bad])
    assert end.value.code == 2


@pytest.mark.usefixtures("pinned")
def test_one_short_round_of_everyone_here_runs_to_its_end(capsys: pytest.CaptureFixture[str]) -> None:
    found = [open_peer(adapter) for adapter in NAMES]
    missing = [peer for peer in found if isinstance(peer, Missing)]
    assert main(["engine", "--rounds", "1", "--seconds", "0.001"]) == (1 if missing else 0)
    lines = capsys.readouterr().out.splitlines()
    for peer in found:
        mine = [line for line in lines if line.startswith(f"{peer.name}  ")]
        assert len(mine) == isinstance(peer, Peer)
    for peer in missing:
        assert any(line.startswith(f"{peer.name}: not measured") and "make bench" in line for line in lines)
    assert sum(line.startswith("  / ") for line in lines) == len(THEIRS) - len(missing)
