"""The adapters with stand-ins for their packages, so that their counting is tested where nothing is installed."""

import sys
from collections.abc import Iterator
from importlib import import_module
from types import ModuleType, SimpleNamespace
from unittest.mock import patch

import pytest

from bench.peers import THEIRS, Missing, open_peer


@pytest.fixture
def fresh() -> Iterator[None]:
    """Adapters are loaded anew in the test, and what was loaded is put back after it."""
    with patch.dict(sys.modules):
        for adapter in (*THEIRS, "pokerkit_betting"):
            sys.modules.pop(f"bench.peers.{adapter}", None)
        yield


@pytest.mark.usefixtures("fresh")
@pytest.mark.parametrize("adapter", THEIRS)
def test_a_peer_that_is_not_installed_is_named_with_the_command_that_installs_it(adapter: str) -> None:
    with patch.dict(sys.modules, {"pokerkit": None, "pyspiel": None}):
        peer = open_peer(adapter)
    assert isinstance(peer, Missing)
    assert ("pokerkit" if adapter.startswith("pokerkit") else "pyspiel") in peer.why
    assert peer.command == "make bench"


class Euchre:
    """Stands in for a state of OpenSpiel: 22 draws of chance, then nine decisions."""

    def __init__(self) -> None:
        self.done: list[int] = []
        self.returned = False

    def is_terminal(self) -> bool:
        return len(self.done) == 31

    def is_chance_node(self) -> bool:
        return len(self.done) < 22

    def legal_actions(self) -> list[int]:
        return [len(self.done)] * 3

    def apply_action(self, action: int) -> None:
        self.done.append(action)

    def returns(self) -> list[float]:
        self.returned = True
        return [0.0] * 4


@pytest.mark.usefixtures("fresh")
@pytest.mark.parametrize("adapter", ["openspiel_euchre", "openspiel_euchre_deck"])
def test_draws_of_chance_are_played_and_not_counted(adapter: str) -> None:
    state = Euchre()
    spiel = ModuleType("pyspiel")
    spiel.__dict__.update(State=Euchre, load_game=lambda name: SimpleNamespace(new_initial_state=lambda: state))
    with patch.dict(sys.modules, {"pyspiel": spiel}):
        decisions = import_module(f"bench.peers.{adapter}").play_hand()
    assert decisions == 9
    assert len(state.done) == 31
    assert state.returned


class Poker:
    """Stands in for a state of PokerKit: in each turn of its *script* a seat bets (``b``) or draws (``d``)."""

    def __init__(self, script: str) -> None:
        self.left = list(script)
        self.hole_cards = {1: ["2c", "3c", "4c", "5c", "7d"]}
        self.taken: list[str] = []

    @property
    def status(self) -> bool:
        return bool(self.left)

    @property
    def actor_index(self) -> int | None:
        return 0 if self.left[0] == "b" else None

    stand_patter_or_discarder_index = 1
    min_completion_betting_or_raising_to_amount = None

    def can_fold(self) -> bool:
        return False

    def can_check_or_call(self) -> bool:
        return True

    def fold(self) -> None:
        self.took("an illegal fold")

    def complete_bet_or_raise_to(self) -> None:
        self.took("an illegal raise")

    def check_or_call(self) -> None:
        self.took("b")

    def stand_pat_or_discard(self, cards: list[str]) -> None:
        assert set(cards) <= set(self.hole_cards[1])
        self.took("d")

    def took(self, what: str) -> None:
        self.taken.append(what)
        self.left.pop(0)


@pytest.mark.usefixtures("fresh")
@pytest.mark.parametrize(("adapter", "script"), [("pokerkit_draw", "bbddb"), ("pokerkit_holdem", "bbbb")])
def test_bets_and_draws_are_counted_and_only_legal_ones_are_made(adapter: str, script: str) -> None:
    state = Poker(script)
    kit = ModuleType("pokerkit")
    game = "NoLimitDeuceToSevenLowballSingleDraw" if adapter == "pokerkit_draw" else "FixedLimitTexasHoldem"
    kit.__dict__.update({"State": Poker, "Automation": (), game: lambda *rules: lambda stack, seats: state})
    with patch.dict(sys.modules, {"pokerkit": kit}):
        decisions = import_module(f"bench.peers.{adapter}").play_hand()
    assert decisions == len(script)
    assert "".join(state.taken) == script
