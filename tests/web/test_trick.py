"""The trick on the table: every card of it can be seen, the one that ended it too, until the next trick is led."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random
from typing import Any

from brelan.cards import cards_of

from .house import BY_HAND, House, in_house, one_step

SEAT = re.compile(r'<li id="seat-(\d)".*?</li>', re.S)
LYING = re.compile(r'class="card played([a-z ]*)" data-card="(\d+)"')


def on_the_table(page: str) -> dict[int, tuple[int, str]]:
    """The cards that lie before the seats: each with its seat and with what is said of it."""
    found = {}
    for seat in SEAT.finditer(page):
        for said, card in LYING.findall(seat[0]):
            found[int(card)] = (int(seat[1]), said.strip())
    return found


def test_a_trick_lies_on_the_table_whole_until_the_next_is_led(tmp_path: Path) -> None:
    async def told(house: House) -> None:
        room, tokens = await house.seated(1, seats=4)
        await room.fill()
        random, whole = Random(11), 0
        async with house.visitor(cookie=f"seat={tokens[0]}") as person:
            while whole < 12:
                await one_step(room, random)
                view: Any = room.view(0)
                if view is None or not (view.plays or view.last_plays):
                    continue
                page = (await person.get(f"/t/{room.id}")).text
                lying = on_the_table(page)
                plays = view.plays or view.last_plays
                assert set(lying) == {card for bit in plays for card in cards_of(bit)}
                best = [(seat, said) for seat, said in lying.values() if said.startswith("best")]
                if view.plays:
                    assert best == [(view.winning, "best")]
                else:
                    # Who took it leads the next one.
                    assert best == [(view.leader, "best taken")]
                    assert all("taken" in said for _seat, said in lying.values())
                    assert '<span class="best-word">takes it</span>' in page
                    whole += 1

    in_house(tmp_path / "x.sqlite", told, BY_HAND)
