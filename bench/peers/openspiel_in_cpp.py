"""OpenSpiel's euchre played wholly in C++: whole games between its own bots, and rollouts of its random evaluator."""

from random import Random

import pyspiel

PACKAGE = "open-spiel"
GAME = pyspiel.load_game("euchre")
SEATS = 4
NO_MEMORY_WANTED = 16
"""Megabytes for a search tree that never grows beyond its root."""


class Games:
    """Games played by chance, the same ones for the same seed."""

    def __init__(self, seed: int, at_once: int) -> None:
        """*at_once*: how many rollouts one call of ``play_dealt`` makes."""
        self.seed = seed
        self.bots = [pyspiel.make_uniform_random_bot(seat, seed + seat) for seat in range(SEATS)]
        self.evaluator = pyspiel.RandomRolloutEvaluator(at_once, seed)
        self.state = GAME.new_initial_state()
        dice = Random(seed)
        while self.state.is_chance_node():
            self.state.apply_action(dice.choice(self.state.legal_actions()))

    def play(self, number: int) -> None:
        """So many whole games, the deal among them."""
        for _ in range(number):
            self.seed += 1
            pyspiel.evaluate_bots(GAME.new_initial_state(), self.bots, self.seed)

    def play_dealt(self, number: int) -> None:
        """The rollouts of one call from one dealt state; *number* is what was said at the start.

        The evaluator cannot be called from Python. A tree search of one step asks it once, about its root.
        """
        search = pyspiel.MCTSBot(GAME, self.evaluator, 1.0, 1, NO_MEMORY_WANTED, False, self.seed, False)
        if search.mcts_search(self.state).explore_count != 1:
            raise RuntimeError(f"not {number} rollouts")
