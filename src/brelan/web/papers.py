"""What the pages beside the table need: the door, a new table, what has been played, the rules, a notice.

One frozen class for each page.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, TypeAlias

from ..bots import DEFAULT_LEVEL
from ..table import Chips, House, Result, View
from .offer import Offer
from .page import Chair, Line, Preferences, TablePage


@dataclass(frozen=True, slots=True)
class MyTable:
    """A table this person has a seat at."""

    table: str
    game: str
    title: str
    stage: str
    names: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class FrontPage:
    """The door: one click to a table against bots, or a table of one's own."""

    prefs: Preferences
    offers: tuple[Offer, ...]
    levels: Mapping[str, tuple[str, ...]]
    """Of the bots, by game."""
    mine: tuple[MyTable, ...] = ()
    level: str = DEFAULT_LEVEL


@dataclass(frozen=True, slots=True)
class NewTablePage:
    """Choosing a house."""

    prefs: Preferences
    offers: tuple[Offer, ...]
    game: str
    profile: str
    levels: tuple[str, ...] = ()
    level: str = DEFAULT_LEVEL
    """The one that is proposed."""
    chosen: Mapping[str, str] = field(default_factory=dict)
    """What the form held, when it comes back with a fault."""
    fault: str = ""
    """What was wrong, in words."""


@dataclass(frozen=True, slots=True)
class SessionPage:
    """A session told hand by hand; each hand can be played through again."""

    prefs: Preferences
    table: str
    game: str
    title: str
    names: tuple[str, ...]
    reports: tuple[Mapping[str, Any], ...]
    result: Result | None = None
    live: bool = False
    """The session still goes on."""
    steps: tuple[int, ...] = ()
    """How many steps the replay of each hand has."""
    me: int | None = None
    start: Chips = 0
    """What every seat began with."""
    broken: str = ""
    """Which rule the record breaks and where, in words; it is told up to there."""


@dataclass(frozen=True, slots=True)
class ReplayPage:
    """One step of a hand that was played: step 0 is the deal."""

    prefs: Preferences
    table: str
    game: str
    house: House
    title: str
    chairs: tuple[Chair, ...]
    number: int
    step: int
    steps: int
    hands: int
    """Hands that can be replayed."""
    me: int | None
    view: View
    dealer: int = 0
    may_open: bool = False
    """Nothing of this hand is secret any more."""
    open_hands: tuple[int, ...] = ()
    """Every seat's cards as masks, once the hand is over and the reader asked for it."""
    happened: tuple[Line, ...] = ()
    """What this step brought about."""
    log: tuple[Line, ...] = ()
    """The hand so far."""
    address: str = ""
    """Whole address of this very step."""
    broken: str = ""
    """Which rule the record breaks after this step, in words."""


@dataclass(frozen=True, slots=True)
class Proof:
    """How the deck of one hand was made."""

    number: int
    scheme: str
    commitment: str
    cut: int
    seed: str = ""
    """In hex; empty until the hand is over."""
    deck: str = ""
    """The deck dealt, as the record writes it; empty until the hand is over."""
    verdict: str = ""
    """What can be said of the deck, a code of ``verify``; empty while it is secret."""
    false: bool = False
    """Seed and cut do not make that deck and the commitment."""


@dataclass(frozen=True, slots=True)
class ShufflePage:
    """The shuffle of every hand, to be checked by anybody."""

    prefs: Preferences
    table: str
    title: str
    proofs: tuple[Proof, ...]
    counts: Mapping[str, int] = field(default_factory=dict)
    """Of the decks of finished hands: ``fair``, ``false``, ``unknown``, and ``hands`` for all of them."""
    live: bool = False
    """The session still goes on."""


@dataclass(frozen=True, slots=True)
class RulesPage:
    """The rules of one house, in words."""

    prefs: Preferences
    game: str
    profile: str
    title: str
    source: str
    values: Mapping[str, Any]
    """Every switch of the house."""
    clauses: tuple[tuple[str, tuple[tuple[str, str], ...]], ...]
    """Chapters: a heading, then clause and sentence, already in the reader's language."""
    offers: tuple[Offer, ...] = ()
    goes: tuple[str, ...] = ()
    """How the game goes in this house, in a few sentences."""


@dataclass(frozen=True, slots=True)
class UploadPage:
    """A record from somewhere else, to be looked through."""

    prefs: Preferences
    fault: str = ""
    """Where and why the file could not be read, in words."""


@dataclass(frozen=True, slots=True)
class NoticePage:
    """Something went wrong, or is not there: a sentence and the one thing that can be done."""

    prefs: Preferences
    code: str
    """``not-found``, ``not-yours``, ``elsewhere``, ``too-many``, ``too-large``, ``full``, ``trouble``."""
    status: int = 404
    back: str = "/"


Page: TypeAlias = (
    FrontPage | NewTablePage | TablePage | SessionPage | ReplayPage | ShufflePage | RulesPage | UploadPage | NoticePage
)
