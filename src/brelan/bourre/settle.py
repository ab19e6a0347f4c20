"""The pot: who collects, who is fined, who need not ante (B-SETTLE, B-ERROR-2 and 3).

Kernels. *packed* holds the tricks of seat *s* in bits 4s to 4s+3; sets of seats are masks with bit ``1 << seat``.
"""

from __future__ import annotations

from typing import NamedTuple

from ..cards import kernel
from ..table import POT, Posting, seat_name
from .profile import House


@kernel
def most_tricks(packed: int, active: int) -> int:
    """The set of active seats with the most tricks (B-SETTLE-1): one seat, or those that tie."""
    most = 0
    leaders = 0
    seat = 0
    while active >> seat:
        if active >> seat & 1:
            tricks = packed >> 4 * seat & 15
            if tricks > most:
                most = tricks
                leaders = 0
            if tricks == most:
                leaders |= 1 << seat
        seat += 1
    return leaders


@kernel
def bourre_seats(packed: int, active: int) -> int:
    """The set of active seats without a trick (B-SETTLE-2); nobody when only one seat is active (B-DECLARE-4)."""
    if active & (active - 1) == 0:
        return 0
    seats = 0
    seat = 0
    while active >> seat:
        if active >> seat & 1 and not packed >> 4 * seat & 15:
            seats |= 1 << seat
        seat += 1
    return seats


@kernel
def limited(chips: int, limit: int) -> int:
    """*chips*, at most *limit* unless that is 0 (B-SETTLE-5)."""
    if limit and chips > limit:
        return limit
    return chips


@kernel
def winner_set(leaders: int, barred: int, bourre: int, blocks: int) -> int:
    """The seat that collects, as a set of one, or 0 (B-SETTLE-1 and 4, B-ERROR-3); *leaders* have the most tricks."""
    if leaders & (leaders - 1) or leaders & barred or (blocks and bourre):
        return 0
    return leaders


@kernel
def exempt_seats(bourre: int, leaders: int, if_bourre: int, if_tied: int) -> int:
    """The seats that pay no ante next (B-ANTE-2): *bourre* ones, and of *leaders* those that tied."""
    exempt = 0
    if if_bourre:
        exempt = bourre
    if if_tied and leaders & (leaders - 1):
        exempt |= leaders
    return exempt


@kernel
def chips_of(seat: int, winner: int, bourre: int, award: int, fine: int) -> int:
    """What *seat* gets (or, below zero, pays) when *winner* collects and *bourre* are fined, both sets of seats."""
    if winner >> seat & 1:
        return award
    if bourre >> seat & 1:
        return -fine
    return 0


@kernel
def seat_chips(seat: int, packed: int, active: int, pot: int, limit: int, award_limit: int, blocks: int) -> int:
    """What the settlement of a hand without misplays gives (or, below zero, takes from) *seat*, in chips."""
    bourre = bourre_seats(packed, active)
    winner = winner_set(most_tricks(packed, active), 0, bourre, blocks)
    return chips_of(seat, winner, bourre, limited(pot, award_limit), limited(pot, limit))


class Settlement(NamedTuple):
    """How a hand ended. Chips are whole; sets of seats are masks."""

    pot: int
    """P, second antes included."""
    tricks: tuple[int, ...]
    """By seat; 0 for seats that passed."""
    active: int
    winner: int | None
    bourre: int
    """Seats that count as bourré: without a trick, or by the switch ``misplay``."""
    tied: int
    """Seats that tied for most tricks; 0 when one seat alone had the most."""
    barred: int
    reneges: tuple[int, ...]
    """By seat."""
    lost_deals: tuple[int, ...]
    """Turns to deal each seat lost in this hand (B-ERROR-1 and 5)."""
    award: int
    fines: tuple[int, ...]
    """By seat, for no tricks and reneges together."""
    exempt: int
    """Seats that pay no ante next (B-ANTE-2)."""
    postings: tuple[Posting, ...]

    @property
    def unclaimed(self) -> str:
        """Why nobody collects, a key of ``UNCLAIMED``; empty when somebody does."""
        if self.winner is not None:
            return ""
        if not self.active:
            return "all_passed"
        if self.tied:
            return "tie"
        alone = self.tricks.index(max(self.tricks))
        return "barred" if self.barred >> alone & 1 else "blocked"


UNCLAIMED = {"all_passed": "B-DECLARE-5", "tie": "B-SETTLE-1", "barred": "B-ERROR-3", "blocked": "B-SETTLE-4"}
"""The reasons for which P is carried whole, and their clauses."""


def settle(
    house: House,
    pot: int,
    active: int,
    packed: int,
    barred: int,
    reneges: tuple[int, ...],
    lost_deals: tuple[int, ...],
) -> Settlement:
    """Settle a hand with *pot* chips in it; every fine is reckoned on this P, none on another fine (B-SETTLE-2).

    *packed* are the tricks, *active* and *barred* sets of seats, *reneges* and *lost_deals* numbers by seat.
    """
    bourre = bourre_seats(packed, active)
    counts_reneges = house.misplay == "renege" and any(reneges)
    if house.misplay == "bourre":
        for seat, number in enumerate(reneges):
            bourre |= bool(number) << seat
    leaders = most_tricks(packed, active)
    tied = leaders if leaders & (leaders - 1) else 0
    taker = winner_set(leaders, barred, bourre, house.bourre_blocks_award)
    winner = taker.bit_length() - 1 if taker else None
    award = limited(pot, house.limit if house.limit_on_award else 0) if taker else 0
    fine = limited(pot, house.limit)
    # Where the limit cuts an amount, it is the limit that has to be explained.
    award_clause = "B-SETTLE-1" if award == pot else "B-SETTLE-5"
    fine_clause = "B-SETTLE-2" if fine == pot else "B-SETTLE-5"
    postings = [] if winner is None else [Posting(POT, seat_name(winner), award, "award", award_clause)]
    fines = [0] * house.seats
    tricks = tuple([packed >> 4 * seat & 15 for seat in range(house.seats)])
    if bourre or counts_reneges:
        for seat in range(house.seats):
            if bourre >> seat & 1:
                clause = "B-ERROR-2" if tricks[seat] else fine_clause
                postings.append(Posting(seat_name(seat), POT, fine, "bourre", clause))
                fines[seat] += fine
            if counts_reneges:
                postings += [Posting(seat_name(seat), POT, fine, "renege", "B-ERROR-2")] * reneges[seat]
                fines[seat] += fine * reneges[seat]
    exempt = exempt_seats(bourre, leaders, house.exempt_bourre, house.exempt_tied)
    paid = tuple(fines)
    return Settlement(
        pot, tricks, active, winner, bourre, tied, barred, reneges, lost_deals, award, paid, exempt, tuple(postings)
    )
