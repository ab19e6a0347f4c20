"""B-DEAL: one card at a time from the dealer's left, and the dealer's last one turned up."""

from brelan import bourre
from brelan.cards import CARD_NAMES, SUIT_MASKS, mask_of, read_cards
from brelan.session import Table, repeatable_seeds

from ...dealing import after, dealt, may, table
from .test_b_table import opened


def test_B_DEAL_1_one_card_at_a_time_from_the_left_of_the_dealer() -> None:
    deck = tuple(reversed(range(52)))
    hand = bourre.deal(deck, 1, table(3))
    assert hand.hands[2] == mask_of(deck[0:15:3])
    assert hand.hands[0] == mask_of(deck[1:15:3])
    assert hand.hands[1] == mask_of(deck[2:15:3])
    assert hand.bids.stock == deck[15:]


def test_B_DEAL_1_four_cards_each_where_that_is_the_rule() -> None:
    hand = bourre.deal(range(52), 1, table(3, hand_size=4, max_discards=4))
    assert hand.hands[2] == mask_of(range(0, 12, 3))
    assert len(hand.bids.stock) == 40
    assert hand.deal.turned == 1 << 11


def test_B_DEAL_1_the_seat_at_the_right_of_the_dealer_cuts() -> None:
    assert [opened(4, dealer=dealer).cutter for dealer in range(4)] == [3, 0, 1, 2]


def test_B_DEAL_1_the_cut_counts() -> None:
    decks = []
    for cut in (20, 21):
        room = Table(opened(3), repeatable_seeds(5))
        decks.append(room.deal(cut).log[0].deck)
    assert decks[1] == (*decks[0][1:], decks[0][0])


def test_B_DEAL_2_the_last_card_of_the_dealer_is_turned_up_and_its_suit_is_trump() -> None:
    deck = read_cards(" ".join(name for name in CARD_NAMES if name != "7d"))
    hand = bourre.deal((*deck[:14], *read_cards("7d"), *deck[14:]), 0, table(3))
    assert hand.deal.turned == mask_of(read_cards("7d"))
    assert hand.deal.trump == SUIT_MASKS[2]
    assert [event[:3] for event in hand.happenings] == [("turned_up", 0, hand.deal.turned)]


def test_B_DEAL_2_the_turned_up_card_belongs_to_the_dealers_hand() -> None:
    hand = after(dealt("8h", "", "9h 7h"), "p1 play", "p1 draw", "p2 pass", "p3 play", "p3 draw", "p1 8h")
    assert hand.view(0).turned_held
    assert may(hand) == "9h"
    hand = after(dealt("6h", "", "2h 7h"), "p1 play", "p1 draw", "p2 pass", "p3 play", "p3 draw", "p1 6h", "p3 7h")
    assert not hand.view(0).turned_held
