"""A house of one's own in a record: it reads back as what was played, or is refused when it is written."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from brelan.record import GAMES, read_text, replay, write
from brelan.session import Session, Table, repeatable_seeds
from brelan.table import AnyGame, HouseError, Profile, Switch

NAMES = ("Ana", "Bea", "Cy", "Dot", "Eli", "Fay", "Gus", "Ida")
GAME_NAMES = sorted(GAMES)
FREE = {"bourre": ["cinch", "limit", "start"], "bouillotte": ["cave", "opening", "favori"]}
"""Switches that go with every value of every other."""


def value_of(switch: Switch, random: Random) -> Any:
    """Something that *switch* may be."""
    values: list[Any] = [*switch.words, *([True, False] if switch.yes_no else [])]
    if switch.low <= switch.high:
        values += [random.randint(switch.low, min(switch.high, switch.low + 40)), switch.low]
    if switch.by_seats:
        values.append({"default": 4, "3": 2, "4": 1})
    return random.choice(values)


def some_house(game: AnyGame, random: Random) -> Any:
    """A house that can be played, of a profile of its own."""
    while True:
        values = {name: value_of(switch, random) for name, switch in game.switches.items()}
        changed = {name: value_of(game.switches[name], random) for name in random.sample(FREE[game.name], 1)}
        name = random.choice(["aunt", *game.profiles])
        with suppress(HouseError):
            return game.own_house(Profile(name, "At my aunt's", "", values), values["seats"], changed)


def as_settled(house: Any, other: Any) -> Any:
    """*house* under the names of *other*."""
    return replace(house, profile=other.profile, overrides=other.overrides, title=other.title)


def some_session(game: AnyGame, house: Any, random: Random) -> Session:
    """A session as far as forty choices lead."""
    table = Table(Session.open(game, house, NAMES[: house.seats], 0), repeatable_seeds(random.randrange(1000)))
    left = 40
    while left and not table.session.over:
        left -= 1
        hand = table.session.hand
        if hand is None or hand.over:
            table.deal(random.randrange(1, len(house.deck)))
        else:
            table.act(random.choice(hand.legal()))
    return table.session


@pytest.mark.parametrize("seed", range(40))
@pytest.mark.parametrize("game", GAME_NAMES)
def test_every_house_reads_back_as_what_was_played(game: str, seed: int) -> None:
    random = Random(seed)
    house = some_house(GAMES[game], random)
    session = some_session(GAMES[game], house, random)
    text = write(session)
    again, fault = replay(read_text(text))
    assert fault is None
    assert as_settled(again.house, house) == house
    assert (again.log, again.names, again.ledger) == (session.log, session.names, session.ledger)
    assert (again.reports, again.result) == (session.reports, session.result)
    assert write(again) == text


@pytest.mark.parametrize("game", GAME_NAMES)
def test_every_shipped_house_can_be_said_by_its_switches_alone(game: str) -> None:
    known = GAMES[game]
    for name in known.profiles:
        for seats in range(2, 9):
            with suppress(HouseError):
                house = known.house(name, seats, {})
                assert list(house.switches) == list(known.switches)
                assert as_settled(known.house(known.default_profile, seats, house.switches), house) == house


def test_the_profile_of_a_game_is_kept_by_its_name_even_with_another_title() -> None:
    game = GAMES["bourre"]
    pagat = replace(game.profiles["pagat"], title="At my aunt's")
    text = write(Session.open(game, game.own_house(pagat, 3, {"limit": 20}), NAMES[:3], 0))
    assert read_text(text).house == game.house("pagat", 3, {"limit": 20})


def test_a_name_that_is_taken_by_another_house_is_not_written() -> None:
    game = GAMES["bourre"]
    values = {**game.profiles["pagat"].values, "ante": 7}
    text = write(Session.open(game, game.own_house(Profile("pagat", "", "", values), 3, {}), NAMES[:3], 0))
    record = read_text(text)
    assert record.house.profile == "louisiana"
    assert record.house.switches["ante"] == 7


def test_a_house_that_no_record_has_is_refused() -> None:
    for game, switch, value in (("bourre", "ante", 0), ("bourre", "exempt_bourre", False), ("bouillotte", "cave", -1)):
        known = GAMES[game]
        usual: Any = known.house(known.default_profile, 4, {"seats": 4} if game == "bourre" else {})
        session = Session.open(known, replace(usual, **{switch: value}), NAMES[:4], 0)
        with pytest.raises(ValueError, match="no record has this house"):
            write(session)


@pytest.mark.parametrize("name", ["", "two\nlines", "a" * 41, "\ud800"])
def test_a_name_that_no_record_has_is_refused(name: str) -> None:
    game = GAMES["bourre"]
    session = Session.open(game, game.house("pagat", 2, {}), [name, "B"], 0)
    with pytest.raises(ValueError, match="printable letters"):
        write(session)


def test_any_comment_comes_back() -> None:
    game = GAMES["bourre"]
    session = Session.open(game, game.house("pagat", 2, {}), ["A", "B"], 0)
    comments = ["".join(chr(code) for code in range(256)), '"quoted"', "♠ 🂡"]
    assert read_text(write(session, comments)).notes["comments"] == comments
