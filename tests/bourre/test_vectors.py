"""The stored sessions of Bourré: read, replayed, and compared with the answer that stands beside them."""

import json
from pathlib import Path

import pytest

from brelan.record import as_json, read_file, replay

from ..judge.same import differences

VECTORS = Path(__file__).parent.parent / "vectors"
STEMS = sorted(path.stem for kind in ("bourre", "house") for path in VECTORS.glob(f"{kind}-*.toml"))


@pytest.mark.parametrize("stem", STEMS)
def test_session(stem: str) -> None:
    wanted = json.loads((VECTORS / f"{stem}.json").read_text("utf-8"))
    given = as_json(replay(read_file(VECTORS / f"{stem}.toml")))
    assert differences(wanted, given) == []
    assert ("error" in given) is ("error" in wanted)


def test_all_kinds_are_there() -> None:
    kinds = {stem.rstrip("0123456789").removesuffix("-pub-") for stem in STEMS}
    assert kinds == {"bourre", "bourre-cinch-binds", "bourre-cinch-near", "bourre-fault", "bourre-stop", "house"}
