"""From what a seat of Bourré sees to what compiled play needs; the door to ``bourre_guess`` and ``bourre_weigh``."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import numpy as np

from ..bourre import House, View
from ..bourre.play import beats
from ..cards import FULL_DECK, SUIT_MASKS, Cards, bits_of, count, rank_of, suit_mask
from ..table import CARD
from . import bourre_guess as guess
from . import bourre_hand as hand
from .bourre_course import PARTS
from .bourre_minds import ACES, HABIT, usual_ways
from .bourre_weigh import WINS, weigh
from .chance import dice_from
from .tricks import ACTIVE, BEST, BEST_SEAT, DEALER, GONE, LED, LEFT, MOVER, PACKED, TRUMP, TURNED, Ints

PASS: Final = -1
"""The choice to pass, among those that are sets of cards to lay away."""
TRIES: Final = 24
"""How often a seat's cards are drawn again until they fit what it said."""
FIRST: Final = 48
"""Deals before a choice may be dropped; after that, whenever there are twice as many."""
SURE: Final = 6


class Scales:
    """Weighs the choices of one seat; everything is decided by what it knows and the *seed*.

    Deals are guessed as they are asked for, so more of them go on where the last left off.
    """

    def __init__(self, house: House, table: Ints, facts: Ints, choices: Sequence[int], seed: int, deals: int) -> None:
        """*table* and *facts*: see ``of`` and ``before_the_deal``. There is room for so many *deals*."""
        self.choices = np.array(choices, np.int64)
        self.table, self.facts = table, facts
        self.house, self.ways = hand.house_row(house), usual_ways()
        self.seats = house.seats
        self._dice = dice_from(seed)
        self._room = np.zeros_like(table), np.zeros(1, np.int64), np.zeros(hand.LINES, np.int64)
        self._out = np.zeros(PARTS, np.int64)
        self.values = np.zeros((deals, len(choices)), np.int64)
        """By deal and choice, in chips times the number of seats."""
        self.ends = np.zeros((deals, len(choices)), np.int64)
        """How it ended: bits of WINS, TIES and NO_TRICK."""
        self.done = np.zeros(len(choices), np.int64)
        """In how many of the deals each choice has been played out; the first ones."""

    @classmethod
    def of(cls, view: View, choices: Sequence[int], seed: int, deals: int, tries: int = TRIES) -> Scales:
        """The scales of the seat whose *view* it is."""
        return cls(view.house, table_of(view), facts_of(view, tries), choices, seed, deals)

    def weigh(self, deals: int, among: Sequence[int] | None = None) -> None:
        """Guess so many more deals and play each out after every choice *among* those, by their places."""
        places = np.arange(len(self.choices)) if among is None else np.array(among)
        start = int(self.done.max())
        stop = min(start + deals, len(self.values))
        work, same, log = self._room
        values = np.zeros((stop - start, len(places)), np.int64)
        ends = np.zeros_like(values)
        weigh(
            *(self.table, work, self.facts, self.house, self.ways, self.choices[places], self._dice, same, log),
            *(self._out, values, ends),
        )
        self.values[start:stop, places] = values
        self.ends[start:stop, places] = ends
        self.done[places] = stop

    def settle(self, first: int = FIRST, sure: int = SURE) -> int:
        """The place of the best choice, found with as few deals as it takes: what is plainly worse is dropped."""
        left = list(range(len(self.choices)))
        best = 0
        number = first
        while len(left) > 1 and self.done.max() < len(self.values):
            self.weigh(number, left)
            number = int(self.done.max())
            best = max(left, key=lambda place: int(self.values[:number, place].sum()))
            left = [place for place in left if place == best or not self.beaten(place, best, sure)]
        return best

    def gap(self, best: int, place: int) -> float:
        """By how many chips *best* is better on average, in the deals in which both were played out."""
        number = int(min(self.done[place], self.done[best]))
        return int((self.values[:number, best] - self.values[:number, place]).sum()) / number / self.seats

    def wins(self, place: int) -> float:
        """How often a choice wins the pot, 0 to 1."""
        ends = self.ends[: int(self.done[place]), place]
        return int((ends & WINS).sum()) / len(ends)

    def beaten(self, place: int, best: int, sure: int) -> bool:
        """Whether a choice is worse than *best* beyond doubt: by more than the root of *sure* standard errors."""
        number = int(min(self.done[place], self.done[best]))
        gaps = self.values[:number, best] - self.values[:number, place]
        total, squares = int(gaps.sum()), int((gaps * gaps).sum())
        return total > 0 and total * total * (number - 1) > sure * (number * squares - total * total)


def sensible_changes(own: Cards, trump: Cards, most: int) -> list[Cards]:
    """What one may well lay away of *own*: no trump, of the others the lowest, as many as one likes up to *most*.

    An ace goes only after all that is no ace; a king beside its ace counts as an ace.
    """
    aces = own & ACES & ~trump
    dear = aces | own & ~trump & aces >> 1
    side = sorted(bits_of(own & ~trump), key=lambda bit: (bool(bit & dear), rank_of(bit), bit))
    return [sum(side[:number]) for number in range(min(most, len(side)) + 1)]


def before_the_deal(house: House, own: Cards, turned: Cards, trump: Cards, place: int, pot: int) -> tuple[Ints, Ints]:
    """A hand before anybody has spoken: table and facts of the seat at *place*, counted from the dealer's left from 0.

    *turned* is the turned-up card, or 0 when only the suit *trump* is known; the dealer sits at the last place.
    """
    table, facts = hand.empty_table(house), np.zeros((guess.KNOWN + 1, hand.WIDE), np.int64)
    fixed, known = table[hand.FIXED], facts[guess.KNOWN]
    table[hand.MINDS], table[hand.DRAWN] = HABIT, -1
    table[hand.HANDS, place] = own
    table[hand.STATE, hand.PHASE], table[hand.STATE, hand.POT] = hand.DECLARE, pot
    fixed[TRUMP], fixed[TURNED], fixed[DEALER] = trump, turned, house.seats - 1
    known[guess.ME], known[guess.TRIES], known[guess.UNSEEN] = place, 1, FULL_DECK & ~(own | turned)
    known[guess.WHERE] = guess.GONE_BY
    if place != house.seats - 1:
        known[guess.WHERE] = guess.WITH_DEALER if turned else guess.NOT_SEEN
    return table, facts


def table_of(view: View) -> Ints:
    """The table as the seat sees it: its own cards and nobody else's."""
    me = seat_of(view)
    table = hand.empty_table(view.house)
    fixed, state, frame = table[hand.FIXED], table[hand.STATE], table[hand.FRAMES]
    table[hand.MINDS] = HABIT
    table[hand.HANDS, me] = view.own
    table[hand.DISCARDS, me] = view.own_discards
    for seat in range(view.house.seats):
        table[hand.SHOWS, seat] = view.shown[seat]
        table[hand.DRAWN, seat] = view.drawn[seat]
    fixed[ACTIVE], fixed[TRUMP], fixed[TURNED], fixed[DEALER] = (
        *(view.active, SUIT_MASKS[view.trump], view.turned, view.dealer),
    )
    state[hand.PASSED], state[hand.POT] = view.passed, view.pot
    verbs = {option.action.verb for option in view.options}
    state[hand.PHASE] = hand.PLAY if CARD in verbs else hand.DRAW if "draw" in verbs else hand.DECLARE
    frame[MOVER], frame[GONE] = me, view.gone
    frame[PACKED] = sum(won << 4 * seat for seat, won in enumerate(view.tricks))
    frame[LEFT] = count(view.active) - len(view.plays)
    for seat, bit in zip(trick_order(view, view.leader), view.plays, strict=False):
        if not frame[LED]:
            frame[LED], frame[BEST], frame[BEST_SEAT] = suit_mask(bit), bit, seat
        elif beats(bit, int(frame[BEST]), int(fixed[TRUMP])):
            frame[BEST], frame[BEST_SEAT] = bit, seat
    return table


def facts_of(view: View, tries: int) -> Ints:
    """What the seat knows of the others, as ``bourre_guess`` takes it."""
    me, seats = seat_of(view), view.house.seats
    facts = np.zeros((guess.KNOWN + 1, hand.WIDE), np.int64)
    known = facts[guess.KNOWN]
    stayed = 0
    for step in range(1, seats + 1):
        seat = (view.dealer + step) % seats
        active = view.active >> seat & 1
        if active:
            facts[guess.WORD, seat] = guess.STAYS if view.drawn[seat] < 0 else guess.DRAWN_TOO
        elif view.passed >> seat & 1:
            facts[guess.WORD, seat] = guess.PASSED
        facts[guess.STAYED, seat], facts[guess.TO_SPEAK, seat] = stayed, seats - step
        if view.house.closed_fist:
            facts[guess.STAYED, seat], facts[guess.TO_SPEAK, seat] = 0, seats - 1
        else:
            stayed += active
        facts[guess.HELD, seat] = view.sizes[seat]
    recent = sum(view.last_plays) | sum(view.plays)
    write_plays(view, facts)
    turned = view.turned & ~view.own
    known[guess.ME], known[guess.TRIES] = me, tries
    known[guess.UNSEEN] = FULL_DECK & ~(view.own | view.own_discards | view.gone | view.turned)
    known[guess.OLDER] = view.gone & ~recent
    known[guess.EACH] = count(view.gone & ~recent) // max(1, count(view.active))
    known[guess.WHERE] = guess.GONE_BY
    if view.turned_held and turned:
        known[guess.WHERE] = guess.WITH_DEALER
    elif view.active >> view.dealer & 1 and not view.turned & (view.gone | view.own):
        known[guess.WHERE] = guess.LAID_AWAY
    hidden = sum(view.sizes) - view.sizes[me] - (known[guess.WHERE] == guess.WITH_DEALER)
    known[guess.ASIDE] = max(0, count(int(known[guess.UNSEEN])) - view.stock - hidden)
    return facts


def write_plays(view: View, facts: Ints) -> None:
    """Who played what to the last trick and to the one on the table, and what lay there when it was asked."""
    trump, size = SUIT_MASKS[view.trump], count(view.active)
    for trick, leader, plays in ((0, view.last_leader, view.last_plays), (1, view.leader, view.plays)):
        row = guess.PLAYS + guess.IN_A_PLAY * trick
        gone = view.gone & ~sum(view.plays) & (~sum(plays) if trick == 0 else -1)
        led = best = 0
        for number, (seat, bit) in enumerate(zip(trick_order(view, leader), plays, strict=False)):
            facts[guess.PLAYED, seat] |= bit
            facts[row : row + guess.IN_A_PLAY, seat] = bit, led, best, size - number, gone
            gone |= bit
            led = led or suit_mask(bit)
            if not best or beats(bit, best, trump):
                best = bit


def trick_order(view: View, leader: int) -> list[int]:
    """The seats as they play to a trick that *leader* leads."""
    around = [(leader + step) % view.house.seats for step in range(view.house.seats)]
    return [seat for seat in around if view.active >> seat & 1]


def seat_of(view: View) -> int:
    """The seat whose view it is. ``ValueError`` for a spectator's."""
    if view.seat is None:
        raise ValueError("a spectator is asked nothing")
    return view.seat
