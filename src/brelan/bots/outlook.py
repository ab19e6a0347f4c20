"""What the strong player of Bouillotte makes of a view: its chance, the choices it has, the situation it is in."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Mapping
from random import Random
from typing import Final, NamedTuple

from ..bouillotte import View
from ..bouillotte.showdown import BRELANS
from ..bouillotte.state import ANSWER, BLIND, PHASES, SPEAK
from ..solve.classes import class_numbers, standing_for
from ..solve.situation import (
    AGAIN,
    ANSWERING,
    BEFORE,
    CALLED,
    CHOICES,
    GIVE,
    LEAST,
    OPENED,
    RAISED,
    SILENT,
    STAY,
    bet,
    blind_situation,
    situation,
)
from ..table import Action
from .bouillotte import win_chance
from .strategy import Book

DEALS: Final = 200
"""How often the unseen cards are dealt where the chances were not counted."""
MOST_IN: Final = 4
"""With more in, the chance is brought down to this many: three rivals where there are four."""
_LAST_WORDS: Final = {"call": CALLED, "no-more": CALLED, "open": OPENED, "raise": RAISED}
_GIVING: Final = ("fold", "pass", "decline")
_STAYING: Final = ("call", "no-more", "carre")


class Outlook(NamedTuple):
    """A view, thought about."""

    view: View
    chance: float
    """To win the showdown against those who are in, 0 to 1; 0 during the blind bets."""
    need: int
    """Chips to be added to stay in."""
    ways: Mapping[int, Action]
    """The action behind each choice that is allowed and makes sense."""
    situation: int


def outlook(view: View, seat: int, book: Book, random: Random) -> Outlook:
    """*view* as its *seat*, which is to act, thinks about it."""
    need = min(view.level - view.put[seat], view.caves[seat])
    reach = max(view.put[each] + view.caves[each] for each in _others(view, seat))
    ways = _ways(view, seat, reach)
    if view.phase == PHASES[BLIND]:
        number = blind_situation(view.said.count("carre"), view.caves[seat] - view.pot, view.pot)
        return Outlook(view, 0.0, need, ways, number)
    chance = chance_of(view, seat, book, random)
    behind = min(view.caves[seat] - need, reach - view.level)
    later = (view.waiting & ~(1 << seat)).bit_count()
    own = _LAST_WORDS.get(view.said[seat], SILENT)
    place = (view.inside.bit_count(), later, _stage(view), own)
    return Outlook(view, chance, need, ways, situation(*place, need, view.pot, behind, _strength(view, book, chance)))


def chance_of(view: View, seat: int, book: Book, random: Random) -> float:
    """The chance to win the showdown against those who are in, counted where it can be, else by dealing."""
    house = view.house
    if house.judging != BRELANS or book.seats != house.seats:
        return win_chance(view, random, DEALS)
    number = class_numbers(house.seats)[standing_for(view.own, view.retourne)]
    nearer = sum(_place(view, each) < _place(view, seat) for each in _others(view, seat))
    return book.chance(number, view.inside.bit_count(), nearer)


def _strength(view: View, book: Book, chance: float) -> int:
    inside = view.inside.bit_count()
    if inside > MOST_IN:
        chance, inside = chance ** ((MOST_IN - 1) / (inside - 1)), MOST_IN
    return bisect_right(book.steps[inside - 2], round(10000 * chance))


def _stage(view: View) -> int:
    if view.phase == PHASES[SPEAK] or view.aggressor is None:
        return BEFORE
    raised = view.said[view.aggressor] == "raise"
    return (ANSWERING if view.phase == PHASES[ANSWER] else AGAIN) + raised


def _ways(view: View, seat: int, reach: int) -> dict[int, Action]:
    found: dict[int, Action] = {}
    own = view.put[seat]
    for action, low, most in view.options:
        if action.verb in _GIVING:
            # To fold where nothing is to be paid is allowed, and never better than to stay.
            if action.verb != "fold" or own < view.level:
                found[GIVE] = action
        elif action.verb in _STAYING:
            found[STAY] = action
        else:
            high = max(low, min(most, reach))
            for choice in range(LEAST, CHOICES):
                opening = int(action.verb == "open")
                amount = bet(choice, opening, low, high, view.level, view.pot + view.level - own)
                if amount:
                    found[choice] = action._replace(amount=amount)
    return found


def _others(view: View, seat: int) -> list[int]:
    """The other seats that are in."""
    return [each for each in range(view.house.seats) if each != seat and view.inside >> each & 1]


def _place(view: View, seat: int) -> int:
    """The place of *seat*, 0 at the dealer's right."""
    return (view.dealer - 1 - seat) % view.house.seats
