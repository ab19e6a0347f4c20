"""``brelan train``: make the file again from which the strong player of Bouillotte plays, or another one."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer

from .arena import progress
from .ending import INTERRUPTED
from .helping import Spoken
from .say import fail, line, why, words

if TYPE_CHECKING:
    from ..arena.teaching import School

SEATS: Final = "3,4"

train = Spoken(no_args_is_help=True, help="Teach a player: the strong one of Bouillotte learns by practice.")


@train.callback()
def which_game() -> None:
    """Teach a player: the strong one of Bouillotte learns by practice."""


@train.command()
def bouillotte(
    out: Annotated[Path, typer.Option("--out", help="The file to write.", show_default=False)],
    seed: Annotated[int, typer.Option("--seed", help="Where chance starts; the same seed gives the same file.")] = 1,
    iterations: Annotated[int, typer.Option("--iterations", min=1, help="Hands at each table.")] = 100_000,
    seats: Annotated[str, typer.Option("--seats", help="Tables with so many seats, 3 or 4.")] = SEATS,
) -> None:
    """Counterfactual regret minimisation, from nothing but the rules. Ctrl-C keeps what was learnt so far."""
    from ..solve import MissingNumbaError

    tables = sorted({each.strip() for each in seats.split(",")})
    if not set(tables) <= set(SEATS.split(",")):
        fail(words().say("train-seats", seats=seats))
    try:
        from ..arena.teaching import School
    except MissingNumbaError as error:
        fail(words().say("odds-not-installed", missing=error.name, command=str(error)))
    try:
        with out.open("ab"):
            # Not after hours of teaching, but now we want to know whether the file can be written.
            pass
    except OSError as error:
        fail(words().say("arena-not-written", file=str(out), reason=why(error)))
    status = 0
    print(words().say("train-counting"), file=sys.stderr)
    school = School(seed, [int(each) for each in tables])
    try:
        with progress(words().say("train-hands"), iterations) as step:
            for done in school.teach(iterations):
                step(done)
    except KeyboardInterrupt:
        status = INTERRUPTED
    _write(school, out)
    raise SystemExit(status)


def _write(school: School, out: Path) -> None:
    from ..bots.strategy import packed

    strategy = school.strategy()
    data = packed(strategy)
    try:
        out.write_bytes(data)
    except OSError as error:
        fail(words().say("arena-not-written", file=str(out), reason=why(error)))
    met = sum(len(book.situations) for book in strategy.books.values())
    line(words().say("train-written", file=str(out), kilobytes=-(-len(data) // 1000), situations=met))
    seats = ",".join(str(each) for each in strategy.books)
    again = f"brelan train bouillotte --seed {school.seed} --iterations {school.done} --seats {seats} --out {out}"
    line(words().say("train-again", command=again))
