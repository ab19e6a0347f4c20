"""Large letters leave room for the suit: every card shows its sign whole."""

from __future__ import annotations

import pytest

from .stage import Stages

SIGNS = """() => [...document.querySelectorAll("#desk .card, #felt .card.played")].map((card) => {
  const face = card.querySelector(".face").getBoundingClientRect();
  const shown = [...card.querySelectorAll("use:not(.court)")].filter((use) => getComputedStyle(use).display !== "none");
  return shown.some((use) => {
    const sign = use.getBoundingClientRect();
    return sign.width > face.width / 6 && sign.left >= face.left && sign.right <= face.right
      && sign.top >= face.top && sign.bottom <= face.bottom;
  });
})"""


@pytest.mark.parametrize("scene", ["playing", "declaring", "answering"])
@pytest.mark.parametrize("large", [True, False])
@pytest.mark.parametrize("width", [320, 390])
def test_every_card_shows_its_suit(stages: Stages, scene: str, large: bool, width: int) -> None:
    page = stages.window(width, 844).show(scene, large_index=large)
    found = page.evaluate(SIGNS)
    assert len(found) >= 3
    assert all(found), found
