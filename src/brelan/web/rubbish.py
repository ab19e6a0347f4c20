"""When Python's collector looks for rubbish: at what is young all the time, at everything only while nobody waits.

A full look stops the house for a fifth of a second at some hundred tables. Nearly all that a table leaves behind goes
away by itself, so there is hardly ever anything to find.
"""

from __future__ import annotations

import gc
import time
from typing import Final

YOUNG: Final = 1_000
"""New things between two looks at the young."""
MIDDLE: Final = 1_000_000
NEVER: Final = 1_000_000
QUIET: Final = 1.0
"""Seconds without a change at any table after which a full look disturbs nobody."""
SOON: Final = 600.0
"""Seconds after which a full look is due when it is quiet."""
AT_LAST: Final = 7_200.0
"""The same when it never is."""


def settle_in() -> None:
    """Leave what was loaded at the start alone for good, and do full looks only when told."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, MIDDLE, NEVER)


class Sweeper:
    """Says when a full look is due, and takes it."""

    def __init__(self) -> None:
        self._last = time.monotonic()

    def sweep(self, quiet: float) -> bool:
        """Look at everything if it is time to, after *quiet* seconds without a change; whether it was done."""
        since = time.monotonic() - self._last
        if since < SOON or (quiet < QUIET and since < AT_LAST):
            return False
        gc.collect()
        self._last = time.monotonic()
        return True
