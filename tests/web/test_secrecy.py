"""Secrecy over the wire: nothing that is sent to a role depends on a card it has not been shown."""

import json
import logging
import re
from collections.abc import Mapping
from pathlib import Path
from random import Random
from typing import Any

import httpx2
import pytest

from brelan.cards import CARD_NAMES, FULL_DECK, Cards, mask_of, write_mask
from brelan.record import read_text
from brelan.web.room import Room

from .house import BY_HAND, HOST, House, in_house, one_step
from .worlds import dealt_anew, known, world

SEATS = 4
TABLES: tuple[dict[str, Any], ...] = (
    {"game": "bourre", "profile": "gamerules", "seats": SEATS},
    {"game": "bourre", "profile": "gamerules", "seats": SEATS, "rules": {"declare": "closed_fist"}},
    {"game": "bourre", "profile": "gamerules", "seats": SEATS, "rules": {"enforcement": "honour"}},
    {"game": "bourre", "profile": "wikipedia", "seats": SEATS},
    {"game": "bouillotte", "profile": "historic", "seats": SEATS},
)
CARD = re.compile(r"\b([2-9TJQKA][shdc])\b")


def paths(room: Room) -> list[str]:
    """All that a seat or a looker-on can read while a hand is in play."""
    number, step = len(room.session.log), len(room.session.log[-1].actions)
    replay = f"/t/{room.id}/hands/{number}/{step}"
    return [
        f"/t/{room.id}",
        f"/t/{room.id}/view",
        f"/t/{room.id}/hands",
        f"/t/{room.id}/shuffle",
        f"/t/{room.id}/record.brelan",
        replay,
        f"{replay}?open=1",
        f"/t/{room.id}/hands/{number}/{step // 2}?open=1",
    ]


async def read(room: Room, people: Mapping[int | None, httpx2.AsyncClient], role: int | None) -> list[bytes]:
    """Every byte that *role* is sent for all it may ask."""
    answers = []
    for path in (*paths(room), f"/api/tables/{room.id}", f"/api/tables/{room.id}/record"):
        response = await people[role].get(path)
        assert response.status_code == 200, (path, response.text)
        answers.append(response.content)
    return answers


async def compared(house: House, random: Random, wish: Mapping[str, Any], steps: int) -> tuple[int, int]:
    """Play *steps* steps at a table; at some of them look at another world from one role.

    How many worlds were compared, and in how many of them somebody else could see the difference.
    """
    room, tokens = await house.seated(SEATS, **wish)
    people: dict[int | None, httpx2.AsyncClient] = {None: house.visitor()}
    for seat, token in enumerate(tokens):
        people[seat] = house.visitor(cookie=f"seat={token}", authorization=f"Bearer {token}")
    worlds = told_apart = 0
    for _step in range(steps):
        if room.session.over:
            break
        await one_step(room, random)
        if not room.session.in_hand or random.random() < 0.6:
            continue
        role = random.choice(list(people))
        found, seen = await same_everywhere(room, people, role, random)
        worlds, told_apart = worlds + found, told_apart + seen
    return worlds, told_apart


async def same_everywhere(
    room: Room, people: Mapping[int | None, httpx2.AsyncClient], role: int | None, random: Random
) -> tuple[bool, bool]:
    """Whether another world was found, and whether anybody but *role* sees that it is another."""
    view = room.view(role)
    assert view is not None
    hidden = mask_of(room.house.deck) & ~known(view)
    before = await read(room, people, role)
    views = [room.view(seat) for seat in range(SEATS)]
    for _try in range(12):
        other = dealt_anew(room.session, hidden, random)
        if other is None:
            continue
        with world(room, *other):
            for now, then in zip(await read(room, people, role), before, strict=True):
                assert now.splitlines() == then.splitlines()
            return True, [room.view(seat) for seat in range(SEATS)] != views
    return False, False


def redealt(tmp_path: Path, sessions: int, steps: int, seed: int) -> None:
    async def told(house: House) -> None:
        random = Random(seed)
        counts = [await compared(house, random, TABLES[number % len(TABLES)], steps) for number in range(sessions)]
        # The comparison means something only where there were other worlds, and where they were others to somebody.
        assert sum(worlds for worlds, _apart in counts) > sessions
        assert sum(apart for _worlds, apart in counts) > sessions

    in_house(tmp_path / "x.sqlite", told, BY_HAND)


def test_a_deal_of_unseen_cards_changes_no_byte(tmp_path: Path) -> None:
    redealt(tmp_path, sessions=5, steps=30, seed=1)


@pytest.mark.long
def test_a_deal_of_unseen_cards_changes_no_byte_in_two_hundred_sessions(tmp_path: Path) -> None:
    redealt(tmp_path, sessions=200, steps=45, seed=2)


def names_in(text: str) -> Cards:
    """The cards named anywhere in *text*, which is JSON or a record."""
    return mask_of(CARD_NAMES.index(name) for name in CARD.findall(text))


async def listened(house: House, random: Random, wish: Mapping[str, Any], steps: int) -> int:
    """Play *steps* steps with a socket for every role; no message names a card that its role was not shown."""
    room, tokens = await house.seated(SEATS, **wish)
    place = f"/api/tables/{room.id}"
    heard = 0
    async with (
        house.socket(f"{place}/follow") as spectator,
        house.socket(f"{place}/follow", authorization=f"Bearer {tokens[0]}") as first,
        house.socket(f"{place}/follow", authorization=f"Bearer {tokens[1]}") as second,
    ):
        seen: dict[int | None, Cards] = {None: 0, 0: 0, 1: 0}
        for _step in range(steps):
            if room.session.over:
                break
            if not room.session.in_hand:
                seen = dict.fromkeys(seen, 0)
            await one_step(room, random)
            for role, socket in ((None, spectator), (0, first), (1, second)):
                view = room.view(role)
                assert view is not None
                seen[role] |= known(view)
                message = await socket.latest()
                # The bar on what a seat is known not to hold names cards that everybody can work out.
                message = re.sub(r'"shown":\[[^\]]*\]', "", message) if wish["game"] == "bourre" else message
                named = names_in(message)
                assert named & ~seen[role] == 0, write_mask(named & ~seen[role])
                heard += 1
    return heard


def test_no_message_names_a_card_that_was_not_shown(tmp_path: Path) -> None:
    async def told(house: House) -> None:
        random = Random(3)
        for wish in TABLES:
            assert await listened(house, random, wish, 40) > 30

    in_house(tmp_path / "x.sqlite", told, BY_HAND)


def test_the_scan_finds_what_it_looks_for() -> None:
    assert write_mask(names_in('{"hand":["Jh","2c"],"x":"p1 draw 3d"}')) == "Jh 3d 2c"
    assert names_in("Ana 9 5h4 AsAs") == 0
    assert names_in(" ".join(CARD_NAMES)) == FULL_DECK


def test_a_reconnect_is_told_no_more(tmp_path: Path) -> None:
    async def told(house: House) -> None:
        room, tokens = await house.seated(SEATS, **TABLES[0])
        await one_step(room, Random(1))
        for headers in ({"origin": HOST}, {"origin": HOST, "cookie": f"seat={tokens[0]}"}):
            texts = []
            for _time in range(3):
                async with house.socket(f"/t/{room.id}/ws", **headers) as socket:
                    # Coming and going are counted, for everybody alike.
                    texts.append(re.sub(r'data-changes="\d+"', "", await socket.text()))
            assert texts[0] == texts[1] == texts[2]

    in_house(tmp_path / "x.sqlite", told, BY_HAND)


def test_a_hand_in_play_is_in_no_record_and_its_seed_nowhere(tmp_path: Path) -> None:
    async def told(house: House) -> None:
        room, tokens = await house.seated(SEATS, **TABLES[0])
        random = Random(5)
        while len(room.session.reports) < 1 or not room.session.in_hand:
            await one_step(room, random)
        entry = room.session.log[-1]
        assert entry.shuffle is not None
        secret = entry.shuffle.seed.hex()
        async with house.visitor(cookie=f"seat={tokens[0]}") as person:
            for path in paths(room):
                text = (await person.get(path)).text
                assert secret not in text
                assert "seed of the table" not in text
            record = read_text((await person.get(f"/t/{room.id}/record.brelan")).text)
            assert len(record.hands) == 1
            # What was promised is shown while the hand is in play.
            assert entry.shuffle.commitment in (await person.get(f"/t/{room.id}/shuffle")).text
        secret = house.premises.shelf.facts(room.id)[0].body["secret"]
        async with house.visitor(cookie=f"seat={tokens[0]}") as person:
            for path in paths(room):
                assert secret not in (await person.get(path)).text

    in_house(tmp_path / "x.sqlite", told, BY_HAND)


def test_hands_lie_open_only_when_they_are_over(tmp_path: Path) -> None:
    async def told(house: House) -> None:
        room, _tokens = await house.seated(SEATS, **TABLES[0])
        random = Random(6)
        while len(room.session.reports) < 1 or not room.session.in_hand:
            await one_step(room, random)
        async with house.visitor() as anybody:
            place = f"/t/{room.id}/hands"
            assert (await anybody.get(f"{place}/1/0?open=1")).text != (await anybody.get(f"{place}/1/0")).text
            shut, asked = [(await anybody.get(f"{place}/2/0{more}")).text for more in ("", "?open=1")]
            assert shut.replace("?open=1", "") == asked.replace("?open=1", "")
            for beyond in ("/3/0", "/0/0", "/1/999", "/2/999"):
                assert (await anybody.get(place + beyond)).status_code == 404

    in_house(tmp_path / "x.sqlite", told, BY_HAND)


def test_logs_hold_no_cards_and_no_tokens(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)

    async def told(house: House) -> None:
        room, tokens = await house.seated(SEATS, **TABLES[0])
        random = Random(7)
        for _step in range(60):
            await one_step(room, random)
        async with house.visitor() as visitor:
            await visitor.get(f"/t/{room.id}/key/{tokens[0]}")
        own = [line for line in caplog.messages if "HTTP Request" not in line]
        assert names_in("\n".join(own)) == 0
        assert not any(token in line for token in tokens for line in own)

    in_house(tmp_path / "x.sqlite", told, BY_HAND)


def test_what_programs_get_is_plain_json(tmp_path: Path) -> None:
    async def told(house: House) -> None:
        room, tokens = await house.seated(SEATS, **TABLES[0])
        await one_step(room, Random(8))
        async with house.program(tokens[2]) as program:
            seen = (await program.get(f"/api/tables/{room.id}")).json()
        view = room.view(2)
        assert view is not None
        assert seen["view"] == json.loads(json.dumps(view.as_dict()))
        assert seen["seat"] == "p3"

    in_house(tmp_path / "x.sqlite", told, BY_HAND)
