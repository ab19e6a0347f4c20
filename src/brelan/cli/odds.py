"""``brelan odds``: exact chances. Bouillotte's are counted, one hand or the whole table."""

from __future__ import annotations

import json as json_text
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final

import typer

from .helping import Spoken
from .patience import ODDS, tell_the_first_time
from .say import fail, line, why, words

if TYPE_CHECKING:
    from fractions import Fraction

    from ..cards import Cards
    from ..solve.odds import Odds

SEATS: Final = 4
EXAMPLE: Final = "Ah Kh 9s"
EXAMPLE_UP: Final = "Qd"

odds = Spoken(no_args_is_help=True, help="Exact chances: what a hand is worth before the cards are shown.")


@odds.callback()
def which_game() -> None:
    """Exact chances: what a hand is worth before the cards are shown."""


@odds.command()
def bouillotte(
    hand: Annotated[
        list[str] | None, typer.Argument(help="Three cards, such as 'Ah Kh 9s'.", show_default=False)
    ] = None,
    up: Annotated[str, typer.Option("--up", help="The retourné, such as Qd.", show_default=False)] = "",
    seat: Annotated[
        int | None,
        typer.Option("--seat", min=1, max=SEATS, help="Your place among those who are in, from the dealer's right."),
    ] = None,
    inside: Annotated[int, typer.Option("--in", min=2, max=SEATS, help="How many are in, you among them.")] = SEATS,
    json: Annotated[bool, typer.Option("--json", help="One JSON object.")] = False,
    table: Annotated[bool, typer.Option("--table", help="Every hand and retourné, as CSV.")] = False,
    plot: Annotated[
        Path | None, typer.Option("--plot", help="Draw the whole table into this file.", show_default=False)
    ] = None,
) -> None:
    """The chance to win the showdown of Bouillotte: four seats, the rules of the house historic."""
    from ..solve import MissingNumbaError

    if seat is not None and seat > inside:
        fail(words().say("odds-no-such-place", seat=seat, inside=inside))
    try:
        if table or plot is not None:
            _print_table(SEATS - inside, plot, table)
        else:
            _print_hand(" ".join(hand or []), up, seat, SEATS - inside, json)
    except MissingNumbaError as error:
        fail(words().say("odds-not-installed", missing=error.name, command=str(error)))


def _print_hand(hand: str, up: str, seat: int | None, folded: int, json: bool) -> None:
    held, turned = _understood(hand, up)
    tell_the_first_time(ODDS)
    from ..solve.odds import odds as odds_of

    found = odds_of(held, turned, folded)
    if json:
        seats = [_by(found, place) for place in range(len(found.wins))]
        alone = {} if seat is not None else {"seats": seats}
        print(json_text.dumps({**_by(found, None if seat is None else seat - 1), **alone}))
        return
    line(words().say("odds-hand", cards=words().cards(held), up=words().cards(turned), inside=SEATS - folded))
    for place in range(len(found.wins)) if seat is None else [seat - 1]:
        line("  " + words().say("odds-seat", seat=place + 1, **_chance(found.chance(place))))
    if seat is None:
        line("  " + words().say("odds-any-seat", **_chance(found.chance())))
    line(words().say("odds-by", by=_NAMES[found.by]))


def _understood(hand: str, up: str) -> tuple[Cards, Cards]:
    """Three cards and the retourné; ends the command with what is wrong with them."""
    from ..bouillotte.profile import DECKS
    from ..cards import count, mask_of
    from .given import cards_given, check_hand, check_pack

    deck = mask_of(DECKS[SEATS])
    if not hand.strip():
        fail(words().say("odds-hand-missing", hand=EXAMPLE, up=EXAMPLE_UP))
    held = cards_given(hand)
    check_pack(held, deck)
    check_hand(held, 3)
    if not up.strip():
        fail(words().say("odds-up-missing", up=EXAMPLE_UP))
    turned = cards_given(up)
    check_pack(turned, deck)
    if count(turned) != 1:
        fail(words().say("odds-up-number", number=count(turned), cards=words().cards(turned)))
    if held & turned:
        fail(words().say("odds-up-in-hand", cards=words().cards(turned)))
    return held, turned


def _by(found: Odds, place: int | None) -> dict[str, str]:
    """Fractions as text: the chance to win, and in each of the three ways."""
    ways = {name: str(found.chance(place, by)) for by, name in _NAMES.items()}
    return {"win": str(found.chance(place)), **ways}


def _chance(chance: Fraction) -> dict[str, Any]:
    return {"fraction": str(chance), "percent": words().percent(float(chance), 2)}


_NAMES = {5: "carre", 3: "brelan", 0: "point"}
"""How a pot is won, by the ranks of the showdown; a test holds them to ``showdown.BY``."""


def _print_table(folded: int, plot: Path | None, printed: bool) -> None:
    import csv
    import sys

    from ..cards import write_mask

    tell_the_first_time(ODDS)
    from ..solve.odds import table

    found = table(folded)
    places = range(1, SEATS - folded + 1)
    if printed:
        out = csv.writer(sys.stdout, lineterminator="\n")
        out.writerow(
            ["up", "hand", "alike", "by", "deals", *(f"wins_{at}" for at in places), *(f"win_{at}" for at in places)]
        )
        for each, chances in found:
            parts = [f"{float(chances.chance(at - 1)):.6f}" for at in places]
            cards = [write_mask(each.up), write_mask(each.hand), each.size]
            out.writerow([*cards, _NAMES[chances.by], chances.deals, *chances.wins, *parts])
    if plot is not None:
        _draw(plot, [(each.size, [float(chances.chance(at - 1)) for at in places]) for each, chances in found])


def _draw(plot: Path, rows: list[tuple[int, list[float]]]) -> None:
    """For each place a curve: its chances, best hands first, against the share of all hands that are as good."""
    try:
        from matplotlib.figure import Figure
    except ImportError as error:
        fail(
            words().say("odds-not-installed", missing=error.name or "matplotlib", command="pip install 'brelan[plot]'")
        )
    figure = Figure(figsize=(8, 5), layout="constrained")
    endings = sorted(figure.canvas.get_supported_filetypes())
    if plot.suffix.lower().lstrip(".") not in endings:
        fail(words().say("odds-no-picture", ending=plot.suffix or plot.name, endings=", ".join(endings)))
    axes = figure.subplots()
    every = sum(size for size, _ in rows)
    for place in range(len(rows[0][1])):
        across, chances = [0.0], [1.0]
        for size, row in sorted(rows, key=lambda each: -each[1][place]):
            chances += [row[place]]
            across += [across[-1] + 100 * size / every]
        axes.step(across, [100 * chance for chance in chances], label=words().say("odds-plot-seat", seat=place + 1))
    axes.set(xlabel=words().say("odds-plot-hands"), ylabel=words().say("odds-plot-chance"))
    axes.set_title(words().say("odds-plot-title", inside=len(rows[0][1])))
    axes.grid(alpha=0.3)
    axes.legend()
    try:
        figure.savefig(plot)
    except OSError as error:
        fail(words().say("odds-not-drawn", file=str(plot), reason=why(error)))
