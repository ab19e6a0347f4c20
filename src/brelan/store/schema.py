"""The tables of the database, as SQLAlchemy Core sees them. How they came about stands in ``migrations/``."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Column, Float, Integer, LargeBinary, MetaData, String, Table, Text

METADATA = MetaData()
STEPS: Final = ("0001", "0002")
"""The steps in ``migrations/versions``, by the shape that each leads to."""
LATEST: Final = STEPS[-1]

FACTS = Table(
    "fact",
    METADATA,
    Column("session", String(32), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("kind", String(16), nullable=False),
    Column("body", Text, nullable=False),
    Column("at", Float, nullable=False),
    sqlite_with_rowid=False,
)
"""Every fact of every table, in its order. ``at`` is in seconds since 1970."""

KEYS = Table(
    "secret",
    METADATA,
    Column("name", String(32), primary_key=True),
    Column("value", LargeBinary, nullable=False),
)
"""What the house signs with."""

SAID = Table(
    "said",
    METADATA,
    Column("session", String(32), primary_key=True),
    Column("place", Integer, primary_key=True),
    Column("number", Integer, nullable=False),
    Column("name", String(64), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
    sqlite_with_rowid=False,
)
"""The last things said at each table. There are so many places, and what comes next takes that of the oldest."""

RECORDS = Table(
    "brought",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
)
"""Records that people uploaded to look at."""
