"""Bourré on a terminal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any, Final

from ..bourre import View
from ..cards import SUIT_MASKS, SUITS, bits_of, suit_of
from ..table import CARD, Action, seat_name
from ..words import Words
from .menu import Choice, Menu

_CLAUSES: Final[Mapping[str, str]] = MappingProxyType({"declaring": "B-DECLARE-1", "drawing": "B-DRAW-1"})


class BourreBoard:
    """Shows hands of Bourré."""

    def clause(self, view: View) -> str:
        """The clause behind the question; for a card the duty that is asked first."""
        if view.phase != "playing":
            return _CLAUSES[view.phase]
        if not view.plays:
            return "B-PLAY-1"
        if view.own & SUIT_MASKS[suit_of(view.plays[0])]:
            return "B-PLAY-2"
        return "B-PLAY-3" if view.own & SUIT_MASKS[view.trump] else "B-PLAY-7"

    def table(self, view: View, names: Sequence[str], words: Words) -> list[str]:
        """Trump, pot, own cards; the trick on the table."""
        own = words.cards(_sorted(view))
        lines = [words.say("cli-turned", cards=words.cards(view.turned), pot=view.pot, own=own)]
        if view.plays:
            lines.append(words.say("cli-trick", plays=", ".join(_plays(view, names, words))))
        return lines

    def seats(self, view: View, names: Sequence[str], words: Words) -> list[str]:
        """Who is in, what they changed and won."""
        lines = []
        for seat, name in enumerate(names):
            drawn = view.drawn[seat] if view.drawn[seat] >= 0 else "none"
            stand = view.as_dict()["seats"][seat_name(seat)]["state"]
            state = words.say("cli-seat-bourre", state=stand, drawn=drawn, tricks=view.tricks[seat])
            lines.append(words.say("cli-seat", who=name, state=state))
        return lines

    def menu(self, view: View, words: Words) -> Menu:
        """Words, or the cards of the hand; in a house of honour all of them, since any is accepted."""
        phase, seat = view.phase, view.seat
        assert seat is not None
        if phase == "drawing":
            return _draw_menu(view, seat, words)
        if phase == "playing":
            cards = [card for card in _sorted(view) if view.house.honour or view.allowed >> card & 1]
            actions = [Action(seat, CARD, 1 << card) for card in cards]
            led = words.suit(SUITS[suit_of(view.plays[0])]) if view.plays else "none"
            question = words.say("ask-playing", led=led)
        else:
            actions = [option.action for option in view.options]
            question = words.say("ask-declaring")
        return Menu(question, tuple(Choice(words.action(action), action) for action in actions))

    def account(self, report: Mapping[str, Any], names: Mapping[str, str], words: Words) -> list[str]:
        """The balances."""
        accounts = [
            words.say("cli-account", who=names[seat], amount=int(chips)) for seat, chips in report["balances"].items()
        ]
        return [words.say("cli-chips", accounts=", ".join(accounts))]


def _draw_menu(view: View, seat: int, words: Words) -> Menu:
    most = min(view.house.max_discards, view.house.hand_size)
    keep = Action(seat, "draw")
    question = words.say("ask-drawing", most=most)
    if not most:
        return Menu(question, (Choice(words.action(keep), keep),))
    cards = [Choice(words.card(card), Action(seat, "draw", 1 << card)) for card in _sorted(view)]
    return Menu(f"{question} {words.say('cli-draw-note')}", tuple(cards), together=True, none=keep)


def _sorted(view: View) -> list[int]:
    """The own cards, trumps first, each suit from its highest."""
    trump = SUIT_MASKS[view.trump]
    return [
        bit.bit_length() - 1 for bit in sorted(bits_of(view.own), key=lambda bit: (not bit & trump, suit_of(bit), -bit))
    ]


def _plays(view: View, names: Sequence[str], words: Words) -> list[str]:
    order = [(view.leader + step) % view.house.seats for step in range(view.house.seats)]
    inside = [seat for seat in order if view.active >> seat & 1]
    return [
        words.say("cli-play-best" if seat == view.winning else "cli-play", who=names[seat], cards=words.cards(bit))
        for seat, bit in zip(inside, view.plays, strict=False)
    ]
