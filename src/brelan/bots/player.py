"""What a bot is: a player that is given a view and answers with an action, and can say why."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from random import Random
from typing import Any, Final, NamedTuple

from ..cards import bits_of
from ..table import CARD, Action, Option, View

Draw: Final = "draw"


HINTS: Final[Mapping[str, tuple[str, ...]]] = {
    "by-chance": (),
    "held-by-the-ace": ("trumps", "suit", "stayed"),
    "good-enough-to-play": ("trumps", "suit", "stayed"),
    "too-weak-to-play": ("trumps", "suit", "stayed"),
    "change-the-rest": ("keep", "number"),
    "stand-pat": ("keep", "number"),
    "only-card": ("card",),
    "lead-the-top-trump": ("card",),
    "lead-a-master": ("card",),
    "lead-from-strength": ("card",),
    "lead-low": ("card",),
    "lead-high": ("card",),
    "lose-the-lowest": ("card",),
    "win-cheaply": ("card",),
    "win-high": ("card",),
    "win-low": ("card",),
    "playing-is-better": ("tenths", "percent"),
    "passing-is-better": ("tenths",),
    "words-alike": (),
    "better-change": ("away", "other", "tenths"),
    "changes-alike": ("away", "other"),
    "better-card": ("card", "other", "tenths", "percent"),
    "cards-alike": ("card", "other"),
    "carre-small-pot": (),
    "decline-blind": (),
    "bluff": ("percent",),
    "bet-brelan": ("percent", "suit"),
    "bet-point": ("percent", "suit"),
    "wait": ("percent",),
    "enough-in-it": ("percent",),
    "worth-the-call": ("percent", "need", "pot"),
    "not-worth-the-call": ("percent", "need", "pot"),
    "learnt-bet": ("percent", "tenths"),
    "learnt-bluff": ("percent", "chips"),
    "learnt-pass": ("percent", "tenths"),
    "learnt-stay": ("percent", "tenths"),
    "learnt-call": ("percent", "need", "tenths"),
    "learnt-call-for-later": ("percent", "need", "tenths"),
    "learnt-fold": ("percent", "need", "tenths"),
    "learnt-fold-good-cards": ("percent", "need", "tenths"),
}
"""Every reason a hint may give, with the arguments its sentence can count on."""


class Hint(NamedTuple):
    """A piece of advice: what a bot would do here, and why."""

    action: Action
    code: str
    """Why, as a stable word with a sentence in the catalogues."""
    args: Mapping[str, str | int] = {}
    """Cards are written out, a suit is its letter, the rest are numbers."""


class Bot(ABC):
    """A player without eyes for hidden cards. Its choices depend on its view and its own random numbers alone.

    All its chances come from ``random``, drawn when they are needed: whoever seeds that anew decides all that follows.
    """

    def __init__(self, seed: int | None = None, slips: float = 0.0) -> None:
        """*slips*: how often, 0 to 1, it plays a card that breaks a rule at a table of honour."""
        self.random = Random(seed)
        self.slips = slips

    @abstractmethod
    def hint(self, view: View) -> Hint:
        """What this bot would do, and why. Raises ``ValueError`` when the view's seat is asked nothing."""

    def choose(self, view: View) -> Action:
        """The action this bot takes. Raises ``ValueError`` when the view's seat is asked nothing."""
        misplay = self._slip(view)
        return self.hint(view).action if misplay is None else misplay

    def cut(self, cards: int) -> int:
        """How many of a deck of *cards* it takes off the top."""
        return self.random.randrange(1, cards)

    def _slip(self, view: View) -> Action | None:
        refused = getattr(view, "refusals", ())
        honour = getattr(view.house, "honour", False)
        if not (self.slips and honour and refused) or self.random.random() >= self.slips:
            return None
        bit, _refusal = self.random.choice(refused)
        return Action(view.seat or 0, CARD, bit)


class RandomBot(Bot):
    """Takes any legal action, without a thought. The measure of all others."""

    def hint(self, view: View) -> Hint:
        """A legal action by chance."""
        return Hint(any_action(view, self.random), "by-chance")


def any_action(view: View, random: Random) -> Action:
    """A legal action of *view*: each kind is as likely as another, and each number within a kind."""
    if not view.options:
        raise ValueError("nothing is asked of this seat")
    option: Option = random.choice(view.options)
    if option.low > option.high:
        return option.action
    number = random.randint(option.low, option.high)
    if option.action.verb != Draw:
        return option.action._replace(amount=number)
    own: Any = getattr(view, "own", 0)
    return option.action._replace(cards=sum(random.sample(list(bits_of(own)), number)))
