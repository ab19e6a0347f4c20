"""``brelan watch`` and ``brelan verify``: sessions among bots, and what can be proved of their decks."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from brelan.record import replay
from brelan.words import Words, languages

from .terminal import VECTORS, brelan, record_of

GAMES = ("bourre", "bouillotte")


@pytest.mark.parametrize("game", GAMES)
def test_the_same_seed_gives_the_same_session(game: str) -> None:
    first, again = (brelan("watch", game, "--hands", 3, "--seed", 5) for _ in range(2))
    assert first == again
    assert first.status == 0
    assert brelan("watch", game, "--hands", 3, "--seed", 6).out != first.out


@pytest.mark.parametrize("game", GAMES)
def test_without_a_seed_no_two_sessions_are_alike(game: str) -> None:
    assert brelan("watch", game, "--hands", 2).out != brelan("watch", game, "--hands", 2).out


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("hands", [1, 4])
def test_a_whole_session_with_its_final_table(game: str, hands: int, tmp_path: Path) -> None:
    run = brelan("watch", game, "--hands", hands, "--seed", 3, "--record", tmp_path / "a")
    assert len(re.findall(r"^Hand \d+ of \d+\. \w+ deals\.$", run.out, re.MULTILINE)) == hands
    end = run.lines[run.lines.index(next(line for line in run.lines if line.startswith("The session is over."))) + 1 :]
    session = replay(record_of(tmp_path / "a")).session
    assert session.result is not None
    assert len(end) == len(session.result.places)
    assert end[0].startswith("1. ")
    assert all(name in "\n".join(end) for name in session.names)


def test_an_open_ended_house_is_watched_for_twelve_hands() -> None:
    run = brelan("watch", "bourre", "--profile", "gamerules", "--seed", 3)
    assert "Hand 12 of 12." in run.out


def test_nobody_at_the_table_sees_a_hidden_card_while_watching() -> None:
    run = brelan("watch", "bourre", "--hands", 2, "--seed", 3)
    assert " has " not in run.out
    assert "lays away" not in run.out


def test_a_table_of_honour_where_bots_slip_tells_of_reneges() -> None:
    words = ["--set", "enforcement=honour", "--slips", "0.3", "--seed", 3, "--hands", 12]
    run = brelan("watch", "bourre", *words)
    assert "reneged with" in run.out
    assert re.search(r"reneged: pays \d+ into the next pot\. \[B-ERROR-2\]", run.out)


@pytest.mark.parametrize("language", languages())
def test_slips_where_nobody_can_slip_are_said_to_do_nothing(language: str, tmp_path: Path) -> None:
    told = Words(language).say("cli-no-slips")
    for words in (["bourre"], ["bouillotte"], ["bourre", "--set", "enforcement=honour"]):
        run = brelan("--language", language, "watch", *words, "--slips", "0.3", "--seed", 3, "--hands", 1)
        assert run.status == 0
        assert run.err == ("" if len(words) > 1 else f"{told}\n")
    run = brelan("--language", language, "play", "bourre", "--slips", "0.3", "--seed", 3, home=tmp_path)
    assert (run.status, run.err) == (0, f"{told}\n")


def test_verify_says_of_each_deck_whether_it_is_fair(tmp_path: Path) -> None:
    # Bouillotte is never shuffled anew within a hand, so nothing is said of that.
    for game in ("bourre", "bouillotte"):
        brelan("watch", game, "--hands", 3, "--seed", 3, "--record", tmp_path / game)
        run = brelan("verify", tmp_path / game)
        assert run.status == 0
        told = "fair: the cards came in the order that the promised seed and the cut make"
        last = "All 3 decks are what they were promised to be."
        assert run.lines == [*(f"hand {number}: {told}" for number in (1, 2, 3)), last]


def test_verify_finds_a_deck_that_was_exchanged(tmp_path: Path) -> None:
    brelan("watch", "bourre", "--hands", 2, "--seed", 3, "--record", tmp_path / "a")
    text = (tmp_path / "a").read_text("utf-8")
    start = text.rindex('deck = "') + 8
    first, second = text[start : start + 2], text[start + 3 : start + 5]
    (tmp_path / "a").write_text(f"{text[:start]}{second} {first}{text[start + 5 :]}", "utf-8")
    run = brelan("verify", tmp_path / "a")
    assert run.status == 1
    assert run.lines[1:] == ["hand 2: FALSE: seed and cut make another deck", "One deck of 2 is false."]


def test_verify_says_which_hands_have_no_shuffle_table(tmp_path: Path) -> None:
    brelan("watch", "bourre", "--hands", 2, "--seed", 3, "--record", tmp_path / "a")
    lines = (tmp_path / "a").read_text("utf-8").splitlines()
    last = max(place for place, line in enumerate(lines) if line.startswith("shuffle"))
    (tmp_path / "a").write_text("\n".join(lines[:last] + lines[last + 1 :]) + "\n", "utf-8")
    run = brelan("verify", tmp_path / "a")
    assert run.status == 0
    assert "hand 2: nothing can be said" in run.lines[1]
    assert "no shuffle table" in run.lines[1]
    assert run.lines[2] == "Nothing is false: proved 1 of 2, and 1 cannot be checked."


def test_a_stored_session_has_nothing_to_prove() -> None:
    run = brelan("verify", VECTORS / "bourre-pub-0.toml")
    assert run.status == 0
    assert run.lines[-1].startswith("Nothing is false: proved 0 of ")
