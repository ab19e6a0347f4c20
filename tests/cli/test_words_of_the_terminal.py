"""Every sentence the terminal asks for is there, is given what it needs, and none lies there unused."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from brelan.words import Words

SOURCE = Path(__file__).parents[2] / "src" / "brelan"
CATALOGUES = SOURCE / "words" / "catalogues" / "en"
FILES = sorted((SOURCE / "cli").glob("*.py"))


class Saying(NamedTuple):
    """One ``say("code", …)`` in the source."""

    place: str
    code: str
    given: frozenset[str]
    whole: bool
    """Whether all that it is given can be seen here."""


class Variables(Visitor):
    """Which variables a message refers to."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.names.add(node.id.name)


@cache
def messages(file: str) -> dict[str, set[str]]:
    """The messages of a catalogue, each with its variables."""
    found = {}
    for entry in FluentParser().parse((CATALOGUES / file).read_text("utf-8")).body:
        if isinstance(entry, ftl.Message):
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.names
    return found


def sayings() -> Iterator[Saying]:
    """Every saying of the terminal with a fixed code. Dictionaries made in the same function may be passed on whole."""
    for file in FILES:
        for function in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(function, ast.FunctionDef):
                passed = frozenset(
                    key.value
                    for node in ast.walk(function)
                    if isinstance(node, ast.Dict)
                    for key in node.keys
                    if isinstance(key, ast.Constant) and isinstance(key.value, str)
                )
                for call in ast.walk(function):
                    if isinstance(call, ast.Call) and getattr(call.func, "attr", "") == "say" and call.args:
                        yield from _sayings(call, passed, f"{file.name}:{call.lineno}")


def _sayings(call: ast.Call, passed: frozenset[str], place: str) -> Iterator[Saying]:
    names = frozenset(keyword.arg for keyword in call.keywords if keyword.arg)
    others = [keyword.value for keyword in call.keywords if not keyword.arg]
    given = names | passed if others else names
    if isinstance(call.args[0], ast.JoinedStr):
        return
    for node in ast.walk(call.args[0]):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield Saying(place, node.value, given, not any(isinstance(other, ast.Call) for other in others))


@cache
def texts() -> set[str]:
    """Every piece of text in the source of the terminal."""
    found = set()
    for file in FILES:
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                found.add(node.value)
    return found


@pytest.mark.parametrize("saying", sorted(sayings()), ids=lambda saying: f"{saying.place}-{saying.code}")
def test_a_saying_has_its_sentence_and_is_given_what_that_needs(saying: Saying) -> None:
    known = {code: names for file in CATALOGUES.glob("*.ftl") for code, names in messages(file.name).items()}
    assert saying.code in known
    assert not saying.whole or known[saying.code] <= saying.given


def test_the_source_is_read_at_all() -> None:
    assert len({saying.code for saying in sayings()}) > 50


@pytest.mark.parametrize("code", sorted(messages("cli.ftl")))
def test_no_sentence_of_the_terminal_lies_unused(code: str) -> None:
    assert code in texts()


@pytest.mark.parametrize("verb", ["pass", "play", "draw", "card", "correct", "early", "restock", "carre", "decline"])
def test_every_move_has_a_name(verb: str) -> None:
    assert Words().catalogue.has(f"action-{verb}")
