"""Words: codes, clauses and arguments turned into sentences, by Fluent catalogues.

Owns: every sentence that people read about a game, and the words they type; one folder of catalogues for each language.
May import: cards, table.
Never: a rule; a sentence in Python.
Start reading at: speech.py, then catalogues/en/refusals.ftl.
"""

from .catalogue import UnspokenError as UnspokenError
from .catalogue import languages as languages
from .hearing import Hearing as Hearing
from .speech import Words as Words
from .told import NOTHING as NOTHING
from .told import runs as runs
