"""What is measured, each in a process of its own: the whole house, and a bare broadcast that keeps and knows nothing.

`python -m bench.houses house FILE CORE` and `python -m bench.houses bare SIZE CORE`; the port is printed.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

import uvicorn
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import JSONResponse
from starlette.routing import Route, WebSocketRoute
from starlette.types import ASGIApp
from starlette.websockets import WebSocket, WebSocketDisconnect

from brelan.web import Limits, Pace, make_app
from brelan.web.serving import SWITCH_SECONDS, Doorway

FREE = Limits(
    tables=10**6,
    sockets=10**6,
    sockets_each=10**6,
    posts_a_second=1e9,
    posts_at_once=1e9,
    opens_a_second=1e9,
    opens_at_once=1e9,
)


def bare(size: int) -> ASGIApp:
    """Whatever is posted to a table goes to all its sockets, as *size* bytes; nothing is kept or looked at."""
    tables: dict[str, set[WebSocket]] = {}
    filler = "x" * size

    async def post(request: Request) -> JSONResponse:
        body = await request.json()
        message = f'{{"version":{body["version"] + 1},"asked":["p1"],"view":"{filler}"}}'
        for socket in tuple(tables[request.path_params["id"]]):
            await socket.send_text(message)
        return JSONResponse({"code": "done"})

    async def follow(socket: WebSocket) -> None:
        await socket.accept()
        here = tables.setdefault(socket.path_params["id"], set())
        here.add(socket)
        try:
            while True:
                await socket.receive_text()
        except WebSocketDisconnect:
            here.discard(socket)

    place = "/api/tables/{id}"
    return Starlette(
        routes=[Route(f"{place}/actions", post, methods=["POST"]), WebSocketRoute(f"{place}/follow", follow)]
    )


def main() -> None:
    """Serve one of the two on one core until told to stop."""
    kind, what, core = sys.argv[1:4]
    if core != "-":
        os.sched_setaffinity(0, {int(core)})
    sys.setswitchinterval(SWITCH_SECONDS)
    app: ASGIApp = (
        bare(int(what))
        if kind == "bare"
        else make_app(Path(what), FREE, Pace(bot=0.0, honour=0.0, between=0.0, away=1e9, unattended=True))
    )
    config = uvicorn.Config(
        app,
        port=0,
        access_log=False,
        log_level="error",
        ws="websockets-sansio",
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=1,
        # The players keep a connection each, also where they act seldom.
        timeout_keep_alive=60,
    )
    Doorway(config, "http://127.0.0.1").run()


if __name__ == "__main__":
    main()
