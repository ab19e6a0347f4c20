"""The bots at the table, so seeded that a session with a seed can be stopped and gone on with anywhere."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ..bots import LEVELS, Bot, Hint, make_bot
from ..session import Session
from ..table import Action, View
from .say import fail, words

ADVISER: Final = "steady"
"""The level of the bot that gives hints: it answers at once and needs nothing installed."""
NAMES: Final = ("Ana", "Bea", "Cy", "Dot", "Eli", "Fay", "Gus", "Ida", "Jo")
"""More than the most seats, so that one that is a person's name can be passed over."""


class Company:
    """A bot for every seat. *secret* decides all their chances; they see views and nothing else."""

    def __init__(self, game: str, seats: int, level: str, secret: str, slips: float) -> None:
        try:
            self._bots: list[Bot] = [make_bot(game, level, slips=slips) for _ in range(seats)]
            self._adviser = make_bot(game, ADVISER)
        except ValueError:
            fail(words().say("cli-no-level", level=level, levels=", ".join(LEVELS)))
        self._secret = secret

    def choose(self, session: Session, view: View) -> Action:
        """What the bot in the seat of *view* does."""
        return self._seeded(session, view.seat or 0).choose(view)

    def cut(self, session: Session) -> int:
        """Where the bot in the cutter's seat cuts."""
        return self._seeded(session, session.cutter).cut(len(session.house.deck))

    def hint(self, view: View) -> Hint:
        """What a careful bot would do in the seat of *view*."""
        return self._adviser.hint(view)

    def _seeded(self, session: Session, seat: int) -> Bot:
        # From the place in the session, not from what came before it: so a session that was resumed goes on the same.
        done = len(session.log[-1].actions) if session.in_hand else -1
        bot = self._bots[seat]
        bot.random.seed(f"{self._secret} {session.number} {done} {seat}")
        return bot


def names_for(person: str, seats: int) -> list[str]:
    """*person* in the first seat, and bots with names of their own in the others."""
    others: Sequence[str] = [name for name in NAMES if name.casefold() != person.casefold()]
    return [person, *others[: seats - 1]]
