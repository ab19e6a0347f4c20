"""The story of a record in the words of the rules: options, actions, happenings, postings, accounts."""

from __future__ import annotations

from collections.abc import Iterator

from brelan.cards import write_mask
from brelan.record import Record, steps
from brelan.session import Session
from brelan.table import NOBODY, Event, Posting, seat_name


def told(event: Event) -> str:
    """One happening or posting."""
    if isinstance(event, Posting):
        return f"  {event.source} > {event.target}: {event.amount} {event.reason} [{event.clause}]"
    words = [event.kind, seat_name(event.seat) if event.seat != NOBODY else "", write_mask(event.cards)]
    words += [str(event.amount) if event.amount else "", event.note, f"[{event.clause}]"]
    return "  " + " ".join(word for word in words if word)


def accounts(session: Session) -> str:
    """Every account that is not empty."""
    return "= " + ", ".join(f"{name} {chips}" for name, chips in session.ledger.balances.items() if chips)


def story(record: Record) -> Iterator[str]:
    """Line by line what happens when *record* is replayed."""
    for session, fault in steps(record):
        if session.log:
            entry = session.log[-1]
            fresh = not entry.actions and not session.closed
            yield (
                f"# hand {len(session.log)}"
                if fresh
                else f"> {entry.actions[-1]}"
                if not session.closed
                else "# closed"
            )
        yield from (told(event) for event in session.happenings)
        if session.in_hand and session.hand is not None:
            yield "? " + ", ".join(str(option) for option in session.hand.options())
        else:
            yield accounts(session)
        assert fault is None
