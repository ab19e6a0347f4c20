"""Store: the shelf on which sessions are kept, so that nobody loses a card or a chip when the house goes dark.

Owns: facts and what was said on disk, the one writer that commits them, the shape of the database and how it grows.
May import: cards, table, session, record, the games.
Never: a rule of a game; a fact told before it is on disk; a fact changed once it is there.
Start reading at: fact.py, then shelf.py.
"""

from .fact import Fact as Fact
from .fact import Kept as Kept
from .fact import Said as Said
from .shelf import MOST_SAID as MOST_SAID
from .shelf import Shelf as Shelf
from .shelf import UnfitError as UnfitError
from .writer import ShelfError as ShelfError
