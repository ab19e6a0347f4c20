"""The pages, as a browser without scripts walks through them."""

import re
from html import unescape
from pathlib import Path
from random import Random

import httpx2
import pytest

from brelan.record import GAMES, read_text, replay
from brelan.web.books import words
from brelan.web.guard import HEADERS
from brelan.web.limits import MOST_NAME
from brelan.web.page import LANGUAGES, STAGES
from brelan.web.prefs import local_path
from brelan.web.present import stage
from brelan.web.room import Room

from .house import AT_ONCE, BY_HAND, House, in_house, one_step


def hidden(text: str, name: str) -> str:
    """The value of the first field *name* in a form."""
    found = re.search(rf'name="{name}" value="([^"]*)"', text)
    assert found is not None, name
    return found[1]


async def opened(house: House, person: httpx2.AsyncClient, **form: str) -> Room:
    """A table that *person* opened by the form."""
    response = await person.post("/tables", data={"game": "bourre", "profile": "louisiana", "name": "Zoé", **form})
    assert response.status_code == 303, response.text
    return house.room(response.headers["location"].removeprefix("/t/"))


PAGES = ["/", "/new", "/replay", *[f"/rules/{game}/{name}" for game in GAMES for name in GAMES[game].profiles]]


@pytest.mark.parametrize("path", PAGES)
def test_every_page_before_the_table(tmp_path: Path, path: str) -> None:
    async def told(house: House) -> None:
        async with house.visitor() as visitor:
            response = await visitor.get(path)
            assert response.status_code == 200
            assert {name: response.headers[name] for name in HEADERS} == HEADERS
            assert response.headers["cache-control"] == "no-store"
            # The policy allows none of these.
            assert not re.search(r"<script(?![^>]*src=)|<style|\sstyle=|\son[a-z]+=", response.text)

    in_house(tmp_path / "x.sqlite", told)


def test_the_rules_of_a_house_name_its_source(tmp_path: Path) -> None:
    async def told(house: House) -> None:
        async with house.visitor() as visitor:
            for game in GAMES:
                for name, profile in GAMES[game].profiles.items():
                    page = unescape((await visitor.get(f"/rules/{game}/{name}")).text)
                    source = words("en").say("source-of", game=game, profile=name, source=profile.source)
                    assert profile.source in source
                    assert words("en").say("cli-source", source=source) in page

    in_house(tmp_path / "x.sqlite", told)


@pytest.mark.parametrize(
    "path",
    [
        "/nowhere",
        "/t/nowhere",
        "/t/nowhere/hands",
        "/rules/poker",
        "/rules/bourre/nobody",
        "/t/x/hands/one/two",
        "/t/nowhere/shuffle",
        "/t/nowhere/record.brelan",
        "/t/nowhere/view",
    ],
)
def test_what_is_not_there_is_said_kindly(tmp_path: Path, path: str) -> None:
    async def told(house: House) -> None:
        async with house.visitor() as visitor:
            response = await visitor.get(path)
            assert response.status_code == 404
            assert words("en").say("web-notice-not-found") in response.text

    in_house(tmp_path / "x.sqlite", told)


@pytest.mark.parametrize("game", list(GAMES))
def test_one_click_to_a_table_against_bots(tmp_path: Path, game: str) -> None:
    async def told(house: House) -> None:
        async with house.visitor() as person:
            response = await person.post("/quick", data={"game": game, "name": "  Zoé\x07 "})
            assert response.status_code == 303
            place = response.headers["location"]
            cookie = response.headers["set-cookie"]
            assert re.search(rf"seat=[\w-]{{22}}; HttpOnly; Max-Age=\d+; Path={place}; SameSite=lax", cookie)
            page = await person.get(place)
            assert (page.status_code, "Zoé" in page.text) == (200, True)
            room = house.room(place.removeprefix("/t/"))
            assert room.seat_of(person.cookies["seat"]) == 0
            assert room.begun or room.session.cutter == 0
            # The front page knows the way back.
            assert place in (await person.get("/")).text

    in_house(tmp_path / "x.sqlite", told, AT_ONCE)


def test_a_table_with_friends(tmp_path: Path) -> None:
    async def told(house: House) -> None:
        async with house.visitor() as host, house.visitor() as friend:
            room = await opened(house, host, profile="gamerules", seats="3", clock="relaxed", **{"rule-ante": "2"})
            assert (room.plan.rules, room.plan.clock) == ({"ante": 2}, "relaxed")
            page = (await host.get(f"/t/{room.id}")).text
            link = hidden_link(page)
            assert stage(room) == "lobby"
            # Without the invite one looks on.
            looking = (await friend.get(f"/t/{room.id}")).text
            assert f"/t/{room.id}/sit" not in looking
            assert link.partition("?i=")[2] not in looking
            invited = (await friend.get(link)).text
            assert f"/t/{room.id}/sit" in invited
            response = await friend.post(f"/t/{room.id}/sit", data={"name": "<b>Bea</b>", "seat": "2"})
            assert response.status_code == 303
            assert room.session.names == ("Zoé", "", "<b>Bea</b>")
            page = (await host.get(f"/t/{room.id}")).text
            assert "<b>Bea" not in page
            assert "&lt;b&gt;Bea&lt;/b&gt;" in page
            assert (await host.post(f"/t/{room.id}/start", data={})).status_code == 303
            assert room.session.names == ("Zoé", "Bea", "<b>Bea</b>")
            assert stage(room) == "cutting"

    in_house(tmp_path / "x.sqlite", told, BY_HAND)


def hidden_link(page: str) -> str:
    found = re.search(r'value="http://house.test(/t/[^"]+\?i=[0-9a-f]+)"', page)
    assert found is not None
    return found[1]


def test_an_action_with_and_without_scripts(tmp_path: Path) -> None:
    async def told(house: House) -> None:
        room, tokens = await house.seated(3)
        await room.cut(room.session.cutter, 20, 0)
        seat = room.asked[0]
        async with house.visitor(cookie=f"seat={tokens[seat]}") as person:
            page = (await person.get(f"/t/{room.id}")).text
            form = {name: hidden(page, name) for name in ("version", "action_id")}
            place = f"/t/{room.id}/act"
            wrong = await person.post(place, data={**form, "verb": "draw"}, headers={"hx-request": "true"})
            assert wrong.status_code == 409
            assert "<html" not in wrong.text
            assert "B-DRAW-1" in wrong.text
            right = await person.post(place, data={**form, "verb": "play"})
            assert (right.status_code, right.headers["location"]) == (303, f"/t/{room.id}")
            # The back button, and the same form sent once more.
            again = await person.post(place, data={**form, "verb": "play"}, headers={"hx-request": "true"})
            assert again.status_code == 200
            assert len([fact for fact in house.premises.shelf.facts(room.id) if fact.kind == "acted"]) == 1
            # Another choice on the old page is too late.
            late = await person.post(place, data={**form, "verb": "pass"}, headers={"hx-request": "true"})
            assert late.status_code == 409

    in_house(tmp_path / "x.sqlite", told, BY_HAND)


def test_several_cards_and_amounts_in_one_form(tmp_path: Path) -> None:
    async def told(house: House) -> None:
        room, tokens = await house.seated(3)
        await room.cut(room.session.cutter, 20, 0)
        seat = room.asked[0]
        await room.act(seat, "play", room.version)
        own = room.view(seat).as_dict()["hand"][:2]  # type: ignore[union-attr]
        async with house.visitor(cookie=f"seat={tokens[seat]}") as person:
            page = (await person.get(f"/t/{room.id}")).text
            form = {name: hidden(page, name) for name in ("version", "action_id")}
            response = await person.post(f"/t/{room.id}/act", data={**form, "verb": "draw", "card": own})
            assert response.status_code == 303
        assert house.premises.shelf.facts(room.id)[-1].body["text"] == f"draw {own[0]} {own[1]}"

    in_house(tmp_path / "x.sqlite", told, BY_HAND)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_language_changes_and_the_table_stays(tmp_path: Path, language: str) -> None:
    async def told(house: House) -> None:
        async with house.visitor() as person:
            place = (await person.post("/quick", data={"game": "bourre"})).headers["location"]
            before = house.room(place.removeprefix("/t/")).version
            response = await person.post("/prefs", data={"language": language, "back": place})
            assert (response.status_code, response.headers["location"]) == (303, place)
            page = (await person.get(place)).text
            assert f'lang="{language}"' in page
            assert house.room(place.removeprefix("/t/")).version == before

    in_house(tmp_path / "x.sqlite", told, BY_HAND)


@pytest.mark.parametrize("letter", ["a", "é", "\N{CYRILLIC SMALL LETTER YA}", "\N{PLAYING CARD QUEEN OF HEARTS}"])
def test_the_longest_name_leaves_room_for_all_else_that_is_remembered(tmp_path: Path, letter: str) -> None:
    async def told(house: House) -> None:
        async with house.visitor() as person:
            opening = {"game": "bourre", "name": letter * MOST_NAME}
            place = (await person.post("/quick", data=opening)).headers["location"]
            wishes = {"language": "pt-PT", "theme": "light", "deck": "picture", "back": "/"}
            assert (await person.post("/prefs", data=wishes)).status_code == 303
            assert 'lang="pt-PT"' in (await person.get(place)).text
            assert f'value="{letter * MOST_NAME}"' in (await person.get("/")).text

    in_house(tmp_path / "x.sqlite", told, BY_HAND)


@pytest.mark.parametrize("cookie", ["", "x", "%7B", "%7B%22language%22%3A%5B%5D%7D", "%5B%5D", "1" * 500, "%22" * 100])
def test_a_spoilt_cookie_is_no_matter(tmp_path: Path, cookie: str) -> None:
    async def told(house: House) -> None:
        async with house.visitor(cookie=f"manner={cookie}; mine={cookie}; seat={cookie}; invited={cookie}") as person:
            assert (await person.get("/")).status_code == 200
            assert (await person.post("/quick", data={"game": "bourre"})).status_code == 303

    in_house(tmp_path / "x.sqlite", told, BY_HAND)


@pytest.mark.parametrize(
    ("path", "kept"),
    [
        ("/t/x", "/t/x"),
        ("/t/x?open=1", "/t/x?open=1"),
        ("//elsewhere.test", "/"),
        ("/\\elsewhere.test", "/"),
        ("http://elsewhere.test/", "/"),
        ("javascript:alert(1)", "/"),
        ("/a\r\nset-cookie: x", "/"),
        ("", "/"),
        ("http://[x", "/"),
        ("/\t/elsewhere.test", "/"),
    ],
)
def test_nobody_is_sent_elsewhere(path: str, kept: str) -> None:
    assert local_path(path) == kept


def test_the_key_of_a_seat_opens_it_on_another_device(tmp_path: Path) -> None:
    async def told(house: House) -> None:
        room, tokens = await house.seated(3)
        async with house.visitor() as phone:
            assert (await phone.get(f"/t/{room.id}/key/{tokens[1]}x")).status_code == 403
            response = await phone.get(f"/t/{room.id}/key/{tokens[1]}")
            assert (response.status_code, response.headers["location"]) == (303, f"/t/{room.id}")
            assert room.seat_of(phone.cookies["seat"]) == 1

    in_house(tmp_path / "x.sqlite", told, BY_HAND)


@pytest.mark.parametrize("game", list(GAMES))
def test_afterwards(tmp_path: Path, game: str) -> None:
    async def told(house: House) -> None:
        room, tokens = await house.seated(3, game=game, profile=None, seats=4 if game == "bouillotte" else 5)
        await room.fill()
        random, seen = Random(9), set()
        while not room.session.over:
            seen.add(stage(room))
            await one_step(room, random)
        assert seen | {stage(room)} <= set(STAGES)
        place = f"/t/{room.id}"
        async with house.visitor(cookie=f"seat={tokens[0]}") as person:
            for path in ("", "/hands", "/shuffle", "/hands/1/0", "/hands/3/2?open=1", "/hands/12/1"):
                assert (await person.get(place + path)).status_code == 200, path
            file = await person.get(f"{place}/record.brelan")
            assert f'filename="{room.id}.brelan"' in file.headers["content-disposition"]
            record = read_text(file.text)
            assert replay(record).fault is None
            assert replay(record).session.result == room.session.result
            # What was downloaded can be brought again, by somebody else.
        async with house.visitor() as other:
            response = await other.post("/replay", files={"record": ("a.brelan", file.content)})
            assert response.status_code == 303
            brought = response.headers["location"]
            for path in ("", "/1/0", "/3/2?open=1", "/12/1"):
                assert (await other.get(brought + path)).status_code == 200, path
            assert (await other.get(f"{brought.removesuffix('/hands')}/record.brelan")).text == file.text
            assert "seat" not in other.cookies

    in_house(tmp_path / "x.sqlite", told, BY_HAND)


@pytest.mark.parametrize(
    "raw", [b"", b"hello", b"\xff\xfe", b"brelan = 2", b"brelan = 1\ngame = 'bourre'\n", b"a." * 9000]
)
def test_a_file_that_is_no_record(tmp_path: Path, raw: bytes) -> None:
    async def told(house: House) -> None:
        async with house.visitor() as person:
            response = await person.post("/replay", files={"record": ("a.brelan", raw)})
            assert response.status_code == 422
            assert house.premises.shelf.count_brought() == 0

    in_house(tmp_path / "x.sqlite", told, BY_HAND)


def test_below_the_path_of_a_proxy(tmp_path: Path) -> None:
    async def told(house: House) -> None:
        transport = httpx2.ASGITransport(house.app, root_path="/cards")
        async with httpx2.AsyncClient(
            transport=transport, base_url="http://house.test", headers={"origin": "http://house.test"}
        ) as c:
            front = (await c.get("/cards/")).text
            assert 'action="/cards/quick"' in front
            assert 'href="/cards/static/' in front
            response = await c.post("/cards/quick", data={"game": "bourre"})
            assert response.headers["location"].startswith("/cards/t/")
            assert "; Path=/cards/t/" in response.headers["set-cookie"]
            assert (await c.get(response.headers["location"])).status_code == 200
            api = await c.post("/cards/api/tables", json={"game": "bourre"})
            assert api.json()["url"].startswith("http://house.test/cards/t/")
            assert (await c.post("/cards/api/tables", json={}, headers={"origin": "http://e.test"})).status_code == 403

    in_house(tmp_path / "x.sqlite", told, BY_HAND)


def test_files_are_kept_by_their_content(tmp_path: Path) -> None:
    async def told(house: House) -> None:
        async with house.visitor() as visitor:
            page = (await visitor.get("/")).text
            for address in re.findall(r'(?:href|src)="(/static/[^"]+\?[^"]+)"', page):
                response = await visitor.get(address)
                assert response.status_code == 200
                assert "immutable" in response.headers["cache-control"]
            assert (await visitor.get("/static/../app.py")).status_code == 404
            assert (await visitor.get("/static/%2e%2e/app.py")).status_code == 404

    in_house(tmp_path / "x.sqlite", told, BY_HAND)


def test_a_hint_is_for_its_asker_alone(tmp_path: Path) -> None:
    async def told(house: House) -> None:
        room, tokens = await house.seated(3)
        await room.cut(room.session.cutter, 20, 0)
        seat = room.asked[0]
        other = (seat + 1) % 3
        async with (
            house.visitor(cookie=f"seat={tokens[seat]}") as mine,
            house.visitor(cookie=f"seat={tokens[other]}") as theirs,
        ):
            before = (await theirs.get(f"/t/{room.id}/view")).text
            plain = (await mine.get(f"/t/{room.id}/view")).text
            assert (await mine.post(f"/t/{room.id}/hint", data={})).status_code == 303
            assert (await mine.get(f"/t/{room.id}/view")).text != plain
            assert (await theirs.get(f"/t/{room.id}/view")).text == before
            assert (await theirs.post(f"/t/{room.id}/hint", data={})).status_code == 409

    in_house(tmp_path / "x.sqlite", told, BY_HAND)


def test_an_open_ended_session_is_closed_between_two_hands(tmp_path: Path) -> None:
    async def told(house: House) -> None:
        room, tokens = await house.seated(3)
        async with house.program(tokens[0]) as program:
            place = f"/api/tables/{room.id}/close"
            await room.cut(room.session.cutter, 20, 0)
            early = await program.post(place, json={"version": room.version, "id": "a"})
            assert (early.status_code, early.json()["refusal"]["code"]) == (409, "hand_unfinished")
            random = Random(2)
            while room.session.in_hand:
                await one_step(room, random)
            wish = {"version": room.version, "id": "b"}
            done = await program.post(place, json=wish)
            assert done.status_code == 200
            assert room.session.over
            assert (await program.post(place, json=wish)).json() == done.json()
            seen = (await program.get(f"/api/tables/{room.id}")).json()
            assert seen["stage"] == "over"
            assert set(seen["result"]) == {"share", "balances", "places"}

    in_house(tmp_path / "x.sqlite", told, BY_HAND)
