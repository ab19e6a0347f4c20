"""Bourré as the session sees it: antes, who deals next, how it ends (B-ANTE, B-TABLE-4, B-SESSION)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import Any, ClassVar, Final, NamedTuple

from ..cards import Card
from ..table import (
    BANK,
    CARD,
    POT,
    Event,
    Grammar,
    Happening,
    Ledger,
    Posting,
    Profile,
    Result,
    Switch,
    Takes,
    places,
    seat_name,
)
from . import profile as rules
from .hand import Hand, dealt
from .profile import House
from .stay import put


class Carry(NamedTuple):
    """What a hand leaves to the next besides chips."""

    dealer: int
    exempt: int = 0
    """Seats that pay no ante (B-ANTE-2)."""
    lost_deals: tuple[int, ...] = ()
    """Turns to deal that each seat still has to miss (B-ERROR-5)."""
    missed: tuple[int, ...] = ()
    """The seats that the deal has passed over on its way to this dealer, in that order."""


class Bourre:
    """The game Bourré; see ``table.Game`` for what each part promises."""

    name: Final = "bourre"
    step: Final = 1
    cutter: Final = -1
    """The deck is cut at the dealer's right (B-DEAL-1)."""
    session_clause: Final = "B-SESSION-1"
    dealer_clause: Final = "B-TABLE-4"
    grammar: ClassVar[Grammar] = {
        "pass": Takes.NOTHING,
        "play": Takes.NOTHING,
        "draw": Takes.CARDS,
        CARD: Takes.CARD,
        "correct": Takes.CARD,
        "early": Takes.NOTHING,
        "restock": Takes.ORDER,
    }
    switches: ClassVar[Mapping[str, Switch]] = rules.SWITCHES
    profiles: ClassVar[Mapping[str, Profile]] = rules.PROFILES
    default_profile: Final = rules.DEFAULT_PROFILE

    def house(self, profile: str, seats: int, overrides: Mapping[str, Any]) -> House:
        """Rules settled for a table of *seats*. Raises ``HouseError``."""
        return rules.house(profile, seats, overrides)

    def own_house(self, profile: Profile, seats: int, overrides: Mapping[str, Any]) -> House:
        """The same for a profile of one's own."""
        return rules.own_house(profile, seats, overrides)

    def ledger(self, house: House) -> Ledger:
        """Every seat with its starting chips, out of the bank (B-TABLE-3)."""
        accounts = {seat_name(seat): house.start for seat in range(house.seats)}
        return Ledger({**accounts, POT: 0, BANK: -house.start * house.seats})

    def first(self, house: House, dealer: int) -> Carry:
        """Before the first hand nobody is exempt (B-ANTE-1)."""
        return Carry(dealer, 0, (0,) * house.seats)

    def opening(self, house: House, carry: Carry, ledger: Ledger) -> Sequence[Event]:
        """Who has missed a turn to deal (B-ERROR-5), and the antes (B-ANTE-1 and 2)."""
        missed = [Happening("deal_missed", seat, clause="B-ERROR-5") for seat in carry.missed]
        if house.dealer_antes:
            return [*missed, Posting(seat_name(carry.dealer), POT, house.ante * house.seats, "ante", "B-ANTE-1")]
        paying = [seat for seat in range(house.seats) if not carry.exempt >> seat & 1]
        return [*missed, *(Posting(seat_name(seat), POT, house.ante, "ante", "B-ANTE-1") for seat in paying)]

    def deal(self, house: House, carry: Carry, ledger: Ledger, deck: tuple[Card, ...]) -> Hand:
        """A new hand for P, the chips in the pot."""
        return dealt(house, carry.dealer, ledger.whole(POT), deck)

    def following(self, house: House, carry: Carry, hand: Hand) -> Carry:
        """The deal passes to the left, past those who lost a turn to deal (B-TABLE-4, B-ERROR-5)."""
        end = hand.settlement
        assert end is not None
        lost = tuple(old + new for old, new in zip(carry.lost_deals, end.lost_deals, strict=True))
        dealer = (carry.dealer + 1) % house.seats
        missed: list[int] = []
        while lost[dealer]:
            missed.append(dealer)
            lost = put(lost, dealer, lost[dealer] - 1)
            dealer = (dealer + 1) % house.seats
        return Carry(dealer, end.exempt, lost, tuple(missed))

    def report(self, house: House, hand: Hand, ledger: Ledger, carry: Carry) -> dict[str, Any]:
        """The finished hand as the replay prints it; see the record format."""
        end = hand.settlement
        assert end is not None
        seats = range(house.seats)
        report: dict[str, Any] = {
            "dealer": seat_name(hand.deal.dealer),
            "pot": str(end.pot),
            "tricks": {seat_name(seat): end.tricks[seat] for seat in seats if end.active >> seat & 1},
            "winner": None if end.winner is None else seat_name(end.winner),
            "fines": {seat_name(seat): str(end.fines[seat]) for seat in seats if end.fines[seat]},
            "carried": str(ledger[POT]),
            "balances": {seat_name(seat): str(ledger[seat_name(seat)]) for seat in seats},
        }
        if house.honour:
            report["reneges"] = {seat_name(seat): end.reneges[seat] for seat in seats if end.reneges[seat]}
            report["barred"] = [seat_name(seat) for seat in seats if end.barred >> seat & 1]
            report["deals_lost"] = {seat_name(seat): carry.lost_deals[seat] for seat in seats}
        return report

    def result(self, house: House, ledger: Ledger) -> tuple[Sequence[Posting], Result]:
        """What is left in the pot, divided exactly, and the places (B-SESSION-1 and 2)."""
        seats = range(house.seats)
        share = Fraction(ledger.whole(POT), house.seats)
        postings = [Posting(POT, seat_name(seat), share, "share", "B-SESSION-1") for seat in seats if share]
        totals = tuple(ledger[seat_name(seat)] + share for seat in seats)
        return postings, Result(share, totals, "balances", places(totals))

    def __repr__(self) -> str:
        return "bourre.GAME"


GAME: Final = Bourre()
