"""The duel as a game of OpenSpiel: chance deals a kind of hand to both players, then they bet."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python import policy

from bench.duel_tree import CHOICES, Duel, situation
from brelan.solve.duel import KINDS


def registered(duel: Duel) -> Any:
    """The game, known to OpenSpiel by its name and loaded from there."""
    ends = [won for node in duel.nodes for won in node.won]
    kind = pyspiel.GameType(
        short_name="python_bouillotte_duel",
        long_name="Bouillotte, two seats left",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=2,
        min_num_players=2,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=False,
        provides_observation_tensor=False,
        parameter_specification={},
    )
    size = pyspiel.GameInfo(
        num_distinct_actions=len(CHOICES),
        max_chance_outcomes=KINDS * KINDS,
        num_players=2,
        min_utility=min(ends),
        max_utility=max(ends),
        utility_sum=0.0,
        max_game_length=max(node.trail.bit_length() // 3 for node in duel.nodes),
    )

    class Game(pyspiel.Game):  # type: ignore[misc]
        """The game as OpenSpiel asks for it."""

        def __init__(self, parameters: Any = None) -> None:
            super().__init__(kind, size, parameters or {})

        def new_initial_state(self) -> Any:
            return State(self, duel)

        def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Any:
            raise ValueError("this game is told apart by strings")

    pyspiel.register_game(kind, Game)
    return pyspiel.load_game(kind.short_name)


class State(pyspiel.State):  # type: ignore[misc]
    """A state: the kinds that were dealt, and a point of the betting."""

    def __init__(self, game: Any, duel: Duel) -> None:
        super().__init__(game)
        self._duel = duel
        self._pair = -1
        self._at = 0

    def current_player(self) -> int:
        if self._pair < 0:
            return int(pyspiel.PlayerId.CHANCE)
        player = self._duel.nodes[self._at].player
        return int(pyspiel.PlayerId.TERMINAL) if player < 0 else player

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self._duel.nodes[self._at].after)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return self._duel.outcomes

    def _apply_action(self, action: int) -> None:
        if self._pair < 0:
            self._pair = action
        else:
            self._at = self._duel.nodes[self._at].after[action]

    def _action_to_string(self, player: int, action: int) -> str:
        return CHOICES[action] if player >= 0 else f"kinds {divmod(action, KINDS)}"

    def is_terminal(self) -> bool:
        return self._pair >= 0 and self._duel.nodes[self._at].player < 0

    def returns(self) -> list[float]:
        if not self.is_terminal():
            return [0.0, 0.0]
        lost, won = self._duel.nodes[self._at].won
        mean = lost + (won - lost) * self._duel.chances[self._pair]
        return [mean, -mean]

    def information_state_string(self, player: int | None = None) -> str:
        asked = self.current_player() if player is None else player
        return str(situation(self._duel.nodes[self._at].trail, divmod(self._pair, KINDS)[asked]))

    def __str__(self) -> str:
        return f"{self._pair} {self._duel.nodes[self._at].trail}"


def policy_of(game: Any, learnt: Mapping[int, list[float]]) -> Any:
    """The strategy that was *learnt*, as OpenSpiel's; where nothing was, all choices alike."""
    found = policy.TabularPolicy(game)
    for key, row in found.state_lookup.items():
        weights = np.array(learnt.get(int(key), [0.0] * len(CHOICES))) * found.legal_actions_mask[row]
        if weights.sum() > 0:
            found.action_probability_array[row] = weights / weights.sum()
    return found
