"""Many hands: who deals, what is paid in between, how it ends. Frozen, like a hand."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, Final, NamedTuple

from ..cards import Card, Shuffle
from ..table import (
    Action,
    AnyGame,
    Carry,
    Event,
    Hand,
    House,
    IllegalError,
    Ledger,
    Posting,
    Refusal,
    Result,
    check_seat,
    seat_name,
)

CODES: Final = ("hand_unfinished", "session_over", "wrong_dealer", "not_dealt", "fixed_hands")
"""Every code a refusal of a session may carry; the clause is the game's own on its sessions, or on who deals."""


class HandLog(NamedTuple):
    """The facts of one hand: what chance gave and what people chose. Everything else follows from them."""

    deck: tuple[Card, ...]
    """Top card first, after the cut."""
    actions: tuple[Action, ...] = ()
    shuffle: Shuffle | None = None
    """How the deck was made, where it is known."""


@dataclass(frozen=True, slots=True)
class Session:
    """A session at one moment: ``deal`` opens a hand, ``apply`` takes an action, ``close`` ends an open-ended one."""

    game: AnyGame
    house: House
    names: tuple[str, ...]
    ledger: Ledger
    carry: Carry
    log: tuple[HandLog, ...] = ()
    hand: Hand | None = None
    """The hand in play, or the last one until the next is dealt."""
    reports: tuple[dict[str, Any], ...] = ()
    """Finished hands, as the replay prints them."""
    happenings: tuple[Event, ...] = ()
    """What the last deal, action or close brought about."""
    result: Result | None = None
    closed: bool = False
    first_dealer: int = 0

    @classmethod
    def open(cls, game: AnyGame, house: House, names: Sequence[str], dealer: int) -> Session:
        """A session before its first deal; *names* by seat, *dealer* of the first hand.

        Raises ``ValueError`` when the names are not as many as the seats, or the dealer is not one of them.
        """
        if len(names) != house.seats:
            raise ValueError(f"{house.seats} seats need {house.seats} names, got {len(names)}")
        check_seat("dealer", dealer, house.seats)
        return cls(game, house, tuple(names), game.ledger(house), game.first(house, dealer), first_dealer=dealer)

    @property
    def in_hand(self) -> bool:
        """Whether a hand is open."""
        return self.hand is not None and not self.hand.over

    @property
    def over(self) -> bool:
        """Whether the session is complete and divided up."""
        return self.result is not None

    @property
    def dealer(self) -> int:
        """The dealer of the hand in play, or of the next one."""
        return self.carry.dealer

    @property
    def number(self) -> int:
        """Number, from 1, of the hand in play or the next one."""
        return len(self.reports) + 1

    @property
    def cutter(self) -> int:
        """The seat that cuts for this dealer."""
        return (self.dealer + self.game.cutter) % self.house.seats

    def refusal_to_deal(self, dealer: int | None = None) -> Refusal | None:
        """Why no hand can be dealt now (by *dealer*, where one is named), or None."""
        refused = self._not_between_hands()
        if refused is None and dealer is not None and dealer != self.dealer:
            return Refusal("wrong_dealer", self.game.dealer_clause, {"seat": seat_name(self.dealer)})
        return refused

    def deal(self, deck: Sequence[Card], shuffle: Shuffle | None = None) -> Session:
        """Pay what is due before a hand and deal it. Raises ``IllegalError``; ``ValueError`` for a wrong *deck*."""
        refused = self.refusal_to_deal()
        if refused is not None:
            raise IllegalError(refused)
        if tuple(sorted(deck)) != self.house.deck:
            raise ValueError(f"deck must be the {len(self.house.deck)} cards of the house, each once, got {len(deck)}")
        due = self.game.opening(self.house, self.carry, self.ledger)
        ledger = self.ledger.post([event for event in due if isinstance(event, Posting)])
        hand = self.game.deal(self.house, self.carry, ledger, tuple(deck))
        log = (*self.log, HandLog(tuple(deck), (), shuffle))
        started = replace(self, ledger=ledger, log=log, hand=hand, happenings=tuple(due))
        return started._after(hand)

    def refusal(self, action: Action) -> Refusal | None:
        """Why *action* is not allowed now, or None."""
        if self.hand is None:
            return Refusal("not_dealt", self.game.session_clause)
        return self.hand.refusal(action)

    def apply(self, action: Action) -> Session:
        """The session after *action*. Raises ``IllegalError`` when the hand does not accept it."""
        if self.hand is None:
            raise IllegalError(Refusal("not_dealt", self.game.session_clause))
        hand = self.hand.apply(action)
        entry = self.log[-1]
        log = (*self.log[:-1], entry._replace(actions=(*entry.actions, action)))
        return replace(self, log=log, happenings=())._after(hand)

    def refusal_to_close(self) -> Refusal | None:
        """Why the session cannot be ended by agreement now, or None."""
        if self.house.hands:
            return Refusal("fixed_hands", self.game.session_clause, {"number": self.house.hands})
        return self._not_between_hands()

    def close(self) -> Session:
        """End an open-ended session between two hands: what is in the pot is divided. Raises ``IllegalError``."""
        refused = self.refusal_to_close()
        if refused is not None:
            raise IllegalError(refused)
        return replace(self, closed=True, happenings=())._divided()

    def _not_between_hands(self) -> Refusal | None:
        """Why this is not the moment between two hands, or None when it is."""
        if self.in_hand:
            return Refusal("hand_unfinished", self.game.session_clause, {"number": self.number})
        if self.over:
            return Refusal("session_over", self.game.session_clause, {"number": len(self.reports)})
        return None

    def _after(self, hand: Hand) -> Session:
        """Post what the hand brought about; when it is over, hand on the deal or divide."""
        postings = [event for event in hand.happenings if isinstance(event, Posting)]
        ledger = self.ledger.post(postings) if postings else self.ledger
        session = replace(self, ledger=ledger, hand=hand, happenings=self.happenings + hand.happenings)
        if not hand.over:
            return session
        carry = self.game.following(self.house, self.carry, hand)
        report = {"number": self.number, **self.game.report(self.house, hand, ledger, carry)}
        session = replace(session, carry=carry, reports=(*self.reports, report))
        return session._divided() if len(session.reports) == self.house.hands else session

    def _divided(self) -> Session:
        postings, result = self.game.result(self.house, self.ledger)
        return replace(self, ledger=self.ledger.post(postings), result=result, happenings=(*self.happenings, *postings))

    def __repr__(self) -> str:
        state = "over" if self.over else f"hand {self.number}{'' if self.in_hand else ' to be dealt'}"
        return f"<Session {self.game.name} {self.house.profile}, {len(self.names)} seats, {state}>"

    def __str__(self) -> str:
        rows = [f"{seat_name(seat)} {name}  {self.ledger[seat_name(seat)]}" for seat, name in enumerate(self.names)]
        table = [] if self.hand is None else [str(self.hand)]
        return "\n".join([repr(self), *rows, *table])
