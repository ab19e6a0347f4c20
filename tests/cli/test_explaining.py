"""``?`` says what is asked, what may be done, and why nothing else may; ``h`` gives advice."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from brelan import bouillotte, bourre
from brelan.bourre.state import PLAY
from brelan.cards import SUITS, mask_of, read_cards
from brelan.cli.boards import BOARDS
from brelan.cli.explaining import SIBLINGS, explained
from brelan.record import read_file, steps
from brelan.session import Session
from brelan.table import CARD
from brelan.words import Words

from .terminal import VECTORS, brelan

WORDS = Words()
CARDS = [rank + suit for suit in "shdc" for rank in "23456789TJQKA"]


def open_decisions(stem: str) -> list[Session]:
    states = [step.session for step in steps(read_file(VECTORS / f"{stem}.toml"))]
    return [state for state in states if state.in_hand and state.hand is not None and state.hand.to_act is not None]


@pytest.mark.parametrize(
    "stem", ["bourre-pub-0", "bouillotte-pub-0", "house-pub-3", "bhouse-pub-1", "bourre-cinch-binds-pub-1"]
)
def test_every_decision_of_a_session_can_be_explained(stem: str) -> None:
    names = [f"S{seat}" for seat in range(8)]
    for state in open_decisions(stem)[::4]:
        assert state.hand is not None
        view: Any = state.hand.view(state.hand.to_act)
        lines = explained(state, view, names[: state.house.seats], WORDS)
        assert re.fullmatch(r".+ \[[BL]-[A-Z]+-\d\]", lines[0])
        may = next(line for line in lines if line.startswith("You may: "))
        for option in view.options:
            assert WORDS.option(option) in may
        refused = "\n".join(line for line in lines if line.startswith("Not "))
        for key, refusal in getattr(view, "refusals", ()):
            if isinstance(key, int):
                assert WORDS.cards(key) in refused
                assert f"{WORDS.refusal(refusal, names)} [{refusal.clause}]" in refused
        for clause in re.findall(r"\[([BL]-[A-Z]+-\d)\]", "\n".join(lines)):
            assert any(line.startswith(f"{clause}: ") for line in lines)


def test_the_words_of_each_phase_are_those_of_the_games() -> None:
    phases = {phase: set(verbs) for phase, verbs in SIBLINGS.items()}
    known = set(bourre.GAME.grammar) | set(bouillotte.GAME.grammar)
    assert set().union(*phases.values()) <= known - {CARD}
    for stem in ("bourre-pub-0", "bouillotte-pub-0", "bhouse-pub-1"):
        for state in open_decisions(stem):
            assert state.hand is not None
            view: Any = state.hand.view(state.hand.to_act)
            said = {option.action.verb for option in view.options} - {CARD, "draw"}
            if view.phase != "playing":
                assert said <= phases[view.phase]


def test_why_the_dealer_may_not_pass(tmp_path: Path) -> None:
    held = [
        state
        for path in sorted(VECTORS.glob("bourre-*.toml"))
        for state in open_decisions(path.stem)
        if state.hand is not None and [str(action)[3:] for action in state.hand.legal()] == ["play"]
    ]
    assert held
    assert held[0].hand is not None
    view = held[0].hand.view(held[0].hand.to_act)
    lines = explained(held[0], view, held[0].names, WORDS)
    assert "Not now: pass. An ace is turned up: the dealer has to play. [B-DECLARE-2]" in lines


def test_a_person_asks_and_is_answered_and_asked_again(tmp_path: Path) -> None:
    run = brelan("play", "bourre", "--seed", 3, typed="?\nh\nhint\n1\n", home=tmp_path)
    assert "> Pass or play? [B-DECLARE-1]" in run.out
    assert "You may: pass, play" in run.out
    assert "B-DECLARE-1: From the dealer’s left, each seat says once" in run.out
    assert "All the rules of this house: brelan rules bourre" in run.out
    assert run.out.count("My advice: ") == 2
    assert "> You pass." in run.out


def test_an_illegal_card_is_answered_with_reason_and_clause_and_asked_again(tmp_path: Path) -> None:
    run = brelan(
        "play", "bourre", "--seed", 1, typed="play\n\n" + "".join(f"{card}\n" for card in CARDS), home=tmp_path
    )
    assert re.search(r"^> You hold \w+: follow suit\. \[B-PLAY-2\]$", run.out, re.MULTILINE)
    assert re.search(r"^> There is no 2♠ among your cards\. \[B-PLAY-1\]$", run.out, re.MULTILINE)
    assert re.search(r"^> You play ", run.out, re.MULTILINE)


def test_the_clause_of_a_card_is_the_duty_that_is_asked_first() -> None:
    """On lead none, then the suit led, then a trump, then none again."""
    hands = {"Ah 9d 2c": "B-PLAY-2", "9s 2c 3c": "B-PLAY-3", "9d 2c 3c": "B-PLAY-7"}
    hands_open: list[Any] = [session.hand for session in open_decisions("bourre-pub-5")]
    view: Any = next(hand.view(hand.to_act) for hand in hands_open if hand.phase == PLAY and not hand.tricks.plays)
    board = BOARDS["bourre"]
    assert board.clause(view) == "B-PLAY-1"
    trump = SUITS.index("s")
    for cards, clause in hands.items():
        follows = replace(view, trump=trump, plays=(mask_of(read_cards("Kh")),), own=mask_of(read_cards(cards)))
        assert board.clause(follows) == clause
