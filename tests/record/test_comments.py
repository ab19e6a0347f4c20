"""What a program notes at the top of a record comes back with it, and changes nothing else."""

from __future__ import annotations

from pathlib import Path

from brelan import bourre
from brelan.record import read_file, read_text, replay, save, write
from brelan.session import Session


def opened() -> Session:
    return Session.open(bourre.GAME, bourre.house(), ["Ana", "Bea", "Cy", "Dot", "Eli"], 2)


def test_comments_are_read_as_they_were_written(tmp_path: Path) -> None:
    comments = ['seed "7"', "level steady", "κόζια"]
    save(opened(), tmp_path / "a.brelan", comments)
    record = read_file(tmp_path / "a.brelan")
    assert record.notes == {"comments": comments}
    assert replay(record).session == opened()


def test_without_comments_there_is_no_such_key() -> None:
    assert "comments" not in write(opened())
    assert read_text(write(opened())).notes == {}
