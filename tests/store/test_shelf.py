"""Facts on the shelf: in their order, all or none, on disk before the future is done."""

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path

import pytest

from brelan.store import MOST_SAID, Fact, Kept, Said, Shelf, ShelfError, UnfitError
from tests.loop import finished


def on_shelf(path: Path, story: Callable[[Shelf], Awaitable[None]]) -> None:
    async def told() -> None:
        shelf = Shelf(path)
        try:
            await story(shelf)
        finally:
            shelf.close()

    finished(told())


def test_facts_come_back_in_their_order(tmp_path: Path) -> None:
    facts = [Fact("a", seq, "acted", {"text": f"draw {seq}♥", "seat": 1}) for seq in (1, 2, 3)]

    async def story(shelf: Shelf) -> None:
        await asyncio.gather(
            shelf.append(facts[:1]), shelf.append(facts[1:]), shelf.append([Fact("b", 1, "opened", {})])
        )
        assert shelf.facts("a") == facts
        assert shelf.facts("nowhere") == []
        assert shelf.tables() == ["a", "b"]

    on_shelf(tmp_path / "deep" / "x.sqlite", story)


def test_a_fact_is_on_disk_when_the_future_is_done(tmp_path: Path) -> None:
    path = tmp_path / "x.sqlite"

    async def story(shelf: Shelf) -> None:
        await shelf.append([Fact("a", 1, "opened", {"n": 7})])
        # Another connection sees only what was committed.
        with sqlite3.connect(path) as other:
            assert other.execute("select session, seq, kind, body from fact").fetchall() == [
                ("a", 1, "opened", '{"n":7}')
            ]
            assert other.execute("pragma journal_mode").fetchone() == ("wal",)
        other.close()

    on_shelf(path, story)


def test_nobody_goes_on_twice_from_the_same_state(tmp_path: Path) -> None:
    async def story(shelf: Shelf) -> None:
        await shelf.append([Fact("a", 1, "opened", {})])
        late = [Fact("a", 2, "acted", {"by": "late"}), Fact("a", 1, "acted", {})]
        beside = shelf.append([Fact("b", 1, "opened", {})])
        with pytest.raises(ShelfError, match="UNIQUE"):
            await shelf.append(late)
        await beside
        assert [fact.seq for fact in shelf.facts("a")] == [1]
        assert shelf.tables() == ["a", "b"]

    on_shelf(tmp_path / "x.sqlite", story)


def test_one_bad_request_does_not_take_the_others_of_its_commit(tmp_path: Path) -> None:
    async def story(shelf: Shelf) -> None:
        asked = [shelf.append([Fact(f"t{number // 2}", 1, "opened", {})]) for number in range(100)]
        results = await asyncio.gather(*asked, return_exceptions=True)
        assert sum(result is None for result in results) == 50
        assert sum(isinstance(result, ShelfError) for result in results) == 50
        assert len(shelf.tables()) == 50

    on_shelf(tmp_path / "x.sqlite", story)


def test_what_cannot_be_written_down_at_all_does_not_end_the_writer(tmp_path: Path) -> None:
    async def story(shelf: Shelf) -> None:
        beside = shelf.append([Fact("b", 1, "opened", {})])
        with pytest.raises(ShelfError):
            await shelf.append([Fact("a", 1, "opened", {"name": "half a letter: \ud83c"})])
        await beside
        await shelf.append([Fact("a", 1, "opened", {})])
        assert shelf.tables() == ["a", "b"]

    on_shelf(tmp_path / "x.sqlite", story)


def test_a_closed_shelf_says_that_it_keeps_nothing_more(tmp_path: Path) -> None:
    async def story(shelf: Shelf) -> None:
        shelf.close()
        with pytest.raises(ShelfError, match="closed"):
            await shelf.append([Fact("a", 1, "opened", {})])

    on_shelf(tmp_path / "x.sqlite", story)


def test_the_key_is_made_once(tmp_path: Path) -> None:
    async def first(shelf: Shelf) -> None:
        assert shelf.key("invite", b"one") == b"one"

    async def second(shelf: Shelf) -> None:
        assert shelf.key("invite", b"two") == b"one"
        assert shelf.key("other", b"two") == b"two"

    on_shelf(tmp_path / "x.sqlite", first)
    on_shelf(tmp_path / "x.sqlite", second)


def test_a_record_that_was_brought_is_kept(tmp_path: Path) -> None:
    async def story(shelf: Shelf) -> None:
        await shelf.bring(Kept("r", "brelan = 1\n"))
        assert shelf.brought("r") == Kept("r", "brelan = 1\n")
        assert shelf.brought("s") is None
        assert shelf.count_brought() == 1

    on_shelf(tmp_path / "x.sqlite", story)


def test_closing_keeps_what_was_still_on_its_way(tmp_path: Path) -> None:
    async def story(shelf: Shelf) -> None:
        for seq in range(1, 501):
            shelf.append([Fact("a", seq, "acted", {})])

    on_shelf(tmp_path / "x.sqlite", story)

    async def again(shelf: Shelf) -> None:
        assert [fact.seq for fact in shelf.facts("a")] == list(range(1, 501))

    on_shelf(tmp_path / "x.sqlite", again)


def test_the_file_is_for_its_owner_alone(tmp_path: Path) -> None:
    async def story(shelf: Shelf) -> None:
        await shelf.append([Fact("a", 1, "opened", {})])

    on_shelf(tmp_path / "x.sqlite", story)
    assert (tmp_path / "x.sqlite").stat().st_mode & 0o077 == 0


def test_what_was_said_last_is_kept_and_no_more(tmp_path: Path) -> None:
    async def story(shelf: Shelf) -> None:
        said = [Said(number, "Ana", f"no. {number}") for number in range(1, 2 * MOST_SAID)]
        for one in said:
            await shelf.hear("a", one)
        await shelf.hear("b", said[0])
        assert shelf.said("a") == said[-MOST_SAID:]
        assert shelf.said("b") == said[:1]
        assert shelf.said("nowhere") == []

    on_shelf(tmp_path / "x.sqlite", story)


def test_a_file_of_an_earlier_version_is_taken_from_everybody_else(tmp_path: Path) -> None:
    async def nothing(_shelf: Shelf) -> None:
        return

    path, beside = tmp_path / "x.sqlite", tmp_path / "x.sqlite-wal"
    on_shelf(path, nothing)
    path.chmod(0o664)
    beside.touch()
    beside.chmod(0o644)

    async def story(shelf: Shelf) -> None:
        await shelf.append([Fact("a", 1, "opened", {})])
        assert [file.stat().st_mode & 0o777 for file in (path, beside)] == [0o600, 0o600]

    on_shelf(path, story)
    path.chmod(0o400)
    with suppress(UnfitError):
        # Only where everything is allowed can it be opened.
        on_shelf(path, nothing)
    assert path.stat().st_mode & 0o777 == 0o400


def made(path: Path, *statements: str) -> Path:
    """A database at *path* that something else made."""
    connection = sqlite3.connect(path)
    for statement in statements:
        connection.execute(statement)
    connection.commit()
    connection.close()
    return path


def test_a_file_that_cannot_be_the_shelf_says_why(tmp_path: Path) -> None:
    version = "create table alembic_version (version_num text)"
    newer = made(tmp_path / "newer", version, "insert into alembic_version values ('9999')")
    foreign = made(tmp_path / "foreign", "create table fact (something)")
    bad = made(tmp_path / "bad", "create table other (something)")
    bad.write_bytes(bad.read_bytes()[:100] + b"U" * 8092)
    text = tmp_path / "text"
    text.write_text("dear diary " * 1000)
    for path, reason in ((newer, "newer"), (foreign, "foreign"), (bad, "damaged"), (text, "damaged")):
        before = path.read_bytes()
        with pytest.raises(UnfitError) as error:
            Shelf(path)
        assert error.value.reason == reason
        assert path.read_bytes()[100:] == before[100:]


def test_a_file_that_somebody_else_holds_says_so(tmp_path: Path) -> None:
    path = made(tmp_path / "x.sqlite", "create table other (something)")
    holder = sqlite3.connect(path)
    holder.execute("begin exclusive")
    with pytest.raises(UnfitError) as error:
        Shelf(path)
    assert error.value.reason == "busy"
    holder.close()
