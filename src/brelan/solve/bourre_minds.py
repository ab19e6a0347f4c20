"""Who chooses for a seat in compiled play of Bourré: chance, habits of the kind that most players have, or a plan.

The habits: stay with tricks enough in hand, the more so the more have stayed; keep trumps, aces, and a king beside its
ace; lead what nobody can beat, else trumps from two on, else low; win high unless last, then as cheaply as it goes.
``WAYS`` are their figures. They read nothing but what the seat knows.
"""

from __future__ import annotations

from typing import Final

import numpy as np

from ..bourre.declare import must_stay
from ..bourre.play import beats
from ..cards import FULL_DECK, suit_mask
from .bourre_hand import DISCARDS, FIXED, FRAMES, HANDS, HOLDS, MOST, PASSED, PLAN, SIZE, STATE
from .chance import any_of, below
from .lean import lean
from .tricks import ACTIVE, BEST, DEALER, GONE, LED, LEFT, MOVER, PACKED, SEATS, TRUMP, TURNED, Ints

CHANCE: Final = 0
HABIT: Final = 1
PLANNED: Final = 2
"""Staying and what is laid away are settled, the state of the hand says how. Leads with more thought, wins as low as it
goes, and does the rest by habit: so a player that weighs its choices goes on, as far as that can be said quickly."""

COLUMN: Final = 1 | 1 << 13 | 1 << 26 | 1 << 39
"""The four deuces."""
ACES: Final = COLUMN << 12
KINGS: Final = COLUMN << 11

# Places in ``ways``; what trumps are worth follows from WORTH on, one entry for each rank.
STAY_AT: Final = 0
STAY_STEP: Final = 1
FRESH: Final = 2
ACE: Final = 3
KING: Final = 4
WORTH: Final = 5

LEAD: Final = 18
"""From here on how a seat with a plan leads: FEATURES weights for each of four cases, see ``lead_score``."""
FEATURES: Final = 10

WAYS: Final = (95, 14, 9, 45, 18, *(20, 21, 22, 24, 26, 28, 31, 35, 42, 52, 66, 84, 100))
"""Hundredths of a trick: to stay with, more for each seat that has stayed; what a fresh card, an ace, a king and each
trump from the deuce up may bring."""

LEADS: Final = (
    *(0, -60, -3, 0, 0, 25, -11, -34, 0, 0),
    *(-23, 3, -8, -8, 56, 4, 8, 33, 15, -30),
    *(-65, -3, 0, 26, 53, 37, 3, -30, 15, -30),
    *(-22, 3, -22, -30, 180, 10, -57, 30, 0, 5),
)
"""Found by trying: small changes were kept when they brought more chips in 40,000 hands against four of habit.

The cases: against one other, without a trick and with one; against more, the same two.
"""


def usual_ways() -> Ints:
    """The figures of the habits, as compiled play takes them."""
    return np.array(WAYS + LEADS, np.int64)


@lean
def keepers(own: int, trump: int) -> int:
    """Trumps and aces; a king too beside its ace."""
    aces = own & ACES
    return own & trump | aces | own & aces >> 1


@lean
def lowest(cards: int) -> int:
    """The lowest of *cards*, not none, whatever its suit."""
    column = COLUMN
    while not cards & column:
        column <<= 1
    cards &= column
    return cards & -cards


@lean
def trick_worth(own: int, trump: int, stayed: int, to_speak: int, house: Ints, ways: Ints) -> int:
    """Tricks that *own* may bring before the draw, in hundredths."""
    rivals = stayed + to_speak // 3
    if rivals < 1:
        rivals = 1
    side = own & ~trump
    worth = ((side & ACES).bit_count() * ways[ACE] + (side & KINGS).bit_count() * ways[KING]) * 3 // (2 + rivals)
    trumps = own & trump
    while trumps:
        worth += ways[WORTH + (trumps.bit_length() - 1) % 13]
        trumps ^= 1 << (trumps.bit_length() - 1)
    fresh = house[SIZE] - keepers(own, trump).bit_count()
    if fresh > house[MOST]:
        fresh = house[MOST]
    return int(worth + fresh * ways[FRESH])


@lean
def would_stay(own: int, trump: int, stayed: int, to_speak: int, house: Ints, ways: Ints) -> bool:
    """Whether the habits stay with *own*."""
    return bool(trick_worth(own, trump, stayed, to_speak, house, ways) >= ways[STAY_AT] + ways[STAY_STEP] * stayed)


@lean
def would_change(own: int, trump: int, most: int) -> int:
    """The cards that the habits lay away: the lowest of those that are not worth keeping."""
    away = own & ~keepers(own, trump)
    while away.bit_count() > most:
        # The highest stays.
        column = ACES
        while not away & column:
            column >>= 1
        away ^= 1 << ((away & column).bit_length() - 1)
    return away


@lean
def would_play(legal: int, own: int, seen: int, led: int, best: int, left: int, trump: int) -> int:
    """The card of *legal*, two or more, that the habits play; *seen* are the cards in no other hand."""
    plain = legal & ~trump
    trumps = legal & trump
    if led == 0:
        unseen = FULL_DECK & ~(own | seen)
        if trumps > unseen & trump:
            return 1 << (trumps.bit_length() - 1)
        found = 0
        height = -1
        rest = plain
        while rest:
            card = 1 << (rest.bit_length() - 1)
            suit = suit_mask(card)
            if card > unseen & suit and (card.bit_length() - 1) % 13 > height:
                found = card
                height = (card.bit_length() - 1) % 13
            rest &= ~suit
        if found:
            return found
        if trumps & (trumps - 1):
            return 1 << (trumps.bit_length() - 1)
        return lowest(plain) if plain else trumps
    # Whoever can beat must: either all of them do, and are of one suit, or none.
    if left > 1 and beats(legal & -legal, best, trump):
        return 1 << (legal.bit_length() - 1)
    return lowest(plain) if plain else trumps & -trumps


@lean
def sharp_lead(legal: int, own: int, seen: int, frame: Ints, active: int, trump: int, ways: Ints) -> int:
    """The card of *legal*, two or more, that a seat with a plan leads: the one with the highest score."""
    unseen = FULL_DECK & ~(own | seen)
    won = frame[PACKED] >> 4 * frame[MOVER] & 15
    case = LEAD + FEATURES * (2 * (active.bit_count() > 2) + (won > 0))
    found = 0
    most = 0
    while legal:
        card = legal & -legal
        legal ^= card
        score = lead_score(card, own, unseen, trump, ways, case)
        if not found or score > most:
            found = card
            most = score
    return found


@lean
def lead_score(card: int, own: int, unseen: int, trump: int, ways: Ints, case: int) -> int:
    """How good *card* is to lead, in no unit: by its rank, by being the highest left, by what else is in the hand."""
    suit = suit_mask(card)
    rank = (card.bit_length() - 1) % 13
    left = own.bit_count()
    if suit == trump:
        score = ways[case] + ways[case + 1] * rank + ways[case + 2] * (own & trump).bit_count() + ways[case + 3] * left
        if card > unseen & trump:
            score += ways[case + 4]
        return int(score)
    score = ways[case + 5] * rank + ways[case + 6] * (own & suit).bit_count()
    if card > unseen & suit:
        score += ways[case + 7] + ways[case + 8] * left + ways[case + 9] * (own & trump).bit_count()
    return int(score)


@lean
def choose_word(table: Ints, house: Ints, ways: Ints, mind: int, dice: Ints) -> bool:
    """Whether the seat that is asked stays."""
    fixed, seat = table[FIXED], table[FRAMES, MOVER]
    if must_stay(seat, fixed[DEALER], fixed[TURNED], house[HOLDS]):
        return True
    if mind == CHANCE:
        return below(2, dice) == 1
    if mind == PLANNED:
        return bool(table[STATE, PLAN] >= 0)
    stayed = fixed[ACTIVE].bit_count()
    to_speak = fixed[SEATS] - stayed - table[STATE, PASSED].bit_count() - 1
    return would_stay(table[HANDS, seat], fixed[TRUMP], stayed, to_speak, house, ways)


@lean
def choose_change(table: Ints, house: Ints, mind: int, dice: Ints) -> int:
    """The cards that the seat which is asked lays away."""
    own = table[HANDS, table[FRAMES, MOVER]]
    if mind == HABIT:
        return would_change(own, table[FIXED, TRUMP], house[MOST])
    if mind == PLANNED:
        return int(table[STATE, PLAN])
    while True:
        away = 0
        pattern = below(1 << house[SIZE], dice)
        rest = own
        while rest:
            card = rest & -rest
            rest ^= card
            if pattern & 1:
                away |= card
            pattern >>= 1
        if away.bit_count() <= house[MOST]:
            return away


@lean
def choose_card(legal: int, table: Ints, frame: Ints, ways: Ints, mind: int, dice: Ints) -> int:
    """The card of *legal*, two or more, that the seat which is asked plays."""
    if mind == CHANCE:
        return any_of(legal, dice)
    seat = frame[MOVER]
    own, seen, trump = table[HANDS, seat], frame[GONE] | table[DISCARDS, seat], table[FIXED, TRUMP]
    if mind == PLANNED:
        if frame[LED] == 0:
            return sharp_lead(legal, own, seen, frame, table[FIXED, ACTIVE], trump, ways)
        if beats(legal & -legal, frame[BEST], trump):
            return legal & -legal
    return would_play(legal, own, seen, frame[LED], frame[BEST], frame[LEFT], trump)
