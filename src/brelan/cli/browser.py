"""The browser of whoever started the house by hand: it is opened where there is one to look at, and nowhere else."""

from __future__ import annotations

import os
import sys
import webbrowser
from collections.abc import Callable, Mapping
from threading import Thread
from typing import Final

HERE: Final = ("127.0.0.1", "localhost", "::1", "0.0.0.0", "::")
"""What the house listens on when this machine can look at it."""
FAR: Final = ("CI", "SSH_CONNECTION", "SSH_TTY")
"""Set where nobody sits in front of this machine."""


def somebody_looks(host: str, root_path: str, environment: Mapping[str, str] = os.environ) -> bool:
    """Whether a person has started the house at a terminal of this machine, with a screen for a browser."""
    if host not in HERE or root_path or any(environment.get(name) for name in FAR):
        return False
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        return False
    # Windows and macOS have a screen; elsewhere a display server says that it is there.
    bare = sys.platform not in ("win32", "darwin")
    return not bare or bool(environment.get("DISPLAY") or environment.get("WAYLAND_DISPLAY"))


def show(address: str) -> None:
    """Open *address* in the browser of this machine. Nothing waits for it, and nothing is said when there is none."""
    Thread(target=_shown, args=(address,), name="brelan-browser", daemon=True).start()


def _shown(address: str) -> None:
    try:
        browser = webbrowser.get()
    except webbrowser.Error:
        return
    # A browser of this kind draws on the terminal, where the house has its say.
    if type(browser) is not webbrowser.GenericBrowser:
        browser.open(address)


def opener(wanted: bool, host: str, root_path: str) -> Callable[[str], None] | None:
    """What is to be done with the address once the house is open; None when it is only printed."""
    return show if wanted and somebody_looks(host, root_path) else None
