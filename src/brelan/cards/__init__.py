"""Cards: a card, a set of cards, a deck, a fair shuffle.

Owns: the numbering of cards, their spelling, sets as bit masks, the shuffle and its proof, the mark ``@kernel``.
May import: the standard library.
Never: a rule of a game; a random number that was not handed in.
Start reading at: card.py.
"""

from .card import CARD_NAMES as CARD_NAMES
from .card import FULL_DECK as FULL_DECK
from .card import RANKS as RANKS
from .card import SUIT_MASKS as SUIT_MASKS
from .card import SUITS as SUITS
from .card import Card as Card
from .card import Cards as Cards
from .card import bits_of as bits_of
from .card import cards_of as cards_of
from .card import count as count
from .card import highest as highest
from .card import mask_of as mask_of
from .card import rank_of as rank_of
from .card import suit_mask as suit_mask
from .card import suit_of as suit_of
from .kernel import KERNELS as KERNELS
from .kernel import kernel as kernel
from .shuffle import SCHEMES as SCHEMES
from .shuffle import Shuffle as Shuffle
from .shuffle import commitment as commitment
from .shuffle import derived_seed as derived_seed
from .shuffle import reshuffled as reshuffled
from .text import UnreadableCardError as UnreadableCardError
from .text import read_card as read_card
from .text import read_cards as read_cards
from .text import write_cards as write_cards
from .text import write_mask as write_mask
