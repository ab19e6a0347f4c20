"""The tricks of Bourré for compiled searches: one frame for each card on the way down, with what it takes to go back.

A search holds the hands and what each seat has shown (``shown``), one mask for each seat, changes them as it plays and
puts them back; all else about a moment stands in a row of ``frames``. What is legal and who wins is asked of the
kernels. ``fixed`` holds what does not change; the names of the places in both are the constants below.

With ``BRIDGE`` on, the duties are those of bridge (follow suit, nothing else), to measure the search against others'.
"""

from __future__ import annotations

from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from ..bourre.cinch import cinch_cards, may_bind, may_hold, outnumbered, seats_to_follow
from ..bourre.play import beats, legal_cards, next_active, shown
from ..cards import FULL_DECK, count, suit_mask
from .lean import lean

Ints: TypeAlias = NDArray[np.int64]

SEATS: Final = 0
ACTIVE: Final = 1
TRUMP: Final = 2
MUST: Final = 3
CINCH: Final = 4
MAJORITY: Final = 5
TURNED: Final = 6
DEALER: Final = 7
BRIDGE: Final = 8
FIXED: Final = 9

MOVER: Final = 0
LED: Final = 1
BEST: Final = 2
BEST_SEAT: Final = 3
LEFT: Final = 4
"""Seats still to play to the trick, the mover among them."""
PACKED: Final = 5
GONE: Final = 6
UNTRIED: Final = 7
"""Cards not yet tried here."""
CARD: Final = 8
"""The card tried."""
SHOWED: Final = 9
"""What the mover had shown before it."""
FRAME: Final = 10


@lean
def lawful(frame: Ints, hands: Ints, shows: Ints, discards: Ints, fixed: Ints) -> int:
    """The cards the mover may play, the cinch reckoned from what its seat can know (B-PLAY, B-CINCH)."""
    seat, led, best, left = frame[MOVER], frame[LED], frame[BEST], frame[LEFT]
    own, trump = hands[seat], fixed[TRUMP]
    if fixed[BRIDGE]:
        return int(own & led if own & led else own)
    legal = legal_cards(own, led, best, trump, fixed[MUST])
    won = frame[PACKED] >> 4 * seat & 15
    if not fixed[CINCH] or not may_bind(own, legal, trump, left, won, fixed[MAJORITY]):
        return legal
    unseen = FULL_DECK & ~(own | frame[GONE] | discards[seat] | fixed[TURNED])
    other = next_active(seat, fixed[ACTIVE], fixed[SEATS])
    if outnumbered(own, unseen & ~shows[other], trump, won, fixed[MAJORITY]):
        return legal
    follow = seats_to_follow(seat, fixed[ACTIVE], fixed[SEATS], left)
    rivals = 0
    later = 0
    while other != seat:
        held = may_hold(unseen, shows[other], fixed[TURNED] & hands[other] if other == fixed[DEALER] else 0)
        rivals |= held
        if follow >> other & 1:
            later |= held
        other = next_active(other, fixed[ACTIVE], fixed[SEATS])
    return cinch_cards(own, legal, led, best, trump, rivals, later, won, fixed[MAJORITY])


@lean
def bindable(seat: int, frame: Ints, hands: Ints, fixed: Ints) -> bool:
    """Whether a cinch may still bind *seat*: it has a trump and cards enough. Once it may not, it never may."""
    if fixed[BRIDGE] or not fixed[CINCH] or not hands[seat] & fixed[TRUMP]:
        return False
    return bool((frame[PACKED] >> 4 * seat & 15) + count(hands[seat]) >= fixed[MAJORITY])


@lean
def cinch_matters(frame: Ints, hands: Ints, fixed: Ints) -> bool:
    """Whether a cinch may still bind somebody; if not, what was shown and discarded is of no account any more."""
    for seat in range(fixed[SEATS]):
        if bindable(seat, frame, hands, fixed):
            return True
    return False


@lean
def unlike(legal: int, frame: Ints, hands: Ints, shows: Ints, fixed: Ints) -> int:
    """Of cards of *legal* that are alike, the highest only.

    Neighbours are alike when no card lies between them that anybody could still tell them apart by: one in a hand or
    the best of the trick, and, while a cinch may bind somebody, any card that has not been played, or what was shown.
    """
    if legal & (legal - 1) == 0:
        return legal
    hidden = cinch_matters(frame, hands, fixed)
    live = frame[BEST]
    if hidden:
        live |= FULL_DECK & ~frame[GONE]
    else:
        for seat in range(fixed[SEATS]):
            live |= hands[seat]
    kept = 0
    while legal:
        card = legal & -legal
        legal ^= card
        above = live & suit_mask(card) & ~(card | (card - 1))
        above &= -above
        same = above & legal != 0
        if same and hidden:
            for seat in range(fixed[SEATS]):
                if seat != frame[MOVER] and (shows[seat] & card == 0) != (shows[seat] & above == 0):
                    same = False
        if not same:
            kept |= card
    return kept


@lean
def contenders(legal: int, frame: Ints, hands: Ints, fixed: Ints) -> int:
    """Of neighbours in *legal* that take the same tricks, the highest only, where it serves the mover's side as well.

    No card in a hand nor the best of the trick lies between two such neighbours, but one that nobody holds may, and
    then a cinch can tell them apart. The mover does well to keep the lower: it is sure of less, so it is bound less.
    What another seat is sure of does not hang on it when all its cards of the suit are higher, unless both are gone,
    all have shown that they cannot hold what lay between, and the seat has a choice still; that takes four cards.
    """
    if legal & (legal - 1) == 0:
        return legal
    mover = frame[MOVER]
    own = hands[mover]
    live = frame[BEST]
    bound = 0
    for seat in range(fixed[SEATS]):
        live |= hands[seat]
        if seat != mover and bindable(seat, frame, hands, fixed):
            bound |= hands[seat]
    few = count(own) <= 3
    free = few or not bindable(mover, frame, hands, fixed)
    kept = 0
    while legal:
        card = legal & -legal
        legal ^= card
        suit = suit_mask(card)
        above = live & suit & ~(card | (card - 1))
        above &= -above
        same = above & legal != 0
        if same:
            below = suit & (card - 1)
            if suit == fixed[TRUMP]:
                same = (bound == 0 and free) or (few and not bound & below)
            else:
                same = not bound & below and (free or not own & below)
        if not same:
            kept |= card
    return kept


@lean
def play(frames: Ints, ply: int, card: int, hands: Ints, shows: Ints, fixed: Ints) -> None:
    """The mover of frame *ply* plays *card*; the next frame is filled."""
    now, then = frames[ply], frames[ply + 1]
    seat, led, best, best_seat = now[MOVER], now[LED], now[BEST], now[BEST_SEAT]
    trump = fixed[TRUMP]
    now[CARD] = card
    now[SHOWED] = shows[seat]
    hands[seat] ^= card
    if led == 0:
        led, best, best_seat = suit_mask(card), card, seat
    else:
        if fixed[CINCH]:
            shows[seat] |= shown(card, led, best, trump, fixed[MUST])
        if beats(card, best, trump):
            best, best_seat = card, seat
    then[GONE] = now[GONE] | card
    then[PACKED] = now[PACKED]
    if now[LEFT] > 1:
        then[MOVER] = next_active(seat, fixed[ACTIVE], fixed[SEATS])
        then[LED], then[BEST], then[BEST_SEAT] = led, best, best_seat
        then[LEFT] = now[LEFT] - 1
    else:
        then[PACKED] += 1 << 4 * best_seat
        then[MOVER] = best_seat
        then[LED], then[BEST], then[BEST_SEAT] = 0, 0, 0
        then[LEFT] = count(fixed[ACTIVE])


@lean
def take_back(frames: Ints, ply: int, hands: Ints, shows: Ints) -> None:
    """Undo what the mover of frame *ply* played."""
    seat = frames[ply, MOVER]
    hands[seat] ^= frames[ply, CARD]
    shows[seat] = frames[ply, SHOWED]


@lean
def last_winner(leader: int, hands: Ints, fixed: Ints) -> int:
    """Who wins when every seat has one card left and *leader* leads."""
    best = hands[leader]
    winner = leader
    seat = next_active(leader, fixed[ACTIVE], fixed[SEATS])
    while seat != leader:
        if beats(hands[seat], best, fixed[TRUMP]):
            best, winner = hands[seat], seat
        seat = next_active(seat, fixed[ACTIVE], fixed[SEATS])
    return winner
