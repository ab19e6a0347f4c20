"""Bringing a database up to the shape this version needs."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from alembic.config import Config
from alembic.runtime.environment import EnvironmentContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

from .schema import METADATA

SCRIPTS = Path(__file__).parent / "migrations"


def upgrade(connection: Connection, target: str = "head") -> None:
    """Run every step of ``migrations/versions`` that this database has not seen yet, up to *target*."""
    script = ScriptDirectory(str(SCRIPTS))

    def steps(revision: Any, _context: Any) -> Any:
        return script._upgrade_revs(target, revision)

    with EnvironmentContext(Config(), script, fn=steps, destination_rev=target) as environment:
        environment.configure(connection=connection, target_metadata=METADATA)
        with environment.begin_transaction():
            environment.run_migrations()
