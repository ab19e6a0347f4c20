"""B-CINCH read clause by clause: sure tricks, the sure hand, and what it binds one to.

Everywhere ``rivals`` is what the seat can know of the others: for every *other active* seat the list of cards that seat
may still hold. A seat that has no card left stays in it with an empty list.
"""

from __future__ import annotations

from .bourre_tricks import beats, legal_plays
from .cards import Card, Trick, full_deck, height, higher_than, highest, of_suit, suit_of

Rivals = dict[int, list[Card]]

MAJORITY = 3  # of five tricks, and of four just as well (B-CINCH-1)


def rivals_of(
    own_hand: list[Card],
    others: list[int],
    away: list[Card],
    shown_by: dict[int, list[Card]],
    *,
    turned_up: Card,
    turned_up_owner: int | None,
    deck: list[Card] | None = None,
) -> Rivals:
    """What each other active seat may still hold, as far as the asking seat can know (B-CINCH-2).

    ``away``: every card played, and the asking seat's own discards unless they went back into the stock.
    ``shown_by``: what each seat has shown not to hold. ``turned_up_owner``: the dealer while he is in and has not laid
    the turned-up card aside, otherwise None: then it is gone.
    """
    deck = full_deck() if deck is None else deck
    rivals: Rivals = {}
    for seat in others:
        may_hold = []
        for card in deck:
            if card in own_hand or card in away or card in shown_by.get(seat, []):
                continue
            if card == turned_up and seat != turned_up_owner:
                continue
            may_hold.append(card)
        rivals[seat] = may_hold
    return rivals


def rival_cards(rivals: Rivals, suit: str) -> list[Card]:
    """The rival cards of a suit: some other active seat may hold them."""
    found: list[Card] = []
    for may_hold in rivals.values():
        for card in of_suit(may_hold, suit):
            if card not in found:
                found.append(card)
    return sorted(found, key=height)


def greatest_matching(own: list[Card], against: list[Card]) -> int:
    """The most own cards that different higher cards can beat, found by augmenting paths."""
    beaten_by: dict[Card, Card] = {}

    def find_beater(card: Card, tried: list[Card]) -> bool:
        for rival in higher_than(against, card):
            if rival in tried:
                continue
            tried.append(rival)
            if rival not in beaten_by or find_beater(beaten_by[rival], tried):
                beaten_by[rival] = card
                return True
        return False

    return sum(1 for card in own if find_beater(card, []))


def trumps_that_stand(own_trumps: list[Card], rival_trumps: list[Card]) -> int:
    """B-CINCH-2, "at any time": own trumps less the most of them that can be beaten."""
    return len(own_trumps) - greatest_matching(own_trumps, rival_trumps)


def sure_on_lead(hand: list[Card], trump: str, rivals: Rivals) -> int:
    """B-CINCH-2, "on lead"."""
    rival_trumps = rival_cards(rivals, trump)
    trumps = of_suit(hand, trump)
    tops = [card for card in trumps if not higher_than(rival_trumps, card)]
    left = rival_trumps[len(tops) :]  # each top brings down one, at worst the lowest
    rest = [card for card in trumps if card not in tops]
    sure = len(tops) + trumps_that_stand(rest, left)
    if not left:
        for card in hand:
            if suit_of(card) != trump and not higher_than(rival_cards(rivals, suit_of(card)), card):
                sure += 1
    return sure


def sure_tricks(hand: list[Card], trick: Trick, trump: str, rivals: Rivals, losing_trump: str = "must") -> int:
    """The sure tricks of the seat that is to play, the one that lies there now included (B-CINCH-2)."""
    if not trick:
        return sure_on_lead(hand, trump, rivals)
    legal = legal_plays(hand, trick, trump, losing_trump)
    legal_trumps = of_suit(legal, trump)
    counted = of_suit(hand, trump)
    if legal_trumps and not any(beats(card, trick, trump) for card in legal):
        # Duty 4 would take the highest trump, and it would be lost.
        counted = [card for card in counted if card != highest(counted)]
    best = trumps_that_stand(counted, rival_cards(rivals, trump))
    for card in [highest(legal_trumps)] if legal_trumps else legal:
        if beats(card, trick, trump) and not can_be_beaten(card, trick, trump, rivals):
            rest = [other for other in hand if other != card]
            best = max(best, 1 + sure_on_lead(rest, trump, rivals))
    return best


def can_be_beaten(card: Card, trick: Trick, trump: str, rivals: Rivals) -> bool:
    """Whether a seat still to play may hold a card that beats this one, once it lies in the trick."""
    played = [seat for seat, _ in trick]
    with_card = [*trick, (-1, card)]
    for seat, may_hold in rivals.items():
        if seat not in played and any(beats(other, with_card, trump) for other in may_hold):
            return True
    return False


def has_cinch(
    hand: list[Card], trick: Trick, trump: str, rivals: Rivals, won: int, *, losing_trump: str = "must"
) -> bool:
    """B-CINCH-1 and 7: tricks won and sure tricks together reach the majority."""
    return won + sure_tricks(hand, trick, trump, rivals, losing_trump) >= MAJORITY


def touching(trumps: list[Card], rival_trumps: list[Card]) -> list[Card]:
    """B-CINCH-6: the highest trump and those with no rival trump between them and it."""
    top = highest(trumps)
    equal = []
    for card in trumps:
        between = [rival for rival in higher_than(rival_trumps, card) if height(rival) < height(top)]
        if not between:
            equal.append(card)
    return equal


def legal_with_cinch(
    hand: list[Card],
    trick: Trick,
    trump: str,
    rivals: Rivals,
    won: int,
    *,
    losing_trump: str = "must",
    cinch: bool = True,
) -> list[Card]:
    """The cards B-PLAY and B-CINCH together allow, in the order of the hand."""
    legal = legal_plays(hand, trick, trump, losing_trump)
    legal_trumps = of_suit(legal, trump)
    last = bool(trick) and len(trick) == len(rivals)
    if not cinch or last or not legal_trumps:
        return legal
    if not has_cinch(hand, trick, trump, rivals, won, losing_trump=losing_trump):
        return legal
    return touching(legal_trumps, rival_cards(rivals, trump))
