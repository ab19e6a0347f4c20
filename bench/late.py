"""The commands that may measure compiled code: what they can be told. Numba is loaded when one of them runs."""

import argparse
import sys
from importlib import import_module
from pathlib import Path


def add_odds(parser: argparse.ArgumentParser) -> None:
    """`python -m bench odds`."""
    parser.add_argument("--rounds", type=int, default=7, help="tables of each kind (7)")
    _add_core(parser, "odds")


def add_bots(parser: argparse.ArgumentParser) -> None:
    """`python -m bench bots`."""
    parser.add_argument("--hands", type=int, default=20_000, help="duplicate hands in each match (20000)")
    parser.add_argument("--decisions", type=int, default=1000, help="decisions to time for each level and game (1000)")
    parser.add_argument("--seed", type=int, default=1, help="where decks and choices start (1)")
    parser.add_argument("--jobs", type=int, help="processes in the matches (all cores)")
    _add_core(parser, "bots")


def add_solver(parser: argparse.ArgumentParser) -> None:
    """`python -m bench solver`."""
    parser.add_argument("--rounds", type=int, default=7, help="turns for each (7)")
    parser.add_argument("--boards", type=int, default=1000, help="boards in a turn, and to compare with DDS (1000)")
    parser.add_argument("--nodes", type=int, default=5000, help="fixed boards to count nodes on (5000)")
    parser.add_argument("--seed", type=int, default=1, help="where the random boards start (1)")
    _add_core(parser, "solver")


def add_compiled(parser: argparse.ArgumentParser) -> None:
    """`python -m bench compiled`."""
    parser.add_argument("--rounds", type=int, default=9, help="turns for each (9)")
    parser.add_argument("--hands", type=int, default=200_000, help="our hands in a turn (200000)")
    parser.add_argument("--games", type=int, default=20_000, help="games of euchre in a turn (20000)")
    parser.add_argument("--seed", type=int, default=1, help="where the random numbers start (1)")
    _add_core(parser, "compiled")


def add_nashconv(parser: argparse.ArgumentParser) -> None:
    """`python -m bench nashconv`."""
    parser.add_argument("--cave", type=int, default=5, help="chips before the antes, 3 to 6 (5)")
    parser.add_argument("--seed", type=int, default=1, help="where chance starts (1)")
    parser.add_argument("--ours", type=int, default=1_000_000, help="iterations of our sampling, at most (1000000)")
    parser.add_argument("--sampling", type=int, default=10_000, help="of OpenSpiel's sampling (10000)")
    parser.add_argument("--plus", type=int, default=30, help="of OpenSpiel's CFR+ (30)")
    parser.add_argument("--plot", type=Path, default=Path("docs/pictures/nashconv.png"), help="where to draw it")
    _add_core(parser, "nashconv")


def _add_core(parser: argparse.ArgumentParser, module: str) -> None:
    def run(args: argparse.Namespace) -> int:
        try:
            command = import_module(f"bench.{module}")
        except ModuleNotFoundError as missing:
            print(f"not measured, {missing.name} is not installed. Install it with: make bench", file=sys.stderr)
            return 1
        measured: int = command.run(args)
        return measured

    parser.add_argument("--core", type=int, help="the core to stay on (the last one allowed)")
    parser.set_defaults(run=run)
