"""Each switch of the house, by what it changes: a ruling with one value and another ruling with the other."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import pytest

from brelan import bourre
from brelan.cards import count
from brelan.table import Action, HouseError

from ...dealing import after, dealt, kinds, may, playing, refused, settled, table
from ...outcomes import hand_with
from .test_b_ante import antes
from .test_b_table import opened


def _seats(value: object) -> object:
    try:
        return bourre.house("louisiana", 3, {"seats": value}).seats
    except HouseError as error:
        return error.switch


def _hand_size(value: object) -> object:
    hand = dealt("", "", "2s", house=table(3, hand_size=value, max_discards=4))
    return [count(cards) for cards in hand.hands], len(hand.bids.stock)


def _ante(value: object) -> object:
    return antes(opened(2, ante=value))


def _ante_by(value: object) -> object:
    return antes(opened(2, dealer=1, ante_by=value))


def _second_ante(value: object) -> object:
    return after(dealt("", "", "2s", house=table(3, second_ante=value), pot=3), "p1 play").pot


def _exempt_from_ante(value: object) -> object:
    session = hand_with(opened(4, exempt_from_ante=value), {"p1": 2, "p2": 2, "p3": 1, "p4": 0})
    return sorted(antes(session))


def _declare(value: object) -> object:
    return kinds(after(dealt("", "", "2s", house=table(3, declare=value)), "p1 pass"))


def _draw(value: object) -> object:
    return after(dealt("", "", "2s", house=table(3, draw=value)), "p1 play").to_act


def _max_discards(value: object) -> object:
    hand = after(dealt("", "", "2s", house=table(3, max_discards=value)), "p1 play")
    return max(count(action.cards) for action in hand.legal())


def _restock(value: object) -> object:
    hand = after(dealt(*[""] * 7, "2s", house=table(8, restock=value)), "p1 pass")
    for seat in (1, 2, 3):
        hand = hand.apply(Action(seat, "play")).apply(Action(seat, "draw", hand.hands[seat]))
    return count(hand.pool)


def _ace_holds_dealer(value: object) -> object:
    hand = after(dealt("", "", "As", house=table(3, ace_holds_dealer=value)), "p1 play", "p1 draw", "p2 pass")
    return refused(hand, "p3 pass")


def _losing_trump(value: object) -> object:
    hand = playing("9h 2c 3c 4c 5c", "9s 2d 3d 4d 5d", "7s Kd Qd Jd 6s", house=table(3, losing_trump=value))
    return may(after(hand, "p1 9h", "p2 9s"))


def _cinch(value: object) -> object:
    return may(playing("As Ks Qs 2h 3h", "", "2s", house=table(3, cinch=value)))


def _bourre_blocks_award(value: object) -> object:
    return settled("3-2-0", 6, bourre_blocks_award=value).winner


def _limit(value: object) -> object:
    end = settled("3-2-0", 6, limit=value)
    return end.award, end.fines


def _limit_covers(value: object) -> object:
    end = settled("3-2-0", 6, limit=4, limit_covers=value)
    return end.award, end.fines


def _enforcement(value: object) -> object:
    hand = playing("9h 2c 3c 4c 5c", "7h Kd 3d 4d 5d", "8h Qd 6d 7d 2s", house=table(3, enforcement=value))
    refusal = after(hand, "p1 9h").accepts(bourre.read("p2 Kd"))
    return None if refusal is None else refusal.code


def _misplay(value: object) -> object:
    end = settled("3-0-2", 6, barred=0b10, reneges=(0, 2, 0), enforcement="honour", misplay=value)
    house = table(3, enforcement="honour", misplay=value)
    hand = playing("9h 2c 3c 4c 5c", "7h Kd 3d 4d 5d", "8h Qd 6d 7d 2s", house=house)
    return end.fines[1], after(hand, "p1 9h", "p2 Kd", "p3 8h").honour.barred


def _hands(value: object) -> object:
    return hand_with(opened(3, hands=value), {"p1": 3, "p2": 2}).over


def _start(value: object) -> object:
    return opened(3, start=value).ledger["p2"]


class Ruling(NamedTuple):
    """What is looked at, and what it is with two values of the switch."""

    look: Callable[[object], object]
    values: tuple[object, ...]
    found: tuple[object, ...]


RULINGS = {
    "seats": Ruling(_seats, ([2, 8], 5), (3, "seats")),
    "hand_size": Ruling(_hand_size, (5, 4), (([5, 5, 5], 37), ([4, 4, 4], 40))),
    "ante": Ruling(_ante, (1, 3), ({"p1": 1, "p2": 1}, {"p1": 3, "p2": 3})),
    "ante_by": Ruling(_ante_by, ("each", "dealer"), ({"p1": 1, "p2": 1}, {"p2": 2})),
    "second_ante": Ruling(_second_ante, (0, 2), (3, 5)),
    "exempt_from_ante": Ruling(
        _exempt_from_ante,
        ("bourre_and_tied", "bourre", "nobody"),
        (["p3"], ["p1", "p2", "p3"], ["p1", "p2", "p3", "p4"]),
    ),
    "declare": Ruling(_declare, ("in_turn", "closed_fist"), (["passes"], ["decided"])),
    "draw": Ruling(_draw, ("at_once", "after_all"), (0, 1)),
    "max_discards": Ruling(_max_discards, (5, 2, {"default": 5, "3": 1}), (5, 2, 1)),
    "restock": Ruling(_restock, ("pool", "folded_first"), (15, 5)),
    "ace_holds_dealer": Ruling(_ace_holds_dealer, (True, False), (("ace_holds_dealer", "B-DECLARE-2"), None)),
    "losing_trump": Ruling(_losing_trump, ("must", "may"), ("7s 6s", "7s 6s Kd Qd Jd")),
    "cinch": Ruling(_cinch, (True, False), ("As Ks Qs", "As Ks Qs 3h 2h")),
    "bourre_blocks_award": Ruling(_bourre_blocks_award, (False, True), (0, None)),
    "limit": Ruling(_limit, ("none", 4), ((6, (0, 0, 6)), (6, (0, 0, 4)))),
    "limit_covers": Ruling(_limit_covers, ("fines", "fines_and_award"), ((6, (0, 0, 4)), (4, (0, 0, 4)))),
    "enforcement": Ruling(_enforcement, ("strict", "honour"), ("must_follow_suit", None)),
    "misplay": Ruling(_misplay, ("renege", "retract", "bourre"), ((18, 0b10), (6, 0), (6, 0b10))),
    "hands": Ruling(_hands, (1, 2, "none"), (True, False, False)),
    "start": Ruling(_start, (100, 0), (100, 0)),
}


@pytest.mark.parametrize("switch", RULINGS)
def test_a_switch_changes_the_ruling(switch: str) -> None:
    look, values, found = RULINGS[switch]
    assert tuple(look(value) for value in values) == found
    assert len({repr(one) for one in found}) > 1


def test_every_switch_has_a_ruling() -> None:
    assert list(RULINGS) == list(bourre.SWITCHES)


def test_a_misplay_under_the_switch_retract_leaves_fines_for_no_tricks() -> None:
    assert settled("3-0-2", 6, reneges=(0, 2, 0), enforcement="honour", misplay="retract").fines == (0, 6, 0)
