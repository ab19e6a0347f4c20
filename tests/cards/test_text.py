"""Cards as people write them."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from brelan.cards import CARD_NAMES, UnreadableCardError, mask_of, read_card, read_cards, write_cards, write_mask


@pytest.mark.parametrize("text", ["Jh", "jh", "JH", "jH", "J h", "j H", "J♥", "j♥", "J ♥", "J♡", "J♥\ufe0f", " Jh "])
def test_ways_to_write_the_jack_of_hearts(text: str) -> None:
    assert write_cards([read_card(text)]) == "Jh"


@pytest.mark.parametrize("text", ["Ts", "10s", "10S", "t♠", "10 ♤"])
def test_ways_to_write_the_ten_of_spades(text: str) -> None:
    assert CARD_NAMES[read_card(text)] == "Ts"


def test_all_symbols() -> None:
    assert write_cards(read_cards("2♠ 3♥ 4♦ 5♣ 6♤ 7♡ 8♢ 9♧")) == "2s 3h 4d 5c 6s 7h 8d 9c"


@pytest.mark.parametrize("text", ["1h", "Jx", "J", "h", "11h", "Jhh", "JhQh", "100s", "0s", "Jh,Qh", "ǅh"])
def test_what_is_no_card(text: str) -> None:
    with pytest.raises(UnreadableCardError):
        read_cards(text)


def test_the_piece_that_is_no_card_is_named() -> None:
    with pytest.raises(UnreadableCardError) as error:
        read_cards("Jh Qd  Zz 2c and so on and on and on")
    assert error.value.piece == "Zz 2c and so on and "
    assert str(error.value) == "no_card: 'Zz 2c and so on and '"


@pytest.mark.parametrize("text", ["", "Jh Qh"])
def test_one_card_is_one(text: str) -> None:
    with pytest.raises(UnreadableCardError):
        read_card(text)


def test_a_card_named_twice_is_read_twice() -> None:
    assert write_cards(read_cards("Jh Jh")) == "Jh Jh"


def test_a_set_is_written_by_suit_and_the_highest_first() -> None:
    assert write_mask(mask_of(read_cards("2c As 3h Ah Kc 2s"))) == "As 2s Ah 3h Kc 2c"
    assert write_mask(0) == ""


@given(st.lists(st.integers(0, 51)))
def test_written_and_read_again(cards: list[int]) -> None:
    assert list(read_cards(write_cards(cards))) == cards


@given(st.text())
def test_any_text_is_cards_or_unreadable(text: str) -> None:
    found: tuple[int, ...] | str
    try:
        found = read_cards(text)
    except UnreadableCardError as error:
        found = error.piece
    assert len(found) <= 20 if isinstance(found, str) else all(0 <= card < 52 for card in found)
