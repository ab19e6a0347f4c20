"""The house goes dark between any two actions, and nobody loses a card or a chip."""

import threading
from contextlib import ExitStack
from pathlib import Path
from random import Random
from typing import Any

import httpx2
import pytest
from websockets.sync.client import connect

from brelan.store import Shelf
from brelan.web import Pace
from brelan.web.room import Room
from brelan.web.seen import seen
from tests.patience import PATIENCE, until

from .house import BY_HAND, House, body, in_house, one_step
from .process import Process

TABLES: tuple[dict[str, Any], ...] = (
    {"game": "bourre", "profile": "gamerules"},
    {"game": "bourre", "profile": "wikipedia", "rules": {"declare": "closed_fist"}},
    {"game": "bourre", "profile": "gamerules", "rules": {"enforcement": "honour"}},
    {"game": "bouillotte", "profile": "historic"},
)


def everything(room: Room) -> list[dict[str, Any]]:
    """What each seat and a looker-on can see, and the account book."""
    roles = (*range(room.plan.seats), None)
    return [seen(room, seat) for seat in roles] + [dict(room.session.ledger.balances)]


@pytest.mark.parametrize("wish", TABLES, ids=lambda wish: "-".join([wish["game"], *wish.get("rules", {}).values()]))
def test_the_facts_on_disk_give_the_same_table_after_every_action(tmp_path: Path, wish: dict[str, Any]) -> None:
    async def told(house: House) -> None:
        random = Random(11)
        room, tokens = await house.seated(4, seats=4, **wish)
        shelf = house.premises.shelf
        for step in range(100):
            if room.session.over:
                break
            if step == 30:
                await room.leave(1)
            if step == 60:
                await room.come_back(1)
            await one_step(room, random)
            again = Room(shelf, BY_HAND, shelf.facts(room.id))
            for mine, theirs in zip(room.chairs, again.chairs, strict=True):
                # Who opens a house anew has seen everybody just now.
                mine.seen = theirs.seen
            assert everything(again) == everything(room)
            assert again.session == room.session
            assert again.asked_since == room.asked_since
            assert again.events == room.events
            assert list(again.told) == list(room.told)
            assert [again.seat_of(token) for token in tokens] == [0, 1, 2, 3]
            # A page that stayed open takes nothing that is older than what it shows.
            assert again.changes >= room.changes
            if not room.session.in_hand:
                # The promise of the next deck still holds.
                assert again.table.commitment == room.table.commitment

    in_house(tmp_path / "x.sqlite", told)


class Players:
    """Three programs at one table, by way of the wire."""

    def __init__(self, house: Process) -> None:
        self._house = house
        with self._client("") as host:
            opened = body(host.post("/api/tables", json={"game": "bourre", "profile": "gamerules", "seats": 3}))
            self.table = opened["table"]
            wish = {"name": "P", "invite": opened["invite"]}
            self.tokens = [body(host.post(f"/api/tables/{self.table}/seats", json=wish))["token"] for _seat in range(3)]

    def _client(self, token: str) -> httpx2.Client:
        headers = {"authorization": f"Bearer {token}"} if token else {}
        return httpx2.Client(base_url=self._house.address, headers=headers, timeout=PATIENCE)

    def seen(self, seat: int) -> dict[str, Any]:
        with self._client(self.tokens[seat]) as client:
            return body(client.get(f"/api/tables/{self.table}"))

    def everything(self) -> list[dict[str, Any]]:
        found = [self.seen(seat) for seat in range(3)]
        for one in found:
            for chair in one["chairs"]:
                chair.pop("away")
        return found

    def post(self, seat: int, word: str, **wish: Any) -> dict[str, Any]:
        with self._client(self.tokens[seat]) as client:
            return body(client.post(f"/api/tables/{self.table}/{word}", json=wish))

    def step(self, random: Random, id: str) -> tuple[int, str, dict[str, Any]]:
        """What would be done next: seat, word, and what to send."""
        now = self.seen(0)
        if now["stage"] != "playing":
            return int(now["cutter"][1]) - 1, "cut", {"version": now["version"], "id": id, "cut": 20}
        seat = int(random.choice(now["asked"])[1]) - 1
        option = random.choice(self.seen(seat)["view"]["legal"]).split()[1:]
        action = "draw" if option[0] == "draw" else " ".join(option)
        return seat, "actions", {"version": now["version"], "id": id, "action": action}


@pytest.mark.parametrize("kills", [1, pytest.param(12, marks=pytest.mark.long)])
def test_killed_between_two_actions_and_in_the_middle_of_one(tmp_path: Path, kills: int) -> None:
    random = Random(5)
    with Process(tmp_path / "x.sqlite") as house:
        players = Players(house)
        for number in range(4):
            done(players, random, f"first{number}")
        for number in range(kills):
            killed_between(house, players, random, f"between{number}")
            killed_within(house, players, random, f"within{number}")
        closed(house, players)


def done(players: Players, random: Random, id: str) -> tuple[int, str, dict[str, Any], dict[str, Any]]:
    """One step, by whoever is asked: seat, word, what was sent, the answer."""
    seat, word, wish = players.step(random, id)
    answer = players.post(seat, word, **wish)
    assert answer["code"] == "done", answer
    return seat, word, wish, answer


def killed_between(house: Process, players: Players, random: Random, id: str) -> None:
    """Nobody loses a card or a chip, and what was asked before the dark is answered as before and does nothing."""
    seat, word, wish, answer = done(players, random, id)
    before = players.everything()
    house.kill()
    house.start()
    assert players.everything() == before
    assert players.post(seat, word, **wish) == answer
    assert players.everything() == before


def killed_within(house: Process, players: Players, random: Random, id: str) -> None:
    """Whoever was not answered asks again: it is done once."""
    seat, word, wish = players.step(random, id)
    version = wish["version"]
    sender = threading.Thread(target=sent, args=(players, seat, word, wish))
    sender.start()
    threading.Event().wait(random.random() * 0.004)
    house.kill()
    sender.join()
    house.start()
    assert players.seen(0)["version"] in (version, version + 1)
    assert players.post(seat, word, **wish) == {"code": "done", "version": version + 1, "refusal": None}
    assert players.seen(0)["version"] == version + 1


def closed(house: Process, players: Players) -> None:
    """Asked to close while twelve sockets are open, it closes within two seconds; later on a busy machine."""
    place = f"{house.address.replace('http', 'ws')}/api/tables/{players.table}/follow"
    with ExitStack() as open_pages:
        for _socket in range(12):
            open_pages.enter_context(connect(place, open_timeout=PATIENCE)).recv(timeout=PATIENCE)
        assert house.stop() < 2 + 3 * house.opened_in


def sent(players: Players, seat: int, word: str, wish: dict[str, Any]) -> None:
    try:
        players.post(seat, word, **wish)
    except httpx2.HTTPError:
        # The house went dark before it could answer; that is what is tried here.
        return


def test_bots_go_on_where_they_were(tmp_path: Path) -> None:
    """The house is closed in the middle of a hand against bots; opened again, it comes to the person's turn."""

    async def begun(house: House) -> None:
        async with house.visitor() as person:
            await person.post("/quick", data={"game": "bourre", "name": "Zoé"})

    async def gone_on(house: House) -> None:
        (table,) = house.premises.shelf.tables()
        room = house.room(table)
        await until(lambda: 0 in room.asked or (not room.session.in_hand and room.session.cutter == 0))

    in_house(tmp_path / "x.sqlite", begun)
    in_house(tmp_path / "x.sqlite", gone_on, Pace(bot=0.0, honour=0.0, between=0.0))
    shelf = Shelf(tmp_path / "x.sqlite")
    assert len(shelf.tables()) == 1
    shelf.close()
