"""``brelan replay`` and ``brelan verify``: what a record tells, where it breaks a rule, what its decks are worth."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING

from ..record import Fault, NotARecordError, Record, as_json, read_file, replay, steps, verify
from ..session import Session
from ..table import CARD, Option
from .keeping import noted
from .person import reader_of, spoken_to
from .say import fail, line, why, words
from .unread import toml_trouble

if TYPE_CHECKING:
    from .telling import Teller


def record_in(path: Path) -> Record:
    """The record in *path*; ends the command with status 2 and a line that names the place when there is none."""
    try:
        return read_file(path)
    except NotARecordError as error:
        fail(words().say("record-line", file=str(path), place=_place(error.place), reason=_reason(error)))
    except OSError as error:
        fail(words().say("cli-no-file", file=str(path), why=why(error)))


def title_of(record: Record) -> str:
    """The title of the house that *record* was played in."""
    profile = record.game.profiles[record.house.profile]
    return words().title(record.game.name, profile.name, profile.title)


def _place(place: str) -> str:
    """Where in a file something stands, ``none`` for the whole of it."""
    return "none" if place == "file" else words().place(place)


def _reason(error: NotARecordError) -> str:
    house = "" if error.cause is None else words().house_error(error.cause)
    detail = toml_trouble(error.detail) if error.code == "not_toml" else error.detail or "none"
    return words().say(f"record-{error.code}", detail=detail, house=house)


def fault_line(fault: Fault) -> str:
    """Where a record breaks a rule, and which."""
    return words().fault_line(fault.hand, fault.action, fault.text, fault.refusal)


def print_json(path: Path) -> None:
    """The session in *path* as one JSON object, with its fault if it has one."""
    played = replay(record_in(path))
    if played.fault is None:
        print(json.dumps(as_json(played)))
        return
    print(json.dumps(as_json(played, words().fault(played.fault.refusal))))
    fail(fault_line(played.fault), 1)


def print_replay(path: Path) -> None:
    """The session in *path*, told to a person."""
    from .telling import Teller

    record = record_in(path)
    viewer = reader_of(record.names, noted(record).person)
    teller = Teller(words(), spoken_to(record.names, viewer), viewer)
    teller.house(record.game, record.house, title_of(record))
    before: Session | None = None
    dealt = 0
    for session, fault in steps(record):
        if fault is not None:
            fail(fault_line(fault), 1)
        if before is not None and len(session.log) > len(before.log):
            teller.hand(before)
        _print_step(teller, session)
        if len(session.log) > dealt and _print_hands(teller, session):
            dealt = len(session.log)
        before = session
    if before is not None:
        teller.result(before)
        _print_open(teller, before)


def _print_step(teller: Teller, session: Session) -> None:
    """What happened; and which cards were laid away, as in a replay all lie open."""
    teller.events(session)
    actions = session.log[-1].actions if session.log else ()
    action = actions[-1] if actions and session.in_hand else None
    if session.hand is None or action is None or not action.cards or action.verb in (CARD, "correct"):
        return
    hand = getattr(session.hand.view(action.seat), "own", 0)
    cards = {"away": words().cards(action.cards), "cards": words().cards(hand)}
    teller.say("cli-laid-away", who=teller.names[action.seat], you=teller.you(action.seat), **cards)


def _print_hands(teller: Teller, session: Session) -> bool:
    """Every hand as it was dealt; False while nobody has cards yet."""
    assert session.hand is not None
    hands = [getattr(session.hand.view(seat), "own", 0) for seat in range(session.house.seats)]
    for seat, (name, cards) in enumerate(zip(teller.names, hands, strict=True)):
        if cards:
            you = teller.you(seat)
            teller.say("cli-hands-dealt", who=name, you=you, cards=words().cards(cards))
    return any(hands)


def _print_open(teller: Teller, session: Session) -> None:
    """Where a record stops that does not end its session."""
    hand = session.hand
    if session.over or hand is None:
        return
    line()
    if not session.in_hand:
        teller.say("cli-open-between")
    elif hand.to_act is None:
        teller.say("cli-open-restock")
    else:
        options: tuple[Option, ...] = hand.options()
        ways = ", ".join(words().option(option) for option in options)
        teller.say("cli-open", who=teller.names[hand.to_act], you=teller.you(hand.to_act), ways=ways)


def print_verdicts(path: Path) -> None:
    """What can be said of each deck in *path*; status 1 when one is not what the record says it is."""
    verdicts = verify(record_in(path))
    for verdict in verdicts:
        line(words().say("verify-line", hand=verdict.hand, verdict=words().say(f"verify-{verdict.code}")))
    fair = sum(verdict.fair for verdict in verdicts)
    false = sum(verdict.false for verdict in verdicts)
    counts = {"fair": fair, "false": false, "unknown": len(verdicts) - fair - false, "hands": len(verdicts)}
    line(words().say("verify-summary", **counts))
    if false:
        raise SystemExit(1)
