"""Deals that fit what one seat of Bourré knows: its own cards, what was played and shown, and what the others said.

Each other seat gets cards from those the seat has not seen, none that it has shown not to hold. A seat that changed
*k* cards kept the rest: kept cards are drawn among those that one keeps, laid-away ones among those one does not, and
the fresh ones from all. Cards it has played since may have been kept or fresh, each split as likely as it has ways to
happen. Then the habits are asked: had they passed, stayed, changed those cards? If not, the seat's cards are drawn
again, some times over. After that any cards will do: people do not play by habit alone.
"""

from __future__ import annotations

from typing import Final

from ..cards import FULL_DECK
from .bourre_hand import (
    DISCARDS,
    DRAWN,
    END,
    FIXED,
    FOLDED,
    HANDS,
    MOST,
    NEXT,
    ORDERED,
    PHASE,
    PLAY,
    SHOWS,
    SIZE,
    STATE,
    STOCK,
)  # fmt: skip
from .bourre_minds import ACES, KINGS, would_change, would_stay
from .chance import any_of, below, some_of
from .lean import lean
from .tricks import DEALER, SEATS, TRUMP, TURNED, Ints

# Rows of ``facts``; the first five hold something for each seat.
WORD: Final = 0
"""What the seat has said: one of the words below."""
HELD: Final = 1
"""How many cards it holds."""
PLAYED: Final = 2
"""Cards that it is known to have played."""
STAYED: Final = 3
"""How many had stayed when it spoke, and in the next row how many were still to speak after it."""
TO_SPEAK: Final = 4
KNOWN: Final = 5

SILENT, PASSED, STAYS, DRAWN_TOO = range(4)

# Places in the row KNOWN.
ME: Final = 0
UNSEEN: Final = 1
"""Cards that may be anywhere; the turned-up card is not among them."""
OLDER: Final = 2
"""Cards played in tricks before the last, nobody knows any more by whom."""
EACH: Final = 3
"""How many of them each active seat played."""
WHERE: Final = 4
"""Where the turned-up card is: one of the places below."""
ASIDE: Final = 5
"""How many unseen cards lie with the passed hands and the discards."""
TRIES: Final = 6

GONE_BY, WITH_DEALER, LAID_AWAY, NOT_SEEN = range(4)


@lean
def ways_to(take: int, among: int) -> int:
    """In how many ways so many cards can be taken among so many."""
    if take < 0 or take > among:
        return 0
    ways = 1
    for i in range(take):
        ways = ways * (among - i) // (i + 1)
    return ways


@lean
def guess(table: Ints, facts: Ints, house: Ints, ways: Ints, dice: Ints) -> None:
    """Deal the cards that the seat has not seen into *table*, as they may well lie."""
    known, fixed, state = facts[KNOWN], table[FIXED], table[STATE]
    unseen = known[UNSEEN]
    seats = fixed[SEATS]
    if known[WHERE] == NOT_SEEN:
        fixed[TURNED] = any_of(unseen & fixed[TRUMP], dice)
        unseen &= ~fixed[TURNED]
    for seat in range(seats):
        if seat != known[ME]:
            table[HANDS, seat] = 0
            table[DISCARDS, seat] = 0
    older = known[OLDER]
    aside = known[ASIDE]
    state[FOLDED] = 0
    first = below(seats, dice)
    # Those of whom most is known are served first.
    for word in (DRAWN_TOO, STAYS, PASSED, SILENT):
        for step in range(seats):
            seat = (first + step) % seats
            if seat == known[ME] or facts[WORD, seat] != word:
                continue
            if word == DRAWN_TOO:
                old = some_of(older, known[EACH], dice)
                older &= ~old
                aside -= serve_drawn(table, facts, house, ways, seat, unseen, old, aside, dice)
            else:
                aside -= serve_whole(table, facts, house, ways, seat, unseen, aside, dice)
            unseen &= ~(table[HANDS, seat] | table[DISCARDS, seat] | state[FOLDED])
    if state[PHASE] != PLAY:
        state[NEXT] = 0
        state[ORDERED] = 0
        place = 0
        while unseen:
            card = unseen & -unseen
            unseen ^= card
            table[STOCK + (place >> 4), place & 15] = card
            place += 1
        state[END] = place


@lean
def serve_whole(
    table: Ints, facts: Ints, house: Ints, ways: Ints, seat: int, unseen: int, aside: int, dice: Ints
) -> int:
    """Cards for a seat that has changed none: one that stays, passed, or is silent yet; how many went aside."""
    fixed = table[FIXED]
    word = facts[WORD, seat]
    turned = fixed[TURNED] if seat == fixed[DEALER] else 0
    number = house[SIZE] - turned.bit_count()
    if word == PASSED and number > aside:
        # Some have come back into the stock.
        number = aside
    hand = 0
    for _ in range(facts[KNOWN, TRIES]):
        hand = turned | some_of(unseen, number, dice)
        if word == SILENT:
            break
        stays = would_stay(hand, fixed[TRUMP], facts[STAYED, seat], facts[TO_SPEAK, seat], house, ways)
        if stays == (word == STAYS):
            break
    if word == PASSED:
        table[STATE, FOLDED] |= hand & ~turned
        return int(number)
    table[HANDS, seat] = hand
    return 0


@lean
def serve_drawn(
    table: Ints, facts: Ints, house: Ints, ways: Ints, seat: int, unseen: int, old: int, aside: int, dice: Ints
) -> int:
    """Cards for a seat that has changed some: hand and discards; how many went aside."""
    fixed = table[FIXED]
    trump = fixed[TRUMP]
    drawn = table[DRAWN, seat]
    kept = house[SIZE] - drawn
    open_card = fixed[TURNED] if seat == fixed[DEALER] else 0
    laid = open_card if facts[KNOWN, WHERE] == LAID_AWAY else 0
    held = open_card if facts[KNOWN, WHERE] == WITH_DEALER else 0
    played = (facts[PLAYED, seat] | old) & ~open_card
    kept -= (open_card ^ laid).bit_count()
    away = drawn - laid.bit_count()
    if away > aside:
        away = aside
    kinds = FULL_DECK
    others = FULL_DECK
    if drawn < house[MOST]:
        # Whoever may change more and does not has kept nothing but what one keeps.
        kinds = trump | ACES | KINGS
        others = ~(trump | ACES)
    hold = unseen & ~table[SHOWS, seat]
    hidden = facts[HELD, seat] - held.bit_count()
    for _ in range(facts[KNOWN, TRIES]):
        before = kept_and_played(hold & kinds, hold, played, kinds, kept, hidden, dice)
        if before < 0:
            break
        keep = some_of(hold & kinds, kept - before.bit_count(), dice)
        hand = keep | some_of(hold & ~keep, hidden - keep.bit_count(), dice)
        thrown = laid | some_of(unseen & others & ~hand, away, dice)
        table[HANDS, seat] = hand
        table[DISCARDS, seat] = thrown
        first = keep | before | thrown | open_card
        if first.bit_count() != house[SIZE] or (
            would_change(first, trump, house[MOST]) == thrown
            and would_stay(first, trump, facts[STAYED, seat], facts[TO_SPEAK, seat], house, ways)
        ):
            break
    fill_up(table, seat, hold, unseen, hidden, dice)
    table[HANDS, seat] |= held
    return int((table[DISCARDS, seat] & ~open_card).bit_count())


@lean
def fill_up(table: Ints, seat: int, hold: int, unseen: int, hidden: int, dice: Ints) -> None:
    """Any cards for what the seat still lacks: it did not go by habit, or misplayed and showed what was not so."""
    for cards in (hold, unseen):
        missing = hidden - table[HANDS, seat].bit_count()
        if missing > 0:
            table[HANDS, seat] |= some_of(cards & ~(table[HANDS, seat] | table[DISCARDS, seat]), missing, dice)


@lean
def kept_and_played(good: int, hold: int, played: int, kinds: int, kept: int, hidden: int, dice: Ints) -> int:
    """Which of the cards *played* had been kept, of *kept* in all; −1 when it cannot be.

    *good* are the cards of *hold* that are of the *kinds* one keeps; *hidden* of the hand are still to be found.
    """
    may = played & kinds
    good_cards, all_cards = good.bit_count(), hold.bit_count()
    total = 0
    for before in range(may.bit_count() + 1):
        total += splits(before, may.bit_count(), good_cards, all_cards, kept, hidden)
    if total == 0:
        return -1
    if may == 0:
        return 0
    pick = below(total, dice)
    before = 0
    while True:
        pick -= splits(before, may.bit_count(), good_cards, all_cards, kept, hidden)
        if pick < 0:
            return int(some_of(may, before, dice))
        before += 1


@lean
def splits(before: int, may: int, good: int, hold: int, kept: int, hidden: int) -> int:
    """In how many ways so many of the cards played had been kept."""
    unplayed = kept - before
    return ways_to(before, may) * ways_to(unplayed, good) * ways_to(hidden - unplayed, hold - unplayed)
