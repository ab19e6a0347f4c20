"""`python -m bench engine`: random play through the public interface, ours and theirs, in turns on one core."""

import argparse
import sys
from math import inf

from bench import machine, report
from bench.peers import OURS, THEIRS, Missing, Peer, open_peer
from bench.turns import play_rounds


def add_command(parser: argparse.ArgumentParser) -> None:
    """What the command can be told."""
    parser.add_argument("--rounds", type=rounds, default=7, help="turns for each player (7)")
    parser.add_argument("--seconds", type=seconds, default=1.0, help="CPU-seconds in a turn (1)")
    parser.add_argument("--seed", type=int, default=1, help="where the random numbers of the first round start (1)")
    parser.add_argument("--core", type=int, help="the core to stay on (the last one allowed)")
    parser.add_argument("--no-gc", action="store_true", help="leave Python's garbage collector off, for everyone")
    parser.add_argument("--only", nargs="+", choices=THEIRS, default=THEIRS, help="peers to measure beside our engine")
    parser.set_defaults(run=run)


def rounds(text: str) -> int:
    """A number of rounds, one or more."""
    number = int(text)
    if number < 1:
        raise argparse.ArgumentTypeError("must be 1 or more")
    return number


def seconds(text: str) -> float:
    """A time in seconds, above nought and not endless."""
    number = float(text)
    if not 0 < number < inf:
        raise argparse.ArgumentTypeError("must be above 0")
    return number


def run(args: argparse.Namespace) -> int:
    """Measure whoever is here and print it; 1 when someone asked for is missing, 2 for a core we may not use."""
    found = [open_peer(adapter) for adapter in (OURS, *dict.fromkeys(args.only))]
    peers = [peer for peer in found if isinstance(peer, Peer)]
    missing = [peer for peer in found if isinstance(peer, Missing)]
    try:
        core = machine.pin(args.core)
    except ValueError as error:
        print(error, file=sys.stderr)
        return 2
    print(report.opening(args, core, peers))
    turns = play_rounds(
        {peer.name: peer.play for peer in peers},
        rounds=args.rounds,
        seconds=args.seconds,
        seed=args.seed,
        collect_garbage=not args.no_gc,
        told=lambda done: print(f"round {done} of {args.rounds}", file=sys.stderr),
    )
    print(report.rates(turns))
    if isinstance(found[0], Peer) and len(peers) > 1:
        print(report.compared(turns, found[0].name))
    for peer in missing:
        print(report.absent(peer))
    return 1 if missing else 0
