"""The sheet between two hands: where the chips of the pot came from, who takes them and why, what lies there now."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest

from .house import BY_HAND, House, in_house, one_step

WHY = r"most tricks|took no trick|All have passed|holds? [^,]+, the highest|best hand|Everybody else|Nobody opened"


@pytest.mark.parametrize(("game", "seats"), [("bourre", 5), ("bouillotte", 4)])
def test_the_sheet_tells_of_every_chip_in_the_pot(tmp_path: Path, game: str, seats: int) -> None:
    async def told(house: House) -> None:
        room, tokens = await house.seated(2, game=game, profile=None, seats=seats)
        await room.fill()
        random, before, sheets = Random(5), 0, 0
        async with house.visitor(cookie=f"seat={tokens[0]}") as person:
            while True:
                await one_step(room, random)
                if room.session.over:
                    break
                if room.session.in_hand:
                    continue
                page = (await person.get(f"/t/{room.id}")).text
                pot = room.session.ledger.whole("pot")
                sheet = page.partition('id="sheet"')[2].partition("</details>")[0]
                lines = dict(re.findall(r"<li><span>(.*?)</span> <b>(.*?)</b></li>", sheet))
                assert int(lines.get("Left in the pot by the hand before", "0")) == before
                assert f'<b class="sum twice">{pot}</b>' in sheet
                assert re.search(WHY, sheet), sheet
                before, sheets = pot, sheets + 1
        assert sheets == room.house.hands - 1

    in_house(tmp_path / "x.sqlite", told, BY_HAND)
