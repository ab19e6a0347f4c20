"""What a sentence needs besides its words: elisions, *e* for *y*, the spaces of French, the decimal sign."""

from __future__ import annotations

import re
from collections.abc import Iterator
from decimal import Decimal
from typing import Final

import pytest
from fluent.syntax import ast

from brelan.record import GAMES
from brelan.table import Happening
from brelan.words import Words, languages
from brelan.words.grammar import elides

from .test_languages import each, entries, said

UNBROKEN: Final = "\u00a0\u202f"
NAMES: Final = frozenset(("who", "whom", "name", "names"))


@pytest.mark.parametrize(
    ("names", "listed"),
    [
        (["Ana", "Irene"], "Ana e Irene"),
        (["Ana", "Inés"], "Ana e Inés"),
        (["Ana", "Íñigo"], "Ana e Íñigo"),
        (["Ana", "Bea", "Hilda"], "Ana, Bea e Hilda"),
        (["Ana", "Yves"], "Ana e Yves"),
        (["Ana", "Yolanda"], "Ana y Yolanda"),
        (["Ana", "Hierro"], "Ana y Hierro"),
        (["Irene", "Ana"], "Irene y Ana"),
        (["Irene"], "Irene"),
        ([], ""),
    ],
)
def test_y_becomes_e_before_the_sound_of_i(names: list[str], listed: str) -> None:
    assert Words("es").listed(names) == listed


def test_no_other_language_has_that_rule() -> None:
    said = {name: Words(name).listed(["Ana", "Irene"]) for name in languages()}
    assert said == {
        "en": "Ana and Irene",
        "fr": "Ana et Irene",
        "es": "Ana e Irene",
        "ca": "Ana i Irene",
        "pt-PT": "Ana e Irene",
    }


@pytest.mark.parametrize(
    ("name", "short"),
    [("Ana", True), ("Élodie", True), ("Œdipe", True), ("Yves", True), ("Yann", False), ("Hugo", False), ("Cy", False)],
)
def test_de_loses_its_vowel_before_another(name: str, short: bool) -> None:
    assert elides(name) == short
    event = Happening("carre_takes", 0, amount=4, clause="L-BET-9")
    for language in ("fr", "ca"):
        assert f"{'d’' if short else 'de '}{name}," in Words(language).happening(event, [name])


@pytest.mark.parametrize("language", ["fr", "ca"])
def test_no_name_stands_behind_a_word_that_might_have_to_be_shortened(language: str) -> None:
    found = [
        (code, before)
        for code, entry in entries(language).items()
        for piece in entry.pieces.values()
        for before in behind_names(piece)
        if re.search(r"\b(de|que|le|la|el)\s$", before, re.IGNORECASE)
    ]
    assert found == []


def behind_names(pattern: ast.Pattern) -> Iterator[str]:
    """The text before every name in *pattern*."""
    text = ""
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            text = element.value
            continue
        inner = element.expression
        if isinstance(inner, ast.VariableReference) and inner.id.name in NAMES:
            yield text
        if isinstance(inner, ast.SelectExpression):
            for variant in inner.variants:
                yield from behind_names(variant.value)
        text = ""


def test_french_has_a_space_that_does_not_break_before_double_signs_and_within_quotation_marks() -> None:
    """The names and files put into a sentence here have no spaces themselves."""
    wrong = set()
    for code, attribute, args in each("fr"):
        text = said("fr", code, attribute, args)
        loose = re.search(rf"(?<![{UNBROKEN}])[;?!»](?=\W|$)|(?<![{UNBROKEN}]):(?=\s|$)|«(?![{UNBROKEN}])", text)
        if loose is not None and not code.startswith("typed-"):
            wrong.add(f"{code}: {text[max(0, loose.start() - 20) : loose.end() + 10]}")
    assert sorted(wrong) == []


@pytest.mark.parametrize("language", [name for name in languages() if name != "fr"])
def test_elsewhere_these_signs_stand_close(language: str) -> None:
    wrong = {
        f"{code}: {text}"
        for code, attribute, args in each(language)
        if not code.startswith("typed-")
        and re.search(r"\s[;!»](\s|$)|\s:\s|«\s", text := said(language, code, attribute, args))
    }
    assert sorted(wrong) == []


def test_a_space_that_does_not_break_comes_through_and_lines_are_joined() -> None:
    assert "\u00a0»" in Words("fr").say("odds-no-card", piece="Zz")
    for language in languages():
        for code, attribute, args in each(language):
            text = Words(language).catalogue.say(code, args, attribute)
            assert not re.search(r"[\n\t]| {2}|^ | $", text), code


@pytest.mark.parametrize(
    ("language", "percent", "whole", "decimal"),
    [
        ("en", "12.50%", "50%", "1,234.5"),
        ("fr", "12,50\u00a0%", "50\u00a0%", "1\u202f234,5"),
        ("es", "12,50\u00a0%", "50\u00a0%", "1.234,5"),
        ("ca", "12,50\u00a0%", "50\u00a0%", "1.234,5"),
        ("pt-PT", "12,50%", "50%", "1\u00a0234,5"),
    ],
)
def test_numbers_have_the_signs_of_the_language(language: str, percent: str, whole: str, decimal: str) -> None:
    words = Words(language)
    assert words.percent(0.125, 2) == percent
    assert words.percent(Decimal("0.5")) == whole
    assert words.decimal(1234.5, 1) == decimal


@pytest.mark.parametrize("language", languages())
def test_the_houses_that_come_with_a_game_have_titles_in_every_language(language: str) -> None:
    words = Words(language)
    titles = [
        words.title(game.name, profile.name, profile.title)
        for game in GAMES.values()
        for profile in game.profiles.values()
    ]
    english = [profile.title for game in GAMES.values() for profile in game.profiles.values()]
    assert len(set(titles)) == len(titles)
    assert words.title("bourre", "ours", "Chez nous") == "Chez nous"
    if language == "en":
        assert titles == english
    else:
        # The name of an island is the same everywhere.
        assert [ours for ours, theirs in zip(titles, english, strict=True) if ours == theirs] == []
