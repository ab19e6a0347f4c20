"""The last card: there is nothing to choose any more, and whoever likes has it played by itself."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Route, expect

from brelan.cards import write_mask

from .scenes import NAMES, SCENES, Play
from .stage import Stage, Stages


@pytest.fixture
def stage(stages: Stages) -> Iterator[Stage]:
    found = stages.window()
    yield found
    assert not found.faults


@pytest.fixture
def card(monkeypatch: pytest.MonkeyPatch) -> str:
    """The one card left to the first seat, which is asked for it; the scene is ``last-card``."""
    play = Play("bourre", "louisiana", NAMES[:5], 21)
    play.until(lambda play: play.asked("playing") and play.view.own.bit_count() == 1)
    monkeypatch.setitem(SCENES, "last-card", play.page())
    return write_mask(play.view.own)


def test_it_goes_by_itself_for_whoever_wants_that(stage: Stage, card: str) -> None:
    def taken(route: Route) -> None:
        route.fulfill(body="")

    stage.page.route("**/act", taken)
    with stage.page.expect_request("**/act") as found:
        stage.show("last-card", last_card=True)
    wish = dict(pair.split("=") for pair in (found.value.post_data or "").split("&"))
    assert (wish["verb"], wish["card"]) == ("card", card)


def test_it_waits_for_everybody_else(stage: Stage, card: str) -> None:
    page = stage.show("last-card")
    expect(page.locator(f"#card-{card}")).to_be_enabled()
    expect(page.locator("#table[data-only]")).to_have_count(0)
