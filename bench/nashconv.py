"""`python -m bench nashconv`: how near to equilibrium our teaching and OpenSpiel's come on one small game."""

import argparse
from collections.abc import Callable, Iterator, Sequence
from importlib.metadata import version
from pathlib import Path
from time import process_time
from typing import Any, NamedTuple

import numpy as np
from matplotlib.figure import Figure
from open_spiel.python.algorithms import cfr, exploitability, external_sampling_mccfr

from bench import machine
from bench.duel import policy_of, registered
from bench.duel_tree import prepared, situations
from brelan.solve.duel import duel
from brelan.solve.teacher import Lessons

FIRST = 100
"""Iterations after which sampling has something to say."""
MEANING = """\
NashConv is what both players together could gain, in chips a hand, if each knew the other's strategy and answered it
best; 0 is an equilibrium. OpenSpiel reckons it for all. An iteration of the two samplings walks once for each player;
one of CFR+ walks the whole tree. Seconds are of the processor, without reckoning NashConv."""


class Point(NamedTuple):
    """A measurement."""

    who: str
    iterations: int
    nash_conv: float
    seconds: float


def run(args: argparse.Namespace) -> int:
    """Print the table, draw the picture; 0."""
    lessons, pairs = duel(args.cave, args.seed)
    small = prepared(args.cave, pairs)
    game = registered(small)
    rows = len(list(situations(small)))
    print(f"{machine.describe()}; OpenSpiel {version('open-spiel')}")
    print(f"cave {args.cave}, {len(small.outcomes)} deals of kinds, {len(small.nodes)} points, {rows} situations")
    print(MEANING)
    points: list[Point] = []
    for point in measured(args, game, lessons):
        points.append(point)
        print(f"{point.who:28} {point.iterations:>10,} {point.nash_conv:>10.4f} {point.seconds:>9.2f} s", flush=True)
    draw(points, args.plot)
    print(f"{args.plot}")
    return 0


def measured(args: argparse.Namespace, game: Any, lessons: Lessons) -> Iterator[Point]:
    """Ours, then OpenSpiel's two."""

    def ours(number: int) -> None:
        lessons.go_on(number - lessons.done)

    # Compiled before the clock starts: the first rounds are played twice, by lessons of their own.
    duel(args.cave, args.seed)[0].go_on(1)
    yield from course(
        "brelan, sampling", ours, lambda: policy_of(game, dict(lessons.learnt())), steps(FIRST, args.ours), game
    )
    # OpenSpiel's solver draws from NumPy's own numbers.
    np.random.seed(args.seed)
    sampling = external_sampling_mccfr.ExternalSamplingSolver(game)
    yield from course(
        "OpenSpiel, sampling", times(sampling.iteration), sampling.average_policy, steps(FIRST, args.sampling), game
    )
    plus = cfr.CFRPlusSolver(game)
    yield from course(
        "OpenSpiel, CFR+", times(plus.evaluate_and_update_policy), plus.average_policy, steps(1, args.plus), game
    )


def steps(first: int, most: int) -> list[int]:
    """1, 3, 10, 30 … from *first* to *most*."""
    found = [factor * 10**power for power in range(9) for factor in (1, 3)]
    return [number for number in found if first <= number <= most]


def times(once: Callable[[], object]) -> Callable[[int], None]:
    """*once*, as often as is needed to have been done so many times in all."""
    done = 0

    def until(number: int) -> None:
        nonlocal done
        for _ in range(number - done):
            once()
        done = number

    return until


def course(
    who: str, go: Callable[[int], None], policy: Callable[[], Any], numbers: Sequence[int], game: Any
) -> Iterator[Point]:
    """NashConv after each of *numbers* iterations."""
    spent = 0.0
    for number in numbers:
        start = process_time()
        go(number)
        spent += process_time() - start
        yield Point(who, number, float(exploitability.nash_conv(game, policy())), spent)


def draw(points: Sequence[Point], file: Path) -> None:
    """NashConv against iterations, both in powers of ten."""
    figure = Figure(figsize=(8, 5), layout="constrained")
    axes = figure.subplots()
    for who, mark in zip(dict.fromkeys(point.who for point in points), "os^", strict=False):
        mine = [point for point in points if point.who == who]
        axes.loglog([point.iterations for point in mine], [point.nash_conv for point in mine], marker=mark, label=who)
    axes.set(xlabel="iterations", ylabel="NashConv, chips a hand")
    axes.set_title("Bouillotte, two seats left, small caves")
    axes.grid(alpha=0.3, which="both")
    axes.legend()
    figure.savefig(file, dpi=110)
