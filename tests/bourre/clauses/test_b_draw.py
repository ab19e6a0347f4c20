"""B-DRAW: changing cards, and what happens when the stock runs out."""

from brelan import bourre
from brelan.bourre import Hand
from brelan.cards import cards_of, count, mask_of, read_cards, write_cards, write_mask
from brelan.table import CHANCE, Action, Happening

from ...dealing import after, dealt, kinds, refused, table

EIGHT = [""] * 7 + ["2s"]


def mask(text: str) -> int:
    return mask_of(read_cards(text))


def drawing_five(hand: Hand, *seats: int) -> Hand:
    """Each of *seats* in its turn stays and changes its whole hand."""
    for seat in seats:
        hand = hand.apply(Action(seat, "play"))
        hand = hand.apply(Action(seat, "draw", hand.hands[seat]))
    return hand


def restocked(hand: Hand) -> Hand:
    """The reshuffle that is waited for, in ascending order."""
    return hand.apply(Action(CHANCE, "restock", order=tuple(cards_of(hand.pool))))


def test_B_DRAW_1_any_number_up_to_the_most_is_dealt_from_the_stock() -> None:
    hand = after(dealt("Ah Kh Qh 3c 9d", "", "2s", stock="5s 6s 7s"), "p1 play")
    assert [str(option) for option in hand.options()] == ["p1 draw 0-5"]
    assert len(hand.legal()) == 32
    hand = after(hand, "p1 draw 3c 9d")
    assert hand.hands[0] == mask("Ah Kh Qh 5s 6s")
    assert hand.bids.stock[:1] == read_cards("7s")
    assert hand.bids.wanting == 0


def test_B_DRAW_1_none_is_a_number_too() -> None:
    hand = after(dealt("Ah Kh Qh Jh Th", "", "2s"), "p1 play", "p1 draw")
    assert hand.hands[0] == mask("Ah Kh Qh Jh Th")
    assert hand.bids.drawn == (0, -1, -1)


def test_B_DRAW_1_no_more_than_the_house_lets_go() -> None:
    hand = after(dealt("Ah Kh Qh 3c 9d", "", "2s", house=table(3, max_discards=1)), "p1 play")
    assert refused(hand, "p1 draw 3c 9d") == ("too_many_discards", "B-DRAW-1")
    assert refused(hand, "p1 draw 3c") is None
    assert [str(option) for option in hand.options()] == ["p1 draw 0-1"]


def test_B_DRAW_1_the_most_may_hang_on_the_number_of_seats() -> None:
    switch = {"default": 5, "7": 3}
    for seats, most in ((6, 5), (7, 3)):
        hand = after(dealt(*[""] * (seats - 1), "2s", house=table(seats, max_discards=switch)), "p1 play")
        assert [str(option) for option in hand.options()] == [f"p1 draw 0-{most}"]


def test_B_DRAW_1_only_cards_of_ones_own() -> None:
    hand = after(dealt("Ah Kh Qh 3c 9d", "Ad", "2s"), "p1 play")
    assert refused(hand, "p1 draw Ad") == ("not_in_hand", "B-DRAW-1")


def test_B_DRAW_1_at_once_means_before_the_next_seat_speaks() -> None:
    hand = after(dealt("", "", "2s"), "p1 play")
    assert refused(hand, "p2 play") == ("not_now", "B-DECLARE-1")
    assert hand.to_act == 0
    assert refused(after(hand, "p1 draw"), "p2 play") is None


def test_B_DRAW_1_after_all_means_a_second_round_in_the_same_order() -> None:
    hand = dealt("", "", "", "2s", house=table(4, draw="after_all"))
    hand = after(hand, "p1 play")
    assert refused(hand, "p1 draw") == ("not_now", "B-DRAW-1")
    hand = after(hand, "p2 pass", "p3 play", "p4 play")
    assert refused(hand, "p3 draw") == ("not_your_turn", "B-DRAW-1")
    hand = after(hand, "p1 draw", "p3 draw", "p4 draw")
    assert hand.to_act == 0
    assert hand.allowed


def test_B_DRAW_2_the_number_is_public_the_cards_are_not() -> None:
    hand = after(dealt("Ah Kh Qh 3c 9d", "", "2s"), "p1 play")
    one, other = after(hand, "p1 draw 3c 9d"), after(hand, "p1 draw Ah Kh")
    assert one.happenings == other.happenings == (Happening("drew", 0, amount=2, clause="B-DRAW-1"),)
    assert one.view(1).drawn == (2, -1, -1)
    assert one.view(1).as_dict() == other.view(1).as_dict()
    assert one.view(0).own_discards == mask("3c 9d")


def test_B_DRAW_2_the_dealer_may_lay_the_turned_up_card_aside_and_trump_stays() -> None:
    hand = after(dealt("", "", "Ks 2s"), "p1 play", "p1 draw", "p2 pass", "p3 play", "p3 draw 2s Ks")
    assert kinds(hand) == ["drew", "laid_aside"]
    assert hand.happenings[1] == Happening("laid_aside", 2, mask("2s"), clause="B-DRAW-2")
    assert hand.deal.trump == 0x1FFF
    assert not hand.view(0).turned_held
    assert hand.view(0).sizes == (5, 0, 5)


def test_B_DRAW_2_the_turned_up_card_never_comes_into_the_stock() -> None:
    # The dealer of eight passes: a later reshuffle does not hold it. Four seats: he lays it aside, and nobody gets it.
    passed = dealt(*EIGHT, house=table(8, draw="after_all"))
    for seat in range(7):
        passed = passed.apply(Action(seat, "play"))
    passed = passed.apply(Action(7, "pass"))
    for seat in range(3):
        passed = passed.apply(Action(seat, "draw", passed.hands[seat]))
    assert passed.awaits == "restock"
    assert count(passed.pool) == 4 + 10
    assert not passed.pool & passed.deal.turned
    aside = dealt("", "", "", "2s", stock="3s", house=table(4))
    aside = after(drawing_five(aside, 0, 1, 2), "p4 play")
    aside = aside.apply(Action(3, "draw", aside.hands[3]))
    assert not any(hand & aside.deal.turned for hand in aside.hands)
    assert aside.deal.turned & ~mask_of(aside.bids.stock)


def test_B_DRAW_3_the_stock_runs_out_in_the_middle_of_serving() -> None:
    hand = drawing_five(dealt(*EIGHT), 0, 1, 2)
    assert (hand.awaits, hand.to_act, list(hand.legal())) == ("restock", None, [])
    assert count(hand.hands[2]) == 2
    assert hand.bids.wanting == 3
    assert count(hand.pool) == 10
    assert hand.pool == hand.bids.discards[0] | hand.bids.discards[1]
    hand = restocked(hand)
    assert hand.happenings == (Happening("restock", amount=10, clause="B-DRAW-3"),)
    assert count(hand.hands[2]) == 5
    assert len(hand.bids.stock) == 7
    assert hand.to_act == 3


def test_B_DRAW_3_never_the_discards_of_the_seat_being_served() -> None:
    hand = drawing_five(dealt(*EIGHT), 0, 1)
    own = hand.hands[2]
    hand = drawing_five(hand, 2)
    assert not hand.pool & own
    order = write_cards([*cards_of(hand.pool), *cards_of(own)])
    assert refused(hand, f"restock {order}") == ("wrong_restock", "B-DRAW-3")


def test_B_DRAW_3_pool_takes_passed_hands_and_discards_together() -> None:
    hand = after(dealt(*EIGHT), "p1 pass")
    gone = hand.bids.folded
    hand = drawing_five(hand, 1, 2, 3)
    assert gone
    assert hand.pool == gone | hand.bids.discards[1] | hand.bids.discards[2]


def test_B_DRAW_3_folded_first_takes_the_discards_only_when_passed_hands_are_gone() -> None:
    hand = after(dealt(*EIGHT, house=table(8, restock="folded_first")), "p1 pass")
    gone = hand.bids.folded
    hand = drawing_five(hand, 1, 2, 3)
    assert hand.pool == gone
    hand = restocked(hand)
    assert hand.awaits is None
    assert len(hand.bids.stock) == 2
    # The next draw needs five: two from the stock, then the discards of the others.
    hand = drawing_five(hand, 4)
    assert count(hand.pool) == 15
    assert hand.pool == hand.bids.discards[1] | hand.bids.discards[2] | hand.bids.discards[3]


def test_B_DRAW_3_folded_first_may_need_two_reshuffles_for_one_draw() -> None:
    # The passed hand of a dealer gives only four cards, for the turned-up one stays out.
    hand = dealt("2s", *[""] * 7, house=table(8, restock="folded_first", draw="after_all"), dealer=0)
    for seat in range(1, 8):
        hand = hand.apply(Action(seat, "play"))
    hand = hand.apply(Action(0, "pass"))
    for seat, number in ((1, 5), (2, 5), (3, 2), (4, 5)):
        hand = hand.apply(Action(seat, "draw", mask_of(list(cards_of(hand.hands[seat]))[:number])))
    assert count(hand.pool) == 4
    hand = restocked(hand)
    assert hand.awaits == "restock"
    assert hand.bids.wanting == 1
    assert count(hand.pool) == 12
    assert restocked(hand).awaits is None


def test_B_DRAW_3_the_order_is_chance_and_is_dealt_from_its_top() -> None:
    hand = drawing_five(dealt(*EIGHT), 0, 1, 2)
    order = tuple(reversed(list(cards_of(hand.pool))))
    after_it = hand.apply(Action(CHANCE, "restock", order=order))
    assert after_it.hands[2] == hand.hands[2] | mask_of(order[:3])
    assert after_it.bids.stock == order[3:]


def test_B_DRAW_3_nothing_else_may_happen_before_the_reshuffle() -> None:
    hand = drawing_five(dealt(*EIGHT), 0, 1, 2)
    assert refused(hand, "p4 play") == ("restock_first", "B-DRAW-3")
    assert refused(hand, "p3 draw") == ("restock_first", "B-DRAW-3")
    fewer = write_cards(list(cards_of(hand.pool))[1:])
    assert refused(hand, f"restock {fewer}") == ("wrong_restock", "B-DRAW-3")
    twice = f"{write_mask(hand.pool)} {write_mask(hand.pool & -hand.pool)}"
    assert refused(hand, f"restock {twice}") == ("wrong_restock", "B-DRAW-3")


def test_B_DRAW_3_no_reshuffle_while_there_are_cards() -> None:
    hand = after(dealt("", "", "2s"), "p1 play", "p1 draw 2c", "p2 pass")
    assert (hand.awaits, hand.pool) == (None, 0)
    assert refused(hand, "restock 2c 3c") == ("no_restock_now", "B-DRAW-3")
    assert bourre.CODES["no_restock_now"] == "B-DRAW-3"
