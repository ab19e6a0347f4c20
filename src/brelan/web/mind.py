"""Bots that think long do it aside, so that nobody else waits: in a thread, and loaded only when first asked for."""

from __future__ import annotations

import asyncio
import logging
import os
import threading
from collections.abc import Callable
from queue import SimpleQueue
from random import Random
from typing import Any, Final, TypeVar

from ..bots import DEFAULT_LEVEL, EVERY_LEVEL, Bot, Hint, RandomBot, levels_here, make_bot
from ..table import Action, View

LOG = logging.getLogger("brelan")
STRONG: Final = "strong"
THINKERS: Final = max(1, min(4, (os.cpu_count() or 2) - 1))
"""How many bots may think long at the same time."""
T = TypeVar("T")
_Job = Callable[[], None]


class Thinker(Bot):
    """A bot that is made when it is first asked, since what it thinks with takes seconds to load."""

    def __init__(self, game: str, level: str) -> None:
        self.random = Random()
        self.slips = 0.0
        self.game = game
        self._level = level
        self._bot: Bot | None = None

    def hint(self, view: View) -> Hint:
        """What the bot would do, and why."""
        return self._made().hint(view)

    def choose(self, view: View) -> Action:
        """The action the bot takes."""
        return self._made().choose(view)

    def warm(self) -> None:
        """Be loaded before the first question. Where that fails a bot by rule of thumb answers instead."""
        self._made()

    def _made(self) -> Bot:
        if self._bot is None:
            try:
                self._bot = make_bot(self.game, self._level)
            except Exception:
                LOG.exception("no bot of level %s could be made", self._level)
                self._bot = make_bot(self.game)
        return self._bot


def levels(game: str) -> tuple[str, ...]:
    """The levels at which somebody can be asked to sit down at *game* on this machine."""
    return levels_here(game)


def known(game: str, level: str) -> bool:
    """Whether a bot of *level* can be had: those that people are offered, and for programs the one by chance."""
    return level in levels(game) or level in set(EVERY_LEVEL) - {STRONG}


def bot_for(game: str, level: str) -> Bot:
    """A bot for *game*, ready at once; one that plays by chance where nobody better knows the game."""
    if level == STRONG:
        return Thinker(game, level)
    try:
        return make_bot(game, level)
    except ValueError:
        return RandomBot()


def adviser(game: str) -> Bot:
    """Whoever gives the best advice here."""
    return bot_for(game, STRONG if STRONG in levels(game) else DEFAULT_LEVEL)


async def asked(bot: Bot, question: Callable[[View], T], view: View) -> T:
    """The answer of *bot* to *question* about *view*, thought aside where that may take long."""
    return await _aside(lambda: question(view)) if isinstance(bot, Thinker) else question(view)


def warmed(bot: Bot | None) -> None:
    """Let *bot* be loaded aside, if it is one that takes long."""
    if isinstance(bot, Thinker):
        _THINKERS.take(bot.warm)


def _aside(thought: Callable[[], T]) -> asyncio.Future[T]:
    loop = asyncio.get_running_loop()
    found: asyncio.Future[T] = loop.create_future()

    def settled(answer: Any, error: BaseException | None) -> None:
        if found.done():
            return
        if error is None:
            found.set_result(answer)
        else:
            found.set_exception(error)

    def job() -> None:
        answer: Any = None
        error: BaseException | None = None
        try:
            answer = thought()
        except Exception as fault:
            error = fault
        # A loop that has ended has nobody left to tell.
        if not loop.is_closed():
            loop.call_soon_threadsafe(settled, answer, error)

    _THINKERS.take(job)
    return found


class _Thinkers:
    """Threads that never keep the house from closing: what they think is lost then, and nobody misses it."""

    def __init__(self) -> None:
        self._jobs: SimpleQueue[_Job] = SimpleQueue()
        self._lock = threading.Lock()
        self._threads = 0

    def take(self, job: _Job) -> None:
        """Do *job* when somebody is free."""
        self._jobs.put(job)
        with self._lock:
            if self._threads < THINKERS:
                self._threads += 1
                threading.Thread(target=self._run, name=f"brelan-bot-{self._threads}", daemon=True).start()

    def _run(self) -> None:
        while True:
            job = self._jobs.get()
            try:
                job()
            except Exception:
                LOG.exception("something that was thought aside failed")


_THINKERS: Final = _Thinkers()
