"""One hand of Bouillotte up to its end: L-CARRE, L-DEAL and L-BET."""

from __future__ import annotations

from .bouillotte_showdown import Hands, House, counterclockwise
from .cards import Card
from .fault import Fault


class BouillotteHand:
    """``caves`` is the money in front of the seats; it is changed in place."""

    def __init__(self, house: House, caves: dict[int, int], dealer: int, carried: int, deck: list[Card]) -> None:
        self.house = house
        self.caves = caves
        self.dealer = dealer
        self.carried = carried
        self.order = counterclockwise(dealer, len(caves))
        self.put_in = dict.fromkeys(sorted(caves), 0)
        self.hands: Hands = {seat: [] for seat in sorted(caves)}
        for place, card in enumerate(deck[: 3 * len(caves)]):
            self.hands[self.order[place % len(caves)]].append(card)
        self.retourne = deck[3 * len(caves)]
        self.folded: list[int] = []
        # The blind bets: whom they may be offered to now, and what comes after a refusal.
        self.last_carre: int | None = None
        self.asked_blind: int | None = None
        self.buying_back = False
        # The betting.
        self.aggressor: int | None = None  # the opener or last raiser
        self.waiting: list[int] = []  # who is still to be asked in this round
        self.extra_round = False  # L-BET-8
        self.end: str | None = None
        self.antes()
        if house["carre"]:
            self.offer(self.order[0])
        else:
            self.begin_betting()

    # ------------------------------------------------------------ money

    def pay_up_to(self, seat: int, contribution: int) -> None:
        """Bring the seat's whole contribution to this."""
        more = contribution - self.put_in[seat]
        assert 0 <= more <= self.caves[seat]
        self.caves[seat] -= more
        self.put_in[seat] = contribution

    def antes(self) -> None:
        """L-CARRE-1 and 4."""
        by = self.house["ante_by"]
        for seat in self.put_in:
            if by != "dealer" or seat == self.dealer:
                self.pay_up_to(seat, 1)
        if by == "each_and_dealer" and self.caves[self.dealer] > 0:
            self.pay_up_to(self.dealer, 2)

    def pot(self) -> int:
        return self.carried + sum(self.put_in.values())

    def level(self) -> int:
        return max(self.put_in.values())

    def most(self, seat: int) -> int:
        """The highest contribution the cave allows."""
        return self.put_in[seat] + self.caves[seat]

    # ------------------------------------------------------------ blind bets

    def offer(self, seat: int) -> None:
        """L-CARRE-2: a seat with too few chips is not asked, and that ends it."""
        self.asked_blind = seat
        self.buying_back = False
        if self.caves[seat] < self.pot():
            self.begin_betting()

    def offer_next(self, seat: int) -> None:
        """On to the seat after this one, the dealer last."""
        if seat == self.dealer:
            self.begin_betting()
        else:
            self.offer(self.order[self.order.index(seat) + 1])

    def blind(self, seat: int, word: str) -> None:
        if seat != self.asked_blind or word not in ("carre", "decline"):
            raise Fault("L-CARRE-2")
        if word == "carre":
            self.pay_up_to(seat, self.put_in[seat] + self.pot())
            before, self.last_carre = self.last_carre, seat
            if self.buying_back:
                self.begin_betting()  # L-CARRE-3: taking back ends the blind bets
            elif self.house["carre_buyback"] and before is not None and self.caves[before] >= self.pot():
                self.asked_blind = before
                self.buying_back = True
            else:
                self.offer_next(seat)
        elif self.buying_back:
            assert self.last_carre is not None
            self.offer_next(self.last_carre)
        else:
            self.begin_betting()

    # ------------------------------------------------------------ betting

    def still_in(self) -> list[int]:
        return [seat for seat in self.put_in if seat not in self.folded]

    def with_chips(self) -> list[int]:
        return [seat for seat in self.still_in() if self.caves[seat] > 0]

    def after(self, seat: int) -> list[int]:
        """The other seats, counterclockwise from this one's right."""
        return counterclockwise(seat, len(self.put_in))[:-1]

    def begin_betting(self) -> None:
        """L-BET-1 and 2; the last carre speaks last, and is not asked when all others pass (L-BET-9)."""
        self.asked_blind = None
        asked = self.order if self.last_carre is None else self.after(self.last_carre)
        self.waiting = [seat for seat in asked if self.caves[seat] > 0]
        self.nobody_opened()

    def nobody_opened(self) -> None:
        if self.aggressor is None and not self.waiting:
            self.end = "passed" if self.last_carre is None else "carre"

    def to_act(self) -> int | None:
        if self.end:
            return None
        return self.asked_blind if self.asked_blind is not None else self.waiting[0]

    def least_open(self, seat: int) -> int:
        """L-BET-3."""
        if self.house["opening"] == "match":
            return self.level()
        return max(self.level(), self.put_in[seat] + 1)

    def may_raise(self, seat: int) -> bool:
        """L-BET-5: beyond the level, and only against somebody who still has chips."""
        against = [other for other in self.with_chips() if other != seat]
        return self.most(seat) > self.level() and bool(against)

    def legal(self) -> list[str]:
        """The words the seat to act may say, without its name."""
        seat = self.to_act()
        if seat is None:
            return []
        if self.asked_blind is not None:
            return ["carre", "decline"]
        if self.aggressor is None:
            least = self.least_open(seat)
            return ["pass"] + ([_span("open", least, self.most(seat))] if least <= self.most(seat) else [])
        words = ["no-more"] if self.extra_round else ["call", "fold"]
        if self.may_raise(seat):
            words.append(_span("raise", self.level() + 1, self.most(seat)))
        return words

    def act(self, seat: int, word: str, amount: int | None) -> None:
        """One line of the record; raises Fault when the rules do not allow it."""
        if self.end:
            raise Fault("L-BET-1")
        if self.asked_blind is not None:
            self.blind(seat, word)
            return
        if seat != self.to_act():
            raise Fault("L-BET-1")
        if word in ("open", "raise") and amount is not None:
            self.bet(seat, word, amount)
        elif word == "pass" and self.aggressor is None:
            self.waiting.remove(seat)
            self.nobody_opened()
        elif word == "no-more" and self.extra_round:
            self.waiting.remove(seat)
            if not self.waiting:
                self.end = "showdown"
        elif word in ("call", "fold") and self.aggressor is not None and not self.extra_round:
            self.answer(seat, word)
        else:
            raise Fault("L-BET-2" if self.aggressor is None else "L-BET-8" if self.extra_round else "L-BET-4")

    def bet(self, seat: int, word: str, amount: int) -> None:
        opening = self.aggressor is None
        if opening is not (word == "open"):
            raise Fault("L-BET-3" if opening else "L-BET-4")
        if opening and not self.least_open(seat) <= amount <= self.most(seat):
            raise Fault("L-BET-3")
        if not opening and not self.may_raise(seat):
            raise Fault("L-BET-5")
        if not opening and not self.level() < amount <= self.most(seat):
            raise Fault("L-BET-4")
        self.pay_up_to(seat, amount)
        self.aggressor = seat
        self.extra_round = False
        self.waiting = [other for other in self.after(seat) if other in self.with_chips()]
        self.after_an_answer(called_by_two=False)

    def answer(self, seat: int, word: str) -> None:
        self.waiting.remove(seat)
        if word == "fold":
            self.folded.append(seat)
            self.after_an_answer(called_by_two=False)
            return
        self.pay_up_to(seat, min(self.level(), self.most(seat)))
        self.after_an_answer(called_by_two=len(self.still_in()) == 2)

    def after_an_answer(self, *, called_by_two: bool) -> None:
        """L-BET-6, 7 and 8: whether the betting is over, and how."""
        if len(self.still_in()) == 1:
            self.end = "alone"
        elif called_by_two:
            self.end = "showdown"
        elif not self.waiting:
            # Whoever is still in with chips has called, and three or more were in at that moment.
            if self.house["rounds"] == "one" or len(self.with_chips()) <= 1:
                self.end = "showdown"
                return
            assert self.aggressor is not None
            self.extra_round = True
            self.waiting = [other for other in self.after(self.aggressor) if other in self.with_chips()]


def _span(word: str, least: int, most: int) -> str:
    return f"{word} {least}-{most}" if least < most else f"{word} {least}"
