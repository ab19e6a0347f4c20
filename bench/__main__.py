"""`python -m bench COMMAND`: every figure this project claims is printed by one of these commands."""

import argparse
import sys
from collections.abc import Sequence

from bench import engine, late, tables


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command; 0 when everything asked for was measured, 1 when something was missing, 2 for a wrong call."""
    parser = argparse.ArgumentParser(prog="python -m bench", description="Measures Brelan beside its peers.")
    commands = parser.add_subparsers(metavar="COMMAND", required=True)
    engine.add_command(commands.add_parser("engine", help="decisions per CPU-second of random play"))
    tables.add_command(
        commands.add_parser("tables", help="tables in the browser held by one process, beside a bare broadcast")
    )
    late.add_bots(commands.add_parser("bots", help="how long each level thinks, and what the better ones win"))
    late.add_odds(commands.add_parser("odds", help="the whole exact table of Bouillotte"))
    late.add_solver(commands.add_parser("solver", help="what can be forced, beside the double-dummy solver DDS"))
    late.add_compiled(commands.add_parser("compiled", help="compiled hands of Bourré beside OpenSpiel's euchre in C++"))
    late.add_nashconv(commands.add_parser("nashconv", help="how near to equilibrium teaching comes, beside OpenSpiel"))
    args = parser.parse_args(argv)
    measured: int = args.run(args)
    return measured


if __name__ == "__main__":
    sys.exit(main())
