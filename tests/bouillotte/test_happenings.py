"""Whatever a hand tells is on the list that the words cover, and nothing on the list is never told."""

from __future__ import annotations

from collections import defaultdict
from functools import cache
from random import Random

from brelan import bouillotte
from brelan.bouillotte import HAPPENINGS, REASONS
from brelan.session import Session
from brelan.table import NOBODY, Event, Happening, Posting

from .strategies import chosen, shuffled
from .test_judge import any_rules

FIELDS = ("seat", "cards", "amount", "note")


@cache
def told(number: int = 400) -> tuple[Event, ...]:
    """What *number* random sessions tell."""
    random = Random(number)
    found: list[Event] = []
    for _ in range(number):
        base = any_rules(random.choice((3, 4, 5)), random)
        switches = {
            "cave": random.choice((2, 5, 9, 30)),
            "ante_by": random.choice(("dealer", "each", "each_and_dealer")),
            "carre_buyback": random.random() < 0.5,
            "opening": random.choice(("match", "match_and_add")),
            "rounds": random.choice(("one", "until_no_more")),
            "premium_from": random.choice(("cave", "side_account")),
            "hands": 6,
        }
        rules = bouillotte.house("historic", base.seats, {**base.overrides, **switches})
        session = Session.open(bouillotte.GAME, rules, ["x"] * rules.seats, 0)
        while not session.over:
            if session.in_hand and session.hand is not None:
                session = session.apply(chosen(session.hand.options(), random.randrange(256)))
            else:
                session = session.deal(shuffled(rules.deck, random.randrange(10**9)))
            found += session.happenings
    return tuple(found)


def test_every_kind_is_told_and_none_that_is_not_listed() -> None:
    assert {event.kind for event in told() if isinstance(event, Happening)} == set(HAPPENINGS)


def test_every_reason_is_given_with_every_clause_that_is_listed() -> None:
    clauses: dict[str, set[str]] = defaultdict(set)
    for event in told():
        if isinstance(event, Posting):
            clauses[event.reason].add(event.clause)
    assert clauses == {reason: set(listed.split(", ")) for reason, listed in REASONS.items()}


def test_a_happening_uses_the_fields_that_its_line_names() -> None:
    used: dict[str, set[str]] = defaultdict(set)
    for event in told():
        if isinstance(event, Happening):
            empty = (NOBODY, 0, 0, "")
            values = (event.seat, event.cards, event.amount, event.note)
            used[event.kind] |= {name for name, value, none in zip(FIELDS, values, empty, strict=True) if value != none}
            assert event.clause
    for kind, fields in used.items():
        assert {part.split()[0] for part in HAPPENINGS[kind].split("; ")} == fields, kind
