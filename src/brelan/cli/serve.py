"""``brelan serve``: the house in the browser."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from .say import fail, words


def serve(
    host: Annotated[
        str, typer.Option(help="The address to listen on; 0.0.0.0 for everybody on the network.")
    ] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help="The port; 0 takes a free one.")] = 8000,
    data: Annotated[
        Path | None, typer.Option(help="The SQLite file, or the folder of it. Default: your data folder.")
    ] = None,
    root_path: Annotated[str, typer.Option(help="The path below which a proxy shows the house, such as /cards.")] = "",
) -> None:
    """Opens the house in the browser: tables with friends and bots."""
    try:
        from ..web.serving import serve as opened
    except ModuleNotFoundError as error:
        fail(words().say("web-not-installed", missing=error.name or ""))
    opened(host, port, data, root_path)
