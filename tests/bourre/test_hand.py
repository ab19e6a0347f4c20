"""A hand as a programmer meets it: how it shows itself, what it lists, what it takes."""

from __future__ import annotations

import pytest

from brelan import bourre
from brelan.cards import CARD_NAMES, mask_of, read_cards, write_mask
from brelan.table import CARD, Action, IllegalError, Option

from ..dealing import after, dealt, playing, refused, table


def test_how_it_shows_itself() -> None:
    hand = playing("9h 2c", "Th", "8h 2s", passed="p2")
    assert repr(hand) == "<bourre.Hand louisiana, playing, p1 to act, pot 3>"
    shown = str(after(hand, "p1 9h")).splitlines()
    assert shown[0] == "trump 2s, pot 3, playing"
    assert shown[2] == "p2  passed  tricks 0"
    assert shown[3].endswith("tricks 0  dealer  to act")
    assert shown[4] == "p1 led: 9h"
    over = after(dealt("", "2s"), "p1 pass")
    assert repr(over) == "<bourre.Hand louisiana, over, pot 2>"


def test_a_deck_is_text_or_numbers() -> None:
    assert bourre.deal(" ".join(CARD_NAMES), 4) == bourre.deal(range(52), 4)
    for deck in ("As Ks", list(range(51)), [0] * 52, ""):
        with pytest.raises(ValueError, match="deck"):
            bourre.deal(deck, 4)
    assert bourre.deal(range(52), 4).pot == 5
    assert bourre.deal(range(52), 4, pot=17).pot == 17


@pytest.mark.parametrize("seat", [-1, 5, 9])
def test_a_seat_that_is_not_there_neither_deals_nor_looks(seat: int) -> None:
    with pytest.raises(ValueError, match=f"^dealer must be 0 to 4, got {seat}$"):
        bourre.deal(range(52), seat)
    with pytest.raises(ValueError, match=f"^seat must be 0 to 4, got {seat}$"):
        bourre.deal(range(52), 4).view(seat)


def test_a_pot_is_not_below_nought() -> None:
    with pytest.raises(ValueError, match=r"^pot must be 0 or more, got -1$"):
        bourre.deal(range(52), 4, pot=-1)
    assert bourre.deal(range(52), 4, pot=0).pot == 0


def test_the_draws_show_how_many_they_are() -> None:
    draws = after(dealt("Ah Kh Qh Jh Th", "2s"), "p1 play").legal()
    assert repr(draws) == "<32 draws, p1 draw to p1 draw Ah Kh Qh Jh Th>"


def test_the_draws_are_a_sequence() -> None:
    draws = after(dealt("Ah Kh Qh Jh Th", "2s"), "p1 play").legal()
    assert len(draws) == 32
    assert draws[0] == Action(0, "draw")
    assert list(draws[:2]) == [draws[0], draws[1]]
    assert draws[-1].cards == mask_of(read_cards("Ah Kh Qh Jh Th"))
    assert len(set(draws)) == 32
    assert Action(0, "draw", mask_of(read_cards("Ah Th"))) in draws
    sizes = [action.cards.bit_count() for action in draws]
    assert sizes == sorted(sizes)


@pytest.mark.parametrize("size", [4, 5])
@pytest.mark.parametrize("most", [0, 1, 2, 3, 4])
def test_no_more_draws_than_the_house_lets_go(size: int, most: int) -> None:
    house = table(2, hand_size=size, max_discards=most)
    hand = after(dealt("", "2s", house=house), "p1 play")
    numbers = {4: [1, 4, 6, 4, 1], 5: [1, 5, 10, 10, 5]}[size]
    assert len(hand.legal()) == sum(numbers[: most + 1])
    assert hand.options() == (Option(Action(0, "draw"), 0, most),)
    assert str(hand.options()[0]) == (f"p1 draw 0-{most}" if most else "p1 draw 0")


def test_nothing_is_legal_when_the_hand_is_over() -> None:
    hand = after(dealt("", "2s"), "p1 pass")
    assert (list(hand.legal()), hand.options(), hand.to_act, hand.cinch()) == ([], (), None, None)
    assert (hand.allowed, hand.honour.misplay) == (0, None)
    assert refused(hand, "p1 play") == ("hand_over", "B-SETTLE-1")


def test_there_is_no_cinch_to_tell_of_before_the_play() -> None:
    assert dealt("As Ks Qs", "2s").cinch() is None


@pytest.mark.parametrize(
    ("action", "code"),
    [
        (Action(0, "jump"), "unknown_action"),
        (Action(2, "pass"), "no_such_seat"),
        (Action(-1, "pass"), "no_such_seat"),
        (Action(0, "draw"), "not_now"),
        (Action(0, CARD, 1), "not_now"),
        (Action(1, "pass"), "not_your_turn"),
        (Action(0, "correct", 1), "strict_table"),
        (Action(0, "early"), "strict_table"),
        (Action(-1, "restock"), "no_restock_now"),
    ],
)
def test_what_is_not_taken_at_the_first_question(action: Action, code: str) -> None:
    hand = dealt("", "2s")
    refusal = hand.refusal(action)
    assert refusal is not None
    assert refusal.code == code
    assert refusal == hand.accepts(action)
    with pytest.raises(IllegalError):
        hand.apply(action)


def test_a_refusal_gives_its_reasons_as_data() -> None:
    hand = after(playing("9h 2c 3c 4c 5c", "7h 2h 3s 9d 8d", "Kd Qd Jd Td 4s"), "p1 9h")
    refusal = hand.refusal(bourre.read("p2 9d"))
    assert refusal is not None
    assert refusal.args == {"suit": "h"}
    hand = after(playing("9h 2c 3c 4c 5c", "Th 2h 3s 9d 8d", "Kd Qd Jd Td 4s"), "p1 9h")
    refusal = hand.refusal(bourre.read("p2 2h"))
    assert refusal is not None
    assert refusal.args == {"card": "9h", "cards": "Th"}
    refusal = hand.refusal(bourre.read("p3 Kd"))
    assert refusal is not None
    assert refusal.args == {"seat": "p2"}
    hand = playing("As Ks Qs 2h 3h", "", "2s")
    refusal = hand.refusal(bourre.read("p1 2h"))
    assert refusal is not None
    assert refusal.args == {"won": 0, "sure": 3, "top": "As Ks Qs", "cards": "As Ks Qs"}


def test_what_a_seat_sees() -> None:
    hand = after(playing("9h 2c 3c 4c 5c", "Th 2h 3s 9d 8d", "Kd Qd Jd Td 4s"), "p1 9h")
    view = hand.view(1)
    assert (view.seat, view.to_act, write_mask(view.own)) == (1, 1, "3s Th 2h 9d 8d")
    assert view.as_dict()["refusals"]["2h"] == ["must_beat", "B-PLAY-4"]
    assert view.as_dict()["trick"] == [["p1", "9h"]]
    assert view.winning == 0
    other = hand.view(0)
    assert (other.options, other.allowed, other.refusals) == ((), 0, ())
    spectator = hand.view(None)
    assert (spectator.own, spectator.own_discards, spectator.options) == (0, 0, ())
    assert spectator.sizes == (4, 5, 5)


def test_with_a_closed_fist_whoever_has_not_decided_sees_its_choice() -> None:
    hand = dealt("", "", "As", house=table(3, declare="closed_fist"))
    assert [str(option) for option in hand.view(1).options] == ["p2 pass", "p2 play"]
    assert [str(option) for option in hand.view(2).options] == ["p3 play"]
    hand = after(hand, "p2 play")
    assert hand.view(1).options == ()
    states = {name: seat["state"] for name, seat in hand.view(0).as_dict()["seats"].items()}
    assert states == {"p1": "waiting", "p2": "decided", "p3": "waiting"}
