"""The money and the deal of a Bourré session: B-ANTE, B-SETTLE, B-ERROR-1..5 and B-SESSION."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from .bourre_hand import BourreHand
from .bourre_table import House
from .say import amounts, name, places

LOUISIANA: House = {
    "seats": 5,
    "hand_size": 5,
    "ante": 1,
    "ante_by": "each",
    "second_ante": 0,
    "exempt_from_ante": "bourre_and_tied",
    "declare": "in_turn",
    "draw": "at_once",
    "max_discards": 5,
    "restock": "pool",
    "ace_holds_dealer": True,
    "losing_trump": "must",
    "cinch": True,
    "bourre_blocks_award": False,
    "limit": "none",
    "limit_covers": "fines",
    "enforcement": "strict",
    "misplay": "renege",
    "hands": 12,
    "start": 100,
}


class BourreSession:
    def __init__(self, house: House, seats: int, dealer: int) -> None:
        self.house = house
        self.dealer = dealer
        self.accounts: dict[int, Any] = dict.fromkeys(range(seats), house["start"])
        self.pot = 0
        self.exempt: list[int] = []
        self.deals_lost = dict.fromkeys(range(seats), 0)
        self.finished: list[dict[str, Any]] = []

    def check(self) -> None:
        """B-SESSION-3: no chip is created or lost."""
        assert sum(self.accounts.values()) + self.pot == self.house["start"] * len(self.accounts)

    def pay(self, seat: int, chips: int) -> None:
        self.accounts[seat] -= chips
        self.pot += chips
        self.check()

    def antes(self) -> None:
        """B-ANTE-1 and 2."""
        if self.house["ante_by"] == "dealer":
            self.pay(self.dealer, self.house["ante"] * len(self.accounts))
            return
        for seat in self.accounts:
            if seat not in self.exempt:
                self.pay(seat, self.house["ante"])

    def at_most_limit(self, chips: int) -> int:
        limit = self.house["limit"]
        return chips if limit == "none" else min(chips, int(limit))

    def settle(self, hand: BourreHand) -> None:
        """B-SETTLE and B-ERROR-1..3, on P as it stands when the last trick is taken."""
        for seat in hand.active():
            self.pay(seat, self.house["second_ante"])  # B-ANTE-3; the moment makes no difference to P
        pot = self.pot
        tricks = hand.tricks_won()
        reneges = hand.reneges() if self.house["misplay"] != "retract" else []
        corrected = hand.corrected if self.house["misplay"] != "retract" else []
        barred = sorted(set(reneges + corrected))
        bourre = [seat for seat in tricks if tricks[seat] == 0]
        if self.house["misplay"] == "bourre":
            bourre += [seat for seat in tricks if seat in reneges and seat not in bourre]

        most = [seat for seat in tricks if tricks[seat] == max(tricks.values(), default=0)]
        winner = most[0] if len(most) == 1 and most[0] not in barred else None
        if winner is not None and self.house["bourre_blocks_award"] and [seat for seat in bourre if seat != winner]:
            winner = None
        if winner is not None:
            covered = self.house["limit_covers"] == "fines_and_award"
            self.pay(winner, -(self.at_most_limit(pot) if covered else pot))

        fines: dict[int, int] = {}
        for seat in bourre + (reneges if self.house["misplay"] == "renege" else []):
            fines[seat] = fines.get(seat, 0) + self.at_most_limit(pot)
            self.pay(seat, self.at_most_limit(pot))

        tied = most if len(most) > 1 else []
        self.exempt = {"bourre_and_tied": bourre + tied, "bourre": bourre, "nobody": []}[self.house["exempt_from_ante"]]
        for seat in hand.early + corrected:
            self.deals_lost[seat] += 1
        self.write_down(hand, pot, tricks, winner, fines)
        self.pass_the_deal()
        if self.house["enforcement"] == "honour":
            self.finished[-1]["reneges"] = {name(seat): reneges.count(seat) for seat in sorted(set(reneges))}
            self.finished[-1]["barred"] = [name(seat) for seat in barred]
            self.finished[-1]["deals_lost"] = {name(seat): self.deals_lost[seat] for seat in self.deals_lost}

    def write_down(
        self, hand: BourreHand, pot: int, tricks: dict[int, int], winner: int | None, fines: dict[int, int]
    ) -> None:
        self.finished.append(
            {
                "number": len(self.finished) + 1,
                "dealer": name(hand.dealer),
                "pot": str(pot),
                "tricks": {name(seat): tricks[seat] for seat in sorted(tricks)},
                "winner": None if winner is None else name(winner),
                "fines": amounts(fines),
                "carried": str(self.pot),
                "balances": amounts(self.accounts),
            }
        )

    def pass_the_deal(self) -> None:
        """B-TABLE-4 and B-ERROR-5: to the left, past those who still have turns to miss."""
        seat = (self.dealer + 1) % len(self.accounts)
        while self.deals_lost[seat] > 0:
            self.deals_lost[seat] -= 1
            seat = (seat + 1) % len(self.accounts)
        self.dealer = seat

    def result(self) -> dict[str, Any]:
        """B-SESSION-1: what is left is divided equally, exactly."""
        share = Fraction(self.pot, len(self.accounts))
        final = {seat: self.accounts[seat] + share for seat in self.accounts}
        return {"share": str(share), "balances": amounts(final), "places": places(final)}
