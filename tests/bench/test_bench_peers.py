"""What the adapters count as a decision, held against the games' own histories."""

import random
from collections.abc import Sequence
from importlib import import_module
from typing import Any
from unittest.mock import patch

import pytest

from bench.peers import OURS, THEIRS, Missing, Peer, brelan_bourre, open_peer
from brelan import bourre
from brelan.table import Action

PACKAGES = {"pokerkit_draw": "pokerkit", "pokerkit_holdem": "pokerkit"} | dict.fromkeys(
    ("openspiel_euchre", "openspiel_euchre_deck"), "pyspiel"
)
CHOSEN_BY_PLAYERS = {"Folding", "CheckingOrCalling", "CompletionBettingOrRaisingTo", "StandingPatOrDiscarding"}


def history(adapter: str, state: Any) -> int:
    """How many decisions a peer's own record of a finished hand holds."""
    if PACKAGES[adapter] == "pyspiel":
        return sum(step.player >= 0 for step in state.full_history())
    return sum(type(operation).__name__ in CHOSEN_BY_PLAYERS for operation in state.operations)


@pytest.mark.parametrize("adapter", THEIRS)
def test_a_peer_counts_what_its_own_history_says_or_says_how_to_get_it(adapter: str) -> None:
    peer = open_peer(adapter)
    if isinstance(peer, Missing):
        assert PACKAGES[adapter] in peer.why
        assert peer.command == "make bench"
        return
    module = import_module(f"bench.peers.{adapter}")
    for seed in range(20):
        random.seed(seed)
        state = module.GAME.new_initial_state() if adapter == "openspiel_euchre" else module.deal()
        assert module.play(state) == history(adapter, state) > 0


def test_our_decisions_are_the_calls_that_ask_and_the_calls_that_apply() -> None:
    assert isinstance(open_peer(OURS), Peer)
    asked: list[int] = []
    applied: list[int] = []
    legal, apply = bourre.Hand.legal, bourre.Hand.apply

    def ask(hand: bourre.Hand) -> Sequence[Action]:
        asked.append(1)
        return legal(hand)

    def act(hand: bourre.Hand, action: Action) -> bourre.Hand:
        applied.append(1)
        return apply(hand, action)

    with patch.object(bourre.Hand, "legal", ask), patch.object(bourre.Hand, "apply", act):
        decisions = sum(brelan_bourre.play_hand() for _ in range(20))
    assert decisions == len(asked) == len(applied)
    assert decisions >= 20 * brelan_bourre.SEATS  # everyone is asked at least once in a hand
