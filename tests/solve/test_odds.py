"""The odds of Bouillotte: against every deal there is, and by the law that somebody wins."""

from fractions import Fraction
from math import comb

import pytest

from brelan.bouillotte.showdown import BRELANS, BY_BRELAN, BY_CARRE, BY_POINT, LOW_TEN, OWN_POINT
from brelan.cards import count, mask_of, read_cards
from brelan.solve.odds import DECKS, classes, odds, table

from .every_deal import counted


def cards(text: str) -> int:
    return mask_of(read_cards(text))


def places_in(contenders: int) -> list[int]:
    return [place for place in range(4) if contenders >> place & 1]


@pytest.mark.parametrize(("seats", "number"), [(3, 436), (4, 1145), (5, 2496)])
def test_there_are_so_many_classes(seats: int, number: int) -> None:
    found = classes(seats)
    deck = count(DECKS[seats])
    assert len(found) == number
    assert sum(each.size for each in found) == deck * comb(deck - 1, 3)


@pytest.mark.parametrize(
    ("seats", "folded"), [pytest.param(3, 0, marks=pytest.mark.long), (3, 1), (4, 0), (4, 1), (4, 2)], ids=str
)
def test_in_every_deal_somebody_wins(seats: int, folded: int) -> None:
    """The chances of all seats, over all hands they may have, make one for each retourné: exactly, in integers."""
    found = table(folded, seats)
    deck = count(DECKS[seats])
    won = sum(each.size * sum(chances.wins) for each, chances in found)
    assert won == deck * comb(deck - 1, 3) * found[0][1].deals


@pytest.mark.parametrize("rules", [0, BRELANS, BRELANS | LOW_TEN])
@pytest.mark.parametrize("contenders", [0b111, 0b011, 0b101, 0b110])
def test_three_seats_against_every_deal(contenders: int, rules: int) -> None:
    """Every seventh class; two in of three may sit at any places, it makes no difference."""
    inside = places_in(contenders)
    for each in classes(3)[:: 7 if rules == BRELANS else 41]:
        chances = odds(each.hand, each.up, 3 - len(inside), 3, rules)
        for order, place in enumerate(inside):
            assert (chances.wins[order], chances.deals) == counted(each.hand, each.up, place, contenders, 3, rules)


FOUR_SEATS = [
    ("Ah Kh 9s", "Qd", 0b1111, 1),
    ("9d 9c 8h", "9s", 0b1011, 2),
    ("Kh Kd Kc", "9s", 0b1111, 2),
    ("8s 8d 8c", "Ah", 0b0101, 1),
]


@pytest.mark.parametrize(("hand", "up", "contenders", "order"), FOUR_SEATS[:2])
def test_four_seats_against_every_deal(hand: str, up: str, contenders: int, order: int) -> None:
    check(hand, up, contenders, order)


@pytest.mark.long
@pytest.mark.parametrize("contenders", [0b1111, 0b0111, 0b1110, 0b1001, 0b0110])
@pytest.mark.parametrize(("hand", "up"), [row[:2] for row in FOUR_SEATS])
def test_four_seats_against_every_deal_at_length(hand: str, up: str, contenders: int) -> None:
    for order in range(len(places_in(contenders))):
        check(hand, up, contenders, order)


def check(hand: str, up: str, contenders: int, order: int) -> None:
    inside = places_in(contenders)
    chances = odds(cards(hand), cards(up), 4 - len(inside))
    judged = counted(cards(hand), cards(up), inside[order], contenders, 4)
    assert (chances.wins[order], chances.deals) == judged


def test_a_carre_always_wins() -> None:
    chances = odds(cards("9h 9d 9c"), cards("9s"))
    assert chances.by == BY_CARRE
    assert [chances.chance(place, BY_CARRE) for place in range(4)] == [1, 1, 1, 1]
    assert chances.chance(by=BY_POINT) == 0


def test_three_kings_lose_to_three_aces_and_to_a_carre() -> None:
    """Three aces (four ways) or the other three nines (one), in one of three hands, less both of them together."""
    chances = odds(cards("Kh Kd Kc"), cards("9s"))
    assert chances.by == BY_BRELAN
    once = Fraction(3 * 5, comb(16, 3))
    both = Fraction(3 * 2 * 4, comb(16, 3) * comb(13, 3))
    assert chances.chance() == 1 - once + both


def test_the_first_place_is_the_best() -> None:
    chances = odds(cards("Ah Kh 9s"), cards("Qd"))
    assert list(chances.wins) == sorted(chances.wins, reverse=True)
    assert chances.by == BY_POINT


@pytest.mark.parametrize(
    ("hand", "up", "folded", "seats", "rules"),
    [
        ("Ah Kh", "Qd", 0, 4, BRELANS),
        ("Ah Kh 9s", "9s", 0, 4, BRELANS),
        ("Ah Kh 7s", "Qd", 0, 4, BRELANS),
        ("Ah Kh 9s", "Qd", 3, 4, BRELANS),
        ("Ah Kh 9s", "Qd", -1, 4, BRELANS),
        ("Ah Kh 9s", "Qd", 0, 6, BRELANS),
        ("Ah Kh 9s", "Qd", 0, 4, BRELANS | OWN_POINT),
    ],
)
def test_what_cannot_be_counted_is_refused(hand: str, up: str, folded: int, seats: int, rules: int) -> None:
    with pytest.raises(ValueError, match=r"not three cards|nobody to beat"):
        odds(cards(hand), cards(up), folded, seats, rules)
