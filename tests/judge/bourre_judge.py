"""The whole Bourré judge under one name."""

from __future__ import annotations

from .bourre_cinch import (
    Rivals,
    greatest_matching,
    has_cinch,
    legal_with_cinch,
    rivals_of,
    sure_on_lead,
    sure_tricks,
    touching,
)
from .bourre_session import play_session
from .bourre_tricks import beats, duty, legal_plays, shown, trick_winner

__all__ = [
    "Rivals",
    "beats",
    "duty",
    "greatest_matching",
    "has_cinch",
    "legal_plays",
    "legal_with_cinch",
    "play_session",
    "rivals_of",
    "shown",
    "sure_on_lead",
    "sure_tricks",
    "touching",
    "trick_winner",
]
