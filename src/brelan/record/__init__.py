"""Record: the .brelan format.

Owns: reading, writing, replaying and checking records; the register of games.
May import: cards, table, the games, session.
Never: a rule of a game; a traceback for a bad file.
Start reading at: replay.py.
"""

from .games import GAMES as GAMES
from .read import MOST_BYTES as MOST_BYTES
from .read import NotARecordError as NotARecordError
from .read import Record as Record
from .read import RecordedHand as RecordedHand
from .read import decoded as decoded
from .read import read_bytes as read_bytes
from .read import read_file as read_file
from .read import read_text as read_text
from .replay import Fault as Fault
from .replay import Replay as Replay
from .replay import as_json as as_json
from .replay import replay as replay
from .replay import steps as steps
from .verify import Verdict as Verdict
from .verify import verify as verify
from .write import save as save
from .write import write as write
