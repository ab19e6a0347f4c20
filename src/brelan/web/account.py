"""The account of a hand: a line for each posting, what each seat gained; and the score of the session."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Any, Final

from markupsafe import Markup, escape

from ..table import Chips, Event, Posting, seat_name
from .page import Chair, Line
from .speech import Speech, chips


@dataclass(frozen=True, slots=True)
class Entry:
    """One line: a sentence, its amount if any, its clause."""

    text: str
    amount: str = ""
    clause: str = ""


@dataclass(frozen=True, slots=True)
class Total:
    """What one seat gained or lost in the hand, and what it has now."""

    name: str
    change: str
    now: str
    gain: int
    """1, 0 or −1."""
    mine: bool = False


@dataclass(frozen=True, slots=True)
class Score:
    """The sheet of the session: a row for each finished hand."""

    names: tuple[str, ...]
    rows: tuple[tuple[str, tuple[str, ...]], ...]
    totals: tuple[str, ...] = ()
    places: tuple[int, ...] = ()

    def ranked(self) -> tuple[tuple[int, str, str], ...]:
        """Place, name and total, the first place first."""
        return tuple(sorted(zip(self.places, self.names, self.totals, strict=True), key=lambda row: row[0]))


_SETTLING: Final = frozenset(
    ("award", "bourre", "renege", "returned", "share", "premium_carre", "premium_brelan", "nobody_collects")
)


def entries(
    events: Sequence[Event],
    names: tuple[str, ...],
    speech: Speech,
    viewer: int | None = None,
    *,
    settling: bool = False,
) -> tuple[Entry, ...]:
    """The movements of chips among *events*, in order; only those of the settlement when *settling*."""
    wanted = tuple(event for event in events if _belongs(event, settling))
    return tuple(
        Entry(text, chips(event.amount) if _alone(event, text, names, speech, viewer) else "", event.clause)
        for event, text in speech.told(wanted, names, viewer)
    )


def _belongs(event: Event, settling: bool) -> bool:
    kind = event.reason if isinstance(event, Posting) else event.kind
    return kind in _SETTLING or (isinstance(event, Posting) and not settling)


def _alone(event: Event, text: str, names: tuple[str, ...], speech: Speech, viewer: int | None) -> bool:
    """Whether *text* tells of one movement of chips, so that its amount can stand beside it."""
    return isinstance(event, Posting) and text == speech.happening(event, names, viewer)


def lines(
    log: Sequence[Line], names: tuple[str, ...], speech: Speech, viewer: int | None = None, before: int = 0
) -> tuple[tuple[int, Markup], ...]:
    """The log in words: number of the line and its sentence; *before* lines stand ahead of the first."""
    return tuple(
        (number, escape(speech.happening(line.event, names, viewer))) for number, line in enumerate(log, before)
    )


def items(told: Sequence[tuple[int, Markup]], name: str, tag: str) -> Markup:
    """Lines as elements *tag*, each with an id. Not in a template: it is done for every seat at every change."""
    return Markup("".join([f'<{tag} id="{name}-{number}">{text}</{tag}>' for number, text in told]))


def totals(events: Sequence[Event], chairs: Sequence[Chair], me: int | None) -> tuple[Total, ...]:
    """What the whole hand brought to each seat, antes included, premiums too."""
    change: dict[str, Chips] = {seat_name(seat): 0 for seat in range(len(chairs))}
    for event in events:
        if isinstance(event, Posting) and event.reason not in ("refill", "share"):
            for account, sign in ((event.source, -1), (event.target, 1)):
                name = account.removeprefix("premium ")
                if name in change:
                    change[name] += sign * event.amount
    return tuple(
        Total(
            chair.name,
            signed(change[seat_name(seat)]),
            chips(chair.chips + chair.premium),
            (change[seat_name(seat)] > 0) - (change[seat_name(seat)] < 0),
            seat == me,
        )
        for seat, chair in enumerate(chairs)
    )


def signed(amount: Chips) -> str:
    """An amount with its sign, plus as well."""
    return f"+{chips(amount)}" if amount > 0 else chips(amount)


def score(reports: Sequence[Mapping[str, Any]], names: tuple[str, ...], result: Any = None) -> Score:
    """The sheet of the session, from the hands as the replay prints them."""
    seats = [seat_name(seat) for seat in range(len(names))]
    rows = []
    for report in reports:
        row = tuple(chips(_worth(report, seat)) for seat in seats)
        rows.append((str(report["number"]), row))
    if result is None:
        return Score(names, tuple(rows))
    place = {seat: 1 + sum(map(len, result.places[:at])) for at, level in enumerate(result.places) for seat in level}
    final = tuple(chips(total) for total in result.totals)
    return Score(names, tuple(rows), final, tuple(place[seat] for seat in range(len(names))))


def _worth(report: Mapping[str, Any], seat: str) -> Fraction:
    if "balances" in report:
        return Fraction(report["balances"][seat])
    return Fraction(report["caves"][seat]) + Fraction(report.get("premiums", {}).get(seat, "0"))
