"""What the commands print: figures, how far they moved, and what they mean."""

import argparse
from collections.abc import Mapping, Sequence

from bench import machine
from bench.peers import Missing, Peer
from bench.turns import Spread, Turn, ratios, spread

MEANING = """\
A decision is one call that asks what is legal and one call that checks and applies one of the answers, chosen at
random, for a player. Deals and other acts of chance are not counted, for anyone; their time is inside, for everyone.
A hand goes from its deck to its settlement. Rates are per CPU-second: the median over the rounds (lowest – highest)."""


def opening(args: argparse.Namespace, core: int | None, peers: Sequence[Peer]) -> str:
    """Where, how and with whom this is measured."""
    place = "not kept on one core, which this system cannot do" if core is None else f"on core {core}"
    rubbish = "off" if args.no_gc else "on"
    lines = [
        f"Random play through the public interface, {args.rounds} interleaved rounds, seed {args.seed}",
        f"{machine.describe()}; {place}",
        f"{args.seconds:g} CPU-seconds in a turn, garbage collector {rubbish}",
        "",
        *(f"{peer.name} ({peer.package} {peer.version}): {peer.how}" for peer in peers),
        "",
        MEANING,
        "",
    ]
    return "\n".join(lines)


def rates(turns: Mapping[str, Sequence[Turn]]) -> str:
    """A line for each player: decisions and hands per CPU-second, decisions in a hand."""
    width = max(map(len, turns), default=0)
    lines = [f"{'':{width}}  {'decisions/s':>29}  {'hands/s':>26}  {'decisions/hand':>14}"]
    for name, taken in turns.items():
        decisions = figure(spread([turn.decision_rate for turn in taken]), 0)
        hands = figure(spread([turn.hand_rate for turn in taken]), 0)
        length = sum(turn.decisions for turn in taken) / sum(turn.hands for turn in taken)
        lines.append(f"{name:{width}}  {decisions:>29}  {hands:>26}  {length:>14.1f}")
    return "\n".join(lines) + "\n"


def compared(turns: Mapping[str, Sequence[Turn]], ours: str) -> str:
    """A line for each peer: how many times its rate ours is, median of the rounds' own ratios."""
    mine = turns[ours]
    others = {name: taken for name, taken in turns.items() if name != ours}
    width = max(map(len, others))
    lines = [f"{ours} / peer"]
    for name, taken in others.items():
        decisions = ratios([turn.decision_rate for turn in mine], [turn.decision_rate for turn in taken])
        hands = ratios([turn.hand_rate for turn in mine], [turn.hand_rate for turn in taken])
        lines.append(f"  / {name:{width}}  decisions {figure(decisions, 2)} ×   hands {figure(hands, 2)} ×")
    return "\n".join(lines) + "\n"


def figure(moved: Spread, digits: int) -> str:
    """A median with the lowest and the highest in brackets."""
    return f"{moved.median:,.{digits}f} ({moved.low:,.{digits}f} – {moved.high:,.{digits}f})"


def absent(peer: Missing) -> str:
    """Who could not be measured, why, and the command that helps."""
    return f"{peer.name}: not measured, {peer.why}. Install it with: {peer.command}"
