"""``brelan replay``: every stored session as a story and as JSON, and where a record breaks a rule."""

from __future__ import annotations

import json
import re
from functools import cache
from pathlib import Path

import pytest

from .terminal import VECTORS, Run, brelan, differing

STEMS = sorted(path.stem for path in VECTORS.glob("*.toml"))
FAULT = re.compile(r"hand \d+, action \d+ \(p\d .+\): [^\[]+ \[[BL]-[A-Z]+-\d\]\n")


@cache
def as_json(stem: str) -> Run:
    """A stored session as JSON."""
    return brelan("replay", VECTORS / f"{stem}.toml", "--json")


@pytest.mark.parametrize("stem", STEMS)
def test_a_stored_session_as_json(stem: str) -> None:
    wanted = json.loads((VECTORS / f"{stem}.json").read_text("utf-8"))
    run = as_json(stem)
    given = json.loads(run.out)
    assert differing(wanted, given) == []
    assert run.status == (1 if "error" in wanted else 0)
    assert ("error" in given) is ("error" in wanted)
    if "error" in given:
        assert FAULT.fullmatch(run.err)
        assert given["error"]["message"] in run.err
        assert (given["to_act"], given["legal"], given["result"]) == (None, [], None)
    else:
        assert run.err == ""


@pytest.mark.parametrize("stem", STEMS)
def test_a_stored_session_as_a_story(stem: str) -> None:
    wanted = json.loads(as_json(stem).out)
    run = brelan("replay", VECTORS / f"{stem}.toml")
    told = [line for line in run.lines if re.match(r"Hand \d+(?: of \d+)?\. ", line)]
    finished = len(wanted["hands"])
    assert finished <= len(told) <= finished + 1
    if "error" in wanted:
        assert run.status == 1
        assert FAULT.fullmatch(run.err)
        return
    assert (run.status, run.err) == (0, "")
    assert ("The session is over" in run.out) is (wanted["result"] is not None)
    assert ("is to act" in run.out) is (wanted["to_act"] is not None)


def test_a_story_tells_the_settlement_line_by_line_and_the_places() -> None:
    run = brelan("replay", VECTORS / "bourre-pub-0.toml")
    assert "In the order of play: " in run.out
    assert "Play runs clockwise." in run.out
    assert re.search(r"took no trick: pays \d+ into the next pot\. \[B-SETTLE-2\]", run.out)
    assert re.search(r"takes \d+ from the pot\. \[B-SETTLE-1\]", run.out)
    assert re.search(r"^1\. \w+: ", run.out, re.MULTILINE)


def test_bouillotte_runs_the_other_way() -> None:
    assert "Play runs counterclockwise." in brelan("replay", VECTORS / "bouillotte-pub-0.toml").out


HAND = """
[[hand]]
deck = "{deck}"
actions = [{actions}]
"""
TOP = 'brelan = 1\ngame = "bourre"\nprofile = "{profile}"\nseats = ["Ana", "Bea", "Cy", "Dot", "Eli"]\ndealer = "p5"\n'
DECK = " ".join(rank + suit for rank in "23456789TJQKA" for suit in "shdc")
PASSES = '"p1 pass", "p2 pass", "p3 pass", "p4 pass"'


@pytest.mark.parametrize(
    ("text", "line"),
    [
        (
            TOP.format(profile="louisiana") + HAND.format(deck=DECK, actions='"p1 pass", "p3 play"'),
            "hand 1, action 2 (p3 play): it is the turn of p2 [B-DECLARE-1]",
        ),
        (
            TOP.format(profile="louisiana") + HAND.format(deck=DECK, actions=PASSES + ', "p5 play"'),
            "hand 1, action 5 (p5 play): the hand is over [B-SETTLE-1]",
        ),
        (
            TOP.format(profile="louisiana") + HAND.format(deck=DECK, actions='"p8 pass"'),
            "hand 1, action 1 (p8 pass): no such seat at this table [B-TABLE-1]",
        ),
        (
            TOP.format(profile="louisiana") + HAND.format(deck=DECK, actions='"p1 pass"') * 2,
            "hand 1, action 2: hand 1 is not played out [B-SESSION-1]",
        ),
        (
            TOP.format(profile="louisiana") + HAND.format(deck=DECK, actions=PASSES) * 2 + 'dealer = "p3"\n',
            "hand 2, action 1: the deal is with p1 [B-TABLE-4]",
        ),
        (
            TOP.format(profile="louisiana") + "closed = true\n",
            "hand 1, action 1: this house plays 12 hands, they are not cut short [B-SESSION-1]",
        ),
        (
            TOP.format(profile="louisiana") + "[rules]\nhands = 1\n" + HAND.format(deck=DECK, actions=PASSES) * 2,
            "hand 2, action 1: the session ended after hand 1 [B-SESSION-1]",
        ),
        (
            TOP.format(profile="louisiana") + '[rules]\nhands = "none"\n' + HAND.format(deck=DECK, actions='"p1 pass"'),
            "",
        ),
    ],
    ids=["out of turn", "after the end", "no seat", "unfinished", "wrong dealer", "closed", "one too many", "good"],
)
def test_a_record_that_breaks_a_rule_names_the_place_and_the_clause(tmp_path: Path, text: str, line: str) -> None:
    (tmp_path / "a.brelan").write_text(text, "utf-8")
    for options in ([], ["--json"]):
        run = brelan("replay", tmp_path / "a.brelan", *options)
        assert run.err == (f"{line}\n" if line else "")
        assert run.status == (1 if line else 0)


def test_everything_up_to_the_fault_is_told(tmp_path: Path) -> None:
    hands = HAND.format(deck=DECK, actions=PASSES) + HAND.format(deck=DECK, actions='"p2 pass", "p2 pass"')
    (tmp_path / "a.brelan").write_text(TOP.format(profile="louisiana") + hands, "utf-8")
    run = brelan("replay", tmp_path / "a.brelan", "--json")
    given = json.loads(run.out)
    assert [hand["number"] for hand in given["hands"]] == [1]
    assert given["error"]["hand"] == 2
    assert "Eli is the only one in" in brelan("replay", tmp_path / "a.brelan").out


def test_the_person_of_a_record_is_spoken_to(tmp_path: Path) -> None:
    text = TOP.format(profile="louisiana").replace('"Ana"', '"You"')
    (tmp_path / "a.brelan").write_text(text + HAND.format(deck=DECK, actions='"p1 play", "p1 draw 2s"'), "utf-8")
    run = brelan("replay", tmp_path / "a.brelan")
    assert "You are in." in run.lines
    assert any(line.startswith("You lay away 2♠ and hold ") for line in run.lines)
    assert run.lines[-1] == "The record stops here. Bea is to act: pass, play"


def test_a_record_between_two_hands_says_so(tmp_path: Path) -> None:
    (tmp_path / "a.brelan").write_text(
        TOP.format(profile="louisiana") + HAND.format(deck=DECK, actions=PASSES), "utf-8"
    )
    assert brelan("replay", tmp_path / "a.brelan").lines[-1] == "The record stops between two hands."


def test_a_record_that_waits_for_the_stock_says_so(tmp_path: Path) -> None:
    texts = [path.read_text("utf-8") for path in sorted(VECTORS.glob("house-*.toml"))]
    text = next(text for text in texts if '"restock ' in text)
    (tmp_path / "a.brelan").write_text(text[: text.index('"restock ')] + "]\n", "utf-8")
    run = brelan("replay", tmp_path / "a.brelan")
    assert run.lines[-1] == "The record stops here, waiting for the stock to be made up."
    answer = json.loads(brelan("replay", tmp_path / "a.brelan", "--json").out)
    assert (answer["to_act"], answer["legal"], answer["awaits"]) == (None, [], "restock")
