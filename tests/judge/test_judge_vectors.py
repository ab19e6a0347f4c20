"""The second judges against the stored sessions: every key a session's JSON has must come out the same."""

from __future__ import annotations

import json
import tomllib
from pathlib import Path

import pytest

from . import bouillotte_judge, bourre_judge
from .same import differences

VECTORS = Path(__file__).parent.parent / "vectors"
JUDGES = {"bourre": bourre_judge.play_session, "bouillotte": bouillotte_judge.play_session}


@pytest.mark.parametrize("stem", sorted(path.stem for path in VECTORS.glob("*.toml")))
def test_session(stem: str) -> None:
    record = tomllib.loads((VECTORS / f"{stem}.toml").read_text(encoding="utf-8"))
    wanted = json.loads((VECTORS / f"{stem}.json").read_text(encoding="utf-8"))
    given = JUDGES[record["game"]](record)
    assert differences(wanted, given) == []
    assert ("error" in given) is ("error" in wanted)


def test_every_session_has_its_answer() -> None:
    records = {path.stem for path in VECTORS.glob("*.toml")}
    assert records == {path.stem for path in VECTORS.glob("*.json")}
    assert len(records) > 100
