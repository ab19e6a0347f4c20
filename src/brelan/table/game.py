"""The contract of a game: what the session, the record and the front doors ask of Bourré and Bouillotte alike.

A **house** is the settled rules at one table. A **carry** is what one hand leaves to the next besides chips: who deals,
who is exempt. A **hand** is one deal, from its first decision to its settlement; it is frozen, and every action gives a
new one. The rules draw no random number: decks come in from outside, and so does a reshuffle in mid-hand.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, Protocol, Self, TypeAlias, TypeVar, runtime_checkable

from ..cards import Card, Cards
from .action import Action, Grammar
from .happening import Event
from .house import Profile, Switch
from .ledger import Ledger, Posting
from .refusal import Refusal
from .standing import Result

Json: TypeAlias = Any


class Option(NamedTuple):
    """One kind of legal action, for lists and forms: a single action, or a range of numbers."""

    action: Action
    """The action itself, or for a range the one with its lowest number."""
    low: int = 0
    high: int = -1
    """Numbers allowed (chips of the whole contribution, or cards to change) when ``low <= high``."""

    def __str__(self) -> str:
        if self.low > self.high:
            return str(self.action)
        span = str(self.low) if self.low == self.high else f"{self.low}-{self.high}"
        return f"{Action(self.action.seat, self.action.verb)} {span}"


class House(Protocol):
    """Settled rules: a profile with its overrides, for a number of seats."""

    @property
    def profile(self) -> str: ...
    @property
    def seats(self) -> int: ...
    @property
    def hands(self) -> int:
        """How many hands a session has; 0 is open-ended."""

    @property
    def overrides(self) -> Mapping[str, Any]:
        """Switches that differ from the profile, as the record writes them."""

    @property
    def switches(self) -> Mapping[str, Any]:
        """Every switch as a file would set it for this table, whichever profile it comes from."""

    @property
    def deck(self) -> tuple[Card, ...]:
        """The cards of the game in ascending order."""


class Carry(Protocol):
    """What a hand leaves to the next besides chips."""

    @property
    def dealer(self) -> int: ...


@runtime_checkable
class View(Protocol):
    """What one seat (or a spectator) may know of a hand: built up from a whitelist, never cut down from the whole."""

    @property
    def seat(self) -> int | None: ...
    @property
    def house(self) -> House: ...
    @property
    def to_act(self) -> int | None: ...
    @property
    def options(self) -> tuple[Option, ...]:
        """What this seat may do now; empty unless it is to act."""

    @property
    def common(self) -> tuple[object, ...]:
        """Everything in the view that is not this seat's own: where it is equal, ``common_dict`` is."""

    def as_dict(self) -> dict[str, Json]:
        """The view as plain JSON values: the same bytes for the same knowledge."""

    def common_dict(self) -> dict[str, Json]:
        """The part of ``as_dict`` that is not this seat's own."""

    def own_dict(self) -> dict[str, Json]:
        """The part of ``as_dict`` that is."""


class Hand(Protocol):
    """One deal. Frozen: ``apply`` gives a new hand and leaves this one as it was."""

    @property
    def to_act(self) -> int | None:
        """The seat that is asked; None when the hand is over or waits for chance."""

    @property
    def over(self) -> bool: ...
    @property
    def awaits(self) -> str | None:
        """The verb of chance that must come next (``restock``), or None."""

    @property
    def pool(self) -> Cards:
        """The cards that the awaited reshuffle is made of; 0 when none is awaited."""

    @property
    def happenings(self) -> tuple[Event, ...]:
        """What the last action (or the deal) brought about, postings among them, in order."""

    def legal(self) -> Sequence[Action]:
        """Exactly the actions of the seat to act for which ``refusal`` is None; never empty while a seat is to act."""

    def options(self) -> tuple[Option, ...]:
        """The same as ``legal``, with numbers gathered into ranges."""

    def refusal(self, action: Action) -> Refusal | None:
        """Why *action* is not allowed now, or None. Never raises, changes nothing."""

    def apply(self, action: Action) -> Self:
        """The hand after *action*. Raises ``IllegalError`` when ``refusal`` names a reason."""

    def view(self, seat: int | None) -> View:
        """What *seat* may know; None for a spectator."""

    def accepts(self, action: Action) -> Refusal | None:
        """What ``apply`` will not take: as ``refusal``, but that a table of honour takes a misplay (B-ERROR)."""

    @property
    def misplay(self) -> tuple[Action, Refusal] | None:
        """Honour play: the card that breaks a rule and can still be put right; for the offender and the record."""


_House = TypeVar("_House", bound=House)
_Carry = TypeVar("_Carry", bound=Carry)
_Hand = TypeVar("_Hand", bound=Hand)


class Game(Protocol[_House, _Carry, _Hand]):
    """One game, as a value: everything the other rooms need, so that none of them asks which game it is."""

    @property
    def name(self) -> str: ...
    @property
    def step(self) -> int:
        """+1 when the next seat is the left neighbour (clockwise), −1 when it is the right one."""

    @property
    def cutter(self) -> int:
        """Which neighbour of the dealer cuts: +1 left, −1 right."""

    @property
    def session_clause(self) -> str:
        """The clause on how many hands a session has."""

    @property
    def dealer_clause(self) -> str:
        """The clause on who deals next."""

    @property
    def grammar(self) -> Grammar: ...
    @property
    def switches(self) -> Mapping[str, Switch]: ...
    @property
    def profiles(self) -> Mapping[str, Profile]: ...
    @property
    def default_profile(self) -> str: ...

    def house(self, profile: str, seats: int, overrides: Mapping[str, Any]) -> _House:
        """Rules settled for a table of *seats*. Raises ``HouseError``, which names the switch."""

    def own_house(self, profile: Profile, seats: int, overrides: Mapping[str, Any]) -> _House:
        """The same for a profile of one's own."""

    def ledger(self, house: _House) -> Ledger:
        """The account book before the first hand."""

    def first(self, house: _House, dealer: int) -> _Carry:
        """What the first hand starts from."""

    def opening(self, house: _House, carry: _Carry, ledger: Ledger) -> Sequence[Event]:
        """What is paid before the deal, refills and antes, and what there is to tell of it."""

    def deal(self, house: _House, carry: _Carry, ledger: Ledger, deck: tuple[Card, ...]) -> _Hand:
        """A new hand from *deck*, top card first, after the opening was posted to *ledger*."""

    def following(self, house: _House, carry: _Carry, hand: _Hand) -> _Carry:
        """What the finished *hand* leaves to the next."""

    def report(self, house: _House, hand: _Hand, ledger: Ledger, carry: _Carry) -> dict[str, Json]:
        """The finished *hand* as the replay prints it; *ledger* after it, *carry* what ``following`` gave."""

    def result(self, house: _House, ledger: Ledger) -> tuple[Sequence[Posting], Result]:
        """The last division and the places (B-SESSION, L-SESSION)."""


AnyGame: TypeAlias = Game[Any, Any, Any]
"""A game when it does not matter which."""
