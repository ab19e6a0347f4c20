"""A card goes on the table: the trick, who wins it, what it shows (B-PLAY), and which cards the next seat may play."""

from __future__ import annotations

from typing import Final

from ..cards import FULL_DECK, SUIT_MASKS, Cards
from ..table import Event, Happening
from .cinch import cinch_cards, may_bind, may_hold, outnumbered, seats_to_follow
from .play import beats, legal_cards, next_active, shown
from .state import Bids, Deal, Tricks

PLAYED: Final = tuple(
    {1 << card: Happening("played", seat, 1 << card, clause="B-PLAY-1") for card in range(52)} for seat in range(8)
)
"""Every play there can be as a happening, made once: they are given out millions of times."""
_SUIT_OF: Final = {1 << card: SUIT_MASKS[card // 13] for card in range(52)}


def laid(deal: Deal, active: int, tricks: Tricks, seat: int, bit: Cards) -> tuple[Tricks, int, tuple[Event, ...]]:
    """*seat* plays the card *bit*: the tricks after it, the seat that plays next, and what all see."""
    packed, shows, gone, leader, led, best, best_seat, plays, left, last_leader, last_plays = tricks
    gone |= bit
    if led == 0:
        led, best, best_seat = _SUIT_OF[bit], bit, seat
    else:
        shows_now = shown(bit, led, best, deal.trump, deal.house.losing_trump_must)
        if shows_now & ~shows[seat]:
            shows = (*shows[:seat], shows[seat] | shows_now, *shows[seat + 1 :])
        if beats(bit, best, deal.trump):
            best, best_seat = bit, seat
    if left > 1:
        plays = (*plays, bit)
        after = Tricks(packed, shows, gone, leader, led, best, best_seat, plays, left - 1, last_leader, last_plays)
        return after, next_active(seat, active, deal.house.seats), (PLAYED[seat][bit],)
    packed += 1 << 4 * best_seat
    taken = Happening("takes_trick", best_seat, best, packed >> 4 * best_seat & 15, "", "B-PLAY-8")
    after = Tricks(packed, shows, gone, best_seat, 0, 0, 0, (), len(plays) + 1, leader, (*plays, bit))
    return after, best_seat, (PLAYED[seat][bit], taken)


def unseen_cards(deal: Deal, hands: tuple[Cards, ...], bids: Bids, tricks: Tricks, seat: int) -> Cards:
    """The cards whose place *seat* does not know: all but its own and its discards, those played, the turned-up one."""
    return FULL_DECK & ~(hands[seat] | tricks.gone | bids.discards[seat] | deal.turned)


def known_rivals(deal: Deal, hands: tuple[Cards, ...], bids: Bids, tricks: Tricks, seat: int) -> tuple[Cards, Cards]:
    """What the other active seats may hold as far as *seat* can know, and of that the part of the seats still to play.

    Nothing enters but what *seat* has seen: its own cards and discards, the cards played, the turned-up card, and what
    the others have shown (B-CINCH-2).
    """
    unseen, others = unseen_cards(deal, hands, bids, tricks, seat), bids.active & ~(1 << seat)
    follow = seats_to_follow(seat, bids.active, deal.house.seats, tricks.left)
    rivals = later = 0
    for other, shows in enumerate(tricks.shown):
        if others >> other & 1:
            held = may_hold(unseen, shows, deal.turned & hands[other] if other == deal.dealer else 0)
            rivals |= held
            if follow >> other & 1:
                later |= held
    return rivals, later


def lawful_cards(deal: Deal, own: Cards, tricks: Tricks) -> Cards:
    """The cards of the hand *own* that B-PLAY allows, the cinch left aside."""
    return legal_cards(own, tricks.led, tricks.best, deal.trump, deal.house.losing_trump_must)


def allowed_cards(deal: Deal, hands: tuple[Cards, ...], bids: Bids, tricks: Tricks, seat: int) -> Cards:
    """The cards *seat* may play now: B-PLAY, then what a cinch leaves of them (B-CINCH)."""
    house, own, trump = deal.house, hands[seat], deal.trump
    legal = legal_cards(own, tricks.led, tricks.best, trump, house.losing_trump_must)
    # Most of the time there is no choice, or no trump in it; asked here too because a call costs more.
    if legal & (legal - 1) == 0 or not legal & trump or not house.cinch:
        return legal
    majority, won = house.majority, tricks.packed >> 4 * seat & 15
    if not may_bind(own, legal, trump, tricks.left, won, majority):
        return legal
    first = next_active(seat, bids.active, house.seats)
    if outnumbered(own, unseen_cards(deal, hands, bids, tricks, seat) & ~tricks.shown[first], trump, won, majority):
        return legal
    rivals, later = known_rivals(deal, hands, bids, tricks, seat)
    return cinch_cards(own, legal, tricks.led, tricks.best, trump, rivals, later, won, majority)
