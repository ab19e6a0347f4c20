"""The worked examples of the rules, figure by figure."""

from __future__ import annotations

from brelan.bouillotte import Layer, layers

from .dealing import dealt, everybody_in, hand_of, happening, house, kinds, opened, options, said, won


def test_example_a_carre_and_kings() -> None:
    hands = {"p4": "9h 9d 9c", "p3": "Kh Kd Kc", "p2": "As Qd 8h", "p1": "Ah Qh 8s"}
    # Twelve in the pot: one carried, the ante, five each of the two who stay.
    text = "p4 decline, p4 open 5, p3 call, p2 fold, p1 fold, p3 no-more"
    hand = said(dealt(hands, "9s", carried=1), text)
    assert won(hand) == [("p4", 12, "carre", "")]
    assert hand.settlement is not None
    assert hand.settlement.premiums == (-3, -3, 1, 5)


FOSTER = {"p4": "As 9s 9c", "p3": "Ks Qs 8s", "p2": "Ah Kh 9h", "p1": "Ac Kc Qc"}


def test_example_foster() -> None:
    text = "p4 decline, p4 pass, p3 pass, p2 open 2, p1 call, p4 fold, p3 fold, p1 no-more"
    assert won(said(dealt(FOSTER, "8h"), text)) == [("p1", 4, "point", "c")]
    hand = everybody_in(dealt(FOSTER, "8h"))
    assert won(hand) == [("p4", 8, "point", "s")]
    assert happening(hand, "point").amount == 48


def test_example_tied_suits() -> None:
    hands = {"p4": "Ad Qd 8s", "p3": "Kh Qh 9s", "p2": "Kd 8d 9c", "p1": "8h 8c Ks"}
    assert won(everybody_in(dealt(hands, "Ah"))) == [("p4", 8, "point", "d")]
    fold_a = "p4 decline, p4 pass, p3 open 2, p2 call, p1 call, p4 fold, p2 no-more, p1 no-more"
    assert won(said(dealt(hands, "Ah"), fold_a)) == [("p3", 6, "point", "h")]
    fold_both = "p4 decline, p4 pass, p3 pass, p2 open 2, p1 call, p4 fold, p3 fold, p1 no-more"
    assert won(said(dealt(hands, "Ah"), fold_both)) == [("p2", 4, "point", "d")]


def test_example_two_simple_brelans() -> None:
    hands = {"p4": "Qs Qh Qd", "p3": "9s 9h 9d", "p2": "As Kd 8h", "p1": "Ah Kh 8s"}
    hand = said(dealt(hands, "8d"), "p4 decline, p4 open 3, p3 call, p2 fold, p1 fold, p3 no-more")
    assert won(hand) == [("p4", 7, "brelan", "")]
    assert hand.settlement is not None
    assert hand.settlement.premiums == (-2, -2, 2, 2)


def test_example_a_pair_of_kings_with_a_king_turned_up() -> None:
    hands = {"p4": "Ks Kh 8d", "p3": "As 9h 9d", "p2": "Ah Qd 8h", "p1": "Ad Qh 8s"}
    hand = everybody_in(dealt(hands, "Kc"))
    assert [by for _, _, by, _ in won(hand)] == ["point"]
    assert hand.settlement is not None
    assert hand.settlement.premiums == (0, 0, 0, 0)


def test_example_pots() -> None:
    assert layers((2, 5, 16, 16), 0b1110, 0) == (Layer(17, 0b1110), Layer(22, 0b1100))
    text = "p4 decline, p4 open 2, p3 raise 5, p2 raise 16, p1 call, p4 fold, p1 no-more"
    hand = said(dealt(caves=[30, 30, 5, 30]), text)
    assert hand.settlement is not None
    assert [(pot.amount, pot.eligible) for pot in hand.settlement.pots] == [(17, (0, 1, 2)), (22, (0, 1))]
    # Eight, folded, in place of the second sixteen.
    text = "p4 decline, p4 open 2, p3 call, p2 call, p1 raise 8, p4 fold, p3 call, p2 raise 16, p1 fold"
    hand = said(dealt(caves=[30, 30, 5, 30]), text)
    assert hand.settlement is not None
    assert hand.settlement.returned == (0, 8, 0, 0)
    assert [(pot.amount, pot.eligible) for pot in hand.settlement.pots] == [(17, (1, 2)), (6, (1,))]


def test_example_all_pass_and_the_next_carre_costs_two() -> None:
    session = hand_of(opened(house()), "p4 decline, p4 pass, p3 pass, p2 pass, p1 pass")
    assert session.reports[0]["carried"] == "1"
    session = session.deal(house().deck)
    assert session.ledger["pot"] == 2
    session = hand_of(opened(house()), "p4 decline, p4 pass, p3 pass, p2 pass, p1 pass")
    session = hand_of(session, "p3 carre")
    assert session.ledger["p3"] == 98


def test_example_two_carres_and_three_passes() -> None:
    hand = said(dealt(), "p4 carre, p3 carre, p2 decline")
    assert hand.pot == 4
    assert hand.to_act == 1
    hand = said(hand, "p2 pass, p1 pass, p4 pass")
    assert kinds(hand) == ["pass", "carre_takes", "award"]
    assert hand.caves == (99, 100, 102, 99)


def test_example_the_dealer_opens_after_three_passes() -> None:
    hand = said(dealt(), "p4 decline, p4 pass, p3 pass, p2 pass")
    assert options(hand) == ["p1 open 2-100", "p1 pass"]
    hand = said(hand, "p1 open 2, p4 call")
    assert hand.bets.put == (2, 0, 0, 2)
