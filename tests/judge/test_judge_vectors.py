"""The second judges against the stored sessions: every key a session's JSON has must come out the same."""

from __future__ import annotations

import json
import tomllib
from pathlib import Path

import pytest

from . import bourre_session
from .same import differences

VECTORS = Path(__file__).parent.parent / "vectors"
BOURRE = sorted(path.stem for path in VECTORS.glob("*.toml") if path.stem.startswith(("bourre-", "house-")))


@pytest.mark.parametrize("stem", BOURRE)
def test_bourre(stem: str) -> None:
    record = tomllib.loads((VECTORS / f"{stem}.toml").read_text(encoding="utf-8"))
    wanted = json.loads((VECTORS / f"{stem}.json").read_text(encoding="utf-8"))
    given = bourre_session.play_session(record)
    assert differences(wanted, given) == []
    assert ("error" in given) is ("error" in wanted)


def test_every_session_has_its_answer() -> None:
    records = {path.stem for path in VECTORS.glob("*.toml")}
    assert records == {path.stem for path in VECTORS.glob("*.json")}
    assert len(records) > 100
