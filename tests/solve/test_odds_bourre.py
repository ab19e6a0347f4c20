"""``brelan odds bourre``: what is printed, what is refused, and whether it is right where one can know."""

import json
import random
from typing import Any

import pytest
from typer.testing import CliRunner, Result

from brelan import bourre
from brelan.bots.bourre import SteadyBourre
from brelan.cards import mask_of, read_cards
from brelan.cli import odds_bourre
from brelan.cli.app import app
from brelan.solve.bourre_seen import Scales
from brelan.table import MOST_CHIPS

HAND = ["Ah Kh 9s 4d 2c", "--trump", "h", "--seed", "1"]
TOP = ["Ah Kh Qh Jh Th", "--trump", "h", "--seed", "1", "--deals", "200"]


def run(*arguments: str) -> Result:
    return CliRunner().invoke(app, ["odds", "bourre", *arguments])


def told(*arguments: str) -> Any:
    result = run(*arguments, "--json")
    assert result.exit_code == 0, result.output
    return json.loads(result.stdout)


def test_as_json() -> None:
    said = told(*HAND, "--seat", "2", "--players", "4", "--pot", "9", "--deals", "300")
    asked = {name: said[name] for name in ("trump", "turned_up", "seat", "players", "pot", "profile", "seed", "deals")}
    assert asked == {
        "trump": "h",
        "turned_up": None,
        "seat": 2,
        "players": 4,
        "pot": 9,
        "profile": "louisiana",
        "seed": 1,
        "deals": 300,
    }
    first, *others = said["choices"]
    assert first["say"] == "pass"
    assert {first[name]["mean"] for name in ("win", "tie", "bourre")} == {0}
    assert [choice["throw"] for choice in others] == [[], ["2c"], ["4d", "2c"], ["9s", "4d", "2c"]]
    for choice in said["choices"]:
        for name in ("chips", "win", "tie", "bourre"):
            assert choice[name]["low"] <= choice[name]["mean"] <= choice[name]["high"]
    assert said["best"] == max(said["choices"], key=lambda choice: choice["chips"]["mean"])


def test_five_top_trumps_win_in_every_deal() -> None:
    stand = told(*TOP)["choices"][1]
    assert stand["throw"] == []
    assert stand["win"]["mean"] == 1
    assert stand["win"]["low"] > 0.98
    assert stand["bourre"]["mean"] == stand["tie"]["mean"] == 0
    # Alone with the ante of each in the pot: it takes five, antes one, and has its share of what the others put in.
    assert stand["chips"]["low"] >= 5 - 1 + 5 / 5


def test_the_interval_shrinks_with_the_root_of_the_deals() -> None:
    few, many = (told(*HAND, "--deals", number)["best"]["chips"] for number in ("400", "6400"))
    assert (few["high"] - few["low"]) / (many["high"] - many["low"]) == pytest.approx(4, rel=0.25)
    assert few["low"] < many["high"]
    assert many["low"] < few["high"]


def test_the_chances_are_those_of_hands_played_before_the_referee() -> None:
    """Two seats, no draw, five trumps in a row so that it does not matter which is played: nothing is left but chance.

    The other seat is the steady player itself, and every deal is fair given our cards and a trump turned up.
    """
    own = read_cards("6h 7h 8h 9h Th")
    rest = [card for card in range(52) if card not in own]
    dice, wins, empty, deals = random.Random(5), 0, 0, 1500
    house, steady = bourre.house("pagat", 2, {"max_discards": 0}), SteadyBourre(1)
    for _ in range(deals):
        turned = dice.choice([card for card in rest if card // 13 == 1])
        others = dice.sample([card for card in rest if card != turned], 46)
        dealt = [card for pair in zip(own, [*others[:4], turned], strict=True) for card in pair]
        hand = bourre.deal([*dealt, *others[4:]], dealer=1, house=house)
        hand = hand.apply(bourre.read("p1 play"))
        while hand.to_act is not None:
            mine = hand.to_act == 0
            hand = hand.apply(hand.legal()[0] if mine else steady.choose(hand.view(1)))
        end = hand.settlement
        assert end is not None
        wins += end.winner == 0
        empty += end.bourre & 1
    said = told(
        *("6h 7h 8h 9h Th", "--trump", "h", "--players", "2", "--profile", "pagat", "--set", "max_discards=0"),
        *("--deals", "6000", "--seed", "3"),
    )["choices"][1]
    for found, hits in ((said["win"], wins), (said["bourre"], empty)):
        share = hits / deals
        error = (share * (1 - share) / deals + found["mean"] * (1 - found["mean"]) / 6000) ** 0.5
        assert abs(found["mean"] - share) <= 4 * error
    assert 0.5 < said["win"]["mean"] < 1


def test_the_dealer_holds_the_turned_up_card_and_with_an_ace_may_not_pass() -> None:
    held = told("Ah 9s 4d 3d 2c", "--trump", "Ah", "--seat", "5", "--deals", "50")
    assert {choice["say"] for choice in held["choices"]} == {"play"}
    assert held["turned_up"] == "Ah"
    free = told("Kh 9s 4d 3d 2c", "--trump", "h", "--seat", "5", "--deals", "50")
    assert free["choices"][0]["say"] == "pass"
    assert free["turned_up"] == "Kh"


def test_in_words() -> None:
    text = run(*HAND, "--deals", "400").stdout
    assert "A♥ K♥" in text
    assert "play, throw 9♠ 4♦ 2♣" in text
    assert "Best on average: play" in text
    assert len(text.splitlines()) == 11


def test_what_the_deals_cannot_tell_apart_is_not_called_better() -> None:
    text = run("Ah Kh Qh Jh 2c", "--trump", "h", "--seed", "1", "--deals", "4").stdout
    assert "too near to be told apart" in text


def test_ctrl_c_prints_what_there_is(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = Scales.weigh

    def stopped(scales: Scales, deals: int) -> None:
        if scales.done[0]:
            raise KeyboardInterrupt
        whole(scales, deals)

    monkeypatch.setattr(Scales, "weigh", stopped)
    result = run(*HAND, "--deals", "5000", "--json")
    assert result.exit_code == 130
    assert json.loads(result.stdout)["deals"] == 500


@pytest.mark.parametrize(
    "arguments",
    [
        ["Ah Kh 9s 4d", "--trump", "h"],
        ["Ah Kh 9s 4d 4d", "--trump", "h"],
        ["Ah Kh 9s 4d 2c 3c", "--trump", "h"],
        ["Ah Kh 9s 4d Xc", "--trump", "h"],
        ["Ah Kh 9s 4d 2c"],
        ["Ah Kh 9s 4d 2c", "--trump", "x"],
        ["Ah Kh 9s 4d 2c", "--trump", "3h 4h"],
        ["Ah Kh 9s 4d 2c", "--trump", "Ah"],
        ["Ah Kh 9s 4d 2c", "--trump", "s", "--seat", "6"],
        ["Ah Kh 9s 4d 2c", "--trump", "3h", "--seat", "5"],
        ["Ah Kh 9d 4d 2d", "--trump", "c", "--seat", "5"],
        ["Ah Kh 9s 4d 2c", "--trump", "h", "--players", "9"],
        ["Ah Kh 9s 4d 2c", "--trump", "h", "--pot", "0"],
        ["Ah Kh 9s 4d 2c", "--trump", "h", "--pot", str(MOST_CHIPS + 1)],
        ["Ah Kh 9s 4d 2c", "--trump", "h", "--pot", "9" * 30],
        ["Ah Kh 9s 4d 2c", "--trump", "h", "--profile", "nobody"],
    ],
)
def test_what_is_refused(arguments: list[str]) -> None:
    result = run(*arguments)
    assert result.exit_code == 2
    assert result.stdout == ""
    assert "Traceback" not in result.output


def test_the_largest_pot_is_that_of_a_switch() -> None:
    assert odds_bourre.MOST_CHIPS == MOST_CHIPS
    best = told(*HAND, "--pot", str(MOST_CHIPS), "--deals", "100")["best"]
    assert best["chips"]["low"] < best["chips"]["mean"] < best["chips"]["high"]


def test_the_hand_in_the_help_is_one() -> None:
    assert mask_of(read_cards(HAND[0])).bit_count() == 5
