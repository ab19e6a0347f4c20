"""Rulings on L-TABLE and L-DEAL: seats, caves, refills, the order of play, the deal."""

from __future__ import annotations

import pytest

from brelan import bouillotte
from brelan.bouillotte.game import bank_account
from brelan.cards import cards_of, read_cards, write_cards, write_mask

from .dealing import dealt, hand_of, happening, house, opened, refused, said


def test_L_TABLE_1_four_seats_and_twenty_cards() -> None:
    assert write_cards(reversed(house().deck[:5])) == "As Ks Qs 9s 8s"
    assert len(house().deck) == 20
    assert opened(house(cave=37)).ledger["p3"] == 37


def test_L_TABLE_1_play_runs_counterclockwise() -> None:
    hand = said(dealt(dealer=1), "p1 decline")
    asked = []
    while not hand.over:
        asked.append(hand.to_act)
        hand = hand.apply(hand.legal()[-1])
    assert asked == [0, 3, 2, 1]


def test_L_TABLE_1_nobody_bets_more_than_is_left_of_the_cave() -> None:
    hand = said(dealt(caves=[100, 100, 100, 30]), "p4 decline")
    refusal = refused(hand, "p4 open 31")
    assert (refusal.code, refusal.clause, refusal.args) == ("more_than_cave", "L-TABLE-1", {"amount": 31, "most": 30})


def test_L_TABLE_1_the_deal_passes_to_the_right() -> None:
    session = opened(house(), dealer=1)
    dealers = []
    for _ in range(5):
        dealers.append(session.dealer)
        first = (session.dealer - 1) % 4
        asked = ", ".join(f"p{(first - step) % 4 + 1} pass" for step in range(4))
        session = hand_of(session, f"p{first + 1} decline, {asked}")
    assert dealers == [1, 0, 3, 2, 1]


def test_L_TABLE_2_an_empty_cave_is_filled_before_the_next_hand_only() -> None:
    session = hand_of(
        opened(house(cave=5, premium_simple=0, premium_carre=0)), "p4 decline, p4 open 5, p3 call, p2 fold"
    )
    session = session.apply(bouillotte.read("p1 fold"))
    loser = 3 if session.ledger["p4"] == 0 else 2
    assert session.ledger[f"p{loser + 1}"] == 0
    assert session.reports[-1]["refills"] == {"p1": "0", "p2": "0", "p3": "0", "p4": "0"}
    following = session.deal(session.house.deck)
    refill = following.happenings[0]
    assert refill == (bank_account(loser), f"p{loser + 1}", 5, "refill", "L-TABLE-2")
    assert following.ledger[bank_account(loser)] == -10


def test_L_TABLE_2_a_cave_that_is_partly_spent_is_not_topped_up() -> None:
    session = hand_of(opened(house(cave=5)), "p4 decline, p4 open 4, p3 fold, p2 fold, p1 fold")
    assert session.ledger["p1"] == 4
    assert "refill" not in [event[3] for event in session.deal(session.house.deck).happenings if len(event) == 5]
    last = hand_of(session, "p3 decline, p3 pass, p2 pass, p1 pass, p4 pass")
    assert last.reports[-1]["refills"] == {"p1": "0", "p2": "0", "p3": "0", "p4": "0"}


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_L_DEAL_1_one_card_at_a_time_counterclockwise_and_the_next_turned_up(seats: int) -> None:
    rules = house(seats)
    hand = bouillotte.deal(rules.deck, dealer=1, house=rules)
    for place in range(seats):
        seat = (0 - place) % seats
        assert tuple(cards_of(hand.deal.hands[seat])) == tuple(rules.deck[place + seats * turn] for turn in range(3))
    assert tuple(cards_of(hand.deal.retourne)) == (rules.deck[3 * seats],)
    assert hand.deal.unused == rules.deck[3 * seats + 1 :]
    assert len(hand.deal.unused) == {3: 6, 4: 7, 5: 8}[seats]


def test_L_DEAL_1_the_retourne_belongs_to_nobody() -> None:
    hand = said(dealt(retourne="Qd"), "p4 decline")
    assert write_mask(happening(hand, "retourne").cards) == "Qd"
    assert not any(cards & hand.deal.retourne for cards in hand.deal.hands)
    assert bouillotte.GAME.cutter == 1  # the left neighbour cuts


def test_L_DEAL_1_a_deck_may_be_given_by_its_top_cards() -> None:
    hand = bouillotte.deal()
    assert (hand.deal.dealer, hand.deal.carried, hand.pot, hand.caves) == (0, 0, 1, (99, 100, 100, 100))
    hand = bouillotte.deal("9h Kh Ac 8s", dealer=3)
    assert hand.deal.hands[2] & 1 << read_cards("9h")[0]
    with pytest.raises(ValueError, match=r"^deck must hold cards of 8s 9s .* each once, got 9h 9h$"):
        bouillotte.deal("9h 9h")
    with pytest.raises(ValueError, match="deck"):
        bouillotte.deal("2h")


@pytest.mark.parametrize(
    ("caves", "carried", "told"),
    [([9, 9, 9], 0, r"\[9, 9, 9\], 0"), ([9, 0, 9, 9], 0, r"\[9, 0, 9, 9\], 0"), (None, -1, "-1")],
)
def test_L_DEAL_1_the_seats_must_be_those_of_the_house(caves: list[int] | None, carried: int, told: str) -> None:
    with pytest.raises(ValueError, match=f"^4 seats need as many caves, each 1 or more, got .*{told} carried$"):
        bouillotte.deal("", 0, caves=caves, carried=carried)


@pytest.mark.parametrize("seat", [-1, 4, 9])
def test_L_TABLE_1_a_seat_that_is_not_there_neither_deals_nor_looks(seat: int) -> None:
    with pytest.raises(ValueError, match=f"^dealer must be 0 to 3, got {seat}$"):
        bouillotte.deal("", seat)
    with pytest.raises(ValueError, match=f"^seat must be 0 to 3, got {seat}$"):
        bouillotte.deal().view(seat)
