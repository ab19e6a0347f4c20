"""Who has a choice, who is in unasked, what is shuffled back: what staying and drawing turn on (B-DECLARE, B-DRAW).

Kernels. Sets of seats are masks with bit ``1 << seat``, cards are masks.
"""

from __future__ import annotations

from ..cards import kernel


@kernel
def must_stay(seat: int, dealer: int, turned: int, holds: int) -> bool:
    """Whether *seat* may not pass: the dealer with an ace turned up, where the switch ``ace_holds_dealer`` is on."""
    aces = 1 << 12 | 1 << 25 | 1 << 38 | 1 << 51
    return holds != 0 and seat == dealer and turned & aces != 0


@kernel
def in_unasked(passed: int, dealer: int, seats: int) -> bool:
    """Whether the dealer is in without being asked: every other seat of *seats* has passed (B-DECLARE-3)."""
    return passed == ((1 << seats) - 1) ^ (1 << dealer)


@kernel
def shuffled_back(folded: int, laid_away: int, turned: int, folded_first: int) -> int:
    """The cards of the next restock (B-DRAW-3): passed hands and the discards of the seats not being served.

    With *folded_first* the discards wait until there are no passed hands left; *turned* never comes back.
    """
    if folded_first and folded & ~turned:
        return folded & ~turned
    return (folded | laid_away) & ~turned
