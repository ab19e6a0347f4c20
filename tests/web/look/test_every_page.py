"""Every scene looked at once: no fault, nothing that scrolls sideways, and what one taps is large enough."""

from __future__ import annotations

from typing import Any, NamedTuple

import pytest

from .scenes import SCENES
from .stage import Stages

SIZES = ((320, 568), (390, 844), (768, 1024), (1024, 768), (1440, 900), (360, 640), (720, 450))
"""The last two are what is left of larger ones at twice the size."""
SIDEWAYS = "document.documentElement.scrollWidth - document.documentElement.clientWidth"
ALONE = ".links a, .more a, .foot a, .choose a, .hands a"
"""Links that stand by themselves: what is tapped there is not within a sentence."""
SMALL = """(alone) => [...document.querySelectorAll(`button, .button, summary, select, ${alone}`)]
  .filter((one) => one.checkVisibility() && !one.closest("details:not([open])"))
  .map((one) => [one.textContent.trim(), one.getBoundingClientRect()])
  .filter(([, box]) => Math.min(box.width, box.height) < 43.5)
  .map(([text, box]) => `${text} ${box.width} x ${box.height}`)"""

TINY = """() => {
  const found = [], texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode, around = text.parentElement;
    if (!text.data.trim() || around.closest("svg, script, .vh") || !around.checkVisibility()) continue;
    if (parseFloat(getComputedStyle(around).fontSize) < 14) found.push(text.data.trim());
  }
  return found;
}"""


class Looked(NamedTuple):
    """What was found on a page."""

    small: list[Any]
    """What is to be tapped on a telephone and is not large enough."""
    tiny: list[str]
    """What is to be read there and is smaller than 14 px."""
    wide: list[int]
    """Widths at which it scrolls sideways."""
    faults: list[str]
    """What the console said."""


@pytest.fixture(scope="module")
def looked(stages: Stages) -> dict[str, Looked]:
    """Every page, by scene."""
    stage = stages.window()
    found = {}
    for scene in SCENES:
        stage.renew(390, 844, "light")
        page = stage.show(scene)
        small: list[Any] = page.evaluate(SMALL, ALONE)
        tiny: list[str] = page.evaluate(TINY)
        wide = []
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            if page.evaluate(SIDEWAYS) > 0:
                wide.append(width)
        found[scene] = Looked(small, tiny, wide, list(stage.faults))
    return found


def test_the_page_obeys_the_policy_of_the_house(looked: dict[str, Looked]) -> None:
    """No inline style, no inline script, nothing from elsewhere: the console would say so."""
    assert not {scene: found.faults for scene, found in looked.items() if found.faults}


def test_no_page_scrolls_sideways_at_any_width_nor_at_twice_the_size(looked: dict[str, Looked]) -> None:
    assert not {scene: found.wide for scene, found in looked.items() if found.wide}


def test_what_one_taps_is_large_enough(looked: dict[str, Looked]) -> None:
    assert not {scene: found.small for scene, found in looked.items() if found.small}


def test_what_one_reads_is_large_enough(looked: dict[str, Looked]) -> None:
    assert not {scene: found.tiny for scene, found in looked.items() if found.tiny}


def test_the_rules_are_reached_with_a_thumb_from_the_strip(stages: Stages) -> None:
    """The name of the house is one line of small type: what is tapped is larger than that."""
    page = stages.window(320, 568).show("playing")
    address = page.locator("#strip a").get_attribute("href")
    box = page.locator("#strip .house-name").bounding_box()
    assert box is not None
    middle = box["y"] + box["height"] / 2
    hit = "([x, y]) => document.elementFromPoint(x, y).closest('a')?.getAttribute('href')"
    assert [page.evaluate(hit, [box["x"] + 20, middle + off]) for off in (-21, 0, 21)] == [address] * 3
