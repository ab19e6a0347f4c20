"""Other worlds: the same session with cards that a role has not been shown lying elsewhere (law 1)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from random import Random

from brelan.cards import Card, Cards, cards_of, mask_of
from brelan.session import Session
from brelan.table import Action, Event, Happening, IllegalError, View
from brelan.web.page import lines_of
from brelan.web.room import Room


def known(view: View) -> Cards:
    """The cards that *view* shows."""
    mask = 0
    for name in ("own", "own_discards", "turned", "gone", "retourne"):
        mask |= getattr(view, name, 0)
    for name in ("plays", "last_plays"):
        for bit in getattr(view, name, ()):
            mask |= bit
    # In Bouillotte ``shown`` are hands laid open; in Bourré it says which cards a seat has shown not to hold.
    if getattr(view, "retourne", None) is not None:
        for hand in getattr(view, "shown", ()):
            mask |= hand
    return mask


ANNOUNCED = ("renege", "misplay", "puts_right")
"""At a table of honour these tell everybody that a rule was broken, and which: what a seat has been told of hands."""


Steps = tuple[tuple[Event, ...], ...]
"""What happened, step by step."""


def dealt_anew(session: Session, hidden: Cards, random: Random) -> tuple[Session, Steps] | None:
    """*session* with some *hidden* cards of the hand in play exchanged; None when people could not have acted so.

    Nor is it another world to anybody when a misplay was announced in one of the two and not in the other (B-ERROR-2).
    The second part is what happened in that hand, for everybody to see.
    """
    cards = sorted(cards_of(hidden))
    moved = random.sample(cards, min(len(cards), random.choice((2, 3, 5, 12))))
    other = replayed(session, dict(zip(moved, moved[1:] + moved[:1], strict=True)))
    real = replayed(session, {})
    return None if other is None or real is None or announced(other[1]) != announced(real[1]) else other


def announced(steps: Steps) -> list[Event]:
    return [event for step in steps for event in step if isinstance(event, Happening) and event.kind in ANNOUNCED]


def replayed(session: Session, target: dict[Card, Card]) -> tuple[Session, Steps] | None:
    """*session* with the cards of its last hand exchanged as *target* says, and what happened in that hand."""
    log = session.log[-1]
    other = Session.open(session.game, session.house, session.names, session.first_dealer)
    for entry in session.log[:-1]:
        other = other.deal(entry.deck, entry.shuffle)
        for action in entry.actions:
            other = other.apply(action)
    other = other.deal(exchanged(log.deck, target), log.shuffle)
    steps = [other.happenings]
    for action in log.actions:
        try:
            other = other.apply(elsewhere(action, target))
        except IllegalError:
            return None
        steps.append(other.happenings)
    return other, tuple(steps)


def exchanged(cards: Sequence[Card], target: dict[Card, Card]) -> tuple[Card, ...]:
    return tuple(target.get(card, card) for card in cards)


def elsewhere(action: Action, target: dict[Card, Card]) -> Action:
    cards = mask_of(exchanged(tuple(cards_of(action.cards)), target))
    return action._replace(cards=cards, order=exchanged(action.order, target))


@contextmanager
def world(room: Room, session: Session, steps: Steps) -> Iterator[None]:
    """For a while *room* is at *session* instead."""
    table, kept, told, views = room.table, room.events, room.told, room._views
    real = table.session
    # Nothing that was put together in the one world may be shown in the other.
    table.session, room.events, room._views, room.glance = (
        session,
        [event for step in steps for event in step],
        {},
        None,
    )
    past = [line for line in told if line.hand != session.number or line.coming]
    fresh = [line for step in steps for line in lines_of(session.number, step, session.names)]
    room.told = type(told)([*past, *fresh], maxlen=told.maxlen)
    try:
        yield
    finally:
        table.session, room.events, room.told, room._views, room.glance = real, kept, told, views, None
