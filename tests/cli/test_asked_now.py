"""An answer to another question is met with the open one, what may be said to it, and its clause."""

from __future__ import annotations

from pathlib import Path

import pytest

from brelan.words import Words, languages

from .terminal import brelan

EVERY_LANGUAGE = pytest.mark.parametrize("language", languages())


def said_to(language: str, folder: Path, game: str, *typed: str) -> list[str]:
    """What was answered to each line that was typed."""
    lines = "\n".join((*typed, "quit", ""))
    run = brelan("--language", language, "play", game, "--seed", 4, typed=lines, home=folder)
    assert run.status == 0
    return [line.removeprefix("> ") for line in run.lines if line.startswith("> ")]


@EVERY_LANGUAGE
@pytest.mark.parametrize("typed", ["Kh", "2c", "draw 4s", "king"])
def test_a_card_at_pass_or_play_is_answered_with_what_is_asked_and_what_can_be_said(
    language: str, typed: str, tmp_path: Path
) -> None:
    say, action = Words(language).say, Words(language).catalogue.say
    if typed == "king":
        typed = Words(language).say("rank-name-K")
    answer = said_to(language, tmp_path, "bourre", "", typed)[1]
    ways = ", ".join(action(f"action-{verb}", {}) for verb in ("pass", "play"))
    asked = say("cli-asked-now", text=typed, question=say("ask-declaring"), ways=ways)
    assert answer == f"{asked} [B-DECLARE-1]"


@EVERY_LANGUAGE
def test_a_card_at_bouillotte_is_answered_with_what_is_asked(language: str, tmp_path: Path) -> None:
    say = Words(language).say
    answer = said_to(language, tmp_path, "bouillotte", "Kh")[0]
    assert say("ask-blind-bets") in answer
    assert answer.endswith("[L-CARRE-2]")
    assert say("unreadable-no_action") not in answer


def test_a_pass_while_cards_are_played_is_answered_with_what_is_asked(tmp_path: Path) -> None:
    answers = said_to("en", tmp_path, "bourre", "", "play", "pass", "0", "pass")
    assert answers[2].startswith("“pass” is not what is asked now. Which cards do you change, 5 at most? ")
    assert answers[2].endswith(" You may: change up to 5 cards. [B-DRAW-1]")
    assert answers[4] == "“pass” is not what is asked now. Which card do you play? You may: K♥. [B-PLAY-2]"


def test_a_number_that_is_not_on_the_list_is_no_card(tmp_path: Path) -> None:
    answers = said_to("en", tmp_path, "bourre", "", "5", "10")
    assert all(answer.endswith(": there is no such number on the list. Take a number from the list; ? explains.")
               for answer in answers[1:3])  # fmt: skip
