"""The one authority at a table: it knows the session, takes actions in turn of their version, and hands out views.

A terminal, a web server and a script all play through it; none of them holds the cards.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable
from dataclasses import replace
from typing import TypeAlias

from ..cards import Shuffle, cards_of, commitment, derived_seed, reshuffled
from ..cards.shuffle import SEED_BYTES
from ..table import CHANCE, Action, Refusal, View
from .session import Session

Seeds: TypeAlias = Callable[[int], bytes]
"""Gives the secret seed of the hand with that number."""


class StaleError(Exception):
    """The action was made at a state that is gone; ``args`` are its version and the current one."""


def fresh_seeds() -> Seeds:
    """Seeds that nobody can foresee."""
    return lambda _number: secrets.token_bytes(SEED_BYTES)


def repeatable_seeds(secret: int) -> Seeds:
    """The same seeds for the same *secret*, to play a session again."""
    key = secret.to_bytes((secret.bit_length() + 8) // 8, "big", signed=True)
    return lambda number: derived_seed(key, number)


class Table:
    """A session that goes on. ``version`` grows by one with every deal and action."""

    def __init__(self, session: Session, seeds: Seeds | None = None) -> None:
        self.session = session
        self.version = 0
        self._seeds = seeds or fresh_seeds()
        self._seed: bytes | None = None

    @property
    def commitment(self) -> str:
        """The hash of the next hand's seed, to be told before the cut is asked for."""
        return commitment(self._next_seed())

    def deal(self, cut: int) -> Session:
        """Deal the next hand; *cut* is the cutter's number, 1 to deck − 1. Raises ``IllegalError``, ``ValueError``."""
        shuffle = Shuffle(self._next_seed(), cut)
        self.session = self.session.deal(shuffle.deck(self.session.house.deck), shuffle)
        self._seed = None
        self.version += 1
        return self.session

    def act(self, action: Action, version: int | None = None) -> Session:
        """Take *action*, made at state *version*; chance then gives what it owes.

        Raises ``StaleError`` when the table has moved on since, ``IllegalError`` when the hand does not accept it.
        """
        if version is not None and version != self.version:
            raise StaleError(version, self.version)
        session = self.session.apply(action)
        happenings = session.happenings
        while session.hand is not None and session.hand.awaits is not None:
            session = session.apply(self._restock(session))
            happenings += session.happenings
        # Whoever reads the session afterwards learns of the reshuffle as well as of the draw that needed it.
        self.session = session = replace(session, happenings=happenings)
        self.version += 1
        return session

    def refusal(self, action: Action) -> Refusal | None:
        """Why *action* is not allowed now, or None."""
        return self.session.refusal(action)

    def view(self, seat: int | None) -> View:
        """What *seat* (None: a spectator) may know of the hand. Raises ``ValueError`` before the first deal."""
        if self.session.hand is None:
            raise ValueError("no hand was dealt")
        return self.session.hand.view(seat)

    def close(self) -> Session:
        """End an open-ended session between two hands. Raises ``IllegalError``."""
        self.session = self.session.close()
        self.version += 1
        return self.session

    def _next_seed(self) -> bytes:
        if self._seed is None:
            self._seed = self._seeds(self.session.number)
        return self._seed

    def _restock(self, session: Session) -> Action:
        """What chance owes, from the seed of the hand, so that it can be checked like the deck."""
        hand, entry = session.hand, session.log[-1]
        if hand is None or entry.shuffle is None:
            raise ValueError("this deck was not made here")
        number = 1 + sum(action.seat == CHANCE for action in entry.actions)
        return Action(
            CHANCE, hand.awaits or "", order=reshuffled(entry.shuffle.seed, number, tuple(cards_of(hand.pool)))
        )
