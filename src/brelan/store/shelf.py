"""The shelf: facts go in at the end, and come out in their order."""

from __future__ import annotations

import asyncio
import json
import stat
import time
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

from sqlalchemy import Connection, Engine, create_engine, event, func, insert, inspect, select, text
from sqlalchemy.exc import DBAPIError, IntegrityError

from .fact import Fact, Kept, Said
from .schema import FACTS, KEYS, LATEST, RECORDS, SAID, STEPS
from .writer import Writer

MOST_SAID: Final = 50
"""Things said that are kept of one table."""
_REASONS: Final = {
    "SQLITE_CORRUPT": "damaged",
    "SQLITE_NOTADB": "damaged",
    "SQLITE_READONLY": "shut",
    "SQLITE_CANTOPEN": "shut",
    "SQLITE_BUSY": "busy",
    "SQLITE_FULL": "full",
}
"""Why a file is unfit, by what SQLite calls it; its longer names begin with these."""


class UnfitError(Exception):
    """A file that cannot be the shelf. Nothing that it holds was changed.

    ``reason`` is ``damaged``, ``shut`` (it can be read and not written), ``busy`` (somebody else holds it), ``full``
    (the disk is), ``newer`` (a later version made it) or ``foreign`` (something else is kept in it).
    """

    def __init__(self, reason: str, told: str) -> None:
        super().__init__(told)
        self.reason = reason


class Shelf:
    """A database of sessions, in one SQLite file. Raises ``UnfitError``, ``OSError`` when *path* cannot be that."""

    def __init__(self, path: Path) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        # The seeds of decks to come are in there; nobody else on this machine needs to read them.
        path.touch(mode=0o600)
        _for_its_owner(path)
        self.path = path
        self._engine = _engine(path)
        try:
            with self._engine.begin() as connection:
                _bring_up(connection)
        except DBAPIError as error:
            self._engine.dispose()
            raise UnfitError(_reason(error.orig), str(error.orig)) from error
        except UnfitError:
            self._engine.dispose()
            raise
        self._writer = Writer(self._engine)

    def append(self, facts: Sequence[Fact]) -> asyncio.Future[None]:
        """Keep *facts*, all or none. Nobody may be told before the future is done; it may fail with ``ShelfError``."""
        now = time.time()
        rows = [
            {"session": fact.table, "seq": fact.seq, "kind": fact.kind, "body": _compact(fact.body), "at": now}
            for fact in facts
        ]
        return self._writer.add(FACTS, rows)

    def facts(self, table: str) -> list[Fact]:
        """Everything known of *table* in its order; empty when there is no such table."""
        wanted = select(FACTS.c.seq, FACTS.c.kind, FACTS.c.body).where(FACTS.c.session == table).order_by(FACTS.c.seq)
        with self._engine.connect() as connection:
            rows = connection.execute(wanted).all()
        return [Fact(table, seq, kind, json.loads(body)) for seq, kind, body in rows]

    def tables(self) -> list[str]:
        """The ids of all tables, in alphabetical order."""
        with self._engine.connect() as connection:
            return list(connection.scalars(select(FACTS.c.session).distinct().order_by(FACTS.c.session)))

    def hear(self, table: str, said: Said) -> asyncio.Future[None]:
        """Keep what was *said* at *table*, and no more than the last ``MOST_SAID`` things."""
        row = {"session": table, "place": said.number % MOST_SAID, **said._asdict(), "at": time.time()}
        return self._writer.add(SAID, [row], replace=True)

    def said(self, table: str) -> list[Said]:
        """What was said last at *table*, the oldest first."""
        wanted = select(SAID.c.number, SAID.c.name, SAID.c.text).where(SAID.c.session == table).order_by(SAID.c.number)
        with self._engine.connect() as connection:
            return [Said(*row) for row in connection.execute(wanted)]

    def bring(self, kept: Kept) -> asyncio.Future[None]:
        """Keep a record that somebody brought."""
        return self._writer.add(RECORDS, [{"id": kept.id, "text": kept.text, "at": time.time()}])

    def brought(self, id: str) -> Kept | None:
        """The record with that id, or None."""
        with self._engine.connect() as connection:
            found = connection.scalar(select(RECORDS.c.text).where(RECORDS.c.id == id))
        return None if found is None else Kept(id, found)

    def count_brought(self) -> int:
        """How many brought records are kept."""
        with self._engine.connect() as connection:
            return connection.scalar(select(func.count()).select_from(RECORDS)) or 0

    def key(self, name: str, fresh: bytes) -> bytes:
        """The key of that name; *fresh* becomes it where there is none yet."""
        with self._engine.begin() as connection:
            try:
                connection.execute(insert(KEYS).values(name=name, value=fresh))
            except IntegrityError:
                pass
            else:
                return fresh
        with self._engine.connect() as connection:
            return bytes(connection.scalar(select(KEYS.c.value).where(KEYS.c.name == name)) or b"")

    def close(self) -> None:
        """Commit what is left and let go of the file."""
        self._writer.close()
        self._engine.dispose()


def _for_its_owner(path: Path) -> None:
    """Take from everybody else the rights to a file of an earlier version, which left it as any file is made."""
    for beside in ("", "-wal", "-shm"):
        # A file that is not ours, or a disk that knows no rights, is used as it is.
        with suppress(OSError):
            file = path.with_name(path.name + beside)
            mode = stat.S_IMODE(file.stat().st_mode)
            if mode & 0o077:
                file.chmod(mode & 0o700)


def _bring_up(connection: Connection) -> None:
    """Give the database the shape of today. Raises ``UnfitError`` when it has another that no step comes from."""
    shape, tables = None, inspect(connection).get_table_names()
    if "alembic_version" in tables:
        shape = connection.scalar(text("select version_num from alembic_version"))
    elif tables:
        raise UnfitError("foreign", f"tables {', '.join(tables)}")
    if shape == LATEST:
        return
    if shape is not None and shape not in STEPS:
        raise UnfitError("newer", f"shape {shape}, known {LATEST}")
    # Alembic takes a second to load, and is needed once in the life of a database.
    from .migrate import upgrade  # noqa: PLC0415

    upgrade(connection)


def _reason(error: BaseException | None) -> str:
    name = getattr(error, "sqlite_errorname", "")
    return next((reason for beginning, reason in _REASONS.items() if name.startswith(beginning)), "foreign")


def _engine(path: Path) -> Engine:
    engine = create_engine(f"sqlite:///{path}", connect_args={"check_same_thread": False})

    def prepared(connection: Any, _record: Any) -> None:
        cursor = connection.cursor()
        # WAL lets people read while the writer writes; FULL waits for the disk, so that a commit outlives a power cut.
        for pragma in ("journal_mode = WAL", "synchronous = FULL", "busy_timeout = 5000"):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    event.listen(engine, "connect", prepared)
    return engine


_compact: Final = json.JSONEncoder(ensure_ascii=False, separators=(",", ":")).encode
