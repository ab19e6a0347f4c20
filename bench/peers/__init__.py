"""Those who are measured, each behind an adapter of a few lines.

**Owns**: one file for each peer: how a hand of its game is dealt, played at random and counted.
**May import**: brelan, the standard library, and the one package that an adapter is for.
**Never**: a clock in an adapter; a deal counted as a decision; an action chosen outside the hand that is measured.
**Start reading at**: `openspiel_euchre.py`.
"""

from dataclasses import dataclass
from importlib import import_module
from importlib.metadata import PackageNotFoundError, version

from bench.turns import Play

OURS = "brelan_bourre"
NAMES = {
    OURS: "Brelan Bourré",
    "pokerkit_draw": "PokerKit 2-7 single draw",
    "pokerkit_holdem": "PokerKit hold'em",
    "openspiel_euchre": "OpenSpiel euchre",
    "openspiel_euchre_deck": "OpenSpiel euchre, deck given",
}
THEIRS = tuple(adapter for adapter in NAMES if adapter != OURS)


@dataclass(frozen=True, slots=True)
class Peer:
    """One player of the benchmark: its package, how its game is dealt and played, and one hand of it."""

    name: str
    package: str
    how: str
    play: Play

    @property
    def version(self) -> str:
        """The installed version of its package; said plainly when it runs from a tree that was not installed."""
        try:
            return version(self.package)
        except PackageNotFoundError:
            return "not installed, run from its source"


@dataclass(frozen=True, slots=True)
class Missing:
    """A peer that cannot be measured here: why, and the command that changes it."""

    name: str
    why: str
    command: str


def open_peer(adapter: str) -> Peer | Missing:
    """The peer behind an adapter of this folder, or what keeps it away."""
    name = NAMES[adapter]
    try:
        module = import_module(f"bench.peers.{adapter}")
    except ImportError as error:
        return Missing(name, str(error), "make setup" if adapter == OURS else "make bench")
    return Peer(name, module.PACKAGE, module.HOW, module.play_hand)
