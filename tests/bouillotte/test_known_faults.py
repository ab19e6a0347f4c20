"""What other programs got wrong, each shown to be absent here."""

from __future__ import annotations

from brelan.bouillotte import Layer, layers

from .dealing import at_hand, dealt, deck_with, hand_of, happening, house, opened, options, said, won


def test_no_odd_chip_appears_or_vanishes_in_a_split() -> None:
    # Thirteen chips cannot be halved, and never are: of tied suits one owner takes them all.
    hands = {"p4": "Ad Qd 8s", "p3": "Kh Qh 9s", "p2": "Kd 8d 9c", "p1": "8h 8c Ks"}
    text = "p4 decline, p4 open 4, p3 call, p2 call, p1 fold, p3 no-more, p2 no-more"
    hand = said(dealt(hands, "Ah"), text)
    assert won(hand) == [("p4", 13, "point", "d")]
    assert sum(hand.caves) == 400


def test_only_the_last_division_has_fractions_and_it_is_exact() -> None:
    session = hand_of(opened(house(hands=1)), "p4 decline, p4 pass, p3 pass, p2 pass, p1 pass")
    assert session.result is not None
    assert [str(total) for total in session.result.totals] == ["-3/4", "1/4", "1/4", "1/4"]
    assert sum(session.result.totals) == 0


def test_a_layer_paid_in_by_folded_seats_only_is_not_lost() -> None:
    # p1 and p2 have folded nine each; those who are in have reached four and six.
    assert layers((9, 9, 4, 6), 0b1100, 0) == (Layer(16, 0b1100), Layer(2 + 10, 0b1000))
    assert sum(layer.amount for layer in layers((9, 9, 4, 6), 0b1100, 0)) == 9 + 9 + 4 + 6


def test_an_uncalled_bet_is_returned_and_not_counted_as_won() -> None:
    hand = said(dealt(caves=[30, 30, 4, 30]), "p4 decline, p4 open 20, p3 call, p2 fold, p1 fold")
    assert hand.settlement is not None
    assert hand.settlement.returned == (0, 0, 0, 16)
    assert [pot.amount for pot in hand.settlement.pots] == [9]


def test_players_who_are_all_in_stay_in_the_pots() -> None:
    hands = {"p4": "9s 9h 9d", "p3": "As Kd 8h", "p2": "Ah Kh 8d", "p1": "Ks Qs Ad"}
    text = "p4 decline, p4 open 3, p3 raise 10, p2 call, p1 fold, p2 raise 12, p3 call, p3 no-more"
    hand = said(dealt(hands, "8c", caves=[30, 30, 30, 3]), text)
    assert won(hand)[0] == ("p4", 10, "brelan", "")
    # The one that went all-in with its ante, and was never asked, as well.
    text = "p4 open 5, p2 call, p1 fold, p2 no-more"
    hand = said(
        dealt(hands | {"p3": "9s 9h 9d", "p4": "As Kd 8h"}, caves=[9, 9, 1, 9], ante_by="each", carre=False), text
    )
    assert won(hand)[0] == ("p3", 4, "brelan", "")


def test_a_short_call_is_not_a_fold() -> None:
    hand = said(dealt(caves=[30, 30, 2, 30]), "p4 decline, p4 open 20")
    assert options(hand) == ["p3 call", "p3 fold"]
    called = said(hand, "p3 call")
    assert called.bets.inside == 0b1111
    assert called.bets.put[2] == 2


def test_an_all_in_below_the_level_does_not_reopen_the_betting() -> None:
    text = "p4 decline, p4 open 10, p3 call, p2 call"
    hand = said(dealt(caves=[5, 30, 30, 30]), text)
    assert hand.to_act == 0
    hand = said(hand, "p1 call")  # all-in for five
    assert happening(hand, "call").note == "all_in"
    # No new answers: the round of raising again, which would have come anyway, at the same level.
    assert options(hand) == ["p3 no-more", "p3 raise 11-30"]
    assert hand.bets.aggressor == 3
    one = said(dealt(caves=[5, 30, 30, 30], rounds="one"), f"{text}, p1 call")
    assert one.over


def test_the_deal_does_not_move_past_a_seat_without_chips() -> None:
    # p4, who deals next, loses all it has.
    deck = deck_with(house(), {"p4": "As Kd 8h", "p3": "9s 9h 9d"}, "8c")
    session = hand_of(opened(house()), "p4 decline, p4 open 100, p3 call, p2 fold, p1 fold", deck)
    assert session.ledger["p4"] == 0
    assert session.dealer == 3
    session = session.deal(house().deck)
    assert at_hand(session).deal.dealer == 3
    assert at_hand(session).caves == (99, 100, 201, 99)
