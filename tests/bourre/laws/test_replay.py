"""Law 3, replay: what is written and read again is the same session, and so is every part of it from the start."""

from __future__ import annotations

from random import Random

from hypothesis import given, settings

from brelan.bourre import House
from brelan.cards import Shuffle
from brelan.record import as_json, read_text, replay, steps, write
from brelan.session import Session

from ...chance import some_session
from ...strategies import houses, seeds


def again(session: Session) -> Session:
    """*session* written, read and replayed."""
    played = replay(read_text(write(session)))
    assert played.fault is None
    return played.session


@settings(max_examples=80)
@given(houses(), seeds())
def test_every_prefix_of_a_session_comes_back(house: House, seed: int) -> None:
    random = Random(seed)
    for session, _ in some_session(house, random, hands=2):
        if random.random() < 0.12 or session.over or not session.log:
            assert again(session) == session
            assert write(again(session)) == write(session)


@settings(max_examples=60)
@given(houses(), seeds())
def test_replaying_goes_through_the_same_states(house: House, seed: int) -> None:
    played = [session for session, _ in some_session(house, Random(seed), hands=2)]
    replayed = [step.session for step in steps(read_text(write(played[-1])))]
    assert replayed == played
    assert [as_json(step) for step in steps(read_text(write(played[-1])))][-1]["hands"] == list(played[-1].reports)


@settings(max_examples=40)
@given(houses(), seeds())
def test_how_the_deck_was_made_comes_back_too(house: House, seed: int) -> None:
    random = Random(seed)
    shuffle = Shuffle(random.randbytes(32), random.randrange(1, 52))
    fresh = next(some_session(house, random, hands=0))[0]
    session = fresh.deal(shuffle.deck(house.deck), shuffle)
    assert again(session).log == session.log
