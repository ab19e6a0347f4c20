"""Somebody at a table in a browser: taps what is asked, by mouse or by keys alone."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

from playwright.sync_api import BrowserContext, Page

from tests.patience import PATIENCE

from .stage import MOMENTS

MOMENT: Final = """(table) => {
  const { stage, mode, turn } = table.dataset;
  return [stage, mode, turn, table.querySelector("#ready") !== null];
}"""


class Player:
    """One person with one window."""

    def __init__(self, context: BrowserContext, address: str) -> None:
        self.address = address
        self.page: Page = context.new_page()
        self.faults: list[str] = []
        self.page.set_default_timeout(MOMENTS)
        self.page.on("pageerror", lambda error: self.faults.append(str(error)))
        self.page.on("console", lambda said: self.faults.append(said.text) if said.type == "error" else None)

    def quick(self, game: str, name: str = "Ana") -> None:
        """From the front page to a table against bots."""
        self.page.goto(self.address)
        door = self.page.locator("form", has=self.page.locator(f"input[value={game}]"))
        door.locator("input[name=name]").fill(name)
        door.locator("button").click()
        self.at_table()

    def at_table(self) -> None:
        """Until the table is there whole: of one that is still on its way, what is tapped is sent without scripts."""
        self.page.wait_for_selector("#table")
        self.page.wait_for_load_state()

    def moment(self) -> tuple[str, str, bool, bool]:
        """Stage, what is asked, whether it is my turn, whether I can ask for the next hand."""
        stage, mode, turn, ready = self.page.locator("#table").evaluate(MOMENT)
        return stage, mode, bool(turn), ready

    def decision(self) -> str:
        """Which decision the page shows; another one once an answer has arrived."""
        version = self.page.locator("#table").get_attribute("data-version")
        return f"{version} {self.moment()}"

    def wanted(self) -> bool:
        """Whether something is asked of me, or the session is over."""
        stage, mode, turn, ready = self.moment()
        return turn or ready or stage == "over" or mode == "cut"

    def wait(self) -> None:
        """Until something is asked of me."""
        self._until(self.wanted, "nothing is asked")

    def wait_for_my_turn(self) -> None:
        """Until I am asked in a hand: on the way I cut, and go on where a hand was over before I was asked."""
        self.wait()
        # Whoever is to cut has the turn as well, and no hand yet.
        while self.moment()[1] == "cut" or not self.moment()[2]:
            before = self.decision()
            self.tap()
            self.wait_for_another(before)
            self.wait()

    def wait_for_another(self, before: str) -> None:
        """Until the page shows another decision than *before*."""
        self._until(lambda: self.decision() != before, "nothing has come of it")

    def _until(self, true: Callable[[], bool], otherwise: str) -> None:
        end = time.monotonic() + PATIENCE
        while not true():
            if time.monotonic() > end:
                raise TimeoutError(f"{otherwise}: {self.decision()} {self.page.locator('#ask').inner_text()}")
            self.page.wait_for_timeout(25)

    def tap(self) -> str:
        """Answer what is asked by mouse or finger; the stage it was."""
        stage, mode, _turn, _ready = self.moment()
        page = self.page
        if stage == "cutting":
            page.locator("#cut-go").click()
        elif stage == "settled":
            page.locator("#do-ready").click()
        elif mode == "draw":
            page.locator("#desk .hand").last.click()
            page.locator("#do-draw").click()
        elif mode == "play":
            page.locator("#desk .hand:not([aria-disabled])").first.click()
        elif mode == "say":
            page.locator("#bar form > button:not([type=button])").first.click()
        return stage

    def press(self) -> str:
        """The same by keys alone."""
        stage, mode, _turn, _ready = self.moment()
        page, keys = self.page, self.page.keyboard
        page.locator("#main").focus()
        if stage in ("cutting", "settled"):
            keys.press("Enter")
        elif mode == "draw":
            keys.press("5")
            page.locator("#main").focus()
            keys.press("Enter")
        elif mode == "play":
            cards = page.locator("#desk .hand")
            for number in range(cards.count()):
                if cards.nth(number).get_attribute("aria-disabled") is None:
                    keys.press(str(number + 1))
                    break
        elif mode == "say" and page.locator("[data-key=p], [data-key=c]").count():
            keys.press("p" if page.locator("[data-key=p]").count() else "c")
        elif mode == "say":
            keys.press("1")
            keys.press("Enter")
        return stage

    def cards(self) -> list[str]:
        """The cards of my hand as the page names them."""
        names: list[str] = self.page.locator("#desk .hand").evaluate_all("(cards) => cards.map((card) => card.id)")
        return names
