"""The one writer: it commits what has gathered while the last commit was under way, then tells whoever waits.

A commit costs a wait for the disk whatever is in it, so at a busy hour many tables share one.
"""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Sequence
from queue import Empty, SimpleQueue
from typing import Any, NamedTuple

from sqlalchemy import Engine, Table, insert

MOST_AT_ONCE = 2_000
"""Requests in one commit."""
BUSY = 0.01
"""Seconds: a request that comes so soon after a commit is not the only one."""
GATHERING = 0.004
"""Seconds that such a request waits for others."""


class ShelfError(Exception):
    """The facts could not be kept and nothing has happened: the disk failed, or somebody else went on from there."""


class Wanted(NamedTuple):
    """Rows that belong together, and who waits for them."""

    table: Table
    rows: Sequence[dict[str, Any]]
    replace: bool
    loop: asyncio.AbstractEventLoop
    done: asyncio.Future[None]


class Writer:
    """A thread with the only connection that writes."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._last = 0.0
        """When the last commit was through."""
        self._statements: dict[tuple[str, bool], tuple[str, tuple[str, ...]]] = {}
        self._wanted: SimpleQueue[Wanted | None] = SimpleQueue()
        self._closed = False
        self._thread = threading.Thread(target=self._run, name="brelan-writer", daemon=True)
        self._thread.start()

    def add(self, table: Table, rows: Sequence[dict[str, Any]], *, replace: bool = False) -> asyncio.Future[None]:
        """Ask for *rows* in *table*, all or none; done when they are on disk, or failed with ``ShelfError``.

        With *replace* a row takes the place of one with the same key, which otherwise is a fault.
        """
        loop = asyncio.get_running_loop()
        done: asyncio.Future[None] = loop.create_future()
        if self._closed:
            # Nobody is left to write it, and whoever asks must not wait for ever.
            done.set_exception(ShelfError("closed"))
            return done
        self._wanted.put(Wanted(table, rows, replace, loop, done))
        return done

    def close(self) -> None:
        """Commit what is left and end. Safe to call twice."""
        self._closed = True
        self._wanted.put(None)
        self._thread.join()

    def _statement(self, name: str, table: Table, replace: bool) -> tuple[str, tuple[str, ...]]:
        """How rows go into *table*, and their columns in order; worked out once, since it is asked at every commit."""
        found = self._statements.get((name, replace))
        if found is None:
            wanted = insert(table).prefix_with("OR REPLACE") if replace else insert(table)
            compiled = wanted.compile(dialect=self._engine.dialect)
            found = self._statements[name, replace] = (str(compiled), tuple(column.name for column in table.columns))
        return found

    def _run(self) -> None:
        with self._engine.connect() as connection:
            going = True
            while going:
                batch, going = self._gathered()
                try:
                    self._commit(connection, batch)
                except Exception:
                    # One bad request must take neither the others nor the writer with it.
                    connection.rollback()
                    for one in batch:
                        try:
                            self._commit(connection, [one])
                        except Exception as error:
                            connection.rollback()
                            _tell([one], ShelfError(str(error.__cause__ or error)))

    def _gathered(self) -> tuple[list[Wanted], bool]:
        """At least one request, and all that came with it; False when it was the last."""
        first = self._wanted.get()
        if time.monotonic() - self._last < BUSY:
            # More is on its way, and a commit costs the same whatever is in it.
            time.sleep(GATHERING)
        batch: list[Wanted] = []
        while first is not None:
            batch.append(first)
            if len(batch) == MOST_AT_ONCE:
                return batch, True
            try:
                first = self._wanted.get_nowait()
            except Empty:
                return batch, True
        return batch, False

    def _commit(self, connection: Any, batch: Sequence[Wanted]) -> None:
        rows: dict[tuple[str, bool], tuple[Table, list[dict[str, Any]]]] = {}
        for one in batch:
            rows.setdefault((one.table.name, one.replace), (one.table, []))[1].extend(one.rows)
        for (name, replace), (table, several) in rows.items():
            statement, columns = self._statement(name, table, replace)
            connection.exec_driver_sql(statement, [tuple([row[column] for column in columns]) for row in several])
        connection.commit()
        self._last = time.monotonic()
        _tell(batch, None)


def _tell(batch: Sequence[Wanted], error: ShelfError | None) -> None:
    """Wake those who wait, each loop once."""
    loops: dict[asyncio.AbstractEventLoop, list[asyncio.Future[None]]] = {}
    for one in batch:
        loops.setdefault(one.loop, []).append(one.done)
    for loop, futures in loops.items():
        # A loop that has ended has nobody left to tell; the facts are on disk all the same.
        if not loop.is_closed():
            loop.call_soon_threadsafe(_resolve, futures, error)


def _resolve(futures: Sequence[asyncio.Future[None]], error: ShelfError | None) -> None:
    for future in futures:
        if future.done():
            continue
        if error is None:
            future.set_result(None)
        else:
            future.set_exception(error)
