"""What another process costs: processor time, waiting for its core, memory. Read where the system tells it."""

from __future__ import annotations

import os
import time
from pathlib import Path
from typing import NamedTuple


class Used(NamedTuple):
    """What a process has used since it began, in seconds."""

    at: float
    processor: float
    waited: float
    """Its main thread was ready, and something else had the core."""


class Meter:
    """Reads the meters of one process."""

    def __init__(self, pid: int) -> None:
        self._folder = Path(f"/proc/{pid}")

    def used(self) -> Used | None:
        """The meters now; None on a system that has none."""
        if not (self._folder / "schedstat").exists():
            return None
        words = (self._folder / "stat").read_text().rpartition(")")[2].split()
        processor = (int(words[11]) + int(words[12])) / os.sysconf("SC_CLK_TCK")
        waited = int((self._folder / "schedstat").read_text().split()[1]) / 1e9
        return Used(time.perf_counter(), processor, waited)

    def memory(self) -> str:
        """What the process holds in memory."""
        status = self._folder / "status"
        if not status.exists():
            return "unknown here"
        kept = next(line for line in status.read_text().splitlines() if line.startswith("VmRSS"))
        return f"{int(kept.split()[1]) / 1024:.0f} MB"


def spent(before: Used | None, after: Used | None, actions: int) -> str:
    """What was used in between, by the action, in a few words."""
    if before is None or after is None or not actions:
        return "processor time unknown here"
    wall, processor = after.at - before.at, after.processor - before.processor
    waited = (after.waited - before.waited) / wall
    return (
        f"{processor / actions * 1000:.2f} ms of processor time an action, {processor / wall:.0%} of the core; "
        f"waited for it {waited:.0%} of the time"
    )


def cost(before: Used | None, after: Used | None, actions: int) -> float | None:
    """Processor seconds for an action."""
    return None if before is None or after is None or not actions else (after.processor - before.processor) / actions


def load() -> str:
    """How many processes want to run on this machine, on the average of the last minute."""
    return f"{os.getloadavg()[0]:.1f}" if hasattr(os, "getloadavg") else "unknown here"
