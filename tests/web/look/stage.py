"""A browser that is shown pages without a server: every request is answered here, with the headers of the house."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from mimetypes import guess_type
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlsplit

from playwright.sync_api import Browser, Page, Route, sync_playwright

from brelan import web
from brelan.web.guard import HEADERS
from brelan.web.render import render_document
from tests.patience import PATIENCE

from .scenes import SCENES

HOST: Final = "http://localhost"
STATIC: Final = Path(web.__file__).parent / "static"
MOMENTS: Final = PATIENCE * 1000
"""How long a page is waited for, in milliseconds as browsers count."""
FLAGS: Final = ("--no-sandbox", "--disable-gpu", "--disable-quic", "--disable-component-update", "--disable-sync")


@contextmanager
def chromium() -> Iterator[Browser]:
    """Debian's own browser."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=list(FLAGS), timeout=MOMENTS)
        yield browser
        browser.close()


class Stage:
    """One window in which scenes are shown."""

    def __init__(
        self, browser: Browser, width: int = 390, height: int = 844, theme: str = "light", **more: Any
    ) -> None:
        self.theme = theme
        self.faults: list[str] = []
        self.context = browser.new_context(viewport={"width": width, "height": height}, **more)
        self.page: Page = self.context.new_page()
        self.context.set_default_timeout(MOMENTS)
        self.context.route("**/*", self._answer)
        self.page.route_web_socket("**/ws", lambda socket: None)
        self.page.on("pageerror", lambda error: self.faults.append(str(error)))
        self.page.on("console", lambda said: self.faults.append(said.text) if said.type == "error" else None)
        self._changes: dict[str, Any] = {}

    def show(self, scene: str, **prefs: Any) -> Page:
        """The page with *scene* on it."""
        self._changes = {"theme": self.theme, **prefs}
        self.page.goto(f"{HOST}/scene/{scene}")
        return self.page

    def close(self) -> None:
        self.context.close()

    def _answer(self, route: Route) -> None:
        path = urlsplit(route.request.url).path
        if path.startswith("/static/"):
            file = STATIC / path.removeprefix("/static/")
            kind = guess_type(file.name)[0] or "application/octet-stream"
            route.fulfill(body=file.read_bytes(), headers={**HEADERS, "content-type": kind})
        elif path.startswith("/scene/"):
            page = SCENES[path.removeprefix("/scene/")]
            shown = replace(page, prefs=replace(page.prefs, **self._changes))
            route.fulfill(body=render_document(shown), headers={**HEADERS, "content-type": "text/html; charset=utf-8"})
        else:
            route.fulfill(status=404, body="")
