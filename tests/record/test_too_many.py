"""A record of more than any session has is no record: it would take minutes to replay."""

from __future__ import annotations

import pytest

from brelan.record import NotARecordError, read_text, replay
from brelan.record.read import MOST_ACTIONS
from brelan.table import MOST_HANDS

TOP = """
brelan = 1
game = "bouillotte"
profile = "pagat"
seats = ["Ana", "Bea", "Cy"]
dealer = "p1"
"""
HAND = '[[hand]]\ndeck = "8s 9s Ks As 8h 9h Kh Ah 8d 9d Kd Ad 8c 9c Kc Ac"\n'


def test_a_session_has_its_most_hands() -> None:
    assert len(read_text(TOP + HAND * MOST_HANDS).hands) == MOST_HANDS


def test_one_more_is_refused() -> None:
    with pytest.raises(NotARecordError) as refused:
        read_text(TOP + HAND * (MOST_HANDS + 1))
    assert (refused.value.code, refused.value.place, refused.value.detail) == ("too_many_hands", "hand", "10000")


def raises(number: int) -> str:
    """A hand in which three seats raise by a chip, one after the other."""
    moves = ["p3 open 2", *(f"p{3 - at % 3} raise {at + 2}" for at in range(1, number))]
    return HAND + "actions = [" + ", ".join(f'"{move}"' for move in moves) + "]\n"


RICH = TOP + "[rules]\ncarre = false\ncave = 100000\n"


def test_a_hand_has_its_most_actions() -> None:
    played = replay(read_text(RICH + raises(MOST_ACTIONS)))
    assert played.fault is None
    assert len(played.session.log[0].actions) == MOST_ACTIONS


def test_one_action_more_is_refused() -> None:
    with pytest.raises(NotARecordError) as refused:
        read_text(RICH + raises(MOST_ACTIONS + 1))
    assert (refused.value.code, refused.value.place) == ("too_many_actions", "hand 1, actions")
