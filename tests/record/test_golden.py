"""Every profile that is shipped has a golden session, and its replay still gives the stored answer."""

import pytest

from brelan.record import GAMES, read_text, replay, verify, write

from ..golden import FOLDER, answer, playthrough

PROFILES = [(game.name, profile) for game in GAMES.values() for profile in game.profiles]


@pytest.mark.parametrize(("game", "profile"), PROFILES)
def test_golden_session(game: str, profile: str) -> None:
    file = FOLDER / f"{game}-{profile}.brelan"
    record = file.read_text("utf-8")
    assert answer(record) == file.with_suffix(".json").read_text("utf-8")
    played = replay(read_text(record))
    assert played.fault is None
    assert played.session.over
    assert write(played.session) == record
    assert all(verdict.fair for verdict in verify(read_text(record)))


def test_none_is_left_over() -> None:
    wanted = {f"{game}-{profile}{end}" for game, profile in PROFILES for end in (".brelan", ".json")}
    there = {file.name for file in FOLDER.iterdir() if file.suffix in (".brelan", ".json")}
    assert there >= wanted
    assert {name for name in there - wanted if name.startswith(tuple(f"{game}-" for game in GAMES))} == set()


@pytest.mark.parametrize("game", GAMES)
def test_the_play_that_made_them_still_works(game: str) -> None:
    played = replay(read_text(playthrough(GAMES[game], GAMES[game].default_profile)))
    assert played.fault is None
    assert played.session.over
