"""`python -m bench odds`: the whole exact table of Bouillotte, with nobody, one and two folded."""

import argparse
from statistics import median
from time import process_time

from bench import machine
from brelan.solve import odds

AIMS = (0.3, 20.0, 20.0)


def run(args: argparse.Namespace) -> int:
    """Count each table so many times after one that compiles; always 0."""
    core = machine.pin(args.core)
    print(f"{machine.describe()}; core {core}")
    for folded, aim in enumerate(AIMS):
        rows = odds.table(folded)
        taken = []
        for _ in range(args.rounds):
            start = process_time()
            odds.table(folded)
            taken.append(process_time() - start)
        spread = f"({min(taken):.3f} – {max(taken):.3f})"
        print(
            f"{len(rows)} classes × {4 - folded} places, {folded} folded: {median(taken):.3f} s {spread}, aim {aim} s"
        )
    return 0
