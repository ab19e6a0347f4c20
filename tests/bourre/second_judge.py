"""The package and the naive judge at one table: asked the same at every decision, told the same, counted the same."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

from brelan import bourre
from brelan.bourre import Hand, House
from brelan.cards import CARD_NAMES, write_mask
from brelan.record import as_json
from brelan.record.replay import Replay
from brelan.session import Session
from brelan.table import CHANCE, seat_name

from ..chance import shuffled, some_action
from ..judge.bourre_hand import BourreHand
from ..judge.bourre_money import LOUISIANA, BourreSession
from ..judge.same import differences


class Remembering(BourreHand):
    """The naive judge, who counts everything anew, with a memory: at one moment it answers a question only once."""

    def __init__(self, house: dict[str, Any], seats: int, dealer: int, deck: list[str]) -> None:
        self.answers: dict[tuple[Any, ...], Any] = {}
        super().__init__(house, seats, dealer, deck)

    def _once(self, question: Callable[..., Any], *about: int) -> Any:
        # A card put right leaves as many plays as before it, but one more correction.
        moment = (len(self.said), len(self.changed), self.lacking, len(self.plays), len(self.corrected))
        key = (question.__name__, moment, about)
        if key not in self.answers:
            self.answers[key] = question(self, *about)
        return self.answers[key]

    def legal_cards(self, seat: int) -> list[str]:
        answer: list[str] = self._once(BourreHand.legal_cards, seat)
        return answer

    def turn(self) -> tuple[str, int | None]:
        answer: tuple[str, int | None] = self._once(BourreHand.turn)
        return answer

    def winners(self) -> list[int]:
        answer: list[int] = self._once(BourreHand.winners)
        return answer

    def active(self) -> list[int]:
        answer: list[int] = self._once(BourreHand.active)
        return answer


class TwoJudges:
    """A session that both follow; ``disagreements`` says where they part, in words."""

    def __init__(self, house: House, random: Random, slips: float = 0.15) -> None:
        self.random = random
        self.slips = slips
        rules = {**LOUISIANA, **house.overrides}
        dealer = random.randrange(house.seats)
        self.session = Session.open(bourre.GAME, house, [f"Seat {seat}" for seat in range(house.seats)], dealer)
        self.naive = BourreSession(rules, house.seats, dealer)
        self.decisions = 0

    def play(self, hands: int) -> Iterator[str]:
        """Play at most *hands* hands and yield every disagreement."""
        while self.session.number <= hands and not self.session.over:
            yield from self._hand()
            number = len(self.session.reports)
            yield from differences(self.naive.finished[-1], self.session.reports[-1], f"hand {number}")
        if self.session.refusal_to_close() is None:
            self.session = self.session.close()
        if self.session.over:
            yield from differences(self.naive.result(), as_json(Replay(self.session))["result"], "result")

    def _hand(self) -> Iterator[str]:
        deck = shuffled(self.random)
        self.session = self.session.deal(deck)
        self.naive.antes()
        cards = [CARD_NAMES[card] for card in deck]
        naive = Remembering(self.naive.house, self.session.house.seats, self.naive.dealer, cards)
        while self.session.in_hand:
            hand = self.session.hand
            assert isinstance(hand, Hand)
            yield from self._compared(hand, naive)
            action = some_action(hand, self.random, self.slips)
            self.session = self.session.apply(action)
            words = str(action).split()
            if action.seat == CHANCE:
                naive.act(None, words[0], words[1:])
            else:
                naive.act(action.seat, words[1], words[2:])
            self.decisions += 1
        yield from differences("over", naive.turn()[0], "the end")
        self.naive.settle(naive)

    def _compared(self, hand: Hand, naive: BourreHand) -> Iterator[str]:
        """Who is asked, what it may do, and which card may still be put right."""
        seat, wrong = naive.turn()[1], naive.misplay()
        name = "" if seat is None else seat_name(seat)
        theirs: list[object] = [seat, sorted(f"{name} {word}" for word in naive.legal()), None]
        ours: list[object] = [hand.to_act, sorted(str(option) for option in hand.options()), None]
        if wrong is not None:
            theirs[2] = [wrong.seat, wrong.card, wrong.broken]
        if hand.misplay is not None:
            action, refusal = hand.misplay
            ours[2] = [action.seat, write_mask(action.cards), refusal.clause]
        yield from (f"{hand}\n{difference}" for difference in differences(theirs, ours))
