"""Cards, chips, names and whole sentences as they are said in English."""

from __future__ import annotations

from fractions import Fraction

import pytest

from brelan.cards import mask_of, read_card, read_cards
from brelan.table import POT, Happening, Posting, Refusal
from brelan.words import UnspokenError, Words, languages

WORDS = Words()
NAMES = ("You", "Bea", "Cy", "Dot", "Eli")


def test_english_is_there_and_comes_first() -> None:
    assert languages()[0] == "en"
    assert Words.languages() == languages()
    assert Words().language == "en"


def test_a_language_nobody_wrote() -> None:
    with pytest.raises(ValueError, match="tlh"):
        Words("tlh")


def test_a_code_nobody_wrote() -> None:
    with pytest.raises(UnspokenError, match="no-such-code"):
        WORDS.say("no-such-code")


def test_a_sentence_that_is_not_given_what_it_needs() -> None:
    with pytest.raises(UnspokenError, match="rank"):
        WORDS.say("card", sign="♠")


@pytest.mark.parametrize(
    ("written", "sign", "letter", "aloud"),
    [("Th", "10♥", "10h", "ten of hearts"), ("As", "A♠", "As", "ace of spades"), ("2c", "2♣", "2c", "two of clubs")],
)
def test_a_card(written: str, sign: str, letter: str, aloud: str) -> None:
    card = read_card(written)
    assert WORDS.card(card) == sign
    assert Words(signs=False).card(card) == letter
    assert WORDS.card_name(card) == aloud


def test_cards_of_a_hand_stand_by_suit_and_of_a_deck_in_their_order() -> None:
    cards = read_cards("3h As Kh 2s")
    assert WORDS.cards(mask_of(cards)) == "A♠ 2♠ K♥ 3♥"
    assert WORDS.cards(cards) == "3♥ A♠ K♥ 2♠"
    assert WORDS.cards(0) == "none"


@pytest.mark.parametrize(
    ("amount", "said"),
    [
        (1, "1 chip"),
        (5, "5 chips"),
        (0, "0 chips"),
        (-4, "-4 chips"),
        (Fraction(9, 5), "1 4/5 chips"),
        (Fraction(3), "3 chips"),
        (Fraction(-1, 3), "-1/3 of a chip"),
        (Fraction(-7, 3), "-2 1/3 chips"),
        (Fraction(-9703, 5), "-1,940 3/5 chips"),
    ],
)
def test_chips(amount: int | Fraction, said: str) -> None:
    assert WORDS.chips(amount) == said


def test_an_illegal_card_is_answered_with_the_reason() -> None:
    refusal = Refusal("must_follow_suit", "B-PLAY-2", {"suit": "h"})
    assert WORDS.refusal(refusal, NAMES) == "You hold hearts: follow suit."
    assert WORDS.fault(refusal) == "must follow hearts"


def test_cards_in_a_refusal_are_written_as_on_the_table_and_in_a_fault_as_in_the_record() -> None:
    refusal = Refusal("must_beat", "B-PLAY-4", {"card": "Th", "cards": "Ah Jh"})
    assert WORDS.refusal(refusal) == "You can beat 10♥, so you must: A♥ J♥."
    assert WORDS.fault(refusal) == "must beat Th with Ah Jh"


def test_a_cinch_gives_its_reason() -> None:
    args: dict[str, str | int] = {"won": 1, "sure": 2, "top": "As Ks", "cards": "As Ks"}
    said = WORDS.refusal(Refusal("cinch_lead", "B-CINCH-3", args))
    assert said == "Your hand is sure (1 won, 2 to come, nothing beats A♠ K♠): lead A♠ K♠."
    said = WORDS.refusal(Refusal("cinch_trump", "B-CINCH-4", {**args, "top": ""}))
    assert said == "Your hand is sure (1 won, 2 to come): play A♠ K♠."


def test_whose_turn_it_is() -> None:
    refusal = Refusal("not_your_turn", "B-PLAY-1", {"seat": "p3"})
    assert WORDS.refusal(refusal, NAMES) == "It is Cy’s turn."
    assert WORDS.refusal(refusal) == "It is p3’s turn."
    assert WORDS.fault(refusal) == "it is the turn of p3"
    assert WORDS.fault(Refusal("no_such_seat", "B-TABLE-1", {"seat": ""})) == "no such seat at this table"


def test_a_fine_is_said_line_by_line() -> None:
    fine = Posting("p3", POT, 5, "bourre", "B-SETTLE-2")
    assert WORDS.posting(fine, NAMES, 0) == "Cy took no trick: pays 5 into the next pot."
    assert WORDS.posting(fine, NAMES, 2) == "You took no trick: you pay 5 into the next pot."
    misplay = fine._replace(clause="B-ERROR-2")
    assert WORDS.posting(misplay, NAMES) == "Cy counts as bourré for the misplay: pays 5 into the next pot."


def test_premiums_name_both() -> None:
    premium = Posting("premium p2", "premium p1", 2, "premium_carre", "L-PREMIUM-1")
    assert WORDS.posting(premium, NAMES, 0) == "Bea pays you 2 for the brelan carré."
    assert WORDS.posting(premium, ("Ana", *NAMES[1:]), 1) == "You pay Ana 2 for the brelan carré."


def test_premiums_to_one_seat_are_one_sentence_and_those_to_another_are_their_own() -> None:
    paid = [Posting(f"premium p{seat}", "premium p1", 2, "premium_brelan", "L-PREMIUM-1") for seat in (2, 3, 4)]
    other = Posting("premium p1", "premium p2", 2, "premium_brelan", "L-PREMIUM-1")
    names = ("Ana", *NAMES[1:])
    assert [text for _event, text in WORDS.told([*paid, other], names, 2)] == [
        "You, Bea, and Dot pay Ana 2 each for the brelan.",
        "Ana pays Bea 2 for the brelan.",
    ]
    told = Words("fr").told(paid, names, 0)
    assert [text for _event, text in told] == ["Bea, Cy et Dot te paient 2 chacun pour le brelan."]


def test_the_point_in_words() -> None:
    point = Happening("point", 0, mask_of(read_cards("Kh 9h")), 39, "h", "L-POINT-2")
    wins = Happening("wins_by_point", 0, mask_of(read_cards("Kh")), 13, "h", "L-POINT-2")
    assert WORDS.happening(point, NAMES, 0) == "The richest suit is hearts, with 39."
    assert WORDS.happening(wins, NAMES, 0) == "You hold K♥, the highest of the suit among those who play for this pot."


def test_like_payments_are_one_sentence_and_the_reader_comes_first() -> None:
    antes = [Posting(f"p{seat}", POT, 1, "ante", "B-ANTE-1") for seat in (3, 1, 2)]
    told = WORDS.told([*antes, Posting("p4", POT, 2, "ante", "B-ANTE-1")], NAMES, 0)
    assert [line for _, line in told] == ["You, Cy, and Bea ante 1 chip each.", "Dot antes 2 chips."]
    assert told[0][0] == antes[0]


def test_a_bet_and_the_chips_for_it_are_one_sentence() -> None:
    opens = Happening("open", 1, amount=6, clause="L-BET-3")
    chips = Posting("p2", POT, 5, "open", "L-BET-3")
    assert [line for _, line in WORDS.told([opens, chips], NAMES, 0)] == ["Bea opens with 6 chips."]
    assert WORDS.posting(chips, NAMES, 1) == "You put in 5 chips to open."


def test_an_amount_that_the_limit_cuts_says_so() -> None:
    fine, award = Posting("p3", POT, 8, "bourre", "B-SETTLE-5"), Posting(POT, "p2", 8, "award", "B-SETTLE-5")
    assert WORDS.posting(fine, NAMES, 2) == "You took no trick: you pay 8, the limit of this house, into the next pot."
    assert WORDS.posting(award, NAMES) == "Bea took the most tricks: takes 8, the limit of this house, from the pot."


def test_fines_of_several_seats_stay_lines_of_their_own() -> None:
    fines = [Posting(f"p{seat}", POT, 5, "bourre", "B-SETTLE-2") for seat in (2, 3)]
    assert len(WORDS.told(fines, NAMES)) == 2


def test_how_a_list_is_written() -> None:
    assert WORDS.listed(["Ana"]) == "Ana"
    assert WORDS.listed(["Ana", "Bea"]) == "Ana and Bea"
