"""Who may know whom. The table below is the map of the house; the tests hold the source to it.

The order of the rooms is also kept by import-linter, through chains of imports. Here stands what it cannot say: which
room uses which library, and that a player at the table cannot reach the cards of the others.
"""

import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

import pytest

from .tree import PACKAGE, Import, imports_in, imports_of, rooms


class Room(NamedTuple):
    """What a room may import: *rooms* of this house, *libraries* beside Python's own; *never* is shut all the same."""

    rooms: str
    libraries: str = ""
    never: tuple[str, ...] = ()


BOTH_GAMES = "cards table bourre bouillotte"

# What lies face down is in there.
THE_STATE = (
    "brelan.bourre.hand",
    "brelan.bourre.Hand",
    "brelan.bouillotte.hand",
    "brelan.bouillotte.Hand",
    "brelan.solve.board",
)

HOUSE = {
    # the rules: Python's own library and nothing else
    "cards": Room(""),
    "table": Room("cards"),
    "bourre": Room("cards table"),
    "bouillotte": Room("cards table"),
    "session": Room(BOTH_GAMES),
    "record": Room(f"{BOTH_GAMES} session"),
    # the searches: the only room that compiles
    "solve": Room(f"{BOTH_GAMES} session record", "numba numpy"),
    # the players: they get a view, never the state, and may think with the searches
    "bots": Room(f"{BOTH_GAMES} solve", "numpy", never=THE_STATE),
    # players matched with each other, and taught
    "arena": Room(f"{BOTH_GAMES} session record bots solve", "numpy openskill dask distributed"),
    # the words: they are given codes and arguments, and know no rule
    "words": Room("cards table", "fluent babel"),
    # the shelf
    "store": Room(f"{BOTH_GAMES} session record", "sqlalchemy alembic aiosqlite psycopg"),
    # the front doors
    "envs": Room(f"{BOTH_GAMES} session record bots solve arena words", "numpy pettingzoo gymnasium pyspiel"),
    "terminal": Room(f"{BOTH_GAMES} session record bots solve arena words store", "textual rich"),
    "web": Room(
        f"{BOTH_GAMES} session record bots solve arena words store",
        "fastapi starlette pydantic jinja2 markupsafe uvicorn websockets itsdangerous segno orjson",
    ),
    "cli": Room(
        f"{BOTH_GAMES} session record bots solve arena words store envs terminal web", "typer click rich matplotlib"
    ),
}

RULES = ("cards", "table", "bourre", "bouillotte", "session", "record")
PYTHON = sys.stdlib_module_names | {"__future__"}


def allowed(found: Import, room: str) -> bool:
    """Whether the table lets *room* have this import."""
    rule = HOUSE[room]
    if any(found.within(secret) for secret in rule.never):
        return False
    if found.top == "brelan":
        inner = found.path.removeprefix("brelan").removeprefix(".")
        return inner == "__version__" or inner.partition(".")[0] in {room, *rule.rooms.split()}
    return found.top in PYTHON or found.top in rule.libraries.split()


def test_every_room_that_stands_is_in_the_table() -> None:
    assert set(rooms()) <= set(HOUSE)


@pytest.mark.parametrize("room", rooms())
def test_a_room_imports_only_what_the_table_allows(room: str) -> None:
    trespasses = [str(found) for found in imports_of(room) if not allowed(found, room)]
    assert not trespasses


def test_what_stands_beside_the_rooms_needs_only_python_and_the_rules() -> None:
    beside = [found for file in PACKAGE.glob("*.py") for found in imports_in(file.read_text(), file)]
    for found in beside:
        assert found.top in PYTHON or any(found.within(f"brelan.{room}") for room in RULES), str(found)


@pytest.mark.parametrize("room", [room for room in rooms() if room in RULES])
def test_a_rules_room_runs_where_nothing_is_installed(room: str) -> None:
    """Started without site-packages, so that an import through any number of modules would be seen."""
    code = f"import sys; sys.path.insert(0, {str(PACKAGE.parent)!r}); import brelan.{room}"
    run = subprocess.run([sys.executable, "-I", "-S", "-c", code], capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr


@pytest.mark.parametrize(
    ("room", "line"),
    [
        ("cards", "from brelan.table import Seat"),
        ("bourre", "from ..bouillotte import settle"),
        ("bourre", "import numba"),
        ("table", "import numpy as np"),
        ("bots", "from ..bourre.hand import Hand"),
        ("bots", "from ..bourre import Hand"),
        ("bots", "from brelan.bourre import hand"),
        ("bots", "from ..session import Table"),
        ("bots", "def hint():\n    import brelan.record"),
        ("words", "from ..bourre import play"),
        ("web", "import numba"),
        ("session", "from .. import words"),
    ],
)
def test_the_table_forbids(room: str, line: str) -> None:
    (found,) = imports_in(line, PACKAGE / room / "sketch.py")
    assert not allowed(found, room)


@pytest.mark.parametrize(
    ("room", "line"),
    [
        ("bourre", "from .play import legal_cards"),
        ("bourre", "from ..cards.card import Cards"),
        ("bots", "from ..bourre.play import legal_cards"),
        ("solve", "from numba.extending import register_jitable"),
        ("cli", "from brelan import __version__"),
        ("record", "import tomllib"),
    ],
)
def test_the_table_allows(room: str, line: str) -> None:
    (found,) = imports_in(line, PACKAGE / room / "sketch.py")
    assert allowed(found, room)


def test_a_path_is_read_from_where_its_file_stands() -> None:
    (found,) = imports_in("from ...cards import mask_of", Path(PACKAGE / "web" / "pages" / "seat.py"))
    assert found.path == "brelan.cards.mask_of"
