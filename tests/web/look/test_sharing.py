"""A link is taken along by one tap, at home too, where the house has no certificate."""

from __future__ import annotations

import pytest

from tests.patience import waited_until

from .scenes import INVITE
from .stage import Stages

AT_HOME = "Object.defineProperty(navigator, 'clipboard', { value: undefined })"


@pytest.mark.parametrize("script", ["", AT_HOME], ids=["https", "at home"])
def test_the_invitation_is_copied_by_one_tap(stages: Stages, script: str) -> None:
    stage = stages.own(permissions=["clipboard-read", "clipboard-write"])
    stage.page.add_init_script(script)
    page = stage.show("lobby")
    page.locator("[data-copy=invite-link]").click()
    page.locator("[data-tab=talk]").click()

    def pasted() -> str:
        page.locator("#say-text").fill("")
        page.keyboard.press("Control+V")
        return page.locator("#say-text").input_value()

    # A page may copy after it has answered the tap.
    waited_until(lambda: pasted() == INVITE)
    stage.close()


def test_a_choice_that_needs_no_second_press_has_no_button_for_it(stages: Stages) -> None:
    shown = stages.window().show("new-table").locator(".pick-house button").is_visible()
    without = stages.window(java_script_enabled=False)
    needed = without.show("new-table").locator(".pick-house button").is_visible()
    assert not shown
    assert needed
