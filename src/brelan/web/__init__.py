"""Web: the house in the browser, and the same for programs.

Owns: pages, the JSON interface, sockets, who sits where, clocks, the door.
May import: everything but cli; hands out views only.
Never: a rule of a game; a card that is not in a view; a fact told before the store has it.
Start reading at: app.py, then room.py for the table, pages.py for the pages and render.py for their HTML.
"""

from .app import make_app as make_app
from .limits import Limits as Limits
from .limits import Pace as Pace
