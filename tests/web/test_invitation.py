"""With friends: the invitation while the session goes on, who is shown it, and what follows when no seat is given."""

from __future__ import annotations

import re
from html import escape, unescape
from pathlib import Path

import httpx2
import pytest

from brelan.web.answer import STATUS
from brelan.web.auth import only_here
from brelan.web.limits import CLOCKS
from brelan.web.page import LANGUAGES
from brelan.web.room import Room
from brelan.words import Words

from .house import BY_HAND, House, in_house


def invite_on(page: httpx2.Response) -> str:
    found = re.search(r'id="invite-link" readonly value="([^"]*)"', page.text)
    return "" if found is None else unescape(found[1])


async def dealt(house: House) -> tuple[Room, list[str]]:
    """Two people and two bots in their first hand."""
    room, tokens = await house.seated(2, seats=4)
    await room.fill()
    await room.cut(room.session.cutter, 20, room.version)
    return room, tokens


def test_everybody_seated_has_the_invitation_while_the_session_goes_on(tmp_path: Path) -> None:
    async def told(house: House) -> None:
        room, tokens = await dealt(house)
        link = f"http://house.test/t/{room.id}?i={house.premises.invite(room)}"
        for token in tokens:
            async with house.visitor(cookie=f"seat={token}") as person:
                assert invite_on(await person.get(f"/t/{room.id}")) == link
                code = await person.get(f"/t/{room.id}/invite.svg")
                assert code.headers["content-type"] == "image/svg+xml"
                assert code.headers["cache-control"] == "private, no-store"
                assert code.text.count("h1v1h-1z") > 200
        async with house.visitor() as friend:
            assert (await friend.get(link)).text.count('id="do-join-') == 2

    in_house(tmp_path / "x.sqlite", told, BY_HAND)


def test_a_table_against_bots_can_be_joined_too(tmp_path: Path) -> None:
    async def told(house: House) -> None:
        async with house.visitor() as person, house.visitor() as friend:
            opened = await person.post("/quick", data={"game": "bourre", "name": "Ana"})
            link = invite_on(await person.get(opened.headers["location"]))
            assert 'id="do-join-1"' in (await friend.get(link)).text

    in_house(tmp_path / "x.sqlite", told, BY_HAND)


def test_a_passer_by_is_told_whom_to_ask(tmp_path: Path) -> None:
    async def told(house: House) -> None:
        lobby, _tokens = await house.seated(2, seats=4)
        room, _tokens = await dealt(house)
        asking = Words().say("web-ask-invite")
        async with house.visitor() as passer:
            for table in (lobby, room):
                page = await passer.get(f"/t/{table.id}")
                assert asking in page.text
                assert house.premises.invite(table) not in page.text
                assert (await passer.get(f"/t/{table.id}/invite.svg")).status_code == 404
                await passer.get(f"/t/{table.id}?i={house.premises.invite(table)}")
                assert asking not in (await passer.get(f"/t/{table.id}")).text

    in_house(tmp_path / "x.sqlite", told, BY_HAND)


@pytest.mark.parametrize("host", ["localhost:8000", "127.0.0.1:8000", "[::1]:8000"])
def test_at_this_computer_the_link_is_said_to_work_only_here(host: str, tmp_path: Path) -> None:
    async def told(house: House) -> None:
        lobby, tokens = await house.seated(2, seats=4)
        room, others = await dealt(house)
        for table, token in ((lobby, tokens[0]), (room, others[0])):
            async with house.visitor(cookie=f"seat={token}") as person:
                there = (await person.get(f"/t/{table.id}")).text
                assert 'class="qr"' in there
                assert "only-here" not in there
                here = (await person.get(f"/t/{table.id}", headers={"host": host})).text
                assert 'class="qr"' not in here
                assert "brelan serve --host 0.0.0.0" in here

    in_house(tmp_path / "x.sqlite", told, BY_HAND)


def test_which_addresses_lead_to_this_computer_alone() -> None:
    here = ("http://localhost:8000/t/x", "http://127.0.0.1/t/x", "http://127.1.2.3:1/", "http://[::1]:8000/t/x")
    there = ("http://192.168.1.20:8000/t/x", "https://cards.example/t/x", "http://[fe80::1]/t/x", "")
    assert all(only_here(address) for address in here)
    assert not any(only_here(address) for address in there)


def test_whoever_gets_no_seat_is_told_why_and_a_reload_leads_to_the_table(tmp_path: Path) -> None:
    async def told(house: House) -> None:
        room, _tokens = await dealt(house)
        spoken = Words()
        async with house.visitor() as passer, house.visitor() as guest:
            await guest.get(f"/t/{room.id}?i={house.premises.invite(room)}")
            for person, seat, status, why in (
                (passer, "2", 403, "not_invited"),
                (guest, "0", 409, "seat_taken"),
                (guest, "9", 422, "no_such_seat"),
            ):
                answer = await person.post(f"/t/{room.id}/sit", data={"seat": seat, "name": "Zoé"})
                assert answer.status_code == status
                assert spoken.say(f"web-sit-{why}") in answer.text
            again = await guest.get(f"/t/{room.id}/sit")
            assert (again.status_code, again.headers["location"]) == (303, f"/t/{room.id}")
            assert (await guest.get(f"/t/{room.id}/act")).status_code == 303
            assert (await guest.get(f"/t/{room.id}/sitting")).status_code == 404

    in_house(tmp_path / "x.sqlite", told, BY_HAND)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_to_give_no_seat_has_a_sentence(language: str) -> None:
    spoken = Words(language)
    reasons = ("no_name", "session_over", "no_such_seat", "seat_taken", "table_full", "not_kept", "not_invited")
    assert all(reason in STATUS for reason in reasons)
    assert len({spoken.say(f"web-sit-{reason}") for reason in reasons}) == len(reasons)


def test_whose_seat_a_bot_plays_is_told_so_and_takes_it_back_where_the_thumb_is(tmp_path: Path) -> None:
    async def told(house: House) -> None:
        room, tokens = await dealt(house)
        async with house.visitor(cookie=f"seat={tokens[1]}") as person:
            await room.leave(1)
            view = (await person.get(f"/t/{room.id}/view")).text
            desk = view.partition('id="desk"')[2].partition("</section>")[0]
            assert "A bot plays for you." in desk
            assert re.search(r'<div class="bar" id="bar">.*id="do-back"', desk, re.S)
            assert 'class="card hand' in desk
            assert 'id="do-leave"' not in view
            headers = {"hx-request": "true"}
            back = (await person.post(f"/t/{room.id}/back", headers=headers)).text
            assert "A bot plays for you." not in back.partition('id="desk"')[2].partition("</section>")[0]
            assert 'id="do-leave"' in back

    in_house(tmp_path / "x.sqlite", told, BY_HAND)


def test_nobody_is_called_invited_who_is_not(tmp_path: Path) -> None:
    async def told(house: House) -> None:
        room, _tokens = await house.seated(1, seats=4)
        spoken, invite = Words(), house.premises.invite(room)
        heading = re.compile(r'<h2 id="lobby-title">([^<]*)</h2>')
        for link, words in (("", "visitor"), (f"?i={invite[::-1]}", "visitor"), (f"?i={invite}", "guest")):
            async with house.visitor() as friend:
                page = (await friend.get(f"/t/{room.id}{link}")).text
                assert heading.findall(page) == [spoken.say(f"web-lobby-{words}")], link
                assert (spoken.say("web-ask-invite") in page) == (words == "visitor")
                if words == "guest":
                    torn = (await friend.get(f"/t/{room.id}?i={invite[:20]}")).text
                    assert heading.findall(torn) == [spoken.say("web-lobby-guest")]

    in_house(tmp_path / "x.sqlite", told, BY_HAND)


def test_where_all_seats_are_taken_the_invited_are_told_so_and_how_to_come_back(tmp_path: Path) -> None:
    async def told(house: House) -> None:
        room, tokens = await house.seated(3)
        spoken = Words()
        full, elsewhere = spoken.say("web-sit-table_full"), escape(spoken.say("web-other-device"))
        for _stage in ("lobby", "playing"):
            async with house.visitor() as friend:
                page = (await friend.get(f"/t/{room.id}?i={house.premises.invite(room)}")).text
                assert full in page
                assert elsewhere in page
                assert 'name="name"' not in page
            async with house.visitor() as passer:
                page = (await passer.get(f"/t/{room.id}")).text
                assert spoken.say("web-ask-invite") not in page
                assert elsewhere not in page
            # What leads back to a seat can be taken along from the device that has it.
            async with house.visitor(cookie=f"seat={tokens[1]}") as seated:
                page = (await seated.get(f"/t/{room.id}")).text
                assert f'id="own-link" readonly value="http://house.test/t/{room.id}/key/{tokens[1]}"' in page
                assert 'data-copy="own-link"' in page
            await room.cut(room.session.cutter, 20, room.version)

    in_house(tmp_path / "x.sqlite", told, BY_HAND)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_clock_is_chosen_and_joined_knowing_what_it_gives(tmp_path: Path, language: str) -> None:
    async def told(house: House) -> None:
        room, _tokens = await house.seated(2, seats=4, clock="quick")
        async with house.visitor(**{"accept-language": language}) as person:
            page = (await person.get("/new")).text
            clocks = page.partition('<select name="clock">')[2].partition("</select>")[0]
            table = (await person.get(f"/t/{room.id}")).text.partition('id="panel-rules"')[2]
        for clock, seconds in CLOCKS.items():
            written = re.search(rf'<option value="{clock}"[^>]*>([^<]*)<', clocks)
            assert written is not None
            assert re.findall(r"\d+", written[1]) == ([str(int(seconds))] if seconds else [])
        assert re.search(rf"<p>[^<]*\b{int(CLOCKS['quick'])}\b[^<]*</p>", table)

    in_house(tmp_path / "x.sqlite", told, BY_HAND)


def test_a_house_of_a_name_that_fits_no_code_is_shown_all_the_same(tmp_path: Path) -> None:
    async def told(house: House) -> None:
        room, tokens = await house.seated(2)
        async with house.visitor(cookie=f"seat={tokens[0]}", host="x" * 5_000) as person:
            assert (await person.get(f"/t/{room.id}")).status_code == 200

    in_house(tmp_path / "x.sqlite", told)
