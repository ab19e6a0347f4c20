"""Houses on the command line: profiles, rules, single switches, a file of one's own, and what cannot be played."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest

from brelan.record import GAMES
from brelan.table import AnyGame, Profile
from brelan.words import Words, languages

from .terminal import brelan, record_of

HOUSES = [(game, profile) for game in GAMES.values() for profile in game.profiles.values()]
OWN = """
title = "At my aunt's"
source = "my aunt"
limit = 20
losing_trump = "may"
"""


def source_of(game: AnyGame, profile: Profile, language: str) -> str:
    """Where the rules of a house come from, in words."""
    return Words(language).say("source-of", game=game.name, profile=profile.name, source=profile.source)


def flat(text: str) -> str:
    """*text* on one line."""
    return " ".join(text.split())


@pytest.mark.parametrize("language", languages())
def test_the_source_of_every_house_is_told_in_words_of_the_language(language: str) -> None:
    out = flat(brelan("--language", language, "profiles").out)
    for game, profile in HOUSES:
        told = source_of(game, profile, language)
        assert flat(told) in out
        assert not re.search(r"\bS\d\b", told)
        assert told != profile.source
        if language != "en":
            assert told != source_of(game, profile, "en")
    other = Words(language).say("source-of", game="bourre", profile="ours", source="my aunt")
    assert other == "my aunt"


def test_profiles_lists_every_house_with_title_source_and_differences() -> None:
    out = brelan("profiles").out
    for game, profile in HOUSES:
        assert f"{profile.name}: {profile.title}" in out or f"{profile.name} (the default): {profile.title}" in out
        assert f"Source: {source_of(game, profile, 'en')}" in flat(out)
        usual = game.profiles[game.default_profile]
        changed = [name for name, value in profile.values.items() if value != usual.values[name]]
        block = out[out.index(f"  {profile.name}") :].split("\n  ", 1)[1]
        for name in changed:
            assert f"{name} = " in block
    assert "hands = none (as many hands as you like)" in out
    assert "max_discards = { default = 5, 7 = 3 }" in out


def test_a_section_of_the_rules_by_its_name() -> None:
    lines = brelan("rules", "bourre", "--clause", "b-cinch").lines
    told = [line.strip().partition(":")[0] for line in lines if line.startswith("  B-")]
    assert told == [f"B-CINCH-{number}" for number in range(1, len(told) + 1)]
    assert len(told) > 2
    assert brelan("rules", "bourre", "--clause", "B").status == 2


@pytest.mark.parametrize("game", list(GAMES))
def test_profiles_of_one_game(game: str) -> None:
    out = brelan("profiles", game).out
    assert all((profile.title in out) is (of.name == game) for of, profile in HOUSES)


@pytest.mark.parametrize(("game", "profile"), HOUSES, ids=lambda value: value.name)
def test_the_rules_of_a_house_are_its_clauses_in_their_order(game: AnyGame, profile: Profile) -> None:
    run = brelan("rules", game.name, "--profile", profile.name)
    assert (run.status, run.err) == (0, "")
    assert profile.title in run.lines[0]
    said = " ".join(run.out.split())
    at = 0
    for clause in Words().rules(game.session_clause[0], profile.values):
        at = said.index(f"{clause.name}: {clause.text}", at)


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--clause", "B-PLAY-3"], "B-PLAY-3: Have you none, but a trump? Then play a trump."),
        (["--clause", "b-play-6"], "You have to play one of them all the same."),
        (["--clause", "B-PLAY-6", "--set", "losing_trump=may"], "Then nothing binds you: play any card."),
        (["--clause", "B-PLAY-6", "--profile", "wikipedia"], "Then nothing binds you: play any card."),
        (["--clause", "B-DRAW-1", "--profile", "wikipedia", "--seats", "7"], "3 at most"),
        (["--clause", "B-TABLE-1", "--seats", "3"], "This house seats 3."),
        (["--clause", "B-TABLE-1", "--set", "seats=[2, 6]"], "This house seats 2 to 6."),
        (["--clause", "B-DECLARE-2", "--set", "ace_holds_dealer=no"], "the dealer may pass on it."),
        (["--clause", "B-SETTLE-5", "--set", "limit = 20"], "No fine is larger than 20."),
    ],
)
def test_one_clause_follows_the_switches(words: list[str], said: str) -> None:
    run = brelan("rules", "bourre", *words)
    assert run.status == 0
    assert said in " ".join(run.out.split())


BAD = [
    (["--profile", "mars"], "There is no profile “mars”; there are boureki, cardrulesplus, closed-fist, "),
    (["--set", "limits=20"], "There is no switch “limits”; there are seats, hand_size, ante, "),
    (["--set", "limit"], "“limit” is not switch=value."),
    (["--set", "=3"], "“=3” is not switch=value."),
    (["--set", "ante=0"], "“ante” cannot be 0; it may be 1-1000000."),
    (["--set", "ante=a lot"], "“ante” cannot be a lot; it may be 1-1000000."),
    (["--set", "cinch=maybe"], "“cinch” cannot be maybe; it may be true, false."),
    (["--set", "hand_size=4"], "“max_discards” cannot be 5 with a hand of fewer cards; it may be 0-4."),
    (["--seats", "9"], "“seats” cannot be 9; it may be 2-8."),
    (["--seats", "1"], "“seats” cannot be 1; it may be 2-8."),
    (["--seats", "5", "--set", "seats=[2, 4]"], "This house is for 2-4, not for 5 seats."),
    (["--set", "limit=" + "[" * 5000], "“limit” cannot be [[["),
    (["--set", "limit={" + "a." * 3000 + "a=1}"], "“--set” is not TOML: "),
    (["--profile-file", "{none}"], "{none} cannot be opened: there is no such file or folder."),
    (["--profile-file", "{bad}"], "“bad.toml” is not TOML: "),
    (["--profile-file", "{strange}"], "There is no switch “colour”; there are "),
    (["--profile-file", "{binary}"], "“binary.toml” is not TOML: "),
]


@pytest.mark.parametrize(("words", "said"), BAD)
@pytest.mark.parametrize("command", ["rules", "play", "watch"])
def test_a_house_that_cannot_be_played_gets_one_line(command: str, words: list[str], said: str, tmp_path: Path) -> None:
    (tmp_path / "bad.toml").write_text("limit = = 3")
    (tmp_path / "strange.toml").write_text('colour = "red"')
    (tmp_path / "binary.toml").write_bytes(b"\xff\x00")
    places = {name: str(tmp_path / f"{name}.toml") for name in ("none", "bad", "strange", "binary")}
    filled = [word.format(**places) if word.startswith("{") else word for word in words]
    run = brelan(command, "bourre", *filled, home=tmp_path)
    assert run.status == 2
    assert run.out == ""
    assert run.err.startswith(said.format(**places) if said.startswith("{") else said)
    assert run.err.count("\n") == 1
    assert not (tmp_path / "brelan").exists()


def test_bouillotte_refuses_the_mistigri_at_a_table_of_three() -> None:
    run = brelan("watch", "bouillotte", "--profile", "mistigri", "--seats", "3")
    assert run.err == "“mistigri” cannot be true at a table of three, which has no queens; it may be false.\n"
    assert run.status == 2


def test_an_unknown_clause_and_an_unknown_game() -> None:
    run = brelan("rules", "bourre", "--clause", "B-PLAY-9")
    assert (run.status, run.out) == (2, "")
    assert run.err == "There is no clause “B-PLAY-9”; those of Bourré run from B-TABLE-1 to B-SESSION-3.\n"
    assert brelan("rules", "whist").status == 2


def test_a_house_of_ones_own_is_played_recorded_and_replayed(tmp_path: Path) -> None:
    (tmp_path / "aunt.toml").write_text(OWN, "utf-8")
    words = ["--profile-file", tmp_path / "aunt.toml", "--set", "hands=2", "--seats", 3]
    run = brelan("watch", "bourre", *words, "--seed", 1, "--record", tmp_path / "a", home=tmp_path)
    assert run.lines[0].startswith("At my aunt's (louisiana). 3 seats, 2 hands.")
    assert "a limit of 20" in run.lines[1]
    record = record_of(tmp_path / "a")
    assert dict(record.house.overrides) == {"limit": 20, "losing_trump": "may", "hands": 2, "seats": 3}
    assert brelan("replay", tmp_path / "a").status == 0


def test_a_setting_that_changes_nothing_is_not_written_down(tmp_path: Path) -> None:
    words = ["--hands", 12, "--set", "cinch=yes", "--set", 'limit="none"', "--set", "enforcement=strict", "--seed", 1]
    brelan("watch", "bourre", *words, "--record", tmp_path / "a", home=tmp_path)
    assert dict(record_of(tmp_path / "a").house.overrides) == {}


@pytest.mark.parametrize(("game", "profile"), HOUSES, ids=lambda value: value.name)
def test_every_house_can_be_watched_and_its_record_replayed_and_verified(
    game: AnyGame, profile: Profile, tmp_path: Path
) -> None:
    words = [game.name, "--profile", profile.name, "--hands", 3, "--seed", 5, "--level", "random"]
    run = brelan("watch", *words, "--record", tmp_path / "a")
    assert (run.status, run.err) == (0, "")
    assert "The session is over." in run.out
    assert brelan("replay", tmp_path / "a").status == 0
    checked = brelan("verify", tmp_path / "a")
    assert checked.status == 0
    assert checked.lines[-1] == "All 3 decks are what they were promised to be."


@pytest.mark.parametrize("seats", [2, 8])
def test_a_number_of_seats_beyond_the_profile_changes_the_house(seats: int, tmp_path: Path) -> None:
    run = brelan("watch", "bourre", "--seats", seats, "--hands", 2, "--seed", 2, "--record", tmp_path / "a")
    assert f"{seats} seats" in run.lines[0]
    assert dict(record_of(tmp_path / "a").house.overrides) == {"hands": 2, "seats": seats}


ANYTHING = (*"1234a?", "h", "", "9s", "p", "draw 1 2", "correct 8s", "raise", "all", "fold", "open 5", "restock 2s")


@pytest.mark.parametrize(("game", "profile"), HOUSES, ids=lambda value: value.name)
def test_every_house_can_be_played_by_somebody_who_types_anything(
    game: AnyGame, profile: Profile, tmp_path: Path
) -> None:
    chance = Random(profile.name)
    typed = "".join(f"{chance.choice(ANYTHING)}\n" for _ in range(150))
    honour = ["--set", "enforcement=honour", "--slips", "0.2"] if "enforcement" in game.switches else []
    words = ["play", game.name, "--profile", profile.name, "--seed", 3, *honour, "--record", tmp_path / "a"]
    run = brelan(*words, typed=typed, home=tmp_path)
    assert (run.status, run.err) == (0, "")
    assert record_of(tmp_path / "a").hands
