"""The tricks: which cards a seat may play, who wins, and what a play shows (B-PLAY, B-CINCH-2).

Kernels. ``led`` is the mask of all cards of the suit led (0 on lead), ``best`` the card that wins the trick so far,
``trump`` the mask of all trumps. *must* is the switch ``losing_trump``.
"""

from __future__ import annotations

from ..cards import kernel


@kernel
def next_active(seat: int, active: int, seats: int) -> int:
    """The next seat of the set *active*, which is not empty, to the left of *seat* (B-TABLE-1)."""
    seat += 1
    while True:
        if seat >= seats:
            seat -= seats
        if active >> seat & 1:
            return seat
        seat += 1


@kernel
def legal_cards(hand: int, led: int, best: int, trump: int, must: int) -> int:
    """Cards of *hand* that B-PLAY-1 to 7 allow, the cinch left aside."""
    if led == 0:
        return hand
    higher = ~(best | (best - 1))
    follow = hand & led
    if follow:
        if best & led and follow & higher:
            return follow & higher
        return follow
    trumps = hand & trump
    if not trumps:
        return hand
    if not best & trump:
        return trumps
    if trumps & higher:
        return trumps & higher
    if must:
        return trumps
    return hand


@kernel
def beats(card: int, best: int, trump: int) -> bool:
    """Whether *card* beats *best*, the winning card so far (B-PLAY-8); equal suits compare, a trump beats the rest."""
    if card & trump and not best & trump:
        return True
    if best & trump and not card & trump:
        return False
    # Not a trump against a plain suit: only the suit of the best card, which is the suit led, can win.
    low = 0x1FFF
    while not best & low:
        low <<= 13
    return card & low != 0 and card > best


@kernel
def shown(card: int, led: int, best: int, trump: int, must: int) -> int:
    """Cards that a seat which played *card* legally to this trick cannot hold (B-CINCH-2).

    The cinch plays no part in it: following, trumping and beating come first.
    """
    if led == 0:
        return 0
    higher = ~(best | (best - 1))
    if card & led:
        if not best & led or card > best:
            return 0
        return led & higher
    if card & trump:
        if best & trump and card < best:
            return led | (trump & higher)
        return led
    if must or not best & trump:
        return led | trump
    return led | (trump & higher)
