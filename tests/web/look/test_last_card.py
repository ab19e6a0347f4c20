"""The last card: there is nothing to choose any more, and whoever likes has it played by itself."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Route, expect

from brelan.cards import write_mask
from brelan.web.page import TablePage
from brelan.web.render import render

from .scenes import NAMES, SCENES, Play
from .stage import Stage, Stages


@pytest.fixture
def stage(stages: Stages) -> Iterator[Stage]:
    # A window of its own: what the answer to a tap still does there is not taken for a fault of the next page.
    found = stages.own(1280, 800)
    yield found
    faults = list(found.faults)
    found.close()
    assert not faults


@pytest.fixture
def card(monkeypatch: pytest.MonkeyPatch) -> str:
    """The one card left to the first seat, which is asked for it; the scene is ``last-card``."""
    play = Play("bourre", "louisiana", NAMES[:5], 21)
    play.until(lambda play: play.asked("playing") and play.view.own.bit_count() == 1)
    monkeypatch.setitem(SCENES, "last-card", play.page())
    return write_mask(play.view.own)


def test_it_goes_by_itself_for_whoever_wants_that(stage: Stage, card: str) -> None:
    page = SCENES["last-card"]
    assert isinstance(page, TablePage)
    before = render(page)

    def taken(route: Route) -> None:
        # The table as it was; what comes of an answer without one is tried in `test_without_a_table`.
        route.fulfill(body=before, content_type="text/html")

    stage.page.route("**/act", taken)
    # Only when it is answered may the window be closed.
    with stage.page.expect_response("**/act") as found:
        stage.show("last-card", last_card=True)
    wish = dict(pair.split("=") for pair in (found.value.request.post_data or "").split("&"))
    assert (wish["verb"], wish["card"]) == ("card", card)


def test_it_waits_for_everybody_else(stage: Stage, card: str) -> None:
    page = stage.show("last-card")
    expect(page.locator(f"#card-{card}")).to_be_enabled()
    expect(page.locator("#table[data-only]")).to_have_count(0)
