"""What is amiss on a command line is told in our own words: which option, what it may be, what was given."""

from __future__ import annotations

import pytest

from brelan.words import Words, languages

from .terminal import brelan

EVERY_LANGUAGE = pytest.mark.parametrize("language", languages())
COMMANDS = "play, watch, serve, replay, verify, profiles, rules, solve, arena, odds, train"
WHOLE, ANY = {"kind": "whole"}, {"kind": "any"}


@EVERY_LANGUAGE
@pytest.mark.parametrize(
    ("typed", "kind", "args"),
    [
        (["dance"], "command", {"name": "dance", "choices": COMMANDS}),
        (["odds", "whist"], "command", {"name": "whist", "choices": "bouillotte, bourre"}),
        ([], "no-command", {"choices": COMMANDS}),
        (["play", "--nosuch"], "option", {"name": "--nosuch", "choices": "none"}),
        (["play", "--recrod"], "option", {"name": "--recrod", "choices": "--record"}),
        (["watch", "bourre", "--hands"], "alone", {"name": "--hands"}),
        (["replay", "a", "--json=yes"], "flag", {"name": "--json"}),
        (["replay", "a", "b"], "more-than", {"name": "b"}),
        (["watch"], "missing", {"name": "game", "what": "bourre, bouillotte"}),
        (["play", "poker"], "choices", {"name": "game", "choices": "bourre, bouillotte", "given": "poker"}),
        (["play", "bourre", "--seats", "x"], "number", {"name": "--seats", **WHOLE, "bounds": "none", "given": "x"}),
        (["play", "bourre", "--seed="], "number", {"name": "--seed", **WHOLE, "bounds": "none", "given": ""}),
        (
            ["watch", "bourre", "--slips", "1.5"],
            "number",
            {"name": "--slips", **ANY, "bounds": "both", "low": "0", "high": "1", "given": "1.5"},
        ),
        (
            ["serve", "--port", "70000"],
            "number",
            {"name": "--port", **WHOLE, "bounds": "both", "low": "0", "high": "65535", "given": "70000"},
        ),
        (
            ["arena", "bourre", "easy,easy", "--jobs", "0"],
            "number",
            {"name": "--jobs", **WHOLE, "bounds": "low", "low": "1", "given": "0"},
        ),
        (
            ["odds", "bourre", "Ah", "--trump", "h", "--pot", "9" * 5000],
            "number",
            {"name": "--pot", **WHOLE, "bounds": "both", "low": "1", "high": "1000000", "given": "9" * 40},
        ),
    ],
)
def test_what_is_amiss_on_the_command_line(language: str, typed: list[str], kind: str, args: dict[str, str]) -> None:
    done = brelan("--language", language, *typed)
    assert (done.status, done.out) == (2, "")
    told, *more = done.err.splitlines()
    spare = {"low": "", "high": "", "given": ""} if kind == "number" else {}
    assert told == Words(language).say(f"help-error-{kind}", **{**spare, **args})
    if kind not in ("alone", "flag"):
        command = " ".join(word for word in typed[:-1] if word in ("odds", *COMMANDS.split(", "), "bourre"))
        assert len(more) == 1
        assert more[0].endswith(" --help")
        assert command.partition(" ")[0] in more[0]


@EVERY_LANGUAGE
def test_what_is_missing_is_described_as_in_the_help(language: str) -> None:
    told = brelan("--language", language, "odds", "bourre", "Ah Kh 9s 4d 2c").err.splitlines()[0]
    assert "--trump" in told
    assert Words(language).say("help-of-odds-bourre-trump").rstrip(".") in told


def test_a_complaint_obeys_nobody() -> None:
    assert brelan("play", "bourre", "--seats", "\x1b[2J").err.splitlines()[0].endswith("not “·[2J”.")
