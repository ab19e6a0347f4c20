"""One complete session for each profile of each game, with the JSON its replay gives.

**Owns**: the files ``<game>-<profile>.brelan`` and ``.json``, and the play by chance that made them.
**May import**: the record and what stands above it.
**Never**: a rule.
**Start reading at**: ``playthrough``. ``python -m tests.golden`` makes the files that are missing.
"""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

from brelan.record import as_json, read_text, replay, write
from brelan.session import Session, Table, repeatable_seeds
from brelan.table import AnyGame

FOLDER = Path(__file__).parent
OPEN_ENDED = 6
"""Hands after which a session of an open-ended house is closed."""
NAMES = ("Ana", "Bea", "Cy", "Dot", "Eli", "Fay", "Gus", "Hal")


def playthrough(game: AnyGame, profile: str) -> str:
    """The record of a session of *profile* played by chance, the same each time."""
    random = Random(f"{game.name} {profile}")
    seats = game.profiles[profile].values["seats"]
    number = seats if isinstance(seats, int) else random.randint(*seats)
    house = game.house(profile, number, {})
    table = Table(Session.open(game, house, NAMES[:number], random.randrange(number)), repeatable_seeds(number))
    while not table.session.over:
        if not house.hands and table.session.number > OPEN_ENDED:
            table.close()
            break
        table.deal(random.randrange(1, len(house.deck)))
        while table.session.in_hand:
            hand = table.session.hand
            assert hand is not None
            table.act(random.choice(hand.legal()))
    return write(table.session)


def answer(record: str) -> str:
    """What the replay of *record* gives, as it is stored."""
    return json.dumps(as_json(replay(read_text(record))), indent=1, ensure_ascii=False) + "\n"
