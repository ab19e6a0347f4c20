"""The showdown: brelans, the point, and who wins a pot (L-HANDS, L-POINT).

Kernels. They know places instead of seats: place 0 is the dealer's right neighbour, the last place is the dealer, so
that a tie goes to the lowest place. ``h0`` to ``h4`` are the hands of three cards by place, 0 where nobody sits;
*contenders* is a mask of places; *retourne* is a single card as its mask; *rules* holds the bits below.
"""

from __future__ import annotations

from typing import Final

from ..cards import RANKS, SUITS, count, kernel

BRELANS: Final = 1
"""Brelans count (switch ``brelans``); without this bit the next three say nothing."""
FAVORI_BELOW: Final = 2
FAVORI_ABOVE: Final = 4
MISTIGRI: Final = 8
OWN_POINT: Final = 16
"""The point from one's own cards and the retourné (L-POINT-6)."""
LOW_TEN: Final = 32
"""Nines and eights are worth ten (L-POINT-6)."""

BY_POINT: Final = 0
BY_MISTIGRI: Final = 1
BY_LOW_FAVORI: Final = 2
BY_BRELAN: Final = 3
BY_HIGH_FAVORI: Final = 4
BY_CARRE: Final = 5
BY: Final = ("point", "mistigri", "favori", "brelan", "favori", "carre")
"""How a pot is won, as the record writes it, by rank."""

_EVERY_SUIT: Final = 1 | 1 << 13 | 1 << 26 | 1 << 39
_MISTIGRI: Final = 1 << SUITS.index("c") * 13 + RANKS.index("Q")
_ACE: Final = RANKS.index("A")
_NINE: Final = RANKS.index("9")
_EIGHT: Final = RANKS.index("8")


@kernel
def ranks_in(cards: int) -> int:
    """Which ranks *cards* holds, as thirteen bits."""
    return (cards | cards >> 13 | cards >> 26 | cards >> 39) & 0x1FFF


@kernel
def brelan_rank(hand: int, retourne: int, rules: int) -> int:
    """How good a brelan the *hand* of three cards is: the higher the better, 0 when it is none (L-HANDS).

    The kind (``BY_…``) stands in the bits from 13 on, the rank of the cards alike below.
    """
    if not rules & BRELANS:
        return 0
    ranks = ranks_in(hand)
    turned = ranks_in(retourne)
    if ranks & (ranks - 1) == 0:
        if ranks == turned:
            return BY_CARRE << 13 | ranks
        return BY_BRELAN << 13 | ranks
    if rules & (FAVORI_BELOW | FAVORI_ABOVE) and count(hand & turned * _EVERY_SUIT) == 2:
        if rules & FAVORI_ABOVE:
            return BY_HIGH_FAVORI << 13 | turned
        return BY_LOW_FAVORI << 13 | turned
    others = ranks_in(hand & ~_MISTIGRI)
    if rules & MISTIGRI and hand & _MISTIGRI and others & (others - 1) == 0:
        return BY_MISTIGRI << 13 | others
    return 0


@kernel
def suit_points(cards: int, suit: int, rules: int) -> int:
    """What *cards* are worth in *suit* 0–3 (L-POINT-1): ace 11, king, queen and jack 10, 9 and 8 their face or ten."""
    held = cards >> 13 * suit & 0x1FFF
    points = 10 * count(held) + (held >> _ACE & 1)
    if not rules & LOW_TEN:
        points -= (held >> _NINE & 1) + 2 * (held >> _EIGHT & 1)
    return points


@kernel
def hand_at(place: int, h0: int, h1: int, h2: int, h3: int, h4: int) -> int:
    """The hand of *place*."""
    if place == 0:
        return h0
    if place == 1:
        return h1
    if place == 2:
        return h2
    if place == 3:
        return h3
    return h4


@kernel
def suit_owner(suit: int, contenders: int, h0: int, h1: int, h2: int, h3: int, h4: int) -> int:
    """The place of the contender with the highest card of *suit* in the hand, −1 when none holds one (L-POINT-2)."""
    best = 0
    owner = -1
    for place in range(5):
        if contenders >> place & 1:
            held = hand_at(place, h0, h1, h2, h3, h4) >> 13 * suit & 0x1FFF
            # Two hands share no card, so the higher number has the higher top card.
            if held > best:
                best = held
                owner = place
    return owner


@kernel
def table_point(
    contenders: int, retourne: int, decided: int, rules: int, h0: int, h1: int, h2: int, h3: int, h4: int
) -> int:
    """Winner and suit by all cards on the table, as ``place | (suit + 1) << 3`` (L-POINT-1 to 5).

    *decided* is the suit that decided the main pot, −1 when there is none.
    """
    shown = h0 | h1 | h2 | h3 | h4 | retourne
    richest = -1
    winner = 5
    named = 0
    for suit in range(4):
        owner = suit_owner(suit, contenders, h0, h1, h2, h3, h4)
        if owner >= 0:
            if suit == decided:
                return owner | (suit + 1) << 3
            points = suit_points(shown, suit, rules)
            if points > richest or (points == richest and owner < winner):
                richest = points
                winner = owner
                named = suit
    return winner | (named + 1) << 3


@kernel
def own_suit(hand: int, retourne: int, rules: int) -> int:
    """The best suit of *hand* for itself, as ``points << 3 | is the retourné's << 2 | suit`` (L-POINT-6)."""
    best = 0
    for suit in range(4):
        if hand >> 13 * suit & 0x1FFF:
            turned = retourne >> 13 * suit & 0x1FFF
            worth = suit_points(hand | retourne, suit, rules) << 3
            if turned:
                worth |= 4
            # Equal suits: the retourné's first, then the order of suits, so a later one must be better.
            if worth > best >> 2 << 2:
                best = worth | suit
    return best


@kernel
def own_point(contenders: int, retourne: int, rules: int, h0: int, h1: int, h2: int, h3: int, h4: int) -> int:
    """Winner and suit when each counts for himself, as ``place | (suit + 1) << 3`` (L-POINT-6)."""
    best = -1
    winner = 0
    for place in range(5):
        if contenders >> place & 1:
            suit = own_suit(hand_at(place, h0, h1, h2, h3, h4), retourne, rules)
            if suit >> 2 > best >> 2:
                best = suit
                winner = place
    return winner | ((best & 3) + 1) << 3


@kernel
def pot_winner(
    contenders: int, retourne: int, decided: int, rules: int, h0: int, h1: int, h2: int, h3: int, h4: int
) -> int:
    """Who wins a pot and by what, as ``place | (suit + 1) << 3 | kind << 6``; the suit part is 0 for a brelan.

    *contenders* are not empty; *decided* is the suit that decided the main pot, −1 for the main pot itself and when a
    brelan took it.
    """
    best = 0
    winner = 0
    for place in range(5):
        if contenders >> place & 1:
            rank = brelan_rank(hand_at(place, h0, h1, h2, h3, h4), retourne, rules)
            if rank > best:
                best = rank
                winner = place
    if best:
        return winner | best >> 13 << 6
    if rules & OWN_POINT:
        return own_point(contenders, retourne, rules, h0, h1, h2, h3, h4)
    return table_point(contenders, retourne, decided, rules, h0, h1, h2, h3, h4)
