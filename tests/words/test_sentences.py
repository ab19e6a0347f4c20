"""What is said to a person who may not do something is a sentence: it begins as one and ends as one."""

from __future__ import annotations

from itertools import chain

import pytest

from brelan.words import Words, languages

from .codes import refusals
from .test_languages import each, entries

NAMES = ("Ana", "Bea", "Cy", "Dot", "Eli", "Fay", "Gus", "Ida", "Jo")
SAID_ALONE = (
    "refusal-",
    "house-",
    "odds-no-",
    "odds-card-twice",
    "odds-up-",
    "odds-bourre-place",
    "solve-no-",
    "solve-sure",
)
"""What stands on a line of its own, or before a clause in brackets."""
COMMANDS = ("odds-not-", "arena-no-cluster")
"""These end with what is to be typed, or with what another program said."""


@pytest.mark.parametrize("name", languages())
def test_every_refusal_begins_with_a_capital_or_a_card_and_ends_with_a_full_stop(name: str) -> None:
    words = Words(name)
    for refusal in refusals():
        told = words.refusal(refusal, NAMES)
        start = told.lstrip("¿¡«“ \u00a0")[0]
        assert start.isupper() or start.isdecimal(), (refusal, told)
        assert told.endswith("."), (refusal, told)


@pytest.mark.parametrize("name", languages())
def test_what_stands_alone_ends_with_a_full_stop_or_a_question_mark(name: str) -> None:
    words = Words(name)
    seen = set()
    for code, attribute, args in each(name):
        if code.startswith(SAID_ALONE) and not attribute and not code.startswith(COMMANDS):
            seen.add(code)
            assert words.say(code, **args).endswith((".", "?")), code
    assert seen == {
        code
        for code in chain.from_iterable(map(Words().catalogue.codes, SAID_ALONE))
        if not code.startswith(COMMANDS) and entries(name)[code].pieces.get("")
    }


@pytest.mark.parametrize("name", languages())
def test_a_record_without_a_hand_has_no_deck_that_is_as_it_was_promised(name: str) -> None:
    words = Words(name)
    said = {words.say("verify-summary", fair=fair, false=0, unknown=0, hands=fair) for fair in (0, 1, 2)}
    assert len(said) == 3
    assert not any("0" in text for text in said)
