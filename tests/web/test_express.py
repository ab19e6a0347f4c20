"""The short way of an action gives the answers of the long one; and rubbish is looked for when nobody waits."""

from __future__ import annotations

import gc
import json
import secrets
import time
from pathlib import Path
from typing import Any

import httpx2
import pytest
from starlette.requests import Request
from starlette.types import Message

from brelan.web import express, pages, rubbish
from brelan.web.guard import HEADERS
from brelan.web.rubbish import Sweeper
from tests.loop import finished

from .house import BY_HAND, HOST, House, in_house

JSON = {"content-type": "application/json"}


async def answers(house: House, monkeypatch: pytest.MonkeyPatch, *, short: bool) -> list[tuple[int, Any]]:
    """What a fresh table answers to good and bad requests, by the one way or by the other."""
    taken: list[str] = []
    acted = express._acted

    async def watched(scope: Any, table: str, body: bytes) -> Any:
        answer = await acted(scope, table, body) if short else None
        taken.append("short" if answer is not None else "long")
        return answer

    monkeypatch.setattr(express, "_acted", watched)
    # The same seat deals at both tables.
    monkeypatch.setattr(secrets, "randbelow", lambda _number: 0)
    room, tokens = await house.seated(3)
    await room.cut(room.session.cutter, 20, 0)
    seat = room.asked[0]
    place, good = f"/api/tables/{room.id}/actions", {"action": "play", "version": 1, "id": "a"}
    bodies: list[tuple[str, Any]] = [
        (tokens[seat], {**good, "action": "Zz"}),
        (tokens[seat], {**good, "action": "draw", "id": "b"}),
        (tokens[(seat + 1) % 3], {**good, "id": "c"}),
        (tokens[seat], {**good, "id": "d", "extra": 1}),
        (tokens[seat], {**good, "id": "d", "version": "1"}),
        (tokens[seat], {"action": "play"}),
        (tokens[seat], [1]),
        ("wrong", good),
        ("", good),
        (tokens[seat], {**good, "id": "e", "version": 0}),
        (tokens[seat], {**good, "id": "f"}),
        (tokens[seat], {**good, "id": "f"}),
        (tokens[seat], {**good, "id": "g"}),
    ]
    found = []
    async with house.program() as program:
        for token, body in bodies:
            headers = {**JSON, **({"authorization": f"Bearer {token}"} if token else {})}
            answer = await program.post(place, content=json.dumps(body), headers=headers)
            found.append((answer.status_code, answer.json()))
        cut_off = await program.post(
            place, content=b'{"action":', headers={**JSON, "authorization": f"Bearer {tokens[0]}"}
        )
        found.append((cut_off.status_code, cut_off.json()["code"]))
        nowhere = await program.post("/api/tables/nowhere/actions", json=good)
        found.append((nowhere.status_code, nowhere.json()))
    assert ("short" in taken) == short
    assert "long" in taken
    return found


def test_both_ways_give_the_same_answers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    found: dict[bool, list[tuple[int, Any]]] = {}

    async def told(house: House) -> None:
        for short in (True, False):
            with monkeypatch.context() as patch:
                found[short] = await answers(house, patch, short=short)

    in_house(tmp_path / "x.sqlite", told, BY_HAND)
    assert found[True] == found[False]
    assert {status for status, _body in found[True]} >= {200, 403, 404, 409, 422}


@pytest.mark.parametrize(
    "line",
    [
        b"verb=play&action_id=v1&version=1",
        b"card=Jh&card=9s&card=",
        b"name=Zo%C3%A9+%26+Ana&text=a%3Db%3Bc",
        b"bare&&a=&=b&a=1=2&a",
        b"broken=%zz%ff%&plain=\xc3\xa9",
        b"a=1;b=2",
        b"&".join([b"a=1"] * pages.MOST_FIELDS),
        b"",
    ],
)
def test_a_form_is_read_as_any_other_reader_of_forms_would(line: bytes) -> None:
    def request(kind: str) -> Request:
        async def receive() -> Message:
            return {"type": "http.request", "body": line, "more_body": False}

        return Request({"type": "http", "method": "POST", "headers": [(b"content-type", kind.encode())]}, receive)

    async def story() -> None:
        ours = await pages.read(request(pages.PLAIN_FORM))
        theirs = await pages.read(request(f"{pages.PLAIN_FORM}; charset=utf-8"))
        assert ours.multi_items() == theirs.multi_items()

    finished(story())


def test_a_form_with_far_too_many_fields(tmp_path: Path) -> None:
    async def told(house: House) -> None:
        room, tokens = await house.seated(3)
        await room.cut(room.session.cutter, 20, 0)
        line = "&".join(["verb=play"] * (pages.MOST_FIELDS + 1))
        async with house.visitor(cookie=f"seat={tokens[room.asked[0]]}") as person:
            for deed in ("act", "cut"):
                for kind in (pages.PLAIN_FORM, f"{pages.PLAIN_FORM}; charset=utf-8"):
                    answer = await person.post(f"/t/{room.id}/{deed}", content=line, headers={"content-type": kind})
                    assert answer.status_code == 400, (deed, kind)
        assert room.version == 1

    in_house(tmp_path / "x.sqlite", told, BY_HAND)


@pytest.mark.parametrize("kind", [pages.PLAIN_FORM, f"{pages.PLAIN_FORM}; charset=utf-8"])
def test_trouble_is_answered_as_strictly_as_everything_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, kind: str
) -> None:
    async def told(house: House) -> None:
        room, tokens = await house.seated(3)
        monkeypatch.setattr(room, "act", lambda *_wanted: 1 // 0)
        transport = httpx2.ASGITransport(house.app, raise_app_exceptions=False)
        headers = {"origin": HOST, "cookie": f"seat={tokens[0]}", "content-type": kind}
        async with httpx2.AsyncClient(transport=transport, base_url=HOST, headers=headers) as person:
            answer = await person.post(f"/t/{room.id}/act", content="verb=play")
        assert answer.status_code == 500
        assert {name: answer.headers[name] for name in HEADERS} == dict(HEADERS)

    in_house(tmp_path / "x.sqlite", told, BY_HAND)


def test_a_full_look_waits_until_it_is_quiet(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = [1000.0]
    looks: list[float] = []
    monkeypatch.setattr(time, "monotonic", lambda: clock[0])
    monkeypatch.setattr(gc, "collect", lambda: looks.append(clock[0]))
    sweeper = Sweeper()
    assert not sweeper.sweep(100.0)
    clock[0] += rubbish.SOON
    assert not sweeper.sweep(0.1)
    assert sweeper.sweep(rubbish.QUIET)
    assert not sweeper.sweep(100.0)
    clock[0] += rubbish.AT_LAST
    assert sweeper.sweep(0.0)
    assert len(looks) == 2


def test_settling_in_leaves_full_looks_to_the_sweeper() -> None:
    before = gc.get_threshold()
    try:
        rubbish.settle_in()
        assert gc.get_freeze_count() > 0
        assert gc.get_threshold()[2] == rubbish.NEVER
    finally:
        gc.set_threshold(*before)
        gc.unfreeze()
