"""No page has a fault that axe can find, in either theme."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest

from .scenes import SCENES
from .stage import Stage, Stages

AXE: Final = (Path(__file__).parents[2] / "vendor" / "axe" / "axe.min.js").read_text("utf-8")
# Only what failed comes back: a whole report is large.
RUN: Final = """async () => {
  await Promise.all(document.getAnimations().map((moving) => moving.finished.catch(() => null)));
  const found = await axe.run(document, { resultTypes: ["violations"] });
  const where = (fault) => fault.nodes.slice(0, 3).map((node) => node.html).join(" | ");
  return found.violations.map((fault) => `${fault.id}: ${where(fault)}`);
}"""


@pytest.fixture(scope="module", params=("light", "dark"))
def stage(request: pytest.FixtureRequest, stages: Stages) -> Iterator[Stage]:
    found = stages.own(theme=request.param, bypass_csp=True, reduced_motion="reduce")
    found.page.add_init_script(AXE)
    yield found
    found.close()


@pytest.mark.parametrize("scene", SCENES)
def test_no_fault_that_axe_can_find(stage: Stage, scene: str) -> None:
    page = stage.show(scene)
    faults: list[Any] = page.evaluate(RUN)
    assert not faults


def test_axe_sees_a_fault_where_there_is_one(stage: Stage) -> None:
    page = stage.show("notice-not-found")
    page.evaluate(
        "() => document.querySelector('main').insertAdjacentHTML('beforeend', '<img src=\"/static/icon.svg\">')"
    )
    assert any(fault.startswith("image-alt") for fault in page.evaluate(RUN))
