"""Bots: players that see what their seat may see.

Owns: the players of each level, and their hints.
May import: cards, table, of the games their views and kernels; solve, when a player first needs it, so that the others
play where there is no Numba.
Never: the state of a hand, a session, a deck.
Start reading at: player.py.
"""

from .player import HINTS as HINTS
from .player import Bot as Bot
from .player import Hint as Hint
from .player import RandomBot as RandomBot
from .roster import DEFAULT_LEVEL as DEFAULT_LEVEL
from .roster import EVERY_LEVEL as EVERY_LEVEL
from .roster import LEVELS as LEVELS
from .roster import level_named as level_named
from .roster import levels_here as levels_here
from .roster import make_bot as make_bot
