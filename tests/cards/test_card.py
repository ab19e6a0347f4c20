"""Cards as numbers, and sets of them as bits."""

from itertools import combinations

from brelan.cards import (
    CARD_NAMES,
    FULL_DECK,
    KERNELS,
    SUIT_MASKS,
    bits_of,
    cards_of,
    count,
    highest,
    kernel,
    mask_of,
    rank_of,
    suit_mask,
    suit_of,
)


def test_numbers_run_by_suit_and_rank() -> None:
    assert CARD_NAMES[0] == "2s"
    assert CARD_NAMES[12] == "As"
    assert CARD_NAMES[13] == "2h"
    assert CARD_NAMES[26 + 8] == "Td"
    assert CARD_NAMES[51] == "Ac"
    for card, name in enumerate(CARD_NAMES):
        assert "23456789TJQKA"[rank_of(1 << card)] + "shdc"[suit_of(1 << card)] == name


def test_a_set_and_its_cards() -> None:
    cards = [0, 7, 13, 51]
    mask = mask_of(cards)
    assert mask == 1 | 1 << 7 | 1 << 13 | 1 << 51
    assert list(cards_of(mask)) == cards
    assert list(bits_of(mask)) == [1 << card for card in cards]
    assert list(cards_of(0)) == list(bits_of(0)) == []
    assert mask_of(range(52)) == FULL_DECK == sum(SUIT_MASKS)


def test_count_and_highest_agree_with_lists() -> None:
    for number in range(4):
        for cards in combinations((0, 1, 12, 13, 30, 51), number):
            mask = mask_of(cards)
            assert count(mask) == number
            if cards:
                assert highest(mask) == 1 << max(cards)


def test_the_suit_of_a_card_as_a_set() -> None:
    for card in range(52):
        assert suit_mask(1 << card) == SUIT_MASKS[card // 13]


def test_a_kernel_is_registered_and_stays_what_it_is() -> None:
    def twice(number: int) -> int:
        return 2 * number

    before = list(KERNELS)
    try:
        assert kernel(twice) is twice
        assert KERNELS[len(before) :] == [twice]
        assert twice(4) == 8
    finally:
        KERNELS[:] = before
    assert {count, highest, suit_mask} <= set(KERNELS)
