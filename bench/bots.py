"""`python -m bench bots`: how long each level thinks, and what the better ones win on duplicate deals."""

import argparse
import os
import sys
from collections.abc import Iterator
from random import Random
from time import perf_counter

from bench import machine
from brelan.arena.figures import by_level
from brelan.arena.machines import cores, play
from brelan.arena.tournament import planned
from brelan.arena.unit import Unit
from brelan.bots import EVERY_LEVEL, levels_here, make_bot
from brelan.record import GAMES
from brelan.session import Session, Table, repeatable_seeds

TABLES = {"bourre": ("louisiana", 5), "bouillotte": ("historic", 4)}
MATCHES = (("bourre", "steady", "random"), ("bourre", "strong", "steady"), ("bouillotte", "strong", "steady"))
COMPANY = "steady"
"""Who sits at the table while the decisions of a level are timed."""


def run(args: argparse.Namespace) -> int:
    """Time the decisions, then play the matches; 1 when *strong* could not be measured."""
    allowed = os.sched_getaffinity(0) if hasattr(os, "sched_getaffinity") else None
    core = machine.pin(args.core)
    print(f"{machine.describe()}; decisions on core {core}")
    missing = 0
    for game in TABLES:
        for level in EVERY_LEVEL:
            if level in ("random", *levels_here(game)):
                _print_times(game, level, args.decisions, args.seed)
            else:
                missing = 1
    if allowed is not None:
        # The processes of the matches inherit the cores of this one.
        os.sched_setaffinity(0, allowed)
    for game, level, others in MATCHES:
        if level in levels_here(game):
            _print_match(game, level, others, args)
    if missing:
        print("strong: not measured. Install what it needs with: pip install 'brelan[solve]'", file=sys.stderr)
    return missing


def _print_times(game: str, level: str, number: int, seed: int) -> None:
    times = sorted(decision_times(game, level, number, seed))
    p50, p95, worst = times[len(times) // 2], times[len(times) * 95 // 100], times[-1]
    figures = f"p50 {p50 * 1e3:8.3f} ms, p95 {p95 * 1e3:8.3f} ms, longest {worst * 1e3:8.3f} ms"
    print(f"{game:10} {level:7} {len(times)} decisions: {figures}", flush=True)


def decision_times(game: str, level: str, number: int, seed: int) -> list[float]:
    """Seconds that *level* took for each of *number* decisions at a table of steady players."""
    found: list[float] = []
    for took in _thinking(game, level, seed):
        found.append(took)
        if len(found) == number:
            break
    return found


def _thinking(game: str, level: str, seed: int) -> Iterator[float]:
    rules, (profile, seats) = GAMES[game], TABLES[game]
    house = rules.house(profile, seats, {})
    bot, others = make_bot(game, level, seed), make_bot(game, COMPANY, seed)
    warm = False
    for evening in range(sys.maxsize):
        table = Table(Session.open(rules, house, [level] * seats, evening % seats), repeatable_seeds(seed + evening))
        dice = Random(f"{seed} {evening}")
        while not table.session.over:
            hand = table.session.hand
            if hand is None or hand.over or hand.to_act is None:
                table.deal(dice.randrange(1, len(house.deck)))
                # What is compiled is compiled by then.
                warm = warm or len(table.session.log) > 2
                continue
            view = hand.view(hand.to_act)
            if hand.to_act:
                table.act(others.choose(view))
                continue
            start = perf_counter()
            action = bot.choose(view)
            took = perf_counter() - start
            table.act(action)
            if warm:
                yield took


def _print_match(game: str, level: str, others: str, args: argparse.Namespace) -> None:
    profile, seats = TABLES[game]
    tournament = planned(game, profile, {}, [level] + [others] * (seats - 1), args.seed, args.hands)
    units: list[Unit] = []
    start = perf_counter()
    play(tournament, units.append, min(args.jobs or cores(), tournament.units))
    rate = tournament.units * tournament.unit_hands / (perf_counter() - start)
    units.sort()
    mean, low, high = by_level(tournament, units)[0].chips
    interval = "" if low is None or high is None else f" ({low:+.3f} – {high:+.3f})"
    print(
        f"{game:10} {level} against {seats - 1} {others}: {mean:+.3f}{interval} chips a hand, "
        f"{tournament.units * tournament.unit_hands:,} hands, {rate:.0f} a second",
        flush=True,
    )
