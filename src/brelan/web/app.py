"""The house as an ASGI application."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any, Final

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.responses import JSONResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Scope

from .. import __version__
from ..store import Shelf, ShelfError
from . import after, again, api, books, deeds, invitation, pages
from .express import Express
from .guard import HEADERS, Guard
from .limits import Limits, Pace
from .papers import NoticePage
from .prefs import preferences
from .premises import Premises, premises_of
from .reply import document
from .rooms import FullError
from .rubbish import Sweeper

LOG = logging.getLogger("brelan")
STATIC: Final = Path(__file__).parent / "static"
SWEEP_SECONDS: Final = 60.0
CODES: Final = {403: "elsewhere", 404: "not-found", 405: "not-found", 413: "too-large", 429: "too-many"}


def make_app(data: Path, limits: Limits | None = None, pace: Pace | None = None) -> FastAPI:
    """The house with its sessions in the SQLite file *data*."""
    limits, pace = limits or Limits(), pace or Pace()

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        premises = Premises(Shelf(data), limits, pace)
        app.state.premises = premises
        sweeper = asyncio.create_task(_swept(premises))
        try:
            yield
        finally:
            sweeper.cancel()
            with suppress(asyncio.CancelledError):
                await sweeper
            premises.rooms.stop()
            premises.shelf.close()

    app = FastAPI(
        title="Brelan",
        version=__version__,
        description=api.ABOUT,
        lifespan=lifespan,
        docs_url=None,
        redoc_url=None,
        openapi_url="/api/openapi.json",
        # Addresses of pages may hold the key of a seat, so no request is reported to anybody.
        telemetry={"tracing": False, "metrics": False, "logs": False},
    )
    app.get("/health", include_in_schema=False)(health)
    for routes in (api.ROUTES, pages.ROUTES, after.ROUTES, books.ROUTES, again.ROUTES, deeds.ROUTES, invitation.ROUTES):
        app.include_router(routes)
    app.mount("/static", GZipMiddleware(_Kept(directory=STATIC), minimum_size=800), name="static")
    app.add_exception_handler(HTTPException, _wrong)
    app.add_exception_handler(RequestValidationError, _unreadable)
    app.add_exception_handler(ShelfError, _not_kept)
    app.add_exception_handler(Exception, _trouble)
    app.add_middleware(Express)
    app.add_middleware(Guard, limits=limits, refuse=_refusal)
    return app


class _Kept(StaticFiles):
    """Files that a browser keeps: their content is in their address."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        """The file; kept for a year when it was asked for by its content."""
        response = await super().get_response(path, scope)
        if scope["query_string"]:
            response.headers["cache-control"] = "public, max-age=31536000, immutable"
        return response


async def health(request: Request) -> Response:
    """Whether the house is open, for whatever watches over it."""
    premises = premises_of(request)
    return JSONResponse({"ok": True, "tables": len(premises.rooms), "sockets": premises.sockets.total()})


async def _swept(premises: Premises) -> None:
    sweeper = Sweeper()
    while True:
        await asyncio.sleep(SWEEP_SECONDS)
        premises.rooms.sweep()
        sweeper.sweep(premises.rooms.quiet())


async def _wrong(request: Request, error: Any) -> Response:
    if _for_programs(request):
        return api.said(error.status_code, error.detail, error.headers)
    return _said(request, error.status_code)


async def _unreadable(request: Request, error: Any) -> Response:
    first = error.errors()[0] if error.errors() else {}
    where = ".".join(str(step) for step in first.get("loc", ()))
    if _for_programs(request):
        return api.said(422, {"code": "unreadable", "where": where[:200]})
    return _said(request, 404)


async def _not_kept(request: Request, error: Exception) -> Response:
    if not isinstance(error, FullError):
        return _said(request, 503)
    if _for_programs(request):
        return api.said(503, {"code": "full", "where": ""})
    return document(NoticePage(preferences(request), "full", 503), 503)


async def _trouble(request: Request, _error: Exception) -> Response:
    response = _said(request, 500)
    # This one answer is given outside the door.
    response.headers.update(HEADERS)
    return response


def _refusal(scope: Scope, status: int) -> ASGIApp:
    """The answer to a request that the door turned away."""
    return _said(Request(scope), status)


def _for_programs(request: Request) -> bool:
    root = request.scope.get("root_path", "").rstrip("/")
    path = request.url.path.removeprefix(root)
    return path == "/api" or path.startswith("/api/")


def _said(request: Request, status: int) -> Response:
    """What is wrong, for people as a page and for programs as JSON."""
    if _for_programs(request):
        return api.said(status, None)
    prefs = preferences(request)
    back = prefs.path if prefs.path == "/replay" else "/"
    return document(NoticePage(prefs, CODES.get(status, "trouble"), status, back), status)
