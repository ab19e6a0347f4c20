"""A game in six sentences: said of every house, in every language, and true to the switches they speak of."""

from __future__ import annotations

from typing import Any

import pytest

from brelan.record import GAMES
from brelan.table import AnyGame, Profile
from brelan.words import Words, languages

HOUSES = [(game, profile) for game in GAMES.values() for profile in game.profiles.values()]


def goes(game: str, **changed: Any) -> tuple[str, ...]:
    of = GAMES[game]
    values = {**of.profiles[of.default_profile].values, **changed}
    return Words().goes(of.session_clause[0], values)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(("game", "profile"), HOUSES, ids=lambda value: value.name)
def test_six_sentences_for_every_house(language: str, game: AnyGame, profile: Profile) -> None:
    told = Words(language).goes(game.session_clause[0], profile.values)
    assert len(told) == 6
    for text in told:
        assert text[0].isupper()
        assert text.endswith(".")
        assert "  " not in text
        assert " ." not in text
        assert " ," not in text


def test_the_house_of_louisiana() -> None:
    told = goes("bourre")
    assert told[0].startswith("Everybody puts 1 into the pot. Each gets 5 cards")
    assert "5 at most" in told[2]
    assert told[4] == "Whoever alone has the most tricks takes the pot; after a tie it stays for the next hand."
    assert "as much as the pot held into the next one. After that" in told[5]


@pytest.mark.parametrize(
    ("game", "changed", "place", "said"),
    [
        ("bourre", {"ante_by": "dealer", "ante": 2}, 0, "The dealer pays 2 into the pot for every seat."),
        ("bourre", {"hand_size": 4}, 0, "Each gets 4 cards"),
        ("bourre", {"declare": "closed_fist"}, 1, "All decide in secret"),
        ("bourre", {"second_ante": 3}, 1, "whoever plays adds 3."),
        ("bourre", {"max_discards": 0}, 2, "No cards are changed"),
        ("bourre", {"max_discards": {"default": 5, "7": 3}}, 2, "5 (3 with 7 seats)"),
        ("bourre", {"losing_trump": "may"}, 3, "or else play a trump that beats, and beat"),
        ("bourre", {"bourre_blocks_award": True}, 4, "or when somebody who played took no trick, it stays"),
        ("bourre", {"limit": 20}, 5, "the next one, 20 at most."),
        ("bourre", {"limit": 20, "limit_covers": "fines_and_award"}, 4, "takes the pot, 20 at most; after a tie"),
        ("bourre", {"exempt_from_ante": "bourre"}, 5, "After that, one ante is spared."),
        ("bouillotte", {"cave": 30}, 0, "from the 30 chips"),
        ("bouillotte", {"ante_by": "each"}, 0, "Everybody puts 1 into the pot."),
        ("bouillotte", {"ante_by": "each_and_dealer"}, 0, "and the dealer 1 more."),
        ("bouillotte", {"carre": False}, 1, "Nobody bets before the deal."),
        ("bouillotte", {"rounds": "one"}, 3, "when all have answered."),
        ("bouillotte", {"favori": "above_simple"}, 4, "a favori."),
        ("bouillotte", {"mistigri": True}, 4, "the mistigri"),
        ("bouillotte", {"point": "own"}, 5, "your cards of one suit"),
        ("bouillotte", {"brelans": False}, 4, "the point decides every time"),
    ],
)
def test_a_switch_is_heard_where_it_bends_the_game(game: str, changed: dict[str, Any], place: int, said: str) -> None:
    assert said in goes(game, **changed)[place]
    assert said not in goes(game)[place]


def test_no_ante_is_spared_where_nobody_is_let_off() -> None:
    assert goes("bourre", exempt_from_ante="nobody")[5].endswith("into the next one.")
    assert goes("bourre", ante_by="dealer")[5].endswith("into the next one.")


def test_no_premium_is_spoken_of_where_none_is_owed() -> None:
    assert "premium" in goes("bouillotte")[4]
    assert "premium" not in goes("bouillotte", premium_carre=0, premium_simple=0)[4]


def test_without_brelans_the_point_needs_no_condition() -> None:
    assert goes("bouillotte", brelans=False)[5].endswith("takes the pot.")
    assert goes("bouillotte", brelans=False, point="own")[5].endswith("takes the pot.")
