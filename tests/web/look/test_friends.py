"""Friends at one table, each at a phone: they come late, talk, let a bot play and take their seats back."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from ..process import Process
from .player import Player

SMALL: dict[str, Any] = {"viewport": {"width": 320, "height": 640}, "has_touch": True, "locale": "en-GB"}
PHONE: dict[str, Any] = {**SMALL, "viewport": {"width": 390, "height": 844}}


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """A house whose bots wait for ever."""
    with Process(Path(tmp_path_factory.mktemp("house")) / "house.sqlite") as process:
        yield process


def opened(player: Player, seats: int) -> None:
    """A table with bots at every other seat, whose first cut is made."""
    page = player.page
    page.goto(f"{player.address}/new?game=bourre&profile=pagat")
    page.locator("form.new [name=name]").fill("Ana")
    page.locator("form.new [name=seats]").select_option(str(seats))
    page.locator("form.new button.primary").click()
    player.at_table()
    page.locator("#do-start").click()
    expect(page.locator("#table")).not_to_have_attribute("data-stage", "lobby")


def top_of(page: Page, selector: str) -> float:
    box = page.locator(selector).bounding_box()
    assert box is not None
    return box["y"]


def test_after_the_start_the_table_is_seen_from_its_top(browser: Browser, house: Process) -> None:
    context = browser.new_context(**SMALL)
    player = Player(context, house.address)
    opened(player, 8)
    expect(player.page.locator("#pot")).to_be_visible()
    player.page.wait_for_function("() => scrollY === 0")
    assert not player.faults
    context.close()


def test_a_friend_comes_late_and_is_heard_by_whoever_does_not_look(browser: Browser, house: Process) -> None:
    contexts = [browser.new_context(**PHONE) for _ in range(2)]
    host, friend = (Player(context, house.address) for context in contexts)
    opened(host, 4)
    if host.moment()[1] == "cut":
        host.tap()
    # Whatever the deal is told of comes before whoever comes late.
    expect(host.page.locator("#desk .hand")).to_have_count(5)
    host.page.locator("#tab-rules").click()
    link = host.page.locator("#invite-link").input_value()
    assert "?i=" in link
    host.page.locator("#tab-log").click()
    friend.page.goto(link)
    friend.page.locator("#join-name").fill("Margaux")
    friend.page.locator("#do-join-1").click()
    expect(friend.page.locator("#seat-1.at-near.mine")).to_be_visible()
    friend.at_table()
    expect(host.page.locator("#log li").last).to_have_text("Margaux takes Bea’s seat.")
    expect(host.page.locator("#heard p").last).to_have_text("Margaux takes Bea’s seat.")

    key, mark = host.page.locator(".talk-key button"), host.page.locator("#tab-talk [data-fresh]")
    expect(key).to_be_hidden()
    expect(mark).to_be_hidden()
    friend.page.locator("#tab-talk").click()
    friend.page.locator("#say-text").fill("Good evening")
    friend.page.locator("#do-say").click()
    expect(friend.page.locator("#say-text")).to_have_value("")
    host.page.evaluate("scrollTo(0, 0)")
    expect(mark).to_be_attached()
    expect(key).to_have_accessible_name("Talk new")
    expect(key).to_be_in_viewport()
    expect(host.page.locator("#tab-talk")).to_have_accessible_name("Talk new")
    # It stays after a reload, and goes when it was read.
    host.page.reload()
    expect(key).to_be_in_viewport()
    key.click()
    expect(host.page.locator("#said-1")).to_be_in_viewport()
    expect(key).to_be_hidden()
    host.page.reload()
    expect(host.page.locator("#side.tabbed")).to_be_attached()
    expect(key).to_be_hidden()
    # Whoever said it has read it.
    expect(friend.page.locator(".talk-key button")).to_be_hidden()
    assert not host.faults + friend.faults
    for context in contexts:
        context.close()


def test_a_bot_that_plays_for_me_is_sent_off_where_my_thumb_is(browser: Browser, house: Process) -> None:
    context = browser.new_context(**SMALL)
    player = Player(context, house.address)
    opened(player, 5)
    page = player.page
    page.locator("#tab-rules").click()
    page.locator("#do-leave").click()
    expect(page.locator("#asked")).to_have_text("A bot plays for you.")
    page.evaluate("scrollTo(0, 0)")
    back = page.locator("#bar #do-back")
    expect(back).to_be_in_viewport(ratio=1)
    assert top_of(page, "#do-back") > top_of(page, "#asked")
    back.click()
    expect(page.locator("#do-back")).to_have_count(0)
    expect(page.locator("#log li").last).to_have_text("You are back.")
    assert not player.faults
    context.close()
