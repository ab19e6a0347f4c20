"""What a page needs, and nothing else: built from a view and from what everybody at the table knows, never from a hand.

One frozen class for each page. ``render`` turns each of them into HTML; no other function writes to people.

Addresses and form fields the pages use (each below ``prefs.root``):

- ``POST /quick`` game, name: a table against bots at once. ``GET /new?game=&profile=``; ``POST /tables`` game, profile,
  seats, level, clock, name, and each switch that differs as ``rule-NAME``.
- ``GET /t/TABLE`` the page, ``/t/TABLE/view`` its fragment, socket ``/t/TABLE/ws`` (each message is the fragment).
- ``POST /t/TABLE/act`` version, action_id, verb, card (none, one or many), amount. Answers with the fragment.
- ``POST /t/TABLE/…`` ``cut`` version, cut · ``ready`` · ``hint`` · ``sit`` seat, name · ``leave``
  · ``fill`` seat, level · ``free`` seat · ``start`` · ``close`` · ``say`` text
  · ``back`` (take the seat back from a stand-in)
  · ``again`` (another session: lays the table for it, or leads to the one that is laid).
- ``GET /t/TABLE/hands``, ``/t/TABLE/hands/N/STEP?open=1``, ``/t/TABLE/shuffle``, ``/t/TABLE/record.brelan``.
- ``GET /replay`` and ``POST /replay`` record (a file). ``GET /rules/GAME/PROFILE``.
- ``POST /prefs`` back, and any of language, theme, deck, large_index, last_card.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple, TypeAlias, TypeVar

from ..bots import DEFAULT_LEVEL
from ..table import Chips, Event, House, Refusal, Result, View
from ..words import runs
from .offer import Offer

LANGUAGES: Final = ("en", "fr", "es", "ca", "pt-PT")
THEMES: Final = ("auto", "light", "dark")
DECKS: Final = ("four", "two", "picture")

LOBBY: Final = "lobby"
"""Before the first hand: seats are taken, the invitation is shared."""
CUTTING: Final = "cutting"
"""The seed is committed to; the cutter is asked."""
PLAYING: Final = "playing"
SETTLED: Final = "settled"
"""A hand is over and its account lies open; nobody has asked for the next."""
OVER: Final = "over"
"""The session is divided up."""
STAGES: Final = (LOBBY, CUTTING, PLAYING, SETTLED, OVER)

PERSON: Final = "person"
BOT: Final = "bot"
FREE: Final = "free"
T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Preferences:
    """How one person likes to see the pages; kept in a cookie of theirs."""

    language: str = "en"
    theme: str = "auto"
    deck: str = "four"
    large_index: bool = False
    last_card: bool = False
    """Play the last card by itself when it is the only one."""
    name: str = ""
    """The name last used at a table."""
    path: str = "/"
    """Address of this page, to come back to after a change; begins with a slash, without the root path."""
    root: str = ""
    """What stands before every address when the house is behind a proxy."""


class Chair(NamedTuple):
    """One place at the table, as anybody may see it."""

    name: str
    kind: str = PERSON
    """``person``, ``bot`` or ``free``."""
    level: str = ""
    """Of a bot."""
    away: bool = False
    """The person has no open page."""
    stand_in: bool = False
    """A bot plays for the person until they are back."""
    chips: Chips = 0
    """Bourré: the account. Bouillotte: the cave, as it lies in front of the seat."""
    premium: Chips = 0
    """Bouillotte: the side account."""


@dataclass(frozen=True, slots=True)
class Coming:
    """Somebody came to a seat, or went from it."""

    kind: str
    """``sat`` on a free chair, ``took`` the seat of a bot, ``left`` it to one, ``back`` again,
    ``late`` when the clock decided for it, ``freed`` when it is nobody's any more."""
    seat: int
    before: str = ""
    """The bot whose seat was taken."""


@dataclass(frozen=True, slots=True)
class Line:
    """One line of the log: what happened in the hand with that number, as much as one sentence tells."""

    hand: int
    events: tuple[Event, ...]
    names: tuple[str, ...]
    """Of the seats, as they were called then: whoever comes later has not done it."""
    coming: Coming | None = None
    """What the line tells instead of events of the hand."""


def lines_of(hand: int, events: Sequence[Event], names: tuple[str, ...]) -> tuple[Line, ...]:
    """What happened at once in *hand*, line by line, while the seats had these *names*."""
    return tuple(Line(hand, run, names) for run in runs(events))


@dataclass(slots=True)
class Kept:
    """What was made of one table for a page, so that it need not be made again for the next."""

    moment: dict[Any, Any] = field(default_factory=dict)
    """What every seat may see, until something changes."""
    lasting: dict[Any, Any] = field(default_factory=dict)
    """What stays from one moment to the next, by who reads it."""

    def made(self, key: Any, state: Any, make: Callable[[], T]) -> T:
        """What *make* made under *key* when *state* was the same; made now when it was not."""
        kept = self.lasting.get(key)
        if kept is None or kept[0] != state:
            kept = self.lasting[key] = (state, make())
        found: T = kept[1]
        return found


@dataclass(frozen=True, slots=True)
class Said:
    """Something a person said at the table."""

    name: str
    text: str
    number: int = 0


@dataclass(frozen=True, slots=True)
class Hint:
    """What a bot would do, as the record writes it without the seat, and why in codes of the catalogue."""

    action: str
    code: str = ""
    args: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class TablePage:
    """A table at one moment, for one seat or for somebody who looks on."""

    prefs: Preferences
    table: str
    """Its id, as addresses have it."""
    game: str
    house: House
    title: str
    """The profile's title."""
    stage: str
    version: int
    action_id: str
    """Sent back with an action, so that doing it twice does it once."""
    chairs: tuple[Chair, ...]
    me: int | None = None
    host: bool = False
    """This person opened the table, or whoever did is away: they fill seats and start it."""
    may_free: tuple[int, ...] = ()
    """Seats that this person may give free, before the first hand."""
    may_sit: bool = True
    """Free seats may be taken with this link."""
    number: int = 1
    dealer: int = 0
    cutter: int = 0
    pot: Chips = 0
    view: View | None = None
    commitment: str = ""
    """Hash of the seed of the next hand, told before the cut."""
    account: tuple[Event, ...] = ()
    """What moved chips in this hand, or settled it, oldest first; what is due before the deal included."""
    log: tuple[Line, ...] = ()
    """The last lines of the session, oldest first."""
    forgotten: int = 0
    """Lines that came before the first of these."""
    reports: tuple[Mapping[str, Any], ...] = ()
    """Finished hands, as the replay prints them."""
    result: Result | None = None
    refused: Refusal | None = None
    """The answer to what this person tried last."""
    hint: Hint | None = None
    thinking: bool = False
    """A hint was asked for and is being thought about."""
    seconds: int | None = None
    """What is left on the clock of the seat to act."""
    clock: str = "none"
    ready: int = 0
    """Seats that have asked for the next hand, as a mask."""
    invite: str = ""
    """Whole address to share; empty for those who may not."""
    fault: str = ""
    """Why a seat was not given to whoever asked for one, in a word of ``answer``."""
    qr: tuple[str, ...] = ()
    """The invitation as rows of ``0`` and ``1``."""
    own_link: str = ""
    """Whole address that brings this person back to their seat from another device; a secret of theirs."""
    talk: tuple[Said, ...] = ()
    misplaced: tuple[str, ...] = ()
    """Cards that put a misplay right, as the record writes them; told to the offender alone."""
    changes: int = 0
    """Grows with everything that can be seen; a page takes nothing older than what it shows."""
    can_close: bool = False
    """An open-ended session may be ended now by this person."""
    next_by: int | None = None
    """The seat of whoever laid the table for another session; None while nobody has."""
    kept: Kept = field(default_factory=Kept, compare=False, repr=False)


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
