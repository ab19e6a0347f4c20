"""Who is at a table: what they say to each other, and guests who come late."""

from __future__ import annotations

import re
from pathlib import Path

from brelan.store import MOST_SAID
from brelan.web.room import now

from .house import BY_HAND, HOST, House, in_house


def test_talk_is_bounded_and_escaped(tmp_path: Path) -> None:
    async def told(house: House) -> None:
        room, tokens = await house.seated(3)
        async with house.visitor(cookie=f"seat={tokens[0]}") as person:
            for text in ("<i>hello</i>", "x" * 5000, "", "\u202e"):
                assert (await person.post(f"/t/{room.id}/say", data={"text": text})).status_code == 303
            assert [len(said.text) for said in room.talk] == [12, 200]
            await room.cut(room.session.cutter, 20, 0)
            assert "<i>hello" not in (await person.get(f"/t/{room.id}")).text

    in_house(tmp_path / "x.sqlite", told, BY_HAND)


def test_talk_outlives_the_house_and_only_the_last_of_it_is_kept(tmp_path: Path) -> None:
    async def told(house: House) -> None:
        room, tokens = await house.seated(3)
        async with house.visitor(cookie=f"seat={tokens[1]}") as person:
            for number in range(MOST_SAID + 3):
                assert (await person.post(f"/t/{room.id}/say", data={"text": f"no. {number}"})).status_code == 303
        tables.append((room.id, tokens))

    async def told_again(house: House) -> None:
        (table, tokens), *_ = tables
        room = house.room(table)
        assert [said.text for said in room.talk] == [f"no. {number}" for number in range(3, MOST_SAID + 3)]
        async with house.visitor(cookie=f"seat={tokens[0]}") as person:
            assert (await person.post(f"/t/{room.id}/say", data={"text": "still here"})).status_code == 303
            page = (await person.get(f"/t/{room.id}")).text
        assert f'<p id="said-{MOST_SAID + 4}"><b>N0</b> still here</p>' in page
        assert f"no. {MOST_SAID + 2}</p>" in page
        assert ">no. 3</p>" not in page

    tables: list[tuple[str, list[str]]] = []
    in_house(tmp_path / "x.sqlite", told, BY_HAND)
    in_house(tmp_path / "x.sqlite", told_again, BY_HAND)


def test_a_visitor_with_the_invite_may_take_a_bots_seat_in_mid_hand(tmp_path: Path) -> None:
    async def told(house: House) -> None:
        room, _tokens = await house.seated(2, seats=3)
        await room.fill()
        await room.cut(room.session.cutter, 20, 0)
        invite = house.premises.invite(room)
        async with house.visitor() as passer, house.visitor() as guest:
            assert 'id="join"' not in (await passer.get(f"/t/{room.id}")).text
            assert (await passer.post(f"/t/{room.id}/sit", data={"seat": "2", "name": "Zoé"})).status_code == 403
            page = (await guest.get(f"/t/{room.id}?i={invite}")).text
            assert re.findall(r'id="do-join-(\d)"', page) == ["2"]
            taken = await guest.post(f"/t/{room.id}/sit", data={"seat": "0", "name": "Zoé"})
            assert taken.status_code == 409
            assert (await guest.post(f"/t/{room.id}/sit", data={"seat": "2", "name": "Zoé"})).status_code == 303
            assert (room.chairs[2].name, room.chairs[2].bot) == ("Zoé", None)
            assert (await guest.get(f"/t/{room.id}")).text.count('class="card hand') == 5

    in_house(tmp_path / "x.sqlite", told, BY_HAND)


def test_whoever_gives_no_name_sits_down_as_a_guest_in_their_own_language(tmp_path: Path) -> None:
    async def told(house: House) -> None:
        room, _tokens = await house.seated(1, seats=4)
        invite = house.premises.invite(room)
        async with house.visitor() as guest, house.visitor() as other:
            await other.post("/prefs", data={"language": "fr", "back": "/"})
            for person in (guest, other):
                assert 'name="name"' in (await person.get(f"/t/{room.id}?i={invite}")).text
                assert (await person.post(f"/t/{room.id}/sit", data={"name": " "})).status_code == 303
        assert [chair.name for chair in room.chairs[1:]] == ["Guest", "Invité", ""]

    in_house(tmp_path / "x.sqlite", told, BY_HAND)


def test_a_guest_is_no_name_to_be_kept_in_another_language(tmp_path: Path) -> None:
    async def told(house: House) -> None:
        async with house.visitor() as guest, house.visitor() as ana:
            await guest.post("/quick", data={"game": "bourre", "name": ""})
            await ana.post("/quick", data={"game": "bourre", "name": "Ana"})
            for person in (guest, ana):
                await person.post("/prefs", data={"language": "fr", "back": "/"})
            assert 'name="name" value=""' in (await guest.get("/")).text
            assert 'name="name" value="Ana"' in (await ana.get("/")).text

    in_house(tmp_path / "x.sqlite", told, BY_HAND)


def test_whoever_gives_a_sign_of_life_without_a_page_is_waited_for(tmp_path: Path) -> None:
    async def told(house: House) -> None:
        room, tokens = await house.seated(2, seats=2)
        await room.cut(room.session.cutter, 20, 0)
        (seat,) = room.asked
        chair = room.chairs[seat]
        async with (
            house.socket(f"/t/{room.id}/ws", origin=HOST, cookie=f"seat={tokens[1 - seat]}") as other,
            house.program(tokens[seat]) as program,
        ):
            await other.text()
            chair.seen -= 2 * BY_HAND.away
            (due,) = [due for due in room.driver.dues() if due.at <= now()]
            assert (await program.get(f"/api/tables/{room.id}")).status_code == 200
            await due.deed()
            assert not chair.stand_in, "what was to happen was settled before they asked"
            chair.seen -= 2 * BY_HAND.away
            await due.deed()
            assert chair.stand_in

    in_house(tmp_path / "x.sqlite", told, BY_HAND)
