"""On a busy machine nobody is said to think long, unless a test is about that."""

from __future__ import annotations

import pytest

from brelan.cli import company


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """As if every thought were quick."""
    monkeypatch.setattr(company, "SLOW", 3600.0)
    monkeypatch.setattr(company, "VERY_SLOW", 3600.0)
