"""The line between a page and the house: one cut without a word is laid anew, one that holds is not mourned."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, WebSocketRoute, expect

from ..process import Process
from .player import Player
from .stage import LOST_IS_KEPT

PHONE: Final[dict[str, Any]] = {"viewport": {"width": 390, "height": 844}, "locale": "en-GB"}


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """A house whose bots wait for ever."""
    with Process(Path(tmp_path_factory.mktemp("house")) / "house.sqlite") as process:
        yield process


def opened(player: Player) -> str:
    """A table for two, and the way to it for others."""
    page = player.page
    page.goto(f"{player.address}/new?game=bourre&profile=pagat")
    page.locator("form.new [name=name]").fill("Ana")
    page.locator("form.new [name=seats]").select_option("2")
    page.locator("form.new button.primary").click()
    player.at_table()
    return page.locator("#invite-link").input_value()


def said(player: Player, text: str) -> None:
    player.page.locator("#tab-talk").click()
    player.page.locator("#say-text").fill(text)
    player.page.locator("#do-say").click()


def test_a_line_that_fell_silent_is_laid_anew(browser: Browser, house: Process) -> None:
    contexts = [browser.new_context(**PHONE) for _ in range(2)]
    host, friend = (Player(context, house.address) for context in contexts)
    link = opened(host)
    laid: list[WebSocketRoute] = []
    deaf: set[int] = set()

    def through(line: WebSocketRoute) -> None:
        laid.append(line)
        number, far = len(laid), line.connect_to_server()
        # Cut in the middle: neither end is told.
        far.on_message(lambda text: None if number in deaf else line.send(text))

    friend.page.route_web_socket("**/ws", through)
    friend.page.clock.install()
    friend.page.goto(link)
    friend.page.locator("#tab-talk").click()
    said(host, "Good evening")
    expect(friend.page.locator("#talk")).to_contain_text("Good evening")
    first = len(laid)
    deaf.add(first)
    said(host, "Can you hear me?")
    expect(host.page.locator("#talk")).to_contain_text("Can you hear me?")
    friend.page.clock.fast_forward(60_000)
    expect(friend.page.locator("#talk")).to_contain_text("Can you hear me?")
    expect(friend.page.locator("#lost")).to_be_hidden()
    assert len(laid) > first
    for context in contexts:
        context.close()


def test_what_did_not_go_through_once_is_told_only_until_something_does(browser: Browser, house: Process) -> None:
    context = browser.new_context(**PHONE)
    player = Player(context, house.address)
    opened(player)
    page = player.page
    page.route("**/say", lambda route: route.abort())
    page.evaluate(LOST_IS_KEPT)
    said(player, "Hello?")
    page.wait_for_function("() => told.includes(true) && !told.at(-1)")
    expect(page.locator("#say-text")).to_have_value("Hello?")
    expect(page.locator("#lost")).to_be_hidden()
    page.unroute("**/say")
    page.locator("#do-say").click()
    expect(page.locator("#talk")).to_contain_text("Hello?")
    context.close()
