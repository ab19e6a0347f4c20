"""What a side can force against all others: a search with an explicit stack, compiled.

The side is a set of seats; one seat against the rest in Bourré, two partners in bridge. The answer is yes or no to "at
least so many tricks". Tricks that are sure, ours and theirs, end a branch early; of cards that take the same tricks one
is tried; positions between two tricks are remembered.
"""

from __future__ import annotations

from typing import Final

from ..bourre.cinch import sure_on_lead, unbeaten
from ..bourre.play import beats, next_active
from ..cards import count, highest, suit_mask
from .lean import lean
from .recall import ENTRY, known, remember, side_tricks, slot_of
from .tricks import (
    ACTIVE,
    BEST,
    BEST_SEAT,
    FRAME,
    LED,
    LEFT,
    MOVER,
    PACKED,
    SEATS,
    TRUMP,
    UNTRIED,
    Ints,
    contenders,
    last_winner,
    lawful,
    play,
    take_back,
    unlike,
)

MOST_CARDS: Final = 64


@lean
def sure_for(side: int, leader: int, hands: Ints, fixed: Ints) -> int:
    """Tricks that *side* gets whatever anybody does, between two tricks: the best of what its seats have alone."""
    ours = 0
    theirs = 0
    for seat in range(fixed[SEATS]):
        if side >> seat & 1:
            ours |= hands[seat]
        else:
            theirs |= hands[seat]
    trump = fixed[TRUMP]
    most = 0
    for seat in range(fixed[SEATS]):
        if side >> seat & 1:
            # A higher trump of our own side takes the trick for the side as well.
            sure = unbeaten(hands[seat] & trump, theirs & trump)
            if seat == leader:
                # On lead a partner counts as a rival: he could be made to take the lead over.
                led = sure_on_lead(hands[seat], (ours | theirs) ^ hands[seat], trump)
                if led > sure:
                    sure = led
            if sure > most:
                most = sure
    return most


@lean
def judged(frame: Ints, hands: Ints, fixed: Ints, side: int, target: int) -> int:
    """1 or 0 when the answer is plain between two tricks, −1 when it must be searched."""
    leader = frame[MOVER]
    want = target - side_tricks(frame[PACKED], side)
    left = count(hands[leader])
    if want <= 0:
        return 1
    if want > left:
        return 0
    if left == 1:
        return int(side >> last_winner(leader, hands, fixed) & 1)
    if sure_for(side, leader, hands, fixed) >= want:
        return 1
    if left - sure_for(fixed[ACTIVE] & ~side, leader, hands, fixed) < want:
        return 0
    return -1


@lean
def settled(frame: Ints, hands: Ints, fixed: Ints, side: int, target: int) -> int:
    """Within a trick: 1 when it is ours and the last we want, 0 when we want all and it is lost, else −1."""
    want = target - side_tricks(frame[PACKED], side)
    after = count(hands[frame[MOVER]]) - 1
    if 1 < want <= after:
        return -1
    ours = side >> frame[BEST_SEAT] & 1
    contested = False
    seat = int(frame[MOVER])
    for _ in range(frame[LEFT]):
        if side >> seat & 1 != ours:
            cards = hands[seat]
            while cards and not contested:
                card = cards & -cards
                cards ^= card
                contested = beats(card, frame[BEST], fixed[TRUMP])
        seat = next_active(seat, fixed[ACTIVE], fixed[SEATS])
    if contested:
        return -1
    if ours:
        return 1 if want == 1 else -1
    return 0 if want > after else -1


@lean
def chosen(frame: Ints, hands: Ints, fixed: Ints, side: int) -> int:
    """The card of ``UNTRIED`` to try next: the likeliest to settle the matter."""
    todo, best, trump, seat = int(frame[UNTRIED]), int(frame[BEST]), int(fixed[TRUMP]), int(frame[MOVER])
    if todo & (todo - 1) == 0:
        return todo
    ours = side if side >> seat & 1 else fixed[ACTIVE] & ~side
    if frame[LED] == 0:
        rivals = 0
        for other in range(fixed[SEATS]):
            if not ours >> other & 1:
                rivals |= hands[other]
        rest = todo
        while rest:
            card = highest(rest)
            rest ^= card
            suit = suit_mask(card)
            if card > rivals & suit and (suit == trump or not rivals & trump):
                return card
        # Nothing is sure: a plain suit from above, trumps last.
        plain = todo & ~trump
        return highest(plain) if plain else todo & -todo
    if not ours >> frame[BEST_SEAT] & 1:
        rest = todo
        while rest:
            card = highest(rest)
            rest ^= card
            if beats(card, best, trump):
                return card
    plain = todo & ~trump
    return plain & -plain if plain else todo & -todo


@lean
def can_force(
    start: Ints, hands: Ints, shows: Ints, discards: Ints, fixed: Ints, side: int, target: int, most: int,
    memory: Ints, frames: Ints, key: Ints, counter: Ints,
) -> int:  # fmt: skip
    """1 if *side* can get *target* tricks in all, won ones included, against everybody else, 0 if not, −1 if not found.

    *start* is a frame. ``counter[0]`` goes up by one for each card played in the search, which gives up when it stands
    at *most*; ``counter[1]`` for each search, and what older searches left in *memory* is told apart by it. *frames*
    and *key* are room to work in. Hands and shows are left as they were, unless the search gave up.
    """
    for i in range(FRAME):
        frames[0, i] = start[i]
    counter[1] += 1
    key[ENTRY - 1] = counter[1]
    ply = 0
    while counter[0] < most:
        frame = frames[ply]
        value = -1
        if frame[LED] == 0:
            value = judged(frame, hands, fixed, side, target)
            if value < 0 and ply and count(hands[frame[MOVER]]) > 1:
                value = known(memory[slot_of(frame, hands, fixed, side, target, key, shows, discards)], key)
        else:
            value = settled(frame, hands, fixed, side, target)
        if value < 0:
            cards = lawful(frame, hands, shows, discards, fixed)
            frame[UNTRIED] = contenders(unlike(cards, frame, hands, shows, fixed), frame, hands, fixed)
        while value >= 0:
            if ply == 0:
                return value
            ply -= 1
            take_back(frames, ply, hands, shows)
            frame = frames[ply]
            if value != side >> frame[MOVER] & 1 and frame[UNTRIED]:
                value = -1
            elif frame[LED] == 0 and ply and count(hands[frame[MOVER]]) > 1:
                remember(memory, frame, hands, fixed, side, target, key, shows, discards, value)
        card = chosen(frames[ply], hands, fixed, side)
        frames[ply, UNTRIED] ^= card
        play(frames, ply, card, hands, shows, fixed)
        counter[0] += 1
        ply += 1
    return -1
