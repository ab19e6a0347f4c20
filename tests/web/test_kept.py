"""What is kept of a table for its pages: each page reads as if it had been made for its reader alone."""

import re
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from brelan.web.page import Kept, Preferences, TablePage
from brelan.web.present import table_page
from brelan.web.render import render
from brelan.web.room import Room
from brelan.web.speech import Speech
from brelan.words import Words, languages
from tests.words.codes import events

from .house import BY_HAND, House, in_house, one_step
from .test_secrecy import SEATS, TABLES

LANGUAGES = ("en", "fr")


def pages(room: Room, random: Random) -> list[TablePage]:
    """Everybody's page, in any order: whoever looks first leaves something for the others."""
    roles = [*range(SEATS), None]
    return [
        table_page(
            room,
            role,
            Preferences(language=random.choice(LANGUAGES)),
            invite=f"http://y/{role}" if role else "",
            own_link="http://x" if role else "",
        )
        for role in random.sample(roles, len(roles))
    ]


@pytest.mark.parametrize("number", range(len(TABLES)))
def test_no_page_shows_what_was_made_for_another(number: int, tmp_path: Path) -> None:
    async def told(house: House) -> None:
        random = Random(number)
        room, _tokens = await house.seated(SEATS, **TABLES[number])
        stages = set()
        for step in range(60):
            if room.session.over:
                break
            await one_step(room, random)
            if step % 7 == 3:
                await room.say(random.randrange(SEATS), f"said {step}")
            for page in pages(room, random):
                stages.add(page.stage)
                assert render(page) == render(replace(page, kept=Kept()))
        assert {"playing", "settled"} <= stages

    in_house(tmp_path / "x.sqlite", told, BY_HAND)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("first", "AB")
def test_what_is_kept_without_names_reads_as_if_told_of_these(language: str, first: str) -> None:
    """Before some names a word is shorter: the carre *d’Ana*, but *de Bea*."""
    words, spoken = Words(language), Speech(Words(language))
    names = tuple(f"{first}na{seat}" for seat in range(8))
    for event, seats in events():
        for reader in (None, *range(seats)):
            assert spoken.told((event,), names, reader) == words.told([event], names, reader)


def test_a_log_goes_on_from_where_it_was_and_keeps_the_names_of_then(tmp_path: Path) -> None:
    async def told(house: House) -> None:
        random = Random(5)
        room, _tokens = await house.seated(1, seats=SEATS)
        await room.fill()
        before: list[str] = []
        while len(room.told) < 30 or not before[-1].startswith("Bea "):
            await one_step(room, random)
            before = log_of(render(table_page(room, 0, Preferences())))
        assert (await room.sit("Margaux", "a secret", 1)).good
        # Whatever was kept for the seat while a bot sat there is not read by whoever has it now.
        for reader, line in ((0, "Margaux takes Bea’s seat."), (1, "You take Bea’s seat.")):
            page = table_page(room, reader, Preferences())
            assert render(page) == render(replace(page, kept=Kept()))
            after = log_of(render(page))
            assert after[-1] == line
            of_bea = [line for line in before[1:] if line.startswith("Bea ")]
            assert [line for line in after[:-1] if line.startswith("Bea ")] == of_bea

    in_house(tmp_path / "x.sqlite", told, BY_HAND)


def log_of(page: str) -> list[str]:
    """The lines of the log on *page*."""
    return re.findall(r'<li id="line-\d+">(.*?)</li>', page)
