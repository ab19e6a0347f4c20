"""Every clause has its ruling: a test named after it."""

from __future__ import annotations

import ast
import re
from collections import Counter
from functools import cache
from pathlib import Path

import pytest

from brelan.bouillotte import CODES, SWITCHES, refuse
from tests.clauses import BOUILLOTTE

ALL = [f"L-{chapter}-{number}" for chapter, most in BOUILLOTTE.items() for number in range(1, most + 1)]


@cache
def rulings() -> Counter[str]:
    """How many tests of this folder are named after each clause."""
    found: Counter[str] = Counter()
    for file in Path(__file__).parent.glob("test_*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef):
                named = re.match(r"test_L_([A-Z]+)_(\d+)_", node.name)
                found.update([f"L-{named[1]}-{named[2]}"] if named else [])
    return found


@pytest.mark.parametrize("clause", ALL)
def test_no_clause_is_without_a_ruling(clause: str) -> None:
    assert rulings()[clause] > 0


def test_no_ruling_names_a_clause_that_does_not_exist() -> None:
    assert set(rulings()) == set(ALL)


def test_switches_and_refusals_name_clauses_that_exist() -> None:
    named = [switch.clause for switch in SWITCHES.values()]
    named += [clause for clauses in CODES.values() for clause in clauses.split(", ")]
    assert set(named) <= set(ALL)


def test_whatever_the_source_calls_a_clause_is_one() -> None:
    for file in Path(refuse.__file__).parent.glob("*.py"):
        assert set(re.findall(r"L-[A-Z]+-\d+", file.read_text(encoding="utf-8"))) <= set(ALL), file.name
