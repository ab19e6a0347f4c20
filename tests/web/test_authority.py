"""Who may do what: the right status for every wrong request, and nothing changed by it."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from brelan.cards import CARD_NAMES
from brelan.store import Fact
from brelan.web.room import Room

from .house import BY_HAND, HOST, OPEN, House, body, in_house, one_step

Story = Callable[[House, Room, list[str]], Awaitable[None]]


def at_table(data: Path, story: Story, **wish: Any) -> None:
    """A table of three with a hand dealt; after *story* the facts on disk are those that were there before."""

    async def told(house: House) -> None:
        room, tokens = await house.seated(3, **wish)
        assert (await room.cut(room.session.cutter, 20, room.version)).good
        before, session = house.premises.shelf.facts(room.id), room.session
        await story(house, room, tokens)
        assert house.premises.shelf.facts(room.id) == before
        assert room.session == session
        assert (await house.program().get("/health")).json()["ok"] is True

    in_house(data, told)


async def asked(house: House, room: Room, token: str, **wish: Any) -> tuple[int, dict[str, Any]]:
    wish = {"action": "play", "version": room.version, "id": "one", **wish}
    async with house.program(token) as program:
        response = await program.post(f"/api/tables/{room.id}/actions", json=wish)
    return response.status_code, body(response)


def test_out_of_turn(tmp_path: Path) -> None:
    async def story(house: House, room: Room, tokens: list[str]) -> None:
        wrong = (room.asked[0] + 1) % 3
        status, answer = await asked(house, room, tokens[wrong])
        assert (status, answer["code"]) == (409, "refused")
        assert answer["refusal"]["code"] == "not_your_turn"
        assert answer["refusal"]["clause"] == "B-DECLARE-1"

    at_table(tmp_path / "x.sqlite", story)


def test_a_version_is_stale_for_whoever_has_acted_since_and_is_asked_again(tmp_path: Path) -> None:
    async def told(house: House) -> None:
        room, _tokens = await house.seated(3)
        assert (await room.cut(room.session.cutter, 20, room.version)).good
        (seat,), version = room.asked, room.version
        assert (await room.act(seat, "play", version)).good
        assert room.asked == (seat,)
        assert (await room.act(seat, "draw", version)).code == "stale"
        assert (await room.act(seat, "draw", room.version)).good

    in_house(tmp_path / "x.sqlite", told, BY_HAND)


def test_a_stale_version(tmp_path: Path) -> None:
    async def story(house: House, room: Room, tokens: list[str]) -> None:
        for version in (room.version - 1, room.version + 1, 0):
            status, answer = await asked(house, room, tokens[room.asked[0]], version=version, id=f"v{version}")
            assert (status, answer["code"], answer["version"]) == (409, "stale", room.version)

    at_table(tmp_path / "x.sqlite", story)


@pytest.mark.parametrize("token", ["", "x", "0" * 22, "é" * 11])
def test_a_forged_token(tmp_path: Path, token: str) -> None:
    async def story(house: House, room: Room, tokens: list[str]) -> None:
        headers = [(b"authorization", b"Bearer " + token.encode())] if token else []
        async with house.program() as program:
            wish = {"action": "play", "version": room.version, "id": "one"}
            response = await program.post(f"/api/tables/{room.id}/actions", json=wish, headers=headers)
            assert response.status_code == 403
            if token:
                assert (await program.get(f"/api/tables/{room.id}", headers=headers)).status_code == 403
        async with house.visitor(cookie=f"seat={token.encode().hex()}") as visitor:
            response = await visitor.post(f"/t/{room.id}/act", data={"verb": "play", "version": str(room.version)})
            assert response.status_code == 403

    at_table(tmp_path / "x.sqlite", story)


def test_the_token_of_another_table(tmp_path: Path) -> None:
    async def story(house: House, room: Room, tokens: list[str]) -> None:
        _other, strangers = await house.seated(3)
        for token in strangers:
            assert (await asked(house, room, token))[0] == 403

    at_table(tmp_path / "x.sqlite", story)


def test_tokens_are_not_on_the_disk(tmp_path: Path) -> None:
    async def story(house: House, room: Room, tokens: list[str]) -> None:
        kept = json.dumps([fact.body for fact in house.premises.shelf.facts(room.id)])
        assert '"token"' in kept
        assert not any(token in kept for token in tokens)

    at_table(tmp_path / "x.sqlite", story)


@pytest.mark.parametrize(
    "action", ["", "  ", "restock 2c", "raise 5", "2x", "Jh Qh", "p2 play", "play now", "\x00", "9" * 121]
)
def test_what_is_no_action(tmp_path: Path, action: str) -> None:
    async def story(house: House, room: Room, tokens: list[str]) -> None:
        status, answer = await asked(house, room, tokens[room.asked[0]], action=action)
        assert (status, answer["code"]) == (422, "unreadable")

    at_table(tmp_path / "x.sqlite", story)


def test_cards_of_others_are_refused_like_cards_that_lie_in_the_stock(tmp_path: Path) -> None:
    async def told(house: House) -> None:
        room, tokens = await house.seated(3)
        await room.cut(room.session.cutter, 20, room.version)
        for _step in range(60):
            view = room.view(room.asked[0]) if room.asked else None
            if view is not None and view.as_dict()["phase"] == "playing":
                break
            await one_step(room, Random(_step))
        seat = room.asked[0]
        own = room.view(seat).as_dict()["hand"]  # type: ignore[union-attr]
        answers = set()
        for card in set(CARD_NAMES) - set(own):
            status, answer = await asked(house, room, tokens[seat], action=card, id=f"card-{card}")
            assert status == 409
            answers.add((answer["refusal"]["code"], answer["refusal"]["clause"]))
        assert answers == {("not_in_hand", "B-PLAY-1")}

    in_house(tmp_path / "x.sqlite", told)


def test_the_same_request_again_gets_the_same_answer_and_does_nothing(tmp_path: Path) -> None:
    async def told(house: House) -> None:
        room, tokens = await house.seated(3)
        await room.cut(room.session.cutter, 20, room.version)
        seat, version = room.asked[0], room.version
        first = await asked(house, room, tokens[seat], version=version)
        again = await asyncio.gather(*[asked(house, room, tokens[seat], version=version) for _time in range(5)])
        assert again == [first] * 5
        assert first == (200, {"code": "done", "version": version + 1, "refusal": None})
        assert room.version == version + 1
        # A refusal is an answer too.
        refused = await asked(house, room, tokens[seat], version=version, id="two")
        await one_step(room, Random(1))
        assert await asked(house, room, tokens[seat], version=version, id="two") == refused

    in_house(tmp_path / "x.sqlite", told)


def test_a_double_click_that_arrives_at_once(tmp_path: Path) -> None:
    async def told(house: House) -> None:
        room, tokens = await house.seated(3)
        await room.cut(room.session.cutter, 20, room.version)
        seat, version = room.asked[0], room.version
        answers = await asyncio.gather(*[asked(house, room, tokens[seat], version=version) for _time in range(8)])
        assert {status for status, _answer in answers} == {200}
        assert room.version == version + 1
        assert sum(fact.kind == "acted" for fact in house.premises.shelf.facts(room.id)) == 1

    in_house(tmp_path / "x.sqlite", told)


def test_somebody_elses_action_id_is_no_way_in(tmp_path: Path) -> None:
    async def told(house: House) -> None:
        room, tokens = await house.seated(3)
        await room.cut(room.session.cutter, 20, room.version)
        seat, version = room.asked[0], room.version
        assert (await asked(house, room, tokens[seat], version=version, id="mine"))[0] == 200
        before = room.session
        for other in {0, 1, 2} - {seat}:
            status, answer = await asked(house, room, tokens[other], version=version, id="mine")
            assert (status, answer["code"]) == (409, "stale")
        assert room.session == before

    in_house(tmp_path / "x.sqlite", told)


def test_a_guest_does_not_begin_for_whoever_opened_the_table(tmp_path: Path) -> None:
    async def told(house: House) -> None:
        room, tokens = await house.seated(2, seats=3)
        place = f"/t/{room.id}/start"
        async with house.visitor(cookie=f"seat={tokens[1]}") as guest:
            assert (await guest.post(place, data={})).status_code == 409
        assert (room.ready, room.chairs[2].free) == (set(), True)
        async with house.visitor(cookie=f"seat={tokens[0]}") as host:
            assert (await host.post(place, data={})).status_code == 303
        assert (room.ready, room.chairs[2].free) == ({0, 1}, False)

    in_house(tmp_path / "x.sqlite", told, BY_HAND)


def test_nobody_sits_down_without_an_invite(tmp_path: Path) -> None:
    async def told(house: House) -> None:
        async with house.program() as program:
            opened = body(await program.post("/api/tables", json={"game": "bourre", "name": "Host"}))
            other = body(await program.post("/api/tables", json={"game": "bourre"}))
            place = f"/api/tables/{opened['table']}/seats"
            for invite in (other["invite"], "0" * 32, opened["table"]):
                response = await program.post(place, json={"name": "Guest", "invite": invite})
                assert response.status_code == 403
            taken = await program.post(place, json={"name": "Guest", "invite": opened["invite"], "seat": "p1"})
            assert (taken.status_code, body(taken)["code"]) == (409, "seat_taken")
        async with house.visitor() as visitor:
            response = await visitor.post(f"/t/{opened['table']}/sit", data={"name": "Guest"})
            assert response.status_code == 403
        assert [chair.name for chair in house.room(opened["table"]).chairs] == ["Host", "", "", "", ""]

    in_house(tmp_path / "x.sqlite", told)


@pytest.mark.parametrize(
    "origin", ["", "null", "http://elsewhere.test", "http://house.test.elsewhere.test", "house.test"]
)
def test_forms_and_sockets_of_foreign_pages(tmp_path: Path, origin: str) -> None:
    async def told(house: House) -> None:
        async with house.visitor(origin=origin) as visitor:
            assert (await visitor.post("/quick", data={"game": "bourre"})).status_code == 403
        assert len(house.premises.rooms) == 0
        async with house.program() as program:
            opened = body(await program.post("/api/tables", json={"game": "bourre"}))
            if origin:
                foreign = await program.post("/api/tables", json={"game": "bourre"}, headers={"origin": origin})
                assert foreign.status_code == 403
        async with house.socket(f"/t/{opened['table']}/ws", origin=origin) as socket:
            assert (await socket.message())["type"] == "websocket.close"

    in_house(tmp_path / "x.sqlite", told)


def test_a_proxy_may_say_what_we_are_called(tmp_path: Path) -> None:
    async def told(house: House) -> None:
        async with house.visitor(**{"origin": "https://cards.test", "x-forwarded-host": "cards.test"}) as visitor:
            assert (await visitor.post("/quick", data={"game": "bourre"})).status_code == 303

    in_house(tmp_path / "x.sqlite", told)


FORM, JSON = "application/x-www-form-urlencoded", "application/json"


@pytest.mark.parametrize(("path", "kind"), [("/quick", FORM), ("/api/tables", JSON)])
def test_a_body_that_is_too_large(tmp_path: Path, path: str, kind: str) -> None:
    async def pieces() -> Any:
        for _piece in range(100):
            yield b"x" * 1000

    async def told(house: House) -> None:
        async with house.visitor() as visitor:
            large = {"content-type": kind}
            assert (await visitor.post(path, content=b" " * 70_000, headers=large)).status_code == 413
            # Also when nobody says beforehand how long it will be.
            assert (await visitor.post(path, content=pieces(), headers=large)).status_code == 413
            assert (await visitor.post("/quick", data={"game": "bourre"})).status_code == 303

    in_house(tmp_path / "x.sqlite", told)


def test_what_cannot_be_kept_has_not_happened(tmp_path: Path) -> None:
    async def told(house: House) -> None:
        room, tokens = await house.seated(3)
        await room.cut(room.session.cutter, 20, room.version)
        # Another process went on from this state.
        seat = room.asked[0]
        taken = {"seat": seat, "text": "pass", "by": "person", "id": "theirs"}
        await house.premises.shelf.append([Fact(room.id, room.seq + 1, "acted", taken)])
        before = room.session
        status, answer = await asked(house, room, tokens[seat])
        assert (status, answer["code"]) == (503, "not_kept")
        assert room.session == before
        fresh = house.room(room.id)
        assert fresh is not room
        assert fresh.version == room.version + 1
        assert (await asked(house, fresh, tokens[seat], action="pass", id="theirs", version=0))[0] == 200

    in_house(tmp_path / "x.sqlite", told)


def test_bots_that_could_not_be_kept_have_not_sat_down(tmp_path: Path) -> None:
    async def told(house: House) -> None:
        room, tokens = await house.seated(2, seats=4)
        guest = {"seat": 2, "name": "Zoé", "token": "theirs"}
        await house.premises.shelf.append([Fact(room.id, room.seq + 1, "sat", guest)])
        async with house.program(tokens[0]) as program:
            answer = await program.post(f"/api/tables/{room.id}/bots", json={})
            assert (answer.status_code, body(answer)["code"]) == (503, "not_kept")
            assert [chair.free for chair in room.chairs] == [False, False, True, True]
            assert (await program.post(f"/api/tables/{room.id}/bots", json={})).status_code == 200
        assert [chair.name for chair in house.room(room.id).chairs] == ["N0", "N1", "Zoé", "Dot"]

    in_house(tmp_path / "x.sqlite", told)


def malformed(random: Random, room: Room) -> bytes:
    """A message that means nothing: broken JSON, wrong types, wrong words, noise."""
    good: dict[str, Any] = {"action": "play", "version": room.version, "id": "m"}
    kind = random.randrange(6)
    if kind == 0:
        return random.randbytes(random.randrange(200))
    if kind == 1:
        return json.dumps(good).encode()[: random.randrange(1, 40)]
    if kind == 2:
        good[random.choice(list(good))] = random.choice([None, [], {}, 1.5, -1, True, "\ud800", "x" * 5000, 10**40])
    elif kind == 3:
        del good[random.choice(list(good))]
    elif kind == 4:
        good["action"] = "".join(chr(random.randrange(1, 0x2FFF)) for _letter in range(random.randrange(1, 130)))
    else:
        good[f"extra{random.randrange(9)}"] = 1
    return json.dumps(good).encode()


@pytest.mark.parametrize("messages", [1_000, pytest.param(10_000, marks=pytest.mark.long)])
def test_malformed_messages(tmp_path: Path, messages: int) -> None:
    async def story(house: House, room: Room, tokens: list[str]) -> None:
        random = Random(messages)
        paths = [f"/api/tables/{room.id}/{word}" for word in ("actions", "actions", "actions", "cut", "seats")]
        async with house.program(tokens[room.asked[0]]) as program:
            for _message in range(messages):
                content = malformed(random, room)
                headers = {"content-type": "application/json"}
                response = await program.post(random.choice(paths), content=content, headers=headers)
                assert response.status_code in (400, 422), (content, response.text)

    at_table(tmp_path / "x.sqlite", story)


def test_a_socket_that_talks_too_much_is_closed(tmp_path: Path) -> None:
    async def told(house: House) -> None:
        room, _tokens = await house.seated(3)
        async with house.socket(f"/t/{room.id}/ws", origin=HOST) as socket:
            await socket.text()
            for _message in range(OPEN.messages + 1):
                await socket.say("{")
            assert (await socket.message())["type"] == "websocket.close"
        async with house.socket(f"/t/{room.id}/ws", origin=HOST) as socket:
            await socket.text()
            await socket.say("x" * (OPEN.message + 1))
            assert (await socket.message())["type"] == "websocket.close"
        assert house.premises.sockets.total() == 0

    in_house(tmp_path / "x.sqlite", told)
