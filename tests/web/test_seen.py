"""What programs read: a socket's line is put together from pieces that are kept, and says what an answer says."""

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from brelan.cards import CARD_NAMES, cards_of
from brelan.web.room import Room
from brelan.web.seen import message, seen

from .house import BY_HAND, House, in_house, one_step

SEATS = 4


async def any_card(room: Room, random: Random) -> bool:
    """Whoever is to play lays down any card of theirs, right or wrong; False when nobody is to play."""
    seat = room.asked[0] if room.session.in_hand and room.asked else None
    view: Any = None if seat is None else room.view(seat)
    if seat is None or view is None or view.phase != "playing":
        return False
    card = CARD_NAMES[random.choice(list(cards_of(view.own)))]
    return (await room.act(seat, card, room.version, f"v{room.version}.{card}")).good


@pytest.mark.parametrize(
    "wish",
    [
        {"game": "bourre", "profile": "gamerules", "rules": {"enforcement": "honour"}},
        {"game": "bourre", "profile": "gamerules", "rules": {"declare": "closed_fist"}},
        {"game": "bouillotte", "profile": "historic"},
    ],
)
def test_a_line_for_a_socket_says_what_an_answer_says(tmp_path: Path, wish: dict[str, Any]) -> None:
    """Also while a misplay can be put right, of which only its offender is told."""
    honour = wish.get("rules") == {"enforcement": "honour"}
    told_apart = misplays = 0

    async def told(house: House) -> None:
        random = Random(5)
        await session(house, random)
        # Decks are shuffled anew each time, and there may be sessions without a misplay that shows anything.
        while honour and not told_apart:
            await session(house, random)

    async def session(house: House, random: Random) -> None:
        nonlocal told_apart, misplays
        room, _tokens = await house.seated(SEATS, **wish)
        for _step in range(80):
            if room.session.over:
                break
            if not (wish["game"] == "bourre" and await any_card(room, random)):
                await one_step(room, random)
            views = [room.view(seat) for seat in (None, *range(SEATS))]
            for view, seat in zip(views, (None, *range(SEATS)), strict=True):
                assert json.loads(message(room, seat)) == json.loads(json.dumps(seen(room, seat)))
                misplays += getattr(view, "misplay", None) is not None
            told_apart += len({view.common for view in views if view is not None}) > 1

    in_house(tmp_path / "x.sqlite", told, BY_HAND)
    # What a misplay shows is known to its offender alone, and nothing else tells views apart.
    assert told_apart <= misplays
    assert honour or misplays == 0
