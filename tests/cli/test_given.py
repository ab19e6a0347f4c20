"""Cards and suits given to ``brelan odds``: each mistake is told apart, suits are understood in five languages."""

from __future__ import annotations

import pytest

from brelan.cards import CARD_NAMES, SUIT_MASKS, SUITS
from brelan.cli.given import trump_given
from brelan.cli.say import speak
from brelan.words import Words, languages

from .terminal import brelan

BOUILLOTTE = ("odds", "bouillotte")
BOURRE = ("odds", "bourre")
SUITS_NAMED = "spades, hearts, diamonds, clubs"


@pytest.fixture(autouse=True)
def quiet() -> None:
    speak("")


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ([], 'Which hand? Say three cards and the retourné: brelan odds bouillotte "Ah Kh 9s" --up Qd'),
        (["Ah Kh 9s"], "Which card is turned up? Say it with --up, such as --up Qd."),
        (["Ah", "--up", "Qd"], "A hand has 3 cards; here is one: A♥."),
        (["Ah Kh 9s 8s", "--up", "Qd"], "A hand has 3 cards; here are 4: 9♠ 8♠ A♥ K♥."),
        (["Ah Kh 9s", "--up", "Qd Kd"], "One card is turned up, not 2: K♦ Q♦."),
        (["Ah Kh 9s", "--up", "Ah"], "A♥ cannot be in the hand and turned up as well."),
        (["Ah Th 2s", "--up", "Qd"], "2♠ 10♥: not in this pack, which has only A K Q 9 8 of each suit."),
        (["Ah Kh 9s", "--up", "Jd"], "J♦: not in this pack, which has only A K Q 9 8 of each suit."),
        (["Ah Ah 9s", "--up", "Qd"], "A♥ is there twice; no pack has two of it."),
        (["Ah Kh 9z", "--up", "Qd"], "“9z” is no card."),
        (["A Kh 9s", "--up", "Qd"], "“A” lacks its suit: say it too, as in Ah."),
        (["Ah Kh 9s", "--up", "Qd", "--in", "2", "--seat", "3"], "With 2 in there is no place 3."),
    ],
)
def test_each_mistake_in_a_hand_of_bouillotte_is_told_apart(typed: list[str], told: str) -> None:
    run = brelan(*BOUILLOTTE, *typed)
    assert (run.status, run.out, run.err) == (2, "", f"{told}\n")


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        (["Ah Kh 9s 4d", "--trump", "h"], "A hand has 5 cards; here are 4: 9♠ A♥ K♥ 4♦."),
        (["Ah Kh 9s 4d 4d", "--trump", "h"], "4♦ is there twice; no pack has two of it."),
        (
            ["Ah Kh 9s 4d 2c", "--trump", "x"],
            "“x” is no suit: say spades, hearts, diamonds, clubs, or the turned-up card.",
        ),
        (["Ah Kh 9s 4d 2c", "--trump", ""], f"“” is no suit: say {SUITS_NAMED}, or the turned-up card."),
        (["Ah Kh 9s 4d 2c", "--trump", "p"], "“p” may be spades, clubs: which one?"),
    ],
)
def test_each_mistake_in_a_hand_of_bourre_is_told_apart(typed: list[str], told: str) -> None:
    run = brelan(*BOURRE, *typed)
    assert (run.status, run.out, run.err) == (2, "", f"{told}\n")


@pytest.mark.parametrize("language", languages())
def test_mistakes_in_a_hand_begin_with_a_capital_or_a_card_and_end_with_a_full_stop(language: str) -> None:
    for typed in (["Ah Ah 9s"], ["Ah"], ["Ah Kh 9s"], ["Ah Kh Xs"], ["A Kh 9s"], ["2h Kh 9s"]):
        told = brelan("--language", language, *BOUILLOTTE, *typed).err.strip()
        start = told.lstrip("¿«“ \u00a0")[0]
        assert start.isupper() or start.isdecimal(), told
        assert told.endswith((".", "?")), told


@pytest.mark.parametrize("suit", SUITS)
def test_the_trump_is_understood_as_a_letter_a_sign_and_a_name_in_every_language(suit: str) -> None:
    mask = SUIT_MASKS[SUITS.index(suit)]
    for here in languages():
        for there in languages():
            words = Words(there)
            speak(here)
            for said in (suit, suit.upper(), words.say(f"sign-{suit}"), words.suit(suit), words.suit(suit).upper()):
                assert trump_given(f" {said} ") == (mask, 0), (here, there, said)


def test_the_trump_may_be_the_card_that_is_turned_up() -> None:
    for said in ("Th", "10♥", "ten of hearts", "10 h"):
        assert trump_given(said) == (SUIT_MASKS[1], 1 << CARD_NAMES.index("Th"))


def test_a_language_hears_its_own_letters_first() -> None:
    speak("pt-PT")
    assert trump_given("p") == (SUIT_MASKS[SUITS.index("c")], 0)
    speak("fr")
    assert trump_given("p") == (SUIT_MASKS[SUITS.index("s")], 0)
    assert trump_given("c") == (SUIT_MASKS[SUITS.index("c")], 0)


def test_cards_need_no_quotes() -> None:
    quoted = brelan(*BOUILLOTTE, "Ah Kh 9s", "--up", "Qd", "--json")
    assert brelan(*BOUILLOTTE, "Ah", "Kh", "9s", "--up", "Qd", "--json").out == quoted.out
    assert quoted.status == 0
    hand = ("--trump", "h", "--deals", 2, "--seed", 1, "--json")
    together = brelan(*BOURRE, "Ah Kh 9s 4d 2c", *hand)
    assert brelan(*BOURRE, "Ah", "Kh", "9s", "4d", "2c", *hand).out == together.out
    assert together.status == 0
