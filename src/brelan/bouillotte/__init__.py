"""Bouillotte of nineteenth-century France: everything that is true of it.

Owns: the clauses L-…, as kernels, transitions, refusals and settlement; its profiles.
May import: cards, table.
Never: a random number; a sentence for people to read; a clock, a file besides its profiles.
Start reading at: betting.py, then showdown.py and hand.py.

Play runs counterclockwise: after p4 comes p3.

>>> from brelan import bouillotte
>>> hand = bouillotte.deal("9h Kh Ac 8s 9d Kd Qc 8d 9c Kc Ad As 9s", dealer=0)
>>> hand
<bouillotte.Hand historic, blind bets, p4 to act, pot 1>
>>> hand = bouillotte.play(hand, "p4 decline", "p4 open 6", "p3 call", "p2 fold")
>>> [str(option) for option in hand.options()]
['p1 call', 'p1 fold', 'p1 raise 7-100']
>>> hand.refusal(bouillotte.read("p1 raise 6"))
Refusal(code='raise_too_low', clause='L-BET-4', args={'amount': 6, 'least': 7})
>>> hand = bouillotte.play(hand, "p1 fold", "p3 no-more")
>>> [(pot.winner, pot.by, pot.amount) for pot in hand.settlement.pots]
[(3, 'carre', 13)]
>>> hand.settlement.premiums
(-3, -3, 1, 5)
"""

from collections.abc import Sequence

from ..cards import Card, read_cards, write_cards
from ..table import Action, check_seat, read_action
from .carre import antes as _antes
from .game import GAME as GAME
from .game import Carry as Carry
from .hand import Hand as Hand
from .hand import dealt as _dealt
from .happenings import HAPPENINGS as HAPPENINGS
from .happenings import REASONS as REASONS
from .pots import Layer as Layer
from .pots import excess as excess
from .pots import layers as layers
from .profile import PROFILES as PROFILES
from .profile import SWITCHES as SWITCHES
from .profile import House as House
from .profile import house as house
from .refuse import CODES as CODES
from .settle import Pot as Pot
from .settle import Settlement as Settlement
from .settle import settle as settle
from .showdown import brelan_rank as brelan_rank
from .showdown import pot_winner as pot_winner
from .showdown import suit_owner as suit_owner
from .showdown import suit_points as suit_points
from .view import View as View


def deal(
    deck: str | Sequence[Card] = "",
    dealer: int = 0,
    house: House | None = None,
    caves: Sequence[int] | None = None,
    carried: int = 0,
) -> Hand:
    """A hand with the antes paid, from a *deck* with its top card first, as text or as ints.

    The deck may stop early: the cards it does not name follow in ascending order. *caves* are the chips of each seat
    before the antes, full ones when left out; *carried* chips lie in the pot already. Raises ``ValueError`` for a card
    that is not in the game or comes twice, an empty cave, a dealer who is not there.
    """
    house = house or _HISTORIC
    top = read_cards(deck) if isinstance(deck, str) else tuple(deck)
    cards = (*top, *(card for card in house.deck if card not in top))
    if sorted(cards) != list(house.deck):
        names = write_cards(house.deck)
        raise ValueError(f"deck must hold cards of {names}, each once, got {write_cards(top)}")
    check_seat("dealer", dealer, house.seats)
    before = [house.cave] * house.seats if caves is None else list(caves)
    if len(before) != house.seats or min(before) < 1 or carried < 0:
        raise ValueError(f"{house.seats} seats need as many caves, each 1 or more, got {before}, {carried} carried")
    paid = _antes(house, dealer, before)
    left = [cave - ante for cave, ante in zip(before, paid, strict=True)]
    return _dealt(house, dealer, left, paid, carried, cards)


def read(text: str) -> Action:
    """The action written in *text*, such as ``p2 open 5``. Raises ``table.UnreadableError``."""
    return read_action(text, GAME.grammar)


def play(hand: Hand, *texts: str) -> Hand:
    """*hand* after the actions written in *texts*. Raises ``table.IllegalError`` at the first that is refused."""
    for text in texts:
        hand = hand.apply(read(text))
    return hand


_HISTORIC = house()
