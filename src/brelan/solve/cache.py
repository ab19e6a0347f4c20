"""Where compiled code is kept between two runs: a folder named after the sources it was made from.

Numba keeps what it compiled, and looks at the file of a function before it uses it again, but not at the files of the
functions it calls. A kernel in another room could change and the old machine code would go on running. So the name of
the folder is a hash of every source that is compiled: another kernel, another folder.
"""

from __future__ import annotations

import hashlib
import os
import stat
import sys
import tempfile
from collections.abc import Iterable
from inspect import getsourcefile
from pathlib import Path

from ..bouillotte import showdown as _showdown  # noqa: F401 - its kernels are registered when it is loaded
from ..bourre import cinch as _cinch  # noqa: F401
from ..cards import KERNELS
from . import situation as _situation  # noqa: F401

_DIGITS = 16


def sources() -> list[Path]:
    """Every file with something to compile: those of the kernels, and this room's own."""
    files = {getsourcefile(kernel) for kernel in KERNELS}
    return sorted({Path(file) for file in files if file} | set(Path(__file__).parent.glob("*.py")))


def fingerprint(files: Iterable[Path]) -> str:
    """A hash of what stands in *files*, and of whether the compiler is told to check bounds."""
    digest = hashlib.sha256(os.environ.get("NUMBA_BOUNDSCHECK", "").encode())
    for file in files:
        digest.update(b"\0" + file.name.encode() + b"\0" + file.read_bytes())
    return digest.hexdigest()[:_DIGITS]


def user_caches() -> Path:
    """The folder where this person's programs keep what can be made again."""
    if sys.platform == "win32":
        named = os.environ.get("LOCALAPPDATA")
        return Path(named) if named else Path.home() / "AppData" / "Local"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Caches"
    named = os.environ.get("XDG_CACHE_HOME")
    return Path(named) if named else Path.home() / ".cache"


def usual() -> Path:
    """The folder for what this program keeps. Raises ``RuntimeError`` for somebody without a home."""
    return user_caches() / "brelan"


def temporary() -> Path:
    """A folder of this person's own in the temporary one of the machine. Raises ``OSError``.

    Compiled code is run as it lies there. So where somebody else has made that folder, or may write to it, another one
    is made for this process alone.
    """
    me = os.getuid() if hasattr(os, "getuid") else 0
    folder = Path(tempfile.gettempdir()) / f"brelan-{me}"
    folder.mkdir(mode=0o700, exist_ok=True)
    found = folder.lstat()
    if sys.platform == "win32" or (stat.S_ISDIR(found.st_mode) and found.st_uid == me and not found.st_mode & 0o022):
        return folder
    return Path(tempfile.mkdtemp(prefix="brelan-"))


def prepare() -> Path:
    """The folder for the code compiled from the sources as they are now; made if need be, and named to Numba.

    Numba reads the name when it is imported, and again before it compiles. Where nothing can be written, the
    temporary folder of the machine serves.
    """
    name = f"compiled-{fingerprint(sources())}"
    for place in (usual, temporary):
        try:
            folder = place() / name
            folder.mkdir(parents=True, exist_ok=True)
        except (OSError, RuntimeError):
            continue
        if os.access(folder, os.W_OK):
            os.environ["NUMBA_CACHE_DIR"] = str(folder)
            return folder
    return Path(os.environ.get("NUMBA_CACHE_DIR", "."))
