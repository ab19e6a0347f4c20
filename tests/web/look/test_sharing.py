"""A link is taken along by one tap, at home too, where the house has no certificate."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from tests.patience import waited_until

from .scenes import INVITE
from .stage import Stage

AT_HOME = "Object.defineProperty(navigator, 'clipboard', { value: undefined })"


@pytest.mark.parametrize("script", ["", AT_HOME], ids=["https", "at home"])
def test_the_invitation_is_copied_by_one_tap(browser: Browser, script: str) -> None:
    stage = Stage(browser, permissions=["clipboard-read", "clipboard-write"])
    stage.page.add_init_script(script)
    page = stage.show("lobby")
    page.locator("[data-copy]").click()
    page.locator("[data-tab=talk]").click()

    def pasted() -> str:
        page.locator("#say-text").fill("")
        page.keyboard.press("Control+V")
        return page.locator("#say-text").input_value()

    # A page may copy after it has answered the tap.
    waited_until(lambda: pasted() == INVITE)
    stage.close()


def test_a_choice_that_needs_no_second_press_has_no_button_for_it(browser: Browser) -> None:
    stage = Stage(browser)
    page = stage.show("new-table")
    shown = page.locator(".pick-house button").is_visible()
    stage.close()
    without = Stage(browser, java_script_enabled=False)
    needed = without.show("new-table").locator(".pick-house button").is_visible()
    without.close()
    assert not shown
    assert needed
