"""Connections that say too much before they are a request, or keep others waiting."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from uvicorn import Config
from uvicorn.server import ServerState

from brelan.web.doorstep import HEAD_SECONDS, MOST_FROM_ONE, MOST_HEAD, SLOW_SECONDS, Doorstep
from brelan.web.limits import whose
from tests.loop import finished
from tests.patience import PATIENCE, until

from .process import Process

WHOLE = b"GET / HTTP/1.1\r\nhost: x\r\n\r\n"
POST = b"POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 4\r\n\r\n"


async def welcome(scope: Any, receive: Any, send: Any) -> None:
    """Reads the whole body, then says a word."""
    while (await receive()).get("more_body"):
        pass
    await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"2")]})
    await send({"type": "http.response.body", "body": b"hi"})


class Wire(asyncio.Transport):
    """The other end of a connection."""

    def __init__(self, address: str) -> None:
        super().__init__({"peername": (address, 5000), "sockname": ("127.0.0.1", 80)})
        self.told = b""
        self.shut = False

    def write(self, data: Any) -> None:
        self.told += data

    def is_closing(self) -> bool:
        return self.shut

    def close(self) -> None:
        self.shut = True

    abort = close

    def pause_reading(self) -> None:
        """There is nothing to hold back."""

    resume_reading = pause_reading


class Clock:
    """A loop whose alarms ring when a test says so."""

    def __init__(self) -> None:
        self.alarms: dict[asyncio.TimerHandle, float] = {}
        self.deeds: dict[asyncio.TimerHandle, Callable[[], None]] = {}

    def create_task(self, *told: Any, **how: Any) -> asyncio.Task[Any]:
        return asyncio.get_running_loop().create_task(*told, **how)

    def call_later(self, seconds: float, deed: Callable[[], None]) -> asyncio.TimerHandle:
        handle = asyncio.get_running_loop().call_later(1e6, deed)
        self.alarms[handle], self.deeds[handle] = seconds, deed
        return handle

    def ringing(self) -> list[asyncio.TimerHandle]:
        """The alarms that are set, but for the one that waits for a next request."""
        return [handle for handle, seconds in self.alarms.items() if not handle.cancelled() and seconds > 5]

    def set(self) -> list[float]:
        """For how long they are set."""
        return [self.alarms[handle] for handle in self.ringing()]


def stood(address: str = "203.0.113.5") -> tuple[Doorstep, Wire, Clock]:
    config = Config(welcome, http=Doorstep, log_config=None)
    config.load()
    wire, clock = Wire(address), Clock()
    step = Doorstep(config, ServerState(), {}, clock)  # type: ignore[arg-type]
    step.connection_made(wire)
    return step, wire, clock


def test_a_request_is_waited_for_and_then_its_body_and_then_for_its_answer_to_be_fetched() -> None:
    async def told() -> None:
        step, wire, clock = stood()
        assert clock.set() == [HEAD_SECONDS]
        step.data_received(POST[:20])
        step.data_received(POST[20:-2])
        assert clock.set() == [HEAD_SECONDS]
        step.data_received(POST[-2:])
        assert clock.set() == [SLOW_SECONDS]
        step.data_received(b"abcd")
        assert clock.set() == [SLOW_SECONDS]
        await until(lambda: b"hi" in wire.told)
        assert clock.set() == []
        assert not wire.shut
        step.data_received(WHOLE[:5])
        assert clock.set() == [HEAD_SECONDS]
        step.connection_lost(None)
        assert clock.set() == []

    finished(told())


def test_drops_of_a_request_do_not_set_the_clock_back() -> None:
    async def told() -> None:
        step, wire, clock = stood()
        step.data_received(WHOLE[:1])
        (alarm,) = clock.ringing()
        for drop in WHOLE[1:-1]:
            step.data_received(bytes([drop]))
        assert clock.ringing() == [alarm]
        assert not wire.shut
        clock.deeds[alarm]()
        assert wire.shut

    finished(told())


@pytest.mark.parametrize("endless", [b"GET /" + b"a" * 1000, b"GET / HTTP/1.1\r\n" + b"x: y\r\n" * 100, b"\r\n" * 500])
def test_headers_end_at_some_time(endless: bytes) -> None:
    async def told() -> None:
        step, wire, _clock = stood()
        pieces = 0
        step.data_received(endless)
        more = b"\r\n" * 500 if endless.startswith(b"\r") else b"a" * 1000
        while not wire.shut:
            step.data_received(more)
            pieces += 1
            assert pieces <= MOST_HEAD / 1000 + 1
        assert pieces > MOST_HEAD / 2000
        assert b"400" in wire.told

    finished(told())


def test_a_body_is_no_header() -> None:
    async def told() -> None:
        step, wire, _clock = stood()
        size = MOST_HEAD * 3
        step.data_received(b"POST / HTTP/1.1\r\nhost: x\r\ncontent-length: %d\r\n\r\n" % size)
        for _piece in range(3):
            step.data_received(b"a" * MOST_HEAD)
        await until(lambda: b"hi" in wire.told)
        assert not wire.shut

    finished(told())


def test_one_address_has_so_many_connections() -> None:
    async def told() -> None:
        many = [stood("2001:db8::5") for _time in range(MOST_FROM_ONE)]
        assert not any(wire.shut for _step, wire, _clock in many)
        step, wire, clock = stood("2001:db8::6")
        assert wire.shut
        assert clock.set() == []
        other, free, _clock = stood("2001:db8:0:1::6")
        assert not free.shut
        for gone in (step, other, *[each for each, _wire, _clock in many]):
            gone.connection_lost(None)
        assert not {whose(address) for address in ("2001:db8::5", "2001:db8:0:1::6")} & set(Doorstep.open)

    finished(told())


def test_a_proxy_on_this_machine_has_as_many_as_it_likes() -> None:
    async def told() -> None:
        for address in ("127.0.0.1", "::1", "::ffff:127.0.0.1"):
            many = [stood(address) for _time in range(MOST_FROM_ONE + 1)]
            assert not any(wire.shut for _step, wire, _clock in many)

    finished(told())


@pytest.mark.parametrize(
    ("address", "name"),
    [
        ("203.0.113.5", "203.0.113.5"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::"),
        ("2001:db8:1:2::", "2001:db8:1:2::"),
        ("::ffff:203.0.113.5", "203.0.113.5"),
        ("fe80::1%eth0", "fe80::"),
        ("nobody:", "nobody:"),
        ("", ""),
    ],
)
def test_whom_an_address_stands_for(address: str, name: str) -> None:
    assert whose(address) == name


def taken(line: socket.socket, piece: bytes, times: int) -> bool:
    """Whether the other side goes on listening to *piece* so many *times*."""
    try:
        for _time in range(times):
            line.sendall(piece)
    except OSError:
        return False
    return True


def test_the_house_on_its_port_lets_go_of_headers_without_an_end(tmp_path: Path) -> None:
    with Process(tmp_path / "x.sqlite") as house:
        with socket.create_connection(("127.0.0.1", house.port), PATIENCE) as line:
            line.sendall(b"GET / HTTP/1.1\r\nhost: x\r\n")
            assert not taken(line, b"x: " + b"a" * 60_000 + b"\r\n", times=2000)
        with socket.create_connection(("127.0.0.1", house.port), PATIENCE) as line:
            line.sendall(b"GET /health HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n")
            assert line.recv(12) == b"HTTP/1.1 200"
