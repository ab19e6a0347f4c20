"""``brelan serve``: the house in the browser."""

from __future__ import annotations

import errno
import os
import socket
from pathlib import Path
from typing import Annotated, Final

import typer

from .browser import opener
from .neighbours import told_to_others
from .say import fail, why, words

SQLITE: Final = b"SQLite format 3\0"
"""What such a file begins with."""


def serve(
    host: Annotated[
        str, typer.Option(help="The address to listen on; 0.0.0.0 for everybody on the network.")
    ] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help="The port; 0 takes a free one.")] = 8000,
    data: Annotated[
        Path | None, typer.Option(help="The SQLite file, or the folder of it. Default: your data folder.")
    ] = None,
    root_path: Annotated[str, typer.Option(help="The path below which a proxy shows the house, such as /cards.")] = "",
    show: Annotated[
        bool,
        typer.Option("--open/--no-open", help="Open the browser, where the house is started by hand beside a screen."),
    ] = True,
) -> None:
    """Open the house in the browser: tables with friends and bots."""
    try:
        from ..web.serving import database
        from ..web.serving import serve as opened
    except ModuleNotFoundError as error:
        fail(words().say("web-not-installed", missing=error.name or ""))
    _check_door(host, port)
    try:
        file = database(data)
    except RuntimeError:
        fail(words().say("cli-no-home", option="--data"))
    _check_shelf(file)
    opened(host, port, data, root_path, then=told_to_others(host, opener(show, host, root_path)))


def _check_door(host: str, port: int) -> None:
    """End the command if nobody can listen there. The server itself would only say so in its own words."""
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        with socket.socket(family, kind, protocol) as door:
            if os.name == "posix":
                door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            door.bind(address)
    except UnicodeError:
        # A name with a part that is too long, or empty, is looked up nowhere.
        fail(words().say("serve-no-address", host=host, port=str(port)))
    except OSError as error:
        code = {errno.EADDRINUSE: "serve-port-taken", errno.EACCES: "serve-port-not-allowed"}.get(error.errno or 0)
        fail(words().say(code or "serve-no-address", host=host, port=str(port)))


def _check_shelf(file: Path) -> None:
    """End the command if tables cannot be kept in *file*."""
    from ..store import Shelf, UnfitError

    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        # A file that is not there yet is made here already, and as the shelf wants it: for nobody else to read.
        file.touch(mode=0o600)
        with file.open("ab+") as shelf:
            shelf.seek(0)
            start = shelf.read(len(SQLITE))
    except OSError as error:
        fail(words().say("cli-cannot-save", file=str(file), why=why(error)))
    if start and start != SQLITE:
        fail(words().say("serve-no-shelf", file=str(file)))
    try:
        Shelf(file).close()
    except UnfitError as error:
        fail(words().say(f"serve-shelf-{error.reason}", file=str(file)))
