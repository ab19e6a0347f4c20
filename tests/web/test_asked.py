"""What the reader is asked is what the buttons below it do."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random
from typing import Any

from .house import BY_HAND, House, in_house, one_step


def test_what_a_call_costs_is_asked_as_its_button_says_it(tmp_path: Path) -> None:
    async def session(house: House, random: Random) -> set[int]:
        """Play one to its end; what calls came to for the first seat: nothing (0), chips (1), all that was left (2)."""
        room, tokens = await house.seated(1, game="bouillotte", profile=None, seats=4)
        await room.fill()
        kinds = set()
        async with house.visitor(cookie=f"seat={tokens[0]}") as person:
            while not room.session.over:
                await one_step(room, random)
                view: Any = room.view(0)
                if not room.session.in_hand or room.asked != (0,) or view.phase != "answering":
                    continue
                page = (await person.get(f"/t/{room.id}")).text
                asked = re.sub(r"<.*?>", "", page.partition('id="asked">')[2].partition("</p>")[0])
                button = re.search(r'id="do-call"[^>]*>(.*?)</button>', page)
                assert button is not None
                more, cave = view.level - view.put[0], view.caves[0]
                if more == 0:
                    assert button[1] == "Call, adding nothing"
                    assert asked == f"Your turn. You are level at {view.level}: nothing to pay."
                elif more <= cave:
                    assert button[1] == f"Call {view.level}: {more} more"
                    assert asked == f"Your turn. The level is {view.level}: {more} more to call."
                else:
                    assert button[1] == f"Call {view.put[0] + cave}: {cave} more"
                    assert asked.endswith(f" {view.level}. You can call with all you have left: {cave}.")
                kinds.add((more > 0) + (more > cave))
        return kinds

    async def told(house: House) -> None:
        random, kinds = Random(2), set[int]()
        # Decks are shuffled anew each time, and now and then nobody is asked for more than is left to them.
        while not kinds >= {1, 2}:
            kinds |= await session(house, random)

    in_house(tmp_path / "x.sqlite", told, BY_HAND)


def test_a_session_is_not_ended_for_everybody_by_one_tap(tmp_path: Path) -> None:
    async def told(house: House) -> None:
        room, tokens = await house.seated(2, seats=3)
        await room.fill()
        random = Random(4)
        async with house.visitor(cookie=f"seat={tokens[0]}") as person:
            while not room.session.reports or room.session.in_hand:
                await one_step(room, random)
            bar = (await person.get(f"/t/{room.id}")).text.partition('id="bar"')[2]
            before, folded, _rest = bar.partition("<details")
            assert f"/t/{room.id}/ready" in before
            assert folded
            assert f"/t/{room.id}/close" not in before
            assert (await person.post(f"/t/{room.id}/close", data={"version": str(room.version)})).status_code == 303
        assert room.session.over

    in_house(tmp_path / "x.sqlite", told, BY_HAND)
