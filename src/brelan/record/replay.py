"""Replaying: a record gives a session, and the first rule it breaks if it breaks one."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from ..session import Session
from ..table import Action, IllegalError, Refusal, seat_name
from .read import Record, RecordedHand


class Fault(NamedTuple):
    """Where a record breaks a rule; hands and actions count from 1, a fault at the end of a hand one past its last."""

    hand: int
    action: int
    text: str
    """The action as written; empty when the fault is no action."""
    refusal: Refusal


class Replay(NamedTuple):
    """A session as far as the record is good, and what is wrong after that."""

    session: Session
    fault: Fault | None = None


def replay(record: Record) -> Replay:
    """Play *record* through to its end or to its first fault."""
    last = Replay(Session.open(record.game, record.house, record.names, record.dealer))
    for last in steps(record):  # noqa: B007 - the last step is the answer
        pass
    return last


def steps(record: Record) -> Iterator[Replay]:
    """Every state that *record* goes through: before the first deal, after each deal, action and close."""
    session = Session.open(record.game, record.house, record.names, record.dealer)
    yield Replay(session)
    for number, hand in enumerate(record.hands, 1):
        refused = session.refusal_to_deal(hand.dealer)
        if refused is not None:
            # A hand that was left open is a fault of that hand, found at its end.
            at = (number - 1, len(session.log[-1].actions) + 1) if session.in_hand else (number, 1)
            yield Replay(session, Fault(*at, "", refused))
            return
        session = session.deal(hand.deck, hand.shuffle)
        last = Replay(session)
        yield last
        for last in _hand_steps(session, number, hand):
            yield last
        session = last.session
        if last.fault is not None:
            return
    if record.closed:
        refused = session.refusal_to_close()
        if refused is not None:
            done = len(session.log[-1].actions) if session.log else 0
            yield Replay(session, Fault(max(len(session.log), 1), done + 1, "", refused))
            return
        yield Replay(session.close())


def _hand_steps(session: Session, number: int, hand: RecordedHand) -> Iterator[Replay]:
    for place, action in enumerate(hand.actions, 1):
        try:
            session = session.apply(action)
        except IllegalError as error:
            yield Replay(session, Fault(number, place, str(action), error.refusal))
            return
        yield Replay(session)


def as_json(played: Replay, message: str = "") -> dict[str, Any]:
    """The object that ``brelan replay --json`` prints; *message* puts the fault in words."""
    session, fault = played
    hand = session.hand if session.in_hand and fault is None else None
    asked = None if hand is None or hand.to_act is None else seat_name(hand.to_act)
    answer: dict[str, Any] = {
        "game": session.game.name,
        "profile": session.house.profile,
        "hands": list(session.reports),
        "to_act": asked,
        "legal": [] if hand is None else sorted(str(option) for option in hand.options()),
    }
    if hand is not None and hand.awaits is not None:
        answer["awaits"] = hand.awaits
    if hand is not None and hand.misplay is not None:
        answer["misplay"] = _misplay(*hand.misplay)
    answer["result"] = None if fault is not None else _result(session)
    if fault is not None:
        code, clause = fault.refusal.code, fault.refusal.clause
        where = {"hand": fault.hand, "action": fault.action}
        answer["error"] = {**where, "code": code, "clause": clause, "message": message}
    return answer


def _misplay(action: Action, refusal: Refusal) -> dict[str, str]:
    seat, card = str(action).split()
    return {"seat": seat, "card": card, "code": refusal.code, "clause": refusal.clause}


def _result(session: Session) -> dict[str, Any] | None:
    end = session.result
    if end is None:
        return None
    totals = {seat_name(seat): str(total) for seat, total in enumerate(end.totals)}
    places = [[seat_name(seat) for seat in place] for place in end.places]
    return {"share": str(end.share), end.totals_name: totals, "places": places}
