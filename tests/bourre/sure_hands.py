"""Is a claimed cinch really safe? Asked of every deal and every play of a small deck.

One seat, number 0, knows its own cards, what was played, and what the others showed. The others hold any of the rest,
and play any card that B-PLAY allows with some such hand. A state of this knowledge is *safe* when the seat reaches the
majority whatever they hold and do. Two kinds of safety are reckoned for each state: *by duty*, where a seat with a
cinch must do as B-CINCH-3 and 4 say (any of the cards they call equal must do), and *at will*, where it plays as it
likes.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import combinations
from typing import NamedTuple

from brelan.bourre.cinch import cinch_cards, sure_tricks
from brelan.bourre.play import beats, legal_cards, shown
from brelan.cards import SUIT_MASKS, Cards, bits_of, mask_of, suit_mask

TRUMP = SUIT_MASKS[0]
remembered_shown, remembered_beats = cache(shown), cache(beats)
BY_DUTY, AT_WILL = 1, 2


class Knowledge(NamedTuple):
    """What seat 0 knows while cards are played. Tuples run by the other seats, 1 first."""

    own: Cards
    unseen: Cards
    """Cards that the others or the stock may hold."""
    lacking: tuple[Cards, ...]
    """Of the unseen cards, those that each other seat has shown not to hold."""
    sizes: tuple[int, ...]
    """Cards in the hand of each other seat."""
    to_play: int
    left: int
    """Seats still to play to this trick."""
    led: Cards
    best: Cards
    best_seat: int
    won: int


class Count(NamedTuple):
    """Of the states in which a duty could bind: how many there are, are claimed, safe, unsafe though claimed."""

    states: int
    claimed: int
    safe: int
    unclaimed: int
    """Safe at will, and no cinch."""
    unsafe: tuple[Knowledge, ...]
    """Claimed, and not safe by duty: there should be none."""


class Tree:
    """Every state of knowledge that can come up from some first states."""

    def __init__(self, seats: int, majority: int, must: bool, boldness: int = 0) -> None:
        """*boldness*: sure tricks claimed beyond those the kernel counts, to see that a false claim is found."""
        self.seats, self.majority, self.must, self.boldness = seats, majority, must, boldness
        self.values: dict[Knowledge, int] = {}
        self.claims: set[Knowledge] = set()
        self.choices: set[Knowledge] = set()

    def safe(self, state: Knowledge) -> int:
        """``BY_DUTY`` and ``AT_WILL`` where the majority is sure; every state that can follow is looked at."""
        if state.won >= self.majority:
            return BY_DUTY | AT_WILL
        holds_this_trick = bool(state.led) and state.best_seat == 0
        if state.won + state.own.bit_count() + holds_this_trick < self.majority:
            return 0
        value = self.values.get(state)
        if value is None:
            value = self._own_turn(state) if state.to_play == 0 else self._others_turn(state)
            self.values[state] = value
        return value

    def counted(self) -> Count:
        """What was found in all states looked at."""
        safe = {state for state in self.choices if self.values[state] & AT_WILL}
        unsafe = [state for state in self.claims if not self.values[state] & BY_DUTY]
        return Count(len(self.choices), len(self.claims), len(safe), len(safe - self.claims), tuple(unsafe))

    def _own_turn(self, state: Knowledge) -> int:
        legal = legal_cards(state.own, state.led, state.best, TRUMP, self.must)
        last = bool(state.led) and state.left == 1
        rivals = later = 0
        for seat, lacking in enumerate(state.lacking, 1):
            may_hold = state.unseen & ~lacking
            rivals |= may_hold
            if 0 < seat < state.left:
                later |= may_hold
        after = {card: self.safe(self._played(state, 0, card)) for card in bits_of(legal)}
        at_will = AT_WILL if any(value & AT_WILL for value in after.values()) else 0
        if last or not legal & TRUMP or legal & (legal - 1) == 0:
            return at_will | (BY_DUTY if any(value & BY_DUTY for value in after.values()) else 0)
        self.choices.add(state)
        sure = sure_tricks(state.own, legal, state.led, state.best, TRUMP, rivals, later)
        if state.won + sure + self.boldness < self.majority:
            return at_will | (BY_DUTY if any(value & BY_DUTY for value in after.values()) else 0)
        self.claims.add(state)
        won = state.won + self.boldness
        bound = cinch_cards(state.own, legal, state.led, state.best, TRUMP, rivals, later, won, self.majority)
        return at_will | (BY_DUTY if all(after[card] & BY_DUTY for card in bits_of(bound)) else 0)

    def _others_turn(self, state: Knowledge) -> int:
        value = BY_DUTY | AT_WILL
        for card in bits_of(state.unseen & ~state.lacking[state.to_play - 1]):
            following = self._played(state, state.to_play, card)
            if self._possible(following):
                value &= self.safe(following)
        return value

    def _possible(self, state: Knowledge) -> bool:
        """Whether the others' hands can be made of the unseen cards: each its own, and all together."""
        together = needed = 0
        for lacking, size in zip(state.lacking, state.sizes, strict=True):
            may_hold = state.unseen & ~lacking
            if may_hold.bit_count() < size:
                return False
            together |= may_hold
            needed += size
        return together.bit_count() >= needed

    def _played(self, state: Knowledge, seat: int, card: Cards) -> Knowledge:
        own, unseen, lacking, sizes, _, left, led, best, best_seat, won = state
        known = remembered_shown(card, led, best, TRUMP, self.must) if led else 0
        if seat == 0:
            own ^= card
        else:
            unseen ^= card
            sizes = (*sizes[: seat - 1], sizes[seat - 1] - 1, *sizes[seat:])
            lacking = (*lacking[: seat - 1], lacking[seat - 1] | known, *lacking[seat:])
        lacking = tuple(cards & unseen for cards in lacking)
        if led == 0:
            led, best, best_seat = suit_mask(card), card, seat
        elif remembered_beats(card, best, TRUMP):
            best, best_seat = card, seat
        if left > 1:
            return Knowledge(own, unseen, lacking, sizes, (seat + 1) % self.seats, left - 1, led, best, best_seat, won)
        won += best_seat == 0
        return Knowledge(own, unseen, lacking, sizes, best_seat, self.seats, 0, 0, 0, won)


def small_deck(trumps: int, *sides: int) -> Cards:
    """The lowest cards of each suit, so many trumps and so many of the side suits."""
    return mask_of(13 * suit + rank for suit, number in enumerate((trumps, *sides)) for rank in range(number))


def first_states(deck: Cards, seats: int, size: int) -> Iterator[Knowledge]:
    """Every hand of *size* cards of *deck*, with every seat on the first lead.

    Side suits are as long as each other and can change places, so only hands with their side suits in order are taken.
    """
    for cards in combinations(bits_of(deck), size):
        own = sum(cards)
        sides = [own >> 13 * suit & 0x1FFF for suit in (1, 2, 3)]
        if sides != sorted(sides, reverse=True):
            continue
        others = seats - 1
        for leader in range(seats):
            yield Knowledge(own, deck ^ own, (0,) * others, (size,) * others, leader, seats, 0, 0, 0, 0)
