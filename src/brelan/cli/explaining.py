"""What ``?`` answers: what is asked, what may be done, and why nothing else may, each with its clause."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from ..cards import CARD_NAMES
from ..session import Session
from ..table import CARD, Action, Refusal
from ..words import Hearing, Words
from .boards import BOARDS
from .telling import values_of


def explained(session: Session, view: Any, names: Sequence[str], words: Words) -> list[str]:
    """The open decision of the seat of *view*, line by line."""
    game, board = session.game, BOARDS[session.game.name]
    clause = board.clause(view)
    lines = [words.say("cli-line", text=board.menu(view, words).question, clause=clause)]
    lines += [f"  {row}" for row in board.seats(view, names, words)]
    lines.append(words.say("cli-may", ways=_may(view, words)))
    clauses = [clause]
    for (reason, of), ways in _may_not(session, view, names, words).items():
        lines.append(words.say("cli-may-not", ways=", ".join(ways), reason=reason, clause=of))
        clauses += [each for each in of.split(", ") if each not in clauses]
    values = values_of(game, session.house)
    lines += [
        words.say("cli-clause", clause=each, text=words.clause(each, values, session.house.seats)) for each in clauses
    ]
    lines.append(words.say("cli-more-rules", game=game.name))
    return lines


def _may(view: Any, words: Words) -> str:
    return ", ".join(words.option(option) for option in view.options)


def _may_not(session: Session, view: Any, names: Sequence[str], words: Words) -> dict[tuple[str, str], list[str]]:
    """What is not allowed, gathered by reason and clause."""
    found: dict[tuple[str, str], list[str]] = {}
    for action, refusal in _refused(session, view):
        key = (words.refusal(refusal, names), refusal.clause)
        found.setdefault(key, []).append(words.action(action) if action.cards else Hearing(words).name(action.verb))
    return found


def _refused(session: Session, view: Any) -> Iterator[tuple[Action, Refusal]]:
    """Cards of the own hand, and words said at this point of a hand, that are refused now."""
    can = {option.action.verb for option in view.options}
    seat = view.seat
    if CARD in can:
        for card in range(len(CARD_NAMES)):
            refused = session.refusal(Action(seat, CARD, 1 << card))
            if view.own >> card & 1 and refused is not None:
                yield Action(seat, CARD, 1 << card), refused
        return
    for verb in SIBLINGS[view.phase]:
        refused = None if verb in can else session.refusal(Action(seat, verb))
        if refused is not None:
            yield Action(seat, verb), refused


SIBLINGS: dict[str, tuple[str, ...]] = {
    "declaring": ("pass", "play"),
    "drawing": (),
    "blind bets": ("carre", "decline"),
    "before the opening": ("open", "pass"),
    "answering": ("call", "raise", "fold"),
    "raising again": ("raise", "no-more"),
}
"""The words that belong to the question of each phase, so that a missing one is explained."""
