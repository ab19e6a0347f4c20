"""A friendly player of Bourré: plays too many hands, parts with one card at most, and forgets what has gone."""

from __future__ import annotations

from typing import Final

from ..bourre import View
from ..bourre.play import beats
from ..cards import SUIT_MASKS, SUITS, Cards, bits_of, count, rank_of, write_mask
from ..table import CARD, Action
from ..table import View as AnyView
from .player import Bot, Hint

HIGH: Final = 10
"""Rank of the queen, from which on a card pleases it."""
PLEASED_BY: Final = 2
"""Trumps and high cards with which it plays, whoever else does."""
CHANGES: Final = 1
"""Cards it changes at most: better players change all that is no use."""


class EasyBourre(Bot):
    """Plays Bourré as somebody does who has just been told how."""

    def hint(self, view: AnyView) -> Hint:
        """What a beginner would do here, and why."""
        if not isinstance(view, View):
            raise TypeError("a view of Bourré is needed")
        verbs = {option.action.verb for option in view.options}
        if view.seat is None or not verbs:
            raise ValueError("nothing is asked of this seat")
        pleasing = _pleasing(view.own, SUIT_MASKS[view.trump])
        if "play" in verbs:
            return _stay_or_go(view, view.seat, pleasing, "pass" in verbs)
        if "draw" in verbs:
            away = sum(sorted(bits_of(view.own & ~pleasing), key=rank_of)[: min(CHANGES, view.house.max_discards)])
            args: dict[str, str | int] = {"keep": write_mask(view.own & ~away), "number": count(away)}
            return Hint(Action(view.seat, "draw", away), "change-the-rest" if away else "stand-pat", args)
        card, code = _card(view)
        return Hint(Action(view.seat, CARD, card), code, {"card": write_mask(card)})


def _stay_or_go(view: View, seat: int, pleasing: Cards, passing: bool) -> Hint:
    """Pass or play (B-DECLARE), as the own cards please and nothing else."""
    trumps = count(view.own & SUIT_MASKS[view.trump])
    args: dict[str, str | int] = {"trumps": trumps, "suit": SUITS[view.trump], "stayed": count(view.active)}
    if not passing:
        return Hint(Action(seat, "play"), "held-by-the-ace", args)
    if count(pleasing) >= PLEASED_BY:
        return Hint(Action(seat, "play"), "good-enough-to-play", args)
    return Hint(Action(seat, "pass"), "too-weak-to-play", args)


def _card(view: View) -> tuple[Cards, str]:
    """Which card to play (B-PLAY): the highest that is led, the lowest that wins, else the lowest."""
    trump = SUIT_MASKS[view.trump]
    cards = sorted(bits_of(view.allowed), key=lambda bit: (bool(bit & trump), rank_of(bit)))
    if len(cards) == 1:
        return cards[0], "only-card"
    if not view.plays:
        return max(cards, key=rank_of), "lead-high"
    best = view.plays[0]
    for bit in view.plays[1:]:
        best = bit if beats(bit, best, trump) else best
    winning = [bit for bit in cards if beats(bit, best, trump)]
    return (winning[0], "win-low") if winning else (cards[0], "lose-the-lowest")


def _pleasing(own: Cards, trump: Cards) -> Cards:
    """Trumps, and cards from the queen up."""
    return own & trump | sum(bit for bit in bits_of(own & ~trump) if rank_of(bit) >= HIGH)
