"""Our Bourré of Louisiana, five seats, through the public interface of `brelan.bourre`."""

from random import random, shuffle

from brelan import bourre

PACKAGE = "brelan"
HOW = "5 seats, profile louisiana; plain Python; one shuffle, happenings read after each action, then the settlement"

SEATS = 5
HOUSE = bourre.house(seats=SEATS)


def deal() -> bourre.Hand:
    """A hand from a shuffled deck, its dealer drawn; one ante of every seat is in the pot."""
    deck = list(range(52))
    shuffle(deck)
    return bourre.deal(deck, int(random() * SEATS), HOUSE)


def play(hand: bourre.Hand) -> int:
    """Play a hand to its settlement at random; the decisions of its players.

    With five seats the stock is always enough (25 cards dealt, 25 drawn at most): chance is not asked again.
    """
    decisions = happened = 0
    while not hand.over:
        actions = hand.legal()
        hand = hand.apply(actions[int(random() * len(actions))])
        happened += len(hand.happenings)
        decisions += 1
    if hand.settlement is None or not happened:
        raise RuntimeError("a hand ended without a settlement")
    return decisions


def play_hand() -> int:
    """One hand of Bourré, five seats."""
    return play(deal())
