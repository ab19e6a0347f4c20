"""The browser is opened for a person who starts the house by hand in front of a screen, and for nobody else."""

from __future__ import annotations

import socket
import sys
import webbrowser
from threading import Event

import pytest
import uvicorn

from brelan.cli import browser
from brelan.web import serving
from tests.loop import finished
from tests.patience import PATIENCE

SCREEN = {"DISPLAY": ":0"}


class Browser(webbrowser.BaseBrowser):
    """Keeps what it was asked to open."""

    def __init__(self) -> None:
        super().__init__()
        self.opened: list[str] = []
        self.done = Event()

    def open(self, url: str, new: int = 0, autoraise: bool = True) -> bool:
        """Keep *url*."""
        self.opened.append(url)
        self.done.set()
        return True


@pytest.fixture
def at_a_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    for stream in (sys.stdin, sys.stdout):
        monkeypatch.setattr(stream, "isatty", lambda: True)
    monkeypatch.setattr(sys, "platform", "linux")


@pytest.mark.usefixtures("at_a_terminal")
def test_somebody_looks() -> None:
    for host in ("127.0.0.1", "0.0.0.0", "localhost"):
        assert browser.somebody_looks(host, "", SCREEN)
    assert browser.somebody_looks("127.0.0.1", "", {"WAYLAND_DISPLAY": "wayland-0"})


@pytest.mark.usefixtures("at_a_terminal")
@pytest.mark.parametrize(
    ("host", "root_path", "environment"),
    [
        ("192.0.2.1", "", SCREEN),
        ("127.0.0.1", "/cards", SCREEN),
        ("127.0.0.1", "", {}),
        ("127.0.0.1", "", {**SCREEN, "CI": "true"}),
        ("127.0.0.1", "", {**SCREEN, "SSH_CONNECTION": "192.0.2.1 1 192.0.2.2 22"}),
    ],
)
def test_nobody_looks(host: str, root_path: str, environment: dict[str, str]) -> None:
    assert not browser.somebody_looks(host, root_path, environment)


@pytest.mark.usefixtures("at_a_terminal")
def test_other_systems_always_have_a_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    for system in ("win32", "darwin"):
        monkeypatch.setattr(sys, "platform", system)
        assert browser.somebody_looks("127.0.0.1", "", {})


@pytest.mark.parametrize("piped", ["stdin", "stdout"])
@pytest.mark.usefixtures("at_a_terminal")
def test_without_a_terminal_nobody_looks(piped: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(getattr(sys, piped), "isatty", lambda: False)
    assert not browser.somebody_looks("127.0.0.1", "", SCREEN)


def test_it_is_only_opened_when_it_is_wanted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(browser, "somebody_looks", lambda *_: True)
    assert browser.opener(True, "127.0.0.1", "") is browser.show
    assert browser.opener(False, "127.0.0.1", "") is None
    monkeypatch.setattr(browser, "somebody_looks", lambda *_: False)
    assert browser.opener(True, "127.0.0.1", "") is None


def test_it_is_shown_by_the_browser_of_the_machine(monkeypatch: pytest.MonkeyPatch) -> None:
    found = Browser()
    monkeypatch.setattr(webbrowser, "get", lambda: found)
    browser.show("http://localhost:8000/")
    assert found.done.wait(PATIENCE)
    assert found.opened == ["http://localhost:8000/"]


def test_no_browser_is_no_trouble_and_one_in_the_terminal_is_left_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    def none() -> webbrowser.BaseBrowser:
        raise webbrowser.Error("could not locate runnable browser")

    monkeypatch.setattr(webbrowser, "get", none)
    browser._shown("http://localhost:8000/")
    ran: list[str] = []
    monkeypatch.setattr(webbrowser.GenericBrowser, "open", lambda _self, url: ran.append(url))
    monkeypatch.setattr(webbrowser, "get", lambda: webbrowser.GenericBrowser("lynx"))
    browser._shown("http://localhost:8000/")
    assert ran == []


async def _nothing(_scope: object, _receive: object, _send: object) -> None:
    raise AssertionError("nobody has asked for anything")


def test_the_house_gives_its_address_once_it_is_open(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    # It would leave the memory of the tests as a house wants it.
    monkeypatch.setattr(serving, "settle_in", lambda: None)
    given: list[str] = []
    config = uvicorn.Config(_nothing, host="127.0.0.1", port=0, lifespan="off", log_level="critical")

    def opened(address: str) -> None:
        given.append(address)
        with socket.create_connection(("127.0.0.1", int(address.rstrip("/").rpartition(":")[2]))):
            doorway.should_exit = True

    doorway = serving.Doorway(config, "http://localhost", opened)
    finished(doorway.serve())
    assert capsys.readouterr().out == f"Brelan: {given[0]}\n"
    assert len(given) == 1
