"""A hand looked at afterwards: the ring as at the table, every card to be read, the keys that go on and back."""

from __future__ import annotations

import pytest

from .stage import Stage, Stages

SIZES = {"small": (320, 568), "phone": (390, 844), "wide": (1280, 800)}


@pytest.fixture(params=SIZES.values(), ids=tuple(SIZES))
def stage(request: pytest.FixtureRequest, stages: Stages) -> Stage:
    return stages.window(*request.param, reduced_motion="reduce")


# A rank and a suit can be read when all of each lies within its card, and nothing else lies over it.
UNREAD = """() => [...document.querySelectorAll(".ring .front .card:not(.back)")].flatMap((card) => {
  const edge = card.getBoundingClientRect();
  const suit = [...card.querySelectorAll(".pip, .big")].find((mark) => mark.checkVisibility());
  return [card.querySelector(".index"), suit ?? card].filter((mark) => {
    if (mark === card) return true;
    const box = mark.getBBox(), at = mark.getScreenCTM();
    const left = at.a * box.x + at.e, right = left + at.a * box.width;
    const ink = mark === suit ? [0, 1] : [.3, .75];
    const [top, bottom] = ink.map((down) => at.d * (box.y + box.height * down) + at.f);
    const out = left < edge.left - 1 || right > edge.right + 1 || top < edge.top - 1 || bottom > edge.bottom + 1;
    const covered = [.3, .5, .7].some((down) => {
      const found = document.elementFromPoint((left + right) / 2, top + (bottom - top) * down);
      return !found || !card.contains(found);
    });
    return out || covered || bottom - top < 7;
  }).map((mark) => `${card.textContent.trim()} ${mark.getAttribute("class")}`);
})"""


@pytest.mark.parametrize(
    "scene",
    ["replay", "replay-eight", "replay-open", "replay-looking-on-open", "replay-bouillotte", "replay-bouillotte-own"],
)
def test_every_rank_and_suit_of_open_hands_can_be_read(stage: Stage, scene: str) -> None:
    page = stage.show(scene)
    page.evaluate("document.fonts.ready")
    assert page.locator(".ring .spread .card").count() > 5
    assert page.evaluate(UNREAD) == []


def test_a_covered_suit_is_found(stages: Stages) -> None:
    stage = stages.window(320, 568, bypass_csp=True)
    page = stage.show("replay-open")
    page.add_style_tag(content=".replay .spread .card + .card { margin-left: -14px; }")
    assert page.evaluate(UNREAD) != []


PLACES = """() => [...document.querySelectorAll(".ring .seat")].map((seat) => {
  const box = seat.getBoundingClientRect(), ring = seat.parentElement.getBoundingClientRect();
  return [seat.id, Math.round((box.left + box.width / 2 - ring.left) / ring.width * 20)];
})"""


def test_the_seats_stand_where_they_stand_at_the_table(stage: Stage) -> None:
    for table, replay in (("playing", "replay-own"), ("eight-seats", "replay"), ("showdown", "replay-bouillotte-own")):
        assert stage.show(replay).evaluate(PLACES) == stage.show(table).evaluate(PLACES), replay


def test_the_steps_are_on_the_first_screen_and_stay_where_they_are(stage: Stage) -> None:
    found = set()
    for scene in ("replay-own", "replay-open", "replay-looking-on-open", "replay-eight", "replay"):
        box = stage.show(scene).locator(".steps").bounding_box()
        height = stage.page.viewport_size
        assert box is not None
        assert height is not None
        assert box["y"] + box["height"] <= height["height"]
        found.add(round(box["y"]))
    assert max(found) - min(found) <= 2


def test_the_arrow_keys_go_on_and_back(stages: Stages) -> None:
    stage = stages.window()
    # Pages that are asked for are not there; the one that asked stays.
    stage.page.route("**/t/x/**", lambda route: route.fulfill(status=204))
    page = stage.show("replay-own")
    for key, place in (("ArrowRight", "/t/x/hands/11/15"), ("ArrowLeft", "/t/x/hands/11/13")):
        with page.expect_request(f"**{place}"):
            page.keyboard.press(key)
    # Somebody who writes moves in what they write, and the last step goes on to the next hand.
    page.locator("#address").focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Control+ArrowRight")
    page.locator("main").focus()
    page.keyboard.press('"')
    assert "/scene/replay-own?" in page.url
    page = stage.show("replay-bouillotte-own")
    with page.expect_request("**/t/x/hands/3/0"):
        page.keyboard.press("ArrowRight")
    # Where the record breaks off there is nothing to go on to.
    page = stage.show("replay-broken")
    page.keyboard.press("ArrowRight")
    assert "/scene/replay-broken?" in page.url


def test_the_shuffle_and_the_rules_begin_with_what_one_came_for(stages: Stages) -> None:
    stage = stages.window(390, 844)
    verdict = stage.show("shuffle").locator(".verdict").bounding_box()
    assert verdict is not None
    assert verdict["y"] + verdict["height"] < 400
    goes = stage.show("rules").locator(".goes").bounding_box()
    assert goes is not None
    assert goes["y"] + goes["height"] < 844


def test_the_log_of_a_hand_looked_back_at_is_opened_at_its_last_line(stages: Stages) -> None:
    page = stages.window(1280, 800, reduced_motion="reduce").show("replay-open")
    rest = page.locator("ol.log").evaluate("log => [log.scrollTop, log.scrollHeight - log.clientHeight]")
    assert rest[1] > 0, "there is more than can be seen at once"
    assert rest[0] == pytest.approx(rest[1], abs=1)
