"""What is no record at all: status 2, one line that names the place, never a traceback."""

from __future__ import annotations

import errno
import re
from pathlib import Path

import pytest

from brelan.cli.say import speak, why
from brelan.words import Words, languages

from .terminal import VECTORS, Run, brelan

GOOD = (VECTORS / "bourre-pub-0.toml").read_text("utf-8")
DECK = GOOD[GOOD.index('deck = "') + 8 :].partition('"')[0]
FIRST, SECOND = DECK.split()[:2]
MOST = 600
COMMON = ("ENOENT", "EISDIR", "ENOTDIR", "EACCES", "EPERM", "EEXIST", "ENOSPC", "EDQUOT", "EROFS", "ENAMETOOLONG")


def changed(old: str, new: str) -> bytes:
    assert old in GOOD
    return GOOD.replace(old, new, 1).encode()


BAD = {
    "empty": (b"", "brelan"),
    "half a line": (GOOD[: GOOD.index("actions") + 30].encode(), "at the end"),
    "half a name": (b'brelan = 1\ngame = "bour', "at the end"),
    "no text": (b"\xff\xfe\x00\x01", "byte 1"),
    "a broken letter": (GOOD.encode() + b"\n# \xc3", "byte"),
    "nul": (GOOD.encode() + b"\x00", "line"),
    "too large": (b"#" * 4_000_001, "larger than 4000000 bytes"),
    "deep arrays": (b"x = " + b"[" * 100_000, "nested too deeply"),
    "deep tables": (b"x = " + b"{a=" * 50_000, "nested too deeply"),
    "deep keys": (b"a" + b".a" * 50_000 + b" = 1", "line 1"),
    "an unknown key": (GOOD.replace("game =", "colour = 1\ngame =", 1).encode(), "at the top"),
    "an unknown key of a hand": (GOOD.replace("deck =", "colour = 1\ndeck =", 1).encode(), "hand 1"),
    "a key with a bell": (b'brelan = 1\n"a\\u0007\\u001b[2J\\n" = 1', "at the top"),
    "another version": (changed("brelan = 1", "brelan = 2"), "brelan"),
    "a version that is no number": (changed("brelan = 1", "brelan = true"), "brelan"),
    "another game": (changed('"bourre"', '"whist"'), "game"),
    "another profile": (changed('"louisiana"', '"mars"'), "rules, mars"),
    "no game": (changed('game = "bourre"', ""), "at the top"),
    "no seats": (GOOD.replace("seats =", "comments =", 1).encode(), "seats"),
    "missing seats": (b'brelan = 1\ngame = "bourre"\nseats = ["A", "B"]\ndealer = "p1"', "rules, seats"),
    "a dealer who is not there": (GOOD.replace('dealer = "p', 'dealer = "p9', 1).encode(), "dealer"),
    "a missing card": (changed(f'"{FIRST} ', '"'), "hand 1, deck"),
    "a card twice": (changed(f'"{FIRST} {SECOND}', f'"{FIRST} {FIRST}'), "hand 1, deck"),
    "a foreign card": (changed(f'"{FIRST} ', '"1h '), "hand 1, deck"),
    "a card that is no ASCII": (changed(f'"{FIRST} ', '"Ж '), "hand 1, deck"),
    "a deck that is a number": (changed(f'deck = "{DECK}"', "deck = 7"), "hand 1, deck"),
    "an action that is a number": (GOOD.replace("actions = [", "actions = [7, ", 1).encode(), "hand 1, action 1"),
    "an action of another game": (
        GOOD.replace("actions = [", 'actions = ["p1 open 5", ', 1).encode(),
        "hand 1, action 1",
    ),
    "an unknown switch": (changed("[[hand]]", "[rules]\nlimits = 20\n[[hand]]"), "rules, limits"),
    "a switch out of range": (changed("[[hand]]", "[rules]\nante = 0\n[[hand]]"), "rules, ante"),
    "a shuffle that is none": (changed("[[hand]]", "[[hand]]\nshuffle = {}"), "hand 1, shuffle"),
    "a name with a bell": (changed('seats = ["', 'seats = ["\\u0007'), "seats"),
    "hands that are none": (
        b'brelan = 1\ngame = "bourre"\nseats = ["A","B","C","D","E"]\ndealer = "p1"\nhand = 3',
        "hand",
    ),
}


def refused(run: Run, place: str) -> None:
    assert run.status == 2
    assert run.out == ""
    assert run.err.endswith("\n")
    assert run.err.count("\n") == 1
    assert len(run.err) < MOST
    assert run.err[:-1].isprintable()
    assert f": {place}" in run.err
    assert "Traceback" not in run.err


@pytest.mark.parametrize("name", BAD)
def test_what_is_no_record_ends_with_two_and_names_the_place(name: str, tmp_path: Path) -> None:
    data, place = BAD[name]
    (tmp_path / "a").write_bytes(data)
    for command in (["replay"], ["replay", "--json"], ["verify"], ["play", "--resume"]):
        refused(brelan(*command, tmp_path / "a"), place)


def test_fifty_megabytes(tmp_path: Path) -> None:
    with (tmp_path / "a").open("wb") as file:
        file.truncate(50_000_000)
    refused(brelan("replay", tmp_path / "a"), "larger than 4000000 bytes")


@pytest.mark.parametrize("command", [["replay"], ["replay", "--json"], ["verify"], ["play", "--resume"]])
def test_a_file_that_cannot_be_opened(command: list[str], tmp_path: Path) -> None:
    missing = tmp_path / "nothing"
    for path, told in ((missing, "there is no such file or folder"), (tmp_path, "that is a folder")):
        run = brelan(*command, path)
        assert (run.status, run.out, run.err) == (2, "", f"{path} cannot be opened: {told}.\n")


@pytest.mark.parametrize("language", languages())
def test_a_bad_file_is_told_in_the_language_with_its_place(language: str, tmp_path: Path) -> None:
    say = Words(language).say
    for name in ("nul", "an action that is a number", "no game", "too large"):
        (tmp_path / "a").write_bytes(BAD[name][0])
        told = brelan("--language", language, "replay", tmp_path / "a").err
        assert "file:" not in told
        assert language == "en" or not re.search(r"\b(line|column|action|top|hand) ", told), told
    (tmp_path / "a").write_bytes(BAD["an action that is a number"][0])
    place = [say("record-place", kind=kind, number="1") for kind in ("hand", "action")]
    assert ", ".join(place) in brelan("--language", language, "verify", tmp_path / "a").err
    missing = tmp_path / "nothing"
    told = say("cli-no-file", file=str(missing), why=say("system-ENOENT"))
    assert brelan("--language", language, "replay", missing).err == f"{told}\n"


def test_an_empty_file_is_told_what_it_lacks(tmp_path: Path) -> None:
    (tmp_path / "a").write_bytes(b"")
    assert (
        brelan("replay", tmp_path / "a").err
        == f"{tmp_path / 'a'}: brelan: “brelan = 1” is missing, so this is no record\n"
    )


def test_why_a_file_will_not_open_has_words_for_what_is_common_and_the_machine_s_own_for_the_rest() -> None:
    speak("")
    assert why(OSError(errno.ENOSPC, "No space left on device")) == "the disk is full"
    assert why(OSError(errno.EXDEV, "Cross-device link")) == "Cross-device link"
    assert why(OSError()) == "OSError"
    assert set(Words().catalogue.codes("system-")) == {f"system-{name}" for name in COMMON}
    assert set(COMMON) <= set(errno.errorcode.values())


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        (f'"{FIRST} ', '"', f"missing: {FIRST}"),
        (f'"{FIRST} {SECOND}', f'"{FIRST} {FIRST}', f"{FIRST} is there twice"),
        (f'"{FIRST} ', '"xx ', "is no card"),
        ('"louisiana"', '"mars"', "no profile “mars”; there are boureki, cardrulesplus"),
        ("[[hand]]", "[rules]\nante = 0\n[[hand]]", "“ante” cannot be 0; it may be 1-1000000"),
        ("game =", "colour = 1\ngame =", "unknown key “colour”"),
    ],
)
def test_the_line_says_what_is_wrong(old: str, new: str, said: str, tmp_path: Path) -> None:
    (tmp_path / "a").write_bytes(changed(old, new))
    assert said in brelan("replay", tmp_path / "a").err


def test_a_card_of_another_pack(tmp_path: Path) -> None:
    text = (VECTORS / "bouillotte-pub-0.toml").read_text("utf-8")
    start = text.index('deck = "') + 8
    (tmp_path / "a").write_text(text[:start] + "2h" + text[start + 2 :], "utf-8")
    assert "hand 1, deck: 2h is no card of this game" in brelan("replay", tmp_path / "a").err
