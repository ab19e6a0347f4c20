"""Whole sessions played in a real browser at a real house, and what people do to a page besides playing."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from threading import Event
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Route, expect

from ..process import Process
from .player import Player

PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "locale": "en-GB"}


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """A house whose bots do not hesitate."""
    with Process(Path(tmp_path_factory.mktemp("house")) / "house.sqlite", bot=0.02) as process:
        yield process


@pytest.fixture
def context(browser: Browser) -> Iterator[BrowserContext]:
    found = browser.new_context(**PHONE)
    yield found
    found.close()


@pytest.fixture
def player(context: BrowserContext, house: Process) -> Iterator[Player]:
    found = Player(context, house.address)
    yield found
    assert not found.faults


def opened(player: Player, game: str, **wishes: str) -> None:
    """A table with wishes of one's own, bots on every other seat, started."""
    page = player.page
    page.goto(f"{player.address}/new?game={game}")
    page.locator(".switches summary").click()
    for name, value in wishes.items():
        field = page.locator(f"form.new [name={name.replace('_', '-', 1)}]")
        if field.evaluate("(field) => field.tagName") == "SELECT":
            field.select_option(value)
        else:
            field.fill(value)
    page.locator("form.new button.primary").click()
    player.at_table()
    page.locator("#do-start").click()
    expect(page.locator("#table")).not_to_have_attribute("data-stage", "lobby")


def to_the_end(player: Player, answer: Callable[[], str]) -> int:
    """Play until the session is over; how many answers it took."""
    answers = 0
    while True:
        player.wait()
        if player.moment()[0] == "over":
            return answers
        before = player.decision()
        answer()
        answers += 1
        player.wait_for_another(before)


def to_a_trick(player: Player) -> None:
    """Play until a card is asked."""
    player.wait()
    while player.moment()[1] != "play":
        before = player.decision()
        player.tap()
        player.wait_for_another(before)
        player.wait()


@pytest.mark.parametrize("game", ["bourre", "bouillotte"])
def test_a_whole_session_by_finger_on_a_phone(player: Player, game: str) -> None:
    opened(player, game, rule_hands="2")
    assert to_the_end(player, player.tap) >= 2
    expect(player.page.locator(".places tbody tr")).not_to_have_count(0)
    player.page.locator("a.button", has_text="Look back").click()
    expect(player.page.locator(".hands li")).to_have_count(2)
    player.page.locator(".hands a").first.click()
    expect(player.page.locator(".steps .at")).to_contain_text("0 of")
    player.page.locator("[rel=next]").click()
    expect(player.page.locator(".steps .at")).to_contain_text("1 of")


def test_a_whole_session_by_keyboard_alone(player: Player) -> None:
    opened(player, "bourre", rule_hands="2")
    assert to_the_end(player, player.press) >= 2


def test_from_the_door_to_the_first_card_in_one_click(player: Player) -> None:
    weights: list[int] = []
    page = player.page
    page.goto(player.address)
    fonts: set[str] = set()

    def weigh(response: Any) -> None:
        if response.url not in fonts:
            fonts.add(response.url)
            weights.append(int(response.headers.get("content-length", "0")))

    page.on("response", weigh)
    page.locator("form[action$='/quick'] button").first.click()
    page.wait_for_selector("#table")
    player.wait()
    if player.moment()[0] == "cutting":
        player.tap()
    expect(page.locator("#desk .hand")).to_have_count(5)
    page.wait_for_load_state("networkidle")
    assert 20_000 < sum(weights) < 100_000


def test_reload_in_mid_trick_brings_the_same_cards_back(player: Player) -> None:
    player.quick("bourre")
    to_a_trick(player)
    cards = player.cards()
    player.page.reload()
    expect(player.page.locator("#desk .hand")).to_have_count(len(cards))
    assert player.cards() == cards
    player.page.goto(player.address)
    player.page.go_back()
    expect(player.page.locator("#desk .hand")).to_have_count(len(cards))
    assert player.cards() == cards


def test_a_double_click_plays_one_card(player: Player) -> None:
    player.quick("bourre")
    to_a_trick(player)
    count = len(player.cards())
    before = player.decision()
    # The house hears of it when both clicks are done: quick bots might put the next question between them.
    held: list[Route] = []
    clicked = Event()

    def on_its_way(route: Route) -> None:
        if clicked.is_set():
            route.continue_()
        else:
            held.append(route)

    player.page.route("**/act", on_its_way)
    player.page.locator("#desk .hand:not([aria-disabled])").first.dblclick()
    clicked.set()
    for route in held:
        route.continue_()
    player.wait_for_another(before)
    player.wait()
    assert player.moment()[1] != "play" or len(player.cards()) == count - 1


def test_another_language_keeps_the_table(player: Player) -> None:
    player.quick("bourre")
    player.wait()
    cards, address = player.cards(), player.page.url
    player.page.locator("#settings > summary").click()
    player.page.locator("button[name=language][value=fr]").click()
    expect(player.page.locator("html")).to_have_attribute("lang", "fr")
    # The first word of a page may be there before the rest of it.
    player.page.wait_for_load_state()
    assert player.page.url == address
    assert player.cards() == cards
    player.page.locator("#settings > summary").click()
    player.page.locator("select[name=theme]").select_option("dark")
    player.page.locator("form.settings button.plain").click()
    expect(player.page.locator("html")).to_have_attribute("data-theme", "dark")
    player.page.wait_for_load_state()
    assert player.cards() == cards


def test_two_people_and_bots_each_see_their_own_hand(browser: Browser, house: Process) -> None:
    contexts = [browser.new_context(**PHONE) for _ in range(3)]
    host, guest, watcher = (Player(context, house.address) for context in contexts)
    host.page.goto(f"{house.address}/new?game=bourre")
    host.page.locator("form.new [name=name]").fill("Ana")
    host.page.locator("form.new button.primary").click()
    host.at_table()
    link = host.page.locator("#invite-link").input_value()
    # Nobody else reaches an address of this machine: that is said, and no code is drawn for it.
    expect(host.page.locator(".only-here")).to_be_visible()
    expect(host.page.locator(".qr")).to_have_count(0)
    guest.page.goto(link)
    expect(guest.page.locator("#lobby-title")).to_be_visible()
    guest.page.locator("#sit-name").fill("Bea <b>x</b>")
    guest.page.locator("button[form=sit]").first.click()
    expect(guest.page.locator("#chair-1.mine")).to_be_visible()
    guest.at_table()
    expect(host.page.locator("#chair-1")).to_contain_text("Bea <b>x</b>")
    watcher.page.goto(link)
    host.page.locator("#do-start").click()
    for _ in range(12):
        for player in (host, guest):
            if player.moment()[0] in ("settled", "over"):
                break
            if player.wanted():
                before = player.decision()
                player.tap()
                player.wait_for_another(before)
        host.page.wait_for_timeout(50)
    mine, theirs = set(host.cards()), set(guest.cards())
    assert not mine & theirs
    assert not watcher.cards()
    expect(watcher.page.locator(".looking").first).to_be_visible()
    assert not host.faults + guest.faults + watcher.faults
    for context in contexts:
        context.close()
