"""A house below a path of somebody else's site: every link, form, cookie, picture and socket stays below it."""

from __future__ import annotations

import json
import re
import urllib.request
from collections.abc import Iterator
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, expect

from tests.patience import PATIENCE

from ..process import Process
from ..proxy import PREFIX, Proxy
from .player import Player


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    with Process(tmp_path_factory.mktemp("below") / "house.sqlite", bot=0.02, root_path=PREFIX) as process:
        yield process


@pytest.fixture(scope="module", params=[True, False], ids=["with its own name", "with another name"])
def proxy(request: pytest.FixtureRequest, house: Process) -> Iterator[Proxy]:
    with Proxy(house.port, own_name=request.param) as found:
        yield found


def test_the_house_says_where_it_is_to_be_found(house: Process) -> None:
    assert urlsplit(house.address).path == PREFIX


def test_a_table_and_a_guest_behind_a_proxy(browser: Browser, proxy: Proxy) -> None:
    contexts = [browser.new_context(locale="en-GB") for _ in range(2)]
    host, guest = (Player(context, f"{proxy.address}/") for context in contexts)
    asked: set[str] = set()
    sockets: list[str] = []
    for player in (host, guest):
        player.page.on("request", lambda request: asked.add(request.url))
        player.page.on("websocket", lambda socket: sockets.append(socket.url))
    host.page.goto(f"{proxy.address}/new?game=bourre")
    host.page.locator("form.new button.primary").click()
    host.at_table()
    link = host.page.locator("#invite-link").input_value()
    assert link.startswith(f"{proxy.address}/t/")
    # Nobody else reaches an address of this machine: that is said, and no code is drawn for it.
    expect(host.page.locator(".only-here")).to_be_visible()
    expect(host.page.locator(".qr")).to_have_count(0)
    guest.page.goto(link)
    guest.page.locator("#sit-name").fill("Bea")
    guest.page.locator("button[form=sit]").first.click()
    expect(guest.page.locator("#chair-1.mine")).to_be_visible()
    guest.at_table()
    # What a guest does reaches the host by the socket.
    expect(host.page.locator("#chair-1")).to_have_class(re.compile("person"))
    host.page.locator("#do-start").click()
    for player in (host, guest):
        expect(player.page.locator("#table")).not_to_have_attribute("data-stage", "lobby")
    for _ in range(6):
        for player in (host, guest):
            if player.wanted():
                before = player.decision()
                player.tap()
                player.wait_for_another(before)
        host.page.wait_for_timeout(50)
    # Where a bot cuts, the hand comes when the house gets to it.
    expect(host.page.locator("#table")).not_to_have_attribute("data-version", "0")
    own = guest.page.locator("#own-link").input_value()
    assert own.startswith(f"{proxy.address}/t/")
    cookies = {cookie["name"]: cookie["path"] for cookie in contexts[1].cookies()}
    table = urlsplit(host.page.url).path
    assert cookies["seat"] == cookies["invited"] == table
    assert cookies["mine"] == cookies["manner"] == f"{PREFIX}/"
    assert {urlsplit(url).path.split("/")[1] for url in asked} == {PREFIX.strip("/")}
    assert sockets
    assert all(urlsplit(url).path == f"{table}/ws" for url in sockets)
    assert not host.faults + guest.faults
    for context in contexts:
        context.close()


def test_every_address_on_the_pages_stays_below(browser: Browser, proxy: Proxy) -> None:
    context = browser.new_context(locale="en-GB")
    player = Player(context, f"{proxy.address}/")
    player.quick("bouillotte")
    player.wait_for_my_turn()
    table = player.page.url
    found = """() => [...document.querySelectorAll("[href], [src], form[action]")]
      .map((one) => one.href || one.src || one.action)
      .filter((url) => typeof url === "string" && url.startsWith("http"))"""
    for path in ("", "/hands", "/shuffle", "/hands/1/0"):
        answer = player.page.goto(f"{table}{path}")
        assert answer is not None
        assert answer.ok, path
        outside = [url for url in player.page.evaluate(found) if not url.startswith(f"{proxy.address}/")]
        assert not outside, path
    player.page.goto(f"{proxy.address}/rules/bouillotte/historic")
    # A change of language comes back to the page one was on.
    player.page.locator("#settings > summary").click()
    player.page.locator("button[name=language][value=es]").click()
    expect(player.page.locator("html")).to_have_attribute("lang", "es")
    assert player.page.url == f"{proxy.address}/rules/bouillotte/historic"
    assert not player.faults
    context.close()


def test_a_foreign_page_gets_nothing_done_through_the_proxy(proxy: Proxy) -> None:
    for origin, status in ((f"http://127.0.0.1:{proxy.port}", 303), ("http://elsewhere.test", 403)):
        asked = urllib.request.Request(f"{proxy.address}/quick", b"game=bourre", {"Origin": origin})
        opener = urllib.request.build_opener(_Stay)
        with pytest.raises(urllib.error.HTTPError) as answer:
            opener.open(asked, timeout=PATIENCE)
        answer.value.close()
        assert answer.value.code == status
        assert status != 303 or answer.value.headers["location"].startswith(f"{PREFIX}/t/")


def test_cookies_are_for_safe_lines_only_where_visitors_come_by_one(house: Process) -> None:
    with Proxy(house.port, own_name=False, scheme="https") as proxy:
        name = f"https://127.0.0.1:{proxy.port}"
        asked = urllib.request.Request(f"{proxy.address}/quick", b"game=bourre", {"Origin": name})
        with pytest.raises(urllib.error.HTTPError) as answer:
            urllib.request.build_opener(_Stay).open(asked, timeout=PATIENCE)
        answer.value.close()
        cookies = answer.value.headers.get_all("set-cookie")
        assert cookies
        assert all("secure" in cookie.lower() and f"path={PREFIX}" in cookie.lower() for cookie in cookies)
        wish = json.dumps({"game": "bourre"}).encode()
        opened = urllib.request.Request(f"{proxy.address}/api/tables", wish, {"Content-Type": "application/json"})
        with urllib.request.urlopen(opened, timeout=PATIENCE) as reply:
            assert json.load(reply)["url"].startswith(f"{name}{PREFIX}/t/")


class _Stay(urllib.request.HTTPRedirectHandler):
    """Follows nothing."""

    def redirect_request(self, *_asked: object) -> None:
        return None
