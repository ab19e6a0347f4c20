"""Law 1, indistinguishable worlds: nothing a seat is given depends on a card it has not been shown."""

from __future__ import annotations

import json
from random import Random

from hypothesis import assume, given, settings

from brelan.bourre import Hand, House
from brelan.cards import bits_of
from brelan.table import CARD, Action

from ...chance import shuffled, states
from ...strategies import houses, seeds
from .worlds import World, another, course


def sent(hand: Hand, seat: int | None) -> bytes:
    """What goes over the wire to *seat*: its view, and what came of the last action."""
    return json.dumps([hand.view(seat).as_dict(), hand.happenings]).encode()


def somewhere(house: House, random: Random) -> tuple[World, int]:
    """A hand played by chance to some moment, and its dealer."""
    dealer = random.randrange(house.seats)
    deck = shuffled(random)
    fresh = course(house, dealer, deck, ())
    assert fresh is not None
    actions = [action for _, action in states(fresh.states[0], random) if action is not None]
    world = course(house, dealer, deck, actions[: random.randrange(len(actions) + 1)])
    assert world is not None
    return world, dealer


def check(house: House, seed: int, looks_on: bool) -> None:
    random = Random(seed)
    world, dealer = somewhere(house, random)
    seat = None if looks_on else random.randrange(house.seats)
    other = another(world, house, dealer, seat, random)
    assume(other is not None and other.deck != world.deck)
    assert other is not None
    for here, there in zip(world.states, other.states, strict=True):
        assert sent(here, seat) == sent(there, seat)
        assert here.view(seat) == there.view(seat)
        assert here.happenings == there.happenings
        # Somebody else's misplay looks like any play, and shows nothing in truth. For one card the view of the next
        # seat may differ from what it is held to, where a cinch hangs on that; the session house-pub-18 has it so.
        if seat is not None and here.to_act == seat and here.misplay is None is there.misplay:
            assert list(here.legal()) == list(there.legal())
            tries = [Action(seat, CARD, bit) for bit in bits_of(here.hands[seat])]
            assert [here.refusal(action) for action in tries] == [there.refusal(action) for action in tries]
            assert here.cinch() == there.cinch()


@settings(max_examples=150)
@given(houses(), seeds())
def test_a_seat_cannot_tell_worlds_apart_that_it_was_shown_alike(house: House, seed: int) -> None:
    check(house, seed, looks_on=False)


@settings(max_examples=60)
@given(houses(), seeds())
def test_nor_can_anybody_who_looks_on(house: House, seed: int) -> None:
    check(house, seed, looks_on=True)


@settings(max_examples=120)
@given(houses(enforcement="honour"), seeds())
def test_nor_at_a_table_of_honour(house: House, seed: int) -> None:
    check(house, seed, looks_on=seed % 4 == 0)
