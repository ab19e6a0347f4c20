"""An answer that has no table in it: a notice of the house, a proxy that could not reach it, nothing at all."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import expect

from brelan.web.page import Preferences
from brelan.web.papers import NoticePage
from brelan.web.render import render_document

from .stage import LOST_IS_KEPT, Stages

NOTICE: Final = render_document(NoticePage(Preferences(), "too-many", 429, "/"))
PROXY: Final = "<html><body><center><h1>502 Bad Gateway</h1></center></body></html>"


@pytest.mark.parametrize(("status", "body"), [(204, ""), (200, ""), (502, PROXY), (429, NOTICE)])
@pytest.mark.parametrize("line", ["open", "closed"])
def test_it_takes_no_table_away(stages: Stages, status: int, body: str, line: str) -> None:
    stage = stages.own(1280, 800)
    if line == "closed":
        stage.page.add_init_script("window.WebSocket = class extends EventTarget { close() {} send() {} };")
    page = stage.show("put-it-right")
    before = page.locator("#desk .hand").count()
    page.evaluate(LOST_IS_KEPT)
    page.route("**/act", lambda route: route.fulfill(status=status, body=body, content_type="text/html"))
    with page.expect_response("**/act"):
        page.locator("#desk .hand:not([aria-disabled])").first.click()
    if body == NOTICE:
        expect(page.locator("#refused")).to_have_text(
            "A little too fast. The house needs a moment. Wait a few seconds and try again."
        )
        expect(page.locator("#lost")).to_be_hidden()
    else:
        page.wait_for_function("() => told.includes(true)")
    assert page.locator("#desk .hand").count() == before > 0
    scripts = [fault for fault in stage.faults if "status of" not in fault]
    stage.close()
    assert not scripts
