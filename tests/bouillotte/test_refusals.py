"""Refusals: which rule is named first, and that the list of codes is complete."""

from __future__ import annotations

import ast
import inspect

import pytest

from brelan import bouillotte
from brelan.bouillotte import CODES, refuse
from brelan.table import CHANCE, Action, IllegalError

from .dealing import dealt, refused, said

OPENED = "p4 decline, p4 open 6"

CASES = [
    # what has been said, what is tried, code, clause
    ("p4 decline, p4 pass, p3 pass, p2 pass, p1 pass", "p4 carre", "hand_over", "L-BET-9"),
    ("p4 carre, p3 decline, p3 pass, p2 pass, p1 pass", "p9 fold", "hand_over", "L-BET-9"),
    (f"{OPENED}, p3 fold, p2 fold, p1 fold", "p3 fold", "hand_over", "L-BET-6"),
    (f"{OPENED}, p3 fold, p2 fold, p1 call", "p4 no-more", "hand_over", "L-BET-8"),
    ("", "p5 carre", "no_such_seat", "L-TABLE-1"),
    ("", "p3 fold", "not_your_turn", "L-CARRE-2"),
    (OPENED, "p2 carre", "not_your_turn", "L-BET-1"),
    ("", "p4 pass", "blind_bets_first", "L-CARRE-2"),
    ("p4 decline", "p4 decline", "blind_bets_over", "L-CARRE-2"),
    (OPENED, "p3 carre", "blind_bets_over", "L-CARRE-2"),
    ("p4 decline", "p4 call", "not_opened", "L-BET-2"),
    (OPENED, "p3 pass", "already_opened", "L-BET-4"),
    (OPENED, "p3 open 500", "already_opened", "L-BET-4"),
    (OPENED, "p3 no-more", "answer_first", "L-BET-8"),
    (f"{OPENED}, p3 call, p2 fold, p1 fold", "p3 call", "all_have_answered", "L-BET-8"),
    (f"{OPENED}, p3 call, p2 fold, p1 fold", "p3 pass", "already_opened", "L-BET-4"),
    ("p4 decline", "p4 open 0", "open_too_low", "L-BET-3"),
    ("p4 decline", "p4 open 101", "more_than_cave", "L-TABLE-1"),
    (OPENED, "p3 raise 6", "raise_too_low", "L-BET-4"),
    (OPENED, "p3 raise 999999999999", "more_than_cave", "L-TABLE-1"),
]


@pytest.mark.parametrize(("before", "tried", "code", "clause"), CASES)
def test_the_first_rule_that_is_broken(before: str, tried: str, code: str, clause: str) -> None:
    assert refused(said(dealt(), before), tried)[:2] == (code, clause)


def test_too_few_chips_come_before_the_amount() -> None:
    hand = said(dealt(caves=[9, 9, 4, 9]), OPENED)
    assert refused(hand, "p3 raise 5").code == "too_few_to_raise"
    hand = said(dealt(caves=[9, 9, 9, 5]), "p4 decline, p4 open 5, p3 fold, p2 fold")
    assert refused(hand, "p1 raise 99").code == "nobody_can_answer"
    hand = said(dealt(caves=[9, 9, 3, 9]), "p4 carre, p3 carre, p2 carre, p1 decline, p1 pass, p4 pass")
    assert refused(hand, "p3 open 1").code == "too_few_to_open"


@pytest.mark.parametrize(
    "action",
    [
        Action(3, "play"),
        Action(3, ""),
        Action(3, "carre", amount=1),
        Action(3, "carre", cards=1),
        Action(3, "carre", order=(1, 2)),
    ],
)
def test_what_is_no_word_of_the_game(action: Action) -> None:
    refusal = dealt().refusal(action)
    assert refusal is not None
    assert refusal[:2] == ("unknown_action", "L-CARRE-2")
    later = said(dealt(), "p4 decline").refusal(action)
    assert later is not None
    assert later[:2] == ("unknown_action", "L-BET-4")


def test_chance_has_no_seat() -> None:
    refusal = dealt().refusal(Action(CHANCE, "restock", order=(1,)))
    assert refusal is not None
    assert refusal[:] == ("no_such_seat", "L-TABLE-1", {"seat": ""})
    far = dealt().refusal(Action(1000, "fold"))
    assert far is not None
    assert far.args == {"seat": "p1001"}


def test_a_refused_action_is_an_error_to_apply() -> None:
    hand = dealt()
    with pytest.raises(IllegalError) as caught:
        hand.apply(bouillotte.read("p4 pass"))
    assert caught.value.refusal.code == "blind_bets_first"
    assert caught.value.refusal == hand.accepts(bouillotte.read("p4 pass"))


def written_codes() -> dict[str, set[str]]:
    """Every code that the source gives a refusal, with the clauses beside it; a choice of two gives both."""
    found: dict[str, set[str]] = {}
    for node in ast.walk(ast.parse(inspect.getsource(refuse))):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Refusal":
            codes, clauses = (
                {part.value for part in ast.walk(argument) if isinstance(part, ast.Constant)}
                for argument in node.args[:2]
            )
            for code in codes & set(CODES) | {code for code in codes if "_" in str(code)}:
                found.setdefault(str(code), set()).update(str(clause) for clause in clauses if "L-" in str(clause))
    return found


def test_every_code_is_listed_with_its_clauses() -> None:
    written = written_codes()
    assert set(written) == set(CODES)
    for code, clauses in written.items():
        listed = set(CODES[code].split(", "))
        assert clauses <= listed
        assert clauses == listed or code in ("hand_over", "not_your_turn", "unknown_action")
