"""``python -m bench bots``, run small."""

import sys

import pytest

from bench.__main__ import main
from bench.bots import decision_times

SMALL = ["bots", "--hands", "1", "--decisions", "5", "--jobs", "1"]


def test_levels_are_timed_and_matched_and_a_missing_one_is_named(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "numba", None)
    assert main(SMALL) == 1
    said = capsys.readouterr()
    assert said.err.startswith("strong: not measured.")
    for game in ("bourre", "bouillotte"):
        for level in ("easy", "steady", "random"):
            assert f"{game:10} {level:7} 5 decisions: p50 " in said.out
    assert "bourre     steady against 4 random: " in said.out
    assert "60 hands" in said.out


def test_only_the_decisions_of_the_level_itself_are_timed() -> None:
    times = decision_times("bourre", "random", 40, 3)
    assert len(times) == 40
    assert min(times) > 0
