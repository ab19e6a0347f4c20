"""A unit: the same decks for every rotation, chips neither lost nor made, and what is counted is what happened."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from typing import Any

import pytest

from brelan.arena.tournament import Tournament, planned
from brelan.arena.unit import Sitting, play_unit, seated
from brelan.bots import make_bot
from brelan.session import Session
from brelan.table import HouseError, IllegalError

BOURRE = planned("bourre", "louisiana", {"seats": 4}, ["steady", "easy", "random", "random"], 3, 1)
BOUILLOTTE = planned("bouillotte", "historic", {}, ["easy", "random", "easy", "random"], 3, 1)
BOTH = pytest.mark.parametrize("tournament", [BOURRE, BOUILLOTTE], ids=lambda each: each.game)


def sittings(tournament: Tournament, number: int = 0) -> list[Sitting]:
    """Every rotation of one unit, played."""
    house = tournament.house()
    played = [Sitting(tournament, house, number, rotation) for rotation in range(tournament.seats)]
    for sitting in played:
        sitting.play()
    return played


@BOTH
def test_every_rotation_is_dealt_the_same_decks_by_the_same_dealers(tournament: Tournament) -> None:
    sessions = [sitting.table.session for sitting in sittings(tournament)]
    assert len({tuple(entry.deck for entry in session.log) for session in sessions}) == 1
    assert len({tuple(report["dealer"] for report in session.reports) for session in sessions}) == 1
    assert len({session.log for session in sessions}) > 1


@BOTH
def test_other_units_are_dealt_other_decks_by_other_dealers(tournament: Tournament) -> None:
    first, second = (sittings(tournament, number)[0].table.session for number in (0, 1))
    assert not {entry.deck for entry in first.log} & {entry.deck for entry in second.log}
    assert (first.first_dealer, second.first_dealer) == (0, 1)


@BOTH
def test_every_entry_sits_once_in_every_seat(tournament: Tournament) -> None:
    unit = play_unit(tournament, 0)
    seats = Counter((line.entry, line.seat) for line in unit.lines)
    assert seats == {(entry, seat): 1 for entry in range(4) for seat in range(4)}
    assert [(line.rotation, line.seat) for line in unit.lines] == [(r, s) for r in range(4) for s in range(4)]
    for sitting in sittings(tournament):
        names = sitting.table.session.names
        assert list(names) == [tournament.entries[tournament.entry_in(s, sitting.rotation)] for s in range(4)]


@BOTH
def test_a_unit_ends_the_same_every_time(tournament: Tournament) -> None:
    assert play_unit(tournament, 2) == play_unit(tournament, 2)


def test_so_does_one_with_the_strong_player_of_bourre_made_anew() -> None:
    tournament = planned("bourre", "pagat", {"hands": 2}, ["strong", "random"], 7, 1)
    first = play_unit(tournament, 0)
    seated.cache_clear()
    assert play_unit(tournament, 0) == first


@BOTH
def test_chips_are_those_of_the_finished_session_and_sum_to_nothing(tournament: Tournament) -> None:
    for sitting in sittings(tournament):
        session, lines = sitting.table.session, sitting.lines()
        assert session.over
        assert session.result is not None
        start = 0 if session.result.totals_name == "net" else getattr(session.house, "start")  # noqa: B009
        assert [line.chips for line in lines] == [total - start for total in session.result.totals]
        assert sum(line.chips for line in lines) == 0
        assert all(isinstance(line.chips, Fraction) for line in lines)


def counted(session: Session) -> list[tuple[int, int, int]]:
    """Hands played, played without a trick, and won by each seat, read from the reports and the record alone."""
    found = []
    for seat in range(session.house.seats):
        name = f"p{seat + 1}"
        if session.game.name == "bourre":
            tricks = [report["tricks"].get(name, -1) for report in session.reports]
            row = (
                sum(each >= 0 for each in tricks),
                tricks.count(0),
                [r["winner"] for r in session.reports].count(name),
            )
        else:
            own = [{a.verb for a in entry.actions if a.seat == seat} for entry in session.log]
            row = (sum(bool(words & {"open", "call", "raise", "carre"}) for words in own), 0, -1)
        found.append(row)
    return found


@BOTH
def test_what_is_counted_is_what_happened(tournament: Tournament) -> None:
    for sitting in sittings(tournament):
        lines = sitting.lines()
        for line, (played, empty, won) in zip(lines, counted(sitting.table.session), strict=True):
            assert (line.played, line.empty) == (played, empty)
            assert won in (line.pots, -1)
        assert {line.hands for line in lines} == {12}
        # Where nothing is carried somebody took the pot; at a showdown with side pots more than one may have.
        taken = sum(report["carried"] == "0" for report in sitting.table.session.reports)
        assert sum(line.pots for line in lines) >= taken > 0


@BOTH
def test_places_of_a_hand_go_by_its_chips(tournament: Tournament) -> None:
    unit = play_unit(tournament, 0)
    assert len(unit.places) == tournament.unit_hands
    for places in unit.places:
        assert sorted(places)[0] == 1
        assert all(place == 1 + sum(other < place for other in places) for place in places)


def test_a_house_without_a_number_of_hands_plays_a_round() -> None:
    tournament = planned("bourre", "pagat", {}, ["random"] * 6, 1, 1000)
    assert (tournament.hands, tournament.units, tournament.unit_hands) == (6, 28, 36)
    assert tournament.house().hands == 6


def test_hands_are_counted_as_really_played_and_rounded_up_to_whole_units() -> None:
    sizes = {
        hands: planned("bouillotte", "historic", {}, ["random"] * 4, 1, hands).units for hands in (1, 48, 49, 20_000)
    }
    assert sizes == {1: 1, 48: 1, 49: 2, 20_000: 417}


def test_a_table_that_the_house_does_not_know_is_refused() -> None:
    with pytest.raises(HouseError):
        planned("bouillotte", "historic", {}, ["random"] * 3, 1, 100)


def test_an_illegal_action_of_a_bot_is_a_defect(monkeypatch: pytest.MonkeyPatch) -> None:
    def cheating(self: Any, view: Any) -> Any:
        return make_bot("bourre", "random").choose(view)._replace(seat=(view.seat + 1) % 4)

    monkeypatch.setattr("brelan.bots.easy_bourre.EasyBourre.choose", cheating)
    with pytest.raises(IllegalError):
        play_unit(BOURRE, 0)
