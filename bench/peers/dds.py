"""Bo Haglund's double-dummy solver DDS, through endplay: the most tricks for the side that leads."""

from collections.abc import Sequence

from endplay.dds import solve_all_boards
from endplay.types import Deal, Denom, Player

from bench.boards import Ending

PACKAGE = "endplay"
AT_ONCE = 200
DENOMS = (Denom.spades, Denom.hearts, Denom.diamonds, Denom.clubs, Denom.nt)
PLAYERS = (Player.north, Player.east, Player.south, Player.west)


def best_tricks(endings: Sequence[Ending]) -> list[int]:
    """For each ending the most tricks its leader's side can get."""
    deals = []
    for ending in endings:
        deal = Deal(ending.text)
        deal.trump, deal.first = DENOMS[ending.trump], PLAYERS[ending.leader]
        deals.append(deal)
    found: list[int] = []
    for start in range(0, len(deals), AT_ONCE):
        solved = solve_all_boards(deals[start : start + AT_ONCE])
        found += [max(tricks for _, tricks in board) for board in solved]
    return found
