"""Every language says all that English says, of the same things, and says it itself."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from itertools import product
from typing import Any, Final, NamedTuple, TypeAlias

import pytest
from babel import Locale
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from brelan.record import GAMES
from brelan.table import AnyGame, Switch
from brelan.words import Words, languages
from brelan.words.catalogue import FALLBACK, language

from .codes import events
from .test_rules_of_the_house import ALONE, CLAUSES, LETTERS, LOUD, values_of

OTHERS = languages()[1:]
FOLDER = files("brelan.words") / "catalogues"
NAMES = tuple(f"Name{seat}" for seat in range(8))
PLURALS: Final = frozenset(("zero", "one", "two", "few", "many", "other"))
MOST_WAYS: Final = 3000
"""Combinations of arguments that a sentence is tried with."""
NUMBERS: Final = (0, 1, 2, 5, 1_000_000)
FREE: Final = {"web-profile": {"$game", "$profile"}}
"""Variables that a sentence is given though English does without them."""
SAME: Final = frozenset(
    (
        *(f"rank-{rank}" for rank in "AKQJ"),
        *(f"letter-{suit}" for suit in "shdc"),
        "rank-name-6",  # six in French
        "web-house",
        "web-game",
        "cli-game",
        "web-language-name",
        "web-seconds",
        "web-dealer-letter",
        "web-retourne",
        "web-state-bourre",
        "web-state-carre",
        "action-carre",
        "web-bot",
        "web-pot",
        "web-quick-pot",
        "web-quick-all",
        "typed-no",  # no in Spanish and Catalan
        "help-arguments",  # the same in French and Catalan
        "help-options",
        "help-usage-options",
        "odds-bourre-bourre",
        "cli-caves",
    )
)
CLAUSE: Final = re.compile(r"\b[BL]-[A-Z]+(?:-\d)?")
Pieces: TypeAlias = dict[str, ast.Pattern]


class Entry(NamedTuple):
    """A message: what it says by itself, under "", and under each of its attributes."""

    file: str
    pieces: Pieces


class Reading(Visitor):
    """What a sentence asks for: its variables, the words and numbers it selects on, the letters it writes itself."""

    def __init__(self, *pieces: ast.BaseNode) -> None:
        super().__init__()
        self.variables: set[str] = set()
        self.keys: dict[str, set[str]] = {}
        self.plain: list[str] = []
        for piece in pieces:
            self.visit(piece)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(f"${node.id.name}")

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.plain.append(node.value)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        if isinstance(node.selector, ast.VariableReference):
            found = self.keys.setdefault(f"${node.selector.id.name}", set())
            for variant in node.variants:
                key = variant.key
                found.add(key.name if isinstance(key, ast.Identifier) else key.value)
        self.generic_visit(node)


@cache
def bodies(name: str) -> dict[str, tuple[ast.EntryType, ...]]:
    """Every catalogue of a language, read."""
    parser = FluentParser(with_spans=False)
    texts = {entry.name: entry.read_text("utf-8") for entry in (FOLDER / name).iterdir() if entry.is_file()}
    return {file: tuple(parser.parse(text).body) for file, text in sorted(texts.items())}


@cache
def entries(name: str) -> dict[str, Entry]:
    """Every message of a language."""
    return {
        item.id.name: Entry(file, dict(_pieces(item)))
        for file, body in bodies(name).items()
        for item in body
        if isinstance(item, ast.Message)
    }


def _pieces(item: ast.Message) -> Iterator[tuple[str, ast.Pattern]]:
    if item.value is not None:
        yield "", item.value
    for attribute in item.attributes:
        yield attribute.id.name, attribute.value


def _words(keys: set[str]) -> set[str]:
    """Those of *keys* that are words of the rules, neither numbers nor plurals."""
    return {key for key in keys if not key.isdecimal()} - PLURALS


@cache
def ways(code: str) -> tuple[dict[str, Any], ...]:
    """Arguments that lead into every variant of the sentence in English, and into the plurals of any language."""
    asked = Reading(*entries(FALLBACK)[code].pieces.values())
    choices: dict[str, list[Any]] = {}
    for variable in sorted(asked.variables | FREE.get(code, set())):
        keys = asked.keys.get(variable, set())
        words = sorted(_words(keys))
        counted = any(key.isdecimal() or key == "one" for key in keys)
        numbers = sorted({*NUMBERS, *(int(key) for key in keys if key.isdecimal())}) if counted else []
        # Not a key of any sentence: leads into the variant that takes whatever is left.
        choices[variable[1:]] = [*words, *numbers, *([] if counted else [f"<{variable}>"])]
    combinations = [dict(zip(choices, values, strict=True)) for values in product(*choices.values())]
    assert len(combinations) <= MOST_WAYS, code
    return tuple(combinations)


def said(name: str, code: str, attribute: str, args: dict[str, Any]) -> str:
    """The sentence in the language itself, with no other behind it."""
    bundle = language(name).bundle
    message = bundle.get_message(code)
    pattern = message.attributes[attribute] if attribute else message.value
    assert pattern is not None
    text, errors = bundle.format_pattern(pattern, args)
    assert not errors, (code, attribute, args, errors)
    return re.sub(r"[ \n]+", " ", str(text)).strip(" ")


def each(name: str) -> Iterator[tuple[str, str, dict[str, Any]]]:
    """Every sentence that English has too, in every way it can be asked for."""
    ours = entries(name)
    for code, entry in entries(FALLBACK).items():
        for attribute in entry.pieces:
            if code in ours and attribute in ours[code].pieces:
                for args in ways(code):
                    yield code, attribute, args


def pairs(name: str) -> Iterator[tuple[str, Reading, Reading]]:
    """Every sentence as English and as the language builds it."""
    ours = entries(name)
    for code, entry in entries(FALLBACK).items():
        for attribute, piece in entry.pieces.items():
            if code in ours and attribute in ours[code].pieces:
                yield f"{code}.{attribute}", Reading(piece), Reading(ours[code].pieces[attribute])


def test_what_may_be_the_same_as_in_english_is_there_in_english() -> None:
    assert sorted(SAME - entries(FALLBACK).keys()) == []
    assert FREE.keys() <= entries(FALLBACK).keys()


@pytest.mark.parametrize("name", languages())
def test_a_catalogue_is_fluent_from_end_to_end_and_says_nothing_twice(name: str) -> None:
    found = [item for body in bodies(name).values() for item in body]
    assert [item.content for item in found if isinstance(item, ast.Junk)] == []
    codes = [item.id.name for item in found if isinstance(item, ast.Message | ast.Term)]
    assert sorted(code for code in set(codes) if codes.count(code) > 1) == []


@pytest.mark.parametrize("name", OTHERS)
def test_the_same_messages_with_the_same_attributes_in_the_same_files(name: str) -> None:
    assert bodies(name).keys() == bodies(FALLBACK).keys()
    english, ours = ({(code, each.file, *each.pieces) for code, each in entries(n).items()} for n in (FALLBACK, name))
    assert sorted(english - ours) == []
    assert sorted(ours - english) == []


@pytest.mark.parametrize("name", OTHERS)
def test_a_sentence_speaks_of_the_same_things(name: str) -> None:
    for place, english, ours in pairs(name):
        free = FREE.get(place.partition(".")[0], set())
        assert ours.variables - free == english.variables, place


@pytest.mark.parametrize("name", OTHERS)
def test_a_sentence_chooses_by_the_same_words_of_the_rules(name: str) -> None:
    for place, english, ours in pairs(name):
        for variable, keys in english.keys.items():
            assert _words(ours.keys.get(variable, set())) == _words(keys), (place, variable)


@pytest.mark.parametrize("name", OTHERS)
def test_plurals_are_those_of_the_language(name: str) -> None:
    known = {*Locale.parse(name, sep="-").plural_form.tags, "other"}
    for place, english, ours in pairs(name):
        for variable, keys in ours.keys.items():
            assert keys & PLURALS <= known | english.keys.get(variable, set()), (place, variable)


@pytest.mark.parametrize("name", OTHERS)
def test_every_sentence_can_be_said_in_the_language_itself(name: str) -> None:
    spoken = {(code, attribute) for code, attribute, args in each(name) if said(name, code, attribute, args)}
    assert spoken == {(code, piece) for code, entry in entries(FALLBACK).items() for piece in entry.pieces}


@pytest.mark.parametrize("name", OTHERS)
def test_what_is_a_sentence_in_english_is_one_in_the_language(name: str) -> None:
    for code, attribute, args in each(name):
        english, ours = (_end(said(spoken, code, attribute, args)) for spoken in (FALLBACK, name))
        assert ours == english, (code, attribute, args)


def _end(text: str) -> str:
    """What a sentence ends with; a full stop is as good as a question mark."""
    found = re.search(r"[.?!:]$", text.rstrip('»”")] '))
    return "" if found is None else found[0].replace("?", ".").replace("!", ".")


@pytest.mark.parametrize("name", OTHERS)
def test_nothing_is_left_in_english(name: str) -> None:
    for code, entry in entries(FALLBACK).items():
        for attribute, piece in entry.pieces.items():
            if code in SAME or not any(letter.isalpha() for letter in "".join(Reading(piece).plain)):
                continue
            texts = [(said(FALLBACK, code, attribute, args), said(name, code, attribute, args)) for args in ways(code)]
            assert any(english != ours for english, ours in texts), (code, attribute)


@pytest.mark.parametrize("name", OTHERS)
def test_what_happens_is_told_to_the_others_and_to_whom_it_happens(name: str) -> None:
    words = Words(name)
    for event, seats in events():
        others = words.happening(event, NAMES)
        assert others.endswith("."), event
        for seat in range(seats):
            if NAMES[seat] in others:
                own = words.happening(event, NAMES, seat)
                assert own.endswith("."), event
                assert NAMES[seat] not in own, event


@pytest.mark.parametrize("name", OTHERS)
def test_clauses_name_the_same_clauses(name: str) -> None:
    for code, attribute, args in each(name):
        if code.startswith("clause-"):
            english, ours = (said(spoken, code, attribute, args) for spoken in (FALLBACK, name))
            assert sorted(CLAUSE.findall(ours)) == sorted(CLAUSE.findall(english)), (code, args)


@pytest.mark.parametrize("name", OTHERS)
@pytest.mark.parametrize("game", list(GAMES.values()), ids=lambda game: game.name)
def test_the_rules_of_every_house_are_read_from_end_to_end(name: str, game: AnyGame) -> None:
    words, letter = Words(name), LETTERS[game.name]
    sections = {words.say(f"section-{letter}-{section}") for section in CLAUSES[game.name]}
    for profile in game.profiles.values():
        told = words.rules(letter, profile.values)
        assert len(told) == sum(CLAUSES[game.name].values())
        assert {clause.section for clause in told} == sections
        for clause in told:
            assert clause.text.endswith((".", "?", ")")), clause.name
            assert clause.text.lstrip("¿¡«“( ")[0].isupper(), clause.name


@pytest.mark.parametrize("name", OTHERS)
@pytest.mark.parametrize(
    ("game", "switch"),
    [(game, switch) for game in GAMES.values() for switch in game.switches.values()],
    ids=lambda value: value.name,
)
def test_every_value_of_every_switch_is_heard(name: str, game: AnyGame, switch: Switch) -> None:
    words = Words(name)
    base = {**game.profiles[game.default_profile].values, **LOUD[game.name], **ALONE.get(switch.name, {})}
    houses = [{**base, switch.name: value} for value in values_of(switch)]
    rules = ["\n".join(clause.text for clause in words.rules(LETTERS[game.name], house)) for house in houses]
    assert len(set(rules)) == len(rules) > 1
    short = [words.switch(switch.name, value) for value in values_of(switch)]
    assert len(set(short)) == len(short)
