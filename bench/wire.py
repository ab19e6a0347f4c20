"""The other end of the wire, as thin as can be, so that what is measured is the house: requests and sockets by hand."""

from __future__ import annotations

import asyncio
import base64
import os
from collections.abc import AsyncIterator, Mapping

MOST_LINE = 1 << 20


class Requests:
    """One connection that is kept, for one request after the other."""

    def __init__(self, port: int) -> None:
        self._port = port
        self._reader: asyncio.StreamReader | None = None
        self._writer: asyncio.StreamWriter | None = None

    async def post(self, path: str, body: bytes, kind: str, headers: Mapping[str, str]) -> tuple[int, bytes]:
        """Status and body of the answer to a *body* of that *kind*."""
        if self._reader is None or self._writer is None:
            self._reader, self._writer = await asyncio.open_connection("127.0.0.1", self._port, limit=MOST_LINE)
        head = f"POST {path} HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-type: {kind}\r\n{lines(headers)}"
        self._writer.write(f"{head}content-length: {len(body)}\r\n\r\n".encode() + body)
        answer = (await self._reader.readuntil(b"\r\n\r\n")).lower()
        size = int(answer.partition(b"content-length:")[2].partition(b"\r\n")[0])
        return int(answer.split(b" ", 2)[1]), await self._reader.readexactly(size)

    def close(self) -> None:
        """Hang up."""
        if self._writer is not None:
            self._writer.close()


class Socket:
    """A WebSocket that only listens."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader = reader
        self._writer = writer

    @classmethod
    async def open(cls, port: int, path: str, headers: Mapping[str, str]) -> Socket:
        """Shake hands at *path*. Raises ``ConnectionError`` when the house will not."""
        reader, writer = await asyncio.open_connection("127.0.0.1", port, limit=MOST_LINE)
        key = base64.b64encode(os.urandom(16)).decode()
        writer.write(
            f"GET {path} HTTP/1.1\r\nhost: 127.0.0.1\r\nupgrade: websocket\r\nconnection: upgrade\r\n{lines(headers)}"
            f"sec-websocket-key: {key}\r\nsec-websocket-version: 13\r\n\r\n".encode()
        )
        answer = await reader.readuntil(b"\r\n\r\n")
        if b" 101 " not in answer[:20]:
            raise ConnectionError(answer[:40])
        return cls(reader, writer)

    async def messages(self) -> AsyncIterator[bytes]:
        """Every text that comes; pings are answered, everything else is passed over."""
        while True:
            first, second = await self._reader.readexactly(2)
            size = second & 127
            if size >= 126:
                size = int.from_bytes(await self._reader.readexactly(2 if size == 126 else 8), "big")
            body = await self._reader.readexactly(size)
            kind = first & 15
            if kind == 1:
                yield body
            elif kind == 9:
                # An answer is masked; four zeros are a mask too.
                self._writer.write(bytes((0x8A, 0x80 | len(body), 0, 0, 0, 0)) + body)
            elif kind == 8:
                return

    def close(self) -> None:
        """Hang up."""
        self._writer.close()


def lines(headers: Mapping[str, str]) -> str:
    """Headers as they go over the wire."""
    return "".join(f"{name}: {value}\r\n" for name, value in headers.items())
