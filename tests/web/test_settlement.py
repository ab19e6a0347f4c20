"""The sheet between two hands: where the chips of the pot came from, who takes them and why, what lies there now."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random
from typing import Any

import pytest

from brelan.cards import cards_of
from brelan.words import Words

from .house import BY_HAND, House, in_house, one_step

WHY = (
    r"most tricks|took no trick|All have passed|Everybody else|Nobody opened"
    r"|holds? [^,]+, the highest|best (hand|point)|[Pp]oint (wins|of)|nothing is better"
)


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


def test_the_sheet_of_a_showdown_has_the_hands_that_it_covers_and_no_other_sheet_has_any(tmp_path: Path) -> None:
    async def session(house: House, random: Random) -> set[tuple[bool, bool]]:
        """Play one to its end; of its hands, whether any were laid open, and whether the session was over with them."""
        room, tokens = await house.seated(2, game="bouillotte", profile=None, seats=4)
        await room.fill()
        words, kinds = Words("en"), set[tuple[bool, bool]]()
        async with house.visitor(cookie=f"seat={tokens[0]}") as person:
            while not room.session.over:
                await one_step(room, random)
                if room.session.in_hand:
                    continue
                view: Any = room.view(0)
                page = (await person.get(f"/t/{room.id}")).text
                sheet = page.partition('id="sheet"')[2].partition("</details>")[0]
                rows = dict(re.findall(r'<th scope="row"[^>]*>(\w+)(.*?)</th>', sheet))
                for seat, chair in enumerate(room.chairs):
                    cards = re.findall(r"<i[^>]*>(.*?)</i>", rows[chair.name])
                    assert sorted(cards) == sorted(words.card(card) for card in cards_of(view.shown[seat]))
                kinds.add((any(view.shown), room.session.over))
        return kinds

    async def told(house: House) -> None:
        random, kinds = Random(5), set[tuple[bool, bool]]()
        # Decks are shuffled anew each time, and now and then every hand of a session comes to a showdown.
        while not kinds >= {(True, False), (False, False)}:
            kinds |= await session(house, random)

    in_house(tmp_path / "x.sqlite", told, BY_HAND)


def test_the_score_of_bouillotte_counts_no_new_cave_as_won(tmp_path: Path) -> None:
    async def session(house: House, random: Random) -> bool:
        """Play one to its end; whether somebody had a new cave."""
        room, tokens = await house.seated(2, game="bouillotte", profile=None, seats=4)
        await room.fill()
        refilled, rows = False, []
        async with house.visitor(cookie=f"seat={tokens[0]}") as person:
            while not room.session.over:
                await one_step(room, random)
                if room.session.in_hand:
                    continue
                page = (await person.get(f"/t/{room.id}")).text
                rows = [
                    [int(amount.replace("\N{MINUS SIGN}", "-")) for amount in re.findall(r"<td>(.*?)</td>", row)]
                    for row in re.findall(r'<tr><th scope="row">\d+</th>(.*?)</tr>', page)
                ]
                # What is not won lies in the pot of the next hand, or has just been shared out.
                if not room.session.over:
                    assert sum(rows[-1]) == -room.session.ledger.whole("pot")
                refilled |= any(int(room.session.reports[-1]["refills"][f"p{seat + 1}"]) for seat in range(4))
        assert len(rows) == room.house.hands
        end = room.session.result
        assert end is not None
        # What the last hand left in the pot was shared out after it.
        assert tuple(amount + end.share for amount in rows[-1]) == end.totals
        return refilled

    async def told(house: House) -> None:
        random = Random(5)
        # Decks are shuffled anew each time, and now and then nobody loses all.
        while not await session(house, random):
            pass

    in_house(tmp_path / "x.sqlite", told, BY_HAND)
