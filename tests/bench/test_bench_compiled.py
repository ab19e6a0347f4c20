"""The commands that measure compiled code, each run small."""

import sys
from importlib.util import find_spec

import pytest

from bench.__main__ import main
from bench.boards import bourre_boards, endings


def test_the_odds_are_measured_with_none_one_and_two_folded(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["odds", "--rounds", "1"]) == 0
    said = capsys.readouterr().out
    assert all(f"1145 classes × {4 - folded} places, {folded} folded" in said for folded in range(3))


def test_nodes_are_counted_and_a_missing_peer_is_named(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delitem(sys.modules, "bench.peers.dds", raising=False)
    monkeypatch.setitem(sys.modules, "endplay", None)
    assert main(["solver", "--rounds", "1", "--boards", "10", "--nodes", "5"]) == 1
    said = capsys.readouterr()
    assert "DDS: not measured" in said.err
    assert said.out.count("nodes p50") == 4


def test_boards_are_the_same_for_the_same_seed() -> None:
    assert bourre_boards(5, 3, 4) == bourre_boards(5, 3, 4)
    assert bourre_boards(5, 3, 4) != bourre_boards(5, 3, 5)


def test_an_ending_has_five_cards_in_each_hand() -> None:
    for ending in endings(20, 1):
        assert [hand.bit_count() for hand in ending.board.hands] == [5] * 4
        assert ending.side >> ending.leader & 1
        assert len(ending.text.removeprefix("N:").replace(".", "").replace(" ", "")) == 20


def test_compiled_hands_are_measured_beside_euchre_or_it_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    here = find_spec("pyspiel") is not None
    done = main(["compiled", "--rounds", "1", "--hands", "200", "--games", "50"])
    said = capsys.readouterr()
    assert done == (0 if here else 1)
    assert ("aim 6 ×" in said.out) == here
    assert ("OpenSpiel euchre: not measured" in said.err) != here
    assert "Brelan Bourré, dealt" in said.out
