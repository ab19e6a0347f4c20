"""The one authority: versions, seeds, the cut, and chance when it owes a reshuffle."""

from __future__ import annotations

from typing import Any

import pytest

from brelan import bourre
from brelan.bourre import Hand
from brelan.cards import Shuffle, commitment, count, derived_seed, reshuffled
from brelan.record import read_text, replay, verify, write
from brelan.session import Session, StaleError, Table, fresh_seeds, repeatable_seeds
from brelan.table import CHANCE, Action, Happening, IllegalError

from ..dealing import deck_for, table


def opened(seats: int = 3, **switches: Any) -> Session:
    house = table(seats, **switches)
    return Session.open(bourre.GAME, house, [f"Seat {seat}" for seat in range(seats)], seats - 1)


def hand_of(session: Session) -> Hand:
    assert isinstance(session.hand, Hand)
    return session.hand


def eight_draw(room: Table, seats: int) -> None:
    """The first *seats* of eight stay and change all five."""
    for seat in range(seats):
        room.act(Action(seat, "play"))
        room.act(Action(seat, "draw", hand_of(room.session).hands[seat]))


def restocks(session: Session) -> list[tuple[int, ...]]:
    return [action.order for action in session.log[-1].actions if action.seat == CHANCE]


def test_the_version_grows_with_every_deal_action_and_close() -> None:
    room = Table(opened(hands="none"), repeatable_seeds(1))
    versions = [room.version]
    room.deal(20)
    versions.append(room.version)
    for line in ("p1 pass", "p2 pass"):
        room.act(bourre.read(line), room.version)
        versions.append(room.version)
    room.close()
    assert [*versions, room.version] == [0, 1, 2, 3, 4]
    assert room.session.closed


def test_an_action_made_at_an_older_state_is_stale() -> None:
    room = Table(opened(), repeatable_seeds(1))
    room.deal(20)
    room.act(bourre.read("p1 pass"), 1)
    with pytest.raises(StaleError) as error:
        room.act(bourre.read("p2 pass"), 1)
    assert error.value.args == (1, 2)
    assert str(error.value) == "version 1, now 2"
    assert (room.version, room.session.in_hand) == (2, True)
    room.act(bourre.read("p2 pass"))
    assert room.version == 3


def test_a_refused_action_leaves_the_table_as_it_was() -> None:
    room = Table(opened(), repeatable_seeds(1))
    room.deal(20)
    before = room.session
    refusal = room.refusal(bourre.read("p2 pass"))
    assert refusal is not None
    with pytest.raises(IllegalError):
        room.act(bourre.read("p2 pass"), 1)
    assert (room.session, room.version) == (before, 1)
    with pytest.raises(IllegalError):
        room.deal(20)
    with pytest.raises(IllegalError):
        room.close()


def test_the_commitment_is_told_before_the_cut_and_kept() -> None:
    room = Table(opened(), fresh_seeds())
    promised = room.commitment
    assert room.commitment == promised
    session = room.deal(7)
    shuffle = session.log[-1].shuffle
    assert shuffle is not None
    assert (shuffle.commitment, shuffle.cut) == (promised, 7)
    assert room.commitment != promised, "the next hand has a seed of its own"
    assert verify(read_text(write(session)))[0].fair


def test_a_cut_that_cannot_be_costs_nothing() -> None:
    room = Table(opened(), fresh_seeds())
    promised = room.commitment
    with pytest.raises(ValueError, match=r"^cut must be 1 to 51, got 52$"):
        room.deal(52)
    assert (room.version, room.commitment) == (0, promised)


def test_seeds_that_can_be_repeated_and_seeds_that_cannot() -> None:
    one, two = (Table(opened(), repeatable_seeds(-5)).deal(3) for _ in range(2))
    assert one == two
    assert one != Table(opened(), repeatable_seeds(5)).deal(3)
    assert repeatable_seeds(300)(4) == derived_seed((300).to_bytes(2, "big"), 4)
    assert len({repeatable_seeds(secret)(1) for secret in (-256, -1, 0, 1, 255, 256, 2**64)}) == 7
    assert len(fresh_seeds()(1)) == 32
    assert fresh_seeds()(1) != fresh_seeds()(1)
    assert Table(opened()).deal(3) != Table(opened()).deal(3)


def test_before_the_first_deal_there_is_nothing_to_see() -> None:
    room = Table(opened())
    assert repr(room) == f"<Table version 0, {room.session!r}>"
    with pytest.raises(ValueError, match="hand"):
        room.view(0)
    refusal = room.refusal(bourre.read("p1 pass"))
    assert refusal is not None
    assert refusal.code == "not_dealt"
    room.deal(20)
    assert room.view(0).seat == 0
    assert room.view(None).seat is None


def test_chance_gives_the_reshuffle_from_the_seed_of_the_hand() -> None:
    room = Table(opened(8), repeatable_seeds(3))
    room.deal(11)
    eight_draw(room, 3)
    shuffle = room.session.log[-1].shuffle
    assert shuffle is not None
    (order,) = restocks(room.session)
    assert order == reshuffled(shuffle.seed, 1, sorted(order))
    told = [event.kind for event in room.session.happenings if isinstance(event, Happening)]
    assert told == ["drew", "restock"]
    assert hand_of(room.session).awaits is None
    assert count(hand_of(room.session).hands[2]) == 5
    assert verify(read_text(write(room.session)))[0].fair


def test_each_reshuffle_of_a_hand_has_a_number_of_its_own() -> None:
    room = Table(opened(8), repeatable_seeds(3))
    room.deal(11)
    eight_draw(room, 7)
    shuffle = room.session.log[-1].shuffle
    assert shuffle is not None
    orders = restocks(room.session)
    assert len(orders) > 1
    assert orders == [reshuffled(shuffle.seed, number, sorted(order)) for number, order in enumerate(orders, 1)]


def stopped_at_a_reshuffle() -> Session:
    """A session that knows no shuffle and ends where chance owes one."""
    session = opened(8).deal(deck_for(["", "", "", "", "", "", "", "2s"], 7))
    for seat in range(3):
        session = session.apply(Action(seat, "play"))
        session = session.apply(Action(seat, "draw", hand_of(session).hands[seat]))
    return session


def test_a_table_goes_on_where_a_record_stopped_before_a_reshuffle() -> None:
    stopped = replay(read_text(write(stopped_at_a_reshuffle()))).session
    assert hand_of(stopped).awaits == "restock"
    room = Table(stopped, repeatable_seeds(9))
    assert hand_of(room.session).to_act == 3
    assert room.session == Table(stopped, repeatable_seeds(9)).session
    room.act(bourre.read("p4 play"), 0)
    assert verify(read_text(write(room.session)))[0].code == "no_shuffle"


def test_chance_helps_itself_where_the_deck_was_not_made_here() -> None:
    room = Table(opened(8).deal(deck_for(["", "", "", "", "", "", "", "2s"], 7)), fresh_seeds())
    eight_draw(room, 3)
    assert len(restocks(room.session)) == 1


def test_a_deck_of_the_table_is_one_that_anybody_can_make_again() -> None:
    session = Table(opened(), repeatable_seeds(8)).deal(30)
    seed = repeatable_seeds(8)(1)
    assert session.log[-1].deck == Shuffle(seed, 30).deck(range(52))
    assert session.log[-1].shuffle == Shuffle(seed, 30)
    assert commitment(seed) == Table(opened(), repeatable_seeds(8)).commitment
