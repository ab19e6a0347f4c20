"""A strong player of Bouillotte: it mixes its choices as it has learnt by counterfactual regret minimisation.

What it knows lies in a file beside this one, made by ``brelan train bouillotte``: for situations of the houses
``historic`` (four seats) and ``three-hands`` how often to fold, to stay, to bet which part of the pot; and the exact
chances of every hand. To play from it nothing has to be compiled.

In other houses it makes do with what is nearest. Where other cards count (mistigri, favori, the point of one's own
cards, tens, no brelans) and with five seats, the chance is found by dealing the unseen cards a few hundred times; five
seats play like four. A situation that was never met is left to the rule of thumb of *steady*, with the same chance.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ..bouillotte import View
from ..bouillotte.state import BLIND, PHASES
from ..solve.situation import CHOICES, GIVE, STAY
from ..table import Action
from ..table import View as AnyView
from .bouillotte import by_rule_of_thumb
from .outlook import Outlook, outlook
from .player import Bot, Hint
from .strategy import Strategy, shipped

RARE: Final = 12
"""Parts of a mix up to which a choice is left out: so small a part is mostly what teaching has not yet unlearnt."""


class StrongBouillotte(Bot):
    """Plays Bouillotte as it was taught. Advice is the choice it makes most often; at the table it mixes."""

    def __init__(self, seed: int | None = None, slips: float = 0.0, strategy: Strategy | None = None) -> None:
        """*strategy*: another one than that shipped."""
        super().__init__(seed, slips)
        self._strategy = strategy

    def hint(self, view: AnyView) -> Hint:
        """The choice that the strong player makes most often here, and why."""
        found, mix = self._thought(view)
        if not mix:
            return untaught(found)
        choice = max(mix, key=lambda each: mix[each])
        return Hint(found.ways[choice], *reason(found, choice))

    def choose(self, view: AnyView) -> Action:
        """The action it takes: one of its choices, each as often as it was taught."""
        found, mix = self._thought(view)
        if not mix:
            return untaught(found).action
        return found.ways[self.random.choices(list(mix), list(mix.values()))[0]]

    def _thought(self, view: AnyView) -> tuple[Outlook, Mapping[int, int]]:
        if not isinstance(view, View):
            raise TypeError("a view of Bouillotte is needed")
        if view.seat is None or not view.options:
            raise ValueError("nothing is asked of this seat")
        strategy = self._strategy or shipped()
        book = strategy.books.get(view.house.seats) or strategy.books[max(strategy.books)]
        found = outlook(view, view.seat, book, self.random)
        return found, possible(book.mix(found.situation), found.ways)


def possible(mix: bytes | None, ways: Mapping[int, Action]) -> dict[int, int]:
    """The choices of *mix* that are allowed and not rare, with their parts; none where nothing was taught."""
    parts = {choice: mix[choice] for choice in range(CHOICES) if choice in ways} if mix else {}
    most = max(parts.values(), default=0)
    return {choice: part for choice, part in parts.items() if part > min(RARE, most - 1)} if most else {}


def untaught(found: Outlook) -> Hint:
    """What to do where nothing was learnt."""
    if found.view.phase == PHASES[BLIND]:
        return Hint(found.ways[GIVE], "decline-blind")
    return by_rule_of_thumb(found.view, found.chance)


def reason(found: Outlook, choice: int) -> tuple[str, dict[str, str | int]]:
    """Why that choice: a code and its arguments.

    The *tenths* of a chip are what the cards alone are worth if nobody bets any more: the chance to win times the pot,
    less what must be paid. That the others bet on better cards than chance would give them is not in this figure, but
    it is in the choice.
    """
    view = found.view
    if view.phase == PHASES[BLIND]:
        return ("carre-small-pot" if choice == STAY else "decline-blind"), {}
    share = found.chance * view.pot
    gain = found.chance * (view.pot + found.need) - found.need
    args: dict[str, str | int] = {"percent": round(100 * found.chance), "need": found.need, "tenths": round(10 * share)}
    if choice > STAY:
        if found.chance * view.inside.bit_count() < 1:
            return "learnt-bluff", {**args, "chips": view.pot}
        return "learnt-bet", args
    if found.need == 0 or "pass" in {action.verb for action in found.ways.values()}:
        return ("learnt-pass" if choice == GIVE else "learnt-stay"), args
    args["tenths"] = abs(round(10 * gain))
    if choice == GIVE:
        return ("learnt-fold" if gain < 0 else "learnt-fold-good-cards"), args
    return ("learnt-call" if gain >= 0 else "learnt-call-for-later"), args
