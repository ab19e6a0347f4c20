"""``brelan serve`` that cannot open says why, and what to do, in one line."""

from __future__ import annotations

import os
import socket
import sqlite3
import sys
from contextlib import closing
from pathlib import Path

import pytest

from brelan.web import serving
from brelan.words import Words, languages

from .terminal import brelan


@pytest.fixture(autouse=True)
def opened(monkeypatch: pytest.MonkeyPatch) -> list[tuple[object, ...]]:
    """The calls that would have opened the house."""
    calls: list[tuple[object, ...]] = []
    monkeypatch.setattr(serving, "serve", lambda *given, then: calls.append((*given, then)))
    return calls


@pytest.mark.parametrize("language", languages())
def test_a_port_that_is_taken(language: str, tmp_path: Path, opened: list[object]) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = str(other.getsockname()[1])
        run = brelan("--language", language, "serve", "--port", port, "--data", tmp_path)
    told = Words(language).say("serve-port-taken", host="127.0.0.1", port=port)
    assert (run.status, run.out, run.err) == (2, "", f"{told}\n")
    assert opened == []


def test_an_address_of_another_machine(tmp_path: Path, opened: list[object]) -> None:
    for host in ("192.0.2.1", "no such host", "a" * 80, "a..b"):
        run = brelan("serve", "--host", host, "--port", 0, "--data", tmp_path)
        assert run.status == 2
        assert run.err.startswith(f"“{host}” is no address of this machine. ")
    assert opened == []


def test_a_folder_that_cannot_be_made_and_a_file_that_is_none_of_ours(tmp_path: Path, opened: list[object]) -> None:
    (tmp_path / "notes.db").write_text("dear diary")
    run = brelan("serve", "--port", 0, "--data", tmp_path / "notes.db")
    assert (run.status, run.err.partition(",")[0]) == (2, f"{tmp_path / 'notes.db'} is no SQLite file")
    run = brelan("serve", "--port", 0, "--data", tmp_path / "notes.db" / "deeper")
    why = "a part of that path is no folder"
    assert (run.status, run.err) == (
        2,
        f"{tmp_path / 'notes.db' / 'deeper' / 'brelan.sqlite'} cannot be written: {why}.\n",
    )
    assert (tmp_path / "notes.db").read_text() == "dear diary"
    assert opened == []


@pytest.mark.parametrize("language", languages())
def test_a_database_in_which_no_tables_can_be_kept(language: str, tmp_path: Path, opened: list[object]) -> None:
    file = tmp_path / "house.db"
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("create table recipes (dish text)")
    run = brelan("--language", language, "serve", "--port", 0, "--data", file)
    told = Words(language).say("serve-shelf-foreign", file=str(file))
    assert (run.status, run.out, run.err) == (2, "", f"{told}\n")
    file.write_bytes(file.read_bytes()[:100] + b"U" * 8092)
    run = brelan("--language", language, "serve", "--port", 0, "--data", file)
    told = Words(language).say("serve-shelf-damaged", file=str(file))
    assert (run.status, run.out, run.err) == (2, "", f"{told}\n")
    for reason in ("shut", "busy", "full", "newer"):
        assert str(file) in Words(language).say(f"serve-shelf-{reason}", file=str(file))
    assert opened == []


def test_where_all_is_well_the_house_is_opened(tmp_path: Path, opened: list[object]) -> None:
    for _ in range(2):
        assert brelan("serve", "--port", 0, "--data", tmp_path / "deep" / "house.db").status == 0
    assert opened == [("127.0.0.1", 0, tmp_path / "deep" / "house.db", "", None)] * 2


def test_nobody_else_on_this_machine_can_read_the_decks_to_come(tmp_path: Path, opened: list[object]) -> None:
    before = os.umask(0)
    try:
        assert brelan("serve", "--port", 0, "--data", tmp_path / "house.db").status == 0
    finally:
        os.umask(before)
    assert (tmp_path / "house.db").stat().st_mode & 0o077 == 0
    assert opened


def test_a_relative_data_folder_is_not_used(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert serving.database(None) == tmp_path / "brelan" / "brelan.sqlite"
    for nowhere in ("here", "", "./here"):
        monkeypatch.setenv("XDG_DATA_HOME", nowhere)
        assert serving.database(None) == Path.home() / ".local" / "share" / "brelan" / "brelan.sqlite"


@pytest.mark.parametrize("language", languages())
def test_somebody_without_a_home_says_where_the_file_is_to_be(
    language: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, opened: list[object]
) -> None:
    def nowhere() -> Path:
        raise RuntimeError("Could not determine home directory.")

    monkeypatch.setattr(Path, "home", nowhere)
    monkeypatch.setenv("XDG_DATA_HOME", "")
    for command, option in ((("serve", "--port", 0), "--data"), (("play", "bourre"), "--record")):
        run = brelan("--language", language, *command)
        told = Words(language).say("cli-no-home", option=option)
        assert (run.status, run.out, run.err) == (2, "", f"{told}\n")
    assert opened == []
    assert brelan("play", "bourre", "--record", tmp_path / "a").status == 0
    assert brelan("play", "bourre", home=tmp_path).status == 0
