"""OpenSpiel's euchre again, dealt from a shuffled deck: the quickest way found to drive it.

Asked for its chance outcomes card by card, the game spends a third of its time or more on them in Python. Here the 21
cards come from one shuffle and are applied unasked, as our own engine is handed its deck. Who compares engines should
look at this one.
"""

from random import random, shuffle

import pyspiel

PACKAGE = "open-spiel"
HOW = "4 seats; C++ driven from Python; one shuffle, the cards applied without asking for chance outcomes"

GAME = pyspiel.load_game("euchre")
SEATS = 4
CARDS = range(24)
DEALT = 21  # five to each seat and the turned-up card


def deal() -> pyspiel.State:
    """A hand with its dealer drawn and its cards dealt; nobody has been asked anything yet."""
    state = GAME.new_initial_state()
    state.apply_action(int(random() * SEATS))
    deck = list(CARDS)
    shuffle(deck)
    for card in deck[:DEALT]:
        state.apply_action(card)
    return state


def play(state: pyspiel.State) -> int:
    """Play a dealt hand to its end at random; the decisions of its players."""
    decisions = 0
    while not state.is_terminal():
        actions = state.legal_actions()
        state.apply_action(actions[int(random() * len(actions))])
        decisions += 1
    state.returns()
    return decisions


def play_hand() -> int:
    """One hand of euchre, four seats."""
    return play(deal())
