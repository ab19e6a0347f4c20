"""No sentence for people lives in the rules rooms."""

from __future__ import annotations

import re

import pytest

from .codes import strings_in

RULES = ("cards", "table", "bourre", "bouillotte", "session", "record")
MOST_WORDS = 4
FOR_PROGRAMMERS = ("happenings.py",)
"""What the fields of each happening hold: read by whoever writes the words, never said."""


@pytest.mark.parametrize("room", RULES)
def test_the_rules_hold_no_sentence(room: str) -> None:
    found = []
    for file, node in strings_in(room):
        if file.name in FOR_PROGRAMMERS:
            continue
        text = str(node.value)
        if len(re.findall(r"[A-Za-z]{2,}", text)) > MOST_WORDS and not text.isupper():
            found.append(f"{file.name}:{node.lineno} {text}")
    assert not found
