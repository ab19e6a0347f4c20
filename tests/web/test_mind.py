"""Bots that think long: loaded when first asked for, aside, and never in anybody's way."""

from __future__ import annotations

import asyncio
import subprocess
import sys
import threading
from pathlib import Path

import pytest

from brelan.bots import Bot, Hint, make_bot
from brelan.table import View
from brelan.web import mind
from brelan.web import room as rooms
from brelan.web.mind import Thinker, adviser, asked, bot_for, known, levels
from tests.patience import PATIENCE, until

from .house import BY_HAND, House, in_house

START = """
import sys
from pathlib import Path
from brelan.web import make_app
from brelan.web.mind import levels
import asyncio

async def opened():
    app = make_app(Path(sys.argv[1]))
    async with app.router.lifespan_context(app):
        levels("bourre")

asyncio.run(opened())
print("numba" in sys.modules, "llvmlite" in sys.modules)
"""


class Slow(Bot):
    """Thinks until it is told to come to an end, and remembers in which thread."""

    def __init__(self) -> None:
        super().__init__(1)
        self.threads: list[int] = []
        self.enough = threading.Event()

    def hint(self, view: View) -> Hint:
        self.threads.append(threading.get_ident())
        assert self.enough.wait(PATIENCE)
        return make_bot("bourre").hint(view)


def slow(monkeypatch: pytest.MonkeyPatch) -> Slow:
    """From now on the strong player is a slow one."""
    bot = Slow()
    monkeypatch.setattr(mind, "levels_here", lambda _game: ("easy", "steady", "strong"))
    monkeypatch.setattr(mind, "make_bot", lambda game, level="steady": bot if level == "strong" else make_bot(game))
    return bot


def test_a_house_opens_without_the_compiler(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-c", START, str(tmp_path / "x.sqlite")], capture_output=True, text=True, check=True
    )
    assert done.stdout.split() == ["False", "False"]


def test_who_can_be_asked_to_sit_down() -> None:
    for game in ("bourre", "bouillotte"):
        assert levels(game)[:2] == ("easy", "steady")
        assert all(known(game, level) for level in (*levels(game), "random"))
        assert not known(game, "brilliant")
        assert isinstance(bot_for(game, "strong"), Thinker)
        assert not isinstance(bot_for(game, "steady"), Thinker)
        assert isinstance(adviser(game), Thinker) == ("strong" in levels(game))


def test_a_strong_bot_thinks_aside_and_the_house_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    bot = slow(monkeypatch)

    async def told(house: House) -> None:
        room, _tokens = await house.seated(3)
        await room.cut(room.session.cutter, 20, 0)
        view = room.view(room.asked[0])
        assert view is not None
        thought = asyncio.ensure_future(asked(bot_for("bourre", "strong"), bot.hint, view))
        await until(lambda: bot.threads)
        assert not thought.done()
        bot.enough.set()
        hint = await asyncio.wait_for(thought, PATIENCE)
        assert hint.action in [option.action for option in view.options]
        assert threading.get_ident() not in bot.threads

    in_house(tmp_path / "x.sqlite", told, BY_HAND)


def test_the_pause_before_a_strong_bot_acts_is_the_time_it_thinks_in(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # It is done at once with an only card. If it began when the pause is over, its first moment would tell that.
    asked_for: list[View] = []

    class Quick(Bot):
        def hint(self, view: View) -> Hint:
            asked_for.append(view)
            return make_bot("bourre").hint(view)

    quick = Quick(1)
    slow(monkeypatch)
    monkeypatch.setattr(mind, "make_bot", lambda game, level="steady": quick if level == "strong" else make_bot(game))

    async def told(house: House) -> None:
        room, _tokens = await house.seated(2, seats=3, level="strong")
        await room.fill()
        await room.cut(room.session.cutter, 20, 0)
        stays: set[int] = set()
        while room.asked != (2,):
            words = "play" if room.asked[0] not in stays else "draw"
            stays.add(room.asked[0])
            assert (await room.act(room.asked[0], words, room.version)).good
        await until(lambda: asked_for)
        assert asked_for == [room.view(2)]
        # The pause is over only now, and the bot is not asked again.
        version = room.version
        room.driver.since -= 2e6
        room.driver.arm()
        await until(lambda: room.version > version)
        assert asked_for[0].to_act == 2
        assert [view for view in asked_for if view == asked_for[0]] == asked_for[:1]

    in_house(tmp_path / "x.sqlite", told, BY_HAND)


def test_a_bot_that_cannot_be_made_is_stood_in_for(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(game: str, level: str = "steady") -> Bot:
        if level == "strong":
            raise ImportError(level)
        return make_bot(game, level)

    monkeypatch.setattr(mind, "make_bot", broken)
    thinker = bot_for("bourre", "strong")
    assert isinstance(thinker, Thinker)
    thinker.warm()
    assert 0 < thinker.cut(52) < 52
    with pytest.raises(TypeError, match="view"):
        thinker.hint(None)  # type: ignore[arg-type]


def test_a_hint_that_takes_long_is_announced_and_follows(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    bot = slow(monkeypatch)
    monkeypatch.setattr(rooms, "PATIENCE", 0.01)

    async def told(house: House) -> None:
        room, tokens = await house.seated(3)
        await room.cut(room.session.cutter, 20, 0)
        seat = room.asked[0]
        cookie = f"seat={tokens[seat]}"
        async with (
            house.socket(f"/t/{room.id}/ws", origin="http://house.test", cookie=cookie) as page,
            house.visitor(cookie=cookie) as mine,
        ):
            await page.text()
            answer = await mine.post(f"/t/{room.id}/hint", data={}, headers={"hx-request": "true"})
            assert 'id="thinking"' in answer.text
            assert 'id="do-hint"' not in answer.text
            # A second question while the first is thought about asks nobody anew.
            assert (await room.advise(seat)).good
            await until(lambda: bot.threads)
            bot.enough.set()
            while 'id="hinted"' not in (text := await page.text()):
                assert 'id="thinking"' in text
            assert len(bot.threads) == 1

    in_house(tmp_path / "x.sqlite", told, BY_HAND)


def test_a_hint_with_a_closed_fist_outlives_what_others_decide(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    bot = slow(monkeypatch)
    monkeypatch.setattr(rooms, "PATIENCE", 0.01)

    async def told(house: House) -> None:
        room, _tokens = await house.seated(3, rules={"declare": "closed_fist"})
        await room.cut(room.session.cutter, 20, 0)
        assert room.asked == (0, 1, 2)
        assert (await room.advise(0)).good
        assert (await room.act(1, "play", room.version)).good
        assert room.notes[0].thinking
        bot.enough.set()
        await until(lambda: not room._thoughts)
        assert room.notes[0].hint is not None
        assert (await room.act(2, "play", room.version)).good
        assert room.notes[0].hint is not None
        assert (await room.act(0, "play", room.version)).good
        assert room.notes == {}

    in_house(tmp_path / "x.sqlite", told, BY_HAND)


def test_a_hint_for_a_decision_that_is_gone_is_dropped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    bot = slow(monkeypatch)
    monkeypatch.setattr(rooms, "PATIENCE", 0.01)

    async def told(house: House) -> None:
        room, _tokens = await house.seated(3)
        await room.cut(room.session.cutter, 20, 0)
        seat = room.asked[0]
        assert (await room.advise(seat)).good
        view = room.view(seat)
        assert view is not None
        await room.act(seat, str(view.options[0].action).partition(" ")[2], room.version)
        bot.enough.set()
        await until(lambda: not room._thoughts)
        assert len(bot.threads) == 1
        assert room.notes == {}

    in_house(tmp_path / "x.sqlite", told, BY_HAND)
