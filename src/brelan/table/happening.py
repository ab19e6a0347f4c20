"""What came of an action, for everybody to read. A happening holds nothing that a seat may not know."""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

from ..cards import Cards
from .ledger import Posting

NOBODY = -1


class Happening(NamedTuple):
    """Something the whole table sees. Which fields are used is told by *kind*."""

    kind: str
    """A stable word with a sentence in the catalogues."""
    seat: int = NOBODY
    """Whom it is about."""
    cards: Cards = 0
    """Cards shown, as a mask."""
    amount: int = 0
    """Chips or a count."""
    note: str = ""
    """One word more where the kind needs it: a suit letter, a refusal's code."""
    clause: str = ""


Event: TypeAlias = Happening | Posting
"""What an action gives out, in order: happenings, and the movements of chips between them."""
