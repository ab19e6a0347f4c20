"""B-PLAY: what may be played to a trick, and who takes it. Spades are trump; the last seat deals."""

from ...dealing import after, kinds, may, playing, refused, table


def test_B_PLAY_1_the_first_active_seat_left_of_the_dealer_leads() -> None:
    assert playing("", "", "2s").to_act == 0
    assert playing("", "", "2s", passed="p1").to_act == 1
    hand = playing("2s", "9h", "", dealer=0)
    assert (hand.to_act, hand.tricks.leader) == (1, 1)
    assert after(hand, "p2 9h").view(0).as_dict()["trick"] == [["p2", "9h"]]


def test_B_PLAY_1_then_the_winner_of_each_trick() -> None:
    hand = after(playing("2h 4h", "Ah 5h", "3h 2s"), "p1 2h", "p2 Ah", "p3 3h")
    assert hand.to_act == 1
    assert (hand.tricks.leader, hand.tricks.led, hand.tricks.best, hand.tricks.best_seat) == (1, 0, 0, 0)
    assert refused(hand, "p1 4h") == ("not_your_turn", "B-PLAY-1")


def test_B_PLAY_1_a_leader_may_lead_any_card() -> None:
    assert may(playing("Ah Kd 2c 3s 9h", "", "2s")) == "3s Ah 9h Kd 2c"


def test_B_PLAY_1_only_one_card_and_only_of_ones_own() -> None:
    hand = playing("Ah Kd 2c 3s 9h", "Ad", "2s")
    assert refused(hand, "p1 Ad") == ("not_in_hand", "B-PLAY-1")
    two = hand.legal()[0]._replace(cards=0b11)
    refusal = hand.refusal(two)
    assert refusal is not None
    assert refusal.code == "one_card"


def test_B_PLAY_2_follow_the_suit_led() -> None:
    hand = after(playing("9h 2c 3c 4c 5c", "7h 2h 3s 9d 8d", "Kd Qd Jd Td 4s"), "p1 9h")
    assert may(hand) == "7h 2h"
    assert refused(hand, "p2 9d") == ("must_follow_suit", "B-PLAY-2")
    assert refused(hand, "p2 3s") == ("must_follow_suit", "B-PLAY-2")


def test_B_PLAY_3_without_it_play_a_trump() -> None:
    hand = after(playing("9h 2c 3c 4c 5c", "3s 9d 8d 7d 6d", "Kd Qd Jd Td 4s"), "p1 9h")
    assert may(hand) == "3s"
    assert refused(hand, "p2 9d") == ("must_trump", "B-PLAY-3")
    # A trump that wins is no losing trump, whatever the suit led.
    hands = ("9h 2c 3c 4c 5c", "3s 9d 8d 7d 6d", "Kd Qd Jd Td 4s")
    assert may(after(playing(*hands, house=table(3, losing_trump="may")), "p1 9h")) == "3s"


def test_B_PLAY_4_beat_the_best_card_of_the_suit_led_if_you_can() -> None:
    hand = after(playing("9h 2c 3c 4c 5c", "Th Qh 2h 3s 9d", "Kd Qd Jd Td 4s"), "p1 9h")
    assert may(hand) == "Qh Th"
    assert refused(hand, "p2 2h") == ("must_beat", "B-PLAY-4")


def test_B_PLAY_4_beat_a_trump_with_a_higher_trump() -> None:
    hand = after(playing("9h 2c 3c 4c 5c", "9s 2d 3d 4d 5d", "Ts Ks 2s 6d 7s"), "p1 9h", "p2 9s")
    assert may(hand) == "Ks Ts"
    assert refused(hand, "p3 2s") == ("must_beat", "B-PLAY-4")


def test_B_PLAY_4_any_card_that_beats_will_do() -> None:
    hand = after(playing("9h 2c 3c 4c 5c", "Th Jh Ah 3s 9d", "Kd Qd Jd Td 4s"), "p1 9h")
    assert may(hand) == "Ah Jh Th"


def test_B_PLAY_4_when_trump_is_led_beat_if_you_can_and_follow_if_you_cannot() -> None:
    hand = after(playing("9s 2c 3c 4c 5c", "Ts 2s 2h 3h 9d", "4s 6s Kd Qd 7s"), "p1 9s")
    assert may(hand) == "Ts"
    hand = after(hand, "p2 Ts")
    assert may(hand) == "7s 6s 4s"


def test_B_PLAY_5_under_a_ruff_any_card_of_the_suit_led_will_do() -> None:
    hand = after(playing("9h 2c 3c 4c 5c", "3s 2d 3d 4d 5d", "Kh 2h 6d 7d 4s"), "p1 9h", "p2 3s")
    assert may(hand) == "Kh 2h"
    assert refused(hand, "p3 4s") == ("must_follow_suit", "B-PLAY-2")


def test_B_PLAY_6_a_trump_that_loses_must_be_played_all_the_same() -> None:
    hand = after(playing("9h 2c 3c 4c 5c", "9s 2d 3d 4d 5d", "7s 4s Kd Qd 6s"), "p1 9h", "p2 9s")
    assert may(hand) == "7s 6s 4s"
    assert refused(hand, "p3 Kd") == ("must_trump", "B-PLAY-3")


def test_B_PLAY_6_where_it_may_be_kept_any_card_will_do() -> None:
    house = table(3, losing_trump="may")
    hand = after(playing("9h 2c 3c 4c 5c", "9s 2d 3d 4d 5d", "7s 4s Kd Qd 6s", house=house), "p1 9h", "p2 9s")
    assert may(hand) == "7s 6s 4s Kd Qd"
    # A trump that wins is no losing trump.
    hand = after(playing("9h 2c 3c 4c 5c", "9s 2d 3d 4d 5d", "Ts 4s Kd Qd 6s", house=house), "p1 9h", "p2 9s")
    assert may(hand) == "Ts"


def test_B_PLAY_7_with_neither_play_anything() -> None:
    hand = after(playing("9h 2c 3c 4c 5c", "Ad 2d 3d 4d 6c", "4s", passed="p3"), "p1 9h")
    assert may(hand) == "Ad 4d 3d 2d 6c"


def test_B_PLAY_8_the_highest_trump_wins() -> None:
    hand = playing("Ah 2c 3c 4c 5c", "3s 9d 8d 7d 6d", "Kd Qd Jd Td 4s")
    hand = after(hand, "p1 Ah", "p2 3s", "p3 4s")
    assert hand.tricks.won == (0, 0, 1)
    assert kinds(hand) == ["played", "takes_trick"]
    assert hand.to_act == 2


def test_B_PLAY_8_with_no_trump_the_highest_card_of_the_suit_led() -> None:
    hand = playing("9h 2c 3c 4c 5c", "Th 9d 8d 7d 6d", "Ad Kd Qd Jd 2s", passed="")
    hand = after(hand, "p1 9h", "p2 Th", "p3 2s")
    assert hand.tricks.won == (0, 0, 1)
    hand = playing("9h 2c 3c 4c 5c", "Th 9d 8d 7d 6d", "Ad Kd Qd Jd Td", "2s", passed="p4")
    hand = after(hand, "p1 9h", "p2 Th", "p3 Ad")
    assert hand.tricks.won == (0, 1, 0, 0)
