"""The house on a port: uvicorn set up for many small messages, a clean stop, and logs without a card or a token."""

from __future__ import annotations

import logging
import os
import socket
import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Final

import uvicorn

from .app import make_app
from .doorstep import Doorstep
from .limits import Limits, Pace
from .rubbish import settle_in

if sys.platform != "win32":
    import resource

FILE: Final = "brelan.sqlite"
STOP_SECONDS: Final = 1
"""How long an open request may still take once the house is asked to close."""
MOST_FILES: Final = 65_536
SWITCH_SECONDS: Final = 0.0005
"""The writer waits for the disk in its own thread, and must not wait for its turn as well."""


def data_folder() -> Path:
    """Where this system keeps what a program writes for its user. Raises ``RuntimeError`` for one without a home."""
    data = os.environ.get("XDG_DATA_HOME", "")
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local")
    elif sys.platform == "darwin":
        base = Path.home() / "Library" / "Application Support"
    else:
        # A relative path there is to be ignored, says the standard.
        base = Path(data) if os.path.isabs(data) else Path.home() / ".local" / "share"
    return base / "brelan"


def database(data: Path | None) -> Path:
    """The file that *data* means: itself, or the one in that folder; in the user's data folder when it is None."""
    data = data or data_folder()
    return data if data.suffix in (".sqlite", ".db") else data / FILE


def serve(
    host: str,
    port: int,
    data: Path | None = None,
    root_path: str = "",
    limits: Limits | None = None,
    pace: Pace | None = None,
    then: Callable[[str], None] | None = None,
) -> None:
    """Open the house until it is told to stop; once it is open, *then* is given its address on this machine.

    A proxy that serves it below *root_path* strips that from addresses.
    """
    logging.basicConfig(level=logging.INFO, format="%(asctime)s %(levelname)s %(message)s", stream=sys.stderr)
    logging.getLogger("alembic").setLevel(logging.WARNING)
    sys.setswitchinterval(SWITCH_SECONDS)
    many_files()
    app = make_app(database(data), limits, pace)
    config = uvicorn.Config(
        app,
        host=host,
        port=port,
        root_path=root_path.rstrip("/"),
        # Addresses of pages may hold the key of a seat, so no request is written down.
        access_log=False,
        log_level="warning",
        http=Doorstep,
        ws="websockets-sansio",
        ws_max_size=(limits or Limits()).message,
        ws_ping_interval=20.0,
        ws_ping_timeout=20.0,
        # Every page is sent often and changes little; packing it costs more than it saves on a home line.
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=STOP_SECONDS,
        server_header=False,
    )
    shown = "localhost" if host in ("127.0.0.1", "::1", "0.0.0.0", "::") else f"[{host}]" if ":" in host else host
    Doorway(config, f"http://{shown}", then).run()


def many_files() -> None:
    """Ask the system for more open files: every connection is one, and the usual thousand is soon used up."""
    if sys.platform == "win32":
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        # Some systems name a bound that they do not hold to; then it stays as it is.
        with suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


class Doorway(uvicorn.Server):
    """A server that says where it is to be found once it is open."""

    def __init__(self, config: uvicorn.Config, shown: str, then: Callable[[str], None] | None = None) -> None:
        super().__init__(config)
        self._shown = shown
        self._then = then

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Open, and print the address; the port is the real one also when 0 was asked for."""
        await super().startup(sockets)
        settle_in()
        try:
            self._tell()
        except OSError:
            # Nobody can be told where it is: it closes in good order, and whoever started it hears why.
            await self.shutdown(sockets)
            raise

    def _tell(self) -> None:
        for server in getattr(self, "servers", []):
            port = server.sockets[0].getsockname()[1]
            address = f"{self._shown}:{port}{self.config.root_path}/"
            print(f"Brelan: {address}", flush=True)
            if self._then is not None:
                self._then(address)
            break
