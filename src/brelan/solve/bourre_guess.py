"""Deals that fit what one seat of Bourré knows: its own cards, what was played and shown, and what the others said.

Each other seat gets cards from those the seat has not seen, none that it has shown not to hold. A seat that changed
*k* cards kept the rest: kept cards are drawn among those that one keeps, laid-away ones among those one does not, and
last of all the fresh ones from what everybody else has left. Cards it has played may have been kept or fresh, each
split as likely as it has ways to happen. Then the habits are asked: had they passed, stayed, changed those cards,
played so in this trick and the last? If not, the seat's cards are drawn again, some times over. After that any cards
will do: people do not play by habit alone.
"""

from __future__ import annotations

from typing import Final

from ..bourre.play import legal_cards
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
from .bourre_minds import ACES, KINGS, would_change, would_play, would_stay
from .chance import any_of, below, some_of
from .lean import lean
from .tricks import DEALER, MUST, SEATS, TRUMP, TURNED, Ints

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
PLAYS: Final = 5
"""The last trick and the one on the table, five rows for each: what each seat played, what had been led, the best card,
how many had still to play, and the cards gone, all as it was when the seat was asked."""
IN_A_PLAY: Final = 5
KNOWN: Final = 15

ATTEMPTS: Final = 8
"""How often the whole deal is made again when it cannot be; where somebody has misplayed it may never fit."""

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
    for _ in range(ATTEMPTS):
        if attempt(table, facts, house, ways, dice):
            return


@lean
def attempt(table: Ints, facts: Ints, house: Ints, ways: Ints, dice: Ints) -> bool:
    """One such deal; False when a seat had to be given a card that it has shown not to hold."""
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
    # Those of whom most is known are served first, and fresh cards last: they come from what everybody else has left.
    for word in (DRAWN_TOO, STAYS, PASSED, SILENT):
        for step in range(seats):
            seat = (first + step) % seats
            if seat == known[ME] or facts[WORD, seat] != word:
                continue
            if word == DRAWN_TOO:
                old = some_of(older, known[EACH], dice)
                older &= ~old
                aside -= serve_kept(table, facts, house, ways, seat, unseen, old, aside, dice)
            else:
                aside -= serve_whole(table, facts, house, ways, seat, unseen, aside, dice)
            unseen &= ~(table[HANDS, seat] | table[DISCARDS, seat] | state[FOLDED])
    fits = True
    # Those who have shown something have the least choice.
    for shows in (True, False):
        for step in range(seats):
            seat = (first + step) % seats
            if seat != known[ME] and facts[WORD, seat] == DRAWN_TOO and (table[SHOWS, seat] != 0) == shows:
                serve_fresh(table, facts, seat, unseen, dice)
                unseen &= ~table[HANDS, seat]
                fits = fits and table[HANDS, seat] & table[SHOWS, seat] == 0
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
    return fits


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
def serve_kept(
    table: Ints, facts: Ints, house: Ints, ways: Ints, seat: int, unseen: int, old: int, aside: int, dice: Ints
) -> int:
    """What a seat that has changed some kept, still has, and laid away; how many went aside."""
    fixed = table[FIXED]
    trump = fixed[TRUMP]
    drawn = table[DRAWN, seat]
    open_card = fixed[TURNED] if seat == fixed[DEALER] else 0
    laid = open_card if facts[KNOWN, WHERE] == LAID_AWAY else 0
    held = open_card if facts[KNOWN, WHERE] == WITH_DEALER else 0
    played = (facts[PLAYED, seat] | old) & ~open_card
    kept = house[SIZE] - drawn - (open_card ^ laid).bit_count()
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
        thrown = laid | some_of(unseen & others & ~keep, away, dice)
        table[HANDS, seat] = keep
        table[DISCARDS, seat] = thrown
        first = keep | before | thrown | open_card
        if first.bit_count() != house[SIZE]:
            break
        if (
            would_change(first, trump, house[MOST]) == thrown
            and would_stay(first, trump, facts[STAYED, seat], facts[TO_SPEAK, seat], house, ways)
            and played_by_habit(facts, seat, keep | held, thrown, trump, fixed[MUST])
        ):
            break
    return int((table[DISCARDS, seat] & ~open_card).bit_count())


@lean
def serve_fresh(table: Ints, facts: Ints, seat: int, unseen: int, dice: Ints) -> None:
    """The fresh cards of a seat that has changed some, and the turned-up card if it lies there."""
    fixed = table[FIXED]
    held = fixed[TURNED] if seat == fixed[DEALER] and facts[KNOWN, WHERE] == WITH_DEALER else 0
    keep, thrown = table[HANDS, seat], table[DISCARDS, seat]
    missing = facts[HELD, seat] - held.bit_count() - keep.bit_count()
    hold = unseen & ~table[SHOWS, seat]
    hand = keep
    for _ in range(facts[KNOWN, TRIES]):
        hand = keep | held | some_of(hold, missing, dice)
        if played_by_habit(facts, seat, hand, thrown, fixed[TRUMP], fixed[MUST]):
            break
    # Short only where a misplay has shown what was not so: then any cards will do.
    table[HANDS, seat] = hand | some_of(unseen & ~hand, facts[HELD, seat] - hand.bit_count(), dice)


@lean
def played_by_habit(facts: Ints, seat: int, hand: int, thrown: int, trump: int, must: int) -> bool:
    """Whether a seat that still holds *hand* would by habit have played what it did, in this trick and the last."""
    for trick in (1, 0):
        row = PLAYS + IN_A_PLAY * trick
        card = facts[row, seat]
        if card:
            hand |= card
            led, best, left = facts[row + 1, seat], facts[row + 2, seat], facts[row + 3, seat]
            legal = legal_cards(hand, led, best, trump, must)
            seen = facts[row + 4, seat] | thrown
            if legal & (legal - 1) and would_play(legal, hand, seen, led, best, left, trump) != card:
                return False
    return True


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
