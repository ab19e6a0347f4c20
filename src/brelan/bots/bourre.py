"""A player of Bourré by rule of thumb: passes bad hands, keeps trumps and aces, wins as cheaply as it can."""

from __future__ import annotations

from typing import Final

from ..bourre import View
from ..bourre.play import beats
from ..cards import SUIT_MASKS, SUITS, Cards, bits_of, count, rank_of, suit_of, write_mask
from ..table import CARD, Action
from ..table import View as AnyView
from .player import Bot, Hint

TRUMP_WORTH: Final = (20, 21, 22, 24, 26, 28, 31, 35, 42, 52, 66, 84, 100)
"""What a trump of each rank 2…A is worth, in hundredths of a trick."""
ACE_WORTH: Final = 45
KING_WORTH: Final = 18
FRESH_WORTH: Final = 9
"""What a card to be drawn is worth before it is seen."""
STAY_AT: Final = 95
"""Play from this worth on when nobody has stayed yet; each seat that has asks for more."""
STAY_STEP: Final = 14


class SteadyBourre(Bot):
    """Plays Bourré by rule of thumb."""

    def hint(self, view: AnyView) -> Hint:
        """What a careful player would do here, and why."""
        if not isinstance(view, View):
            raise TypeError("a view of Bourré is needed")
        verbs = {option.action.verb for option in view.options}
        if "play" in verbs:
            return stay_or_go(view, passing="pass" in verbs)
        if "draw" in verbs:
            return change(view)
        if CARD in verbs:
            return play(view)
        raise ValueError("nothing is asked of this seat")


def worth(own: Cards, trump: Cards, rivals: int) -> int:
    """Tricks that *own* may bring against *rivals* other seats, in hundredths."""
    total = 0
    for bit in bits_of(own):
        rank = rank_of(bit)
        if bit & trump:
            total += TRUMP_WORTH[rank]
        elif rank >= 11:
            # A side card is sooner trumped the more seats there are.
            total += (ACE_WORTH if rank == 12 else KING_WORTH) * 3 // (2 + rivals)
    return total


def stay_or_go(view: View, passing: bool) -> Hint:
    """Pass or play (B-DECLARE)."""
    seat = _seat(view)
    trump = SUIT_MASKS[view.trump]
    stayed = count(view.active)
    to_speak = view.house.seats - stayed - count(view.passed) - 1
    rivals = max(1, stayed + to_speak // 3)
    keep = _keepers(view.own, trump)
    fresh = min(view.house.max_discards, view.house.hand_size - count(keep))
    value = worth(view.own, trump, rivals) + FRESH_WORTH * fresh
    args: dict[str, str | int] = {"trumps": count(view.own & trump), "suit": SUITS[view.trump], "stayed": stayed}
    if not passing:
        return Hint(Action(seat, "play"), "held-by-the-ace", args)
    if value >= STAY_AT + STAY_STEP * stayed:
        return Hint(Action(seat, "play"), "good-enough-to-play", args)
    return Hint(Action(seat, "pass"), "too-weak-to-play", args)


def change(view: View) -> Hint:
    """Which cards to lay away (B-DRAW): the lowest of those that are neither trumps nor aces."""
    trump = SUIT_MASKS[view.trump]
    keep = _keepers(view.own, trump)
    away = sorted(bits_of(view.own & ~keep), key=rank_of)[: view.house.max_discards]
    cards = sum(away)
    code = "change-the-rest" if cards else "stand-pat"
    return Hint(Action(_seat(view), "draw", cards), code, {"keep": write_mask(view.own & ~cards), "number": len(away)})


def play(view: View) -> Hint:
    """Which card to play (B-PLAY)."""
    seat = _seat(view)
    cards = sorted(bits_of(view.allowed), key=lambda bit: (bool(bit & SUIT_MASKS[view.trump]), rank_of(bit)))
    if len(cards) == 1:
        return Hint(Action(seat, CARD, cards[0]), "only-card", {"card": write_mask(cards[0])})
    card, code = _follow(view, cards) if view.plays else _lead(view, cards)
    return Hint(Action(seat, CARD, card), code, {"card": write_mask(card)})


def _lead(view: View, cards: list[Cards]) -> tuple[Cards, str]:
    trump = SUIT_MASKS[view.trump]
    unseen = ~(view.own | view.own_discards | view.gone)
    trumps = [bit for bit in cards if bit & trump]
    higher = [bit for bit in bits_of(trump & unseen) if trumps and bit > trumps[-1]]
    if trumps and not higher:
        return trumps[-1], "lead-the-top-trump"
    masters = [bit for bit in cards if not bit & trump and not _above(bit) & unseen]
    if masters:
        return masters[-1], "lead-a-master"
    if len(trumps) >= 2:
        return trumps[-1], "lead-from-strength"
    return cards[0], "lead-low"


def _follow(view: View, cards: list[Cards]) -> tuple[Cards, str]:
    trump = SUIT_MASKS[view.trump]
    best = _best(view)
    winning = [bit for bit in cards if beats(bit, best, trump)]
    if not winning:
        return cards[0], "lose-the-lowest"
    last = len(view.plays) == count(view.active) - 1
    if last:
        return winning[0], "win-cheaply"
    return winning[-1], "win-high"


def _best(view: View) -> Cards:
    trump = SUIT_MASKS[view.trump]
    best = view.plays[0]
    for bit in view.plays[1:]:
        if beats(bit, best, trump):
            best = bit
    return best


def _keepers(own: Cards, trump: Cards) -> Cards:
    """Trumps and aces; a king too beside its ace."""
    keep = own & trump
    for bit in bits_of(own & ~trump):
        if rank_of(bit) == 12 or (rank_of(bit) == 11 and own & bit << 1):
            keep |= bit
    return keep


def _above(bit: Cards) -> Cards:
    return SUIT_MASKS[suit_of(bit)] & ~(bit | (bit - 1))


def _seat(view: View) -> int:
    if view.seat is None:
        raise ValueError("a spectator is asked nothing")
    return view.seat
