"""A house in a process of its own, that can be killed."""

from __future__ import annotations

import signal
import subprocess
import sys
import time
from pathlib import Path
from types import TracebackType
from typing import Final
from urllib.parse import urlsplit

from tests.patience import PATIENCE

NAP: Final = 0.02
START: Final = """
import sys
from pathlib import Path
from brelan.web import Limits, Pace
from brelan.web.serving import serve
loose = Limits(posts_a_second=1e9, posts_at_once=1e9, opens_a_second=1e9, opens_at_once=1e9)
pace = Pace(bot=float(sys.argv[2]), between=1e6)
serve("127.0.0.1", 0, Path(sys.argv[1]), root_path=sys.argv[3], limits=loose, pace=pace)
"""


class Process:
    """``serve`` on a free port of this machine."""

    def __init__(self, data: Path, bot: float = 1e6, root_path: str = "") -> None:
        self._data = data
        self._bot = bot
        self._root_path = root_path
        self.address = ""
        self.opened_in = 0.0
        """Seconds that it took to open: a measure of how busy the machine is."""
        self._running: subprocess.Popen[str] | None = None

    def start(self) -> None:
        """Open the house, and wait until it says where."""
        command = [sys.executable, "-c", START, str(self._data), str(self._bot), self._root_path]
        asked = time.monotonic()
        self._running = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        assert self._running.stdout is not None
        line = self._running.stdout.readline()
        assert line.startswith("Brelan: http://localhost:"), line
        self.opened_in = time.monotonic() - asked
        self.address = line.split()[1].rstrip("/").replace("localhost", "127.0.0.1")

    @property
    def port(self) -> int:
        """Where it listens."""
        return urlsplit(self.address).port or 0

    def kill(self) -> None:
        """As if somebody had pulled the plug."""
        self._ended(signal.SIGKILL)

    def stop(self) -> float:
        """Ask it to close; the seconds it took, counted in naps: on a busy machine those are longer for us as well.

        Raises ``TimeoutError`` when it does not close.
        """
        assert self._running is not None
        self._running.send_signal(signal.SIGTERM)
        naps, end = 0, time.monotonic() + PATIENCE
        while self._running.poll() is None:
            if time.monotonic() > end:
                raise TimeoutError
            time.sleep(NAP)
            naps += 1
        self._ended(signal.SIGKILL)
        return naps * NAP

    def _ended(self, how: signal.Signals) -> None:
        if self._running is not None:
            self._running.send_signal(how)
            self._running.communicate(timeout=PATIENCE)
            self._running = None

    def __enter__(self) -> Process:
        self.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.kill()
