"""``brelan play``: a person at the table, from the first question to the record that is left."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from brelan.bots import EVERY_LEVEL
from brelan.record import replay, write

from .terminal import brelan, record_of

ALWAYS_FIRST = "1\n" * 2000
UP_AND_DOWN = "2\n1\n" * 1500
GAMES = ("bourre", "bouillotte")
SHORT = {
    "bourre": ("bourre", "--seed", 11, "--set", "hands=5"),
    "bouillotte": ("bouillotte", "--seed", 11, "--set", "hands=12"),
}
"""Sessions in which somebody is asked thirty times."""


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    return tmp_path


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("typed", [ALWAYS_FIRST, UP_AND_DOWN], ids=["always the first", "second, else first"])
def test_a_whole_session(game: str, typed: str, home: Path) -> None:
    run = brelan("play", game, "--seed", 7, "--record", home / "a.brelan", typed=typed, home=home)
    assert (run.status, run.err) == (0, "")
    assert "The session is over." in run.out
    assert run.lines[-1] == f"The record of this session is {home / 'a.brelan'}."
    session = replay(record_of(home / "a.brelan")).session
    assert session.over
    assert len(session.reports) == 12
    assert run.out.count("Caves:" if game == "bouillotte" else "Chips:") == 11


def test_the_settlement_is_said_line_by_line_with_its_clause(home: Path) -> None:
    run = brelan("play", "bourre", "--seed", 7, typed=UP_AND_DOWN, home=home)
    assert re.search(r"^\w+ took no trick: pays \d+ into the next pot\. \[B-SETTLE-2\]$", run.out, re.MULTILINE)
    assert re.search(r"^Hand 3 is settled:$", run.out, re.MULTILINE)
    assert re.search(r"^The next pot starts with \d+ chips?\.$", run.out, re.MULTILINE)


def test_the_direction_of_play_is_said(home: Path) -> None:
    assert "Play runs clockwise." in brelan("play", "bourre", home=home).out
    assert "Play runs counterclockwise." in brelan("play", "bouillotte", home=home).out


def test_the_end_of_input_saves_the_record_and_says_where(home: Path) -> None:
    run = brelan("play", "bourre", "--seed", 1, typed="1\n", home=home)
    (kept,) = (home / "brelan").glob("bourre-*.brelan")
    assert run.status == 0
    assert run.lines[-1] == f"Saved in {kept}. Go on with: brelan play --resume {kept}"
    assert not replay(record_of(kept)).session.over


def test_quit_saves_too(home: Path) -> None:
    run = brelan("play", "bourre", "--seed", 1, typed="quit\n1\n1\n", home=home)
    assert run.status == 0
    assert "Saved in" in run.lines[-1]


def test_two_sessions_at_the_same_moment_keep_two_files(home: Path) -> None:
    for _ in range(3):
        brelan("play", "bourre", home=home)
    assert len(list((home / "brelan").iterdir())) == 3


def test_a_relative_data_folder_is_not_used(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", str(home))
    run = brelan("play", "bourre", home=Path("relative"))
    assert str(home / ".local" / "share" / "brelan") in run.lines[-1]


@cache
def never_left(game: str) -> str:
    """The record of a short session that is played in one go."""
    with TemporaryDirectory() as folder:
        place = Path(folder) / "whole"
        brelan("play", *SHORT[game], "--record", place, typed=UP_AND_DOWN)
        return place.read_text("utf-8")


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lines", [0, 1, 2, 3, 5, 8, 13, 20])
def test_a_session_gone_on_with_ends_like_one_that_was_never_left(game: str, lines: int, home: Path) -> None:
    parts = home / "parts"
    typed = UP_AND_DOWN.splitlines(keepends=True)
    brelan("play", *SHORT[game], "--record", parts, typed="".join(typed[:lines]), home=home)
    middle = brelan("play", "--resume", parts, typed="".join(typed[lines : lines + 4]), home=home)
    assert f"Going on with {parts}, hand " in middle.out
    last = brelan("play", "--resume", parts, typed="".join(typed[lines + 4 :]), home=home)
    assert last.status == 0
    assert "The session is over." in last.out
    assert parts.read_text("utf-8") == never_left(game)


def test_a_session_left_in_mid_trick_tells_the_trick_again(home: Path) -> None:
    record = home / "a"
    for lines in range(1, 40):
        record.unlink(missing_ok=True)
        typed = "".join(UP_AND_DOWN.splitlines(keepends=True)[:lines])
        brelan("play", "bourre", "--seed", 5, "--record", record, typed=typed, home=home)
        hand = replay(record_of(record)).session.hand
        if hand is not None and getattr(hand.view(None), "plays", None):
            break
    else:
        pytest.fail("never stopped within a trick")
    run = brelan("play", "--resume", record, home=home)
    assert "On the table: " in run.out
    assert "turns up" in run.out


def test_what_somebody_noted_in_a_record_is_still_there_when_it_was_gone_on_with(home: Path) -> None:
    file = home / "a"
    brelan("play", "bourre", "--seed", 1, "--record", file, home=home)
    ours = record_of(file).notes["comments"]
    text = file.read_text("utf-8")
    for noted in ('"At Dot\'s, in May"', '["At Dot\'s, in May", "with gumbo"]'):
        file.write_text(re.sub("(?m)^comments = .*$", f"comments = {noted}", text), "utf-8")
        given = record_of(file).notes["comments"]
        for seed in ("--seed", 1), ():
            brelan("play", "--resume", file, *seed, home=home)
        kept = record_of(file).notes["comments"]
        assert kept == [*([given] if isinstance(given, str) else given), *ours]


def test_a_resumed_session_may_be_kept_elsewhere(home: Path) -> None:
    brelan("play", "bourre", "--seed", 1, "--record", home / "a", home=home)
    before = (home / "a").read_text("utf-8")
    brelan("play", "--resume", home / "a", "--record", home / "b", typed="1\n" * 9, home=home)
    assert (home / "a").read_text("utf-8") == before
    assert len((home / "b").read_text("utf-8")) > len(before)


def test_a_session_that_is_over_is_not_gone_on_with(home: Path) -> None:
    brelan("play", "bourre", "--seed", 1, "--record", home / "a", typed=ALWAYS_FIRST, home=home)
    run = brelan("play", "--resume", home / "a", home=home)
    assert run.status == 0
    assert run.out == f"{home / 'a'} is a session that is over. Look at it with: brelan replay {home / 'a'}\n"


def test_a_record_with_a_fault_is_not_gone_on_with(home: Path) -> None:
    brelan("play", "bourre", "--seed", 1, "--record", home / "a", typed="1\n", home=home)
    text = (home / "a").read_text("utf-8")
    (home / "a").write_text(text.replace("actions = [", 'actions = ["p9 pass",', 1), "utf-8")
    run = brelan("play", "--resume", home / "a", home=home)
    assert run.status == 1
    assert run.err == "hand 1, action 1 (p9 pass): no such seat at this table [B-TABLE-1]\n"


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["play"], "Which game? brelan play bourre, or brelan play bouillotte."),
        (
            ["play", "bourre", "--level", "wise"],
            f"There is no bot “wise” for this game; there are {', '.join(EVERY_LEVEL)}.",
        ),
        (["play", "bourre", "--name", "x" * 41], "A name has 1 to 40 printable characters."),
        (["play", "bourre", "--name", "a\x1b[2J"], "A name has 1 to 40 printable characters."),
        (["play", "bourre", "--record", "{a}"], "{a} is there already."),
        (["play", "bourre", "--record", "{none}/b"], "{none}/b cannot be written: there is no such file or folder."),
        (
            ["play", "bouillotte", "--resume", "{a}"],
            "{a} is a session of Bourré. To go on with it, leave the game out: brelan play --resume {a}",
        ),
        (["play", "--resume", "{a}", "--seats", "5"], "{a} has its house already; --seats cannot change it."),
        (["play", "--resume", "{a}", "--set", "limit=5"], "{a} has its house already; --set cannot change it."),
        (["watch", "bourre", "--record", "{a}"], "{a} is there already."),
        (
            ["watch", "bouillotte", "--level", "wise"],
            f"There is no bot “wise” for this game; there are {', '.join(EVERY_LEVEL)}.",
        ),
    ],
)
def test_what_cannot_be_asked_for_gets_one_line_and_two(words: list[str], said: str, home: Path) -> None:
    brelan("play", "bourre", "--seed", 1, "--record", home / "a", home=home)
    places = {"a": home / "a", "none": home / "none"}
    run = brelan(*(word.format(**places) for word in words), home=home)
    assert run.status == 2
    assert run.err.startswith(said.format(**places))
    assert run.err.count("\n") == 1


def test_the_person_has_the_name_that_was_asked_for_and_no_bot_shares_it(home: Path) -> None:
    brelan("play", "bourre", "--name", "ana", "--record", home / "a", home=home)
    assert record_of(home / "a").names == ("ana", "Bea", "Cy", "Dot", "Eli")


def test_the_commitment_is_told_before_the_cut_and_kept(home: Path) -> None:
    run = brelan("play", "bourre", "--seed", 7, "--record", home / "a", typed="0\nfifty\n52\n51\n", home=home)
    promise = re.search(r"promises it: ([0-9a-f]{64})\n", run.out)
    assert promise is not None
    assert run.out.count("Say a number from 1 to 51, or press Enter.") == 3
    assert "You cut and lift 51 cards." in run.out
    (hand,) = record_of(home / "a").hands
    assert hand.commitment == promise[1]
    assert hand.shuffle is not None
    assert hand.shuffle.cut == 51


def test_enter_cuts_somewhere_in_the_middle(home: Path) -> None:
    brelan("play", "bourre", "--seed", 7, "--record", home / "a", typed="\n", home=home)
    (hand,) = record_of(home / "a").hands
    assert hand.shuffle is not None
    assert 12 <= hand.shuffle.cut <= 39


def test_an_open_ended_house_asks_after_each_hand_and_divides_when_it_ends(home: Path) -> None:
    words = ["play", "bouillotte", "--set", "hands=none", "--seed", 2, "--record", home / "a"]
    run = brelan(*words, typed="1\n" * 60, home=home)
    assert run.out.count("Another hand?") >= 3
    assert "The session is over" not in run.out
    typed = "1\n" * 60
    for extra in range(60):
        (home / "a").unlink()
        run = brelan(*words, typed=typed[: 2 * extra] + "what\nno\n", home=home)
        if "The session is over." in run.out:
            break
    assert "The session is over." in run.out
    record = record_of(home / "a")
    assert record.closed
    assert replay(record).session.over


def test_a_terminal_without_signs_shows_letters(home: Path) -> None:
    env = {**os.environ, "PYTHONIOENCODING": "ascii", "XDG_DATA_HOME": str(home)}
    command = [sys.executable, "-c", "from brelan.cli import main; main()", "play", "bourre", "--seed", "3"]
    run = subprocess.run(command, input=b"2\n\xff\xfe\n", capture_output=True, env=env, check=False)
    assert run.returncode == 0
    assert b"turns up 5h: hearts are trumps." in run.stdout
    assert run.stderr == b""


@pytest.mark.parametrize("terminal", [False, True], ids=["a pipe", "a terminal"])
def test_ctrl_c_saves_and_ends_with_130(terminal: bool, home: Path) -> None:
    record = home / "a.brelan"
    command = [sys.executable, "-u", "-c", "from brelan.cli import main; main()"]
    command += ["play", "bourre", "--seed", "3", "--record", str(record)]
    ours, theirs = os.openpty() if terminal else reversed(os.pipe())
    with subprocess.Popen(command, stdin=theirs, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as running:
        assert running.stdout is not None
        assert running.stderr is not None
        seen = b""
        while not seen.endswith(b"> "):
            seen += running.stdout.read(1)
        os.write(ours, b"2\n")
        while seen.count(b"> ") < 2:
            seen += running.stdout.read(1)
        running.send_signal(signal.SIGINT)
        out, err = running.stdout.read(), running.stderr.read()
    os.close(ours)
    os.close(theirs)
    assert running.returncode == 130
    assert err == b""
    assert f"Saved in {record}. Go on with: brelan play --resume {record}".encode() in out
    assert [str(action) for action in record_of(record).hands[0].actions] == ["p1 play"]


def test_without_a_keyboard_the_session_is_saved_at_once(home: Path) -> None:
    command = f"exec {sys.executable} -c 'from brelan.cli import main; main()' play bourre --record {home}/a <&-"
    run = subprocess.run(["sh", "-c", command], capture_output=True, check=False)
    assert (run.returncode, run.stderr) == (0, b"")
    assert record_of(home / "a").closed is False


def test_a_record_made_elsewhere_can_be_gone_on_with(home: Path) -> None:
    """Without a shuffle in it, as other programs write them."""
    brelan("watch", "bourre", "--hands", 2, "--seed", 4, "--record", home / "a")
    record = record_of(home / "a")
    text = write(replay(record).session)
    lines = [line for line in text.splitlines() if not line.startswith(("shuffle", "comments"))]
    (home / "b").write_text("\n".join(lines[:-3]) + "\n]\n", "utf-8")
    run = brelan("play", "--resume", home / "b", typed="1\n" * 20, home=home)
    assert run.status == 0
    assert "The session is over." in run.out
