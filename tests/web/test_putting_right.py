"""At a table of honour whoever broke a rule is told, alone, how it can be put right and what that costs."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

from brelan.cards import CARD_NAMES
from brelan.web.room import Room

from .house import BY_HAND, House, in_house, one_step


async def misplays(room: Room, seat: int) -> None:
    """Play on by chance until *seat* may break a rule, and does."""
    random = Random(3)
    while True:
        view: Any = room.view(seat) if room.session.in_hand else None
        if seat in room.asked and view is not None and view.refusals:
            slip = view.refusals[0][0].bit_length() - 1
            assert (await room.act(seat, CARD_NAMES[slip], room.version)).good
            return
        await one_step(room, random)


@pytest.mark.parametrize(
    ("misplay", "costs"),
    [
        ("retract", "you can play the right one, at no cost."),
        ("renege", "that costs you this pot and your next deal. Otherwise it is this pot and a fine."),
        ("bourre", "that costs you this pot and your next deal. Otherwise it is this pot and a fine."),
    ],
)
def test_the_offender_alone_is_told_what_it_costs_to_put_a_card_right(misplay: str, costs: str, tmp_path: Path) -> None:
    async def told(house: House) -> None:
        rules = {"enforcement": "honour", "misplay": misplay}
        room, tokens = await house.seated(2, seats=4, rules=rules)
        await room.fill()
        await misplays(room, 0)
        pages = []
        for token in tokens:
            async with house.visitor(cookie=f"seat={token}") as person:
                pages.append((await person.get(f"/t/{room.id}")).text)
        assert costs in pages[0]
        assert "Only you can see this." not in pages[1]

    in_house(tmp_path / "x.sqlite", told, BY_HAND)
