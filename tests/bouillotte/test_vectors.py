"""The stored sessions: key by key what the record format promises."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from brelan.record import read_file, replay
from brelan.record.replay import as_json

VECTORS = Path(__file__).parent.parent / "vectors"
STEMS = sorted(path.stem for path in VECTORS.glob("*.toml") if path.stem.startswith(("bouillotte-", "bhouse-")))


def test_they_are_all_there() -> None:
    assert len(STEMS) == 38


@pytest.mark.parametrize("stem", STEMS)
def test_session(stem: str) -> None:
    wanted: dict[str, Any] = json.loads((VECTORS / f"{stem}.json").read_text(encoding="utf-8"))
    played = replay(read_file(VECTORS / f"{stem}.toml"))
    assert played.fault is None
    given = as_json(played)
    assert {key: given[key] for key in wanted} == wanted
