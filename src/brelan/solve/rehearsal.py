"""A hand of Bouillotte in one row of numbers, for playing very many of them: the compiled part that keeps the betting.

What is allowed and who is asked, pots, showdown and premiums come from the kernels that the referee runs. Seat 0 deals.
There is no buying back of a carre here.
"""

from __future__ import annotations

from typing import Final

from ..bouillotte.asking import (
    ASK_NEXT,
    MORE_ROUND,
    after_answer,
    call_ends,
    least_to_open,
    least_to_raise,
    next_asked,
    to_speak,
)
from ..bouillotte.carre import can_carre
from ..bouillotte.pots import highest_but, next_cut, reaching, within
from ..bouillotte.premium import owed_for
from ..bouillotte.showdown import brelan_rank, pot_winner
from ..bouillotte.state import ANSWER, MORE, OVER, SPEAK
from ..bouillotte.state import BLIND as BLIND_BETS
from ..cards import count
from .compile import compiled
from .counting import Ints
from .situation import (
    AGAIN,
    ANSWERING,
    BEFORE,
    CALLED,
    CHOICES,
    GIVE,
    LEAST,
    OPENED,
    RAISED,
    STAY,
    bet,
    blind_situation,
    situation,
)

# Where what stands in the row of a hand; the first three for each of five seats.
PUT: Final = 0
CHIPS: Final = 5
WORD: Final = 10
INSIDE: Final = 15
WAITING: Final = 16
PHASE: Final = 17
AGGRESSOR: Final = 18
LAST_CARRE: Final = 19
TO_ACT: Final = 20
MADE: Final = 21
CARRIED: Final = 22
SHOWN: Final = 23
"""1 when the hand ended with a showdown."""
TRAIL: Final = 24
"""All choices so far, three bits each after a leading one."""
ROW: Final = 25

# The house, as a row of its own.
SEATS: Final = 0
ADDS: Final = 1
"""``opening`` match_and_add."""
ONE_ROUND: Final = 2
CARRE: Final = 3
RULES: Final = 4
PREMIUM_CARRE: Final = 5
PREMIUM_SIMPLE: Final = 6
FOLDED_TOO: Final = 7
EVERY_CHIP: Final = 8
"""Bets are not a few sizes but the five lowest, chip by chip; and situations are told apart by all that was said."""
HOUSE: Final = 9


@compiled
def pot_of(hand: Ints) -> int:
    """All chips in the middle."""
    return int(hand[CARRIED] + hand[0] + hand[1] + hand[2] + hand[3] + hand[4])


@compiled
def level_of(hand: Ints) -> int:
    """The highest contribution."""
    return highest_but(-1, hand[0], hand[1], hand[2], hand[3], hand[4])


@compiled
def able(hand: Ints) -> int:
    """Seats that are in and have chips."""
    seats = 0
    for seat in range(5):
        if hand[CHIPS + seat] and hand[INSIDE] >> seat & 1:
            seats |= 1 << seat
    return seats


@compiled
def pay_up_to(hand: Ints, seat: int, contribution: int) -> None:
    """*seat* brings its contribution up to *contribution*."""
    hand[CHIPS + seat] -= contribution - hand[PUT + seat]
    hand[PUT + seat] = contribution


@compiled
def offer(hand: Ints, house: Ints) -> None:
    """Offer a carre to the next seat of the lap, or go on to the cards (L-CARRE-2)."""
    made, seats = hand[MADE], house[SEATS]
    if house[CARRE] and made < seats:
        seat = seats - 1 - made
        if can_carre(hand[CHIPS + seat], pot_of(hand)):
            hand[TO_ACT] = seat
            return
    deal(hand, house)


@compiled
def deal(hand: Ints, house: Ints) -> None:
    """The cards are seen and the first seat is asked to speak (L-BET-1)."""
    last = hand[LAST_CARRE]
    hand[PHASE] = SPEAK
    hand[WAITING] = to_speak(able(hand), last)
    ask_or_end(hand, house, 0 if last < 0 else last)


@compiled
def ask_or_end(hand: Ints, house: Ints, after: int) -> None:
    """Before the opening: ask the next, or it is over (L-BET-9)."""
    if hand[WAITING]:
        hand[TO_ACT] = next_asked(hand[WAITING], after, house[SEATS])
    else:
        hand[PHASE] = OVER


@compiled
def answered(hand: Ints, house: Ints, seat: int) -> None:
    """After an answer of *seat*: the next, another round, or the showdown (L-BET-8)."""
    then = after_answer(hand[WAITING], able(hand), house[ONE_ROUND])
    if then == MORE_ROUND:
        hand[PHASE] = MORE
        seat = hand[AGGRESSOR]
        hand[WAITING] = able(hand) & ~(1 << seat)
    elif then != ASK_NEXT:
        hand[PHASE] = OVER
        hand[SHOWN] = 1
        return
    hand[TO_ACT] = next_asked(hand[WAITING], seat, house[SEATS])


@compiled
def say(hand: Ints, house: Ints, choice: int, amount: int) -> None:
    """The seat to act makes its *choice*; *amount* is the contribution of a bet."""
    seat, phase = hand[TO_ACT], hand[PHASE]
    hand[TRAIL] = hand[TRAIL] << 3 | choice
    hand[WAITING] &= ~(1 << seat)
    if choice >= LEAST:
        pay_up_to(hand, seat, amount)
        hand[WORD + seat] = OPENED if phase == SPEAK else RAISED
        hand[PHASE] = ANSWER
        hand[AGGRESSOR] = seat
        hand[WAITING] = able(hand) & ~(1 << seat)
        answered(hand, house, seat)
    elif phase == BLIND_BETS:
        if choice == STAY:
            pay_up_to(hand, seat, hand[PUT + seat] + pot_of(hand))
            hand[MADE] += 1
            hand[LAST_CARRE] = seat
            offer(hand, house)
        else:
            deal(hand, house)
    elif phase == SPEAK:
        ask_or_end(hand, house, seat)
    elif choice == GIVE:
        hand[INSIDE] &= ~(1 << seat)
        if count(hand[INSIDE]) == 1:
            hand[PHASE] = OVER
        else:
            answered(hand, house, seat)
    else:
        stay(hand, house, seat)


@compiled
def stay(hand: Ints, house: Ints, seat: int) -> None:
    """*seat* calls, for all it has if that is less, or says *no more* (L-BET-4, 5 and 8)."""
    hand[WORD + seat] = CALLED
    if hand[PHASE] == ANSWER:
        level, most = level_of(hand), hand[PUT + seat] + hand[CHIPS + seat]
        pay_up_to(hand, seat, level if level < most else most)
        if not call_ends(hand[INSIDE]):
            answered(hand, house, seat)
            return
    elif hand[WAITING]:
        hand[TO_ACT] = next_asked(hand[WAITING], seat, house[SEATS])
        return
    hand[PHASE] = OVER
    hand[SHOWN] = 1


@compiled
def reach_of_others(hand: Ints, seat: int) -> int:
    """The highest contribution that another seat that is in could match."""
    most = 0
    for other in range(5):
        if other != seat and hand[INSIDE] >> other & 1:
            reach = hand[PUT + other] + hand[CHIPS + other]
            if reach > most:
                most = reach
    return int(most)


@compiled
def choices(hand: Ints, house: Ints, amounts: Ints) -> int:
    """What the seat to act may choose, as a mask, and into *amounts* the contribution of each bet."""
    seat, phase = hand[TO_ACT], hand[PHASE]
    if phase == BLIND_BETS:
        return 1 << GIVE | 1 << STAY
    level, own = level_of(hand), hand[PUT + seat]
    every = house[EVERY_CHIP]
    # To fold where nothing is to be paid is allowed, and never better than to stay.
    found = 1 << GIVE if phase == SPEAK or (phase == ANSWER and (own < level or every)) else 0
    if phase != SPEAK:
        found |= 1 << STAY
        if able(hand) & ~(1 << seat) == 0:
            return found
    low = least_to_open(level, own, house[ADDS]) if phase == SPEAK else least_to_raise(level)
    high = own + hand[CHIPS + seat]
    if low > high:
        return found
    if not every:
        reach = reach_of_others(hand, seat)
        if reach < high:
            high = reach if reach > low else low
    pot = pot_of(hand) + level - own
    for choice in range(LEAST, CHOICES):
        if every:
            amount = low + choice - LEAST if low + choice - LEAST <= high else 0
        else:
            amount = bet(choice, int(phase == SPEAK), low, high, level, pot)
        if amount:
            amounts[choice] = amount
            found |= 1 << choice
    return found


@compiled
def situation_of(hand: Ints, house: Ints, strength: int) -> int:
    """The number of the situation of the seat to act, whose cards have that *strength*."""
    seat, phase = hand[TO_ACT], hand[PHASE]
    pot, chips = pot_of(hand), hand[CHIPS + seat]
    if house[EVERY_CHIP]:
        return int(hand[TRAIL] * 32 + strength)
    if phase == BLIND_BETS:
        return blind_situation(hand[MADE], chips - pot, pot)
    level = level_of(hand)
    need = level - hand[PUT + seat]
    if need > chips:
        need = chips
    behind = chips - need
    reach = reach_of_others(hand, seat) - level
    if reach < behind:
        behind = reach
    stage = BEFORE
    if phase != SPEAK:
        stage = ANSWERING if phase == ANSWER else AGAIN
        if hand[WORD + hand[AGGRESSOR]] == RAISED:
            stage += 1
    later = count(hand[WAITING] & ~(1 << seat))
    return situation(count(hand[INSIDE]), later, stage, hand[WORD + seat], need, pot, behind, strength)


@compiled
def chips_won(hand: Ints, house: Ints, cards: Ints, up: int, seat: int) -> float:
    """What *seat* has gained when the hand is over, in chips, premiums included; *cards* by place.

    A pot that nobody opened for is credited to the seats that are in, in equal shares.
    """
    if hand[SHOWN]:
        give_back(hand)
        won = won_pots(hand, house, cards, up, seat) + won_premiums(hand, house, cards, up, seat)
        return float(won - hand[PUT + seat])
    if count(hand[INSIDE]) == 1:
        taker = hand[INSIDE] >> seat & 1
    elif hand[LAST_CARRE] >= 0:
        taker = int(hand[LAST_CARRE] == seat)
    else:
        share: float = pot_of(hand) / count(hand[INSIDE]) - hand[PUT + seat]
        return share
    return float(taker * pot_of(hand) - hand[PUT + seat])


@compiled
def give_back(hand: Ints) -> None:
    """What one seat put in above every other contribution is its own again (L-POTS-1)."""
    for seat in range(5):
        most = highest_but(seat, hand[0], hand[1], hand[2], hand[3], hand[4])
        if hand[PUT + seat] > most:
            pay_up_to(hand, seat, most)


@compiled
def won_pots(hand: Ints, house: Ints, cards: Ints, up: int, seat: int) -> int:
    """Chips of the pots that *seat* wins (L-POTS-2 and 3)."""
    p0, p1, p2, p3, p4 = hand[0], hand[1], hand[2], hand[3], hand[4]
    inside, seats, rules = hand[INSIDE], house[SEATS], house[RULES]
    won, below, decided = 0, 0, -1
    extra = hand[CARRIED]
    cut = next_cut(-1, inside, p0, p1, p2, p3, p4)
    first = True
    while cut >= 0:
        higher = next_cut(cut, inside, p0, p1, p2, p3, p4)
        top = cut if higher >= 0 else level_of(hand)
        contenders = reaching(cut, inside, p0, p1, p2, p3, p4)
        places = 0
        for other in range(seats):
            if contenders >> other & 1:
                places |= 1 << seats - 1 - other
        verdict = pot_winner(places, up, decided, rules, cards[0], cards[1], cards[2], cards[3], cards[4])
        if seats - 1 - (verdict & 7) == seat:
            won += within(below, top, p0, p1, p2, p3, p4) + extra
        if first:
            decided = (verdict >> 3 & 7) - 1
        first, extra = False, 0
        below, cut = cut, higher
    return won


@compiled
def won_premiums(hand: Ints, house: Ints, cards: Ints, up: int, seat: int) -> int:
    """Premiums that *seat* is paid less those it pays (L-PREMIUM-1)."""
    won = 0
    seats = house[SEATS]
    for other in range(seats):
        if house[FOLDED_TOO] or hand[INSIDE] >> other & 1:
            rank = brelan_rank(cards[seats - 1 - other], up, house[RULES])
            owed = owed_for(rank, house[PREMIUM_CARRE], house[PREMIUM_SIMPLE])
            won += owed * (seats - 1) if other == seat else -owed
    return won
