"""Everything has room: five cards in one row, all that is asked on the first screen, and nobody is covered."""

from __future__ import annotations

import re
from dataclasses import replace
from itertools import pairwise

import pytest

from brelan.web import page as pages
from brelan.web.render import render_document

from .scenes import SCENES, TABLES
from .stage import Stages

WIDTHS = {320: 568, 390: 844, 768: 1024, 1024: 768, 1440: 900}
DAILY = ("en", "fr", "ca")
SPOKEN = [pytest.param(each, marks=() if each in DAILY else pytest.mark.long) for each in pages.LANGUAGES]
"""Where many scenes are shown in each: every day the first language and the two with the longest texts."""


@pytest.mark.parametrize("width", [320, 390])
def test_five_cards_stand_in_one_row_side_by_side(stages: Stages, width: int) -> None:
    stage = stages.window(width, WIDTHS[width])
    page = stage.show("drawing")
    boxes = [card.bounding_box() for card in page.locator("#desk .hand").all()]
    found = [box for box in boxes if box is not None]
    assert len(found) == 5
    assert len({box["y"] for box in found}) == 1
    assert all(left["x"] + left["width"] <= right["x"] for left, right in pairwise(found))
    assert min(box["width"] for box in found) >= 52
    assert found[-1]["x"] + found[-1]["width"] <= width


@pytest.mark.parametrize("scene", [scene for scene in TABLES if scene not in ("lobby", "invited", "visiting")])
def test_on_a_small_phone_what_is_asked_and_the_answers_are_on_the_first_screen(stages: Stages, scene: str) -> None:
    stage = stages.window(320, 568)
    page = stage.show(scene)
    desk = page.locator("#desk").bounding_box()
    assert desk is not None
    assert desk["y"] + desk["height"] <= 568.5


@pytest.mark.parametrize("language", SPOKEN)
def test_on_a_phone_on_its_side_what_is_asked_and_the_answers_are_on_the_first_screen(
    stages: Stages, language: str
) -> None:
    stage = stages.window(740, 360)
    lowest = {}
    for scene in ("declaring", "drawing", "playing", "carre", "opening", "answering", "five-hands"):
        desk = stage.show(scene, language=language).locator("#desk").bounding_box()
        assert desk is not None
        lowest[scene] = desk["y"] + desk["height"]
    assert max(lowest.values()) <= 360.5, lowest


DECIDES = "#strip .pot, .at-near .plate, #ask, #desk .hand, #bar button, #bar input:not([type=hidden])"
HIDDEN = """(wanted) => [...document.querySelectorAll(wanted)]
  .map((one) => [one, one.getBoundingClientRect()]).filter(([, box]) => box.width)
  .filter(([one, box]) => [[.5, .5], [.1, .15], [.9, .15], [.1, .85], [.9, .85]].some(([across, down]) => {
    const top = document.elementFromPoint(box.left + box.width * across, box.top + box.height * down);
    return !top || !(one.contains(top) || top.contains(one));
  })).map(([one]) => one.id || one.className)"""


@pytest.mark.parametrize("language", SPOKEN)
def test_a_small_phone_hides_nothing_that_one_decides_by(stages: Stages, language: str) -> None:
    stage = stages.window(320, 568)
    scenes = ("carre", "opening", "answering", "five-hands", "put-it-right", "eight-drawing")
    hidden = {scene: stage.show(scene, language=language).evaluate(HIDDEN, DECIDES) for scene in scenes}
    assert not any(hidden.values()), hidden


# The sign of the direction of play, which stands between two plates.
UNSEEN = """() => [...document.querySelectorAll(".way")].filter((way) => {
  const box = way.getBoundingClientRect();
  return [[.35, .25], [.65, .5], [.35, .75]].some(([across, down]) =>
    document.elementFromPoint(box.left + box.width * across, box.top + box.height * down)?.closest(".way") !== way);
}).map((way) => way.closest(".seat").className)"""


@pytest.mark.parametrize("scene", ["declaring", "playing", "answering", "five-hands", "eight-drawing", "eight-seats"])
def test_on_a_phone_no_plate_hides_the_direction_of_play(stages: Stages, scene: str) -> None:
    stage = stages.window(320, 568)
    page = stage.show(scene)
    unseen = {}
    for width in (320, 390):
        page.set_viewport_size({"width": width, "height": WIDTHS[width]})
        unseen[width] = page.evaluate(UNSEEN)
    assert not any(unseen.values()), unseen


def test_on_a_small_phone_no_sign_lies_on_what_a_neighbour_has_put_in(stages: Stages) -> None:
    page = stages.window(320, 568).show("five-hands")
    signs = [sign.bounding_box() for sign in page.locator(".at-top .way").all()]
    seats = [seat.bounding_box() for seat in page.locator(".at-top").all()]
    assert len(signs) == len(seats) == 2
    # Each stands at the left edge of its own seat; what the seat beside it has put in ends before that.
    assert all(sign and seat and sign["x"] + 3 >= seat["x"] for sign, seat in zip(signs, seats, strict=True))


# Two hands that touch are read as one: between the plates and cards of two seats there is a gap.
MINGLED = """() => {
  const found = [...document.querySelectorAll(".plate, .front .card")].filter((one) => one.checkVisibility());
  const boxes = found.map((one) => [one.closest(".seat").id, one.getBoundingClientRect()]);
  return boxes.flatMap(([seat, one]) => boxes.filter(([other, box]) => other > seat &&
    box.left < one.right + 3 && box.right > one.left - 3 && box.top < one.bottom && box.bottom > one.top
  ).map(([other]) => `${seat} ${other}`));
}"""


@pytest.mark.parametrize("width", [320, 390])
def test_hands_that_are_shown_on_a_phone_are_told_apart(stages: Stages, width: int) -> None:
    stage = stages.window(width, WIDTHS[width])
    page = stage.show("showdown")
    assert page.locator(".front .card").count() == 12
    assert not page.evaluate(MINGLED)


COVERED = """() => {
  const sheet = document.querySelector(".sheet-card").getBoundingClientRect();
  return [...document.querySelectorAll(".plate, .front .card")].filter((one) => one.checkVisibility()).filter((one) => {
    const box = one.getBoundingClientRect();
    return box.left < sheet.right && box.right > sheet.left && box.top < sheet.bottom && box.bottom > sheet.top;
  }).map((one) => one.className);
}"""


@pytest.mark.parametrize("scene", ["settled", "over", "showdown", "cutting"])
def test_where_there_is_room_the_sheet_covers_nobody(stages: Stages, scene: str) -> None:
    stage = stages.window(1024, 768)
    page = stage.show(scene)
    covered = {}
    for width, height in ((1024, 768), (1280, 800), (1600, 900)):
        page.set_viewport_size({"width": width, "height": height})
        covered[width] = page.evaluate(COVERED)
    assert not any(covered.values()), covered


# A word or an amount stands on one line when each of its letters does.
TORN = """() => [...document.querySelectorAll("thead th, tbody td, tfoot td")].flatMap((cell) => {
  const words = cell.matches("td") ? [cell.textContent.trim()] : cell.textContent.split(/[ -]/);
  const node = cell.firstChild;
  return words.filter((word) => {
    const from = node?.data?.indexOf(word) ?? -1;
    if (!word || from < 0) return false;
    const range = document.createRange();
    range.setStart(node, from);
    range.setEnd(node, from + word.length);
    return new Set([...range.getClientRects()].map((box) => box.top)).size > 1;
  });
})"""


@pytest.mark.parametrize("language", pages.LANGUAGES)
@pytest.mark.parametrize("scene", ["over", "bouillotte-over"])
def test_no_two_columns_of_how_it_ended_have_the_same_name(scene: str, language: str) -> None:
    page = SCENES[scene]
    shown = render_document(replace(page, prefs=replace(page.prefs, language=language)))
    places = shown.partition("totals places")[2].partition("</thead>")[0]
    names = re.findall(r'<th scope="col"[^>]*>([^<]+)', places)
    assert len(set(names)) == len(names) >= 3


@pytest.mark.parametrize("language", SPOKEN)
def test_no_heading_and_no_amount_of_a_table_is_torn_apart(stages: Stages, language: str) -> None:
    stage = stages.window(320, 568)
    torn = {}
    for scene in ("session", "bouillotte-session", "settled", "over", "bouillotte-over"):
        page = stage.show(scene, language=language)
        assert page.locator("td").count() > 5
        torn[scene] = page.evaluate(TORN)
    assert not any(torn.values()), torn
