"""Actions, as they are written and read."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from brelan.bourre import GAME
from brelan.cards import mask_of, read_cards
from brelan.table import CARD, CHANCE, Action, Takes, UnreadableError, read_action, read_choice, read_seat, seat_name

BOURRE = GAME.grammar
MONEY = {"open": Takes.AMOUNT, "call": Takes.NOTHING, "no-more": Takes.NOTHING}
"""A game in which no card is played."""


def mask(text: str) -> int:
    return mask_of(read_cards(text))


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("p4 pass", Action(3, "pass")),
        ("p5 draw 3c 9d", Action(4, "draw", mask("3c 9d"))),
        ("p5 draw", Action(4, "draw")),
        ("p1 Jh", Action(0, CARD, mask("Jh"))),
        ("P1 10♥", Action(0, CARD, mask("Th"))),
        ("p2  Correct  8s", Action(1, "correct", mask("8s"))),
        ("p8 EARLY", Action(7, "early")),
        ("restock 3c 9d As", Action(CHANCE, "restock", order=read_cards("3c 9d As"))),
        ("restock", Action(CHANCE, "restock")),
    ],
)
def test_actions_of_bourre(text: str, action: Action) -> None:
    assert read_action(text, BOURRE) == action


def test_actions_with_chips() -> None:
    assert read_action("p2 open 40", MONEY) == Action(1, "open", amount=40)
    assert read_action("p2 call", MONEY) == Action(1, "call")
    assert read_action("p2 No-More", MONEY) == Action(1, "no-more")


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "empty"),
        ("   ", "empty"),
        ("p0 pass", "no_seat"),
        ("p10 pass", "no_seat"),
        ("pass", "no_seat"),
        ("Jh", "no_seat"),
        ("p1", "no_action"),
        ("p1 pass now", "no_action"),
        ("p1 early 3c", "no_action"),
        ("p1 jump", "no_card"),
        ("p1 card 3c", "no_card"),
        ("p1 Jh Qh", "not_one_card"),
        ("p1 correct", "not_one_card"),
        ("p1 draw 3c 3c", "card_twice"),
        ("p1 draw 3x", "no_card"),
        ("restock 3x", "no_card"),
        ("p1 restock 3c", "no_action"),
    ],
)
def test_what_is_no_action_of_bourre(text: str, code: str) -> None:
    with pytest.raises(UnreadableError) as error:
        read_action(text, BOURRE)
    assert error.value.code == code
    assert str(error.value) == f"{code}: {error.value.piece!r}"


@pytest.mark.parametrize(
    "text", ["p1 open", "p1 open -4", "p1 open 4.5", "p1 open 9999999999999", "p1 open ٤", "p1 Jh", "p1 call 3"]
)
def test_what_is_no_action_with_chips(text: str) -> None:
    with pytest.raises(UnreadableError) as error:
        read_action(text, MONEY)
    assert error.value.code == "no_action"
    assert len(error.value.piece) <= 40


def test_a_choice_is_an_action_without_its_seat() -> None:
    assert read_choice(" draw 3c ", 2, BOURRE) == Action(2, "draw", mask("3c"))
    assert read_choice("Jh", 2, BOURRE) == Action(2, CARD, mask("Jh"))
    with pytest.raises(UnreadableError):
        read_choice("  ", 2, BOURRE)


def test_seats() -> None:
    assert [read_seat(f"p{number}") for number in range(1, 10)] == list(range(9))
    assert seat_name(read_seat("P3")) == "p3"


@pytest.mark.parametrize("text", ["p5 draw 9d 3c", "p1 Jh", "p2 correct 8s", "restock 3c 9d As", "p1 pass", "p3 early"])
def test_written_as_it_was_read(text: str) -> None:
    assert str(read_action(text, BOURRE)) == text
    assert read_action(str(read_action(text, BOURRE)), BOURRE) == read_action(text, BOURRE)


def test_chips_are_written() -> None:
    assert str(Action(1, "open", amount=40)) == "p2 open 40"


@given(st.text(max_size=60))
def test_any_text_is_an_action_or_unreadable(text: str) -> None:
    code = action = None
    try:
        action = read_action(text, BOURRE)
    except UnreadableError as error:
        code = error.code
    assert (action is None) is (code in {"empty", "no_seat", "no_action", "no_card", "not_one_card", "card_twice"})
    assert action is None or read_action(str(action), BOURRE) == action
