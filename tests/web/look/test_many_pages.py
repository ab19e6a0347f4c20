"""Many pages of one person, and somebody who comes when the others have long begun."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, WebSocket, expect

from ..process import Process
from .player import Player
from .stage import MOMENTS

TABS = 12


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    with Process(Path(tmp_path_factory.mktemp("many")) / "house.sqlite", bot=0.02) as process:
        yield process


def live(page: Page, version: int) -> None:
    """*page* shows a later state than *version*, and its line to the house is up."""
    later = "(version) => Number(document.getElementById('table')?.dataset.version) > version"
    page.wait_for_function(later, arg=version)
    expect(page.locator("#lost")).to_be_hidden()


@pytest.mark.long
def test_twelve_tabs_of_two_tables_all_stay_live(browser: Browser, house: Process) -> None:
    context = browser.new_context(locale="en-GB")
    context.set_default_timeout(MOMENTS)
    players = [Player(context, house.address) for _table in range(2)]
    for player in players:
        player.quick("bourre")
    tabs: list[tuple[Page, Player]] = [(player.page, player) for player in players]
    sockets: Counter[Page] = Counter()

    def counted(page: Page, _socket: WebSocket) -> None:
        sockets[page] += 1

    while len(tabs) < TABS:
        page, player = context.new_page(), players[len(tabs) % 2]
        page.on("websocket", partial(counted, page))
        page.goto(player.page.url)
        tabs.append((page, player))
    for _answer in range(3):
        for player in players:
            player.wait()
            version = int(player.page.locator("#table").get_attribute("data-version") or 0)
            player.tap()
            if player.moment()[0] in ("settled", "over"):
                continue
            for page, whose in tabs:
                if whose is player:
                    live(page, version)
    for page, whose in tabs:
        stamp = whose.page.locator("#table").get_attribute("data-version") or ""
        expect(page.locator("#table")).to_have_attribute("data-version", stamp)
    # Each by the one line it opened at first.
    assert set(sockets.values()) == {1}
    assert len(sockets) == TABS - 2
    assert not [fault for player in players for fault in player.faults]
    context.close()


def test_a_visitor_takes_a_bots_seat_in_mid_session(browser: Browser, house: Process) -> None:
    contexts = [browser.new_context(locale="en-GB") for _ in range(2)]
    host, guest = (Player(context, house.address) for context in contexts)
    host.page.goto(f"{house.address}/new?game=bourre")
    host.page.locator("form.new [name=name]").fill("Ana")
    host.page.locator("form.new button.primary").click()
    host.at_table()
    link = host.page.locator("#invite-link").input_value()
    host.page.locator("#do-start").click()
    host.wait()
    if host.moment()[0] == "cutting":
        host.tap()
        host.wait()
    # Without the invitation one looks on, and that is all.
    guest.page.goto(host.page.url)
    expect(guest.page.locator(".looking").first).to_be_visible()
    expect(guest.page.locator("#join")).to_have_count(0)
    guest.page.goto(link)
    seats = guest.page.locator("#join button")
    expect(seats).to_have_count(4)
    expect(seats.first).to_contain_text("seat")
    guest.page.locator("#join-name").fill("Bea B.")
    seats.first.click()
    expect(guest.page.locator("#seat-1 .who")).to_have_text("Bea B.")
    expect(guest.page.locator("#seat-1.at-near.mine")).to_be_visible()
    guest.at_table()
    expect(host.page.locator("#seat-1 .who")).to_have_text("Bea B.")
    assert not set(host.cards()) & set(guest.cards())
    assert not host.faults + guest.faults
    for context in contexts:
        context.close()


def test_a_hint_that_takes_its_time_says_so_and_comes(browser: Browser, house: Process) -> None:
    context = browser.new_context(locale="en-GB")
    player = Player(context, house.address)
    player.quick("bourre")
    player.wait_for_my_turn()
    player.page.locator("#do-hint").click()
    # The first one may have to be loaded; the page says so and is told by itself when it is there.
    expect(player.page.locator("#thinking, #hinted")).to_be_visible()
    expect(player.page.locator("#hinted")).to_be_visible()
    expect(player.page.locator("#do-hint")).to_have_count(0)
    assert not player.faults
    context.close()
