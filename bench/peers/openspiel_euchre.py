"""OpenSpiel's euchre driven from Python, the documented way: every node is asked for its actions, chance included."""

from random import random

import pyspiel

PACKAGE = "open-spiel"
HOW = "4 seats; C++ driven from Python; chance nodes asked for their outcomes like any other node"

GAME = pyspiel.load_game("euchre")


def play(state: pyspiel.State) -> int:
    """Play a hand to its end at random; the decisions of its players.

    The 22 draws of chance (dealer and 21 cards) are taken like decisions and not counted. They are all equally likely,
    so `legal_actions` serves for them too; it is quicker than `chance_outcomes`.
    """
    decisions = 0
    while not state.is_terminal():
        actions = state.legal_actions()
        decisions += not state.is_chance_node()
        state.apply_action(actions[int(random() * len(actions))])
    state.returns()
    return decisions


def play_hand() -> int:
    """One hand of euchre, four seats."""
    return play(GAME.new_initial_state())
