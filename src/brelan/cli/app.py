"""The commands. Each loads what it needs when it is called, so that the others start at once."""

from __future__ import annotations

from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from .helping import Spoken
from .odds import odds
from .odds_bourre import bourre as odds_of_bourre
from .serve import serve
from .solve import solve
from .train import train

if TYPE_CHECKING:
    from .choosing import Wish

app = Spoken(
    add_completion=False,
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    help="The house for Bourré and Bouillotte: play, watch, replay, and look up the rules.",
)


class GameName(StrEnum):
    """The games, by the name a record gives them; written here once more so that no game is loaded for --help."""

    bourre = "bourre"
    bouillotte = "bouillotte"


File = Annotated[Path, typer.Argument(help="A record, a .brelan file.", show_default=False)]
Game = Annotated[GameName, typer.Argument(help="Which game.", show_default=False)]
AnyGameOrAll = Annotated[GameName | None, typer.Argument(help="Which game; both if left out.", show_default=False)]
ProfileName = Annotated[
    str, typer.Option("--profile", help="A house by name: see brelan profiles.", show_default=False)
]
ProfileFile = Annotated[
    Path | None, typer.Option("--profile-file", help="House rules of your own, a TOML file.", show_default=False)
]
Settings = Annotated[
    list[str] | None, typer.Option("--set", metavar="SWITCH=VALUE", help="Change one switch; may be repeated.")
]
Seats = Annotated[int | None, typer.Option("--seats", help="How many sit at the table.", show_default=False)]


Seed = Annotated[
    int | None, typer.Option("--seed", help="Shuffles, cuts and bots that can be had again.", show_default=False)
]
Level = Annotated[
    str, typer.Option("--level", help="How the bots play: easy, steady or strong; or random.", show_default=False)
]
Slips = Annotated[
    float, typer.Option("--slips", min=0, max=1, help="How often a bot breaks a rule at a table of honour.")
]
RecordTo = Annotated[
    Path | None, typer.Option("--record", help="Where to keep the record of the session.", show_default=False)
]


def _version(asked: bool) -> None:
    if asked:
        from .. import __version__

        typer.echo(f"brelan {__version__}")
        raise typer.Exit


def _language(code: str) -> str:
    from .say import speak

    speak(code)
    return code


@app.callback()
def brelan(
    version: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="Say which version this is.")
    ] = False,
    language: Annotated[
        str,
        typer.Option(
            "--language",
            callback=_language,
            is_eager=True,
            help="The language of all that is said, by its code; usually the machine's.",
        ),
    ] = "",
) -> None:
    """The house for Bourré and Bouillotte: play, watch, replay, and look up the rules."""


@app.command()
def play(
    game: Annotated[GameName | None, typer.Argument(help="Which game.", show_default=False)] = None,
    profile: ProfileName = "",
    profile_file: ProfileFile = None,
    settings: Settings = None,
    seats: Seats = None,
    seed: Seed = None,
    record: RecordTo = None,
    resume: Annotated[
        Path | None, typer.Option("--resume", help="Go on with a session that was left.", show_default=False)
    ] = None,
    level: Level = "",
    slips: Slips = 0.0,
    name: Annotated[
        str, typer.Option("--name", help="What you are called; usually your login name.", show_default=False)
    ] = "",
) -> None:
    """Sit down at a table with bots."""
    from .playing import Evening
    from .playing import play as sit_down

    wish = _wish(profile, profile_file, settings, seats)
    sit_down(game and game.value, wish, Evening(seed, level, slips, name, record), resume)


@app.command()
def watch(
    game: Game,
    hands: Annotated[int | None, typer.Option("--hands", help="How many hands.", show_default=False)] = None,
    seed: Seed = None,
    profile: ProfileName = "",
    profile_file: ProfileFile = None,
    settings: Settings = None,
    seats: Seats = None,
    level: Level = "",
    slips: Slips = 0.0,
    record: RecordTo = None,
) -> None:
    """Watch bots play a whole session."""
    from ..record import GAMES
    from .playing import Evening
    from .playing import watch as look_on

    wish = _wish(profile, profile_file, settings, seats, hands)
    look_on(GAMES[game.value], wish, Evening(seed, level, slips, "", record))


app.command()(serve)


@app.command()
def replay(
    file: File,
    json: Annotated[bool, typer.Option("--json", help="One JSON object instead of a story.")] = False,
) -> None:
    """Show a recorded session. Ends with 1 when it breaks a rule, with 2 when it is no record."""
    from . import replaying

    if json:
        replaying.print_json(file)
    else:
        replaying.print_replay(file)


@app.command()
def verify(file: File) -> None:
    """Check every deck of a record against the shuffle it was promised to be. Ends with 1 when one is false."""
    from .replaying import print_verdicts

    print_verdicts(file)


@app.command()
def profiles(game: AnyGameOrAll = None) -> None:
    """List the houses: title, source, and what differs from the default."""
    from .rulebook import print_profiles

    print_profiles([game.value] if game else [each.value for each in GameName])


@app.command()
def rules(
    game: Game,
    profile: ProfileName = "",
    clause: Annotated[
        str, typer.Option("--clause", help="One clause only, such as B-PLAY-3, or one section, such as B-PLAY.")
    ] = "",
    settings: Settings = None,
    profile_file: ProfileFile = None,
    seats: Seats = None,
) -> None:
    """Say the rules of a house in plain words, as its switches have them."""
    from ..record import GAMES
    from .choosing import chosen
    from .rulebook import print_rules

    print_rules(chosen(GAMES[game.value], _wish(profile, profile_file, settings, seats)), clause, seats)


app.add_typer(odds, name="odds")
odds.command("bourre")(odds_of_bourre)
app.command()(solve)


@app.command()
def arena(
    game: Game,
    entries: Annotated[str, typer.Argument(help="A level for each seat, with commas between.", show_default=False)],
    hands: Annotated[
        int, typer.Option("--hands", min=1, help="Hands really played, all rotations counted; rounded up.")
    ] = 20_000,
    seed: Annotated[
        int | None, typer.Option("--seed", help="Decks and choices that can be had again.", show_default=False)
    ] = None,
    profile: ProfileName = "",
    profile_file: ProfileFile = None,
    settings: Settings = None,
    jobs: Annotated[
        int | None, typer.Option("--jobs", min=1, help="Processes; all cores if left out.", show_default=False)
    ] = None,
    cluster: Annotated[
        str, typer.Option("--cluster", help="Address of a Dask scheduler whose workers play.", show_default=False)
    ] = "",
    sheet: Annotated[
        Path | None, typer.Option("--csv", help="A row for each session and seat into this file.", show_default=False)
    ] = None,
    json: Annotated[bool, typer.Option("--json", help="One JSON object instead of a table.")] = False,
) -> None:
    """Match bots with each other on duplicate deals.

    Levels: easy, steady (or plain), strong, random. Every session is played once for each rotation of the bots around
    the table, with the same decks. The same seed gives the same result with any number of processes, and on a cluster.
    Ctrl-C shows what has been played so far.

    The columns of the --csv file: unit (which session, from 0), rotation (from 0), seat, entry (its number in the
    list, from 1), level, hands, played (hands the entry stayed in; at Bouillotte, in which it put in chips by a
    word of its own), zero_tricks (those it took no trick in; only at Bourré), pots (hands in which it took a pot),
    chips (won or lost in the whole session; a fraction where a pot was divided).

    \b
    brelan arena bourre strong,plain,plain,random,random --hands 20000
    brelan arena bouillotte steady,easy,easy,easy --seed 7 --csv chips.csv
    brelan arena bourre steady,random,random --profile pagat --set limit=20
    brelan arena bourre strong,steady,steady,steady,steady --cluster tcp://127.0.0.1:8786
    """
    from .arena import Contest
    from .arena import arena as match

    contest = Contest(entries, hands, seed, jobs, cluster, sheet, json)
    match(game.value, _wish(profile, profile_file, settings, None), contest)


app.add_typer(train, name="train")


def _wish(
    profile: str, file: Path | None, settings: list[str] | None, seats: int | None, hands: int | None = None
) -> Wish:
    from .choosing import Wish

    return Wish(profile, file, tuple(settings or ()), seats, hands)
