"""What a seat is asked is said as its house plays it: what may be changed, what staying in may cost."""

from pathlib import Path
from typing import Any

import pytest

from .house import House, in_house


@pytest.mark.parametrize(
    ("most", "asked"),
    [
        (0, "No cards are changed in this house."),
        (1, "Choose one card to lay away, or none."),
        (2, "Choose up to 2 cards to lay away, or none."),
    ],
)
def test_b_draw_1_how_many_cards_may_be_changed(tmp_path: Path, most: int, asked: str) -> None:
    async def told(house: House) -> None:
        page = await asked_first(house, {"max_discards": most}, "play")
        assert asked in page

    in_house(tmp_path / "x.sqlite", told)


@pytest.mark.parametrize(
    ("rules", "asked"),
    [
        ({}, "Taking no trick costs 3."),
        ({"limit": 2}, "Taking no trick costs 2."),
        ({"second_ante": 4}, "Playing costs 4, and taking no trick as much as the pot holds."),
        ({"second_ante": 4, "limit": 5}, "Playing costs 4, and taking no trick as much as the pot holds, 5 at most."),
    ],
)
def test_b_settle_5_what_it_costs_to_stay_in_keeps_to_the_limit(
    tmp_path: Path, rules: dict[str, Any], asked: str
) -> None:
    async def told(house: House) -> None:
        page = await asked_first(house, rules)
        assert asked in page

    in_house(tmp_path / "x.sqlite", told)


async def asked_first(house: House, rules: dict[str, Any], *said: str) -> str:
    """The page of whoever speaks first at a table of three with those *rules*, after what they have *said*."""
    room, tokens = await house.seated(3, rules=rules)
    await room.cut(room.session.cutter, 20, 0)
    seat = room.asked[0]
    for number, word in enumerate(said):
        assert (await room.act(seat, word, room.version, f"a{number}")).status == 200
    async with house.visitor(cookie=f"seat={tokens[seat]}") as person:
        return (await person.get(f"/t/{room.id}")).text
