"""The settlement of a hand as it is read: what lay in the pot and who had paid it, who takes it and why, who pays."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import zip_longest
from typing import Final

from ..table import POT, Chips, Posting, read_seat
from .account import Entry, entries
from .page import TablePage
from .speech import Speech, chips

_ANTES: Final = ("ante", "second_ante")
_FINES: Final = ("bourre", "renege")


def settlement(page: TablePage, names: tuple[str, ...], speech: Speech) -> tuple[Entry, ...]:
    """Every line of the sheet that lies on the table between two hands."""
    # Antes are among what was paid in.
    told = [event for event in page.account if not (isinstance(event, Posting) and event.reason in _ANTES)]
    lines = entries(told, names, speech, page.me, settling=True)
    return (*_gathered(page, names, speech), *_cited_once(lines))


def _cited_once(lines: tuple[Entry, ...]) -> Iterator[Entry]:
    """A reason rests on the clause of what follows from it, and there it is cited."""
    for line, following in zip_longest(lines, lines[1:]):
        yield replace(line, clause="") if following and line.clause == following.clause and not line.amount else line


def _gathered(page: TablePage, names: tuple[str, ...], speech: Speech) -> Iterator[Entry]:
    """How the pot came about."""
    paid: dict[int, Chips] = {}
    left = page.pot
    for event in page.account:
        if isinstance(event, Posting):
            left += event.amount * ((event.source == POT) - (event.target == POT))
            if event.target == POT and event.reason not in _FINES:
                seat = read_seat(event.source)
                paid[seat] = paid.get(seat, 0) + event.amount
    if left > 0:
        yield Entry(speech.say("web-left-over"), chips(left))
    if paid:
        you = speech.words.say("you-name")
        # A name and its amount stay in one line.
        each = [f"{you if seat == page.me else names[seat]}\N{NO-BREAK SPACE}{chips(paid[seat])}" for seat in paid]
        yield Entry(speech.say("web-paid-in", each=", ".join(each)), chips(sum(paid.values())))
