"""The bots at the table, so seeded that a session with a seed can be stopped and gone on with anywhere."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from threading import Timer
from typing import Final

from ..bots import DEFAULT_LEVEL, EVERY_LEVEL, Bot, Hint, levels_here, make_bot
from ..session import Session
from ..solve import MissingNumbaError
from ..table import Action, View
from .say import fail, words

ADVISER: Final = "strong"
"""The level of the bot that gives hints, where it can play; elsewhere the usual level gives them."""
SLOW: Final = 0.7
"""Seconds of thought after which it is said that somebody is thinking."""
VERY_SLOW: Final = 5.0
"""Seconds after which it is said why: the searches are compiled, once for all."""
NAMES: Final = ("Ana", "Bea", "Cy", "Dot", "Eli", "Fay", "Gus", "Ida", "Jo")
"""More than the most seats, so that one that is a person's name can be passed over."""


class Company:
    """A bot for every seat. *secret* decides all their chances; they see views and nothing else."""

    def __init__(self, game: str, seats: int, level: str, secret: str, slips: float) -> None:
        try:
            self._bots: list[Bot] = [make_bot(game, level, slips=slips) for _ in range(seats)]
        except MissingNumbaError as error:
            fail(words().say("odds-not-installed", missing=error.name, command=str(error)))
        except ValueError:
            fail(words().say("cli-no-level", level=level, levels=", ".join(EVERY_LEVEL)))
        self._game = game
        self._adviser: Bot | None = None
        self._secret = secret

    def choose(self, session: Session, view: View) -> Action:
        """What the bot in the seat of *view* does."""
        with _told_when_slow():
            return self._seeded(session, view.seat or 0).choose(view)

    def cut(self, session: Session) -> int:
        """Where the bot in the cutter's seat cuts."""
        return self._seeded(session, session.cutter).cut(len(session.house.deck))

    def hint(self, session: Session, view: View) -> Hint:
        """What the best bot there is here would do in the seat of *view*."""
        with _told_when_slow():
            if self._adviser is None:
                best = ADVISER if ADVISER in levels_here(self._game) else DEFAULT_LEVEL
                self._adviser = make_bot(self._game, best)
            # Asked twice, it says the same.
            self._adviser.random.seed(f"{self._secret} {_place(session)} hint")
            return self._adviser.hint(view)

    def _seeded(self, session: Session, seat: int) -> Bot:
        bot = self._bots[seat]
        bot.random.seed(f"{self._secret} {_place(session)} {seat}")
        return bot


def _place(session: Session) -> str:
    """Hand and action: not what came before, so that a session that was resumed goes on the same."""
    done = len(session.log[-1].actions) if session.in_hand else -1
    return f"{session.number} {done}"


@contextmanager
def _told_when_slow() -> Iterator[None]:
    """Say on stderr that somebody is thinking, if it takes long."""
    timers = [Timer(after, _say, (code,)) for after, code in ((SLOW, "cli-thinking"), (VERY_SLOW, "cli-first-time"))]
    for timer in timers:
        timer.daemon = True
        timer.start()
    try:
        yield
    finally:
        for timer in timers:
            timer.cancel()


def _say(code: str) -> None:
    print(words().say(code), file=sys.stderr, flush=True)


def names_for(person: str, seats: int) -> list[str]:
    """*person* in the first seat, and bots with names of their own in the others."""
    others: Sequence[str] = [name for name in NAMES if name.casefold() != person.casefold()]
    return [person, *others[: seats - 1]]
