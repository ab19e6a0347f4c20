"""Waiting for what comes by itself: not a moment longer than it takes, and long enough for a busy machine."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Final

PATIENCE: Final = 180.0
"""Seconds after which nothing more is hoped for. Nobody spends them unless something is broken."""


async def until(true: Callable[[], object]) -> None:
    """Let the others of this loop go on until it is *true*. Raises ``TimeoutError`` when it does not come about."""
    async with asyncio.timeout(PATIENCE):
        while not true():
            await asyncio.sleep(0.005)


def waited_until(true: Callable[[], object]) -> None:
    """The same where no loop runs."""
    end = time.monotonic() + PATIENCE
    while not true():
        if time.monotonic() > end:
            raise TimeoutError
        time.sleep(0.05)
