"""The account of a hand: a line for each posting, what each seat gained; and the score of the session."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Any, Final

from markupsafe import escape

from ..table import Chips, Event, Happening, Posting, seat_name
from ..words import runs
from .page import Chair, Line, TablePage
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
    game: str = ""
    """Bourré: what lies on each account. Bouillotte: what each has won or lost, as a new cave is nothing won."""


LOG_LINES: Final = 24
"""How much of the log a page carries; the rest stands on the page of the session."""
HEARD_LINES: Final = 8
"""How many of them are there to be read out."""
_SETTLING: Final = frozenset(
    (
        *("ante", "second_ante", "refill"),
        *("award", "bourre", "renege", "returned", "share", "premium_carre", "premium_brelan", "nobody_collects"),
        *("point", "equal_point", "wins_by_point", "wins_by_carre", "wins_by_brelan"),
        *("wins_by_favori", "wins_by_mistigri"),
        *("carre_takes", "all_passed", "alone", "pot"),
    )
)
"""What the account of a settlement tells: what every seat paid for the hand, why who won, what was paid then."""


def entries(
    events: Sequence[Event],
    names: tuple[str, ...],
    speech: Speech,
    viewer: int | None = None,
    *,
    settling: bool = False,
) -> tuple[Entry, ...]:
    """The movements of chips among *events*, in order; only those of the settlement when *settling*."""
    # A pot that is the only one needs no name.
    named = sum(event.kind == "pot" for event in events if isinstance(event, Happening)) > 1
    wanted = tuple(event for event in events if belongs(event, settling) and (named or not _is_pot(event)))
    return tuple(entry for run in runs(wanted) for entry in _entries(run, speech.told(run, names, viewer)))


def _is_pot(event: Event) -> bool:
    return isinstance(event, Happening) and event.kind == "pot"


def _entries(run: tuple[Event, ...], told: list[tuple[Event, str]]) -> Iterator[Entry]:
    # An amount stands beside a sentence that tells of one movement of chips.
    alone = len(told) == len(run)
    for event, text in told:
        yield Entry(text, chips(event.amount) if alone and isinstance(event, Posting) else "", event.clause)


def belongs(event: Event, settling: bool = False) -> bool:
    """Whether *event* stands in the account of a hand; in that of its settlement when *settling*."""
    kind = event.reason if isinstance(event, Posting) else event.kind
    return kind in _SETTLING or (isinstance(event, Posting) and not settling)


class Scroll:
    """The end of a table's log in words, as one seat reads it; it grows with the log and is not written anew."""

    def __init__(self, name: str) -> None:
        self.name = name
        """Of the reader at this table; empty for somebody who looks on."""
        self.until = 0
        """Lines of the session that were told so far."""
        self._lines: deque[str] = deque(maxlen=LOG_LINES)
        self._heard: deque[str] = deque(maxlen=HEARD_LINES)

    def on(self, page: TablePage, speech: Speech) -> None:
        """Go on to the last line of *page*."""
        until = page.forgotten + len(page.log)
        new = page.log[max(0, len(page.log) - min(until - self.until, LOG_LINES)) :]
        # Each line has an id that stays, so that a page can tell what is new: they count from the session's beginning.
        for number, line in enumerate(new, until - len(new)):
            text = escape(self._told(line, page.me, speech))
            self._lines.append(f'<li id="line-{number}">{text}</li>')
            self._heard.append(f'<p id="heard-{number}">{text}</p>')
        self.until = until

    def _told(self, line: Line, me: int | None, speech: Speech) -> str:
        # What was done on a seat before somebody took it was not done by them.
        reader = me if me is not None and line.names[me] == self.name else None
        if line.coming is None:
            return speech.line(line.events, line.names, reader)
        seat, before = line.coming.seat, line.coming.before
        you = "yes" if seat == reader else "no"
        return speech.say(f"web-came-{line.coming.kind}", you=you, name=line.names[seat], before=before)

    def lines(self) -> str:
        """The last lines, for the log."""
        return "".join(self._lines)

    def heard(self) -> str:
        """The very last lines, for those who hear the page."""
        return "".join(self._heard)


def scroll(page: TablePage, speech: Speech) -> Scroll:
    """The log of *page* in words."""
    key = ("scroll", speech.language, page.me)
    name = "" if page.me is None else page.chairs[page.me].name
    kept: Scroll | None = page.kept.lasting.get(key)
    if kept is None or kept.name != name or kept.until > page.forgotten + len(page.log):
        kept = page.kept.lasting[key] = Scroll(name)
    kept.on(page, speech)
    return kept


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


def score(reports: Sequence[Mapping[str, Any]], names: tuple[str, ...], result: Any = None, cave: int = 0) -> Score:
    """The sheet of the session, from the hands as the replay prints them; Bouillotte is played from a *cave*."""
    seats = [seat_name(seat) for seat in range(len(names))]
    rows = []
    for report in reports:
        row = tuple(_worth(report, seat, cave) for seat in seats)
        rows.append((str(report["number"]), row))
    game = "bouillotte" if cave else "bourre"
    if result is None:
        return Score(names, tuple(rows), game=game)
    place = {seat: 1 + sum(map(len, result.places[:at])) for at, level in enumerate(result.places) for seat in level}
    final = tuple(signed(total) if cave else chips(total) for total in result.totals)
    return Score(names, tuple(rows), final, tuple(place[seat] for seat in range(len(names))), game)


def _worth(report: Mapping[str, Any], seat: str, cave: int) -> str:
    if not cave:
        return chips(Fraction(report["balances"][seat]))
    premium = Fraction(report.get("premiums", {}).get(seat, "0"))
    return signed(Fraction(report["caves"][seat]) + premium - cave * (1 + int(report["refills"][seat])))
