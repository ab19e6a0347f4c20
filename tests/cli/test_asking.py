"""What is typed becomes a move; unreadable, ambiguous and illegal get three different answers."""

from __future__ import annotations

from typing import Any

import pytest

from brelan import bouillotte, bourre
from brelan.cards import mask_of, read_cards
from brelan.cli.asking import Reader, Trouble
from brelan.cli.boards import BOARDS
from brelan.table import Action, AnyGame, Hand
from brelan.words import Words

WORDS = Words()


def cards(text: str) -> int:
    return mask_of(read_cards(text))


def reader(game: AnyGame, hand: Hand) -> Reader:
    seat = hand.to_act
    assert seat is not None
    view: Any = hand.view(seat)
    menu = BOARDS[game.name].menu(view, WORDS)
    return Reader(menu, seat, menu.cards | view.own, view.options, game.grammar, WORDS)


def bourre_hand(*moves: str) -> Hand:
    """A deals to two others: p1 gets 8♠ 8♦ K♥ 10♥ 2♣, p2 the ace of hearts and low cards; clubs are trumps."""
    mine, theirs, dealers = (
        ["8s", "8d", "Kh", "Th", "2c"],
        ["Ah", "3h", "4s", "5d", "3s"],
        ["4h", "5s", "6d", "4d", "3c"],
    )
    top = [card for trio in zip(mine, theirs, dealers, strict=True) for card in trio]
    rest = [rank + suit for suit in "shdc" for rank in "23456789TJQKA" if rank + suit not in top]
    hand: Hand = bourre.deal(" ".join([*top, *rest]), dealer=2, house=bourre.house(seats=3, overrides={"seats": 3}))
    for move in moves:
        hand = hand.apply(bourre.read(move))
    return hand


DRAWING = ("p1 play",)
FOLLOWING = ("p1 play", "p1 draw", "p2 play", "p2 draw", "p3 play", "p3 draw", "p1 2c")


@pytest.mark.parametrize(
    ("typed", "move"),
    [
        ("1", "p1 pass"),
        ("2", "p1 play"),
        ("pass", "p1 pass"),
        ("PLAY", "p1 play"),
        ("  pl ", "p1 play"),
        ("8s", "p1 8s"),
        ("draw 3c", "p1 draw 3c"),
    ],
)
def test_words(typed: str, move: str) -> None:
    assert reader(bourre.GAME, bourre_hand()).read(typed) == bourre.read(move)


@pytest.mark.parametrize(
    ("typed", "named"),
    [
        ("1", "2c"),
        ("1 3", "2c Kh"),
        ("2c, 8s", "2c 8s"),
        ("draw 3c 9d", "3c 9d"),
        ("draw 1 5", "2c 8d"),
        ("k 10", "Kh Th"),
        ("10 h 8♦", "Th 8d"),
        ("", ""),
        ("0", ""),
        ("draw", ""),
        ("keep", ""),
    ],
)
def test_cards_to_change(typed: str, named: str) -> None:
    hand = bourre_hand(*DRAWING)
    assert reader(bourre.GAME, hand).read(typed) == Action(0, "draw", cards(named))


@pytest.mark.parametrize(
    ("typed", "move"),
    [
        ("8s", "p1 8s"),
        ("8♠", "p1 8s"),
        ("10h", "p1 Th"),
        ("10", "p1 Th"),
        ("k", "p1 Kh"),
        ("j H", "p1 Jh"),
        ("1", "p1 2c"),
    ],
)
def test_a_card_to_play(typed: str, move: str) -> None:
    hand = bourre_hand(*FOLLOWING[:-1])
    assert reader(bourre.GAME, hand).read(typed) == bourre.read(move)


TROUBLES: list[tuple[tuple[str, ...], str, str, str]] = [
    ((), "x", "cli-unreadable", "“x”: no such move in this game"),
    ((), "p", "cli-ambiguous", "“p” may be pass, play: which one?"),
    ((), "7", "cli-unreadable", "no such number on the list"),
    ((), "seven", "cli-asked-now", "“seven” is not what is asked now. Pass or play? You may: pass, play."),
    ((), "77", "cli-unreadable", "no such number on the list"),
    ((), "", "cli-nothing-said", "Nothing was said."),
    ((), "9" * 5000, "cli-unreadable", "no such number on the list"),
    ((), "pass the salt", "cli-unreadable", "no such move in this game"),
    ((), "8s 8d", "cli-asked-now", "Pass or play? You may: pass, play."),
    ((), "restock 2s", "cli-unreadable", "no such move in this game"),
    (DRAWING, "8", "cli-ambiguous", "“8” may be 8♠, 8♦: which one?"),
    (DRAWING, "1 2c", "cli-unreadable", "a card is there twice"),
    (DRAWING, "draw zz", "cli-unreadable", "that is no card"),
    (DRAWING, "k q", "cli-not-held", "You hold no q."),
    (FOLLOWING[:-1], "8", "cli-ambiguous", "“8” may be 8♠, 8♦: which one?"),
    (FOLLOWING[:-1], "\x00", "cli-unreadable", "that is no card"),
    (FOLLOWING[:-1], "1 2", "cli-unreadable", "“1 2”: one card is wanted"),
    (FOLLOWING[:-1], "raise 60", "cli-unreadable", "“raise 60”: one card is wanted"),
]


@pytest.mark.parametrize(("moves", "typed", "code", "said"), TROUBLES)
def test_trouble(moves: tuple[str, ...], typed: str, code: str, said: str) -> None:
    trouble = reader(bourre.GAME, bourre_hand(*moves)).read(typed)
    assert isinstance(trouble, Trouble)
    assert trouble.code == code
    assert said in trouble.said(WORDS)


def test_a_card_that_is_not_held_can_be_named_and_is_then_refused() -> None:
    hand = bourre_hand(*DRAWING)
    action = reader(bourre.GAME, hand).read("draw 9d")
    assert isinstance(action, Action)
    refusal = hand.refusal(action)
    assert refusal is not None
    assert WORDS.refusal(refusal) == "There is no 9♦ among your cards."


OPENED = ("p4 decline", "p4 open 6")


@pytest.mark.parametrize(
    ("moves", "typed", "move"),
    [
        ((), "1", "p4 carre"),
        ((), "d", "p4 decline"),
        (("p4 decline",), "1", "p4 open 1"),
        (("p4 decline",), "open 5", "p4 open 5"),
        (("p4 decline",), "o 5", "p4 open 5"),
        (("p4 decline",), "open all", "p4 open 100"),
        (("p4 decline",), "all in", "p4 open 100"),
        (("p4 decline",), "check", "p4 pass"),
        (OPENED, "All-in", "p3 raise 100"),
        (OPENED, "max", "p3 raise 100"),
        (("p4 decline",), "4", "p4 pass"),
        (OPENED, "raise 9", "p3 raise 9"),
        (OPENED, "call", "p3 call"),
        (OPENED, "open 7", "p3 open 7"),
        (OPENED, "no more", "p3 no-more"),
        (OPENED, "no-more", "p3 no-more"),
    ],
)
def test_bets(moves: tuple[str, ...], typed: str, move: str) -> None:
    hand: Hand = bouillotte.play(bouillotte.deal(dealer=0), *moves)
    assert reader(bouillotte.GAME, hand).read(typed) == bouillotte.read(move)


@pytest.mark.parametrize(
    ("moves", "typed", "code", "said"),
    [
        (OPENED, "raise", "cli-which-number", "“raise”: how much? You may raise to anything from 7 to 100."),
        (OPENED, "raise much", "cli-unreadable", "no such move in this game"),
        (OPENED, "8s", "cli-asked-now", "Call, raise or fold? You may: call, fold, raise to anything from 7 to 100."),
        (OPENED, "r -4", "cli-unreadable", "no such move in this game"),
        (OPENED, "50", "cli-unreadable", "no such number on the list"),
        (OPENED, "open", "", ""),
    ],
)
def test_bets_that_are_not_clear(moves: tuple[str, ...], typed: str, code: str, said: str) -> None:
    hand: Hand = bouillotte.play(bouillotte.deal(dealer=0), *moves)
    answer = reader(bouillotte.GAME, hand).read(typed)
    if code:
        assert isinstance(answer, Trouble)
        assert answer.code == code
        assert said in answer.said(WORDS)
    else:
        assert isinstance(answer, Action)
        assert hand.refusal(answer) is not None


def test_the_number_that_answers_how_much_is_an_amount_and_not_a_place_on_the_list() -> None:
    hand: Hand = bouillotte.play(bouillotte.deal(dealer=0), *OPENED)
    asking = reader(bouillotte.GAME, hand)
    everything = asking.read("5")
    assert everything == bouillotte.read("p3 raise 100")
    for said, move in (
        ("raise", "p3 raise 8"),
        ("raise to anything from 7 to 100", "p3 raise 8"),
        ("raise", "p3 raise 5"),
    ):
        assert isinstance(asking.read(said), Trouble)
        assert asking.read(move.split()[-1]) == bouillotte.read(move)
    assert asking.read("5") == everything
    assert isinstance(asking.read("raise"), Trouble)
    assert asking.read("call") == bouillotte.read("p3 call")
    assert asking.read("5") == everything
    assert isinstance(asking.read("raise"), Trouble)
    asking.shown_again()
    assert asking.read("5") == everything


def test_a_raise_that_can_be_one_amount_only_needs_no_number() -> None:
    hand: Hand = bouillotte.deal(dealer=0, caves=[100, 7, 7, 7])
    hand = bouillotte.play(hand, "p4 decline", "p4 open 6")  # type: ignore[arg-type]
    assert reader(bouillotte.GAME, hand).read("raise") == bouillotte.read("p3 raise 7")
