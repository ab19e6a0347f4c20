"""`python -m bench compiled`: random hands of Bourré, compiled, beside OpenSpiel's euchre in C++, on one core."""

import argparse
import sys
from collections.abc import Callable
from importlib import import_module
from time import process_time

from bench import machine
from bench.report import figure
from bench.turns import ratios, spread
from brelan import bourre
from brelan.solve.bourre_random import RandomHands

WHAT = """\
Ours: louisiana, five seats. Each hand is dealt from a deck of 52 and played by chance from the first word to the
settlement: pass or play, any set of cards to change, any legal card with the duties of the cinch, then what each seat
wins or pays, who need not ante, the next pot. One compiled call plays all the hands of a turn.
Theirs: OpenSpiel's euchre, four seats, 22 draws of chance and the hand, actions chosen by its own uniform bots; one
call plays one game, wholly in C++ (pyspiel.evaluate_bots). Making the first state is inside.
Dealt: both without the deal. Ours starts from copies of one dealt hand, theirs are the rollouts of its random
evaluator from one dealt state, many in one call."""


def run(args: argparse.Namespace) -> int:
    """Turns of both, one after the other; 1 when OpenSpiel is missing."""
    core = machine.pin(args.core)
    print(f"{machine.describe()}; core {core}; {args.rounds} interleaved rounds, seed {args.seed}")
    print(WHAT + "\n")
    hands = RandomHands(bourre.house(), args.seed)
    hands.play(1)
    hands.play_dealt(1)
    players: dict[str, tuple[Callable[[int], object], int]] = {
        "Brelan Bourré, compiled": (hands.play, args.hands),
        "Brelan Bourré, dealt": (hands.play_dealt, args.hands),
    }
    missing = ""
    try:
        euchre = import_module("bench.peers.openspiel_in_cpp")
    except ImportError as error:
        missing = str(error)
    else:
        theirs = euchre.Games(args.seed, args.games)
        players |= {
            "OpenSpiel euchre, C++": (theirs.play, args.games),
            "OpenSpiel euchre, dealt": (theirs.play_dealt, args.games),
        }
    rates: dict[str, list[float]] = {name: [] for name in players}
    for _ in range(args.rounds):
        for name, (play, number) in players.items():
            rates[name].append(_rate(play, number))
    for name, found in rates.items():
        print(f"{name:24} {figure(spread(found), 0):>36} hands/s")
    if missing:
        print(f"OpenSpiel euchre: not measured, {missing}. Install it with: make bench", file=sys.stderr)
        return 1
    ours, ours_dealt, whole, dealt = rates.values()
    print(f"compiled Bourré / OpenSpiel euchre in C++   {figure(ratios(ours, whole), 2)} ×   aim 6 ×")
    print(f"the same, both from a dealt hand            {figure(ratios(ours_dealt, dealt), 2)} ×")
    return 0


def _rate(play: Callable[[int], object], number: int) -> float:
    """Hands per CPU-second."""
    start = process_time()
    play(number)
    return number / (process_time() - start)
