"""One hand of Bourré, from the deal to the last trick: B-DECLARE, B-DRAW, B-PLAY with B-CINCH, and B-ERROR."""

from __future__ import annotations

from .bourre_cinch import legal_with_cinch
from .bourre_table import BourreTable, Play
from .bourre_tricks import duty
from .cards import Card, of_suit, read_card, suit_of
from .fault import Fault


class BourreHand(BourreTable):
    """What may be done, and what the table looks like afterwards."""

    def legal_cards(self, seat: int) -> list[Card]:
        return legal_with_cinch(
            self.hands[seat],
            self.trick_so_far(),
            self.trump,
            self.rivals(seat),
            self.winners().count(seat),
            losing_trump=self.house["losing_trump"],
            cinch=self.house["cinch"],
        )

    def broken_clause(self, seat: int, card: Card) -> str | None:
        """The clause that forbids the card, or None."""
        if card in self.legal_cards(seat):
            return None
        hand, trick = self.hands[seat], self.trick_so_far()
        allowed, _ = duty(hand, trick, self.trump, self.house["losing_trump"])
        if card in allowed:
            return "B-CINCH-4" if trick else "B-CINCH-3"
        led = suit_of(trick[0][1])
        if of_suit(hand, led) and suit_of(card) != led:
            return "B-PLAY-2"
        if not of_suit(hand, led) and suit_of(card) != self.trump:
            return "B-PLAY-3"
        return "B-PLAY-4"

    def max_discards(self) -> int:
        most = self.house["max_discards"]
        if isinstance(most, dict):
            most = most.get(str(len(self.order)), most["default"])
        return min(int(most), int(self.house["hand_size"]))

    def legal(self) -> list[str]:
        """The words the seat to act may say, without its name."""
        what, seat = self.turn()
        if seat is None:
            return []
        if what == "declare":
            return ["play"] if self.must_play(seat) else ["pass", "play"]
        if what == "draw":
            most = self.max_discards()
            return [f"draw 0-{most}" if most else "draw 0"]
        return self.legal_cards(seat)

    def must_play(self, seat: int) -> bool:
        """B-DECLARE-2: with an ace turned up the dealer may not pass."""
        return bool(self.house["ace_holds_dealer"]) and seat == self.dealer and self.turned_up[0] == "A"

    def act(self, seat: int | None, word: str, rest: list[str]) -> None:
        """One line of the record; raises Fault when the rules do not allow it."""
        what, to_act = self.turn()
        if word == "restock":
            self.restock(what, [read_card(text) for text in rest])
        elif seat is None or what in ("over", "restock"):
            raise Fault("B-DRAW-3" if what == "restock" else "B-PLAY-1")
        elif word == "early":
            self.speak_early(what, seat)
        elif word in ("pass", "play"):
            self.declare(what, to_act, seat, word)
        elif word == "draw":
            if what != "draw" or seat != to_act:
                raise Fault("B-DRAW-1")
            self.draw(seat, [read_card(text) for text in rest])
        elif word == "correct":
            self.correct(seat, read_card(rest[0]))
        else:
            if what != "play" or seat != to_act:
                raise Fault("B-PLAY-1")
            self.play(seat, read_card(word))

    def declare(self, what: str, to_act: int | None, seat: int, word: str) -> None:
        in_turn = self.house["declare"] == "in_turn"
        if what != "declare" or seat in self.said or (in_turn and seat != to_act):
            raise Fault("B-DECLARE-1" if in_turn else "B-DECLARE-5")
        if word == "pass" and self.must_play(seat):
            raise Fault("B-DECLARE-2")
        self.said[seat] = word
        if word == "pass":
            # B-DRAW-2: the turned-up card never comes into the stock.
            self.folded += [card for card in self.hands[seat] if card != self.turned_up]
            self.hands[seat] = []

    def draw(self, seat: int, cards: list[Card]) -> None:
        if len(set(cards)) != len(cards) or any(card not in self.hands[seat] for card in cards):
            raise Fault("B-DRAW-1")
        if len(cards) > self.max_discards():
            raise Fault("B-DRAW-1")
        self.hands[seat] = [card for card in self.hands[seat] if card not in cards]
        self.laid_away[seat] = [card for card in cards if card != self.turned_up]
        self.changed[seat] = len(cards)
        self.serve(seat, len(cards))

    def serve(self, seat: int, count: int) -> None:
        given, self.stock = self.stock[:count], self.stock[count:]
        self.hands[seat] += given
        self.lacking = (seat, count - len(given)) if len(given) < count else None

    def restock(self, what: str, cards: list[Card]) -> None:
        """B-DRAW-3: the laid away cards, never those of the seat that is being served."""
        if what != "restock" or self.lacking is None:
            raise Fault("B-DRAW-3")
        seat, count = self.lacking
        discards = [card for other in self.order if other != seat for card in self.laid_away[other]]
        pool = self.house["restock"] == "pool"
        expected = self.folded + discards if pool else self.folded or discards
        if sorted(cards) != sorted(expected):
            raise Fault("B-DRAW-3")
        self.folded = [card for card in self.folded if card not in cards]
        for other in self.order:
            self.laid_away[other] = [card for card in self.laid_away[other] if card not in cards]
        self.stock = cards
        self.serve(seat, count)

    def play(self, seat: int, card: Card) -> None:
        if card not in self.hands[seat]:
            raise Fault("B-PLAY-1")
        broken = self.broken_clause(seat, card)
        if broken and self.house["enforcement"] == "strict":
            raise Fault(broken)
        self.plays.append(Play(seat, card, broken))
        self.hands[seat].remove(card)

    def misplay(self) -> Play | None:
        """The misplay that can still be put right: the last card, until the next is down."""
        last = self.plays[-1] if self.plays else None
        return last if last and last.broken else None

    def correct(self, seat: int, card: Card) -> None:
        """B-ERROR-1: the card goes back and a legal one is played."""
        wrong = self.misplay()
        if wrong is None or wrong.seat != seat:
            raise Fault("B-ERROR-1")
        self.plays.pop()
        self.hands[seat].append(wrong.card)
        if card not in self.legal_cards(seat):
            self.plays.append(wrong)
            self.hands[seat].remove(wrong.card)
            raise Fault("B-ERROR-1")
        self.play(seat, card)
        self.corrected.append(seat)

    def reneges(self) -> list[int]:
        """The seats whose misplay stands, once for each."""
        return [play.seat for play in self.plays if play.broken]

    def speak_early(self, what: str, seat: int) -> None:
        """B-ERROR-5: while declaring or drawing goes on, by a seat whose turn is still to come."""
        if self.house["enforcement"] == "strict" or what not in ("declare", "draw"):
            raise Fault("B-ERROR-5")
        closed = self.house["declare"] == "closed_fist"
        if seat == self.turn()[1] or (closed and what == "declare"):
            raise Fault("B-ERROR-5")
        if seat in self.said and (self.said[seat] == "pass" or seat in self.changed):
            raise Fault("B-ERROR-5")
        self.early.append(seat)
