"""Pages for eyes that need more: the system's own colours, and more contrast on request."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import pytest

from .stage import Stage, Stages

SCENES: Final = ("front", "new-table", "lobby", "drawing", "playing", "answering", "settled", "over", "visiting")
INVISIBLE: Final = """() => {
  const edged = "button, .button, input:not([type=range], [type=hidden], .vh), select, .plate, .card, .sheet-card";
  return [...document.querySelectorAll(edged)]
    .filter((one) => one.checkVisibility() && !one.closest("details:not([open])"))
    .filter((one) => {
      const style = getComputedStyle(one);
      return style.borderTopStyle === "none" || parseFloat(style.borderTopWidth) < 1;
    })
    .map((one) => one.outerHTML.slice(0, 90));
}"""
RATIO: Final = """(selector) => {
  const light = (text) => {
    const parts = text.match(/[\\d.]+/g).slice(0, 3).map((part) => part / 255)
      .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2];
  };
  const clear = (text) => text === "transparent" || / 0\\)$/.test(text.replace(",", " "));
  return [...document.querySelectorAll(selector)]
    .filter((one) => one.checkVisibility() && !one.closest(".vh")).map((one) => {
    let ground = one;
    while (ground.parentElement && clear(getComputedStyle(ground).backgroundColor)) ground = ground.parentElement;
    const [low, high] = [light(getComputedStyle(one).color), light(getComputedStyle(ground).backgroundColor)]
      .sort((one, other) => one - other);
    return [(high + 0.05) / (low + 0.05), one.outerHTML.slice(0, 60)];
  });
}"""


@pytest.fixture(params=["light", "dark"])
def forced(request: pytest.FixtureRequest, stages: Stages) -> Iterator[Stage]:
    found = stages.window(theme=request.param, forced_colors="active", color_scheme=request.param)
    yield found
    assert not found.faults


@pytest.fixture(params=["light", "dark"])
def strong(request: pytest.FixtureRequest, stages: Stages) -> Iterator[Stage]:
    found = stages.window(theme=request.param, contrast="more")
    yield found
    assert not found.faults


@pytest.mark.parametrize("scene", SCENES)
def test_where_grounds_vanish_everything_has_an_edge(forced: Stage, scene: str) -> None:
    page = forced.show(scene)
    assert page.evaluate("() => matchMedia('(forced-colors: active)').matches")
    assert page.evaluate(INVISIBLE) == []


def test_suits_are_told_apart_in_the_systems_colours(forced: Stage) -> None:
    page = forced.show("playing")
    found = page.locator("#desk .face").evaluate_all(
        "(faces) => faces.map((face) => [face.className.baseVal.match(/suit-./)[0], getComputedStyle(face).color])"
    )
    inks = {ink for _suit, ink in found}
    assert len({suit for suit, _ink in found}) == len(inks) >= 3
    ground = page.locator("#desk .card").first.evaluate("(card) => getComputedStyle(card).backgroundColor")
    assert ground not in inks
    assert not [text for ratio, text in page.evaluate(RATIO, "#desk .hand:not(.held) .face") if ratio < 4.5]


def test_focus_is_seen_in_the_systems_colours(forced: Stage) -> None:
    page = forced.show("drawing")
    for _ in range(10):
        page.keyboard.press("Tab")
        outline = page.evaluate(
            """() => {
                const at = document.activeElement, style = getComputedStyle(at.closest("label.hand") ?? at);
                return [style.outlineStyle, parseFloat(style.outlineWidth)];
            }"""
        )
        assert outline[0] != "none"
        assert outline[1] >= 3


@pytest.mark.parametrize("scene", SCENES)
def test_more_contrast_is_more_contrast(strong: Stage, scene: str) -> None:
    page = strong.show(scene)
    assert page.evaluate("() => matchMedia('(prefers-contrast: more)').matches")
    found = page.evaluate(RATIO, "p, h1, h2, th, td, label, .quiet, .cap, .state, .chips, .looking")
    assert len(found) > 5
    assert not [text for ratio, text in found if ratio < 7]
