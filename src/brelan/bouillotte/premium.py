"""Premiums: what the owner of a brelan is owed at a showdown, whoever wins (L-PREMIUM)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from ..cards import kernel
from ..table import Event, Happening, Posting, seat_name
from .showdown import BY, BY_BRELAN, BY_CARRE, brelan_rank
from .state import Deal


class Premiums(NamedTuple):
    """What was owed and paid. Tuples run by seat."""

    nets: tuple[int, ...]
    """Chips gained or lost."""
    caves: tuple[int, ...]
    """The caves afterwards; unchanged when premiums stand on the side account."""
    events: tuple[Event, ...]


@kernel
def owed_for(rank: int, carre: int, simple: int) -> int:
    """What a brelan of *rank*, as ``brelan_rank`` has it, is owed by every other seat (L-PREMIUM-1), in chips.

    *carre* and *simple* are the premiums of the house; favori and mistigri earn none.
    """
    if rank >> 13 == BY_CARRE:
        return carre
    if rank >> 13 == BY_BRELAN:
        return simple
    return 0


def side_account(seat: int) -> str:
    """The account of *seat* on which premiums stand; it may go below zero (L-PREMIUM-3)."""
    return f"premium {seat_name(seat)}"


def premiums(deal: Deal, inside: int, caves: tuple[int, ...]) -> Premiums:
    """The premiums of a showdown; *caves* as they are after the pots were given out."""
    from_cave = deal.house.premium_from == "cave"
    left, nets = list(caves), [0] * deal.house.seats
    events: list[Event] = []
    for owner, by, owed in owners(deal, inside):
        events.append(Happening("premium", owner, deal.hands[owner], owed, by, "L-PREMIUM-1"))
        for payer in map(deal.seat_at, range(deal.house.seats)):
            paid = min(owed, left[payer]) if from_cave else owed
            if payer == owner or not paid:
                continue
            nets[payer] -= paid
            nets[owner] += paid
            if from_cave:
                left[payer] -= paid
                left[owner] += paid
            source, target = (seat_name, seat_name) if from_cave else (side_account, side_account)
            clause = "L-PREMIUM-3" if from_cave else "L-PREMIUM-1"
            events.append(Posting(source(payer), target(owner), paid, f"premium_{by}", clause))
    return Premiums(tuple(nets), tuple(left), tuple(events))


def owners(deal: Deal, inside: int) -> Iterator[tuple[int, str, int]]:
    """Each seat that is owed a premium, with its kind and what every other seat owes, the best brelan first."""
    house = deal.house
    ranks = [(brelan_rank(cards, deal.retourne, house.judging), seat) for seat, cards in enumerate(deal.hands)]
    for rank, seat in sorted(ranks, reverse=True):
        owed = owed_for(rank, house.premium_carre, house.premium_simple)
        if owed and (house.premium_for_folded or inside >> seat & 1):
            yield seat, BY[rank >> 13], owed
