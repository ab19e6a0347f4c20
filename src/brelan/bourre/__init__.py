"""Bourré of Louisiana: everything that is true of it.

Owns: the clauses B-…, as kernels, transitions, refusals and settlement; its profiles.
May import: cards, table.
Never: a random number; a sentence for people to read; a clock, a file besides its profiles.
Start reading at: play.py, then cinch.py and hand.py.

>>> from brelan import bourre
>>> from brelan.cards import Shuffle
>>> deck = Shuffle(bytes(32), cut=20).deck(range(52))
>>> hand = bourre.deal(deck, dealer=4)
>>> hand
<bourre.Hand louisiana, declaring, p1 to act, pot 5>
>>> [str(action) for action in hand.legal()]
['p1 pass', 'p1 play']
>>> hand = hand.apply(bourre.read("p1 pass"))
>>> hand.refusal(bourre.read("p1 play")).code
'not_your_turn'
"""

from collections.abc import Sequence

from ..cards import Card, read_cards
from ..table import Action, check_seat, read_action
from .cinch import Cinch as Cinch
from .game import GAME as GAME
from .game import Carry as Carry
from .hand import Hand as Hand
from .hand import dealt as _dealt
from .profile import PROFILES as PROFILES
from .profile import SWITCHES as SWITCHES
from .profile import House as House
from .profile import house as house
from .refuse import CODES as CODES
from .settle import Settlement as Settlement
from .view import View as View


def deal(deck: str | Sequence[Card], dealer: int, house: House | None = None, pot: int | None = None) -> Hand:
    """A hand from a *deck* of 52 cards, top card first, as text or as ints.

    *pot* is P in chips; without it, one ante of every seat. Raises ``ValueError`` when the deck is not the 52 cards,
    the dealer is not at the table, the pot is below nought.
    """
    house = house or _LOUISIANA
    cards = read_cards(deck) if isinstance(deck, str) else tuple(deck)
    if len(cards) != 52 or set(cards) != _DECK:
        raise ValueError(f"deck must be the 52 cards, each once, got {len(cards)}, {len(set(cards))} different")
    check_seat("dealer", dealer, house.seats)
    if pot is not None and pot < 0:
        raise ValueError(f"pot must be 0 or more, got {pot}")
    return _dealt(house, dealer, house.ante * house.seats if pot is None else pot, cards)


def read(text: str) -> Action:
    """The action written in *text*, such as ``p2 draw 3c 9d``. Raises ``table.UnreadableError``."""
    return read_action(text, GAME.grammar)


_LOUISIANA = house()
_DECK = frozenset(_LOUISIANA.deck)
