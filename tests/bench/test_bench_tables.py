"""`python -m bench tables` measures what it says: a small run of it, and not one figure of it is asserted."""

import re
import subprocess
import sys
from random import Random

import pytest

from bench.meter import Used, spent
from bench.tables import quantile
from bench.ways import People, Programs


@pytest.mark.long
def test_a_small_run_prints_every_stretch_and_nothing_is_refused() -> None:
    small = {"--tables": "2", "--busy": "1", "--seconds": "0.5", "--every": "0.1"}
    command = [sys.executable, "-m", "bench", "tables", *(word for pair in small.items() for word in pair)]
    done = subprocess.run(command, capture_output=True, text=True, check=True, timeout=180)
    found = re.findall(
        r"^(.*?): (\d+).*: [\d,]+ actions/s, pushed after [\d.]+ ms \(p50\), [\d.]+ ms \(p99\)(.*)$", done.stdout, re.M
    )
    assert found == [
        ("programs", "2", ""),
        ("programs", "1", ""),
        ("bare broadcast", "1", ""),
        ("people", "2", ""),
        ("people", "1", ""),
        ("bots", "1", ""),
    ]
    assert re.search(r"^house / bare broadcast: [\d.]+ ×", done.stdout, re.M)


def test_what_a_program_reads_in_a_message() -> None:
    message = b'{"table":"t","version":17,"asked":["p4"],"seat":"p1","view":{"legal":["p4 draw 0-5"]}}'
    version = Programs.version.search(message)
    assert version is not None
    assert version[1] == b"17"
    deed = Programs().next("t", [message] * 5, 17, Random(1))
    assert (deed.seat, deed.path) == (3, "/api/tables/t/actions")
    assert deed.body == b'{"action": "draw", "version": 17, "id": "v17"}'


def test_what_a_person_taps_on_a_page() -> None:
    page = (
        b'<div id="table" data-version="8" data-mode="play" data-turn="1">'
        b'<button id="card-Jh" name="card" value="Jh" data-card="22">'
        b'<button id="card-2c" name="card" value="2c" data-card="39" aria-disabled="true" data-why="no">'
    )
    deed = People().next("t", [b'data-turn=""', page], 8, Random(1))
    assert (deed.seat, deed.path) == (1, "/t/t/act")
    assert deed.body == b"version=8&action_id=v8&verb=card&card=Jh"
    between = b'<li id="seat-2" class="seat"><div class="plate"><p class="name"><span class="button-d"'
    assert People().next("t", [between] * 5, 9, Random(1))[:2] == (1, "/t/t/cut")


def test_what_was_used_by_the_action() -> None:
    told = spent(Used(0.0, 1.0, 0.0), Used(10.0, 3.0, 1.0), 1000)
    assert told.startswith("2.00 ms of processor time an action, 20% of the core; waited for it 10%")
    assert quantile([0.001, 0.002, 0.004], 0.5) == "2.0 ms"
