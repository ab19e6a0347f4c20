"""How the sure tricks of a seat are taken, step by step, from what the seat can know (B-CINCH-2)."""

from __future__ import annotations

from typing import NamedTuple

from ..bourre import Hand
from ..bourre.cinch import holds_trick, sure_on_lead, sure_tricks
from ..bourre.trick import known_rivals, lawful_cards
from ..cards import SUIT_MASKS, Cards, bits_of, highest


class Step(NamedTuple):
    """Some sure tricks and why: *cards* is a mask."""

    how: str
    """``takes``: a card wins the trick on the table, nobody can beat it. ``leads``: a trump that no rival trump beats.
    ``outlasts``: of these trumps so many stay, as too few different higher trumps can be against them. ``side``: a
    side card without a higher rival in its suit, when no rival trump is left."""
    cards: Cards
    tricks: int


class Sure(NamedTuple):
    """What is sure for a seat: *won* tricks, *tricks* still to come, and the way they are taken."""

    won: int
    tricks: int
    steps: tuple[Step, ...]

    @classmethod
    def of(cls, hand: Hand) -> Sure:
        """The sure tricks of the seat to act in *hand*, in which a card is to be played."""
        seat, tricks, trump = hand.to_act, hand.tricks, hand.deal.trump
        if seat is None or not tricks.left:
            raise ValueError("no card is to be played")
        own = hand.hands[seat]
        legal = lawful_cards(hand.deal, own, tricks)
        rivals, later = known_rivals(hand.deal, hand.hands, hand.bids, tricks, seat)
        trick = (tricks.led, tricks.best, trump)
        number = sure_tricks(own, legal, *trick, rivals, later)
        return cls(tricks.won[seat], number, tuple(_steps(own, legal, trick, rivals, later, number)))


def _steps(
    own: Cards, legal: Cards, trick: tuple[Cards, Cards, Cards], rivals: Cards, later: Cards, number: int
) -> list[Step]:
    """A way to take the *number* of tricks that the rules count; *trick* is led, best and trump."""
    led, _, trump = trick
    if not led:
        return _on_lead(own, rivals, trump, number)
    for card in reversed(list(bits_of(legal & trump or legal))):
        if holds_trick(card, *trick, later) and 1 + sure_on_lead(own ^ card, rivals, trump) == number:
            return [Step("takes", card, 1), *_on_lead(own ^ card, rivals, trump, number - 1)]
    return [Step("outlasts", own & trump, number)] if number else []


def _on_lead(own: Cards, rivals: Cards, trump: Cards, number: int) -> list[Step]:
    """A way to take *number* tricks on lead."""
    trumps, against = own & trump, rivals & trump
    steps = []
    while trumps > against:
        top = highest(trumps)
        trumps ^= top
        against &= against - 1
        steps.append(Step("leads", top, 1))
    left = number - len(steps)
    if against:
        return [*steps, Step("outlasts", trumps, left)] if left else steps
    tops = (
        card
        for suit in SUIT_MASKS
        for card in reversed(list(bits_of(own & suit & ~trump)))
        if card > rivals & suit
    )  # fmt: skip
    return [*steps, *(Step("side", card, 1) for card in tops)]
