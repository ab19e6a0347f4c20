"""The advice in a hand that cannot win names no nought: it says plainly that there is no chance."""

from __future__ import annotations

import re

import pytest

from brelan.words import Words, languages

EVERY_LANGUAGE = pytest.mark.parametrize("language", languages())
FACTS: dict[str, str | int] = {"need": 3, "pot": 5, "chips": 4, "suit": "h", "card": "Kh", "other": "2c"}
SAID = ("learnt-pass", "learnt-stay", "learnt-fold", "learnt-bluff", "bluff", "wait", "not-worth-the-call")


@EVERY_LANGUAGE
@pytest.mark.parametrize("code", SAID)
def test_a_hopeless_hand_of_bouillotte_is_called_so(language: str, code: str) -> None:
    words = Words(language)
    told = [words.hint(code, {**FACTS, "percent": percent, "tenths": 0}) for percent in (0, 1)]
    known = words.hint("wait", {"percent": 0})
    assert told[0].startswith(known[: known.index(".") + 1])
    assert not re.search(r"(?<!\d)0", told[0]), told[0]
    assert told[0] != told[1]


@EVERY_LANGUAGE
@pytest.mark.parametrize("code", ["learnt-pass", "learnt-stay"])
def test_a_share_of_the_pot_that_rounds_to_nothing_is_not_given_as_nought(language: str, code: str) -> None:
    words = Words(language)
    nothing, little = (words.hint(code, {**FACTS, "percent": 3, "tenths": tenths}) for tenths in (0, 1))
    assert not re.search(r"0[.,]0", nothing), nothing
    assert re.search(r"0[.,]1", little), little


@EVERY_LANGUAGE
def test_a_card_that_does_not_win_the_pot_is_not_said_to_win_it_nought_times(language: str) -> None:
    words = Words(language)
    lost, won = (words.hint("better-card", {**FACTS, "percent": percent, "tenths": 12}) for percent in (0, 40))
    assert not re.search(r"(?<!\d)0", lost), lost
    assert "40" in won


def test_in_english() -> None:
    words = Words()
    assert words.hint("learnt-fold", {**FACTS, "percent": 0, "tenths": 30}, "fold") == (
        "These cards have no chance to speak of. To pay 3 would be giving it away. My advice: fold."
    )
    assert words.hint("learnt-stay", {**FACTS, "percent": 0, "tenths": 0}, "call") == (
        "These cards have no chance to speak of. But there is nothing to pay, so stay in. My advice: call."
    )
