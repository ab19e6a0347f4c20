"""The steps of the database lead to the shape that the code works with."""

from pathlib import Path

from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import create_engine, inspect, text

from brelan.store import Shelf
from brelan.store.migrate import SCRIPTS, upgrade
from brelan.store.schema import LATEST, METADATA, STEPS


def test_the_steps_end_at_the_shape_of_today(tmp_path: Path) -> None:
    engine = create_engine(f"sqlite:///{tmp_path / 'x.sqlite'}")
    with engine.begin() as connection:
        upgrade(connection)
        assert compare_metadata(MigrationContext.configure(connection), METADATA) == []
        assert inspect(connection).get_pk_constraint("fact")["constrained_columns"] == ["session", "seq"]
    engine.dispose()


def test_going_up_twice_changes_nothing(tmp_path: Path) -> None:
    engine = create_engine(f"sqlite:///{tmp_path / 'x.sqlite'}")
    for _time in range(2):
        with engine.begin() as connection:
            upgrade(connection)
            connection.execute(text("insert into brought values ('a' || hex(randomblob(4)), 'x', 0)"))
    with engine.begin() as connection:
        assert connection.scalar(text("select count(*) from brought")) == 2
        assert connection.scalar(text("select version_num from alembic_version")) == LATEST
    engine.dispose()


def test_a_house_of_the_first_shape_comes_up_with_everything_in_it(tmp_path: Path) -> None:
    engine = create_engine(f"sqlite:///{tmp_path / 'x.sqlite'}")
    with engine.begin() as connection:
        upgrade(connection, "0001")
        assert not inspect(connection).has_table("said")
        connection.execute(text("insert into fact values ('a', 1, 'opened', '{}', 0)"))
    engine.dispose()
    shelf = Shelf(tmp_path / "x.sqlite")
    assert [fact.kind for fact in shelf.facts("a")] == ["opened"]
    assert shelf.said("a") == []
    shelf.close()


def test_every_step_is_known_by_its_shape() -> None:
    steps = ScriptDirectory(str(SCRIPTS)).walk_revisions()
    assert [step.revision for step in steps] == [*reversed(STEPS)]
