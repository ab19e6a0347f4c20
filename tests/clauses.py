"""The clauses of the rules: each part and how many numbered clauses it has."""

from typing import Final

BOURRE: Final = {
    "TABLE": 4,
    "ANTE": 3,
    "DEAL": 2,
    "DECLARE": 5,
    "DRAW": 3,
    "PLAY": 8,
    "CINCH": 7,
    "SETTLE": 5,
    "ERROR": 5,
    "SESSION": 3,
}
BOUILLOTTE: Final = {
    "TABLE": 2,
    "CARRE": 4,
    "DEAL": 1,
    "BET": 9,
    "POTS": 3,
    "HANDS": 3,
    "POINT": 6,
    "PREMIUM": 3,
    "SESSION": 3,
}
