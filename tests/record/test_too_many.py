"""A record of more hands than any session has is no record: it would take minutes to replay."""

from __future__ import annotations

import pytest

from brelan.record import NotARecordError, read_text
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
