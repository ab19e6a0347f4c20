"""Whatever the rules, the records and the bots can say in codes, the words can say in a sentence."""

from __future__ import annotations

import re

import pytest

from brelan import bouillotte, bourre
from brelan.bouillotte.happenings import HAPPENINGS, REASONS
from brelan.bourre.settle import UNCLAIMED
from brelan.record import GAMES
from brelan.table import Happening, HouseError, Posting, Refusal, Switch
from brelan.words import Words

from .codes import events, hints, named, refusals, strings_in

WORDS = Words()
NAMES = tuple(f"Name{seat}" for seat in range(8))
VERDICTS = {"fair", "no_shuffle", "no_commitment", "wrong_commitment", "impossible_cut", "wrong_deck", "wrong_restock"}
SWITCHES = [switch for game in GAMES.values() for switch in game.switches.values()]


def test_trying_everything_everywhere_provokes_every_refusal() -> None:
    told = {refusal.code for refusal in refusals()}
    assert set(bourre.CODES) | set(bouillotte.CODES) <= told
    assert named("Refusal", "session") - told == {"not_dealt"} - told


# What is played for these tests is played in them: every worker that runs tests reads all files, and few run these.


def test_a_refusal_is_said_to_the_person_and_of_the_record() -> None:
    for refusal in refusals():
        said, written = WORDS.refusal(refusal, NAMES), WORDS.fault(refusal)
        assert said[0].isupper() or not said[0].isalpha()
        assert said.endswith(".")
        assert not written.endswith(".")
        assert "\n" not in said + written
        assert written.isascii()


def test_a_refusal_before_the_first_deal() -> None:
    refusal = Refusal("not_dealt", "B-SESSION-1")
    assert WORDS.refusal(refusal)
    assert WORDS.fault(refusal)


def test_a_refusal_calls_people_by_their_name_and_a_fault_by_their_seat() -> None:
    for refusal in refusals():
        assert not re.search(r"\bp\d", WORDS.refusal(refusal, NAMES))
        assert "Name" not in WORDS.fault(refusal)


def test_the_stored_sessions_bring_about_every_kind_of_happening_and_posting() -> None:
    kinds = {event.reason if isinstance(event, Posting) else event.kind for event, _ in events()}
    named_kinds = named("Happening", "bourre", "bouillotte")
    assert named_kinds - kinds == set()
    assert {"wins_by_point", "wins_by_brelan", "wins_by_carre", "wins_by_favori", "wins_by_mistigri"} <= kinds
    assert {"ante", "award", "bourre", "renege", "second_ante", "share", "refill", "returned"} <= kinds


def test_what_happens_is_told_to_the_others_and_to_whom_it_happens() -> None:
    for event, seats in events():
        others = WORDS.happening(event, NAMES)
        assert others.endswith(".")
        for seat in range(seats):
            if NAMES[seat] in others:
                own = WORDS.happening(event, NAMES, seat)
                assert own != others
                assert "you" in own.lower()


@pytest.mark.parametrize("note", sorted(UNCLAIMED))
def test_why_nobody_collects_has_a_sentence_of_its_own(note: str) -> None:
    said = [WORDS.happening(Happening("nobody_collects", note=each), NAMES) for each in UNCLAIMED]
    assert len(set(said)) == len(UNCLAIMED)
    assert WORDS.happening(Happening("nobody_collects", note=note), NAMES) in said


def test_a_hint_says_why() -> None:
    for hint in hints():
        why = WORDS.hint(hint.code, hint.args)
        assert why.endswith(".")
        assert WORDS.hint(hint.code, hint.args, "pass") == f"{why} My advice: pass."


def test_every_hint_in_the_source_of_the_bots_has_its_sentence() -> None:
    texts = {str(node.value) for _, node in strings_in("bots")}
    told = {f"hint-{text}" for text in texts if re.fullmatch(r"[a-z]+(-[a-z]+)*", text)}
    sentences = set(WORDS.catalogue.codes("hint-")) - {"hint-advice"}
    assert {f"hint-{hint.code}" for hint in hints()} <= sentences
    assert sentences <= told


def test_what_bouillotte_lists_is_what_is_spoken() -> None:
    assert {f"happening-{kind}" for kind in HAPPENINGS} <= set(WORDS.catalogue.codes("happening-"))
    assert {f"posting-{reason}" for reason in REASONS} <= set(WORDS.catalogue.codes("posting-"))


def test_no_sentence_is_for_a_code_that_does_not_exist() -> None:
    kinds = {event.reason if isinstance(event, Posting) else event.kind for event, _ in events()}
    assert set(WORDS.catalogue.codes("refusal-")) == {
        f"refusal-{code}" for code in {*bourre.CODES, *bouillotte.CODES, *named("Refusal", "session")}
    }
    assert {code.partition("-")[2] for code in WORDS.catalogue.codes("happening-")} <= kinds
    assert {code.partition("-")[2] for code in WORDS.catalogue.codes("posting-")} <= kinds
    assert set(WORDS.catalogue.codes("switch-")) == {f"switch-{switch.name}" for switch in SWITCHES}
    assert set(WORDS.catalogue.codes("record-")) - {"record-line", "record-place"} == {
        f"record-{code}" for code in named("NotARecordError", "record")
    }


@pytest.mark.parametrize("code", sorted(named("HouseError", "table", "bourre", "bouillotte")))
def test_an_error_of_a_house_names_switch_and_range(code: str) -> None:
    said = WORDS.house_error(HouseError(code, "the-switch", "the-value", "the-range"))
    assert said.endswith(".")
    assert "the-switch" in said or "switch" not in code
    assert "the-range" in said or code in ("missing_switch", "unreadable_house")


@pytest.mark.parametrize("code", sorted(named("NotARecordError", "record")))
def test_what_is_no_record_has_a_reason(code: str) -> None:
    assert "detail" in WORDS.say(f"record-{code}", detail="detail", house="detail") or code in ("not_utf8", "too_deep")


@pytest.mark.parametrize("code", sorted(VERDICTS))
def test_a_verdict_has_its_sentence(code: str) -> None:
    assert WORDS.say(f"verify-{code}")


def test_the_verdicts_are_those_in_the_source() -> None:
    returned = {node.value for file, node in strings_in("record") if file.name == "verify.py"}
    assert returned >= VERDICTS
    assert set(WORDS.catalogue.codes("verify-")) == {
        "verify-line",
        "verify-summary",
        *(f"verify-{code}" for code in VERDICTS),
    }


@pytest.mark.parametrize("switch", SWITCHES, ids=lambda switch: switch.name)
def test_a_switch_says_each_of_its_values_differently(switch: Switch) -> None:
    values: list[object] = [*switch.words, *((True, False) if switch.yes_no else ())]
    if switch.low <= switch.high:
        values += [switch.low, switch.high]
    said = [WORDS.switch(switch.name, value) for value in values]
    assert len(set(said)) == len(values)
