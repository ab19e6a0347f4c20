"""Session: many hands at one table.

Owns: dealer rotation, what is paid between hands, accounts, standings; ``Table``, the one authority.
May import: cards, table; it is handed the game.
Never: a rule of one game; a card to a seat that has not been shown it.
Start reading at: session.py.
"""

from .session import CODES as CODES
from .session import HandLog as HandLog
from .session import Session as Session
from .table import Seeds as Seeds
from .table import StaleError as StaleError
from .table import Table as Table
from .table import fresh_seeds as fresh_seeds
from .table import repeatable_seeds as repeatable_seeds
