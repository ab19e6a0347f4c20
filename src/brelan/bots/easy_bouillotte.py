"""A friendly player of Bouillotte: looks at its cards more than at the pot, never bluffs, and calls too much."""

from __future__ import annotations

from typing import Final

from ..bouillotte import View
from ..table import Option
from ..table import View as AnyView
from .bouillotte import best_suit, win_chance
from .player import Bot, Hint

DEALS: Final = 6
"""Deals of the unseen cards it thinks of: few, so it often takes its hand for better or worse than it is."""
OPEN_AT: Final = 0.3
"""It opens from this chance to win on, however many are in."""
CURIOUS: Final = 0.3
"""It calls when the chance times the pot comes to this share of what it costs."""


class EasyBouillotte(Bot):
    """Plays Bouillotte as somebody does who has just been told how."""

    def hint(self, view: AnyView) -> Hint:
        """What a beginner would do here, and why."""
        if not isinstance(view, View):
            raise TypeError("a view of Bouillotte is needed")
        ways = {option.action.verb: option for option in view.options}
        if view.seat is None or not ways:
            raise ValueError("nothing is asked of this seat")
        if "decline" in ways:
            return Hint(ways["decline"].action, "decline-blind")
        return self._bet(view, view.seat, ways)

    def _bet(self, view: View, seat: int, ways: dict[str, Option]) -> Hint:
        chance = win_chance(view, self.random, DEALS)
        need = min(view.level - view.put[seat], view.caves[seat])
        args: dict[str, str | int] = {"percent": round(100 * chance), "need": need, "pot": view.pot}
        if "pass" in ways:
            if "open" in ways and chance >= OPEN_AT:
                return Hint(ways["open"].action, "bet-point", {**args, "suit": best_suit(view)})
            return Hint(ways["pass"].action, "wait", args)
        if "no-more" in ways:
            return Hint(ways["no-more"].action, "enough-in-it", args)
        if not need or chance * (view.pot + need) >= CURIOUS * need:
            return Hint(ways["call"].action, "worth-the-call", args)
        return Hint(ways["fold"].action, "not-worth-the-call", args)
