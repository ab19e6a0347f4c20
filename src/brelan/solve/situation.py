"""What the trained player of Bouillotte looks at before it speaks, as one number, and the few bets that it weighs.

Kernels, so that teaching and playing see the same; they need nothing compiled. No rule stands here: what is allowed
comes in as *low* and *high*. Chips are whole numbers; a contribution is all that a seat has put in during the hand.
"""

from __future__ import annotations

from typing import Final

from ..cards import kernel

GIVE: Final = 0
"""Fold, pass, decline."""
STAY: Final = 1
"""Call, say *no more*, carre."""
LEAST: Final = 2
"""Open for the least; the bets above it are raises too: half the pot, the pot, three pots, all there is."""
HALF: Final = 3
POT: Final = 4
THRICE: Final = 5
ALL: Final = 6
CHOICES: Final = 7

SILENT: Final = 0
"""A seat's last word: none, or it passed."""
CALLED: Final = 1
OPENED: Final = 2
RAISED: Final = 3

BEFORE: Final = 0
"""Nobody has opened yet."""
ANSWERING: Final = 1
AGAIN: Final = 3
"""All have answered; as with ``ANSWERING``, one more when the last bet was a raise."""

STRENGTHS: Final = 24
"""Kinds of hands, from the weakest up."""
PRICES: Final = 8
DEPTHS: Final = 8
BLIND: Final = 3 * 4 * 5 * 4 * PRICES * DEPTHS * STRENGTHS
"""Situations from here on are those of the blind bets."""
SITUATIONS: Final = BLIND + 5 * DEPTHS


@kernel
def bet(choice: int, opening: int, low: int, high: int, level: int, pot: int) -> int:
    """The contribution that a *choice* of bet stands for; 0 when it is none, or no other than a choice beside it.

    *low* and *high* are the contributions that make sense; *level* is the highest so far, *pot* all chips in the
    middle once that is called; *opening* is 1 before anyone has opened.
    """
    if choice == ALL:
        return high
    amount = low
    if choice == LEAST:
        if not opening:
            return 0
    else:
        if choice == HALF:
            amount = level + (pot + 1) // 2
        elif choice == POT:
            amount = level + pot
        else:
            amount = level + 3 * pot
        if amount <= low:
            return 0
    # Nearly everything is everything.
    if 4 * amount >= 3 * high:
        return 0
    return amount


@kernel
def price(need: int, pot: int) -> int:
    """How dear it is to stay: what must be added against the pot it makes, 0 to 7."""
    if need <= 0:
        return 0
    share = 100 * need // (pot + need)
    if share < 12:
        return 1
    if share < 20:
        return 2
    if share < 28:
        return 3
    if share < 36:
        return 4
    if share < 41:
        return 5
    if share < 46:
        return 6
    return 7


@kernel
def depth(behind: int, pot: int) -> int:
    """How much can still be bet against the pot, 0 to 7."""
    if behind <= 0:
        return 0
    tenths = 10 * behind // pot
    if tenths < 5:
        return 1
    if tenths < 12:
        return 2
    if tenths < 30:
        return 3
    if tenths < 70:
        return 4
    if tenths < 160:
        return 5
    if tenths < 400:
        return 6
    return 7


@kernel
def situation(
    inside: int, later: int, stage: int, own: int, need: int, pot: int, behind: int, strength: int
) -> int:  # fmt: skip
    """The number of a situation after the deal.

    *inside* seats have not folded; *later* others are still to be asked in this round; *stage* and *own*, the seat's
    last word, as above; *need* chips must be added to stay in the *pot* as it lies; *behind* could be bet on top.
    """
    if inside > 4:
        inside = 4
    if later > 3:
        later = 3
    place = (((inside - 2) * 4 + later) * 5 + stage) * 4 + own
    return ((place * PRICES + price(need, pot)) * DEPTHS + depth(behind, pot + need)) * STRENGTHS + strength


@kernel
def blind_situation(made: int, left: int, pot: int) -> int:
    """The number of a situation in the blind bets: carres *made*, chips *left* after one more, the *pot* it doubles."""
    if made > 4:
        made = 4
    return BLIND + made * DEPTHS + depth(left, 2 * pot)
