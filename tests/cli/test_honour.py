"""A person at a table of honour: told in private of a card that breaks a rule, and free to put it right."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from brelan.cards import write_mask
from brelan.cli.sitting import Sitting
from brelan.record import replay

from .terminal import Run, answering, brelan, record_of


@pytest.fixture
def sitting(monkeypatch: pytest.MonkeyPatch) -> list[Sitting]:
    """The sitting that the next command begins."""
    found: list[Sitting] = []
    begin = Sitting.__init__

    def noted(self: Sitting, *args: Any) -> None:
        begin(self, *args)
        found.append(self)

    monkeypatch.setattr(Sitting, "__init__", noted)
    return found


class Slipper:
    """Plays on, and breaks a rule at the first chance; then answers the private question with *then*."""

    def __init__(self, sitting: list[Sitting], then: str) -> None:
        self.sitting = sitting
        self.then = then
        self.slipped = ""

    def __call__(self, prompt: str) -> str:
        table = self.sitting[0].table
        hand = table.session.hand
        if hand is None or hand.over:
            return "20"
        if hand.misplay is not None and hand.misplay[0].seat == 0:
            return self.then
        view: Any = table.view(0)
        verbs = {option.action.verb for option in view.options}
        if "play" in verbs:
            if self.slipped:
                raise EOFError
            return "play"
        if "draw" in verbs:
            return ""
        if view.refusals and not self.slipped:
            self.slipped = write_mask(view.refusals[0][0])
            return self.slipped
        return write_mask(view.allowed & -view.allowed)


def played(
    then: str, sitting: list[Sitting], monkeypatch: pytest.MonkeyPatch, home: Path, misplay: str = "renege"
) -> tuple[Run, Slipper]:
    slipper = Slipper(sitting, then)
    answering(monkeypatch, slipper)
    words = ["--set", "enforcement=honour", "--set", f"misplay={misplay}", "--seed", 8, "--record", home / "a"]
    return brelan("play", "bourre", *words, home=home), slipper


def test_a_misplay_that_stands_is_told_to_all_when_the_next_card_falls(
    sitting: list[Sitting], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    run, slipper = played("1", sitting, monkeypatch, tmp_path)
    assert slipper.slipped
    private = next(place for place, line in enumerate(run.lines) if line.startswith("Only you are told: your "))
    assert "breaks a rule." in run.lines[private]
    assert run.lines[private].endswith("]")
    assert "that costs your right to this pot and your next turn to deal." in run.lines[private + 1]
    assert "1 let it stand   2 put it right with " in run.lines[private + 2]
    assert any(line.startswith("You reneged with ") for line in run.lines[private + 3 :])
    assert "You reneged: you pay 5 into the next pot. [B-ERROR-2]" in run.lines
    assert {"p1": 1} in [report["reneges"] for report in replay(record_of(tmp_path / "a")).session.reports]


def test_a_misplay_can_be_put_right(sitting: list[Sitting], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    run, slipper = played("2", sitting, monkeypatch, tmp_path)
    assert slipper.slipped
    assert any(line.startswith("You take back ") for line in run.lines)
    assert "reneged" not in run.out
    reports = replay(record_of(tmp_path / "a")).session.reports
    assert all(report["reneges"] == {} for report in reports)
    assert ["p1"] in [report["barred"] for report in reports]


def test_putting_it_right_is_free_where_a_misplay_is_retracted(
    sitting: list[Sitting], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    run, _ = played("2", sitting, monkeypatch, tmp_path, "retract")
    assert "put it right, and it costs nothing." in run.out
    reports = replay(record_of(tmp_path / "a")).session.reports
    assert reports
    assert all(report["barred"] == [] for report in reports)


def test_the_list_of_cards_gives_nothing_away(
    sitting: list[Sitting], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    run, _ = played("1", sitting, monkeypatch, tmp_path)
    at = next(place for place, line in enumerate(run.lines) if line.startswith("Only you are told: your "))
    asked = max(place for place in range(at) if "Which card" in run.lines[place])
    own = run.lines[asked - 2].rpartition("your cards ")[2].split()
    assert len(run.lines[asked + 1].split()) == 2 * len(own)


def test_a_session_left_while_a_card_can_be_put_right_asks_again(
    sitting: list[Sitting], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    run, _ = played("quit", sitting, monkeypatch, tmp_path)
    assert "Saved in" in run.lines[-1]
    monkeypatch.undo()
    again = brelan("play", "--resume", tmp_path / "a", typed="?\nh\nhello\n2\n", home=tmp_path)
    assert any(line.startswith("Only you are told: your ") for line in again.lines)
    assert any("You take back " in line for line in again.lines)
    assert "> There is no hint for this." in again.lines
