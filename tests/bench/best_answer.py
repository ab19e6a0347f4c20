"""What each player of the duel could gain by answering the other best: NashConv, reckoned from the tree alone."""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np
from numpy.typing import NDArray

from bench.duel_tree import Duel, situation
from brelan.solve.duel import KINDS

Reals = NDArray[np.float64]


def mix_at(mixes: Mapping[int, list[float]], trail: int, after: Mapping[int, int]) -> dict[int, Reals]:
    """How often each kind of hand makes each choice."""
    found = {choice: np.zeros(KINDS) for choice in after}
    for kind in range(KINDS):
        weights = mixes.get(situation(trail, kind), [])
        total = sum(weights[choice] for choice in after) if weights else 0.0
        for choice in after:
            found[choice][kind] = weights[choice] / total if total else 1 / len(after)
    return found


def nash_conv(duel: Duel, mixes: Mapping[int, list[float]]) -> float:
    """What both gain by their best answers to *mixes*, in chips a hand."""
    weights, wins = np.zeros((KINDS, KINDS)), np.zeros((KINDS, KINDS))
    for pair, weight in duel.outcomes:
        weights[divmod(pair, KINDS)], wins[divmod(pair, KINDS)] = weight, duel.chances[pair]

    def best(player: int, at: int, reach: Reals) -> Reals:
        """By own kind, what the best answer gets from here, when the other comes here with *reach* by kind."""
        node = duel.nodes[at]
        if node.player < 0:
            lost, won = node.won
            worth = weights * (lost + (won - lost) * wins)
            return np.asarray(worth @ reach if player == 0 else -(worth.T @ reach))
        if node.player == player:
            return np.asarray(np.max([best(player, then, reach) for then in node.after.values()], axis=0))
        mix = mix_at(mixes, node.trail, node.after)
        found = [best(player, then, reach * mix[choice]) for choice, then in node.after.items()]
        return np.asarray(np.sum(found, axis=0))

    return float(sum(best(player, 0, np.ones(KINDS)).sum() for player in (0, 1)))
