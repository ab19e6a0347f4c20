"""One hand of Bourré, from the first word to the settlement: the gate through which every action goes."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from ..cards import Card, Cards, suit_mask, write_mask
from ..table import CARD, Action, Event, Happening, IllegalError, Option, Refusal, seat_name
from . import honour, refuse, stay
from .cinch import Cinch
from .play import next_active
from .profile import House
from .settle import UNCLAIMED, Settlement, settle
from .state import DECLARE, DRAW, OVER, PHASES, PLAY, Bids, Deal, Honour, Tricks
from .trick import allowed_cards, known_rivals, laid, lawful_cards
from .view import View, view_of

PLAYS: Final = tuple({1 << card: Action(seat, CARD, 1 << card) for card in range(52)} for seat in range(8))
"""Every play there can be, made once: legal cards are listed millions of times."""
WORDS: Final = tuple((Action(seat, "pass"), Action(seat, "play")) for seat in range(8))


class Hand(NamedTuple):
    """A hand of Bourré at one moment. Frozen: ``apply`` gives the next.

    Hands are masks of cards by seat; the pot is P in chips, second antes included.
    """

    deal: Deal
    phase: int
    to_act: int | None
    pot: int
    hands: tuple[Cards, ...]
    bids: Bids
    tricks: Tricks
    honour: Honour
    allowed: Cards = 0
    """While cards are played: what the rules allow the seat to act."""
    happenings: tuple[Event, ...] = ()
    settlement: Settlement | None = None
    serving: int | None = None
    """The seat that waits for a reshuffle."""

    @property
    def over(self) -> bool:
        """Whether the hand is settled."""
        return self.phase == OVER

    @property
    def awaits(self) -> str | None:
        """``restock`` while chance must give a reshuffle (B-DRAW-3), otherwise None."""
        return None if self.serving is None else "restock"

    @property
    def pool(self) -> Cards:
        """The cards that the awaited reshuffle is made of (B-DRAW-3)."""
        return 0 if self.serving is None else stay.restock_pool(self)

    @property
    def misplay(self) -> tuple[Action, Refusal] | None:
        """The card that broke a rule and can still be put right (B-ERROR-1), with what it broke."""
        pending = self.honour.misplay
        return None if pending is None else (pending.action, pending.refusal)

    def legal(self) -> Sequence[Action]:
        """All the rules allow the seat to act (B-DECLARE, B-DRAW, B-PLAY, B-CINCH)."""
        seat = self.to_act
        if seat is None:
            return ()
        if self.phase == PLAY:
            plays, mask, actions = PLAYS[seat], self.allowed, []
            while mask:
                low = mask & -mask
                actions.append(plays[low])
                mask ^= low
            return actions
        if self.phase == DECLARE:
            return WORDS[seat][1:] if refuse.dealer_is_held(self, seat) else WORDS[seat]
        return stay.Draws(seat, self.hands[seat], self.deal.house.max_discards)

    def options(self) -> tuple[Option, ...]:
        """``legal`` with all draws gathered into one range."""
        if self.phase == DRAW and self.to_act is not None:
            return (Option(Action(self.to_act, "draw"), 0, self.deal.house.max_discards),)
        return tuple(Option(action) for action in self.legal())

    def refusal(self, action: Action) -> Refusal | None:
        """Why *action* is not allowed now: code, clause, arguments. None when it is.

        At a table of honour a card of the hand that breaks a rule is refused here like anywhere; ``accepts`` takes it.
        """
        return refuse.refusal(self, action)

    def accepts(self, action: Action) -> Refusal | None:
        """What ``apply`` will not take. With enforcement ``honour`` a misplay is taken (B-ERROR)."""
        refused = refuse.refusal(self, action)
        if refused is not None and self.deal.house.honour and refused.code in refuse.MISPLAYS:
            return None if action.verb == CARD else refused
        return refused

    def apply(self, action: Action) -> Hand:
        """The hand after *action*. Raises ``IllegalError`` and changes nothing when it is not accepted."""
        seat, verb, cards, _, _ = action
        if seat == self.to_act:
            # The three things that are done most, asked in the cheapest way; everything else is left to ``refuse``.
            if self.phase == PLAY and verb == CARD and cards & self.allowed and cards & (cards - 1) == 0:
                return self.with_play(seat, cards)
            if self.phase == DECLARE and (verb == "play" or (verb == "pass" and seat != self.deal.dealer)):
                return stay.declared(self, action)
            most = self.deal.house.max_discards
            if self.phase == DRAW and verb == "draw" and not cards & ~self.hands[seat] and cards.bit_count() <= most:
                return stay.drawn(self, action)
        refused = self.accepts(action)
        if refused is not None:
            raise IllegalError(refused)
        return _AFTER[action.verb](self, action)

    def view(self, seat: int | None) -> View:
        """What *seat* may know; None for somebody who looks on. Raises ``ValueError`` for a seat that is not there."""
        return view_of(self, seat)

    def staying(
        self,
        phase: int,
        to_act: int | None,
        pot: int,
        hands: tuple[Cards, ...],
        bids: Bids,
        events: list[Event],
        serving: int | None = None,
    ) -> Hand:
        """This hand moved on before the first lead."""
        now = tuple(events)
        return Hand(self.deal, phase, to_act, pot, hands, bids, self.tricks, self.honour, 0, now, None, serving)

    def opened(self, pot: int, hands: tuple[Cards, ...], bids: Bids, events: list[Event]) -> Hand:
        """This hand with everybody served and the first lead to come (B-PLAY-1)."""
        deal = self.deal
        leader = next_active(deal.dealer, bids.active, deal.house.seats)
        tricks = self.tricks._replace(leader=leader, left=bids.active.bit_count())
        allowed = allowed_cards(deal, hands, bids, tricks, leader)
        return Hand(deal, PLAY, leader, pot, hands, bids, tricks, self.honour, allowed, tuple(events))

    def asking(self, seat: int) -> Hand:
        """This hand with *seat* to play a card."""
        return self._replace(to_act=seat, allowed=allowed_cards(self.deal, self.hands, self.bids, self.tricks, seat))

    def with_play(self, seat: int, bit: Cards, before: tuple[Event, ...] = ()) -> Hand:
        """This hand after *seat* played the card *bit*; *before* are happenings that came first."""
        deal, bids = self.deal, self.bids
        if self.honour.misplay is not None:
            stood, told = honour.stands(self)
            return stood.with_play(seat, bit, (*before, *told))
        hands = (*self.hands[:seat], self.hands[seat] ^ bit, *self.hands[seat + 1 :])
        tricks, asked, events = laid(deal, bids.active, self.tricks, seat, bit)
        if before:
            events = (*before, *events)
        if not hands[asked]:
            # The winner of the trick has no card left, so nobody has (B-PLAY-1).
            return self._ended(self.pot, hands, bids, tricks, events)
        allowed = allowed_cards(deal, hands, bids, tricks, asked)
        return Hand(deal, PLAY, asked, self.pot, hands, bids, tricks, self.honour, allowed, events)

    def without_play(self, pot: int, hands: tuple[Cards, ...], bids: Bids, events: list[Event]) -> Hand:
        """This hand over before the first lead: all have spoken and at most one seat is active (B-DECLARE-4 and 5)."""
        tricks = self.tricks
        if bids.active:
            alone = bids.active.bit_length() - 1
            tricks = tricks._replace(packed=self.deal.house.hand_size << 4 * alone)
            events.append(Happening("alone", alone, clause="B-DECLARE-4"))
        return self._ended(pot, hands, bids, tricks, tuple(events))

    def _ended(self, pot: int, hands: tuple[Cards, ...], bids: Bids, tricks: Tricks, events: tuple[Event, ...]) -> Hand:
        """This hand settled (B-SETTLE)."""
        deal, slips = self.deal, self.honour
        end = settle(deal.house, pot, bids.active, tricks.packed, slips.barred, slips.reneges, slips.lost_deals)
        if end.winner is None:
            why = end.unclaimed
            events = (*events, Happening("nobody_collects", amount=pot, note=why, clause=UNCLAIMED[why]))
        return Hand(deal, OVER, None, pot, hands, bids, tricks, slips, 0, (*events, *end.postings), end)

    def cinch(self) -> Cinch | None:
        """Why the seat to act has a sure hand, or None when it has none (B-CINCH-1)."""
        if self.phase != PLAY or self.to_act is None:
            return None
        tricks, seat, trump = self.tricks, self.to_act, self.deal.trump
        own = self.hands[seat]
        legal = lawful_cards(self.deal, own, tricks)
        rivals, later = known_rivals(self.deal, self.hands, self.bids, tricks, seat)
        found = Cinch.of(own, legal, tricks.led, tricks.best, trump, rivals, later, tricks.won[seat])
        return found if found.won + found.sure >= self.deal.house.majority else None

    def __repr__(self) -> str:
        asked = f", {seat_name(self.to_act)} to act" if self.to_act is not None else ""
        return f"<bourre.Hand {self.deal.house.profile}, {PHASES[self.phase]}{asked}, pot {self.pot}>"

    def __str__(self) -> str:
        lines = [f"trump {write_mask(self.deal.turned)}, pot {self.pot}, {PHASES[self.phase]}"]
        for seat, cards in enumerate(self.hands):
            marks = [mark for mark, on in (("dealer", seat == self.deal.dealer), ("to act", seat == self.to_act)) if on]
            state = "passed" if self.bids.passed >> seat & 1 else write_mask(cards)
            words = [seat_name(seat), state, f"tricks {self.tricks.won[seat]}", *marks]
            lines.append("  ".join(words))
        if self.tricks.plays:
            order = " ".join(write_mask(bit) for bit in self.tricks.plays)
            lines.append(f"{seat_name(self.tricks.leader)} led: {order}")
        return "\n".join(lines)


def _card(hand: Hand, action: Action) -> Hand:
    return honour.misplayed(hand, action)


_AFTER: Final[dict[str, Callable[[Hand, Action], Hand]]] = {
    "pass": stay.declared,
    "play": stay.declared,
    "draw": stay.drawn,
    "restock": stay.restocked,
    "early": honour.early,
    "correct": honour.corrected,
    CARD: _card,
}


def dealt(house: House, dealer: int, pot: int, deck: tuple[Card, ...]) -> Hand:
    """The hand after the deal (B-DEAL): *deck* holds all 52 cards, top card first; *pot* is what is in it, in chips."""
    seats, size = house.seats, house.hand_size
    first = (dealer + 1) % seats
    bits = [1 << card for card in deck[: seats * size]]
    # One card at a time: the seat that is k-th to be served gets every card in step with the k-th.
    hands = [sum(bits[(seat - first) % seats :: seats]) for seat in range(seats)]
    turned = bits[-1]
    none = (0,) * seats
    return Hand(
        deal=Deal(house, dealer, turned, suit_mask(turned)),
        phase=DECLARE,
        to_act=(dealer + 1) % seats,
        pot=pot,
        hands=tuple(hands),
        bids=Bids(drawn=(-1,) * seats, discards=none, stock=deck[seats * size :]),
        tricks=Tricks(0, none),
        honour=Honour(reneges=none, lost_deals=none),
        happenings=(Happening("turned_up", dealer, turned, clause="B-DEAL-2"),),
    )
