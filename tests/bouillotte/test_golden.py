"""Each profile played through, word for word."""

from __future__ import annotations

from pathlib import Path

import pytest

from brelan.bouillotte import PROFILES
from brelan.record import as_json, read_file, read_text, replay, write

from .golden.story import story

GOLDEN = Path(__file__).parent / "golden"


def test_no_profile_is_without_its_playthrough() -> None:
    assert {path.stem for path in GOLDEN.glob("*.brelan")} == set(PROFILES)
    assert {path.stem for path in GOLDEN.glob("*.txt")} == set(PROFILES)


@pytest.mark.parametrize("name", sorted(PROFILES))
def test_the_story_is_the_same(name: str) -> None:
    record = read_file(GOLDEN / f"{name}.brelan")
    assert record.house.profile == name
    assert list(story(record)) == (GOLDEN / f"{name}.txt").read_text(encoding="utf-8").splitlines()


@pytest.mark.parametrize("name", sorted(PROFILES))
def test_law_3_a_record_written_and_read_again_is_the_same_session(name: str) -> None:
    played = replay(read_file(GOLDEN / f"{name}.brelan"))
    again = replay(read_text(write(played.session)))
    assert again == played
    assert as_json(again) == as_json(played)
