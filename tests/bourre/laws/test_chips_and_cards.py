"""Law 4, conservation of chips, and law 5: at every moment the deck is divided up without rest."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from hypothesis import given, settings

from brelan.bourre import Hand, House
from brelan.cards import FULL_DECK, Cards, mask_of
from brelan.session import Session
from brelan.table import BANK, POT, Chips, Posting

from ...chance import some_hand, some_session, states
from ...strategies import houses, seeds


def postings(session: Session) -> Iterator[Posting]:
    """The movements of chips of the last step."""
    return (event for event in session.happenings if isinstance(event, Posting))


@settings(max_examples=150)
@given(houses(), seeds())
def test_no_chip_is_made_or_lost_by_any_posting(house: House, seed: int) -> None:
    accounts: dict[str, Chips] = {}
    for session, _ in some_session(house, Random(seed), hands=4):
        if not session.log and not session.over:
            accounts = {name: chips for name, chips in session.ledger.balances.items() if name != BANK}
        # A step is told once, when it has just come about.
        for posting in postings(session):
            assert posting.amount >= 0
            assert POT in (posting.source, posting.target)
            accounts[posting.source] -= posting.amount
            accounts[posting.target] += posting.amount
            assert sum(accounts.values()) == house.start * house.seats
        assert accounts == {name: chips for name, chips in session.ledger.balances.items() if name != BANK}
        assert session.ledger[BANK] == -house.start * house.seats
        assert session.over or all(type(chips) is int for chips in accounts.values())
        if session.over:
            assert session.ledger[POT] == 0


def parts(hand: Hand) -> list[Cards]:
    """Where cards can be: hands, stock, tricks, laid away, passed, and the turned-up card of a dealer who passed."""
    lies_alone = hand.deal.turned if hand.bids.passed >> hand.deal.dealer & 1 else 0
    return [*hand.hands, mask_of(hand.bids.stock), hand.tricks.gone, *hand.bids.discards, hand.bids.folded, lies_alone]


@settings(max_examples=200)
@given(houses(), seeds())
def test_the_deck_is_divided_up_at_every_moment(house: House, seed: int) -> None:
    random = Random(seed)
    for hand, action in states(some_hand(house, random), random):
        union = 0
        for part in parts(hand):
            assert not union & part, f"{hand}\nbefore {action}"
            union |= part
        assert union == FULL_DECK
        if not hand.over and hand.awaits is None:
            full = [cards.bit_count() for seat, cards in enumerate(hand.hands) if hand.bids.active >> seat & 1]
            assert max(full, default=0) - min(full, default=0) <= 1, "no seat is more than a card ahead"
