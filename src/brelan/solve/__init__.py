"""Solve: compiled searches and exact odds.

Owns: the kernels compiled, the exact odds of Bouillotte and the learning of its bets; the search through the tricks of
Bourré, and its hands played out from what a seat sees.
May import: cards, table, the games, session, record; NumPy, and Numba, which no other room imports.
Never: a rule of a game written a second time; the state of a hand handed to a player.
Start reading at: compile.py, then odds.py and force.py.

Importing this package loads nothing; its modules load Numba, and raise ``MissingNumbaError`` where there is none.
"""


class MissingNumbaError(ImportError):
    """Numba is not installed; all that does not search or count odds works without it."""

    def __init__(self) -> None:
        super().__init__("pip install 'brelan[solve]'", name="numba")
