"""What the table's page needs, and nothing else: built from a view and from what everybody knows, never from a hand.

The other pages have their classes in ``papers``. ``render`` turns each into HTML; no other function writes to people.

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
from typing import Any, Final, NamedTuple, TypeVar

from ..table import Chips, Event, House, Refusal, Result, View
from ..words import runs

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
