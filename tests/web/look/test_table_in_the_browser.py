"""What the page does by itself: lay cards away, say why not, reckon a bet; and what a screen reader is told."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from .stage import Stage, Stages

SNAPSHOTS = Path(__file__).parent / "snapshots"


@pytest.fixture
def stage(stages: Stages) -> Iterator[Stage]:
    found = stages.window()
    yield found
    assert not found.faults


@pytest.mark.parametrize("scene", ["playing", "answering"])
def test_the_table_as_a_screen_reader_is_told_it(stage: Stage, scene: str) -> None:
    page = stage.show(scene)
    told = page.locator("#live").aria_snapshot()
    kept = (SNAPSHOTS / f"{scene}.yaml").read_text("utf-8")
    assert told == kept.rstrip("\n")


def test_an_illegal_card_answers_with_its_reason_and_stays_where_it_is(stage: Stage) -> None:
    page = stage.show("playing")
    card = page.locator("#desk .hand[data-why]").first
    card.click(force=True)
    expect(page.locator("#refused")).to_have_text(
        f"{card.get_attribute('data-why')} {card.get_attribute('data-clause')}"
    )
    assert page.locator("#refused .clause").get_attribute("href") == "/rules/bourre/louisiana#B-PLAY-4"
    expect(page.locator("#desk .hand")).to_have_count(5)


def test_cards_are_laid_away_by_tapping_and_the_button_counts_them(stage: Stage) -> None:
    page = stage.show("drawing")
    confirm = page.locator("#do-draw")
    expect(confirm).to_have_text("Stand pat")
    cards = page.locator("#desk .hand")
    cards.nth(1).click()
    expect(confirm).to_have_text("Change 1 card")
    cards.nth(3).click()
    expect(confirm).to_have_text("Change 2 cards")
    cards.nth(1).click()
    expect(confirm).to_have_text("Change 1 card")


def test_a_bet_always_shows_what_it_comes_to(stage: Stage) -> None:
    page = stage.show("answering")
    number, act, result = page.locator("#bet-number"), page.locator("#bet .act"), page.locator("#bet-result")
    low = int(number.get_attribute("min") or 0)
    page.locator("[data-step='1']").click()
    expect(act).to_have_text(f"Raise to {low + 1}")
    expect(result).to_have_text(re.compile(rf"^{low + 1} in all"))
    page.locator("#bet-slider").fill("20")
    expect(number).to_have_value("20")
    expect(act).to_have_text("Raise to 20")
    page.locator(".quick-amount").last.click()
    expect(result).to_have_text(re.compile("0 left"))
    number.fill("100000")
    number.blur()
    expect(number).to_have_value(number.get_attribute("max") or "")


def test_focus_is_seen_on_everything_the_keyboard_reaches(stage: Stage) -> None:
    for scene in ("playing", "answering", "front", "lobby"):
        page = stage.show(scene)
        unseen = []
        for _ in range(12):
            page.keyboard.press("Tab")
            style = page.evaluate(
                """() => {
                    const at = document.activeElement, box = at.closest("label.hand") ?? at;
                    const style = getComputedStyle(box);
                    return [at.outerHTML.slice(0, 80), style.outlineStyle, parseFloat(style.outlineWidth)];
                }"""
            )
            if style[1] == "none" or style[2] < 2:
                unseen.append((scene, style[0]))
        assert not unseen


def test_keys_and_their_sheet(stage: Stage) -> None:
    page = stage.show("drawing")
    page.keyboard.press("2")
    page.keyboard.press("4")
    expect(page.locator("#do-draw")).to_have_text("Change 2 cards")
    page.keyboard.press("?")
    expect(page.locator("#help")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("#help")).to_be_hidden()


def test_put_it_right_names_the_rule_and_is_a_tap_on_the_card(stage: Stage) -> None:
    page = stage.show("put-it-right")
    expect(page.locator("#asked")).to_contain_text("Only you can see this")
    right = page.locator("#desk .hand:not([aria-disabled])")
    expect(right.first).to_have_accessible_name(re.compile(r"^Play .+ instead$"))
    assert 0 < right.count() < page.locator("#desk .hand").count()
    card = right.first.get_attribute("value")
    page.route("**/act", lambda route: route.fulfill(status=204))
    with page.expect_response("**/act") as answered:
        right.first.click()
    assert f"verb=correct&card={card}" in (answered.value.request.post_data or "")


def test_card_letters_are_those_of_the_language_and_colours_those_of_the_deck(stage: Stage) -> None:
    page = stage.show("playing", deck="two")
    black = page.locator("#desk .suit-s, #desk .suit-c").evaluate_all(
        "(found) => [...new Set(found.map((f) => getComputedStyle(f).color))]"
    )
    assert len(black) == 1
    page = stage.show("playing", large_index=True)
    size = page.locator("#desk .index").first.evaluate("(index) => getComputedStyle(index).fontSize")
    assert size == "40px"
