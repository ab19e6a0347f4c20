"""``brelan arena``: bots matched with each other on duplicate deals, and what came of it."""

from __future__ import annotations

import csv
import json as json_text
import secrets
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from .ending import INTERRUPTED
from .patience import WEIGHED, tell_the_first_time
from .say import complain, fail, line, why, words

if TYPE_CHECKING:
    from ..arena.figures import Estimate, Figures
    from ..arena.rating import Rating
    from ..arena.tournament import Tournament
    from ..arena.unit import Unit
    from .choosing import Wish

_SEEDS: Final = 1 << 31


class Contest(NamedTuple):
    """What was asked for besides the game and its house."""

    entries: str
    hands: int
    seed: int | None = None
    jobs: int | None = None
    cluster: str = ""
    sheet: Path | None = None
    json: bool = False


class Outcome(NamedTuple):
    """A tournament as far as it was played."""

    tournament: Tournament
    units: Sequence[Unit]
    seconds: float

    @property
    def hands(self) -> int:
        """Hands really played."""
        return len(self.units) * self.tournament.unit_hands


def arena(game: str, wish: Wish, contest: Contest) -> None:
    """Play a tournament and say what came of it. After Ctrl-C: of the units that were done, and status 130."""
    tournament = _planned(game, wish, contest)
    sheet = None if contest.sheet is None else _sheet(contest.sheet)
    units: list[Unit] = []
    start = time.perf_counter()
    status = 0
    try:
        _play(tournament, units, contest)
    except KeyboardInterrupt:
        status = INTERRUPTED
    outcome = Outcome(tournament, sorted(units, key=lambda unit: unit.number), time.perf_counter() - start)
    if status:
        _note("arena-stopped", done=len(units), units=tournament.units)
    if sheet is not None and not _kept(sheet, outcome):
        status = status or 1
    if units:
        _tell(outcome, contest.json)
    raise SystemExit(status)


def _planned(game: str, wish: Wish, contest: Contest) -> Tournament:
    from ..arena.tournament import planned
    from ..bots import EVERY_LEVEL, level_named, levels_here
    from ..record import GAMES
    from ..solve import MissingNumbaError
    from .choosing import chosen

    entries = []
    for name in contest.entries.split(","):
        try:
            entries.append(level_named(name.strip()))
        except ValueError:
            fail(words().say("cli-no-level", level=name.strip(), levels=", ".join(EVERY_LEVEL)))
    if len(entries) < 2:
        fail(words().say("arena-alone"))
    house = chosen(GAMES[game], wish._replace(seats=len(entries))).house
    if "strong" in entries and "strong" not in levels_here(game):
        missing = MissingNumbaError()
        fail(words().say("odds-not-installed", missing=missing.name, command=str(missing)))
    seed = secrets.randbelow(_SEEDS) if contest.seed is None else contest.seed
    return planned(game, house.profile, house.overrides, entries, seed, contest.hands)


def _play(tournament: Tournament, units: list[Unit], contest: Contest) -> None:
    from ..arena.machines import MissingDaskError, cores, play

    if "strong" in tournament.entries and tournament.game == "bourre" and not contest.cluster:
        tell_the_first_time(WEIGHED)
    jobs = min(contest.jobs or cores(), tournament.units)
    try:
        with progress(words().say("arena-playing"), tournament.units) as step:

            def done(unit: Unit) -> None:
                units.append(unit)
                step(len(units))

            play(tournament, done, jobs, contest.cluster)
    except MissingDaskError as error:
        fail(words().say("odds-not-installed", missing=error.name, command=str(error)))
    except (OSError, ValueError) as error:
        if not contest.cluster or units:
            raise
        fail(words().say("arena-no-cluster", address=contest.cluster, reason=str(error)))


@contextmanager
def progress(what: str, total: int) -> Iterator[Callable[[int], None]]:
    """A bar on stderr that is told how much is done; nothing where nobody would see it move."""
    if not sys.stderr.isatty():
        yield lambda done: None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(what, total=total)
        yield lambda done: bar.update(task, completed=done)


def _sheet(path: Path) -> Any:
    """The file for the CSV, opened before hours are spent on what goes into it."""
    try:
        return path.open("w", encoding="utf-8", newline="")
    except OSError as error:
        fail(words().say("arena-not-written", file=str(path), reason=why(error)))


COLUMNS: Final = ("unit", "rotation", "seat", "entry", "level", "hands", "played", "zero_tricks", "pots", "chips")
"""One row for each unit, rotation and seat. What they are is told by ``brelan arena --help`` and ``docs/arena.md``."""


def _kept(sheet: Any, outcome: Outcome) -> bool:
    """Write the rows; False when there is no room for them, which must not cost what is told on the terminal."""
    try:
        with sheet:
            _write(csv.writer(sheet, lineterminator="\n"), outcome)
    except OSError as error:
        complain(words().say("arena-not-written", file=sheet.name, reason=why(error)))
        return False
    return True


def _write(out: Any, outcome: Outcome) -> None:
    out.writerow(COLUMNS)
    entries = outcome.tournament.entries
    for unit in outcome.units:
        for each in unit.lines:
            who = [each.unit, each.rotation, f"p{each.seat + 1}", each.entry + 1, entries[each.entry]]
            out.writerow([*who, each.hands, each.played, each.empty, each.pots, each.chips])


def _tell(outcome: Outcome, json: bool) -> None:
    from ..arena.figures import by_entry, by_level
    from ..arena.rating import MissingOpenSkillError, ratings

    tournament, units = outcome.tournament, outcome.units
    rated: Sequence[Rating | None]
    try:
        rated = ratings(tournament, units)
    except MissingOpenSkillError as error:
        rated = [None] * tournament.seats
        _note("odds-not-installed", missing=error.name, command=str(error))
    entries, levels = by_entry(tournament, units), by_level(tournament, units)
    if json:
        print(json_text.dumps(_as_dict(outcome, entries, levels, rated)))
    else:
        _print(outcome, entries, levels, rated)


def _as_dict(
    outcome: Outcome, entries: Sequence[Figures], levels: Sequence[Figures], rated: Sequence[Rating | None]
) -> dict[str, Any]:
    tournament = outcome.tournament
    return {
        "game": tournament.game,
        "profile": tournament.profile,
        "overrides": dict(tournament.overrides),
        "seed": tournament.seed,
        "session_hands": tournament.hands,
        "units": len(outcome.units),
        "units_asked": tournament.units,
        "hands": outcome.hands,
        "entries": [
            {**each.as_dict(), "rating": None if rating is None else rating._asdict()}
            for each, rating in zip(entries, rated, strict=True)
        ],
        "levels": [each.as_dict() for each in levels],
        "seconds": round(outcome.seconds, 3),
        "hands_per_second": round(outcome.hands / outcome.seconds, 1),
    }


def _print(
    outcome: Outcome, entries: Sequence[Figures], levels: Sequence[Figures], rated: Sequence[Rating | None]
) -> None:
    tournament, say = outcome.tournament, words().say
    house = {"game": say("cli-game", game=tournament.game), "profile": tournament.profile, "seats": tournament.seats}
    counts = {"units": len(outcome.units), "length": tournament.hands, "hands": outcome.hands}
    line(say("arena-house", **house, seed=str(tournament.seed)))
    line(say("arena-counts", **counts, rotations=tournament.seats))
    tricks = tournament.game == "bourre"
    common = [say("arena-chips"), say("arena-played"), *([say("arena-zero")] if tricks else []), say("arena-pots")]
    rows = [[say("arena-entry"), "", *common, say("arena-rating")]]
    for number, (each, rating) in enumerate(zip(entries, rated, strict=True), 1):
        judged = "–" if rating is None else f"{words().decimal(rating.mu, 1)} ± {words().decimal(rating.sigma, 1)}"
        rows.append([str(number), each.level, *_row(each, tricks), judged])
    line()
    print_rows(rows)
    rows = [[say("arena-level"), *common, say("arena-above")]]
    rows += [[each.level, *_row(each, tricks), "–" if each.above is None else _span(each.above)] for each in levels]
    line()
    print_rows(rows)
    line()
    pace = {"seconds": words().decimal(outcome.seconds, 1), "rate": words().decimal(_rate(outcome), 0)}
    line(say("arena-speed", hands=outcome.hands, **pace))


def _rate(outcome: Outcome) -> float:
    return outcome.hands / outcome.seconds


def _row(each: Figures, tricks: bool) -> list[str]:
    empty = [_share(each.empty, each.played)] if tricks else []
    return [_span(each.chips), _share(each.played, each.hands), *empty, _share(each.pots, each.hands)]


def _span(found: Estimate) -> str:
    """A mean with its interval."""
    mean, *ends = [words().decimal(each, 3, signed=True) for each in found if each is not None]
    return f"{mean} ({' – '.join(ends)})" if ends else mean


def _share(part: int, whole: int) -> str:
    return words().percent(part / whole, 1) if whole else "–"


def print_rows(rows: Sequence[Sequence[str]]) -> None:
    """Columns side by side: words to the left, figures to the right."""
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    for row in rows:
        cells = [
            cell.ljust(width) if all(_is_word(other[column]) for other in rows[1:]) else cell.rjust(width)
            for column, (cell, width) in enumerate(zip(row, widths, strict=True))
        ]
        line("  ".join(cells).rstrip())


def _is_word(text: str) -> bool:
    return text.isalpha()


def _note(code: str, **args: Any) -> None:
    print(words().say(code, **args), file=sys.stderr)
