"""The levels: who can be asked to sit down, by what name, and what is missing where somebody cannot."""

from __future__ import annotations

import subprocess
import sys

import pytest

from brelan.bots import DEFAULT_LEVEL, EVERY_LEVEL, LEVELS, RandomBot, level_named, levels_here, make_bot
from brelan.bots.bourre import SteadyBourre
from brelan.solve import MissingNumbaError

GAMES = ("bourre", "bouillotte")


def test_people_are_offered_three_levels_and_chance_stays_for_the_rest() -> None:
    assert LEVELS == ("easy", "steady", "strong")
    assert set(EVERY_LEVEL) == {*LEVELS, "random"}
    assert DEFAULT_LEVEL == "steady"


@pytest.mark.parametrize("game", GAMES)
def test_every_level_that_is_here_can_sit_down(game: str) -> None:
    kinds = {type(make_bot(game, level)) for level in (*levels_here(game), "random")}
    assert len(kinds) == len(levels_here(game)) + 1
    assert RandomBot in kinds


def test_plain_is_another_name() -> None:
    assert level_named("plain") == "steady"
    assert level_named("easy") == "easy"
    assert isinstance(make_bot("bourre", "plain"), SteadyBourre)
    with pytest.raises(ValueError, match=r"^no bot is of level 'hard'; the levels are easy, steady, strong, random$"):
        level_named("hard")


def test_without_numba_strong_says_what_is_missing_where_it_is_needed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "numba", None)
    assert levels_here("bourre") == ("easy", "steady")
    with pytest.raises(MissingNumbaError, match=r"brelan\[solve\]"):
        make_bot("bourre", "strong")
    assert levels_here("bouillotte") == LEVELS
    assert make_bot("bouillotte", "strong").random is not make_bot("bouillotte", "strong").random


def test_an_unknown_game_has_no_levels() -> None:
    with pytest.raises(ValueError, match="chess"):
        levels_here("chess")
    for level in ("steady", "strong"):
        with pytest.raises(ValueError, match=r"^no bot plays 'chess'; the games are bourre, bouillotte$"):
            make_bot("chess", level)


def test_asking_who_is_here_compiles_nothing() -> None:
    code = "import sys; from brelan import bots; print(bots.levels_here('bourre'), 'numba' in sys.modules)"
    said = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
    assert said.endswith(" False\n")
