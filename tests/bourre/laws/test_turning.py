"""Law 7, seats: turn the table, so that everybody sits one further, and the result is turned and nothing else."""

from __future__ import annotations

import re
from random import Random
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from brelan.bourre import Hand, House
from brelan.record import as_json
from brelan.record.replay import Replay
from brelan.session import Session
from brelan.table import CHANCE, NOBODY, Event, Happening, seat_name

from ...chance import some_session
from ...strategies import houses, seeds

SEAT = re.compile(r"\bp([1-8])\b")


def turned(value: Any, by: int, seats: int) -> Any:
    """*value* with every seat's name moved *by* places to the left; lists of words in the order of words."""
    if isinstance(value, str):
        return SEAT.sub(lambda found: seat_name((int(found[1]) - 1 + by) % seats), value)
    if isinstance(value, dict):
        return {turned(key, by, seats): turned(item, by, seats) for key, item in value.items()}
    if isinstance(value, list):
        items = [turned(item, by, seats) for item in value]
        return sorted(items) if all(isinstance(item, str) for item in items) else items
    return value


def event(one: Event, by: int, seats: int) -> tuple[Any, ...]:
    if isinstance(one, Happening):
        return tuple(one._replace(seat=one.seat if one.seat == NOBODY else (one.seat + by) % seats))
    return tuple(one._replace(source=turned(one.source, by, seats), target=turned(one.target, by, seats)))


def events(session: Session, by: int) -> list[str]:
    """What the last step brought about; fines are told from the first seat on, so the order is left out."""
    return sorted(repr(event(one, by, session.house.seats)) for one in session.happenings)


def shown(session: Session, by: int) -> Any:
    """All that a replay prints and all seats see, with the seats renamed."""
    seats = session.house.seats
    printed = as_json(Replay(session))
    hand = session.hand
    if isinstance(hand, Hand):
        printed["views"] = {seat_name(seat): hand.view(seat).as_dict() for seat in range(seats)}
        printed["view"] = hand.view(None).as_dict()
    return turned(printed, by, seats)


@settings(max_examples=60)
@given(houses(), seeds(), st.integers(1, 7))
def test_turning_the_table_turns_the_result_and_nothing_else(house: House, seed: int, by: int) -> None:
    seats, random = house.seats, Random(seed)
    other: Session | None = None
    for session, action in some_session(house, random, hands=2):
        if other is None:
            names = tuple(session.names[(seat - by) % seats] for seat in range(seats))
            other = Session.open(session.game, house, names, (session.first_dealer + by) % seats)
        elif len(session.log) > len(other.log):
            other = other.deal(session.log[-1].deck)
        elif session.closed:
            other = other.close()
        if random.random() < 0.12 or session.over:
            assert shown(session, by) == shown(other, 0)
            assert events(session, by) == events(other, 0)
            assert turned(list(session.ledger.balances), by, seats) == turned(list(other.ledger.balances), 0, seats)
        if action is not None:
            other = other.apply(action if action.seat == CHANCE else action._replace(seat=(action.seat + by) % seats))


def test_a_name_is_turned_wherever_it_stands() -> None:
    assert turned({"p4": ["p1 9d", 3, {"seat": "p2"}]}, 1, 4) == {"p1": ["p2 9d", 3, {"seat": "p3"}]}
