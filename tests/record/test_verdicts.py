"""What can be said of a deck, and which of it is an accusation."""

from __future__ import annotations

import pytest

from brelan import bourre
from brelan.record import read_text, verify, write
from brelan.session import Session, Table, repeatable_seeds

PROMISE = "commitment = "


def dealt() -> str:
    """The record of one dealt hand."""
    session = Session.open(bourre.GAME, bourre.house(), ["Ana", "Bea", "Cy", "Dot", "Eli"], 2)
    table = Table(session, repeatable_seeds(1))
    table.deal(20)
    return write(table.session)


def without_promise(text: str) -> str:
    start = text.index(PROMISE)
    return text[:start] + text[text.index("cut = ", start) :]


@pytest.mark.parametrize(
    ("text", "code", "fair", "false"),
    [
        (dealt(), "fair", True, False),
        (without_promise(dealt()), "no_commitment", False, False),
        (dealt().replace("cut = 20", "cut = 21"), "wrong_deck", False, True),
        (dealt().replace(f'{PROMISE}"', f'{PROMISE}"0'), "wrong_commitment", False, True),
        ("\n".join(line for line in dealt().splitlines() if "shuffle" not in line), "no_shuffle", False, False),
    ],
    ids=["fair", "no commitment", "another cut", "another promise", "no shuffle"],
)
def test_a_verdict_is_fair_or_false_or_neither(text: str, code: str, fair: bool, false: bool) -> None:
    (verdict,) = verify(read_text(text))
    assert verdict == (1, code)
    assert verdict.fair is fair
    assert verdict.false is false
