"""Bouillotte as the session sees it: what is paid before a hand, who deals next, how it ends (L-TABLE, L-SESSION)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from types import MappingProxyType
from typing import Any, Final, NamedTuple

from ..cards import Card
from ..table import BANK, POT, Grammar, Ledger, Posting, Profile, Result, Switch, Takes, places, seat_name
from . import profile as rules
from .carre import antes
from .hand import Hand, dealt
from .premium import side_account
from .profile import House
from .refuse import AMOUNTS
from .view import settled


class Carry(NamedTuple):
    """What a hand leaves to the next."""

    dealer: int
    pot: int = 0
    """Chips left over from hands that all passed (L-BET-9)."""


def bank_account(seat: int) -> str:
    """What *seat* has had of the bank, below zero: its first cave and every refill."""
    return f"{BANK} {seat_name(seat)}"


class Bouillotte:
    """The game Bouillotte; see ``table.Game`` for what each part promises."""

    name: Final = "bouillotte"
    step: Final = -1
    cutter: Final = 1
    """The deck is cut at the dealer's left (L-DEAL-1)."""
    session_clause: Final = "L-SESSION-1"
    dealer_clause: Final = "L-TABLE-1"
    grammar: Grammar = MappingProxyType(
        {
            word: Takes.AMOUNT if word in AMOUNTS else Takes.NOTHING
            for word in ("carre", "decline", "pass", "open", "call", "raise", "fold", "no-more")
        }
    )
    switches: Mapping[str, Switch] = rules.SWITCHES
    profiles: Mapping[str, Profile] = rules.PROFILES
    default_profile: Final = rules.DEFAULT_PROFILE

    def house(self, profile: str, seats: int, overrides: Mapping[str, Any]) -> House:
        """Rules settled for a table of *seats*. Raises ``HouseError``."""
        return rules.house(profile, seats, overrides)

    def own_house(self, profile: Profile, seats: int, overrides: Mapping[str, Any]) -> House:
        """The same for a profile of one's own."""
        return rules.own_house(profile, seats, overrides)

    def ledger(self, house: House) -> Ledger:
        """Every seat with a full cave out of the bank, and nothing on the side accounts (L-TABLE-1, L-PREMIUM-3)."""
        seats = range(house.seats)
        return Ledger(
            {seat_name(seat): house.cave for seat in seats}
            | {POT: 0}
            | {bank_account(seat): -house.cave for seat in seats}
            | {side_account(seat): 0 for seat in seats}
        )

    def first(self, house: House, dealer: int) -> Carry:
        """Before the first hand the pot is empty."""
        return Carry(dealer)

    def opening(self, house: House, carry: Carry, ledger: Ledger) -> Sequence[Posting]:
        """Refills of empty caves, then the antes (L-TABLE-2, L-CARRE-1 and 4)."""
        seats = range(house.seats)
        caves = [ledger.whole(seat_name(seat)) for seat in seats]
        refills = [
            Posting(bank_account(seat), seat_name(seat), house.cave, "refill", "L-TABLE-2")
            for seat in seats
            if not caves[seat]
        ]
        paid = antes(house, carry.dealer, [cave or house.cave for cave in caves])
        clause = "L-CARRE-1" if house.ante_by == "dealer" else "L-CARRE-4"
        return refills + [Posting(seat_name(seat), POT, paid[seat], "ante", clause) for seat in seats if paid[seat]]

    def deal(self, house: House, carry: Carry, ledger: Ledger, deck: tuple[Card, ...]) -> Hand:
        """A new hand on the antes that lie in the pot."""
        put = [0 if house.ante_by == "dealer" else 1] * house.seats
        # What is in the pot beyond the carried chips and the other seats' antes is the dealer's.
        put[carry.dealer] += ledger.whole(POT) - carry.pot - sum(put)
        caves = [ledger.whole(seat_name(seat)) for seat in range(house.seats)]
        return dealt(house, carry.dealer, caves, put, carry.pot, deck)

    def following(self, house: House, carry: Carry, hand: Hand) -> Carry:
        """The deal passes to the right, whatever lies in front of that seat (L-TABLE-1)."""
        end = hand.settlement
        assert end is not None
        return Carry((carry.dealer - 1) % house.seats, end.carried)

    def report(self, house: House, hand: Hand, ledger: Ledger, carry: Carry) -> dict[str, Any]:
        """The finished hand as the replay prints it; see the record format."""
        seats = range(house.seats)
        end = settled(hand.settlement)
        assert end is not None
        return {
            "dealer": seat_name(hand.deal.dealer),
            "end": end["end"],
            "pots": end["pots"],
            "returned": end["returned"],
            "carried": end["carried"],
            "caves": {seat_name(seat): str(ledger[seat_name(seat)]) for seat in seats},
            "premiums": {seat_name(seat): str(ledger[side_account(seat)]) for seat in seats},
            "refills": {seat_name(seat): str(-ledger.whole(bank_account(seat)) // house.cave - 1) for seat in seats},
        }

    def result(self, house: House, ledger: Ledger) -> tuple[Sequence[Posting], Result]:
        """What is left in the pot, divided exactly, the net results and the places (L-SESSION-1 and 2)."""
        seats = range(house.seats)
        share = Fraction(ledger.whole(POT), house.seats)
        postings = [Posting(POT, seat_name(seat), share, "share", "L-SESSION-1") for seat in seats if share]
        nets = tuple(
            ledger[seat_name(seat)] + ledger[side_account(seat)] + ledger[bank_account(seat)] + share for seat in seats
        )
        return postings, Result(share, nets, "net", places(nets))

    def __repr__(self) -> str:
        return "bouillotte.GAME"


GAME: Final = Bouillotte()
