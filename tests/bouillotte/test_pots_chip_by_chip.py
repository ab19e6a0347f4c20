"""Side pots against somebody who deals out every chip one by one."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import pairwise
from random import Random

import pytest

from brelan.bouillotte import excess, layers

Pots = dict[frozenset[int], int]


def chip_by_chip(put: Sequence[int], inside: frozenset[int], carried: int) -> Pots:
    """Every chip goes to the pot of those who are in and have put in as many before it."""
    highest = max(put[seat] for seat in inside)
    pots: Counter[frozenset[int]] = Counter()
    for chips in put:
        for number in range(1, chips + 1):
            # Above the highest of those who are in, a folded chip lies with the highest.
            reached = min(number, highest)
            pots[frozenset(seat for seat in inside if put[seat] >= reached)] += 1
    pots[inside] += carried
    return {contenders: amount for contenders, amount in pots.items() if amount}


def case(random: Random) -> tuple[list[int], frozenset[int], int]:
    """Contributions of three to five seats, some folded, some all-in for less, and carried chips."""
    size = random.randint(3, 5)
    level = random.randint(1, 12)
    put = [random.choice((level, random.randint(1, level), random.randint(1, 14))) for _ in range(size)]
    inside = frozenset(random.sample(range(size), random.randint(2, size)))
    return put, inside, random.choice((0, 0, 1, 5))


def check(put: list[int], inside: frozenset[int], carried: int, random: Random) -> None:
    """The same pots, the same heirs, the same chips in every hand at the end."""
    before = sum(put) + carried
    seat, over = excess(put)
    others = [chips for other, chips in enumerate(put) if other != seat]
    assert put[seat] - over == (max(others) if over else put[seat])
    assert over == max(0, put[seat] - max(others))
    put[seat] -= over
    mask = sum(1 << other for other in inside)
    found = layers(put, mask, carried)
    named: Pots = {}
    for layer in found:
        contenders = frozenset(other for other in range(len(put)) if layer.contenders >> other & 1)
        assert contenders  # every layer has an heir
        assert contenders <= inside
        assert contenders not in named
        named[contenders] = layer.amount
    assert named == chip_by_chip(put, inside, carried)
    assert over + sum(named.values()) == before
    # From the main pot outwards, each contested by fewer.
    sets = list(named)
    assert all(later < earlier for earlier, later in pairwise(sets))
    strength = random.sample(range(len(put)), len(put))
    paid = [0] * len(put)
    for contenders, amount in named.items():
        paid[max(contenders, key=strength.__getitem__)] += amount
    assert sum(paid) + over == before
    best = max(inside, key=strength.__getitem__)
    assert paid[best] >= carried + sum(min(chips, put[best]) for chips in put)


def test_pots_chip_by_chip() -> None:
    random = Random(1)
    for _ in range(2_000):
        check(*case(random), random)


@pytest.mark.long
def test_pots_chip_by_chip_sixty_thousand_times() -> None:
    random = Random(2)
    for _ in range(60_000):
        check(*case(random), random)
