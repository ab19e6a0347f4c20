"""The worked examples of the rules, one test each, in their order."""

from fractions import Fraction

from brelan.bourre.cinch import cinch_cards, sure_tricks
from brelan.bourre.play import legal_cards
from brelan.cards import SUIT_MASKS, cards_of, count, mask_of, read_cards, write_mask
from brelan.table import CHANCE, Action

from ...dealing import after, dealt, may, playing, refused, settled, table
from ...outcomes import hand_with
from .test_b_ante import antes
from .test_b_table import opened


def test_the_only_trump_on_a_led_jack_and_what_may_follow() -> None:
    # A, B and C are p1, p2 and p3; p4 and p5 pass.
    hand = playing("Jh 2d 3d 4d 5d", "3s Kd Qd Kc Qc", "Ah 5h 8s 6d 7d", "", "9s", passed="p4 p5", pot=5)
    hand = after(hand, "p1 Jh")
    assert may(hand) == "3s"
    hand = after(hand, "p2 3s")
    assert may(hand) == "Ah 5h"
    assert refused(hand, "p3 8s") == ("must_follow_suit", "B-PLAY-2")
    hand = after(hand, "p3 5h")
    assert hand.tricks.won == (0, 1, 0, 0, 0)


def test_three_two_nothing() -> None:
    end = settled("3-2-0-pass-pass", 5)
    assert (end.winner, end.award, end.fines) == (0, 5, (0, 0, 5, 0, 0))
    session = hand_with(opened(5), {"p1": 3, "p2": 2, "p3": 0})
    assert antes(session) == {"p1": 1, "p2": 1, "p4": 1, "p5": 1}
    assert session.deal(range(52)).ledger["pot"] == 9


def test_two_two_one() -> None:
    session = hand_with(opened(5), {"p1": 2, "p2": 2, "p3": 1})
    assert session.reports[-1]["carried"] == "5"
    assert antes(session) == {"p3": 1, "p4": 1, "p5": 1}
    assert session.deal(range(52)).ledger["pot"] == 8


def test_two_two_one_nothing() -> None:
    session = hand_with(opened(5), {"p1": 2, "p2": 2, "p3": 1, "p4": 0})
    assert antes(session) == {"p3": 1, "p5": 1}
    assert session.deal(range(52)).ledger["pot"] == 5 + 5 + 2


def test_five_seats_with_a_trick_each() -> None:
    session = hand_with(opened(5), {f"p{seat}": 1 for seat in range(1, 6)})
    assert session.reports[-1]["carried"] == "5"
    assert antes(session) == {}


def test_two_bourre_of_six_and_then_a_tie_with_one_bourre() -> None:
    session = hand_with(opened(6), {"p1": 3, "p2": 2, "p3": 0, "p4": 0})
    report = session.reports[-1]
    assert (report["pot"], report["winner"], report["carried"]) == ("6", "p1", "12")
    assert len(antes(session)) == 4
    end = settled("2-2-1-0-pass-pass", 12)
    assert (end.winner, sum(end.fines), 12 + sum(end.fines)) == (None, 12, 24)


def test_the_last_hand() -> None:
    session = hand_with(opened(5, hands=1, start=0, ante=1), {"p1": 3, "p2": 2, "p3": 0})
    assert session.result is not None
    assert session.result.share == Fraction(1)
    # An ante of one each; then +5, −5, and one chip for everybody.
    assert session.result.totals == (-1 + 5 + 1, -1 + 1, -1 - 5 + 1, -1 + 1, -1 + 1)


def test_void_in_the_suit_led_under_a_nine_of_trumps() -> None:
    for switch, cards in (("must", "7s 4s"), ("may", "7s 4s Kd 3d 2d")):
        house = table(4, losing_trump=switch)
        hand = playing("Jh 2c 3c 4c 5c", "9s Tc Jc Qc Kc", "7s 4s Kd 2d 3d", "8s", house=house, passed="p4")
        assert may(after(hand, "p1 Jh", "p2 9s")) == cards


def mask(text: str) -> int:
    return mask_of(read_cards(text))


def test_under_a_forced_trump() -> None:
    clubs = SUIT_MASKS[3]
    for own, rivals, best, sure, free in (
        ("7c 4c 3c", "5c", "Qc", 1, "7c 4c 3c"),
        ("Kc Qc 9c", "Jc Tc 2c", "Ac", 1, "Kc Qc 9c"),
        ("Kc Qc Jc", "Tc 9c 2c", "Ac", 2, "Kc Qc Jc"),
    ):
        hand, rival, top = mask(own), mask(rivals), mask(best)
        legal = legal_cards(hand, clubs, top, clubs, True)
        assert legal == hand
        assert sure_tricks(hand, legal, clubs, top, clubs, rival, rival) == sure
        assert write_mask(cinch_cards(hand, legal, clubs, top, clubs, rival, rival, 1, 3)) == free


def test_eight_seats_and_a_stock_of_twelve() -> None:
    hand = dealt(*[""] * 7, "2s")
    assert len(hand.bids.stock) == 12
    for seat in (0, 1, 2):
        hand = hand.apply(Action(seat, "play")).apply(Action(seat, "draw", hand.hands[seat]))
    assert count(hand.hands[2]) == 2
    assert hand.bids.wanting == 3
    hand = hand.apply(Action(CHANCE, "restock", order=tuple(cards_of(hand.pool))))
    assert count(hand.hands[2]) == 5
