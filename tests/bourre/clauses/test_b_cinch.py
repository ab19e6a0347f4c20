"""B-CINCH: the sure hand and its duties. Spades are trump; the last seat deals."""

import pytest

from brelan.bourre import Hand
from brelan.bourre.cinch import Cinch, cinch_cards, may_bind, outnumbered, seats_to_follow, sure_tricks
from brelan.bourre.play import legal_cards, shown
from brelan.bourre.trick import allowed_cards, known_rivals
from brelan.cards import FULL_DECK, SUIT_MASKS, cards_of, mask_of, read_cards, suit_mask, write_cards, write_mask

from ...dealing import after, dealt, may, playing, refused, table

TRUMP = SUIT_MASKS[0]
HEARTS = SUIT_MASKS[1]
ALL = TRUMP | HEARTS
ABOVE_NINE = "As Ks Qs Js Ts"
LEAVES = "p4"
"""The fourth seat deals, turns a low trump up and passes, so that nothing is known of the others."""


def lead(own: str, *, discards: str = "", size: int = 5) -> Hand:
    """A first lead by p1, who holds *own* and hearts to fill up; of the others nothing is known."""
    house = table(4, hand_size=size, max_discards=size)
    side = " ".join(f"{rank}h" for rank in "23456"[: size - len(own.split())])
    return playing(
        f"{own} {side}", "2c 3c 4c 5c 6c"[: 3 * size], "2d 3d 4d 5d 6d"[: 3 * size], "3s", house=house, passed=LEAVES
    )


def sure(hand: Hand) -> int:
    """Tricks won and sure tricks of a seat with a cinch; 0 without one."""
    why = hand.cinch()
    return 0 if why is None else why.won + why.sure


@pytest.mark.parametrize(
    ("trumps", "cinch"),
    [
        ("As Ks Qs", 3),
        ("Ks Qs Js Ts", 3),
        ("Qs Js Ts 9s 8s", 3),
        ("Ks Qs Js", 0),
        ("As Qs Js", 0),
        ("As Qs Js Ts", 3),
        ("As Ks Js", 0),
        ("As Ks", 0),
    ],
)
def test_B_CINCH_1_three_of_five_with_nothing_else_known(trumps: str, cinch: int) -> None:
    assert sure(lead(trumps)) == cinch


def test_B_CINCH_1_three_of_four_with_four_cards() -> None:
    assert sure(lead("As Ks Qs", size=4)) == 3
    assert sure(lead("As Ks", size=4)) == 0


def test_B_CINCH_1_one_trick_won_and_ace_king_or_ace_queen_jack() -> None:
    for own in ("As Ks 2h 3h", "As Qs Js 3h"):
        hand = playing(f"Ah {own}", "2c 4h 5c 6c 7c", "2d 5h 5d 6d 7d", "3s", passed=LEAVES)
        assert hand.cinch() is None
        assert sure(after(hand, "p1 Ah", "p2 4h", "p3 5h")) == 3


def test_B_CINCH_1_no_duty_without_the_switch() -> None:
    hand = playing("As Ks Qs 2h 3h", "", "2s", house=table(3, cinch=False))
    assert may(hand) == "As Ks Qs 3h 2h"
    assert may(playing("As Ks Qs 2h 3h", "", "2s", house=table(3))) == "As Ks Qs"


def test_B_CINCH_2_what_was_played_is_known() -> None:
    hand = playing("Qs Js Ts 9s 2h", "As 2c 3c 4c 5c", "Ks 2d 3d 4d 3h", "3s", passed=LEAVES)
    assert hand.cinch() is None
    hand = after(hand, "p1 2h", "p2 As", "p3 3h")
    hand = after(hand, "p2 2c", "p3 Ks", "p1 9s")
    # Ace and king are gone: queen, jack and ten are sure.
    hand = after(hand, "p3 2d")
    assert hand.to_act == 0
    assert sure(hand) == 3


def drawn(own: str, draw: str, stock: str) -> Hand:
    """A first lead by p1, who held *own* and drew from the top of *stock*."""
    hand = dealt(own, "2c 3c 4c 5c 6c", "2d 3d 4d 5d 6d", "3s", house=table(4), stock=stock)
    return after(hand, "p1 play", draw, "p2 play", "p2 draw", "p3 play", "p3 draw", "p4 pass")


def test_B_CINCH_2_own_discards_are_known_to_be_gone() -> None:
    hand = playing("Ks Qs Js 2h 3h", "", "", "3s", passed=LEAVES)
    assert hand.cinch() is None
    fresh = drawn("As Qs Js 2h 3h", "p1 draw As", stock="Ks")
    assert fresh.hands[0] == hand.hands[0]
    assert sure(fresh) == 3


def seven_draw(last_draws: int) -> Hand:
    """p1 lays the ace of trumps away and keeps K-Q-J; four more empty the stock but for a card; the sixth draws too."""
    hand = dealt("As Qs Js 2h 3h", "", "", "", "", "", "3s", house=table(7), stock="Ks")
    hand = after(hand, "p1 play", "p1 draw As")
    for seat, number in enumerate((5, 5, 5, 0, last_draws), 1):
        laid = write_cards(list(cards_of(hand.hands[seat]))[:number])
        hand = after(hand, f"p{seat + 1} play", f"p{seat + 1} draw {laid}")
    if hand.awaits:
        # The ace goes to the bottom of the new stock, where nobody gets it; but somebody might have.
        hand = after(hand, f"restock {write_cards(sorted(cards_of(hand.pool), key=lambda card: card == ACE))}")
    return after(hand, "p7 pass")


ACE = 12


def test_B_CINCH_2_unless_they_went_back_into_the_stock() -> None:
    assert sure(seven_draw(1)) == 3
    assert sure(seven_draw(2)) == 0


def test_B_CINCH_2_only_the_dealer_can_have_the_turned_up_card() -> None:
    house = table(4, ace_holds_dealer=False)
    own = "Ks Qs Js 2h 3h"
    stays = playing(own, "", "", "2d 3d 4d 5d As", house=house)
    assert stays.cinch() is None
    # Out with his hand, or laid aside, it is gone.
    assert sure(playing(own, "", "", "2d 3d 4d 5d As", house=house, passed="p4")) == 3
    aside = dealt(own, "", "", "2d 3d 4d 5d As", house=house)
    for seat in (1, 2, 3):
        aside = after(aside, f"p{seat} play", f"p{seat} draw")
    assert sure(after(aside, "p4 play", "p4 draw As")) == 3


def test_B_CINCH_2_not_following_shows() -> None:
    hand = playing("As 9s 8s Ah 2h", "2c 3c 4c 5c 6c", "2d 3d 4d 5d 2s")
    hand = after(hand, "p1 As", "p2 2c", "p3 2s")
    assert hand.cinch() is None
    hand = after(hand, "p1 9s", "p2 3c", "p3 2d")
    # Neither has a trump: the last trump is sure, and with no rival trump left the ace of hearts as well.
    assert hand.cinch() == Cinch(2, 2, 1 << 6)
    assert hand.view(0).shown[1] & 0x1FFF == 0x1FFF


def test_B_CINCH_2_not_beating_shows() -> None:
    # p3 did not beat the ten of trumps, and p2 has none: nobody has ace, king, queen or jack.
    hand = playing("Ts 9s 8s 2h 3h", "2c 3c 4c 5c 6c", "7s 2d 3d 4d 2s")
    assert hand.cinch() is None
    hand = after(hand, "p1 Ts", "p2 2c", "p3 7s")
    assert sure(hand) == 3
    assert may(hand) == "9s 8s"


def test_B_CINCH_2_not_trumping_shows() -> None:
    # Hearts led: p2 and p3 neither follow nor trump, so all trumps are with p1.
    hand = playing("Ah 2s 3s 4h 5h", "2c 3c 4c 5c 6c", "2d 3d 4d 5d 6d", "4s", passed=LEAVES)
    assert hand.cinch() is None
    hand = after(hand, "p1 Ah", "p2 2c", "p3 2d")
    assert sure(hand) == 5


def test_B_CINCH_2_what_all_others_may_hold_and_those_still_to_play() -> None:
    hand = playing("Ah Kd 4h 5h 6h", "2h 3c 4c 5c 7d", "2d 3d 4d 5d 6d", "3s", passed=LEAVES)
    hand = after(hand, "p1 Ah", "p2 2h", "p3 2d", "p1 Kd")
    rivals, later = known_rivals(hand.deal, hand.hands, hand.bids, hand.tricks, 1)
    # p3 has shown that it has neither hearts nor trumps; p1 may have both.
    away = mask_of(read_cards("Ah 2h 2d Kd 3s 3c 4c 5c 7d"))
    assert rivals == FULL_DECK & ~away
    assert later == FULL_DECK & ~away & ~ALL
    # With two behind, a heart may be with either.
    hand = after(playing("Kd", "7d", "", "3s"), "p1 Kd")
    for shows in ((0, 0, HEARTS, 0), (0, 0, 0, HEARTS)):
        _, later = known_rivals(hand.deal, hand.hands, hand.bids, hand.tricks._replace(shown=shows), 1)
        assert later & HEARTS == HEARTS & ~hand.hands[1]


def test_B_CINCH_2_who_is_still_to_play() -> None:
    assert seats_to_follow(0, 0b1111, 4, 4) == 0b1110
    assert seats_to_follow(2, 0b1101, 4, 3) == 0b1001
    assert seats_to_follow(1, 0b1111, 4, 2) == 0b0100
    assert seats_to_follow(3, 0b1111, 4, 1) == 0


def test_B_CINCH_2_following_suit_under_a_ruff_shows_nothing() -> None:
    hand = playing("2h Ks Qs Js 3c", "5s 2d 3d 4d 5d", "3h Ah 6d 7d 8d", "3s", passed=LEAVES)
    hand = after(hand, "p1 2h", "p2 5s", "p3 3h")
    assert hand.view(0).shown[2] == 0
    # The ruff of p2 shows that it has no hearts.
    assert hand.view(0).shown[1] == 0x1FFF << 13


@pytest.mark.parametrize(("losing_trump", "shows"), [("must", ALL), ("may", HEARTS | mask_of(read_cards("As Ks Qs")))])
def test_B_CINCH_2_a_side_card_under_a_ruff_shows_by_the_switch(losing_trump: str, shows: int) -> None:
    house = table(4, losing_trump=losing_trump)
    hand = playing("2h 3c 4c 5c 6c", "Js 2d 3d 4d 5d", "Ad Kd Qd 7c 8c", "3s", house=house, passed=LEAVES)
    assert after(hand, "p1 2h", "p2 Js", "p3 Ad").view(0).shown == (0, HEARTS, shows, 0)


def test_B_CINCH_2_a_misplay_that_stands_shows_nothing() -> None:
    house = table(3, enforcement="honour")
    hand = playing("2h Ah 3c 4c 5c", "7h 5s 3d 4d 5d", "3h 6d 7d 8d 2s", house=house)
    hand = after(hand, "p1 Ah", "p2 3d", "p3 3h")
    assert hand.honour.reneges == (0, 1, 0)
    assert hand.view(0).shown == (0, 0, 0)


@pytest.mark.parametrize(
    ("card", "led", "best", "must", "shows"),
    [
        ("7s", "", "", True, 0),
        ("7h", "", "", False, 0),
        ("Ts", "s", "9s", True, 0),
        ("Th", "h", "9h", True, 0),
        ("7s", "s", "9s", True, mask_of(read_cards(ABOVE_NINE))),
        ("7h", "h", "9h", True, mask_of(read_cards("Ah Kh Qh Jh Th"))),
        ("Th", "h", "9s", True, 0),
        ("9s", "h", "9h", True, HEARTS),
        ("Ts", "h", "9s", True, HEARTS),
        ("7s", "h", "9s", True, HEARTS | mask_of(read_cards(ABOVE_NINE))),
        ("Ad", "h", "9h", True, ALL),
        ("Ad", "h", "9h", False, ALL),
        ("Ad", "h", "9s", True, ALL),
        ("Ad", "h", "9s", False, HEARTS | mask_of(read_cards(ABOVE_NINE))),
        ("Ad", "s", "9s", True, TRUMP),
    ],
)
def test_B_CINCH_2_what_each_play_shows(card: str, led: str, best: str, must: bool, shows: int) -> None:
    suit = {"": 0, "s": TRUMP, "h": HEARTS}[led]
    assert shown(mask_of(read_cards(card)), suit, mask_of(read_cards(best)), TRUMP, must) == shows


def test_B_CINCH_2_when_the_highest_trump_would_be_lost_it_does_not_count() -> None:
    # One trick won, and an ace led: the king would go. With the nine behind the queen that is no cinch.
    hand = playing("2c As Ah 3c 4c", "Ac Ks Qs 9s 2h", "5c 3h 3d 4d 5d", "3s", passed=LEAVES)
    hand = after(hand, "p1 2c", "p2 Ac", "p3 5c", "p2 2h", "p3 3h", "p1 Ah", "p1 As")
    assert hand.cinch() is None
    assert may(hand) == "Ks Qs 9s"
    # With the jack it is one, and all three are equal. (p2 should have led a trump; the table of honour let it pass.)
    house = table(4, enforcement="honour")
    hand = playing("2c As Ah 3c 4c", "Ac Ks Qs Js 2h", "5c 3h 3d 4d 5d", "3s", passed=LEAVES, house=house)
    hand = after(hand, "p1 2c", "p2 Ac", "p3 5c", "p2 2h", "p3 3h", "p1 Ah", "p1 As")
    assert sure(hand) == 3
    assert may(hand) == "Ks Qs Js"


def counted(
    own: str, rivals: str, best: str = "", later: str = "", *, won: int = 0, must: bool = True
) -> tuple[int, str]:
    """Sure tricks of *own*, and what the cinch leaves to play; *best* is the best card of the trick so far."""
    hand, rival, behind, top = (mask_of(read_cards(text)) for text in (own, rivals, later, best))
    led = suit_mask(top) if top else 0
    legal = legal_cards(hand, led, top, TRUMP, must)
    sure = sure_tricks(hand, legal, led, top, TRUMP, rival, behind)
    return sure, write_mask(cinch_cards(hand, legal, led, top, TRUMP, rival, behind, won, 3))


def test_B_CINCH_2_at_any_time_trumps_less_those_that_higher_rivals_can_beat() -> None:
    assert counted("Ks Js 9s 2h", "As Qs", "Kh", "As Qs")[0] == 1
    assert counted("Ks Js 9s 2h", "As Ts", "Kh", "As Ts")[0] == 1
    assert counted("Ks Js 9s 2h", "Ts 8s", "Kh", "Ts 8s")[0] == 2
    # One rival can beat but one of them.
    assert counted("Ks Js 9s 2h", "As", "Kh", "As")[0] == 2


def test_B_CINCH_2_on_lead_each_top_trump_brings_down_the_lowest_rival() -> None:
    assert counted("As Js 2h", "Ks 3s")[0] == 1
    assert counted("As Js 2h", "Ks 3h")[0] == 2
    assert counted("As Js 9s", "Ks Ts")[0] == 2
    assert counted("As Ks Js", "Qs 3s")[0] == 3
    assert counted("As Ks Js 2h", "Qs 3s")[1] == "As Ks"
    # In a hand: all the other trumps are gone.
    hand = lead("As Ks Js")
    gone = hand.tricks._replace(gone=TRUMP & ~mask_of(read_cards("As Ks Js Qs 4s")))
    assert allowed_cards(hand.deal, hand.hands, hand.bids, gone, 0) == mask_of(read_cards("As Ks"))


def test_B_CINCH_2_on_lead_side_cards_count_when_no_rival_trump_is_left() -> None:
    assert counted("As Qh 2d", "Ks Jh 3d")[0] == 2
    assert counted("As Qh 2d", "Ks Kh 3d")[0] == 1
    assert counted("As Qh 2d", "Ks Qs Jh 3d")[0] == 1
    assert counted("Qh 2d 9c", "Jh 3d 8c")[0] == 2


def test_B_CINCH_2_a_card_that_holds_the_trick_and_then_the_lead() -> None:
    # The ace ruffs and holds; the king draws the queen; the jack is good. Waiting would count two.
    assert counted("As Ks Js", "Qs 2h", "Kh", "2h")[0] == 3
    assert counted("As Ks Js", "Qs 2s", "Kh", "2s")[0] == 2
    # The lowest trump behind does not beat the ace; it falls under the king, and the ace of diamonds is good.
    assert counted("As Ks Ad", "2s 2d", "Kh", "2s")[0] == 3
    # Where somebody behind can beat the highest trump, only the waiting counts.
    assert counted("Qs Ts 9s", "Js Ks 2h", "Kh", "Js Ks")[0] == 1
    # Without a trump to play, any card that holds will do: here the heart, and after it the ace.
    assert counted("Ah As 2d", "3s 3h 3d", "Kh", "3h")[0] == 2
    assert counted("Ah 2d", "3s 3h 3d", "Kh", "3s")[0] == 0
    # Of two hearts that hold, one is played and the other led.
    assert counted("Ah Kh", "Qh 3d", "Th", "Qh")[0] == 2


def test_B_CINCH_2_under_a_forced_trump() -> None:
    # The queen of trumps is led, the five is the only rival trump: one trick won is no cinch, any of the three will do.
    assert counted("7s 4s 3s", "5s", "Qs", "5s", won=1) == (1, "7s 4s 3s")


def test_B_CINCH_2_a_losing_trump_that_may_be_kept_counts_as_forced() -> None:
    # The duty would take the king under the ace, although it might be kept.
    assert counted("Ks Qs 2h", "Js", "As", "Js", must=False)[0] == 1


def test_B_CINCH_3_on_lead_the_highest_trump() -> None:
    hand = lead("As Ks Qs")
    assert refused(hand, "p1 2h") == ("cinch_lead", "B-CINCH-3")
    hand = lead("As Qs Js Ts")
    assert may(hand) == "As"
    assert refused(hand, "p1 Qs") == ("cinch_lead", "B-CINCH-3")


def test_B_CINCH_1_cards_enough_for_the_majority_and_trumps_enough_for_the_rivals() -> None:
    three, two, ace = (mask_of(read_cards(text)) for text in ("As Qs Js", "As Qs", "As"))
    assert may_bind(three, three, TRUMP, 2, 0, 3)
    assert not may_bind(two, two, TRUMP, 2, 0, 3)
    assert not may_bind(three, three, TRUMP, 1, 0, 3)
    assert not outnumbered(ace, mask_of(read_cards("2s 3h")), TRUMP, 1, 3)
    assert outnumbered(ace, mask_of(read_cards("2s 3s")), TRUMP, 1, 3)
    assert not outnumbered(ace, mask_of(read_cards("2s 3s")), TRUMP, 2, 3)


@pytest.mark.parametrize("last", ["9s", "2s"])
def test_B_CINCH_3_one_trump_is_enough_when_no_rival_has_any(last: str) -> None:
    # One trick won, one trump left; p2 and p3 have shown that they have none, so the hearts are sure as well.
    hand = playing(f"As {last} Ah Kh Qh", "2c 3c 4c 5c 6c", "2d 3d 4d 5d 6d", "3s", passed=LEAVES)
    hand = after(hand, "p1 As", "p2 2c", "p3 2d")
    assert may(hand) == last
    assert refused(hand, "p1 Ah") == ("cinch_lead", "B-CINCH-3")


def test_B_CINCH_4_playing_to_a_trick_the_highest_trump_if_a_trump_is_allowed() -> None:
    hand = playing("9h 2c 3c 4c 5c", "As Qs Js Ts 2d", "8h 3d 4d 5d 6d", "3s", passed=LEAVES)
    hand = after(hand, "p1 9h")
    assert may(hand) == "As"
    assert refused(hand, "p2 Ts") == ("cinch_trump", "B-CINCH-4")


def test_B_CINCH_4_following_suit_comes_first() -> None:
    hand = playing("9h 2c 3c 4c 5c", "As Ks Qs Th 2d", "8h 3d 4d 5d 6d", "3s", passed=LEAVES)
    hand = after(hand, "p1 9h")
    assert hand.cinch() is not None
    assert may(hand) == "Th"


def test_B_CINCH_5_the_last_to_play_is_bound_by_play_alone() -> None:
    hand = playing("9h 2c 3c 4c 5c", "8h 3d 4d 5d 6d", "As Ks Qs 2s 2d", "3s", passed=LEAVES)
    hand = after(hand, "p1 9h", "p2 8h")
    assert hand.cinch() is not None
    assert may(hand) == "As Ks Qs 2s"


def test_B_CINCH_6_touching_trumps_are_equal() -> None:
    assert may(lead("As Ks Qs")) == "As Ks Qs"
    assert may(lead("Ks Qs Js Ts")) == "Ks Qs Js Ts"
    assert may(lead("As Qs Js Ts 9s")) == "As"
    assert counted("As Ks Qs 2s", "Js")[1] == "As Ks Qs"


def test_B_CINCH_6_a_trump_that_is_gone_does_not_lie_between() -> None:
    # The king is among p1's own discards, so ace and queen touch.
    assert may(drawn("As Ks Js Ts 3h", "p1 draw Ks", stock="Qs")) == "As Qs Js Ts"


def test_B_CINCH_7_three_tricks_won_is_a_cinch() -> None:
    hand = playing("As Ks Qs 4s 2h", "2c 3c 4c 5c 6c", "2d 3d 4d 5d 6d", "3s", passed=LEAVES)
    hand = after(hand, "p1 As", "p2 2c", "p3 2d", "p1 Ks", "p2 3c", "p3 3d", "p1 Qs", "p2 4c", "p3 4d")
    assert hand.tricks.won == (3, 0, 0, 0)
    assert hand.cinch() == Cinch(3, 1, 1 << 2)
    assert refused(hand, "p1 2h") == ("cinch_lead", "B-CINCH-3")
    assert may(hand) == "4s"


def test_B_CINCH_7_three_tricks_won_bind_a_losing_trump_that_may_be_kept() -> None:
    house = table(4, losing_trump="may")
    own = "Kh Qh Jh 4s 2c"
    hand = playing(own, "3h 4h 5h As 9d", "6h 7h 8h Ts 3d", "3s", house=house, passed=LEAVES)
    hand = after(hand, "p1 Kh", "p2 3h", "p3 6h", "p1 Qh", "p2 4h", "p3 7h", "p1 Jh", "p2 5h", "p3 8h")
    assert hand.tricks.won[0] == 3
    assert may(hand) == "4s"
