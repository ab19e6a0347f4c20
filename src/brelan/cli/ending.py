"""How a command ends, also when nobody can be told: a full disk, a pipe that was closed, Ctrl-C at any moment."""

from __future__ import annotations

import errno
import os
import signal
import sys
from collections.abc import Callable
from contextlib import suppress
from typing import Final

from .say import complain, why, words

INTERRUPTED: Final = 130
UNHEARD: Final = 1


def ready() -> None:
    """Make the three streams such that nothing said or typed can end a session."""
    for name in ("stdin", "stdout", "stderr"):
        stream = getattr(sys, name)
        if stream is None and name != "stdin":
            # Whoever closed it does not want to hear anything.
            setattr(sys, name, open(os.devnull, "w", encoding="utf-8"))  # noqa: SIM115 - it stays open to the end
        # A terminal that cannot show a sign, or sends bytes that are no text, must not end the session.
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")


def ended(command: Callable[[], object]) -> int:
    """Run *command* to its end. The status to leave with; what could not be said has one line on stderr."""
    heard: list[int] = []

    def interrupted(number: int, _frame: object) -> None:
        heard.append(number)
        raise KeyboardInterrupt

    usual = signal.default_int_handler
    # Where it is set otherwise Ctrl-C is not for us, as in a script that runs the command in the background.
    ours = signal.getsignal(signal.SIGINT) is usual
    if ours:
        signal.signal(signal.SIGINT, interrupted)
    try:
        status = _status(command)
        sys.stdout.flush()
    except KeyboardInterrupt:
        return INTERRUPTED
    except OSError as error:
        return _unheard(error)
    except Exception:
        # Where searches are being compiled Ctrl-C comes out as an error of the compiler.
        if heard:
            return INTERRUPTED
        raise
    finally:
        if ours:
            signal.signal(signal.SIGINT, usual)
    return status


def _status(command: Callable[[], object]) -> int:
    try:
        command()
    except SystemExit as ending:
        return ending.code if isinstance(ending.code, int) else 0
    return 0


def _unheard(error: OSError) -> int:
    """Say that *error* kept the command from going on. A reader who closed the pipe has what was wanted."""
    with suppress(OSError):
        if error.filename is not None:
            complain(words().say("cli-no-file", file=str(error.filename), why=why(error)))
        elif error.errno != errno.EPIPE:
            complain(words().say("cli-not-said", why=why(error)))
    for stream in (sys.stdout, sys.stderr):
        try:
            stream.flush()
        except OSError:
            _let_go(stream.fileno())
    return UNHEARD


def _let_go(number: int) -> None:
    """What still waits to be written there goes nowhere, so that Python does not try once more and complain of it."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, number)
    os.close(nowhere)
