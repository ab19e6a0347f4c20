"""Where others find the house: said when it listens beyond this machine, and only then."""

from __future__ import annotations

import ipaddress
import socket

import pytest

from brelan.cli import neighbours
from brelan.cli.neighbours import EVERYWHERE, own_address, told_to_others


def test_a_house_for_everybody_says_where_others_find_it_and_is_opened_there(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    opened: list[str] = []
    monkeypatch.setattr(neighbours, "own_address", lambda: "192.168.1.20")
    then = told_to_others(EVERYWHERE, opened.append)
    assert then is not None
    then("http://localhost:8123/cards/")
    assert capsys.readouterr().out == "For others in the same network: http://192.168.1.20:8123/cards/\n"
    # An invitation from there is good for the others; one from localhost is not.
    assert opened == ["http://192.168.1.20:8123/cards/"]


def test_a_house_for_this_machine_says_nothing_of_others() -> None:
    assert told_to_others("127.0.0.1", None) is None
    assert told_to_others("192.168.1.20", print) is print
    assert told_to_others("::", print) is print


def test_without_a_network_nothing_is_said(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(neighbours, "own_address", lambda: "")
    opened: list[str] = []
    then = told_to_others(EVERYWHERE, opened.append)
    assert then is not None
    then("http://localhost:8000/")
    assert capsys.readouterr().out == ""
    assert opened == ["http://localhost:8000/"]


class Way:
    """A socket that finds one way, or none."""

    def __init__(self, address: str) -> None:
        self.address = address

    def __call__(self, family: int, kind: int) -> Way:
        assert kind == socket.SOCK_DGRAM
        return self

    def __enter__(self) -> Way:
        return self

    def __exit__(self, *_error: object) -> None:
        return None

    def connect(self, there: tuple[str, int]) -> None:
        assert ipaddress.ip_address(there[0]) in ipaddress.ip_network("192.0.2.0/24")
        if not self.address:
            raise OSError("no way there")

    def getsockname(self) -> tuple[str, int]:
        return self.address, 1


@pytest.mark.parametrize(
    ("found", "told"), [("192.168.1.20", "192.168.1.20"), ("127.0.0.1", ""), ("0.0.0.0", ""), ("", "")]
)
def test_the_address_in_the_network(found: str, told: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(socket, "socket", Way(found))
    assert own_address() == told
