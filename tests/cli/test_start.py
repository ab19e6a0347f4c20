"""What the program is when it starts: light, honest about its version, in the language that was asked for."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

import brelan as package
from brelan.cli.app import GameName
from brelan.cli.company import NAMES, names_for
from brelan.cli.keeping import Keeper
from brelan.cli.say import clean
from brelan.record import GAMES, replay
from brelan.words import languages

from .terminal import VECTORS, brelan, record_of

HEAVY = ("fluent", "babel", "numba", "numpy", "rich", "fastapi", "brelan.words", "brelan.record", "brelan.bots")


def started(*words: str, data: bytes = b"") -> subprocess.CompletedProcess[bytes]:
    """The real entry point, then the heavy modules that were loaded on stderr."""
    code = (
        "import sys\nfrom brelan.cli import main\n"
        "try: main()\nfinally: print(*sorted(set(sys.argv[1].split(',')) & set(sys.modules)), file=sys.stderr)"
    )
    command = [sys.executable, "-c", code.replace("sys.argv[1]", repr(",".join(HEAVY))), *words]
    return subprocess.run(command, input=data, capture_output=True, check=False)


def test_help_loads_nothing_heavy() -> None:
    run = started("--help")
    assert run.returncode == 0
    assert run.stderr.strip() == b""
    for command in ("play", "watch", "replay", "verify", "profiles", "rules"):
        assert f"\n  {command} ".encode() in run.stdout


def test_a_good_record_as_json_needs_no_words() -> None:
    run = started("replay", "--json", str(VECTORS / "bourre-pub-0.toml"))
    assert run.returncode == 0
    assert run.stderr.strip() == b"brelan.record"


def test_the_version() -> None:
    assert brelan("--version").out == f"brelan {package.__version__}\n"


def test_the_games_of_the_command_line_are_those_of_the_record() -> None:
    assert [game.value for game in GameName] == list(GAMES)


def test_without_a_command_there_is_help_and_an_unknown_one_is_refused() -> None:
    assert "Usage: " in brelan().out + brelan().err
    assert brelan("dance").status == 2


@pytest.mark.parametrize("language", languages())
def test_every_language_can_tell_a_session_and_say_the_rules(language: str, tmp_path: Path) -> None:
    words = ["watch", "bouillotte", "--hands", 2, "--seed", 1, "--record", tmp_path / "a"]
    told = brelan("--language", language, *words)
    assert told.status == 0
    assert brelan("--language", language, "rules", "bourre", "--profile", "pagat").status == 0
    assert brelan("--language", language, "profiles").status == 0
    if language != "en":
        assert told.out != brelan(*words[:-1], tmp_path / "b").out


def test_a_language_nobody_wrote() -> None:
    run = brelan("--language", "tlh", "profiles")
    assert run.status == 2
    assert run.err.startswith("There are no words in “tlh”; there are en")


def test_there_are_names_for_every_bot_whatever_the_person_is_called() -> None:
    for person in ("You", *NAMES, "ANA"):
        names = names_for(person, 8)
        assert names[0] == person
        assert len({name.casefold() for name in names}) == 8


def test_a_line_obeys_nobody() -> None:
    assert clean("a\x1b[2Jb\nc\u202ed") == "a·[2Jb·c·d"


def test_a_data_folder_that_is_a_file(tmp_path: Path) -> None:
    (tmp_path / "brelan").write_text("")
    run = brelan("play", "bourre", home=tmp_path)
    assert run.status == 2
    assert "cannot be written: something else has that name." in run.err


def test_a_place_that_is_lost_on_the_way_is_said_once(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    place = tmp_path / "in"
    place.mkdir()
    brelan("watch", "bourre", "--hands", 1, "--seed", 1, "--record", place / "a")
    session = replay(record_of(place / "a")).session
    keeper = Keeper(place / "b", 1, "steady")
    keeper.begin(session, mine=False)
    (place / "a").unlink()
    (place / "b").unlink()
    place.rmdir()
    assert [keeper.keep(session) for _ in range(3)] == [False, False, False]
    assert capsys.readouterr().err == f"{place / 'b'} cannot be written: there is no such file or folder.\n"
    place.mkdir()
    assert keeper.keep(session)


def test_a_pipe_that_is_closed_is_no_disaster() -> None:
    command = [sys.executable, "-c", "from brelan.cli import main; main()", "watch", "bourre", "--seed", "1"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as running:
        assert running.stdout is not None
        assert running.stderr is not None
        running.stdout.read(1)
        running.stdout.close()
        assert b"Traceback" not in running.stderr.read()
