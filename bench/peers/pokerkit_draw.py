"""PokerKit's no-limit 2-7 single draw, five seats: the game of theirs nearest to passing, drawing and playing."""

from random import random

from pokerkit import Automation, NoLimitDeuceToSevenLowballSingleDraw, State

from bench.peers.pokerkit_betting import bet

PACKAGE = "pokerkit"
HOW = "5 seats, no limit, bets and raises by the least, any discard; every automation on"

SEATS = 5
STACK = 200
GAME = NoLimitDeuceToSevenLowballSingleDraw(tuple(Automation), True, 0, (1, 2), 2)


def deal() -> State:
    """A hand with blinds posted and cards dealt; everything that is no decision goes by itself."""
    state: State = GAME(STACK, SEATS)
    return state


def draw(state: State) -> None:
    """The seat to draw throws any of the 32 sets of its five cards."""
    cards = state.hole_cards[state.stand_patter_or_discarder_index]
    chosen = int(random() * (1 << len(cards)))
    state.stand_pat_or_discard([card for i, card in enumerate(cards) if chosen >> i & 1])


def play(state: State) -> int:
    """Play a dealt hand to its end at random; the decisions of its players."""
    decisions = 0
    while state.status:
        if state.actor_index is None:
            draw(state)
        else:
            bet(state)
        decisions += 1
    return decisions


def play_hand() -> int:
    """One hand of 2-7 single draw, five seats."""
    return play(deal())
