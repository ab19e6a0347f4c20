"""What is kept of a table for its pages: each page reads as if it had been made for its reader alone."""

from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from brelan.web.page import Kept, Preferences, TablePage
from brelan.web.present import table_page
from brelan.web.render import render
from brelan.web.room import Room

from .house import BY_HAND, House, in_house, one_step
from .test_secrecy import SEATS, TABLES

LANGUAGES = ("en", "fr")


def pages(room: Room, random: Random) -> list[TablePage]:
    """Everybody's page, in any order: whoever looks first leaves something for the others."""
    roles = [*range(SEATS), None]
    return [
        table_page(room, role, Preferences(language=random.choice(LANGUAGES)), own_link="http://x" if role else "")
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


def test_a_log_goes_on_from_where_it_was_and_takes_up_a_new_name(tmp_path: Path) -> None:
    async def told(house: House) -> None:
        random = Random(5)
        room, _tokens = await house.seated(SEATS, **TABLES[0])
        for _step in range(40):
            await one_step(room, random)
        before = render(table_page(room, 0, Preferences()))
        assert "N1" in before
        room.chairs[1].name = "Margaux"
        room.changed()
        after = render(table_page(room, 0, Preferences()))
        assert after == render(replace(table_page(room, 0, Preferences()), kept=Kept()))
        assert "Margaux" in after
        assert "N1" not in after

    in_house(tmp_path / "x.sqlite", told, BY_HAND)
