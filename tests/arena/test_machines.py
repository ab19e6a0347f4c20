"""It does not matter who plays the units, nor where: one process, two, or the workers of a cluster."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from importlib import import_module
from multiprocessing import active_children
from pathlib import Path
from typing import Any

import pytest

from brelan.arena import machines
from brelan.arena.machines import MissingDaskError, cores, play
from brelan.arena.tournament import Tournament, planned
from brelan.arena.unit import Unit, play_unit
from tests.patience import PATIENCE, waited_until

TOURNAMENTS = [
    planned("bourre", "louisiana", {"seats": 3, "hands": 3}, ["steady", "easy", "random"], 5, 80),
    planned("bouillotte", "historic", {"hands": 2}, ["strong", "steady", "easy", "random"], 5, 30),
]
BRELAN = [sys.executable, "-c", "from brelan.cli import main; main()"]
FOR_EVER = ["arena", "bourre", "easy,random,random", "--set", "hands=1", "--hands", "1000000", "--seed", "1"]


@pytest.fixture(scope="module")
def cluster() -> Iterator[str]:
    """A cluster of one worker on this machine."""
    distributed: Any = import_module("distributed")
    with distributed.LocalCluster(n_workers=1, threads_per_worker=1, host="127.0.0.1", dashboard_address=None) as here:
        yield here.scheduler_address


def played(tournament: Tournament, jobs: int = 1, cluster: str = "") -> list[Unit]:
    units: list[Unit] = []
    play(tournament, units.append, jobs, cluster)
    return sorted(units)


@pytest.mark.parametrize("tournament", TOURNAMENTS, ids=lambda each: each.game)
def test_one_process_two_and_a_cluster_play_the_same(tournament: Tournament, cluster: str) -> None:
    alone = [play_unit(tournament, number) for number in range(tournament.units)]
    assert len(alone) > 3
    assert played(tournament) == alone
    assert played(tournament, jobs=2) == alone
    assert played(tournament, cluster=cluster) == alone


def test_a_defect_in_a_unit_is_told_and_leaves_no_process_behind() -> None:
    broken = TOURNAMENTS[0].__class__("bourre", "louisiana", {}, ("random", "nobody"), 1, 2, 5)
    before = set(active_children())
    with pytest.raises(ValueError, match="seats"):
        played(broken, jobs=2)
    for child in set(active_children()) - before:
        child.join(PATIENCE)
    assert set(active_children()) == before


def test_an_address_where_nobody_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(machines, "PATIENCE", 0.2)
    with pytest.raises(OSError, match="Timed out"):
        played(TOURNAMENTS[0], cluster="tcp://127.0.0.1:9")
    with pytest.raises(ValueError, match="gopher"):
        played(TOURNAMENTS[0], cluster="gopher://127.0.0.1:9")


def test_without_dask_it_is_said_what_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    with pytest.raises(MissingDaskError, match=r"brelan\[cluster\]"):
        played(TOURNAMENTS[0], cluster="tcp://127.0.0.1:9")


def test_there_is_a_core() -> None:
    assert 1 <= cores() <= (os.cpu_count() or 1)


@pytest.mark.parametrize(("jobs", "after"), [("1", 1.0), ("2", 0.3), ("2", 4.0)])
def test_ctrl_c_shows_what_was_played_and_leaves_nothing_running(jobs: str, after: float, tmp_path: Path) -> None:
    """Ctrl-C reaches every process of the command at once, as it does in a terminal, be it while they are started."""
    sheet = tmp_path / "chips.csv"
    command = [*BRELAN, *FOR_EVER, "--jobs", jobs, "--csv", str(sheet)]
    running = subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True
    )
    try:
        waited_until(sheet.exists)
        time.sleep(after)
        os.killpg(running.pid, signal.SIGINT)
        out, err = running.communicate(timeout=PATIENCE)
    finally:
        if running.poll() is None:
            os.killpg(running.pid, signal.SIGKILL)
            running.communicate()
    assert running.returncode == 130, err
    assert err.startswith("Stopped: ")
    assert err.count("\n") == 1
    done = int(err.split()[1].replace(",", ""))
    assert (f"{done:,} sessions" in out) is (done > 1)
    assert len(sheet.read_text().splitlines()) == 1 + 9 * done
    waited_until(lambda: not group_lives(running.pid))


def group_lives(group: int) -> bool:
    """Whether a process of *group* is still there."""
    try:
        os.killpg(group, 0)
    except ProcessLookupError:
        return False
    return True
