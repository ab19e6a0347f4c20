"""Bo Haglund's double-dummy solver DDS, through endplay: the most tricks for the side that leads."""

from collections.abc import Sequence
from typing import Any

from endplay.dds import solve_all_boards
from endplay.types import Deal, Denom, Player

from bench.boards import Ending

PACKAGE = "endplay"
AT_ONCE = 200
DENOMS = (Denom.spades, Denom.hearts, Denom.diamonds, Denom.clubs, Denom.nt)
PLAYERS = (Player.north, Player.east, Player.south, Player.west)


def prepared(endings: Sequence[Ending]) -> list[Deal]:
    """The endings as endplay takes them. Ours are boards before the clock starts, and so are these."""
    deals = []
    for ending in endings:
        deal = Deal(ending.text)
        deal.trump, deal.first = DENOMS[ending.trump], PLAYERS[ending.leader]
        deals.append(deal)
    return deals


def solved(deals: Sequence[Deal]) -> list[Any]:
    """What DDS says of all of them; it is read by ``best_tricks``."""
    return [solve_all_boards(deals[start : start + AT_ONCE]) for start in range(0, len(deals), AT_ONCE)]


def best_tricks(said: Sequence[Any]) -> list[int]:
    """For each ending the most tricks its leader's side can get."""
    return [max(tricks for _, tricks in board) for boards in said for board in boards]
