"""The whole Bouillotte judge under one name."""

from __future__ import annotations

from .bouillotte_hand import BouillotteHand
from .bouillotte_session import HISTORIC, play_session
from .bouillotte_showdown import (
    best_brelans,
    brelan_of,
    cut_pots,
    judge_pots,
    own_point,
    owner_of,
    point,
    returned_chips,
    suit_totals,
    worth,
)

__all__ = [
    "HISTORIC",
    "BouillotteHand",
    "best_brelans",
    "brelan_of",
    "cut_pots",
    "judge_pots",
    "own_point",
    "owner_of",
    "play_session",
    "point",
    "returned_chips",
    "suit_totals",
    "worth",
]
