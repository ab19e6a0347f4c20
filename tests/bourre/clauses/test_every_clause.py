"""No clause of the rules is without a ruling, and no code speaks of a clause that is not there."""

import ast
import re
from pathlib import Path

from brelan import bourre
from tests.clauses import BOURRE

EVERY_CLAUSE = {f"B-{part}-{number}" for part, last in BOURRE.items() for number in range(1, last + 1)}
RULING = re.compile(r"test_B_([A-Z]+)_([0-9]+)_[a-z]")


def ruled() -> set[str]:
    """The clauses that a test of this folder is named after."""
    found = set()
    for file in Path(__file__).parent.glob("test_*.py"):
        for node in ast.parse(file.read_text("utf-8")).body:
            ruling = RULING.match(node.name) if isinstance(node, ast.FunctionDef) else None
            if ruling:
                found.add(f"B-{ruling[1]}-{ruling[2]}")
    return found


def test_every_clause_has_a_ruling() -> None:
    assert ruled() == EVERY_CLAUSE
    assert len(EVERY_CLAUSE) == 45


def test_codes_and_switches_name_clauses_that_exist() -> None:
    named = {clause for clauses in bourre.CODES.values() for clause in clauses.split(", ")}
    named |= {switch.clause for switch in bourre.SWITCHES.values()}
    assert named <= EVERY_CLAUSE
