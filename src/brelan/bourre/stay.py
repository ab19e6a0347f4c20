"""Pass or play, and changing cards: each function gives the hand after one action (B-DECLARE, B-DRAW)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..cards import Card, Cards, cards_of, count, mask_of
from ..table import POT, Action, Event, Happening, Posting, seat_name
from .state import DECLARE, DRAW, PLAY, RESTOCK

if TYPE_CHECKING:
    from .hand import Hand


def declared(hand: Hand, action: Action) -> Hand:
    """The hand after *action*, a pass or play."""
    if hand.deal.house.closed_fist:
        return _fist_closed(hand, action)
    hand, events = _spoken(hand, action.seat, action.verb == "play")
    if action.verb == "play" and not hand.deal.house.draw_after_all:
        return hand._replace(phase=DRAW, happenings=tuple(events))
    return after_declaration(hand, events)


def after_declaration(hand: Hand, events: list[Event]) -> Hand:
    """Ask the next seat to speak; when all have spoken, go on (B-DECLARE-1, 3 and 4)."""
    house, dealer, spoken = hand.deal.house, hand.deal.dealer, hand.bids.spoken
    everybody = (1 << house.seats) - 1
    if hand.bids.passed == everybody ^ (1 << dealer):
        events.append(Happening("unasked", dealer, clause="B-DECLARE-3"))
        hand, more = _spoken(hand, dealer, True)
        events += more[1:]
    elif spoken != everybody:
        return hand._replace(phase=DECLARE, to_act=hand.next_of(everybody & ~spoken), happenings=tuple(events))
    if hand.bids.active & (hand.bids.active - 1) == 0:
        return hand.settled(events)
    return _next_to_draw(hand, events)


def drawn(hand: Hand, action: Action) -> Hand:
    """The hand after a seat laid its cards away and was served from the stock (B-DRAW-1 and 2)."""
    seat, turned = action.seat, hand.deal.turned
    number = count(action.cards)
    events: list[Event] = [Happening("drew", seat, amount=number, clause="B-DRAW-1")]
    if action.cards & turned:
        events.append(Happening("laid_aside", seat, cards=turned, clause="B-DRAW-2"))
    bids = hand.bids
    # The seat's own discards stay out of the stock until it has been served (B-DRAW-3).
    bids = bids._replace(
        drawn=put(bids.drawn, seat, number),
        discards=put(bids.discards, seat, action.cards),
        wanting=number,
    )
    hand = hand._replace(hands=put(hand.hands, seat, hand.hands[seat] & ~action.cards), bids=bids)
    return _served(hand, seat, events)


def restocked(hand: Hand, action: Action) -> Hand:
    """The hand after the cards laid away came back in the order that chance gave (B-DRAW-3)."""
    back = mask_of(action.order)
    bids = hand.bids._replace(
        stock=action.order,
        folded=hand.bids.folded & ~back,
        discards=tuple(cards & ~back for cards in hand.bids.discards),
    )
    assert hand.serving is not None
    return _served(hand._replace(bids=bids), hand.serving, [Happening("restock", amount=len(action.order), clause="B-DRAW-3")])


def restock_pool(hand: Hand) -> Cards:
    """The cards that the next reshuffle is made of (B-DRAW-3)."""
    if hand.bids.folded and hand.deal.house.folded_first:
        return hand.bids.folded
    pool = hand.bids.folded
    for seat, cards in enumerate(hand.bids.discards):
        if seat != hand.serving:
            pool |= cards
    return pool & ~hand.deal.turned


def put(row: tuple[int, ...], seat: int, value: int) -> tuple[int, ...]:
    """*row* with *value* at *seat*."""
    return (*row[:seat], value, *row[seat + 1 :])


def _spoken(hand: Hand, seat: int, stays: bool) -> tuple[Hand, list[Event]]:
    """One seat's word, made known to all."""
    bids, house = hand.bids, hand.deal.house
    if not stays:
        folded = bids.folded | (hand.hands[seat] & ~hand.deal.turned)
        bids = bids._replace(passed=bids.passed | 1 << seat, folded=folded)
        gone = put(hand.hands, seat, 0)
        return hand._replace(bids=bids, hands=gone), [Happening("passes", seat, clause="B-DECLARE-1")]
    events: list[Event] = [Happening("plays", seat, clause="B-DECLARE-1")]
    pot = hand.pot + house.second_ante
    if house.second_ante:
        events.append(Posting(seat_name(seat), POT, house.second_ante, "second_ante", "B-ANTE-3"))
    return hand._replace(bids=bids._replace(active=bids.active | 1 << seat), pot=pot), events


def _fist_closed(hand: Hand, action: Action) -> Hand:
    """B-DECLARE-5: that a seat has decided is seen, what it decided is not until all have."""
    bids, bit = hand.bids, 1 << action.seat
    if action.verb == "play":
        bids = bids._replace(fists_in=bids.fists_in | bit)
    else:
        bids = bids._replace(fists_out=bids.fists_out | bit)
    events: list[Event] = [Happening("decided", action.seat, clause="B-DECLARE-5")]
    everybody = (1 << hand.deal.house.seats) - 1
    if bids.spoken != everybody:
        asked = hand.next_of(everybody & ~bids.spoken)
        return hand._replace(bids=bids, to_act=asked, happenings=tuple(events))
    stays = bids.fists_in
    hand = hand._replace(bids=bids._replace(fists_in=0, fists_out=0))
    for step in range(1, hand.deal.house.seats + 1):
        seat = (hand.deal.dealer + step) % hand.deal.house.seats
        hand, more = _spoken(hand, seat, bool(stays >> seat & 1))
        events += more
    if stays & (stays - 1) == 0:
        return hand.settled(events)
    return _next_to_draw(hand, events)


def _next_to_draw(hand: Hand, events: list[Event]) -> Hand:
    """The next active seat from the dealer's left that has not drawn; when all have, the first lead."""
    waiting = sum(1 << seat for seat, number in enumerate(hand.bids.drawn) if number < 0)
    asked = hand.next_of(hand.bids.active & waiting)
    if asked is not None:
        return hand._replace(phase=DRAW, to_act=asked, happenings=tuple(events))
    leader = hand.next_of(hand.bids.active)
    assert leader is not None
    tricks = hand.tricks._replace(leader=leader, left=count(hand.bids.active))
    return hand._replace(phase=PLAY, tricks=tricks, happenings=tuple(events)).asking(leader)


def _served(hand: Hand, seat: int, events: list[Event]) -> Hand:
    """Deal the seat what it lacks, as far as the stock goes."""
    bids = hand.bids
    given: tuple[Card, ...] = bids.stock[: bids.wanting]
    bids = bids._replace(stock=bids.stock[len(given) :], wanting=bids.wanting - len(given))
    hand = hand._replace(bids=bids, hands=put(hand.hands, seat, hand.hands[seat] | mask_of(given)))
    if bids.wanting:
        return hand._replace(phase=RESTOCK, to_act=None, serving=seat, happenings=tuple(events))
    hand = hand._replace(serving=None)
    if hand.deal.house.draw_after_all:
        return _next_to_draw(hand, events)
    return after_declaration(hand, events)


def draws(hand: Cards, most: int) -> list[Cards]:
    """Every way to lay away at most *most* of *hand*."""
    ways = [0]
    for card in cards_of(hand):
        ways += [way | 1 << card for way in ways]
    return [way for way in ways if count(way) <= most]
