"""The betting of the duel of ``brelan.solve.duel`` as a tree: what the referee allows, and what he pays."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple

from brelan.bouillotte import Hand
from brelan.solve.duel import KINDS, Pairs, house, opening
from brelan.solve.situation import GIVE, LEAST, STAY
from brelan.table import Action

FIRST, SECOND = 2, 1
"""The seats of the two players: p3 speaks before p2."""
CHOICES = ("give", "stay", "bet+0", "bet+1", "bet+2", "bet+3", "bet+4")
# Two hands that settle a showdown, once for each to win: three aces are never beaten, and premiums are none.
_WON_BY = {FIRST: "As 8s 8h Ah Kh 9h Ad Ks 9d", SECOND: "8s As 8h Kh Ah 9h Ks Ad 9d"}


class Node(NamedTuple):
    """A point of the betting."""

    player: int
    """0 or 1; −1 when it is over."""
    trail: int
    """All choices so far, as ``solve.rehearsal`` notes them."""
    after: Mapping[int, int]
    """For each choice the number of the node that it leads to."""
    won: tuple[float, float]
    """What the first player has won at the end, when the second wins the showdown and when he does himself."""


def choice_of(action: Action, low: int) -> int:
    """The choice that *action* is, where the lowest bet is *low*."""
    if action.verb in ("pass", "fold"):
        return GIVE
    return LEAST + action.amount - low if action.amount else STAY


def nodes(cave: int) -> list[Node]:
    """All points of the betting; the first is the root."""
    found: list[Node] = []
    rules = house(cave)
    # The two hands differ in their cards only, so that whatever is allowed in one is in the other.
    hands = {winner: opening(rules, deck) for winner, deck in _WON_BY.items()}
    _add(hands, 1, found)
    return found


def _add(hands: Mapping[int, Hand], trail: int, found: list[Node]) -> int:
    number = len(found)
    hand = hands[FIRST]
    found.append(Node(-1, trail, {}, (_net(hands[SECOND]), _net(hand))))
    if not hand.over:
        legal = hand.legal()
        low = min((action.amount for action in legal if action.amount), default=0)
        after = {}
        for action in legal:
            choice = choice_of(action, low)
            after[choice] = _add({who: each.apply(action) for who, each in hands.items()}, trail << 3 | choice, found)
        found[number] = Node(0 if hand.to_act == FIRST else 1, trail, after, (0.0, 0.0))
    return number


def _net(hand: Hand) -> float:
    """What the first player has won; a pot that nobody opened for is shared by both. Half of the dead ante is taken
    from each, so that what one wins the other loses."""
    end = hand.settlement
    if end is None:
        return 0.0
    return end.caves[FIRST] + end.carried / 2 - hand.deal.house.cave - 0.5


@dataclass(frozen=True)
class Duel:
    """What all states of one game share."""

    nodes: list[Node]
    outcomes: list[tuple[int, float]]
    """Pairs of kinds as one number, and how likely they are."""
    chances: dict[int, float]
    """Of the first player to win the showdown, by pair."""

    def __deepcopy__(self, memo: Any) -> Duel:
        """OpenSpiel copies a state with all that hangs on it; this never changes."""
        return self


def prepared(cave: int, pairs: Pairs) -> Duel:
    """The duel with *cave*."""
    total = int(pairs.deals.sum())
    flat = [(pair, int(pairs.deals.flat[pair]), int(pairs.wins.flat[pair])) for pair in range(KINDS * KINDS)]
    met = [each for each in flat if each[1]]
    return Duel(
        nodes(cave),
        [(pair, deals / total) for pair, deals, _ in met],
        {pair: wins / deals for pair, deals, wins in met},
    )


def situation(trail: int, kind: int) -> int:
    """The number of a situation, as ``solve.rehearsal`` has it when every chip is a bet."""
    return trail * 32 + kind


def situations(duel: Duel) -> Iterator[tuple[int, int, list[int]]]:
    """Every situation a player can be in, with the player and what can be chosen."""
    for node in duel.nodes:
        if node.player >= 0:
            for kind in range(KINDS):
                yield situation(node.trail, kind), node.player, sorted(node.after)
