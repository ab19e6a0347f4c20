"""A small proxy that shows a house below a path of its own, as nginx or Caddy would: HTTP, WebSockets, and no more."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Coroutine
from contextlib import suppress
from types import TracebackType
from typing import Any, Final

from tests.patience import PATIENCE

PREFIX: Final = "/games"
MOST_HEAD: Final = 1 << 16


class Proxy:
    """Listens on a free port of this machine and passes on what is asked below ``PREFIX``, without it.

    With *own_name* the house hears the name the visitor used as ``Host``; without, only as ``X-Forwarded-Host``, since
    many proxies put the address of what stands behind them there. *scheme* is how visitors come to the proxy.
    """

    def __init__(self, house: int, *, own_name: bool, scheme: str = "http") -> None:
        self._house = house
        self._own_name = own_name
        self._scheme = scheme
        self.port = 0
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True)

    @property
    def address(self) -> str:
        """Where visitors find the house."""
        return f"http://127.0.0.1:{self.port}{PREFIX}"

    def __enter__(self) -> Proxy:
        self._thread.start()
        self._server = self._here(asyncio.start_server(self._visited, "127.0.0.1", 0, limit=MOST_HEAD))
        self.port = self._server.sockets[0].getsockname()[1]
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._here(self._closed())
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()

    def _here(self, deed: Coroutine[Any, Any, Any]) -> Any:
        return asyncio.run_coroutine_threadsafe(deed, self._loop).result(PATIENCE)

    async def _closed(self) -> None:
        self._server.close()
        others = asyncio.all_tasks() - {asyncio.current_task()}
        for task in others:
            task.cancel()
        await asyncio.gather(*others, return_exceptions=True)
        await self._server.wait_closed()

    async def _visited(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """One connection is for one request, or for one socket."""
        onward: asyncio.StreamWriter | None = None
        try:
            head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1")
            first, *lines = head.rstrip("\r\n").split("\r\n")
            method, path, version = first.split(" ")
            if not path.startswith(f"{PREFIX}/"):
                writer.write(b"HTTP/1.1 404 Not Found\r\ncontent-length: 0\r\nconnection: close\r\n\r\n")
                return
            there, onward = await asyncio.open_connection("127.0.0.1", self._house)
            headers = self._passed_on(lines)
            onward.write(f"{method} {path.removeprefix(PREFIX)} {version}\r\n{headers}\r\n".encode("latin-1"))
            await asyncio.gather(_poured(reader, onward), _poured(there, writer))
        except (ConnectionError, asyncio.IncompleteReadError, asyncio.CancelledError):
            # The visitor went, or the proxy closes.
            pass
        finally:
            for one in (writer, onward):
                if one is not None:
                    one.close()
                    with suppress(ConnectionError):
                        await one.wait_closed()

    def _passed_on(self, lines: list[str]) -> str:
        headers = [tuple(line.split(": ", 1)) for line in lines]
        host = next(value for name, value in headers if name.lower() == "host")
        upgrade = any(name.lower() == "upgrade" for name, _value in headers)
        dropped = ("host", "connection") if not upgrade else ("host",)
        kept = [(name, value) for name, value in headers if name.lower() not in dropped]
        kept += [("Host", host if self._own_name else f"127.0.0.1:{self._house}")]
        kept += [("X-Forwarded-Host", host), ("X-Forwarded-Proto", self._scheme), ("X-Forwarded-For", "203.0.113.9")]
        if not upgrade:
            kept.append(("Connection", "close"))
        return "".join(f"{name}: {value}\r\n" for name, value in kept)


async def _poured(source: asyncio.StreamReader, target: asyncio.StreamWriter) -> None:
    while piece := await source.read(65536):
        target.write(piece)
        await target.drain()
    target.close()
