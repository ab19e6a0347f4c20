"""The sure hand: tricks a seat can count on whatever the others hold and do (B-CINCH).

Kernels. *rivals* are the cards that some other active seat may still hold, as far as the seat can know; *later* those
of the seats still to play to this trick. The rest as in ``play``.
"""

from __future__ import annotations

from typing import NamedTuple

from ..cards import Cards, bits_of, count, highest, kernel
from .play import beats, next_active


@kernel
def may_hold(unseen: int, shown: int, open_card: int) -> int:
    """The cards that some other seat may hold as far as it can be known (B-CINCH-2).

    *unseen* are the cards the knowing seat has not seen, *shown* what the other has shown not to hold; *open_card* is
    the turned-up card if the other is the dealer and still has it. All have seen it go into the dealer's hand, and
    would have seen it leave.
    """
    return unseen & ~shown | open_card


@kernel
def seats_to_follow(seat: int, active: int, seats: int, left: int) -> int:
    """The set of seats still to play to the trick after *seat*, which is the first of the *left* that are."""
    follow = 0
    while left > 1:
        seat = next_active(seat, active, seats)
        follow |= 1 << seat
        left -= 1
    return follow


@kernel
def may_bind(own: int, legal: int, trump: int, left: int, won: int, majority: int) -> bool:
    """Whether a cinch could take anything from *legal*, all that B-PLAY allows, before a rival card is looked at.

    It takes a choice with a trump in it, somebody still to play after the seat (B-CINCH-5), and cards enough.
    """
    return legal & (legal - 1) != 0 and legal & trump != 0 and left > 1 and won + own.bit_count() >= majority


@kernel
def outnumbered(own: int, rival: int, trump: int, won: int, majority: int) -> bool:
    """Whether one rival alone, who may hold *rival*, has trumps enough that there is no cinch.

    Each own trump led brings down one rival trump at worst. When some then stay, no side card is sure (B-CINCH-2).
    """
    trumps = (own & trump).bit_count()
    return won + trumps < majority and (rival & trump).bit_count() > trumps


@kernel
def unbeaten(own: int, rival: int) -> int:
    """Own trumps less the most of them that different higher rival trumps can beat: a greatest matching.

    From the top down each own trump meets a rival above it that has not been used yet, if there is one; since a rival
    above one trump is above every lower one too, no other pairing beats more.
    """
    sure = 0
    spare = 0
    while own:
        if own > rival:
            own ^= highest(own)
            if spare:
                spare -= 1
            else:
                sure += 1
        else:
            rival ^= highest(rival)
            spare += 1
    return sure


@kernel
def sure_on_lead(hand: int, rivals: int, trump: int) -> int:
    """Sure tricks of a seat on lead (B-CINCH-2): top trumps first, each brings down at worst the lowest rival trump."""
    own = hand & trump
    rival = rivals & trump
    sure = 0
    while own > rival:
        own ^= highest(own)
        rival &= rival - 1
        sure += 1
    if rival:
        return sure + unbeaten(own, rival)
    suit = 0x1FFF
    for _ in range(4):
        if suit != trump:
            side = hand & suit
            while side > rivals & suit:
                side ^= highest(side)
                sure += 1
        suit <<= 13
    return sure


@kernel
def holds_trick(card: int, led: int, best: int, trump: int, later: int) -> bool:
    """Whether *card* beats the trick so far and nobody still to play can beat it."""
    if not beats(card, best, trump):
        return False
    higher = ~(card | (card - 1))
    if card & trump:
        return later & trump & higher == 0
    return later & (trump | (led & higher)) == 0


@kernel
def sure_tricks(hand: int, legal: int, led: int, best: int, trump: int, rivals: int, later: int) -> int:
    """Sure tricks still to come for the seat to move (B-CINCH-2). *legal* are its cards by B-PLAY alone."""
    if led == 0:
        return sure_on_lead(hand, rivals, trump)
    own = hand & trump
    choice = legal & trump
    if choice:
        choice = highest(choice)
        if not beats(choice, best, trump):
            # Duty 4 would take the highest trump, and it is lost.
            return unbeaten(own ^ choice, rivals & trump)
    sure = unbeaten(own, rivals & trump)
    if not choice:
        choice = legal
    while choice:
        card = choice & -choice
        choice ^= card
        if holds_trick(card, led, best, trump, later):
            taken = 1 + sure_on_lead(hand ^ card, rivals, trump)
            if taken > sure:
                sure = taken
    return sure


@kernel
def touching(trumps: int, rival: int) -> int:
    """The highest of *trumps* and those no rival trump separates from it (B-CINCH-6)."""
    top = highest(trumps)
    below = rival & (top - 1)
    if not below:
        return trumps
    return trumps & ~((highest(below) << 1) - 1)


@kernel
def cinch_cards(
    hand: int, legal: int, led: int, best: int, trump: int, rivals: int, later: int, won: int, majority: int
) -> int:
    """What the cinch leaves of *legal* to a seat that is not last; all where there is no duty (B-CINCH-3, 4)."""
    trumps = legal & trump
    if not trumps:
        return legal
    if won < majority and won + sure_tricks(hand, legal, led, best, trump, rivals, later) < majority:
        return legal
    return touching(trumps, rivals & trump)


class Cinch(NamedTuple):
    """Why a hand is sure: *won* tricks, *sure* ones to come, and the trumps *top* that no rival trump can beat."""

    won: int
    sure: int
    top: Cards

    @classmethod
    def of(
        cls, hand: Cards, legal: Cards, led: Cards, best: Cards, trump: Cards, rivals: Cards, later: Cards, won: int
    ) -> Cinch:
        """The reason as data, for whoever explains it."""
        own, rival = hand & trump, rivals & trump
        top = sum(bit for bit in bits_of(own) if bit > rival)
        return cls(won, min(sure_tricks(hand, legal, led, best, trump, rivals, later), count(hand)), top)
