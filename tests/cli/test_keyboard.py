"""Lines are read from whatever is typed into: in pieces, without an end, in bytes that are no text."""

from __future__ import annotations

import os
from collections.abc import Iterator

import pytest

from brelan.cli.keyboard import Keyboard


@pytest.fixture
def wire(monkeypatch: pytest.MonkeyPatch) -> Iterator[int]:
    """The other end of the keyboard's wire."""
    source, other = os.pipe()
    with os.fdopen(source) as stdin:
        monkeypatch.setattr("sys.stdin", stdin)
        yield other


def test_lines_come_one_by_one_and_then_the_end(wire: int, capsys: pytest.CaptureFixture[str]) -> None:
    os.write(wire, "pass\n8♠\n\nlast".encode())
    os.close(wire)
    keyboard = Keyboard()
    assert [keyboard.line("> ") for _ in range(4)] == ["pass", "8♠", "", "last"]
    for _ in range(2):
        with pytest.raises(EOFError):
            keyboard.line("> ")
    assert capsys.readouterr().out == "> " * 6


def test_bytes_that_are_no_text_are_a_line_all_the_same(wire: int) -> None:
    os.write(wire, b"\xff8s\n")
    os.close(wire)
    assert Keyboard().line("") == "\ufffd8s"


def test_without_a_keyboard_there_is_no_line(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", None)
    with pytest.raises(EOFError):
        Keyboard().line("> ")
