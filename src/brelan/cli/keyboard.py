"""What a person types, line by line, in such a way that Ctrl-C is always heard."""

from __future__ import annotations

import io
import os
import select
import sys
from typing import Final

_PATIENCE: Final = 0.2
"""Seconds after which a wait looks up, so that a signal that came just before it is noticed."""
_AT_ONCE: Final = 4096


class Keyboard:
    """Reads lines from a terminal, a pipe or a file."""

    def __init__(self) -> None:
        self._pending = b""
        self._ended = False

    def line(self, prompt: str) -> str:
        """The next line, without its end. Raises ``EOFError`` when there is none, ``KeyboardInterrupt``."""
        if sys.stdin is None:
            raise EOFError
        source = _source()
        if source is None:
            return input(prompt)
        # A plain read does not notice an interrupt that arrives between the prompt and the read itself.
        print(prompt, end="", flush=True)
        while b"\n" not in self._pending and not self._ended:
            if select.select([source], [], [], _PATIENCE)[0]:
                data = os.read(source, _AT_ONCE)
                self._pending += data
                self._ended = not data
        if not self._pending:
            raise EOFError
        line, _, self._pending = self._pending.partition(b"\n")
        return line.decode("utf-8", "replace")


def _source() -> int | None:
    """The number of the file that is typed into; None where there is none, or one cannot wait for it."""
    try:
        return None if os.name == "nt" else sys.stdin.fileno()
    except (ValueError, io.UnsupportedOperation):
        return None
