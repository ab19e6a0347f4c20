"""A file that is not TOML is told where and why, in our own words and in the language."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from brelan.cli.say import speak
from brelan.cli.unread import toml_trouble
from brelan.words import Words, languages

from .terminal import brelan

WRONG = {
    "twice": ["a = 1\na = 2", "[a]\n[a]", "a = {b = 1, b = 2}", "a = 1\n[a.b]"],
    "open": ["a = [1, 2", 'a = "x', "[a", "a = '''x"],
    "sign": ["a = '\x01'", "a = 1 # \x00", 'a = "\\q"'],
    "value": ["a =", "a = yes", "a = 2024-02-30", "a = [,]"],
    "line": ["=", "a", "a b = 1", "a = 1 b = 2"],
}
EVERY_ONE = [(kind, text) for kind, texts in WRONG.items() for text in texts]


@pytest.mark.parametrize(("kind", "text"), EVERY_ONE)
def test_each_complaint_of_the_reader_has_words(kind: str, text: str) -> None:
    speak("")
    with pytest.raises(tomllib.TOMLDecodeError) as found:
        tomllib.loads(text)
    told = toml_trouble(str(found.value).rpartition(" (at ")[0])
    assert told in {Words().say(f"toml-{each}") for each in WRONG}
    assert told == Words().say(f"toml-{kind}")


def test_a_complaint_nobody_knows_is_left_out() -> None:
    assert toml_trouble("The moon is full") == "none"


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("text", ["limit =", "limit", "limit = 1\nlimit = 2"])
def test_a_house_or_a_record_that_is_not_toml(language: str, text: str, tmp_path: Path) -> None:
    (tmp_path / "a").write_text(text, "utf-8")
    known = [Words(language).say(f"toml-{kind}") for kind in WRONG]
    for words in (["rules", "bourre", "--profile-file", tmp_path / "a"], ["replay", tmp_path / "a"]):
        run = brelan("--language", language, *words)
        assert (run.status, run.out, run.err.count("\n")) == (2, "", 1)
        assert any(told in run.err for told in known), run.err
        assert "(at" not in run.err


def test_a_house_that_is_no_text(tmp_path: Path) -> None:
    (tmp_path / "a").write_bytes(b"limit = \xff")
    assert (
        brelan("rules", "bourre", "--profile-file", tmp_path / "a").err == "“a” is not TOML: byte 9, not UTF-8 text.\n"
    )
    (tmp_path / "a").write_bytes(b"limit = " + b"[" * 5000)
    assert brelan("rules", "bourre", "--profile-file", tmp_path / "a").err == "“a” is not TOML: nested too deeply.\n"
