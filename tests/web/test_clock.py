"""What happens by itself: bots act and cut, clocks run out on the safest action, bots take over and give back."""

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import pytest

from brelan import bouillotte
from brelan.bots import Bot, make_bot
from brelan.cards import CARD_NAMES, cards_of
from brelan.record import GAMES
from brelan.session import Session, Table, repeatable_seeds
from brelan.table import CARD, Action, View
from brelan.web import Pace, clock
from brelan.web.answer import Answer
from brelan.web.clock import FULL_TRICK, Driver, beyond_doubt, safest
from brelan.web.limits import CLOCKS
from brelan.web.room import Room
from tests.patience import until

from .house import AT_ONCE, BY_HAND, HOST, House, in_house, one_step

IMPATIENT = Pace(bot=0.0, honour=0.0, between=0.0, away=0.0)


def test_bots_play_a_whole_session_by_themselves(tmp_path: Path) -> None:
    async def told(house: House) -> None:
        async with house.program() as program:
            bots = [{"seat": f"p{seat}", "level": "random"} for seat in range(1, 4)]
            wish = {"game": "bourre", "profile": "gamerules", "seats": 3, "bots": bots, "rules": {"hands": 3}}
            opened = (await program.post("/api/tables", json=wish)).json()
        room = house.room(opened["table"])
        assert (await room.cut(room.session.cutter, None, 0)).good
        await until(lambda: room.session.over)
        assert len(room.session.reports) == 3
        again = Room(house.premises.shelf, IMPATIENT, house.premises.shelf.facts(room.id))
        assert again.session == room.session

    in_house(tmp_path / "x.sqlite", told, Pace(bot=0.0, honour=0.0, between=0.0, unattended=True))


def test_bots_wait_for_the_person(tmp_path: Path) -> None:
    async def told(house: House) -> None:
        async with house.visitor() as person:
            place = (await person.post("/quick", data={"game": "bourre", "name": "Zoé"})).headers["location"]
        room = house.room(place.removeprefix("/t/"))
        if not room.begun:
            assert room.session.cutter == 0
            await room.cut(0, 10, 0)
        await until(lambda: 0 in room.asked or not room.session.in_hand)
        version = room.version
        await asyncio.sleep(0.05)
        assert room.version == version

    in_house(tmp_path / "x.sqlite", told, AT_ONCE)


@pytest.mark.parametrize(
    ("wish", "level"), [("easy", "easy"), ("strong", "strong"), ("", "steady"), ("best", "steady")]
)
def test_one_click_asks_for_the_bots_that_were_chosen(tmp_path: Path, wish: str, level: str) -> None:
    async def told(house: House) -> None:
        async with house.visitor() as person:
            form = {"game": "bouillotte", "level": wish}
            place = (await person.post("/quick", data=form)).headers["location"]
        assert house.room(place.removeprefix("/t/")).plan.level == level

    in_house(tmp_path / "x.sqlite", told, AT_ONCE)


def test_a_bot_cuts_when_everybody_here_is_ready(tmp_path: Path) -> None:
    async def told(house: House) -> None:
        room, tokens = await house.seated(2, seats=3)
        await room.fill()
        while room.session.cutter != 2 or room.session.in_hand:
            await one_step(room, Random(1))
        async with (
            house.socket(f"/t/{room.id}/ws", origin=HOST, cookie=f"seat={tokens[0]}") as first,
            house.socket(f"/t/{room.id}/ws", origin=HOST, cookie=f"seat={tokens[1]}") as second,
        ):
            await first.text()
            await second.text()
            version = room.version
            assert room.ask(0).good
            await asyncio.sleep(0.05)
            assert room.version == version
            assert room.ask(1).good
            await until(lambda: room.session.in_hand)
            assert room.ready == set()

    in_house(tmp_path / "x.sqlite", told, Pace(bot=1e6, between=1e6))


@pytest.mark.parametrize("game", list(GAMES))
def test_the_clock_takes_the_safest_action_and_never_an_illegal_one(game: str) -> None:
    kinds = set()
    for seed in range(30):
        house = GAMES[game].house(GAMES[game].default_profile, 5 if game == "bourre" else 4, {})
        session = Session.open(GAMES[game], house, [f"N{seat}" for seat in range(house.seats)], 0)
        table, bot = Table(session, repeatable_seeds(seed)), make_bot(game, "random", seed)
        table.deal(10)
        while table.session.in_hand:
            hand = table.session.hand
            assert hand is not None
            assert hand.to_act is not None
            view = table.view(hand.to_act)
            chosen = safest(view)
            assert hand.refusal(chosen) is None
            kinds.add(chosen.verb)
            if chosen.verb == CARD:
                plays: Any = [option.action for option in view.options]
                trump = 0x1FFF << 13 * getattr(view, "trump", 0)
                lowest = min((bool(play.cards & trump), (play.cards.bit_length() - 1) % 13) for play in plays)
                assert (bool(chosen.cards & trump), (chosen.cards.bit_length() - 1) % 13) == lowest
            if chosen.verb == "draw":
                assert chosen.cards == 0
            if chosen.verb == "fold":
                assert "pass" not in {option.action.verb for option in view.options}
            table.act(bot.choose(view))
    assert kinds >= ({"pass", "draw", CARD} if game == "bourre" else {"decline", "pass", "fold"})


def test_the_clock_gives_up_no_hand_that_costs_nothing() -> None:
    hand = bouillotte.deal(dealer=0, house=bouillotte.house("pagat", 4))
    hand = bouillotte.play(hand, "p4 decline", "p4 open 1", "p3 call", "p2 fold")
    assert str(safest(hand.view(0))) == "p1 call", "the dealer's ante is all that is asked"
    hand = bouillotte.play(bouillotte.deal(dealer=0), "p4 decline", "p4 open 2", "p3 call", "p2 fold")
    assert str(safest(hand.view(0))) == "p1 fold"


def test_a_clock_that_runs_out_acts_for_the_person(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(CLOCKS, "quick", 0.05)

    async def told(house: House) -> None:
        room, tokens = await house.seated(3, clock="quick")
        async with house.socket(f"/t/{room.id}/ws", origin=HOST, cookie=f"seat={tokens[0]}"):
            await room.cut(room.session.cutter, 20, 0)
            assert room.driver.seconds_left() is not None
            await until(lambda: len(room.session.reports) >= 2)
        facts = house.premises.shelf.facts(room.id)
        assert {fact.body["by"] for fact in facts if fact.kind == "acted"} == {"clock"}

    in_house(tmp_path / "x.sqlite", told, Pace(bot=0.0, between=0.0, away=1e6))


def test_no_clock_runs_where_nobody_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(CLOCKS, "quick", 0.01)

    async def told(house: House) -> None:
        room, _tokens = await house.seated(3, clock="quick")
        await room.cut(room.session.cutter, 20, 0)
        version = room.version
        await asyncio.sleep(0.05)
        assert room.version == version

    in_house(tmp_path / "x.sqlite", told, IMPATIENT)


def test_a_bot_takes_over_for_who_is_away_and_gives_the_seat_back(tmp_path: Path) -> None:
    async def told(house: House) -> None:
        room, tokens = await house.seated(2, seats=2)
        async with house.socket(f"/t/{room.id}/ws", origin=HOST, cookie=f"seat={tokens[0]}") as here:
            await here.text()
            await room.cut(room.session.cutter, 20, 0)
            for _step in range(4):
                if 0 in room.asked:
                    await one_step(room, Random(1))
            await until(lambda: room.chairs[1].stand_in)
            assert [chair.name for chair in room.chairs] == ["N0", "N1"]
            # Opening the page is enough to have the seat again.
            async with house.visitor(cookie=f"seat={tokens[1]}") as person:
                assert (await person.get(f"/t/{room.id}")).status_code == 200
            assert not room.chairs[1].stand_in

    in_house(tmp_path / "x.sqlite", told, IMPATIENT)


def test_leaving_and_coming_back_by_hand(tmp_path: Path) -> None:
    async def told(house: House) -> None:
        room, tokens = await house.seated(3)
        async with house.program(tokens[1]) as program:
            assert (await program.post(f"/api/tables/{room.id}/leave")).json()["code"] == "done"
            assert room.chairs[1].stand_in
            again = Room(house.premises.shelf, IMPATIENT, house.premises.shelf.facts(room.id))
            assert again.chairs[1].stand_in
            assert (await program.get(f"/api/tables/{room.id}")).json()["chairs"][1]["stand_in"] is False
        kinds = [fact.kind for fact in house.premises.shelf.facts(room.id)]
        assert kinds[-2:] == ["left", "back"]

    in_house(tmp_path / "x.sqlite", told)


def test_a_bot_that_thinks_long_does_not_act_for_whoever_came_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def told(house: House) -> None:
        begun, thought = asyncio.Event(), asyncio.Event()

        async def slow(_bot: Bot, _level: str, view: View) -> Action:
            begun.set()
            await thought.wait()
            return safest(view)

        monkeypatch.setattr(clock, "_chosen", slow)
        acted = asyncio.Event()
        room, _tokens = await house.seated(3)
        act = room.act

        async def noticed(*given: Any, **more: Any) -> Answer:
            answer = await act(*given, **more)
            acted.set()
            return answer

        monkeypatch.setattr(room, "act", noticed)
        await room.cut(room.session.cutter, 20, 0)
        (seat,) = room.asked
        await room.leave(seat)
        await begun.wait()
        before = room.version
        await room.come_back(seat)
        thought.set()
        await acted.wait()
        assert (room.version, room.asked) == (before, (seat,))

    in_house(tmp_path / "x.sqlite", told, Pace(bot=0.0, away=1e6))


def test_a_guest_takes_the_chair_of_a_bot(tmp_path: Path) -> None:
    async def told(house: House) -> None:
        room, _tokens = await house.seated(2, seats=3)
        await room.fill()
        await room.cut(room.session.cutter, 20, 0)
        assert room.chairs[2].bot is not None
        answer = await room.sit("  New\u202e\nGuest ", "secret")
        assert (answer.good, answer.seat) == (True, 2)
        assert room.session.names == ("N0", "N1", "New Guest")
        assert room.chairs[2].bot is None
        assert (await room.sit("Late", "other")).code == "table_full"

    in_house(tmp_path / "x.sqlite", told)


def test_a_table_that_was_put_away_does_nothing_by_itself(tmp_path: Path) -> None:
    async def told(house: House) -> None:
        async with house.program() as program:
            bots = [{"seat": f"p{seat}", "level": "random"} for seat in range(1, 4)]
            wish = {"game": "bourre", "profile": "gamerules", "seats": 3, "bots": bots}
            opened = (await program.post("/api/tables", json=wish)).json()
        room = house.room(opened["table"])
        async with house.socket(f"/t/{room.id}/ws", origin=HOST) as page:
            await page.text()
            room.driver.stop()
            assert (await room.cut(room.session.cutter, None, 0)).good
        room.changed()
        await asyncio.sleep(0.05)
        assert room.version == 1

    in_house(tmp_path / "x.sqlite", told, Pace(bot=0.0, honour=0.0, between=0.0, unattended=True))


def test_tables_go_back_to_the_shelf_and_are_found_again(tmp_path: Path) -> None:
    async def told(house: House) -> None:
        room, tokens = await house.seated(3)
        await room.cut(room.session.cutter, 20, 0)
        room.watched -= 10
        house.premises.rooms.sweep()
        assert len(house.premises.rooms) == 0
        again = house.room(room.id)
        assert again is not room
        assert again.session == room.session
        assert again.seat_of(tokens[2]) == 2
        async with house.socket(f"/t/{room.id}/ws", origin=HOST) as page:
            await page.text()
            again.watched -= 10
            house.premises.rooms.sweep()
            assert len(house.premises.rooms) == 1

    in_house(tmp_path / "x.sqlite", told, Pace(bot=1e6, rest=5.0))


HONOUR = {"game": "bourre", "profile": "gamerules", "rules": {"enforcement": "honour"}}


def unhurried(room: Room, pace: Pace) -> float:
    """How long a bot waits where no card may be put right: longer over a trick that is full."""
    view: Any = room.view(None)
    return pace.bot * FULL_TRICK if view.phase == "playing" and not view.plays else pace.bot


@pytest.mark.parametrize(("game", "seats"), [("bourre", 5), ("bouillotte", 4)])
def test_a_full_trick_is_left_on_the_table_for_longer_than_a_bot_thinks(game: str, seats: int, tmp_path: Path) -> None:
    async def told(house: House) -> None:
        room, _tokens = await house.seated(1, seats=seats, game=game, profile=None)
        await room.fill()
        pace, random, found = Pace(bot=900.0), Random(5), set()
        while not room.session.over:
            await one_step(room, random)
            view: Any = room.view(None)
            if room.session.in_hand and room.session.log[-1].actions:
                full = bool(getattr(view, "last_plays", ())) and not view.plays
                found.add((full, Driver(room, pace).waits()))
        longer = {(True, pace.bot * FULL_TRICK)} if game == "bourre" else set()
        assert found == {(False, pace.bot)} | longer

    in_house(tmp_path / "x.sqlite", told, BY_HAND)


async def a_card_of(room: Room, wrong: bool) -> None:
    """Play on by chance until the first seat, a person, has played a card that breaks a rule, or one that does not."""
    random = Random(3)
    while True:
        while room.asked != (0,) or not room.session.in_hand or getattr(room.view(0), "phase", "") != "playing":
            await one_step(room, random)
        view: Any = room.view(0)
        slips = [bit for bit, _refused in view.refusals]
        if wrong and slips:
            name = CARD_NAMES[slips[0].bit_length() - 1]
            assert (await room.act(0, name, room.version)).good
            return
        await one_step(room, random)
        if not wrong and room.session.in_hand:
            return


@pytest.mark.parametrize("people", [1, 2])
@pytest.mark.parametrize("wrong", [True, False])
def test_at_a_table_of_honour_bots_leave_time_to_put_a_card_right(people: int, wrong: bool, tmp_path: Path) -> None:
    async def told(house: House) -> None:
        room, _tokens = await house.seated(people, seats=4, **HONOUR)
        await room.fill()
        pace = Pace(bot=900.0, honour=7000.0)
        await a_card_of(room, wrong)
        misplay = getattr(room.view(0), "misplay", None)
        assert (misplay is not None) is wrong
        # With others at the table the pause is the same after every card that may be wrong: it gives no misplay away.
        doubtful = people > 1 and not beyond_doubt(room.view(None), 0)
        expected = pace.honour if wrong or doubtful else unhurried(room, pace)
        driver = Driver(room, pace)
        assert driver.waits() == expected

    in_house(tmp_path / "x.sqlite", told, BY_HAND)


@pytest.mark.parametrize("cinch", [True, False])
def test_a_card_beyond_doubt_is_no_misplay_whatever_the_hand_holds(cinch: bool, tmp_path: Path) -> None:
    async def told(house: House) -> None:
        rules = {"enforcement": "honour", "cinch": cinch}
        room, _tokens = await house.seated(4, seats=4, profile="gamerules", rules=rules)
        random, found = Random(8), list[tuple[bool, bool]]()
        while len(found) < 300:
            seat = room.asked[0] if room.session.in_hand else -1
            view: Any = room.view(seat) if seat >= 0 else None
            if view is None or view.phase != "playing":
                await one_step(room, random)
                continue
            card = random.choice(list(cards_of(view.own)))
            assert (await room.act(seat, CARD_NAMES[card], room.version)).good
            slipped = bool(view.refusals) and card in [bit.bit_length() - 1 for bit, _refused in view.refusals]
            if room.session.in_hand:
                found.append((beyond_doubt(room.view(None), seat), slipped))
        assert set(found) == {(True, False), (False, True), (False, False)}

    in_house(tmp_path / "x.sqlite", told, BY_HAND)


def test_at_a_table_of_honour_bots_go_on_after_bots_and_elsewhere_after_anybody(tmp_path: Path) -> None:
    async def told(house: House) -> None:
        pace = Pace(bot=900.0, honour=7000.0)
        room, _tokens = await house.seated(2, seats=4, **HONOUR)
        await room.fill()
        random = Random(4)
        while not (room.session.in_hand and room.session.log[-1].actions[-1:] and _by_bot(room)):
            await one_step(room, random)
        assert Driver(room, pace).waits() == unhurried(room, pace)
        strict, _tokens = await house.seated(2, seats=4)
        await strict.fill()
        await a_card_of(strict, wrong=False)
        assert Driver(strict, pace).waits() == unhurried(strict, pace)

    in_house(tmp_path / "x.sqlite", told, BY_HAND)


def _by_bot(room: Room) -> bool:
    last = room.session.log[-1].actions[-1]
    return last.verb == CARD and room.chairs[last.seat].plays_itself
