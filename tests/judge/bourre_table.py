"""What lies on the table in one hand of Bourré, who is in, whose turn it is, who won which trick."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from .bourre_cinch import Rivals, rivals_of
from .bourre_tricks import shown, trick_winner
from .cards import Card, Trick, suit_of

House = dict[str, Any]


@dataclass
class Play:
    """A card that lies on the table. ``broken``: the clause it breaks, None when it is right."""

    seat: int
    card: Card
    broken: str | None


class BourreTable:
    """The state is what was dealt and what was done; nearly everything else is counted anew each time."""

    def __init__(self, house: House, seats: int, dealer: int, deck: list[Card]) -> None:
        self.house = house
        self.dealer = dealer
        self.order = [(dealer + 1 + step) % seats for step in range(seats)]  # B-DEAL-1
        self.deck = list(deck)
        self.hands: dict[int, list[Card]] = {seat: [] for seat in self.order}
        self.stock = list(deck)
        for _ in range(house["hand_size"]):
            for seat in self.order:
                self.hands[seat].append(self.stock.pop(0))
        self.turned_up = self.hands[dealer][-1]  # B-DEAL-2
        self.trump = suit_of(self.turned_up)
        self.said: dict[int, str] = {}
        self.changed: dict[int, int] = {}
        self.folded: list[Card] = []  # passed hands that can still come into the stock
        self.laid_away: dict[int, list[Card]] = {seat: [] for seat in self.order}  # discards, the same
        self.lacking: tuple[int, int] | None = None  # who waits for how many cards of a restock
        self.plays: list[Play] = []
        self.corrected: list[int] = []
        self.early: list[int] = []

    # ------------------------------------------------------------ who is in, and what comes next

    def dealer_unasked(self) -> bool:
        """B-DECLARE-3: every other seat has passed. Not with a closed fist (B-DECLARE-5)."""
        others = [self.said.get(seat) for seat in self.order if seat != self.dealer]
        return self.house["declare"] == "in_turn" and all(word == "pass" for word in others)

    def active(self) -> list[int]:
        """The seats in the hand, from the dealer's left."""
        return [
            seat
            for seat in self.order
            if self.said.get(seat) == "play" or (seat == self.dealer and self.dealer_unasked())
        ]

    def turn(self) -> tuple[str, int | None]:
        """What is asked now, and of whom: declare, draw, restock, play or over."""
        if self.lacking:
            return "restock", None
        at_once = self.house["declare"] == "in_turn" and self.house["draw"] == "at_once"
        for seat in self.order:
            if seat not in self.said and not (seat == self.dealer and self.dealer_unasked()):
                return "declare", seat
            if at_once and self.said.get(seat) == "play" and seat not in self.changed:
                return "draw", seat
        active = self.active()
        if len(active) <= 1:
            return "over", None  # B-DECLARE-4, and all passed in B-DECLARE-5
        for seat in active:
            if seat not in self.changed:
                return "draw", seat
        if len(self.plays) == len(active) * self.house["hand_size"]:
            return "over", None
        return "play", self.next_to_play()

    # ------------------------------------------------------------ tricks

    def tricks(self) -> list[list[Play]]:
        """The plays cut into tricks; the last may be unfinished."""
        size = max(len(self.active()), 1)  # with nobody in there are no plays to cut
        return [self.plays[start : start + size] for start in range(0, len(self.plays), size)]

    def winners(self) -> list[int]:
        """Who won each finished trick."""
        full = [trick for trick in self.tricks() if len(trick) == len(self.active())]
        return [trick_winner([(play.seat, play.card) for play in trick], self.trump) for trick in full]

    def tricks_won(self) -> dict[int, int]:
        active = self.active()
        if len(active) == 1:
            return {active[0]: self.house["hand_size"]}  # B-DECLARE-4
        winners = self.winners()
        return {seat: winners.count(seat) for seat in active}

    def trick_so_far(self) -> Trick:
        open_plays = self.plays[len(self.winners()) * len(self.active()) :]
        return [(play.seat, play.card) for play in open_plays]

    def next_to_play(self) -> int:
        active = self.active()
        trick = self.trick_so_far()
        if trick:
            return active[(active.index(trick[-1][0]) + 1) % len(active)]
        winners = self.winners()
        return winners[-1] if winners else active[0]

    def rivals(self, seat: int) -> Rivals:
        """What the others may hold, as the seat can know (B-CINCH-2)."""
        shown_by: dict[int, list[Card]] = {other: [] for other in self.active()}
        for trick in self.tricks():
            before: Trick = []
            for play in trick:
                if play.broken is None:
                    shown_by[play.seat] += shown(play.card, before, self.trump, self.house["losing_trump"], self.deck)
                before.append((play.seat, play.card))
        away = [play.card for play in self.plays] + self.laid_away[seat]
        dealer_has_it = self.dealer in self.active() and self.turned_up in self.hands[self.dealer]
        owner = self.dealer if dealer_has_it else None
        others = [other for other in self.active() if other != seat]
        rivals = rivals_of(
            self.hands[seat], others, away, shown_by, turned_up=self.turned_up, turned_up_owner=owner, deck=self.deck
        )
        return {other: may_hold if self.hands[other] else [] for other, may_hold in rivals.items()}
