"""PokerKit's fixed-limit hold'em, five seats: whole random hands, for the ratio in hands per CPU-second."""

from pokerkit import Automation, FixedLimitTexasHoldem, State

from bench.peers.pokerkit_betting import bet

PACKAGE = "pokerkit"
HOW = "5 seats, fixed limit; every automation on"

SEATS = 5
STACK = 200
GAME = FixedLimitTexasHoldem(tuple(Automation), True, 0, (1, 2), 2, 4)


def deal() -> State:
    """A hand with blinds posted and cards dealt; everything that is no decision goes by itself."""
    state: State = GAME(STACK, SEATS)
    return state


def play(state: State) -> int:
    """Play a dealt hand to its end at random; the decisions of its players."""
    decisions = 0
    while state.status:
        bet(state)
        decisions += 1
    return decisions


def play_hand() -> int:
    """One hand of fixed-limit hold'em, five seats."""
    return play(deal())
