"""Writing a record: TOML that anybody can read, whole or not at all."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from brelan import bourre
from brelan.cards import CARD_NAMES
from brelan.record import read_file, read_text, replay, save, write
from brelan.session import Session, Table, repeatable_seeds

from ..dealing import table


def opened(names: list[str], **switches: object) -> Session:
    house = bourre.house("pagat", len(names), dict(switches))
    return Session.open(bourre.GAME, house, names, 0)


def test_what_is_written() -> None:
    session = opened(["Ana", "Bea"], limit=20, max_discards={"default": 5, "7": 3}, hands="none", cinch=False)
    session = session.deal(range(52)).apply(bourre.read("p2 play")).apply(bourre.read("p2 draw 2s 4s"))
    data = tomllib.loads(write(session))
    assert data == {
        "brelan": 1,
        "game": "bourre",
        "profile": "pagat",
        "seats": ["Ana", "Bea"],
        "dealer": "p1",
        "rules": {"limit": 20, "max_discards": {"default": 5, "7": 3}, "hands": "none", "cinch": False},
        "hand": [{"deck": " ".join(CARD_NAMES), "actions": ["p2 play", "p2 draw 4s 2s"]}],
    }


def test_seats_may_be_a_range() -> None:
    assert tomllib.loads(write(opened(["A", "B"], seats=[2, 4])))["rules"] == {"seats": [2, 4]}


def test_how_the_deck_was_made_is_written() -> None:
    room = Table(opened(["A", "B"]), repeatable_seeds(1))
    promised = room.commitment
    shuffle = tomllib.loads(write(room.deal(5)))["hand"][0]["shuffle"]
    assert shuffle == {"scheme": "brelan-1", "commitment": promised, "cut": 5, "seed": repeatable_seeds(1)(1).hex()}


def test_a_closed_session_says_so() -> None:
    text = write(opened(["A", "B"]).close())
    assert "closed = true" in text
    assert replay(read_text(text)).session.closed


@pytest.mark.parametrize("name", ['"quoted"', "back\\slash", "ÉÈ çà", "κόζια", "'", "a = b", "# no", "日本", "🂡"])
def test_any_name_comes_back(name: str) -> None:
    session = opened([name, "B"])
    assert replay(read_text(write(session))).session == session


def test_saved_whole_or_not_at_all(tmp_path: Path) -> None:
    file = tmp_path / "evening.brelan"
    session = opened(["A", "B"])
    save(session, file)
    assert read_file(file).names == ("A", "B")
    save(session.deal(range(52)), file)
    assert len(read_file(file).hands) == 1
    assert [entry.name for entry in tmp_path.iterdir()] == ["evening.brelan"]
    with pytest.raises(FileNotFoundError):
        save(session, tmp_path / "no folder" / "evening.brelan")


def test_nothing_is_left_of_what_could_not_be_saved(tmp_path: Path) -> None:
    session, file = opened(["A", "B"]), tmp_path / "evening.brelan"
    file.mkdir()
    with pytest.raises(OSError, match="evening"):
        save(session, file)
    assert [entry.name for entry in tmp_path.iterdir()] == ["evening.brelan"]


def test_a_house_at_its_profile_writes_no_rules() -> None:
    session = Session.open(bourre.GAME, bourre.house(), ["A", "B", "C", "D", "E"], 0)
    assert "rules" not in write(session)
    assert "[rules]\nseats = 3" in write(Session.open(bourre.GAME, table(3), ["A", "B", "C"], 0))
