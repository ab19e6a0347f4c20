"""The laws of the house, over random houses, caves, decks and ways to play."""

from __future__ import annotations

import json
from typing import TypeVar

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from brelan import bouillotte
from brelan.bouillotte import Hand
from brelan.bouillotte.hand import dealt
from brelan.bouillotte.state import ANSWER, BLIND, MORE, SPEAK
from brelan.cards import mask_of
from brelan.session import Session
from brelan.table import Action, IllegalError, Ledger, Posting, seat_name

from .strategies import chosen, hands, houses, moves, seeds, shuffled, universe, walk

T = TypeVar("T")


def deck_of(hand: Hand) -> tuple[int, ...]:
    """The deck that *hand* was dealt from."""
    turns = [sorted(bit for bit in range(52) if cards >> bit & 1) for cards in hand.deal.hands]
    order = [turns[hand.deal.seat_at(place)] for place in range(hand.deal.house.seats)]
    dealt_out = [cards[turn] for turn in range(3) for cards in order]
    return (*dealt_out, hand.deal.retourne.bit_length() - 1, *hand.deal.unused)


def again(hand: Hand, keep: int, seed: int) -> Hand:
    """The first state of *hand* dealt anew; the cards in *keep* stay where they are."""
    deck = deck_of(hand)
    others = iter(shuffled(tuple(card for card in deck if not keep >> card & 1), seed))
    other = [card if keep >> card & 1 else next(others) for card in deck]
    bets, deal = hand.bets, hand.deal
    return dealt(deal.house, deal.dealer, bets.chips, bets.put, deal.carried, other)


def told(hand: Hand, seat: int | None) -> str:
    """All that *seat* gets to know of *hand*, as bytes would be sent."""
    return json.dumps(hand.view(seat).as_dict()) + repr((hand.happenings, hand, hand.legal(), hand.options()))


@given(hands(), moves, seeds, st.integers(0, 5))
def test_law_1_indistinguishable_worlds(hand: Hand, choices: bytes, seed: int, who: int) -> None:
    """Deal again all cards a seat has not been shown: what it is told stays the same to the byte."""
    seat = who if who < hand.deal.house.seats else None
    own = 0 if seat is None else hand.deal.hands[seat]
    blind = again(hand, 0, seed)
    other = again(hand, own | hand.deal.retourne, seed)
    # Whatever has been said so far, both worlds must answer alike; only a showdown tells them apart.
    for state in walk(hand, choices):
        if state.settlement is not None and state.settlement.end == "showdown":
            break
        assert told(state, seat) == told(other, seat)
        assert state.view(seat) == other.view(seat)
        if state.phase == BLIND:
            assert told(state, seat) == told(blind, seat)
        for action in (Action(0, "call"), Action(1, "raise", amount=5), Action(2, "open", amount=2)):
            assert state.refusal(action) == other.refusal(action)
        if not state.over:
            action = chosen(state.options(), choices[0] if choices else 0)
            choices = choices[1:]
            other = other.apply(action)
            blind = blind.apply(action) if state.phase == BLIND else blind


@given(hands(), moves, seeds)
def test_law_1_what_a_showdown_does_not_show_does_not_matter(hand: Hand, choices: bytes, seed: int) -> None:
    *_, end = walk(hand, choices)
    assert end.settlement is not None
    shown = end.settlement.shown
    if end.settlement.end != "showdown":
        assert shown == (0,) * len(shown)
        assert end.view(None).shown == shown
        return
    for seat, cards in enumerate(shown):
        assert cards in (0, hand.deal.hands[seat])
        assert cards or not end.bets.inside >> seat & 1
    # A folded hand that could earn a premium is shown; any other way to deal what is left tells the same story.
    assume(not hand.deal.house.premium_for_folded)
    other = again(hand, sum(shown) | hand.deal.retourne, seed)
    *_, other = walk(other, choices)
    assert told(end, None) == told(other, None)


@given(hands(most=5), moves)
def test_law_2_gate(hand: Hand, choices: bytes) -> None:
    for state in walk(hand, choices):
        legal = state.legal()
        assert len(set(legal)) == len(legal)
        assert (legal == ()) is state.over is (state.to_act is None)
        assert set(legal) == {action for action in universe(state) if state.refusal(action) is None}


@given(hands(most=5), moves)
def test_law_2_what_is_refused_changes_nothing(hand: Hand, choices: bytes) -> None:
    for state in walk(hand, choices):
        before = state._replace()
        for action in (Action(0, "call"), Action(1, "open", amount=1), Action(9, "fold"), Action(2, "no-more")):
            if state.refusal(action) is not None:
                with pytest.raises(IllegalError) as caught:
                    state.apply(action)
                assert caught.value.refusal == state.refusal(action) == state.accepts(action)
        assert state == before


@given(houses(), st.integers(0, 2), seeds, moves)
def test_law_4_conservation(house: bouillotte.House, dealer: int, seed: int, choices: bytes) -> None:
    """The book agrees with the chips on the table after each step, and its total never moves."""
    session = Session.open(bouillotte.GAME, house, ["x"] * house.seats, dealer)
    book = session.ledger
    bytes_left = iter(choices)
    while not session.over:
        if session.in_hand and session.hand is not None:
            session = session.apply(chosen(session.hand.options(), next(bytes_left, 7)))
        else:
            session = session.deal(shuffled(house.deck, seed + session.number))
        book = posted_one_by_one(book, session)
        hand = session.hand
        assert isinstance(hand, Hand)
        if not session.over:
            assert [book[seat_name(seat)] for seat in range(house.seats)] == list(hand.caves)
            assert book["pot"] == hand.pot
        assert sum(book[f"premium {seat_name(seat)}"] for seat in range(house.seats)) == 0
    assert session.result is not None
    assert sum(session.result.totals) == 0
    assert book["pot"] == 0


def posted_one_by_one(book: Ledger, session: Session) -> Ledger:
    """*book* after the postings of the last step, which must not move its total or leave a cave below nothing."""
    for event in session.happenings:
        if isinstance(event, Posting):
            assert event.amount > 0
            book = book.post([event])
            assert sum(book.balances.values()) == 0
            assert all(book[seat_name(seat)] >= 0 for seat in range(session.house.seats))
    assert book == session.ledger
    return book


@given(hands(), moves)
def test_law_5_the_deck_is_partitioned(hand: Hand, choices: bytes) -> None:
    for state in walk(hand, choices):
        parts = [*state.deal.hands, state.deal.retourne, mask_of(state.deal.unused)]
        assert sum(parts) == mask_of(state.deal.house.deck)
        assert sum(bin(part).count("1") for part in parts) == len(state.deal.house.deck)
        seen = state.view(None)
        assert not seen.own
        assert sum(seen.shown) & ~sum(state.deal.hands) == 0


@given(hands(), moves, st.integers(1, 4))
def test_law_7_turning_the_table_turns_the_result(hand: Hand, choices: bytes, by: int) -> None:
    size = hand.deal.house.seats
    by %= size

    def turned(values: tuple[T, ...]) -> tuple[T, ...]:
        return values[-by:] + values[:-by] if by else values

    deal, bets = hand.deal, hand.bets
    start = (deal.dealer + by) % size
    other = dealt(deal.house, start, turned(bets.chips), turned(bets.put), deal.carried, deck_of(hand))
    for mine, theirs in zip(walk(hand, choices), walk(other, choices), strict=True):
        assert theirs.to_act == (None if mine.to_act is None else (mine.to_act + by) % size)
        assert [option[1:] for option in theirs.options()] == [option[1:] for option in mine.options()]
        assert theirs.caves == turned(mine.caves)
        assert theirs.bets.put == turned(mine.bets.put)
        assert (theirs.settlement is None) is (mine.settlement is None)
        if mine.settlement is not None and theirs.settlement is not None:
            assert theirs.settlement.premiums == turned(mine.settlement.premiums)
            assert theirs.settlement.shown == turned(mine.settlement.shown)
            wanted = [((pot.winner + by) % size, pot.amount, pot.by, pot.suit) for pot in mine.settlement.pots]
            assert [(pot.winner, pot.amount, pot.by, pot.suit) for pot in theirs.settlement.pots] == wanted


@given(hands(), moves)
def test_who_is_asked_has_chips_and_who_raises_can_be_answered(hand: Hand, choices: bytes) -> None:
    for state in walk(hand, choices):
        asked = state.to_act
        if asked is None:
            continue
        bets = state.bets
        assert bets.chips[asked]
        assert bets.inside >> asked & 1
        words = [option.action.verb for option in state.options()]
        assert words == sorted(words)
        assert (state.phase == BLIND) is (words == ["carre", "decline"])
        assert (state.phase == SPEAK) is ("pass" in words)
        assert (state.phase == ANSWER) is (words[:2] == ["call", "fold"])
        assert (state.phase == MORE) is ("no-more" in words)
        if "raise" in words:
            others = [seat for seat in range(len(bets.put)) if seat != asked and bets.inside >> seat & 1]
            assert any(bets.chips[seat] for seat in others)


@given(hands(), moves)
def test_every_layer_has_an_heir(hand: Hand, choices: bytes) -> None:
    *_, end = walk(hand, choices)
    done = end.settlement
    assert done is not None
    assert sum(done.caves) + done.carried == sum(hand.bets.chips) + sum(hand.bets.put) + hand.deal.carried
    for pot in done.pots:
        assert pot.winner in pot.eligible
        assert pot.amount > 0
        assert all(end.bets.inside >> seat & 1 for seat in pot.eligible)
    if done.end == "showdown":
        staked = hand.deal.carried + sum(end.bets.put)
        assert sum(pot.amount for pot in done.pots) + sum(done.returned) == staked
