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
from ..table import CHANCE, Action, Hand, Refusal, View
from .session import Session

Seeds: TypeAlias = Callable[[int], bytes]
"""Gives the secret seed of the hand with that number."""


class StaleError(Exception):
    """The action was made at a state that is gone; ``args`` are its version and the current one."""

    def __str__(self) -> str:
        made, current = self.args
        return f"version {made}, now {current}"


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
        self.version = 0
        self._seeds = seeds or fresh_seeds()
        self._seed: bytes | None = None
        # A session that was resumed may have stopped where chance owes a reshuffle.
        self.session = self._with_chance(session)

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
        self.session = session = self._with_chance(self.session.apply(action))
        self.version += 1
        return session

    def refusal(self, action: Action) -> Refusal | None:
        """Why *action* is not allowed now, or None."""
        return self.session.refusal(action)

    def __repr__(self) -> str:
        return f"<Table version {self.version}, {self.session!r}>"

    def view(self, seat: int | None) -> View:
        """What *seat* (None: a spectator) may know of the hand.

        Raises ``ValueError`` before the first deal, and for a seat that the table does not have.
        """
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

    def _with_chance(self, session: Session) -> Session:
        """*session* after chance gave what it owes; it tells of the reshuffle as well as of the draw that needed it."""
        happenings = session.happenings
        while session.hand is not None and session.hand.awaits is not None:
            session = session.apply(self._restock(session, session.hand))
            happenings += session.happenings
        return session if happenings is session.happenings else replace(session, happenings=happenings)

    def _restock(self, session: Session, hand: Hand) -> Action:
        """What chance owes, from the seed of the hand, so that it can be checked like the deck.

        A deck that was not made here comes without its seed; then neither can be checked.
        """
        entry = session.log[-1]
        seed = self._seeds(session.number) if entry.shuffle is None else entry.shuffle.seed
        number = 1 + sum(action.seat == CHANCE for action in entry.actions)
        return Action(CHANCE, hand.awaits or "", order=reshuffled(seed, number, tuple(cards_of(hand.pool))))
