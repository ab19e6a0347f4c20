"""The log speaks of people: who takes a seat, whose seat a bot plays, who is back; and it keeps the names of then."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from brelan.web.page import Preferences
from brelan.web.present import table_page
from brelan.web.render import render
from brelan.web.room import Room

from .house import BY_HAND, House, in_house

TOLD = {
    "en": (
        "N1 sits down.",
        "Margaux takes Cy’s seat.",
        "N1’s seat is played by a bot for now.",
        "N1 is back.",
    ),
    "fr": (
        "N1 prend place.",
        "Margaux prend la place de Cy.",
        "Un robot joue à la place de N1 en attendant.",
        "Revoilà N1.",
    ),
}


def log_of(room: Room, seat: int | None, language: str = "en") -> list[str]:
    page = render(table_page(room, seat, Preferences(language=language)))
    heard = re.findall(r'<p id="heard-\d+">(.*?)</p>', page)
    log = re.findall(r'<li id="line-\d+">(.*?)</li>', page)
    assert heard == log[-8:]
    return log


@pytest.mark.parametrize("language", sorted(TOLD))
def test_whoever_comes_and_goes_is_told_of(language: str, tmp_path: Path) -> None:
    async def told(house: House) -> None:
        room, _tokens = await house.seated(2, seats=3)
        await room.fill()
        assert (await room.sit("Margaux", "a secret", 2)).good
        assert (await room.leave(1)).good
        assert (await room.come_back(1)).good
        assert log_of(room, None, language) == list(TOLD[language])

    in_house(tmp_path / "x.sqlite", told, BY_HAND)


def test_the_reader_is_spoken_to(tmp_path: Path) -> None:
    async def told(house: House) -> None:
        room, _tokens = await house.seated(2, seats=3)
        await room.fill()
        await room.leave(1)
        await room.come_back(1)
        assert log_of(room, 1) == ["You sit down.", "A bot plays for you for now.", "You are back."]

    in_house(tmp_path / "x.sqlite", told, BY_HAND)


def test_nobody_is_told_to_have_done_what_a_bot_did_on_their_seat(tmp_path: Path) -> None:
    async def told(house: House) -> None:
        room, _tokens = await house.seated(2, seats=3)
        await room.fill()
        await room.cut(room.session.cutter, 20, room.version)
        before = log_of(room, None)
        assert (await room.sit("Margaux", "a secret", 2)).good
        after = log_of(room, 2)
        assert after == [*before, "You take Cy’s seat."]
        assert not any("Margaux" in line for line in after)

    in_house(tmp_path / "x.sqlite", told, BY_HAND)


def test_after_a_restart_the_log_reads_the_same(tmp_path: Path) -> None:
    read: list[tuple[str, list[str]]] = []

    async def told(house: House) -> None:
        room, _tokens = await house.seated(2, seats=3)
        await room.fill()
        await room.cut(room.session.cutter, 20, room.version)
        await room.sit("Margaux", "a secret", 2)
        await room.leave(0)
        read.append((room.id, log_of(room, 1)))

    async def again(house: House) -> None:
        (table, before), *_ = read
        assert log_of(house.room(table), 1) == before
        assert "Margaux takes Cy’s seat." in before

    in_house(tmp_path / "x.sqlite", told, BY_HAND)
    in_house(tmp_path / "x.sqlite", again, BY_HAND)


def test_what_the_clock_chose_is_not_told_as_if_somebody_had_chosen_it(tmp_path: Path) -> None:
    read: list[tuple[str, list[str]]] = []

    async def told(house: House) -> None:
        room, _tokens = await house.seated(4)
        await room.cut(room.session.cutter, 20, room.version)
        (first,) = room.asked
        assert (await room.act(first, "pass", room.version)).good
        (second,) = room.asked
        assert (await room.act(second, "pass", room.version, by="clock")).good
        assert log_of(room, None)[-3:] == [f"N{first} passes.", f"N{second}’s time is up.", f"N{second} passes."]
        assert log_of(room, second)[-2:] == ["Your time is up.", "You pass."]
        read.append((room.id, log_of(room, None)))

    async def again(house: House) -> None:
        (table, before), *_ = read
        assert log_of(house.room(table), None) == before

    in_house(tmp_path / "x.sqlite", told, BY_HAND)
    in_house(tmp_path / "x.sqlite", again, BY_HAND)


def test_a_bot_has_no_clock_to_be_told_of(tmp_path: Path) -> None:
    async def told(house: House) -> None:
        room, _tokens = await house.seated(3)
        await room.cut(room.session.cutter, 20, room.version)
        (first,) = room.asked
        await room.leave(first)
        assert (await room.act(first, "pass", room.version, by="clock")).good
        assert not any("time is up" in line for line in log_of(room, None))

    in_house(tmp_path / "x.sqlite", told, BY_HAND)
