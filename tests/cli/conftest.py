"""What all tests of the command line share."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from brelan.cli import company
from brelan.cli.say import speak

from .terminal import command


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """As if every thought were quick: on a busy machine nobody is said to think long, unless a test is about that."""
    monkeypatch.setattr(company, "SLOW", 3600.0)
    monkeypatch.setattr(company, "VERY_SLOW", 3600.0)


@pytest.fixture(autouse=True)
def made_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """The command line of one run is there for the next."""
    monkeypatch.setattr("typer.testing._get_command", command)


@pytest.fixture(autouse=True)
def in_english() -> Iterator[None]:
    """Whoever comes afterwards hears nothing of the language of a test."""
    yield
    speak("")
