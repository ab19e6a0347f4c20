"""A browser that is shown pages without a house: a small server gives out scenes, with the headers of the house."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from mimetypes import guess_type
from pathlib import Path
from threading import Thread
from typing import Any, Final
from urllib.parse import parse_qs, urlencode, urlsplit

from playwright.sync_api import Browser, Page, sync_playwright

from brelan import web
from brelan.web.guard import HEADERS
from brelan.web.render import render_document
from tests.patience import PATIENCE

from .scenes import SCENES

STATIC: Final = Path(web.__file__).parent / "static"
MOMENTS: Final = PATIENCE * 1000
"""How long a page is waited for, in milliseconds as browsers count."""
LOST_IS_KEPT: Final = """() => {
  const lost = document.getElementById("lost");
  window.told = [];
  new MutationObserver(() => told.push(!lost.hidden)).observe(lost, { attributes: true });
}"""
"""Whether it is told that the line is lost, and every time that this changes: it may be told for a moment only."""
FLAGS: Final = ("--no-sandbox", "--disable-gpu", "--disable-quic", "--disable-component-update", "--disable-sync")


@contextmanager
def chromium() -> Iterator[Browser]:
    """Debian's own browser."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=list(FLAGS), timeout=MOMENTS)
        yield browser
        browser.close()


class _Answer(BaseHTTPRequestHandler):
    """A scene in the manner that is asked for, or what the pages are made of."""

    protocol_version = "HTTP/1.1"

    def do_GET(self) -> None:
        asked = urlsplit(self.path)
        place, _, name = asked.path.removeprefix("/").partition("/")
        if place == "static" and (STATIC / name).is_file():
            kind = guess_type(name)[0] or "application/octet-stream"
            # A browser that may keep these shows a page for half the trouble.
            self._give((STATIC / name).read_bytes(), {"content-type": kind, "cache-control": "max-age=3600"})
        elif place == "scene":
            page = SCENES[name]
            shown = replace(page, prefs=replace(page.prefs, **json.loads(parse_qs(asked.query)["as"][0])))
            self._give(render_document(shown).encode(), {"content-type": "text/html; charset=utf-8"})
        elif name.endswith("/view"):
            # A page that hears nothing for a while asks how far its table is. There is none, and that is no fault.
            self._give(b"", {}, 204)
        else:
            self._give(b"", {}, 404)

    def log_message(self, *_said: object) -> None:
        """What is asked for is nobody's business."""

    def _give(self, body: bytes, headers: dict[str, str], status: int = 200) -> None:
        self.send_response(status)
        for name, value in {**HEADERS, **headers, "content-length": str(len(body))}.items():
            self.send_header(name, value)
        self.end_headers()
        self.wfile.write(body)


class Stage:
    """One window in which scenes are shown."""

    def __init__(self, browser: Browser, address: str, **more: Any) -> None:
        self._address = address
        self.theme = "light"
        self.faults: list[str] = []
        self.context = browser.new_context(**more)
        self.page: Page = self.context.new_page()
        self.context.set_default_timeout(MOMENTS)
        self.page.route_web_socket("**/ws", lambda socket: None)
        self.page.on("pageerror", lambda error: self.faults.append(str(error)))
        self.page.on("console", lambda said: self.faults.append(said.text) if said.type == "error" else None)

    def show(self, scene: str, **prefs: Any) -> Page:
        """The page with *scene* on it."""
        manner = urlencode({"as": json.dumps({"theme": self.theme, **prefs})})
        self.page.goto(f"{self._address}/scene/{scene}?{manner}")
        return self.page

    def renew(self, width: int, height: int, theme: str) -> Stage:
        """As a window is that was just opened."""
        self.theme = theme
        if self.page.url.startswith(self._address):
            self.page.unroute_all()
            self.page.mouse.move(0, 0)
            self.page.evaluate("localStorage.clear(), sessionStorage.clear()")
        self.page.set_viewport_size({"width": width, "height": height})
        self.faults.clear()
        return self

    def close(self) -> None:
        self.context.close()


class Stages:
    """All windows of one browser."""

    def __init__(self, browser: Browser, address: str) -> None:
        self._browser = browser
        self._address = address
        self._kept: dict[str, Stage] = {}

    def window(self, width: int = 390, height: int = 844, theme: str = "light", **more: Any) -> Stage:
        """A window as good as new. Those that differ in *more* are different ones: to open one is dear."""
        wishes = repr(sorted(more.items()))
        if wishes not in self._kept:
            self._kept[wishes] = Stage(self._browser, self._address, **more)
        return self._kept[wishes].renew(width, height, theme)

    def own(self, width: int = 390, height: int = 844, theme: str = "light", **more: Any) -> Stage:
        """A window for whoever leaves something behind in it, and closes it."""
        return Stage(self._browser, self._address, **more).renew(width, height, theme)

    def close(self) -> None:
        """Close those that were kept."""
        for stage in self._kept.values():
            stage.close()


@contextmanager
def opened(browser: Browser) -> Iterator[Stages]:
    """Windows of *browser*, and somebody who answers them."""
    with ThreadingHTTPServer(("127.0.0.1", 0), _Answer) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        found = Stages(browser, f"http://localhost:{server.server_port}")
        yield found
        found.close()
        server.shutdown()
