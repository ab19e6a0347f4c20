"""One hand of Bouillotte, from the blind bets to the settlement: the gate through which every action goes."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from ..cards import Card, Cards, write_mask
from ..table import Action, Event, IllegalError, Option, Refusal, seat_name
from . import betting, carre, refuse
from .profile import House
from .settle import Settlement, settle
from .state import BLIND, OVER, PHASES, Bets, Blind, Deal
from .view import View, view_of


class Hand(NamedTuple):
    """A hand of Bouillotte at one moment. Frozen: ``apply`` gives the next."""

    deal: Deal
    phase: int
    to_act: int | None
    bets: Bets
    blind: Blind = Blind()
    happenings: tuple[Event, ...] = ()
    settlement: Settlement | None = None

    @property
    def over(self) -> bool:
        """Whether the hand is settled."""
        return self.phase == OVER

    @property
    def awaits(self) -> None:
        """Chance has no part in Bouillotte after the deal."""
        return None

    @property
    def pool(self) -> Cards:
        """No reshuffle is ever awaited."""
        return 0

    @property
    def misplay(self) -> None:
        """No misplay can happen: what is not allowed is refused."""
        return None

    @property
    def pot(self) -> int:
        """All chips in the middle, those carried into the hand included; what is carried on once it is over."""
        return self.deal.carried + sum(self.bets.put) if self.settlement is None else self.settlement.carried

    @property
    def caves(self) -> tuple[int, ...]:
        """Chips in front of each seat."""
        return self.bets.chips if self.settlement is None else self.settlement.caves

    def legal(self) -> tuple[Action, ...]:
        """All that the seat to act may do, every amount on its own (L-CARRE, L-BET); ``options`` is shorter."""
        found: list[Action] = []
        for option in self.options():
            if option.low > option.high:
                found.append(option.action)
            seat, verb = option.action[:2]
            found += [Action(seat, verb, amount=amount) for amount in range(option.low, option.high + 1)]
        return tuple(found)

    def options(self) -> tuple[Option, ...]:
        """``legal`` with the amounts of a word gathered into one range."""
        seat = self.to_act
        if seat is None:
            return ()
        found: list[Option] = []
        for verb in refuse.WORDS[self.phase]:
            low, high = self.amounts(verb, seat)
            if verb not in refuse.AMOUNTS:
                found.append(Option(Action(seat, verb)))
            elif low <= high:
                found.append(Option(Action(seat, verb, amount=low), low, high))
        return tuple(found)

    def amounts(self, verb: str, seat: int) -> tuple[int, int]:
        """Contributions that *seat* may name with *verb*, lowest and highest; the first above the second when none."""
        if verb == "open":
            return betting.open_range(self.deal.house, self.bets, seat)
        if verb == "raise" and betting.can_be_answered(self.bets, seat):
            return betting.raise_range(self.bets, seat)
        return 0, -1

    def refusal(self, action: Action) -> Refusal | None:
        """Why *action* is not allowed now: code, clause, arguments. None when it is."""
        return refuse.refusal(self, action)

    def accepts(self, action: Action) -> Refusal | None:
        """What ``apply`` will not take: the same as ``refusal``."""
        return refuse.refusal(self, action)

    def apply(self, action: Action) -> Hand:
        """The hand after *action*. Raises ``IllegalError`` and changes nothing when it is refused."""
        refused = refuse.refusal(self, action)
        if refused is not None:
            raise IllegalError(refused)
        return _AFTER[action.verb](self, action)

    def view(self, seat: int | None) -> View:
        """What *seat* may know; None for somebody who looks on. Raises ``ValueError`` for a seat that is not there."""
        return view_of(self, seat)

    def settled(self, end: str, events: list[Event]) -> Hand:
        """This hand brought to its end, one of the four words of the record (L-BET-6 to 9)."""
        done = settle(self.deal, self.bets, self.blind.last, end)
        return self._replace(phase=OVER, to_act=None, settlement=done, happenings=(*events, *done.events))

    def __repr__(self) -> str:
        asked = f", {seat_name(self.to_act)} to act" if self.to_act is not None else ""
        return f"<bouillotte.Hand {self.deal.house.profile}, {PHASES[self.phase]}{asked}, pot {self.pot}>"

    def __str__(self) -> str:
        lines = [f"retourné {write_mask(self.deal.retourne)}, pot {self.pot}, {PHASES[self.phase]}"]
        for seat, cards in enumerate(self.deal.hands):
            words = [seat_name(seat), write_mask(cards), f"put in {self.bets.put[seat]}, left {self.caves[seat]}"]
            words += [self.bets.said[seat]] if self.bets.said[seat] else []
            words += ["dealer"] if seat == self.deal.dealer else []
            words += ["to act"] if seat == self.to_act else []
            lines.append("  ".join(words))
        return "\n".join(lines)


_AFTER: Final[dict[str, Callable[[Hand, Action], Hand]]] = {
    "carre": carre.carred,
    "decline": carre.declined,
    "pass": betting.passed,
    "open": betting.opened,
    "call": betting.called,
    "raise": betting.raised,
    "fold": betting.folded,
    "no-more": betting.stayed,
}


def dealt(
    house: House, dealer: int, caves: Sequence[int], put: Sequence[int], carried: int, deck: Sequence[Card]
) -> Hand:
    """The hand once the antes are in, before any card is seen; it may be over at once when nobody has chips left.

    *caves* and *put* by seat, in chips, after the antes; *deck* holds all cards, top card first (L-DEAL-1).
    """
    seats = house.seats
    hands = [0] * seats
    for place in range(3 * seats):
        hands[(dealer - 1 - place) % seats] |= 1 << deck[place]
    hand = Hand(
        deal=Deal(house, dealer, carried, tuple(hands), 1 << deck[3 * seats], tuple(deck[3 * seats + 1 :])),
        phase=BLIND,
        to_act=None,
        bets=Bets(tuple(caves), tuple(put), (1 << seats) - 1, ("",) * seats),
    )
    return carre.offered(hand, []) if house.carre else carre.dealt(hand, [])
