"""Pass or play, and changing cards: each function gives the hand after one action (B-DECLARE, B-DRAW)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import TYPE_CHECKING, Final, overload

from ..cards import Cards, mask_of
from ..table import POT, Action, Event, Happening, Posting, seat_name
from .declare import in_unasked, shuffled_back
from .play import next_active
from .state import DECLARE, DRAW, RESTOCK, Bids, Deal

if TYPE_CHECKING:
    from .hand import Hand


class Draws(Sequence[Action]):
    """Every draw a seat may make. There are up to 32, so an action is made only when it is looked at."""

    __slots__ = ("bits", "choices", "seat")

    def __init__(self, seat: int, hand: Cards, most: int) -> None:
        self.seat = seat
        bits = []
        while hand:
            low = hand & -hand
            bits.append(low)
            hand ^= low
        self.bits = bits
        self.choices = _CHOICES[len(bits), most]

    def __len__(self) -> int:
        return len(self.choices)

    @overload
    def __getitem__(self, index: int) -> Action: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[Action]: ...
    def __getitem__(self, index: int | slice) -> Action | Sequence[Action]:
        if isinstance(index, slice):
            return [self._action(choice) for choice in self.choices[index]]
        return self._action(self.choices[index])

    def __repr__(self) -> str:
        return f"<{len(self)} draws, {self[0]} to {self[-1]}>"

    def _action(self, choice: tuple[int, ...]) -> Action:
        return Action(self.seat, "draw", sum([self.bits[place] for place in choice]))


_CHOICES: Final = {
    (size, most): tuple(choice for number in range(min(size, most) + 1) for choice in combinations(range(size), number))
    for size in (4, 5)
    for most in range(6)
}
"""Which cards of a hand of that size may go when at most so many may: places in the hand, the fewest first."""

_DREW: Final = tuple(
    tuple(Happening("drew", seat, amount=number, clause="B-DRAW-1") for number in range(6)) for seat in range(8)
)
_SAID: Final = {
    stays: tuple(Happening("plays" if stays else "passes", seat, clause="B-DECLARE-1") for seat in range(8))
    for stays in (True, False)
}


def declared(hand: Hand, action: Action) -> Hand:
    """The hand after *action*, a pass or play."""
    deal, seat, stays = hand.deal, action.seat, action.verb == "play"
    if deal.house.closed_fist:
        return _fist_closed(hand, seat, stays)
    pot, hands, bids, events = _spoken(deal, hand.pot, hand.hands, hand.bids, seat, stays)
    if stays and not deal.house.draw_after_all:
        return hand.staying(DRAW, seat, pot, hands, bids, events)
    return _after_declaration(hand, pot, hands, bids, events)


def drawn(hand: Hand, action: Action) -> Hand:
    """The hand after a seat laid its cards away and was served from the stock (B-DRAW-1 and 2)."""
    seat, away, turned, bids = action.seat, action.cards, hand.deal.turned, hand.bids
    number = away.bit_count()
    events: list[Event] = [_DREW[seat][number]]
    if away & turned:
        events.append(Happening("laid_aside", seat, cards=turned, clause="B-DRAW-2"))
    # The seat's own discards stay out of the stock until it has been served (B-DRAW-3).
    active, passed, fists_in, fists_out, drew, discards, folded, stock, _ = bids
    drew, discards = put(drew, seat, number), put(discards, seat, away)
    if number > len(stock):
        bids = Bids(active, passed, fists_in, fists_out, drew, discards, folded, stock, number)
        return _served(hand, seat, hand.hands[seat] & ~away, bids, events)
    kept = put(hand.hands, seat, hand.hands[seat] & ~away | mask_of(stock[:number]))
    bids = Bids(active, passed, fists_in, fists_out, drew, discards, folded, stock[number:], 0)
    return _go_on(hand, kept, bids, events)


def restocked(hand: Hand, action: Action) -> Hand:
    """The hand after the cards laid away came back in the order that chance gave (B-DRAW-3)."""
    back, bids = mask_of(action.order), hand.bids
    bids = bids._replace(
        stock=action.order,
        folded=bids.folded & ~back,
        discards=tuple(cards & ~back for cards in bids.discards),
    )
    assert hand.serving is not None
    told = Happening("restock", amount=len(action.order), clause="B-DRAW-3")
    return _served(hand, hand.serving, hand.hands[hand.serving], bids, [told])


def restock_pool(hand: Hand) -> Cards:
    """The cards that the next reshuffle is made of: never the discards of the seat being served (B-DRAW-3)."""
    laid_away = 0
    for seat, cards in enumerate(hand.bids.discards):
        if seat != hand.serving:
            laid_away |= cards
    return shuffled_back(hand.bids.folded, laid_away, hand.deal.turned, hand.deal.house.folded_first)


def put(row: tuple[int, ...], seat: int, value: int) -> tuple[int, ...]:
    """*row* with *value* at *seat*."""
    return (*row[:seat], value, *row[seat + 1 :])


def _spoken(
    deal: Deal, pot: int, hands: tuple[Cards, ...], bids: Bids, seat: int, stays: bool
) -> tuple[int, tuple[Cards, ...], Bids, list[Event]]:
    """One seat's word, made known to all: pot, hands, bids after it and what is seen."""
    bit = 1 << seat
    active, passed, fists_in, fists_out, drew, discards, folded, stock, wanting = bids
    if not stays:
        folded |= hands[seat] & ~deal.turned
        bids = Bids(active, passed | bit, fists_in, fists_out, drew, discards, folded, stock, wanting)
        return pot, put(hands, seat, 0), bids, [_SAID[False][seat]]
    events: list[Event] = [_SAID[True][seat]]
    due = deal.house.second_ante
    if due:
        events.append(Posting(seat_name(seat), POT, due, "second_ante", "B-ANTE-3"))
    bids = Bids(active | bit, passed, fists_in, fists_out, drew, discards, folded, stock, wanting)
    return pot + due, hands, bids, events


def _after_declaration(hand: Hand, pot: int, hands: tuple[Cards, ...], bids: Bids, events: list[Event]) -> Hand:
    """Ask the next seat to speak; when all have spoken, go on (B-DECLARE-1, 3 and 4)."""
    deal, spoken = hand.deal, bids.active | bids.passed
    everybody = (1 << deal.house.seats) - 1
    if in_unasked(bids.passed, deal.dealer, deal.house.seats):
        events.append(Happening("unasked", deal.dealer, clause="B-DECLARE-3"))
        pot, hands, bids, more = _spoken(deal, pot, hands, bids, deal.dealer, True)
        events += more[1:]
    elif spoken != everybody:
        asked = next_active(deal.dealer, everybody & ~spoken, deal.house.seats)
        return hand.staying(DECLARE, asked, pot, hands, bids, events)
    if bids.active & (bids.active - 1) == 0:
        return hand.without_play(pot, hands, bids, events)
    return _next_to_draw(hand, pot, hands, bids, events)


def _fist_closed(hand: Hand, seat: int, stays: bool) -> Hand:
    """B-DECLARE-5: that a seat has decided is seen, what it decided is not until all have."""
    deal, bids, pot, hands = hand.deal, hand.bids, hand.pot, hand.hands
    size = deal.house.seats
    if stays:
        bids = bids._replace(fists_in=bids.fists_in | 1 << seat)
    else:
        bids = bids._replace(fists_out=bids.fists_out | 1 << seat)
    events: list[Event] = [Happening("decided", seat, clause="B-DECLARE-5")]
    undecided = ((1 << size) - 1) & ~bids.spoken
    if undecided:
        return hand.staying(DECLARE, next_active(deal.dealer, undecided, size), pot, hands, bids, events)
    fists = bids.fists_in
    bids = bids._replace(fists_in=0, fists_out=0)
    for step in range(1, size + 1):
        other = (deal.dealer + step) % size
        pot, hands, bids, more = _spoken(deal, pot, hands, bids, other, bool(fists >> other & 1))
        events += more
    if fists & (fists - 1) == 0:
        return hand.without_play(pot, hands, bids, events)
    return _next_to_draw(hand, pot, hands, bids, events)


def _next_to_draw(hand: Hand, pot: int, hands: tuple[Cards, ...], bids: Bids, events: list[Event]) -> Hand:
    """The next active seat from the dealer's left that has not drawn; when all have, the first lead."""
    deal = hand.deal
    waiting = bids.active
    for seat, number in enumerate(bids.drawn):
        if number >= 0:
            waiting &= ~(1 << seat)
    if waiting:
        asked = next_active(deal.dealer, waiting, deal.house.seats)
        return hand.staying(DRAW, asked, pot, hands, bids, events)
    return hand.opened(pot, hands, bids, events)


def _served(hand: Hand, seat: int, kept: Cards, bids: Bids, events: list[Event]) -> Hand:
    """Deal the seat, which holds *kept*, what it lacks, as far as the stock goes."""
    active, passed, fists_in, fists_out, drew, discards, folded, stock, wanting = bids
    given, stock = stock[:wanting], stock[wanting:]
    wanting -= len(given)
    bids = Bids(active, passed, fists_in, fists_out, drew, discards, folded, stock, wanting)
    hands = put(hand.hands, seat, kept | mask_of(given))
    if wanting:
        return hand.staying(RESTOCK, None, hand.pot, hands, bids, events, serving=seat)
    return _go_on(hand, hands, bids, events)


def _go_on(hand: Hand, hands: tuple[Cards, ...], bids: Bids, events: list[Event]) -> Hand:
    """A seat has been served: the next one draws, or speaks where each draws at once (B-DRAW-1)."""
    if hand.deal.house.draw_after_all:
        return _next_to_draw(hand, hand.pot, hands, bids, events)
    return _after_declaration(hand, hand.pot, hands, bids, events)
