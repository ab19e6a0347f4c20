"""`python -m bench tables` measures what it says: a small run of it, and not one figure of it is asserted."""

import re
import subprocess
import sys
from random import Random

import pytest

from bench.crowd import ASKED, VERSION
from bench.tables import chooser


@pytest.mark.long
def test_a_small_run_prints_every_stretch_and_nothing_is_refused() -> None:
    command = [
        sys.executable,
        "-m",
        "bench",
        "tables",
        "--tables",
        "2",
        "--busy",
        "1",
        "--seconds",
        "0.5",
        "--every",
        "0.1",
    ]
    done = subprocess.run(command, capture_output=True, text=True, check=True, timeout=120)
    found = re.findall(
        r"^(.*): [\d,]+ actions/s, pushed after [\d.]+ ms \(p50\), [\d.]+ ms \(p99\)(.*)$", done.stdout, re.M
    )
    assert [(what.split()[0], rest) for what, rest in found] == [("2", ""), ("1", ""), ("bare", "")]
    assert re.search(r"^house / bare broadcast: [\d.]+ ×$", done.stdout, re.M)


def test_what_is_read_from_a_message() -> None:
    message = b'{"table":"t","version":17,"seat":"p1","asked":["p4"],"view":{"legal":["p4 draw 0-5"]}}'
    version, asked = VERSION.search(message), ASKED.search(message)
    assert version is not None
    assert asked is not None
    assert (version[1], asked[1]) == (b"17", b"4")
    assert chooser(Random(1))(message) == "draw"
    assert ASKED.search(b'{"asked":[],"view":null}') is None
