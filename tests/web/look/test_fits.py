"""Everything has room: five cards in one row, nothing that scrolls sideways, at any width and at twice the size."""

from __future__ import annotations

from itertools import pairwise

import pytest
from playwright.sync_api import Browser

from brelan.web import page as pages

from .scenes import SCENES, TABLES
from .stage import Stage

WIDTHS = {320: 568, 390: 844, 768: 1024, 1024: 768, 1440: 900}
SIDEWAYS = "document.documentElement.scrollWidth - document.documentElement.clientWidth"


def test_no_page_scrolls_sideways_at_any_width_nor_at_twice_the_size(browser: Browser) -> None:
    stage = Stage(browser)
    wide = []
    for scene in SCENES:
        page = stage.show(scene)
        for width, height in (*WIDTHS.items(), (360, 640), (720, 450)):
            page.set_viewport_size({"width": width, "height": height})
            if page.evaluate(SIDEWAYS) > 0:
                wide.append((scene, width))
    stage.close()
    assert not wide


@pytest.mark.parametrize("width", [320, 390])
def test_five_cards_stand_in_one_row_side_by_side(browser: Browser, width: int) -> None:
    stage = Stage(browser, width, WIDTHS[width])
    page = stage.show("drawing")
    boxes = [card.bounding_box() for card in page.locator("#desk .hand").all()]
    stage.close()
    found = [box for box in boxes if box is not None]
    assert len(found) == 5
    assert len({box["y"] for box in found}) == 1
    assert all(left["x"] + left["width"] <= right["x"] for left, right in pairwise(found))
    assert min(box["width"] for box in found) >= 52
    assert found[-1]["x"] + found[-1]["width"] <= width


@pytest.mark.parametrize("scene", [scene for scene in TABLES if scene not in ("lobby", "invited", "visiting")])
def test_on_a_small_phone_what_is_asked_and_the_answers_are_on_the_first_screen(browser: Browser, scene: str) -> None:
    stage = Stage(browser, 320, 568)
    page = stage.show(scene)
    desk = page.locator("#desk").bounding_box()
    stage.close()
    assert desk is not None
    assert desk["y"] + desk["height"] <= 568.5


DECIDES = "#strip .pot, .at-near .plate, #ask, #desk .hand, #bar button, #bar input:not([type=hidden])"
HIDDEN = """(wanted) => [...document.querySelectorAll(wanted)]
  .map((one) => [one, one.getBoundingClientRect()]).filter(([, box]) => box.width)
  .filter(([one, box]) => [[.5, .5], [.1, .15], [.9, .15], [.1, .85], [.9, .85]].some(([across, down]) => {
    const top = document.elementFromPoint(box.left + box.width * across, box.top + box.height * down);
    return !top || !(one.contains(top) || top.contains(one));
  })).map(([one]) => one.id || one.className)"""


@pytest.mark.parametrize("language", pages.LANGUAGES)
def test_a_bet_on_a_small_phone_hides_nothing_it_is_decided_by(browser: Browser, language: str) -> None:
    stage = Stage(browser, 320, 568)
    scenes = ("carre", "opening", "answering", "five-hands", "put-it-right")
    hidden = {scene: stage.show(scene, language=language).evaluate(HIDDEN, DECIDES) for scene in scenes}
    stage.close()
    assert not any(hidden.values()), hidden


SMALL = """() => [...document.querySelectorAll("button, .button, summary, select")]
  .filter((one) => one.checkVisibility() && !one.closest("details:not([open])"))
  .map((one) => [one.textContent.trim(), one.getBoundingClientRect()])
  .filter(([, box]) => Math.min(box.width, box.height) < 44)
  .map(([text, box]) => `${text} ${box.width} x ${box.height}`)"""


def test_what_one_taps_is_large_enough(browser: Browser) -> None:
    stage = Stage(browser, 390, 844)
    small = {scene: found for scene in SCENES if (found := stage.show(scene).evaluate(SMALL))}
    stage.close()
    assert not small


COVERED = """() => {
  const sheet = document.querySelector(".sheet-card").getBoundingClientRect();
  return [...document.querySelectorAll(".plate, .front .card")].filter((one) => one.checkVisibility()).filter((one) => {
    const box = one.getBoundingClientRect();
    return box.left < sheet.right && box.right > sheet.left && box.top < sheet.bottom && box.bottom > sheet.top;
  }).map((one) => one.className);
}"""


@pytest.mark.parametrize("scene", ["settled", "over", "showdown", "cutting"])
def test_where_there_is_room_the_sheet_covers_nobody(browser: Browser, scene: str) -> None:
    stage = Stage(browser, 1024, 768)
    page = stage.show(scene)
    covered = {}
    for width, height in ((1024, 768), (1280, 800), (1600, 900)):
        page.set_viewport_size({"width": width, "height": height})
        covered[width] = page.evaluate(COVERED)
    stage.close()
    assert not any(covered.values()), covered
