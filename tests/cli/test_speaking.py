"""The command line in the language of the machine, or the one asked for: help, titles, long lines, poor terminals."""

from __future__ import annotations

import io
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from typer.main import get_command

from brelan.cli.app import app
from brelan.cli.say import broken, shown, spoken_here
from brelan.words import Words, languages

from .terminal import VECTORS, brelan

OTHERS = languages()[1:]


@pytest.mark.parametrize(
    ("environ", "language"),
    [
        ({}, "en"),
        ({"LANG": "C"}, "en"),
        ({"LANG": "C.UTF-8", "LANGUAGE": "fr"}, "en"),
        ({"LANG": "POSIX"}, "en"),
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "fr_CA"}, "fr"),
        ({"LANG": "es_MX.UTF-8"}, "es"),
        ({"LANG": "ca_ES@valencia"}, "ca"),
        ({"LANG": "pt_PT.UTF-8"}, "pt-PT"),
        ({"LANG": "pt_BR.UTF-8"}, "pt-PT"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "de_DE.UTF-8", "LANGUAGE": "de:es:fr"}, "es"),
        ({"LANG": "fr_FR.UTF-8", "LANGUAGE": "en_GB:fr"}, "en"),
        ({"LANG": "fr_FR.UTF-8", "LC_MESSAGES": "es_ES.UTF-8"}, "es"),
        ({"LANG": "fr_FR.UTF-8", "LC_MESSAGES": "es_ES.UTF-8", "LC_ALL": "ca_ES.UTF-8"}, "ca"),
        ({"LANG": "fr_FR.UTF-8", "LC_ALL": ""}, "fr"),
        ({"LANG": "_"}, "en"),
    ],
)
def test_the_language_of_the_machine(environ: dict[str, str], language: str) -> None:
    assert spoken_here(environ) == language


def test_the_machine_is_heard_and_the_person_before_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_MESSAGES", "fr_FR.UTF-8")
    assert "Bouillotte du XIXe siècle" in brelan("profiles", "bouillotte").out
    assert "Bouillotte del siglo XIX" in brelan("--language", "es", "profiles", "bouillotte").out
    assert "Bouillotte of the nineteenth century" in brelan("--language", "en", "profiles", "bouillotte").out
    assert brelan("--language", "xx", "profiles").status == 2


@pytest.mark.parametrize(
    ("asked", "title"),
    [
        ("pt", "Bouillotte do século XIX"),
        ("PT-br", "Bouillotte do século XIX"),
        ("FR", "Bouillotte du XIXe siècle"),
        ("fr_CA.UTF-8", "Bouillotte du XIXe siècle"),
        ("EN", "Bouillotte of the nineteenth century"),
        ("en_GB", "Bouillotte of the nineteenth century"),
    ],
)
def test_a_language_is_known_by_any_of_its_codes(asked: str, title: str) -> None:
    assert title in brelan("--language", asked, "profiles", "bouillotte").out


@pytest.mark.parametrize("language", OTHERS)
def test_houses_are_called_by_their_title_in_the_language(language: str, tmp_path: Path) -> None:
    title = Words(language).title("bourre", "louisiana", "")
    assert title
    for done in (
        brelan("--language", language, "rules", "bourre"),
        brelan("--language", language, "profiles", "bourre"),
        brelan("--language", language, "play", "bourre", "--seed", 1, home=tmp_path),
        brelan("--language", language, "replay", VECTORS / "bourre-pub-0.toml"),
    ):
        assert title in done.out


def test_a_house_of_ones_own_keeps_its_title(tmp_path: Path) -> None:
    house = tmp_path / "ours.toml"
    house.write_text('title = "Chez nous"\nlimit = 20\n', "utf-8")
    assert "Chez nous" in brelan("--language", "es", "rules", "bourre", "--profile-file", house).out


def commands() -> Iterator[tuple[str, Any]]:
    """Every command by the name its texts have, and its options."""
    root: Any = get_command(app)
    waiting = [("brelan", root)]
    while waiting:
        name, command = waiting.pop()
        yield name, command
        path = "" if name == "brelan" else f"{name}-"
        waiting += [(f"{path}{each}", below) for each, below in getattr(command, "commands", {}).items()]


def joined(text: str) -> str:
    return " ".join(text.split())


def test_the_english_of_the_help_is_that_of_the_commands() -> None:
    say, has = Words().say, Words().catalogue.has
    used = {"help-usage", "help-options", "help-arguments", "help-commands", "help-default", "help-required"}
    used |= {"help-of-any-help", "help-usage-options", "help-usage-command", "help-kind"}
    for name, command in commands():
        code = f"help-command-{name}"
        if not has(code):
            # A command that is told in English only so far.
            continue
        parts = [joined(part) for part in command.help.split("\n\n") if not part.startswith("\b")]
        more = [part for part in ("more", "sheet") if has(code, part)]
        told = [say(code), *(Words().catalogue.say(code, {}, part) for part in more)]
        assert parts == told
        used.add(code)
        for param in command.params:
            found = [code for code in (f"help-of-{name}-{param.name}", f"help-of-any-{param.name}") if has(code)]
            assert found, (name, param.name)
            assert joined(param.help) == say(found[0])
            used.add(found[0])
    errors = set(Words().catalogue.codes("help-error-"))
    assert set(Words().catalogue.codes("help-")) - errors == used
    assert len(used) > 50


def test_the_help_names_what_an_option_takes_and_no_type_of_a_program() -> None:
    for name, _ in commands():
        out = brelan(*([] if name == "brelan" else name.split("-")), "--help").out
        assert not re.search(r"<(str|int|float|path|list)|range>", out), name
    assert "--hands <number>" in brelan("watch", "--help").out
    for kind in ("number", "text", "file"):
        assert Words().say("help-kind", kind=kind) == kind


@pytest.mark.parametrize("language", OTHERS)
def test_help_is_told_in_the_language(language: str) -> None:
    words = Words(language)
    for name, command in commands():
        if not words.catalogue.has(f"help-command-{name}"):
            continue
        path = [] if name == "brelan" else name.split("-")
        out = joined(brelan("--language", language, *path, "--help").out)
        assert joined(words.say(f"help-command-{name}")) in out
        assert joined(words.say("help-of-any-help")) in out
        assert "Show this message" not in out
        assert not re.search(r"<(str|int|float|path|list)|\[ARGS\]|range>", out)
        assert out.startswith(joined(words.say("help-usage")))
        for param in command.params:
            own = f"help-of-{name}-{param.name}"
            code = own if words.catalogue.has(own) else f"help-of-any-{param.name}"
            assert not words.catalogue.has(code) or joined(words.say(code)) in out


def test_no_command_at_all_is_answered_with_help_by_the_real_entry_point() -> None:
    code = "from brelan.cli import main; main()"
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, check=False)
    assert run.returncode == 2
    assert run.stderr.startswith(b"Usage: brelan ")


def test_examples_stay_as_they_are_typed() -> None:
    assert (
        "brelan arena bourre strong,plain,plain,random,random --hands 20000"
        in brelan("--language", "fr", "arena", "--help").out
    )


@given(st.text("ab cd   éf", max_size=200), st.integers(10, 60))
def test_a_long_line_is_broken_and_nothing_is_lost(text: str, width: int) -> None:
    rows = broken(text, width)
    assert "".join("".join(rows).split()) == "".join(text.split())
    longest = max((len(item) for item in text.split("   " if "   " in text.strip(" ") else " ")), default=0)
    assert all(len(row) <= max(width, len(text) - len(text.lstrip(" ")) + 2 + longest) for row in rows)


def test_a_list_is_broken_between_its_items() -> None:
    assert broken("  1 passer   2 ouvrir à 5   3 ouvrir à 100", 26) == [
        "  1 passer   2 ouvrir à 5",
        "    3 ouvrir à 100",
    ]
    assert broken("En toutes lettres", 10) == ["En toutes", "  lettres"]
    assert broken("kurz", 10) == ["kurz"]


@pytest.mark.parametrize(
    ("encoding", "said"),
    [
        ("utf-8", "«\u00a0cœur\u00a0»\u202f; l’été…"),
        ("latin-1", "«\u00a0coeur\u00a0» ; l'été..."),
        ("ascii", '" coeur " ; l\'ete...'),
    ],
)
def test_what_a_terminal_lacks_is_said_plainly(encoding: str, said: str) -> None:
    stream = io.TextIOWrapper(io.BytesIO(), encoding=encoding)
    assert shown("«\u00a0cœur\u00a0»\u202f; l’été…", stream) == said
    stream.write(said)


def test_nothing_is_obeyed_by_a_terminal() -> None:
    stream = io.TextIOWrapper(io.BytesIO(), encoding="ascii")
    assert shown("a\x1b[2Jb", stream) == "a.[2Jb"
