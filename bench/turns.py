"""Rounds and turns: who plays when, for how long, and what is made of the counts.

Everyone plays one turn in every round, in the same order, so that whatever slows the machine for a while slows them
all. A ratio is taken inside each round, and the median of those ratios is the figure.
"""

import gc
import random
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from statistics import median
from time import process_time

Play = Callable[[], int]
"""Plays one hand from the deal to the settlement and says how many decisions its players made."""


@dataclass(frozen=True, slots=True)
class Turn:
    """What one player of the benchmark did in one round: counts, and the CPU-seconds they took."""

    decisions: int
    hands: int
    seconds: float

    @property
    def decision_rate(self) -> float:
        """Decisions per CPU-second."""
        return self.decisions / self.seconds

    @property
    def hand_rate(self) -> float:
        """Hands per CPU-second."""
        return self.hands / self.seconds


@dataclass(frozen=True, slots=True)
class Spread:
    """A figure and how far it moved: the median over the rounds, the lowest, the highest."""

    median: float
    low: float
    high: float


def spread(values: Sequence[float]) -> Spread:
    """The median of the values with the lowest and the highest; ValueError when there are none."""
    if not values:
        raise ValueError("no values to take a median of")
    return Spread(median(values), min(values), max(values))


def ratios(ours: Sequence[float], theirs: Sequence[float]) -> Spread:
    """Ours over theirs, round by round: the median of these ratios, not the ratio of two medians.

    ValueError when the rounds do not pair up.
    """
    return spread([mine / other for mine, other in zip(ours, theirs, strict=True)])


def take_turn(play: Play, seconds: float, clock: Callable[[], float] = process_time) -> Turn:
    """Whole hands, at least one, until the clock has moved on by so many CPU-seconds."""
    decisions = hands = 0
    start = now = clock()
    while True:
        decisions += play()
        hands += 1
        now = clock()
        if now - start >= seconds:
            return Turn(decisions, hands, now - start)


def play_rounds(
    players: Mapping[str, Play],
    *,
    rounds: int,
    seconds: float,
    seed: int,
    collect_garbage: bool = True,
    told: Callable[[int], None] = lambda done: None,
    clock: Callable[[], float] = process_time,
) -> dict[str, list[Turn]]:
    """Interleaved turns, A B C A B C …; for each name its turns in the order of the rounds.

    Everyone warms up for a tenth of a turn, uncounted. Before each turn, outside its time, the rubbish of the others
    is swept and the random numbers start again from the same seed. What was loaded before the first turn is kept out
    of the collector's sight, or each would pay for the modules of all. `told` hears how many rounds are done.
    """
    turns: dict[str, list[Turn]] = {name: [] for name in players}
    was_collecting = gc.isenabled()
    try:
        for play in players.values():
            take_turn(play, seconds / 10, clock)
        gc.collect()
        gc.freeze()
        for done in range(rounds):
            for name, play in players.items():
                gc.enable()
                gc.collect()
                if not collect_garbage:
                    gc.disable()
                random.seed(seed + done)
                turns[name].append(take_turn(play, seconds, clock))
            told(done + 1)
    finally:
        gc.unfreeze()
        (gc.enable if was_collecting else gc.disable)()
    return turns
