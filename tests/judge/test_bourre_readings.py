"""One case for each sentence of B-CINCH that the stored sessions leave open: clubs trump, seat 0 asks."""

from __future__ import annotations

from .bourre_hand import BourreHand
from .bourre_judge import legal_with_cinch, rivals_of, shown, sure_tricks
from .bourre_money import LOUISIANA, BourreSession
from .bourre_table import Play
from .cards import full_deck, higher_than, of_suit

DECK = full_deck()


def test_no_card_beats_and_a_trump_must_go() -> None:
    # Kc would be lost under the ace; Qc alone stands.
    assert sure_tricks(["Kc", "Qc"], [(1, "Ac")], "c", {1: ["2c"], 2: ["2h"]}) == 1
    # Hearts can be followed, so no trump has to go and both stand.
    assert sure_tricks(["Kc", "Qc", "2h"], [(1, "Ah")], "c", {1: ["2c"], 2: ["2h"]}) == 2


def test_winning_this_trick_and_leading_on() -> None:
    # The ace wins now, the king then draws the queen, so the jack is sure as well; waiting would count two.
    hand, trick = ["Ac", "Kc", "Jc"], [(1, "Kh")]
    assert sure_tricks(hand, trick, "c", {1: ["Qc"], 2: ["2h"]}) == 3
    assert sure_tricks(hand, trick, "c", {1: ["Qc"], 2: ["2c"]}) == 2
    # Where a seat still to play may beat the highest trump, only the waiting counts.
    assert sure_tricks(["Qc", "Tc", "9c"], trick, "c", {1: ["2h"], 2: ["Jc", "Kc"]}) == 1


def test_only_a_seat_still_to_play_can_beat() -> None:
    hand, trick = ["Ah", "2s"], [(1, "Kh")]
    assert sure_tricks(hand, trick, "c", {1: ["2c"], 2: ["3s"]}) == 1
    assert sure_tricks(hand, trick, "c", {1: ["3s"], 2: ["2c"]}) == 0


def test_each_top_brings_down_the_lowest_rival() -> None:
    assert sure_tricks(["Ac", "Jc", "2h"], [], "c", {1: ["Kc"], 2: ["3c"]}) == 1
    assert sure_tricks(["Ac", "Jc", "9c"], [], "c", {1: ["Kc"], 2: ["Tc"]}) == 2
    assert sure_tricks(["Ac", "Jc", "2h"], [], "c", {1: ["Kc"], 2: ["3h"]}) == 2


def test_side_cards_are_sure_when_no_rival_trump_is_left() -> None:
    assert sure_tricks(["Ac", "Qh", "2s"], [], "c", {1: ["Kc", "Jh"], 2: ["3s"]}) == 2
    assert sure_tricks(["Ac", "Qh", "2s"], [], "c", {1: ["Kc", "Kh"], 2: ["3s"]}) == 1
    assert sure_tricks(["Ac", "Qh", "2s"], [], "c", {1: ["Kc", "Jh"], 2: ["3c"]}) == 1


def test_touching_trumps_and_the_last_to_play() -> None:
    hand = ["Ac", "Qc", "Tc"]
    assert legal_with_cinch(hand, [], "c", {1: ["Jc"], 2: []}, won=1) == ["Ac", "Qc"]
    assert legal_with_cinch(hand, [], "c", {1: ["Kc"], 2: []}, won=1) == ["Ac"]
    assert legal_with_cinch(hand, [(1, "2c")], "c", {1: ["Kc"]}, won=2) == hand
    assert legal_with_cinch(hand, [(1, "2c")], "c", {1: ["Kc"], 2: []}, won=2) == ["Ac"]


def test_what_a_play_shows() -> None:
    hearts, clubs = of_suit(DECK, "h"), of_suit(DECK, "c")
    ruffed = [(1, "5h"), (2, "9c")]
    assert shown("2h", [(1, "5h")], "c") == higher_than(DECK, "5h")
    assert shown("2h", ruffed, "c") == []
    assert shown("Tc", ruffed, "c") == hearts
    assert shown("2c", ruffed, "c") == hearts + higher_than(DECK, "9c")
    assert shown("2s", ruffed, "c") == hearts + clubs
    assert shown("2s", ruffed, "c", "may") == hearts + higher_than(DECK, "9c")
    assert shown("2s", [(1, "5h")], "c", "may") == hearts + clubs
    assert shown("2s", [(1, "5c")], "c") == clubs


def test_the_turned_up_card_and_what_is_away() -> None:
    here = rivals_of(["Ac"], [1, 2], ["Kc"], {2: ["Qc"]}, turned_up="Jc", turned_up_owner=1, deck=clubs_only())
    assert here == {1: ["Qc", "Jc", "Tc"], 2: ["Tc"]}
    gone = rivals_of(["Ac"], [1, 2], ["Kc"], {}, turned_up="Jc", turned_up_owner=None, deck=clubs_only())
    assert gone == {1: ["Qc", "Tc"], 2: ["Qc", "Tc"]}


def clubs_only() -> list[str]:
    return ["Ac", "Kc", "Qc", "Jc", "Tc"]


def test_discards_stay_known_until_they_go_back() -> None:
    hand = BourreHand(LOUISIANA, 3, 2, DECK[:17])  # a stock of two cards
    hand.act(0, "play", [])
    away = hand.hands[0][:2]
    hand.act(0, "draw", away)
    hand.act(1, "play", [])
    assert not set(away) & set(hand.rivals(0)[1])
    hand.act(1, "draw", [hand.hands[1][0]])
    assert hand.turn() == ("restock", None)
    hand.act(None, "restock", away)
    assert set(away) <= set(hand.rivals(0)[1])


def test_a_discarded_turned_up_card_never_comes_back() -> None:
    hand = BourreHand(LOUISIANA, 3, 2, DECK)
    for seat in (0, 1):
        hand.act(seat, "play", [])
        hand.act(seat, "draw", [])
    hand.act(2, "play", [])
    hand.act(2, "draw", [hand.turned_up])
    assert hand.laid_away[2] == []
    assert all(hand.turned_up not in may_hold for may_hold in hand.rivals(0).values())


def test_the_dealer_may_not_pass_under_an_ace() -> None:
    deck = [card for card in DECK if card != "Ac"]
    deck.insert(14, "Ac")
    hand = BourreHand(LOUISIANA, 3, 2, deck)
    hand.act(0, "play", [])
    hand.act(0, "draw", [])
    hand.act(1, "pass", [])
    assert hand.legal() == ["play"]


def test_every_seat_would_be_skipped() -> None:
    session = BourreSession(LOUISIANA, 3, 0)
    session.deals_lost = {0: 1, 1: 2, 2: 1}
    session.pass_the_deal()
    assert (session.dealer, session.deals_lost) == (2, {0: 0, 1: 0, 2: 0})


def test_a_sure_hand_gives_its_losing_trump_even_where_it_may_keep_it() -> None:
    hand, trick = ["Kc", "2c", "2h"], [(1, "5s"), (2, "Ac")]
    rivals: dict[int, list[str]] = {1: ["Qc"], 2: [], 3: []}
    assert legal_with_cinch(hand, trick, "c", rivals, won=3, losing_trump="may") == ["Kc"]
    assert legal_with_cinch(hand, trick, "c", rivals, won=2, losing_trump="may") == hand


def test_nobody_is_exempt_when_the_dealer_pays_for_all() -> None:
    session = BourreSession({**LOUISIANA, "ante_by": "dealer"}, 3, 0)
    session.exempt = [0, 1]
    session.antes()
    assert session.accounts == {0: 97, 1: 100, 2: 100}


def test_every_renege_costs_the_limit_besides_the_fine_for_no_tricks() -> None:
    house = {**LOUISIANA, "enforcement": "honour", "limit": 2}
    for card, fines in (("2h", {"p1": "12"}), ("As", {"p1": "10", "p2": "2"})):
        session = BourreSession(house, 2, 1)
        session.antes()
        hand = BourreHand(house, 2, 1, DECK)
        hand.said = {0: "play", 1: "play"}
        hand.plays = [Play(1, "Ks", None), Play(0, card, "B-PLAY-2")] * 5
        session.pot, session.accounts[0] = 5, 96
        session.settle(hand)
        assert session.finished[-1]["fines"] == fines
