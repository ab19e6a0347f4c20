"""What is on the table during one hand, as frozen parts that change at different times.

Sets of seats are masks with bit ``1 << seat``; cards are masks; tuples run by seat.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from ..cards import Card, Cards
from ..table import Action, Refusal
from .profile import House

DECLARE: Final = 0
DRAW: Final = 1
RESTOCK: Final = 2
PLAY: Final = 3
OVER: Final = 4
PHASES: Final = ("declaring", "drawing", "waiting for a reshuffle", "playing", "over")


class Deal(NamedTuple):
    """What the deal fixed."""

    house: House
    dealer: int
    turned: Cards
    """The turned-up card, the dealer's own (B-DEAL-2)."""
    trump: Cards
    """All cards of the trump suit."""


class Bids(NamedTuple):
    """Who stays, and what was changed (B-DECLARE, B-DRAW)."""

    active: int = 0
    passed: int = 0
    fists_in: int = 0
    """Closed fist: seats that have secretly decided to play, until all hands open."""
    fists_out: int = 0
    drawn: tuple[int, ...] = ()
    """Cards changed by each seat, −1 before it has drawn."""
    discards: tuple[Cards, ...] = ()
    """Each seat's own discards, as far as they have not gone back into the stock."""
    folded: Cards = 0
    """Passed hands that can still come into the stock."""
    stock: tuple[Card, ...] = ()
    wanting: int = 0
    """Cards the drawing seat still lacks while a reshuffle is awaited."""

    @property
    def spoken(self) -> int:
        """Seats that have declared, openly or with a closed fist."""
        return self.active | self.passed | self.fists_in | self.fists_out


class Tricks(NamedTuple):
    """The tricks, the one on the table included (B-PLAY)."""

    packed: int
    """Tricks won: seat *s* in bits 4s to 4s+3, as the kernels of the settlement take them."""
    shown: tuple[Cards, ...]
    """Cards each seat has shown not to hold (B-CINCH-2)."""
    gone: Cards = 0
    """Every card played."""
    leader: int = 0
    led: Cards = 0
    """All cards of the suit led; 0 on lead."""
    best: Cards = 0
    best_seat: int = 0
    plays: tuple[Cards, ...] = ()
    """Cards of the trick on the table, from the leader on."""
    left: int = 0
    """Seats still to play to this trick."""
    last_leader: int = 0
    last_plays: tuple[Cards, ...] = ()
    """The trick before, as it was taken up."""

    @property
    def won(self) -> tuple[int, ...]:
        """Tricks won by each seat."""
        return tuple([self.packed >> 4 * seat & 15 for seat in range(len(self.shown))])


class Misplay(NamedTuple):
    """A card that broke a rule and can still be put right (B-ERROR-1)."""

    action: Action
    refusal: Refusal
    hands: tuple[Cards, ...]
    """Hands and tricks as they were before it, should it be taken back."""
    tricks: Tricks
    seems: tuple[Cards, ...]
    """What the others take it to show, as they cannot know yet that it breaks a rule."""


class Honour(NamedTuple):
    """Slips at the table of honour (B-ERROR)."""

    reneges: tuple[int, ...]
    lost_deals: tuple[int, ...]
    barred: int = 0
    """Seats without the right to the pot."""
    misplay: Misplay | None = None
