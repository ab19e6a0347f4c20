"""The machine a figure was measured on, and one core of it to measure on."""

import os
import platform
from pathlib import Path


def pin(core: int | None = None) -> int | None:
    """Keep this process on one core: the one named, or else the last it may use. None where the system cannot.

    ValueError when the process may not use the core that was named.
    """
    if not hasattr(os, "sched_setaffinity"):
        return None
    allowed = os.sched_getaffinity(0)
    chosen = max(allowed) if core is None else core
    if chosen not in allowed:
        raise ValueError(f"core {chosen} is not one of {sorted(allowed)}")
    os.sched_setaffinity(0, {chosen})
    return chosen


def describe() -> str:
    """The processor and the Python, in one line."""
    python = f"{platform.python_implementation()} {platform.python_version()}"
    return f"{processor()}, {python}, {platform.system()}"


def processor() -> str:
    """The processor's own name where the system tells it, else its kind."""
    cpuinfo = Path("/proc/cpuinfo")
    if cpuinfo.exists():
        for line in cpuinfo.read_text(encoding="utf-8").splitlines():
            if line.startswith("model name"):
                return line.partition(":")[2].strip()
    return platform.processor() or platform.machine()
