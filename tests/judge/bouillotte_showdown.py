"""L-POTS, L-HANDS and L-POINT read clause by clause: the pots, and who takes each of them by what."""

from __future__ import annotations

from typing import Any

from .cards import SUITS, Card, height, highest, of_suit, suit_of

House = dict[str, Any]
Hands = dict[int, list[Card]]


def counterclockwise(dealer: int, seats: int) -> list[int]:
    """From the dealer's right round to the dealer."""
    return [(dealer - 1 - step) % seats for step in range(seats)]


def returned_chips(put_in: dict[int, int]) -> dict[int, int]:
    """L-POTS-1: what one seat put in above every other contribution."""
    for seat, chips in put_in.items():
        others = max(put_in[other] for other in put_in if other != seat)
        if chips > others:
            return {seat: chips - others}
    return {}


def cut_pots(put_in: dict[int, int], still_in: list[int], carried: int) -> list[tuple[int, list[int]]]:
    """L-POTS-2: amount and contenders of each pot, the main pot first; what goes back is already taken out."""
    heights = sorted({put_in[seat] for seat in still_in})
    pots = []
    for place, top in enumerate(heights):
        bottom = heights[place - 1] if place else 0
        amount = carried if place == 0 else 0
        for chips in put_in.values():
            # The highest pot takes the folded chips above it too.
            reach = chips if place == len(heights) - 1 else min(chips, top)
            amount += max(reach - bottom, 0)
        pots.append((amount, sorted(seat for seat in still_in if put_in[seat] >= top)))
    return pots


# ---------------------------------------------------------------- L-HANDS


def brelan_of(hand: list[Card], retourne: Card, house: House) -> str | None:
    """``carre``, ``brelan``, ``favori``, ``mistigri`` or None."""
    if not house["brelans"]:
        return None
    ranks = [card[0] for card in hand]
    if ranks.count(ranks[0]) == 3:
        return "carre" if ranks[0] == retourne[0] else "brelan"
    if house["favori"] != "no" and ranks.count(retourne[0]) == 2:
        return "favori"
    others = [card[0] for card in hand if card != "Qc"]
    if house["mistigri"] and len(others) == 2 and others[0] == others[1]:
        return "mistigri"
    return None


def order_of_brelans(house: House) -> list[str]:
    """The best first."""
    if house["favori"] == "above_simple":
        return ["carre", "favori", "brelan", "mistigri"]
    return ["carre", "brelan", "favori", "mistigri"]


def best_brelans(seats: list[int], hands: Hands, retourne: Card, house: House) -> list[tuple[int, str]]:
    """The seats that have one, best first, with its name."""
    found = []
    for kind in order_of_brelans(house):
        having = [seat for seat in seats if brelan_of(hands[seat], retourne, house) == kind]
        # Only simple brelans can meet; each is three of a rank, so any of its cards tells how high it is.
        having.sort(key=lambda seat: -height(hands[seat][0]))
        found += [(seat, kind) for seat in having]
    return found


# ---------------------------------------------------------------- L-POINT


def worth(card: Card, house: House) -> int:
    if card[0] == "A":
        return 11
    if card[0] in "98" and house["low_cards"] == "face":
        return int(card[0])
    return 10


def suit_totals(hands: Hands, retourne: Card, house: House) -> dict[str, int]:
    """L-POINT-1: all hands, the folded ones too, and the retourné."""
    exposed = [retourne] + [card for hand in hands.values() for card in hand]
    return {suit: sum(worth(card, house) for card in of_suit(exposed, suit)) for suit in SUITS}


def owner_of(suit: str, contenders: list[int], hands: Hands) -> int | None:
    """L-POINT-2: the contender with the highest card of the suit in his hand."""
    held = [card for seat in contenders for card in of_suit(hands[seat], suit)]
    if not held:
        return None
    best = highest(held)
    return next(seat for seat in contenders if best in hands[seat])


def point(
    contenders: list[int], hands: Hands, totals: dict[str, int], order: list[int], decided_before: str | None
) -> tuple[int, str]:
    """Winner and suit of one pot by the point of the table. ``decided_before``: the suit of the main pot."""
    if decided_before is not None:
        owner = owner_of(decided_before, contenders, hands)
        if owner is not None:
            return owner, decided_before  # L-POINT-5
    for total in sorted(set(totals.values()), reverse=True):
        owners = {suit: owner_of(suit, contenders, hands) for suit in SUITS if totals[suit] == total}
        for seat in order:  # L-POINT-3
            for suit in SUITS:
                if suit in owners and owners[suit] == seat:
                    return seat, suit
        # L-POINT-4: nobody holds these suits, so the next richest decides.
    raise AssertionError("every contender holds cards")


def own_point(contenders: list[int], hands: Hands, retourne: Card, order: list[int], house: House) -> tuple[int, str]:
    """Winner and suit by each contender's own cards and the retourné (L-POINT-6)."""
    best: dict[int, tuple[int, str]] = {}
    for seat in contenders:
        for suit in [suit_of(retourne), *SUITS]:
            mine = of_suit(hands[seat], suit)
            total = sum(worth(card, house) for card in [*mine, *of_suit([retourne], suit)])
            if mine and (seat not in best or total > best[seat][0]):
                best[seat] = (total, suit)
    most = max(total for total, _ in best.values())
    tied = [seat for seat in order if seat in best and best[seat][0] == most]
    with_retourne = [seat for seat in tied if best[seat][1] == suit_of(retourne)]
    winner = (with_retourne or tied)[0]
    return winner, best[winner][1]


def judge_pots(
    pots: list[tuple[int, list[int]]], hands: Hands, retourne: Card, dealer: int, house: House
) -> list[dict[str, Any]]:
    """Each pot among its own contenders (L-POTS-3): amount, eligible, winner, by, suit; seats as numbers."""
    order = counterclockwise(dealer, len(hands))
    totals = suit_totals(hands, retourne, house)
    judged: list[dict[str, Any]] = []
    for amount, contenders in pots:
        brelans = best_brelans(contenders, hands, retourne, house)
        suit: str | None = None
        if brelans:
            winner, by = brelans[0]
        elif house["point"] == "own":
            winner, suit = own_point(contenders, hands, retourne, order, house)
            by = "point"
        else:
            main_suit = judged[0]["suit"] if judged else None
            winner, suit = point(contenders, hands, totals, order, main_suit)
            by = "point"
        judged.append({"amount": amount, "eligible": contenders, "winner": winner, "by": by, "suit": suit})
    return judged
