"""B-PLAY read clause by clause: what may be played, who wins, and what a play gives away."""

from __future__ import annotations

from .cards import Card, Trick, full_deck, higher_than, highest, of_suit, suit_of


def best_so_far(trick: Trick, trump: str) -> Card:
    """B-PLAY-8: the highest trump, or with no trump the highest card of the suit led."""
    cards = [card for _, card in trick]
    trumps = of_suit(cards, trump)
    if trumps:
        return highest(trumps)
    return highest(of_suit(cards, suit_of(cards[0])))


def trick_winner(trick: Trick, trump: str) -> int:
    """The seat that wins the trick (B-PLAY-8)."""
    best = best_so_far(trick, trump)
    for seat, card in trick:
        if card == best:
            return seat
    raise AssertionError("the best card lies in the trick")


def beats(card: Card, trick: Trick, trump: str) -> bool:
    """Whether the card would be the best of the trick, if it were played now."""
    return best_so_far([*trick, (-1, card)], trump) == card


def _trumped(trick: Trick, trump: str) -> bool:
    """A plain-suit lead on which a trump lies."""
    led = suit_of(trick[0][1])
    return led != trump and any(suit_of(card) == trump for _, card in trick)


def duty(hand: list[Card], trick: Trick, trump: str, losing_trump: str = "must") -> tuple[list[Card], str]:
    """The cards B-PLAY allows, and the clause that narrowed the choice last."""
    if not trick:
        return list(hand), "B-PLAY-1"
    following = of_suit(hand, suit_of(trick[0][1]))
    if following:
        if _trumped(trick, trump):
            return following, "B-PLAY-5"
        beating = [card for card in following if beats(card, trick, trump)]
        return (beating, "B-PLAY-4") if beating else (following, "B-PLAY-2")
    trumps = of_suit(hand, trump)
    if not trumps:
        return list(hand), "B-PLAY-7"
    beating = [card for card in trumps if beats(card, trick, trump)]
    if beating:
        return beating, "B-PLAY-4" if _trumped(trick, trump) else "B-PLAY-3"
    return (list(hand), "B-PLAY-6") if losing_trump == "may" else (trumps, "B-PLAY-6")


def legal_plays(hand: list[Card], trick: Trick, trump: str, losing_trump: str = "must") -> list[Card]:
    """The cards of the hand that B-PLAY-1..7 allow, B-CINCH left aside; in the order of the hand."""
    return duty(hand, trick, trump, losing_trump)[0]


def shown(
    card: Card, trick: Trick, trump: str, losing_trump: str = "must", deck: list[Card] | None = None
) -> list[Card]:
    """The cards that nobody who plays this card rightly to this trick can hold (B-CINCH-2).

    ``trick`` is what lay there before. The card itself is not listed.
    """
    deck = full_deck() if deck is None else deck
    if not trick:
        return []
    led = suit_of(trick[0][1])
    best = best_so_far(trick, trump)
    if suit_of(card) == led:
        # Following. Under a ruff nothing could win, so not beating says nothing (B-PLAY-5).
        if _trumped(trick, trump) or beats(card, trick, trump):
            return []
        return higher_than(deck, best)
    absent = of_suit(deck, led)
    if led == trump:
        return absent
    if suit_of(card) == trump:
        # A losing trump: whoever could have trumped higher had to (B-PLAY-4).
        return absent if beats(card, trick, trump) else absent + higher_than(deck, best)
    # Neither followed nor trumped: with "may" a trump that would have lost can still be there (B-PLAY-6).
    if losing_trump == "may" and suit_of(best) == trump:
        return absent + higher_than(deck, best)
    return absent + of_suit(deck, trump)
