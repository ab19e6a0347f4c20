"""The fair shuffle, made a second time here from its description."""

from __future__ import annotations

import hashlib
from collections import Counter
from itertools import permutations
from math import factorial

import pytest

from brelan.cards import SCHEMES, Shuffle, commitment, derived_seed, reshuffled
from brelan.cards.shuffle import _below

SEED = bytes(range(32))


def described(label: bytes, seed: bytes, cards: list[int]) -> list[int]:
    """Fisher–Yates from the last place to the first, numbers by rejection from SHAKE-256 in 32-bit big-endian words."""
    stream = hashlib.shake_256(label + seed).digest(4 * 2000)
    words = iter([int.from_bytes(stream[at : at + 4], "big") for at in range(0, len(stream), 4)])
    deck = list(cards)
    for last in reversed(range(1, len(deck))):
        places = last + 1
        word = next(word for word in words if word < 2**32 - 2**32 % places)
        deck[last], deck[word % places] = deck[word % places], deck[last]
    return deck


@pytest.mark.parametrize("cut", [1, 20, 51])
def test_a_deck_is_what_the_description_gives(cut: int) -> None:
    for first in range(40):
        seed = bytes([first]) + SEED[1:]
        deck = described(b"brelan-1 deck", seed, list(range(52)))
        assert list(Shuffle(seed, cut).deck(range(52))) == deck[cut:] + deck[:cut]


def test_a_known_answer() -> None:
    digest = hashlib.sha256(bytes(Shuffle(SEED, 26).deck(range(52)))).hexdigest()
    again = described(b"brelan-1 deck", SEED, list(range(52)))
    assert digest == hashlib.sha256(bytes(again[26:] + again[:26])).hexdigest()


def test_a_reshuffle_is_what_the_description_gives() -> None:
    cards = [3, 8, 21, 22, 40]
    for number in (1, 2, 300):
        label = b"brelan-1 restock" + number.to_bytes(4, "big")
        assert list(reshuffled(SEED, number, cards)) == described(label, SEED, cards)
    assert reshuffled(SEED, 1, range(52)) != reshuffled(SEED, 2, range(52))


def test_a_deck_that_needs_many_words() -> None:
    cards = list(range(200))
    assert list(reshuffled(SEED, 1, cards)) == described(b"brelan-1 restock" + bytes([0, 0, 0, 1]), SEED, cards)


def test_the_commitment_is_a_hash_of_the_seed() -> None:
    assert Shuffle(SEED, 1).commitment == hashlib.sha256(b"brelan-1 commit" + SEED).hexdigest()
    assert commitment(SEED) == Shuffle(SEED, 30).commitment
    assert commitment(SEED) != commitment(SEED[::-1])


def test_a_derived_seed_depends_on_secret_and_number() -> None:
    seeds = {derived_seed(secret, number) for secret in (b"", b"a", b"b") for number in range(1, 50)}
    assert len(seeds) == 3 * 49
    assert {len(seed) for seed in seeds} == {32}
    label = b"brelan-1 hand" + (7).to_bytes(8, "big")
    assert derived_seed(b"a", 7) == hashlib.shake_256(label + b"a").digest(32)


def test_an_impossible_cut() -> None:
    for cut in (0, 52, -1, 100):
        with pytest.raises(ValueError, match=f"^cut must be 1 to 51, got {cut}$"):
            Shuffle(SEED, cut).deck(range(52))


@pytest.mark.parametrize("length", [0, 1, 31, 33])
def test_a_seed_that_is_too_short_to_bind_anybody_or_too_long(length: int) -> None:
    with pytest.raises(ValueError, match=f"^seed must be 32 bytes, got {length}$"):
        Shuffle(bytes(length), 20).deck(range(52))


def test_an_unknown_scheme() -> None:
    with pytest.raises(ValueError, match=r"^scheme must be one of brelan-1, got 'brelan-0'$"):
        Shuffle(SEED, 1, "brelan-0").deck(range(52))
    assert list(SCHEMES) == ["brelan-1"]


@pytest.mark.parametrize("cards", [2, 3, 4])
def test_every_order_comes_equally_often(cards: int) -> None:
    # Chi-square over all orders; the bounds are the 0.1 % points for n! − 1 degrees of freedom. The seeds never change.
    bound = {2: 10.83, 3: 20.52, 4: 49.73}[cards]
    tries = 6000
    found = Counter(reshuffled(number.to_bytes(32, "big"), 1, range(cards)) for number in range(tries))
    expected = tries / factorial(cards)
    assert set(found) == set(permutations(range(cards)))
    assert sum((number - expected) ** 2 / expected for number in found.values()) < bound


def test_every_card_comes_to_every_place() -> None:
    seen = {(place, card) for number in range(1000) for place, card in enumerate(_deck(number))}
    assert len(seen) == 52 * 52


def _deck(number: int) -> tuple[int, ...]:
    return Shuffle(number.to_bytes(32, "little"), 17).deck(range(52))


def test_words_at_or_above_the_last_multiple_are_thrown_away() -> None:
    # 48 of 2**32 words are too high for 52 places: too few to meet one, so the words are made up.
    limit = 2**32 // 52 * 52
    assert limit == 2**32 - 48
    assert _below(iter([limit, limit + 5, limit - 1]), 52) == 51
    assert _below(iter([limit - 1]), 52) == 51
    assert _below(iter([2**32 - 1]), 2) == 1
