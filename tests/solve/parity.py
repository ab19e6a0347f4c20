"""Both ways of running the kernels, on the same random hands. A program too: ``python -m tests.solve.parity HANDS``."""

import random
import sys
from collections.abc import Callable

import numpy as np

from brelan.solve.compile import as_python

from .answers import (
    BOUILLOTTE,
    BOURRE,
    Row,
    all_bouillotte,
    all_bourre,
    bouillotte_answers,
    bouillotte_row,
    bourre_answers,
    bourre_row,
)


def compared(game: str, hands: int, seed: int) -> tuple[list[Row], list[Row], list[Row]]:
    """Random rows of *game*, what the compiled kernels say about them, and what the interpreted ones say."""
    dice = random.Random(seed)
    make: Callable[[random.Random], Row] = bourre_row if game == "bourre" else bouillotte_row
    rows = [make(dice) for _ in range(hands)]
    out = np.zeros((hands, BOURRE if game == "bourre" else BOUILLOTTE), np.int64)
    if game == "bourre":
        all_bourre(np.array(rows, np.int64), out)
        said = [tuple(map(int, as_python(bourre_answers)(*row))) for row in rows]
    else:
        all_bouillotte(np.array(rows, np.int64), out)
        said = [tuple(map(int, as_python(bouillotte_answers)(*row))) for row in rows]
    return rows, [tuple(row) for row in out.tolist()], said


def main(hands: int) -> int:
    """Compare both games; 0 when everything agrees."""
    differ = 0
    for game in ("bourre", "bouillotte"):
        rows, fast, slow = compared(game, hands, 7)
        differ += sum(one != other for one, other in zip(fast, slow, strict=True))
        print(game, len(rows), differ)
    return int(differ > 0)


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1])))
