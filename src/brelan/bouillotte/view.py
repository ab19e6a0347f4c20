"""What one seat may know of a hand, put together from a whitelist."""

from __future__ import annotations

from dataclasses import dataclass, fields
from operator import attrgetter
from typing import TYPE_CHECKING, Any, Final

from ..cards import SUITS, Cards, write_mask
from ..table import Action, Option, Refusal, check_seat, seat_name
from .refuse import WORDS
from .state import BLIND, PHASES, SPEAK

if TYPE_CHECKING:
    from .hand import Hand
    from .profile import House
    from .settle import Settlement


@dataclass(frozen=True, slots=True)
class View:
    """A hand of Bouillotte as *seat* sees it; with seat None, as anybody who looks on sees it.

    Cards are masks, chips whole numbers, tuples run by seat. Nothing depends on a card the seat has not been shown.
    """

    seat: int | None
    house: House
    dealer: int
    phase: str
    to_act: int | None
    carried: int
    """Chips that lay in the pot before this hand's antes."""
    pot: int
    retourne: Cards
    """0 while blind bets go on."""
    own: Cards
    """The seat's cards; 0 for a spectator, and before the deal."""
    shown: tuple[Cards, ...]
    """Hands laid open at the showdown, 0 for the others."""
    caves: tuple[int, ...]
    """Chips in front of each seat."""
    put: tuple[int, ...]
    """Each seat's contribution."""
    level: int
    inside: int
    """Seats that have not folded."""
    waiting: int
    """Seats still to be asked in this round, the one to act included."""
    said: tuple[str, ...]
    """Each seat's last word."""
    last_carre: int | None
    aggressor: int | None
    """The opener or last raiser."""
    options: tuple[Option, ...]
    refusals: tuple[tuple[str, Refusal], ...]
    """While this seat is to act: the words that it may not say, and why not."""
    settlement: Settlement | None

    @property
    def common(self) -> tuple[object, ...]:
        """Everything in the view that is not this seat's own: where it is equal, ``common_dict`` is."""
        return _COMMON(self)

    def as_dict(self) -> dict[str, Any]:
        """The view as plain JSON values; cards in the record's spelling, seats by name."""
        return {**self.common_dict(), **self.own_dict()}

    def own_dict(self) -> dict[str, Any]:
        """The part of ``as_dict`` that is this seat's own."""
        return {
            "seat": _named(self.seat),
            "hand": write_mask(self.own).split(),
            "legal": sorted([str(option) for option in self.options]),
            "refusals": {word: list(refusal[:2]) for word, refusal in self.refusals},
        }

    def common_dict(self) -> dict[str, Any]:
        """The part of ``as_dict`` that is not."""
        return {
            "game": "bouillotte",
            "dealer": seat_name(self.dealer),
            "phase": self.phase,
            "to_act": _named(self.to_act),
            "carried": str(self.carried),
            "pot": str(self.pot),
            "level": str(self.level),
            "retourne": write_mask(self.retourne) or None,
            "seats": {
                seat_name(seat): {
                    "cave": str(self.caves[seat]),
                    "put": str(self.put[seat]),
                    "state": self.state(seat),
                    "said": self.said[seat],
                    "shown": write_mask(self.shown[seat]).split(),
                }
                for seat in range(self.house.seats)
            },
            "last_carre": _named(self.last_carre),
            "aggressor": _named(self.aggressor),
            "settlement": settled(self.settlement),
        }

    def state(self, seat: int) -> str:
        """In a word, how *seat* stands in this hand: ``folded``, ``all_in``, ``passed``, ``in``."""
        if not self.inside >> seat & 1:
            return "folded"
        if not self.caves[seat] and self.settlement is None:
            return "all_in"
        return "passed" if self.said[seat] == "pass" and self.phase == PHASES[SPEAK] else "in"

    def __repr__(self) -> str:
        who = "spectator" if self.seat is None else f"{seat_name(self.seat)} with {write_mask(self.own) or '-'}"
        asked = f", {seat_name(self.to_act)} to act" if self.to_act is not None else ""
        return f"<bouillotte.View {who}, {self.phase}{asked}, pot {self.pot}>"

    def __str__(self) -> str:
        lines = [f"retourné {write_mask(self.retourne) or '-'}, pot {self.pot}, {self.phase}"]
        for seat in range(self.house.seats):
            known = write_mask(self.own if seat == self.seat else self.shown[seat]) or "-"
            words = [seat_name(seat), known, f"put in {self.put[seat]}, left {self.caves[seat]}", self.state(seat)]
            words += [mark for mark, on in (("dealer", seat == self.dealer), ("to act", seat == self.to_act)) if on]
            lines.append("  ".join(words))
        if self.options:
            lines.append(f"legal: {', '.join(map(str, self.options))}")
        return "\n".join(lines)


_OWN: Final = frozenset(("seat", "own", "options", "refusals"))
_COMMON: Final = attrgetter(*[field.name for field in fields(View) if field.name not in _OWN])


def _named(seat: int | None) -> str | None:
    return None if seat is None else seat_name(seat)


def settled(end: Settlement | None) -> dict[str, Any] | None:
    """A settlement as plain JSON values, in the words of the record."""
    if end is None:
        return None
    return {
        "end": end.end,
        "taker": _named(end.taker),
        "pots": [
            {
                "amount": str(pot.amount),
                "eligible": [seat_name(seat) for seat in pot.eligible],
                "winner": seat_name(pot.winner),
                "by": pot.by,
                "suit": None if pot.suit < 0 else SUITS[pot.suit],
            }
            for pot in end.pots
        ],
        "returned": {seat_name(seat): str(chips) for seat, chips in enumerate(end.returned) if chips},
        "carried": str(end.carried),
        "premiums": {seat_name(seat): str(chips) for seat, chips in enumerate(end.premiums)},
    }


def view_of(hand: Hand, seat: int | None) -> View:
    """What *seat* may know of *hand*."""
    if seat is not None:
        check_seat("seat", seat, hand.deal.house.seats)
    deal, bets, end = hand.deal, hand.bets, hand.settlement
    seen = hand.phase != BLIND
    mine = seat is not None and seat == hand.to_act
    options = hand.options() if mine else ()
    can = {option.action.verb for option in options}
    words = [word for words in WORDS.values() for word in words if mine and word not in can]
    refusals = {word: hand.refusal(Action(seat or 0, word)) for word in words}
    return View(
        seat=seat,
        house=deal.house,
        dealer=deal.dealer,
        phase=PHASES[hand.phase],
        to_act=hand.to_act,
        carried=deal.carried,
        pot=hand.pot,
        retourne=deal.retourne if seen else 0,
        own=0 if seat is None or not seen else deal.hands[seat],
        shown=(0,) * deal.house.seats if end is None else end.shown,
        caves=hand.caves,
        put=bets.put,
        level=bets.level,
        inside=bets.inside,
        waiting=bets.waiting,
        said=bets.said,
        last_carre=hand.blind.last,
        aggressor=bets.aggressor,
        options=options,
        refusals=tuple((word, refused) for word, refused in refusals.items() if refused is not None),
        settlement=end,
    )
