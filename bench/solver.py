"""`python -m bench solver`: what can be forced, beside the double-dummy solver DDS, on one core."""

import argparse
import sys
from collections.abc import Callable, Sequence
from functools import partial
from importlib import import_module
from statistics import median
from time import process_time

from bench import machine
from bench.boards import Ending, bourre_boards, endings
from brelan.solve.board import Board, Forcer


def run(args: argparse.Namespace) -> int:
    """Compare values with DDS, then times, then count nodes; 1 when DDS is missing or a value differs."""
    core = machine.pin(args.core)
    print(f"{machine.describe()}; core {core}")
    forcer = Forcer()
    ours = bourre_boards(4, args.boards, args.seed)
    bridge = endings(args.boards, args.seed)
    _force(forcer, ours[:10])
    fault = 0
    try:
        dds = import_module("bench.peers.dds")
    except ImportError as error:
        print(f"DDS: not measured, {error}. Install it with: make bench", file=sys.stderr)
        fault = 1
    else:
        found = [forcer.most(each.board, each.side) for each in bridge]
        deals = dds.prepared(bridge)
        wrong = sum(one != other for one, other in zip(found, dds.best_tricks(dds.solved(deals)), strict=True))
        print(f"bridge's duties: {len(bridge)} five-card boards, values that differ from DDS: {wrong}")
        fault = int(wrong > 0)
        times = [_times(forcer, ours, bridge, partial(dds.solved, deals)) for _ in range(args.rounds)]
        _print_times(times, args.boards)
    for seats in (4, 5):
        _print_nodes(forcer, seats, args.nodes, args.seed)
    return fault


def _force(forcer: Forcer, boards: Sequence[Board]) -> None:
    """One question for each board: can the leader force two tricks?"""
    for board in boards:
        forcer.can_force(board, 1 << board.mover, 2)


def _times(
    forcer: Forcer, ours: Sequence[Board], bridge: Sequence[Ending], theirs: Callable[[], object]
) -> tuple[float, ...]:
    """CPU-seconds of a turn: our question, our search with bridge's duties, DDS."""
    start = process_time()
    _force(forcer, ours)
    one = process_time()
    for each in bridge:
        forcer.most(each.board, each.side)
    two = process_time()
    theirs()
    return one - start, two - one, process_time() - two


def _print_times(times: Sequence[tuple[float, ...]], boards: int) -> None:
    names = ("can the leader force 2 tricks, Bourré, 4 seats", "most tricks, bridge's duties", "DDS, solve_all_boards")
    for place, name in enumerate(names):
        print(f"{name:48} {median(turn[place] for turn in times) / boards * 1e6:9.1f} µs a board")
    for place, name in enumerate(names[:2]):
        share = sorted(turn[2] / turn[place] for turn in times)
        print(f"DDS / {name:42} {median(share):9.2f} × ({share[0]:.2f} – {share[-1]:.2f})")


def _print_nodes(forcer: Forcer, seats: int, number: int, seed: int) -> None:
    """Cards played in the search for the most tricks that the leader can force, and in its hardest single question."""
    counts: dict[str, list[int]] = {"most": [], "hardest question": []}
    for board in bourre_boards(seats, number, seed):
        asked = []
        for tricks in range(1, 6):
            before = forcer.nodes
            holds = forcer.can_force(board, 1 << board.mover, tricks)
            asked.append(forcer.nodes - before)
            if not holds:
                break
        counts["most"].append(sum(asked))
        counts["hardest question"].append(max(asked))
    for name, found in counts.items():
        found.sort()
        p50, p99, worst = found[len(found) // 2], found[len(found) * 99 // 100], found[-1]
        print(f"{seats} seats, {number} boards, {name}: nodes p50 {p50:,}, p99 {p99:,}, worst {worst:,}")
