"""Checking a whole record: every deck and every reshuffle against the seed that was promised."""

from __future__ import annotations

from random import Random

from brelan import bourre
from brelan.bourre import Hand
from brelan.record import read_text, verify, write
from brelan.session import Session, Table, repeatable_seeds

from ..chance import some_draw
from ..dealing import table


def played(seed: int) -> str:
    """The record of one hand of eight seats with reshuffles, made by a table."""
    house = table(8)
    room = Table(Session.open(bourre.GAME, house, [f"Seat {seat}" for seat in range(8)], 7), repeatable_seeds(seed))
    room.deal(20 + seed)
    random = Random(seed)
    while room.session.in_hand:
        hand = room.session.hand
        assert isinstance(hand, Hand)
        action = hand.legal()[-1]
        if action.verb == "draw":
            action = action._replace(cards=some_draw(random, hand.hands[action.seat], 5))
        room.act(action)
    return write(room.session)


def test_a_whole_hand_is_fair() -> None:
    text = next(text for text in map(played, range(20)) if text.count("restock") > 1)
    assert [verdict.code for verdict in verify(read_text(text))] == ["fair"]


def test_a_reshuffle_in_another_order_is_found() -> None:
    text = next(text for text in map(played, range(20)) if text.count("restock") > 1)
    line = next(line for line in text.splitlines() if "restock" in line)
    verb, first, second, *rest = line.strip(' ",').split()
    swapped = text.replace(line, f'  "{" ".join([verb, second, first, *rest])}",')
    assert [verdict.code for verdict in verify(read_text(swapped))] == ["wrong_restock"]


def test_a_cut_that_the_deck_does_not_have() -> None:
    # Bouillotte has twenty cards; a record may still say that fifty were cut off.
    deck = "As Ks Qs 9s 8s Ah Kh Qh 9h 8h Ad Kd Qd 9d 8d Ac Kc Qc 9c 8c"
    text = 'brelan = 1\ngame = "bouillotte"\nseats = ["A", "B", "C", "D"]\ndealer = "p1"\n[[hand]]\n'
    shuffle = '{ scheme = "brelan-1", cut = 50, seed = "' + "00" * 32 + '" }'
    (verdict,) = verify(read_text(f'{text}deck = "{deck}"\nshuffle = {shuffle}\n'))
    assert verdict.code == "impossible_cut"
    assert verdict.false


def test_each_hand_has_its_verdict() -> None:
    assert verify(read_text(played(1).split("[[hand]]")[0])) == ()
    text = played(1)
    again = text + text[text.index("[[hand]]") :].replace("cut = 21", "cut = 22")
    assert [verdict[:2] for verdict in verify(read_text(again))] == [(1, "fair"), (2, "wrong_deck")]
