"""What one seat may know of a hand, put together from a whitelist."""

from __future__ import annotations

from dataclasses import dataclass, fields
from operator import attrgetter
from typing import TYPE_CHECKING, Any, Final

from ..cards import SUITS, Cards, bits_of, count, suit_of, write_mask
from ..table import CARD, Action, Option, Refusal, check_seat, seat_name
from .state import DECLARE, PHASES, PLAY

if TYPE_CHECKING:
    from .hand import Hand
    from .profile import House


@dataclass(frozen=True, slots=True)
class View:
    """A hand of Bourré as *seat* sees it; with seat None, as anybody who looks on sees it.

    Cards are masks, chips whole, tuples run by seat. Nothing here depends on a card the seat has not been shown.
    """

    seat: int | None
    house: House
    dealer: int
    phase: str
    to_act: int | None
    pot: int
    turned: Cards
    trump: int
    """Suit 0–3."""
    own: Cards
    """The seat's cards; 0 for a spectator."""
    own_discards: Cards
    sizes: tuple[int, ...]
    """Cards in each hand."""
    active: int
    passed: int
    decided: int
    """Closed fist: seats that have decided, one way or the other."""
    drawn: tuple[int, ...]
    """Cards changed by each seat; −1 before it has drawn."""
    turned_held: bool
    """Whether the turned-up card is still in the dealer's hand."""
    stock: int
    """How many cards are left to draw."""
    tricks: tuple[int, ...]
    leader: int
    plays: tuple[Cards, ...]
    """Cards of the trick on the table, from the leader on."""
    winning: int | None
    """The seat that would win that trick as it lies."""
    last_leader: int
    last_plays: tuple[Cards, ...]
    gone: Cards
    """Every card played."""
    shown: tuple[Cards, ...]
    """Cards that each seat has shown not to hold."""
    awaits: str | None
    options: tuple[Option, ...]
    allowed: Cards
    """While this seat is to play: its legal cards."""
    refusals: tuple[tuple[Cards, Refusal], ...]
    """While this seat is to play: each of its other cards and why not."""
    misplay: tuple[Action, Refusal] | None
    """Told to the offender alone, while the card can be put right (B-ERROR-1)."""

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
            "seat": None if self.seat is None else seat_name(self.seat),
            "hand": _names(self.own),
            "discards": _names(self.own_discards),
            "legal": sorted([str(option) for option in self.options]),
            "refusals": {write_mask(bit): list(refusal[:2]) for bit, refusal in self.refusals},
            "misplay": None if self.misplay is None else [str(self.misplay[0]), *self.misplay[1][:2]],
        }

    def common_dict(self) -> dict[str, Any]:
        """The part of ``as_dict`` that is not."""
        asked = None if self.to_act is None else seat_name(self.to_act)
        order = [seat for seat in _from(self.leader, self.house.seats) if self.active >> seat & 1]
        return {
            "game": "bourre",
            "dealer": seat_name(self.dealer),
            "phase": self.phase,
            "to_act": asked,
            "pot": str(self.pot),
            "turned_up": write_mask(self.turned),
            "trump": SUITS[self.trump],
            "seats": {
                seat_name(seat): {
                    "cards": self.sizes[seat],
                    "state": self._state(seat),
                    "drawn": None if self.drawn[seat] < 0 else self.drawn[seat],
                    "tricks": self.tricks[seat],
                    "shown": _names(self.shown[seat]),
                }
                for seat in range(self.house.seats)
            },
            "stock": self.stock,
            "trick": [[seat_name(seat), write_mask(bit)] for seat, bit in zip(order, self.plays, strict=False)],
            "last_trick": [write_mask(bit) for bit in self.last_plays],
            "gone": _names(self.gone),
            "awaits": self.awaits,
        }

    def _state(self, seat: int) -> str:
        if self.passed >> seat & 1:
            return "passed"
        if self.active >> seat & 1:
            return "active"
        return "decided" if self.decided >> seat & 1 else "waiting"

    def __repr__(self) -> str:
        who = "spectator" if self.seat is None else f"{seat_name(self.seat)} with {write_mask(self.own) or '-'}"
        asked = f", {seat_name(self.to_act)} to act" if self.to_act is not None else ""
        return f"<bourre.View {who}, {self.phase}{asked}, trump {SUITS[self.trump]}, pot {self.pot}>"

    def __str__(self) -> str:
        lines = [f"turned up {write_mask(self.turned)}, pot {self.pot}, {self.phase}"]
        for seat in range(self.house.seats):
            known = write_mask(self.own) if seat == self.seat else f"{self.sizes[seat]} cards"
            words = [seat_name(seat), *([known] if self.sizes[seat] else []), self._state(seat)]
            marks = [mark for mark, on in (("dealer", seat == self.dealer), ("to act", seat == self.to_act)) if on]
            lines.append("  ".join([*words, f"tricks {self.tricks[seat]}", *marks]))
        if self.plays:
            lines.append(f"{seat_name(self.leader)} led: {' '.join(write_mask(bit) for bit in self.plays)}")
        if self.options:
            lines.append(f"legal: {', '.join(map(str, self.options))}")
        return "\n".join(lines)


_OWN: Final = frozenset(("seat", "own", "own_discards", "options", "allowed", "refusals", "misplay"))
_COMMON: Final = attrgetter(*[field.name for field in fields(View) if field.name not in _OWN])


def view_of(hand: Hand, seat: int | None) -> View:
    """What *seat* may know of *hand*."""
    if seat is not None:
        check_seat("seat", seat, hand.deal.house.seats)
    hand = _as_it_seems(hand, seat)
    deal, bids, tricks = hand.deal, hand.bids, hand.tricks
    mine = seat is not None and seat == hand.to_act
    own = 0 if seat is None else hand.hands[seat]
    fist = hand.phase == DECLARE and deal.house.closed_fist and seat is not None and not bids.spoken >> seat & 1
    if mine:
        options = hand.options()
    elif fist and seat is not None:
        # With a closed fist everybody decides at once; ``to_act`` only names the first who has not.
        options = hand._replace(to_act=seat).options()
    else:
        options = ()
    playing = mine and hand.phase == PLAY
    wrong = bits_of(own & ~hand.allowed) if playing else ()
    refusals = [(bit, hand.refusal(Action(seat or 0, CARD, bit))) for bit in wrong]
    misplay = hand.misplay
    return View(
        seat=seat,
        house=deal.house,
        dealer=deal.dealer,
        phase=PHASES[hand.phase],
        to_act=hand.to_act,
        pot=hand.pot,
        turned=deal.turned,
        trump=suit_of(deal.trump),
        own=own,
        own_discards=0 if seat is None else bids.discards[seat],
        sizes=tuple(map(count, hand.hands)),
        active=bids.active,
        passed=bids.passed,
        decided=bids.fists_in | bids.fists_out,
        drawn=bids.drawn,
        turned_held=bool(hand.hands[deal.dealer] & deal.turned),
        stock=len(bids.stock),
        tricks=tricks.won,
        leader=tricks.leader,
        plays=tricks.plays,
        winning=tricks.best_seat if tricks.plays else None,
        last_leader=tricks.last_leader,
        last_plays=tricks.last_plays,
        gone=tricks.gone,
        shown=tricks.shown,
        awaits=hand.awaits,
        options=options,
        allowed=hand.allowed if playing else 0,
        refusals=tuple((bit, refusal) for bit, refusal in refusals if refusal is not None),
        misplay=misplay if misplay is not None and misplay[0].seat == seat else None,
    )


def _names(cards: Cards) -> list[str]:
    return write_mask(cards).split() if cards else []


def _from(leader: int, seats: int) -> list[int]:
    return [(leader + step) % seats for step in range(seats)]


def _as_it_seems(hand: Hand, seat: int | None) -> Hand:
    """A misplay of somebody else looks like any other play until it stands (B-ERROR-1): nothing may give it away."""
    pending = hand.honour.misplay
    if pending is None or pending.action.seat == seat or hand.to_act is None:
        return hand
    return hand._replace(tricks=hand.tricks._replace(shown=pending.seems)).asking(hand.to_act)
