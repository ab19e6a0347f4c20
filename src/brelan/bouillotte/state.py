"""What is on the table during one hand, as frozen parts that change at different times.

Sets of seats are masks with bit ``1 << seat``; cards are masks; tuples run by seat. Play runs counterclockwise:
after seat *i* comes *i* − 1.
"""

from __future__ import annotations

from typing import Final, NamedTuple, TypeVar

from ..cards import Card, Cards
from .profile import House

T = TypeVar("T")

BLIND: Final = 0
SPEAK: Final = 1
ANSWER: Final = 2
MORE: Final = 3
OVER: Final = 4
PHASES: Final = ("blind bets", "before the opening", "answering", "raising again", "over")


class Deal(NamedTuple):
    """What the deal fixes. While blind bets go on nobody has seen any of it (L-CARRE-2)."""

    house: House
    dealer: int
    carried: int
    """Chips in the pot from hands that all passed."""
    hands: tuple[Cards, ...]
    retourne: Cards
    unused: tuple[Card, ...]

    def seat_at(self, place: int) -> int:
        """The seat at *place*: 0 is the dealer's right neighbour, the last is the dealer."""
        return (self.dealer - 1 - place) % self.house.seats

    def places(self, seats: int) -> int:
        """The set *seats* as a set of places."""
        return sum(1 << place for place in range(self.house.seats) if seats >> self.seat_at(place) & 1)


class Blind(NamedTuple):
    """How far the blind bets have come (L-CARRE)."""

    made: int = 0
    """Places that have made a carre in their turn; the next one's turn comes then."""
    buyback: bool = False
    """Whether the seat asked may take back the last position (L-CARRE-3)."""
    last: int | None = None
    """The seat of the last carre."""


class Bets(NamedTuple):
    """Chips in front of the seats and in the middle, and who has to speak."""

    chips: tuple[int, ...]
    """What is left of each cave."""
    put: tuple[int, ...]
    """Each seat's contribution in this hand, antes included."""
    inside: int
    """Seats that have not folded."""
    said: tuple[str, ...]
    """Each seat's last word, empty before it has spoken."""
    waiting: int = 0
    """Seats still to be asked in this round."""
    aggressor: int | None = None
    """The opener or last raiser."""

    @property
    def level(self) -> int:
        """The highest contribution."""
        return max(self.put)

    @property
    def able(self) -> int:
        """Seats that are in and have chips."""
        return sum(1 << seat for seat, chips in enumerate(self.chips) if chips and self.inside >> seat & 1)

    def most(self, seat: int) -> int:
        """The highest contribution that the cave of *seat* allows."""
        return self.put[seat] + self.chips[seat]

    def saying(self, seat: int, word: str) -> Bets:
        """These bets after *seat* spoke and need not be asked again in this round."""
        return self._replace(said=changed(self.said, seat, word), waiting=self.waiting & ~(1 << seat))

    def paying(self, seat: int, contribution: int) -> Bets:
        """These bets after *seat* has brought its contribution up to *contribution*."""
        more = contribution - self.put[seat]
        return self._replace(
            chips=changed(self.chips, seat, self.chips[seat] - more), put=changed(self.put, seat, contribution)
        )


def changed(values: tuple[T, ...], seat: int, value: T) -> tuple[T, ...]:
    """*values* with that of *seat* replaced."""
    return (*values[:seat], value, *values[seat + 1 :])
