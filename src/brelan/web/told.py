"""Hands that were played, step by step: of a table that goes on, of one that is over, of a record somebody brought."""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Final

from ..record import Fault, Record, read_text
from ..record import replay as replayed
from ..session import HandLog, Session
from ..table import seat_name

MOST_REELS: Final = 64
MOST_TALES: Final = 8
"""Brought records that were read lately: each step that is looked at asks for the whole record again."""
MOST_HANDS: Final = 500
"""Of a brought record: more than anybody looks through step by step."""

Reels = OrderedDict[tuple[str, int, int], tuple[Session, ...]]


@dataclass(frozen=True, slots=True)
class Tale:
    """A session to be told: where it stands, and whether it still goes on."""

    id: str
    session: Session
    live: bool = False
    seat: int | None = None
    """From where it is told."""
    fault: Fault | None = None
    """The first rule that a brought record breaks; the session goes as far as that."""
    record: Record | None = None
    """As it was brought: what it promises of its decks may be false."""
    text: str = ""
    """The same, letter by letter."""

    @property
    def hands(self) -> int:
        """How many hands were dealt."""
        return len(self.session.log)

    def over(self, number: int) -> bool:
        """Whether hand *number* is finished."""
        return number <= len(self.session.reports)

    def may_open(self, number: int) -> bool:
        """Whether all may see all cards of hand *number*: it is over, or the whole record was brought."""
        return not self.live or self.over(number)

    def broken_at(self, number: int, step: int) -> bool:
        """Whether the record breaks a rule after this step."""
        return self.fault is not None and (number, step) == (self.hands, self.steps(self.hands))

    def steps(self, number: int) -> int:
        """Steps after the deal of hand *number*."""
        return len(self.session.log[number - 1].actions)


@lru_cache(MOST_TALES)
def brought(id: str, text: str) -> Tale:
    """The tale of a record that was brought, as far as it is good. Raises ``NotARecordError``."""
    record = read_text(text)
    played = replayed(record)
    return Tale(id, played.session, fault=played.fault, record=record, text=text)


def finished(session: Session) -> Session:
    """*session* without the hand in play: what anybody may download. A seat that is still free goes by its number."""
    names = tuple(name or seat_name(seat) for seat, name in enumerate(session.names))
    return replace(session, names=names, log=session.log[: len(session.reports)])


def reel(reels: Reels, tale: Tale, number: int) -> tuple[Session, ...]:
    """Every state of hand *number*: after the deal, after each action."""
    log = tale.session.log
    key = (tale.id, number, len(log[number - 1].actions))
    # Asked in several threads: what was found here a moment ago another may have thrown out, so it is taken first.
    states = reels.pop(key, None) or _played(tale.session, log, number)
    reels[key] = states
    if len(reels) > MOST_REELS:
        reels.popitem(last=False)
    return states


def _played(whole: Session, log: tuple[HandLog, ...], number: int) -> tuple[Session, ...]:
    session = Session.open(whole.game, whole.house, whole.names, whole.first_dealer)
    for entry in log[: number - 1]:
        session = session.deal(entry.deck, entry.shuffle)
        for action in entry.actions:
            session = session.apply(action)
    entry = log[number - 1]
    states = [session.deal(entry.deck, entry.shuffle)]
    for action in entry.actions:
        states.append(states[-1].apply(action))
    return tuple(states)
