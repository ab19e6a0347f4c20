"""Running a coroutine to its end from a test."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any


def finished(story: Coroutine[Any, Any, None]) -> None:
    """Run *story* in a thread of its own: the driver of the browser tests keeps a loop going in the main one."""
    with ThreadPoolExecutor(1) as pool:
        pool.submit(asyncio.run, story).result()
