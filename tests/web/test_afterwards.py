"""Afterwards: what the pages tell, replays from one's own seat, the shuffle, records from elsewhere."""

from __future__ import annotations

import asyncio
import re
import sys
from collections import OrderedDict
from concurrent.futures import ThreadPoolExecutor
from html import unescape
from pathlib import Path
from random import Random
from threading import Event, Lock, get_ident
from typing import Any

import pytest

from brelan.cards import cards_of
from brelan.record import GAMES, NotARecordError, read_text, write
from brelan.session import Session
from brelan.table import Action
from brelan.web import told as told_hands
from brelan.web.after import aside
from brelan.web.books import words
from brelan.web.ending import ending
from brelan.web.hands import hand_lines
from brelan.web.page import LANGUAGES
from brelan.web.parts import speech
from brelan.web.reply import document
from brelan.web.room import Room
from brelan.web.told import Reels, Tale, reel
from tests.cli.terminal import brelan
from tests.loop import finished
from tests.patience import PATIENCE, until

from .house import BY_HAND, House, in_house, one_step, play


def plain(page: str) -> str:
    """What a page says, without its tags."""
    return " ".join(unescape(re.sub(r"<[^>]+>", " ", page)).split())


# ---- the pages of a table that was played


async def played(house: House, hands: int, game: str = "bourre", seats: int = 5) -> tuple[Room, list[str]]:
    room, tokens = await house.seated(3, game=game, profile=None, seats=seats)
    await room.fill()
    random = Random(9)
    while len(room.session.reports) < hands:
        await one_step(room, random)
    return room, tokens


@pytest.mark.parametrize(("game", "seats"), [("bourre", 5), ("bouillotte", 4)])
def test_ones_own_hand_lies_in_a_row_and_a_looker_on_sees_none(tmp_path: Path, game: str, seats: int) -> None:
    async def told(house: House) -> None:
        room, tokens = await played(house, 2, game, seats)
        place = f"/t/{room.id}/hands/1"
        session = Session.open(room.session.game, room.house, room.session.names, room.session.first_dealer)
        session = session.deal(room.session.log[0].deck)
        for action in room.session.log[0].actions[:3]:
            session = session.apply(action)
        assert session.hand is not None
        spoken = speech("en")
        own = [spoken.card(card) for card in cards_of(getattr(session.hand.view(0), "own", 0))]
        async with house.visitor(cookie=f"seat={tokens[0]}") as mine, house.visitor() as other:
            row = re.search(r'<div class="row"[^>]*>(.*?)</div>', (await mine.get(f"{place}/3")).text)
            assert row is not None
            assert sorted(re.findall(r'<span class="vh">([^<]+)', row[1])) == sorted(own)
            # Nothing that is looked at afterwards can be played.
            assert "<button" not in row[1]
            assert 'class="row"' not in (await other.get(f"{place}/3")).text
            # The ring is laid out by the number of seats, as at the table.
            for page in (await mine.get(f"{place}/3"), await mine.get(f"/t/{room.id}")):
                assert re.search(rf'class="house-table [^"]*\bseats-{seats}\b', page.text)

    in_house(tmp_path / "x.sqlite", told, BY_HAND)


def test_what_opens_the_hands_is_there_only_when_they_may_be_opened(tmp_path: Path) -> None:
    async def told(house: House) -> None:
        room, tokens = await played(house, 1)
        random = Random(3)
        while not room.session.in_hand:
            await one_step(room, random)
        place, spoken = f"/t/{room.id}/hands", words("en")
        async with house.visitor(cookie=f"seat={tokens[0]}") as mine, house.visitor() as other:
            assert spoken.say("web-open-hands") in (await mine.get(f"{place}/1/1")).text
            assert spoken.say("web-open-hands") not in (await mine.get(f"{place}/2/0")).text
            assert spoken.say("after-still-closed") in (await mine.get(f"{place}/2/0")).text
            for person, whose in ((mine, "yes"), (other, "no")):
                assert spoken.say("web-closed-hands", mine=whose) in (await person.get(f"{place}/1/1?open=1")).text
            # The last step goes on to the next hand, and stays open.
            last = len(room.session.log[0].actions)
            page = (await mine.get(f"{place}/1/{last}?open=1")).text
            assert f'href="{place}/2/0?open=1" rel="next"' in page

    in_house(tmp_path / "x.sqlite", told, BY_HAND)


@pytest.mark.parametrize(("game", "seats"), [("bourre", 5), ("bouillotte", 4)])
def test_the_end_and_every_hand_on_the_pages(tmp_path: Path, game: str, seats: int) -> None:
    async def told(house: House) -> None:
        room, tokens = await played(house, 1, game, seats)
        await play(room, Random(4))
        result = room.session.result
        assert result is not None
        start = room.house.start if game == "bourre" else room.house.cave  # type: ignore[attr-defined]
        async with house.visitor(cookie=f"seat={tokens[1]}") as person:
            pages = [(await person.get(f"/t/{room.id}{path}")).text for path in ("", "/hands")]
            for page in pages:
                assert ending(result, room.session.names, 1, start, speech("en")).headline in plain(page)
                mine = re.findall(r'<tr class="mine">(.*?)</tr>', page)
                assert [plain(row).count(room.session.names[1]) for row in mine] == [1]
            lines = hand_lines(room.session.reports, room.session.names, 1, start, speech("en"))
            for number, line in enumerate(lines, 1):
                assert f'<a href="/t/{room.id}/hands/{number}/0">{line}</a>' in unescape(pages[1])

    in_house(tmp_path / "x.sqlite", told, BY_HAND)


def test_the_shuffle_has_its_summary_first_and_its_details_folded(tmp_path: Path) -> None:
    async def told(house: House) -> None:
        room, _tokens = await played(house, 3)
        async with house.visitor() as person:
            page = (await person.get(f"/t/{room.id}/shuffle")).text
            summary = words("en").say("verify-summary", fair=3, false=0, unknown=0, hands=3)
            assert 0 < page.index(summary) < page.index('<details class="proof"')
            assert f"brelan verify {room.id}.brelan" in page
            assert '<details class="proof" open' not in page
            # Every deck is there, and what is not yet over is no part of the summary.
            assert len(re.findall('<details class="proof"', page)) == 4
            # Somebody else’s record without shuffles is not called a session without hands.
            bare = re.sub(r"(?m)^shuffle = .*\n", "", write(room.session))
            place = (await brought(person, bare)).removesuffix("/hands")
            page = (await person.get(f"{place}/shuffle")).text
            assert words("en").say("after-no-proofs") in page
            assert "brelan verify" not in page
            assert words("en").say("verify-summary", fair=0, false=0, unknown=3, hands=3) in page

    in_house(tmp_path / "x.sqlite", told, BY_HAND)


def test_before_the_first_hand_there_is_a_shuffle_to_look_at_and_a_record(tmp_path: Path) -> None:
    async def told(house: House) -> None:
        room, _tokens = await house.seated(2, seats=4)
        async with house.visitor() as person, house.program() as program:
            assert (await person.get(f"/t/{room.id}/shuffle")).status_code == 200
            for answer in (
                await person.get(f"/t/{room.id}/record.brelan"),
                await program.get(f"/api/tables/{room.id}/record"),
            ):
                assert read_text(answer.text).names == ("N0", "N1", "p3", "p4")

    in_house(tmp_path / "x.sqlite", told, BY_HAND)


def test_a_record_that_was_brought_is_read_once_for_all_its_steps() -> None:
    session = Session.open(GAMES["bourre"], GAMES["bourre"].house("louisiana", 5, {}), tuple("abcde"), 0)
    text = write(session.deal(range(52)))
    assert told_hands.brought("x", text) is told_hands.brought("x", text)
    assert told_hands.brought("y", text).id == "y"
    with pytest.raises(NotARecordError):
        told_hands.brought("x", f"{text}?")


def test_hands_are_looked_at_in_several_threads_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(told_hands, "MOST_REELS", 1)
    session = Session.open(GAMES["bourre"], GAMES["bourre"].house("louisiana", 5, {}), tuple("abcde"), 0)
    tale = Tale("x", session.deal(range(52)).apply(Action(1, "pass")), live=True)
    other = Tale("y", tale.session, live=True)
    reels: Reels = OrderedDict()
    before = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    try:
        with ThreadPoolExecutor(4) as threads:
            found = list(threads.map(lambda each: reel(reels, (tale, other)[each % 2], 1), range(2_000)))
    finally:
        sys.setswitchinterval(before)
    assert all(states == (session.deal(range(52)), tale.session) for states in found)


def test_a_deck_that_is_not_the_promised_one_is_called_false(tmp_path: Path) -> None:
    async def told(house: House) -> None:
        room, _tokens = await played(house, 2)
        promise = re.compile(r'(?<=commitment = ")\w')
        # Whatever it begins with, it begins with something else.
        text = promise.sub(lambda digit: "1" if digit[0] == "0" else "0", write(room.session), count=1)
        async with house.visitor() as person:
            place = (await brought(person, text)).removesuffix("/hands")
            page = plain((await person.get(f"{place}/shuffle")).text)
            assert words("en").say("verify-summary", fair=1, false=1, unknown=0, hands=2) in page
            assert words("en").say("verify-wrong_commitment") in page
            # And whoever downloads it finds the same.
            file = tmp_path / "false.brelan"
            file.write_bytes((await person.get(f"{place}/record.brelan")).content)
            assert brelan("verify", file).status == 1

    in_house(tmp_path / "x.sqlite", told, BY_HAND)


# ---- records from elsewhere


async def brought(person: Any, text: str) -> str:
    """The address at which the record in *text* is told."""
    response = await person.post("/replay", files={"record": ("a.brelan", text.encode())})
    assert response.status_code == 303, plain(response.text)
    return str(response.headers["location"])


def faulty(text: str) -> str:
    """The record in *text*, whose second hand begins with the first action twice."""
    head, mark, rest = text.rpartition("actions = [\n")
    first = rest.split("\n", 1)[0]
    return f"{head}{mark}{first}\n{rest}"


def test_a_broken_rule_is_told_as_the_command_line_tells_it(tmp_path: Path) -> None:
    async def told(house: House) -> None:
        room, _tokens = await played(house, 2)
        text = faulty(write(room.session))
        file = tmp_path / "faulty.brelan"
        file.write_text(text, "utf-8")
        run = brelan("replay", file)
        assert run.status == 1
        assert run.err.startswith("hand 2, action 2 (p")
        async with house.visitor() as person:
            place = await brought(person, text)
            pages = {path: plain((await person.get(place + path)).text) for path in ("", "/2/1", "/1/1", "/2/0")}
            where = {path for path, page in pages.items() if run.err.strip() in page}
            # On the page of the session, and at the step after which it happens.
            assert where == {"", "/2/1"}
            # A whole record says nothing of the kind.
            whole = await brought(person, write(room.session))
            assert words("en").say("after-broken") not in (await person.get(whole)).text

    in_house(tmp_path / "x.sqlite", told, BY_HAND)


def test_a_record_that_is_wrong_from_its_first_deal_has_nothing_to_show(tmp_path: Path) -> None:
    async def told(house: House) -> None:
        room, _tokens = await played(house, 1)
        other = f"p{(room.session.first_dealer + 1) % 5 + 1}"
        text = write(room.session).replace("[[hand]]\n", f'[[hand]]\ndealer = "{other}"\n', 1)
        async with house.visitor() as person:
            response = await person.post("/replay", files={"record": ("a.brelan", text.encode())})
            assert response.status_code == 422
            assert "hand 1, action 1: " in plain(response.text)

    in_house(tmp_path / "x.sqlite", told, BY_HAND)


@pytest.mark.parametrize("raw", [b"", b"hello", b"\xff\xfe", b"{}", b"a." * 9000, b"x = 1\n", b"x = [\n"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_junk_is_no_record_and_nobody_is_told_of_toml(tmp_path: Path, raw: bytes, language: str) -> None:
    async def told(house: House) -> None:
        async with house.visitor(**{"accept-language": language}) as person:
            page = (await person.post("/replay", files={"record": ("a.brelan", raw)})).text
            found = re.search(r'<p class="fault"[^>]*>(.*?)</p>', page)
            assert found is not None
            assert unescape(found[1]) == words(language).say("after-no-record")

    in_house(tmp_path / "x.sqlite", told, BY_HAND)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("brelan = 1\ngame = 5 5\n", "This record cannot be read: line 2, column 10: not TOML."),
        ("brelan = 1\ngame = [\n", "This record cannot be read: at the end: not TOML."),
        ("brelan = 2\n", "This record cannot be read: brelan: version “2” of the format is not known here, only 1 is."),
        ('brelan = 1\ngame = "whist"\n', "This record cannot be read: game: no game “whist”."),
    ],
)
def test_what_was_meant_to_be_a_record_is_told_where_it_is_not(tmp_path: Path, text: str, said: str) -> None:
    async def told(house: House) -> None:
        async with house.visitor() as person:
            page = (await person.post("/replay", files={"record": ("a.brelan", text.encode())})).text
            assert said in plain(page)

    in_house(tmp_path / "x.sqlite", told, BY_HAND)


def test_how_it_goes_stands_above_the_clauses(tmp_path: Path) -> None:
    async def told(house: House) -> None:
        async with house.visitor() as person:
            for game, letter in (("bourre", "B"), ("bouillotte", "L")):
                page = unescape((await person.get(f"/rules/{game}")).text)
                values = GAMES[game].profiles[GAMES[game].default_profile].values
                for sentence in words("en").goes(letter, values):
                    assert 0 < page.index(sentence) < page.index('class="clause-line"')

    in_house(tmp_path / "x.sqlite", told)


@pytest.mark.parametrize("page", ["hands", "shuffle"])
def test_who_plays_does_not_wait_for_a_long_page_of_who_looks_back(
    tmp_path: Path, page: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def told(house: House) -> None:
        room, _tokens = await played(house, 1)
        here, made = get_ident(), []

        def watched(*shown: Any) -> Any:
            made.append(get_ident())
            return document(*shown)

        monkeypatch.setattr("brelan.web.after.document", watched)
        async with house.visitor() as visitor:
            assert (await visitor.get(f"/t/{room.id}/{page}")).status_code == 200
        assert len(made) == 1
        assert made != [here]

    in_house(tmp_path / "x.sqlite", told, BY_HAND)


def test_two_at_a_time_look_back_however_many_ask() -> None:
    async def told() -> None:
        go, lock = Event(), Lock()
        running: set[int] = set()
        most = []

        def deed(number: int) -> int:
            with lock:
                running.add(number)
                most.append(len(running))
            assert go.wait(PATIENCE)
            with lock:
                running.discard(number)
            return number

        asked = [asyncio.ensure_future(aside(deed, number)) for number in range(6)]
        await until(lambda: len(running) == 2)
        go.set()
        assert await asyncio.gather(*asked) == list(range(6))
        assert max(most) == 2

    finished(told())
