"""A player of Bourré that weighs what it may do by playing it out.

It thinks like this. The cards it has not seen may lie in many ways. It deals them out a few hundred times, so that
each deal fits what it knows: who passed, who stayed, how many cards each changed, what was played, what each has shown
not to hold. In every deal it tries all it may do, with the same fresh cards to come, and lets everybody go on by
habit to the end of the hand. Then it takes what came out best in chips: the pot won, the fine paid, the next ante or
the exemption from it, and its share of what is left for the next hand.

Choices that are plainly worse are dropped early, so an easy decision takes few deals and a close one many. Before it
says *play* it has also chosen what to throw. The deals are drawn from its own seed and from the view, nothing else:
the same view gives the same answer.

The dealing and the playing are compiled; see ``solve.bourre_seen``.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final, NamedTuple

from ..bourre import View
from ..cards import SUIT_MASKS, SUITS, bits_of, count, write_mask
from ..solve.bourre_seen import PASS, Scales, seat_of, sensible_changes
from ..table import CARD, Action
from ..table import View as AnyView
from .player import Bot, Hint

DEALS: Final = 400
"""The most deals for one decision; most decisions take far fewer."""
PLAIN: Final = 4
"""A gap of more than two standard errors is called one: the square of that."""


class Verdict(NamedTuple):
    """What weighing came to: the best choice, the next best, and the gap between them."""

    best: int
    other: int
    tenths: int
    """How many tenths of a chip the best is worth more; 0 where the deals do not tell them apart."""
    percent: int
    """How often, in a hundred, the best one wins the pot."""


class StrongBourre(Bot):
    """Plays Bourré by weighing what may come of each choice."""

    def __init__(self, seed: int | None = None, slips: float = 0.0, deals: int = DEALS) -> None:
        """*deals*: the most that one decision may take."""
        super().__init__(seed, slips)
        self.deals = deals

    def hint(self, view: AnyView) -> Hint:
        """What comes out best, and by how many chips."""
        if not isinstance(view, View):
            raise TypeError("a view of Bourré is needed")
        verbs = {option.action.verb for option in view.options}
        if "play" in verbs:
            return self._word(view, passing="pass" in verbs)
        if "draw" in verbs:
            return self._change(view)
        if CARD in verbs:
            return self._card(view)
        raise ValueError("nothing is asked of this seat")

    def _word(self, view: View, passing: bool) -> Hint:
        """Pass or play (B-DECLARE)."""
        seat, trump = seat_of(view), SUIT_MASKS[view.trump]
        if not passing:
            stayed: dict[str, str | int] = {
                "trumps": count(view.own & trump),
                "suit": SUITS[view.trump],
                "stayed": count(view.active),
            }
            return Hint(Action(seat, "play"), "held-by-the-ace", stayed)
        found = self._weighed(view, [PASS, *sensible_changes(view.own, trump, view.house.max_discards)])
        action = Action(seat, "pass" if found.best == PASS else "play")
        if not found.tenths:
            return Hint(action, "words-alike")
        if found.best == PASS:
            return Hint(action, "passing-is-better", {"tenths": found.tenths})
        return Hint(action, "playing-is-better", {"tenths": found.tenths, "percent": found.percent})

    def _change(self, view: View) -> Hint:
        """Which cards to lay away (B-DRAW)."""
        choices = sensible_changes(view.own, SUIT_MASKS[view.trump], view.house.max_discards)
        if len(choices) == 1:
            keep: dict[str, str | int] = {"keep": write_mask(view.own), "number": 0}
            return Hint(Action(seat_of(view), "draw"), "stand-pat", keep)
        found = self._weighed(view, choices)
        args: dict[str, str | int] = {"away": write_mask(found.best), "other": write_mask(found.other)}
        return _told(Action(seat_of(view), "draw", found.best), "change", found, args)

    def _card(self, view: View) -> Hint:
        """Which card to play (B-PLAY)."""
        choices = list(bits_of(view.allowed))
        if len(choices) == 1:
            return Hint(Action(seat_of(view), CARD, choices[0]), "only-card", {"card": write_mask(choices[0])})
        found = self._weighed(view, choices)
        args: dict[str, str | int] = {"card": write_mask(found.best), "other": write_mask(found.other)}
        return _told(Action(seat_of(view), CARD, found.best), "card", found, args)

    def _weighed(self, view: View, choices: Sequence[int]) -> Verdict:
        """The best of *choices*, of which there are two or more; a pass is compared with playing, and the reverse."""
        scales = Scales.of(view, choices, self._seed(view), self.deals)
        best = scales.settle()
        rivals = [place for place in range(len(choices)) if place != best]
        if choices[0] == PASS and best != 0:
            rivals = [0]
        other = max(rivals, key=lambda place: -scales.gap(best, place))
        tenths = round(10 * scales.gap(best, other)) if scales.beaten(other, best, PLAIN) else 0
        return Verdict(choices[best], choices[other], tenths, round(100 * scales.wins(best)))

    def _seed(self, view: View) -> int:
        """A number made of the own seed and of what changes from one decision of a hand to the next."""
        # From its chances as they stand, without using them up: asked twice, it says the same.
        chances = Random()
        chances.setstate(self.random.getstate())
        seed = chances.getrandbits(64)
        for part in (view.own, view.own_discards, view.gone, view.turned, view.pot, view.active, *view.plays):
            seed = (seed * 0x9E3779B97F4A7C15 + part) % (1 << 64)
        return seed


def _told(action: Action, what: str, found: Verdict, args: dict[str, str | int]) -> Hint:
    """The advice with its reason: so many chips better than the next best, or much the same."""
    if not found.tenths:
        return Hint(action, "changes-alike" if what == "change" else "cards-alike", args)
    args["tenths"] = found.tenths
    if what == "change":
        return Hint(action, "better-change", args)
    return Hint(action, "better-card", {**args, "percent": found.percent})
