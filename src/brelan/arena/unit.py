"""One unit of a tournament, played: the same decks for every rotation of the entries around the table."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from functools import cache
from random import Random
from typing import Final, NamedTuple

from ..bots import Bot, make_bot
from ..cards import derived_seed
from ..session import Session, Table
from ..table import POT, Chips, House, Posting, seat_name
from .tournament import Tournament

PAID: Final = frozenset(("open", "call", "raise", "carre"))
"""Words of Bouillotte by which a seat puts chips in of its own will."""


class Line(NamedTuple):
    """What one entry made of one session."""

    unit: int
    rotation: int
    seat: int
    entry: int
    hands: int
    played: int
    """Hands it stayed in (Bourré) or put chips in by a word of its own (Bouillotte)."""
    empty: int
    """Hands it stayed in without taking a trick; Bourré only."""
    pots: int
    """Hands in which it took a pot."""
    chips: Fraction
    """What it won, or lost, in the whole session."""


class Unit(NamedTuple):
    """A unit that was played to its end."""

    number: int
    lines: tuple[Line, ...]
    """By rotation, then by seat."""
    places: tuple[tuple[int, ...], ...]
    """For every hand, the place of each entry by the chips it made of it, 1 the best; equal chips, equal place."""
    decisions: int


def play_units(tournament: Tournament, numbers: Sequence[int]) -> list[Unit]:
    """Play the units with those *numbers*, one after the other."""
    return [play_unit(tournament, number) for number in numbers]


def play_unit(tournament: Tournament, number: int) -> Unit:
    """Play one unit. What a bot does that the rules do not allow raises ``IllegalError``."""
    house = tournament.house()
    played = [Sitting(tournament, house, number, rotation) for rotation in range(tournament.seats)]
    for sitting in played:
        sitting.play()
    lines = tuple(line for sitting in played for line in sitting.lines())
    places = tuple(place for sitting in played for place in sitting.places)
    return Unit(number, lines, places, sum(sitting.decisions for sitting in played))


@cache
def seated(game: str, level: str, entry: int) -> Bot:
    """The bot of an entry, made once in each process; it is told its chances anew before each unit."""
    return make_bot(game, level)


class Sitting:
    """One session: one unit at one rotation."""

    def __init__(self, tournament: Tournament, house: House, number: int, rotation: int) -> None:
        self.tournament, self.number, self.rotation = tournament, number, rotation
        game, seats = tournament.rules, tournament.seats
        names = [tournament.entries[tournament.entry_in(seat, rotation)] for seat in range(seats)]
        session = Session.open(game, house, names, number % seats)
        # Seeds and cuts depend on the unit and the hand alone, so that every rotation is dealt the same decks.
        secret = derived_seed(f"arena {tournament.seed}".encode(), number)
        self.table = Table(session, lambda hand: derived_seed(secret, hand))
        self.cuts = Random(f"{tournament.seed} {number} cuts")
        self.bots = [self._seated(seat) for seat in range(seats)]
        self.before = self._worth(session)
        self.start = self.before
        self.played, self.empty, self.pots = [0] * seats, [0] * seats, [0] * seats
        self.places: list[tuple[int, ...]] = []
        self.decisions = 0

    def _seated(self, seat: int) -> Bot:
        entry = self.tournament.entry_in(seat, self.rotation)
        bot = seated(self.tournament.game, self.tournament.entries[entry], entry)
        bot.random.seed(f"{self.tournament.seed} {self.number} {entry}")
        return bot

    def play(self) -> None:
        """To the end of the session."""
        table, bots, cards = self.table, self.bots, len(self.table.session.house.deck)
        while not table.session.over:
            hand = table.session.hand
            if hand is None or hand.over:
                session = table.deal(self.cuts.randrange(1, cards))
            else:
                assert hand.to_act is not None
                session = table.act(bots[hand.to_act].choose(hand.view(hand.to_act)))
                self.decisions += 1
            if not session.in_hand:
                self._count(session)

    def _count(self, session: Session) -> None:
        """Take down what the finished hand came to."""
        tricks = session.reports[-1].get("tricks")
        words = {action.seat for action in session.log[-1].actions if action.verb in PAID}
        takers = {event.target for event in session.happenings if isinstance(event, Posting) and _awarded(event)}
        now = self._worth(session)
        for seat in range(self.tournament.seats):
            name = seat_name(seat)
            self.played[seat] += seat in words if tricks is None else name in tricks
            self.empty[seat] += tricks is not None and tricks.get(name) == 0
            self.pots[seat] += name in takers
        made = [0 * one for one in now]
        for seat, (here, there) in enumerate(zip(now, self.before, strict=True)):
            made[self.tournament.entry_in(seat, self.rotation)] = here - there
        self.places.append(tuple(1 + sum(other > mine for other in made) for mine in made))
        self.before = now

    def _worth(self, session: Session) -> tuple[Chips, ...]:
        """What each seat would go home with if the pot were divided now."""
        if session.result is not None:
            return session.result.totals
        totals: tuple[Chips, ...] = session.game.result(session.house, session.ledger)[1].totals
        return totals

    def lines(self) -> list[Line]:
        """What each seat made of the session."""
        made = [Fraction(end) - start for end, start in zip(self.before, self.start, strict=True)]
        if sum(made):
            raise AssertionError("chips were lost or made")
        return [
            Line(
                self.number,
                self.rotation,
                seat,
                self.tournament.entry_in(seat, self.rotation),
                self.tournament.hands,
                self.played[seat],
                self.empty[seat],
                self.pots[seat],
                made[seat],
            )
            for seat in range(self.tournament.seats)
        ]


def _awarded(event: Posting) -> bool:
    return event.source == POT and event.reason == "award"
