"""Law 8: the judge, who reads the clauses with lists and loops, says the same."""

from __future__ import annotations

from collections import Counter
from copy import deepcopy
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from brelan import bouillotte
from brelan.bouillotte import Hand, House, house, pot_winner
from brelan.bouillotte.showdown import BY
from brelan.cards import CARD_NAMES, SUITS, mask_of, write_cards, write_mask
from brelan.record.replay import Fault, Replay, as_json
from brelan.session import Session
from brelan.table import Action, IllegalError
from tests.judge.bouillotte_judge import HISTORIC, BouillotteHand, judge_pots, play_session

from .strategies import chosen, houses, moves, seeds, shuffled

WORDS = ("carre", "decline", "pass", "open 3", "call", "raise 4", "fold", "no-more")


def rules_of(rules: House) -> dict[str, Any]:
    """*rules* as a record writes them."""
    return {name: getattr(rules, name) for name in bouillotte.SWITCHES}


@settings(max_examples=300)
@given(houses(), st.integers(0, 2), seeds, moves, st.integers(0, 40), st.sampled_from(WORDS))
def test_law_8_a_session_stopped_anywhere_or_gone_wrong(
    rules: House, dealer: int, seed: int, choices: bytes, stop: int, word: str
) -> None:
    session = Session.open(bouillotte.GAME, rules, ["x"] * rules.seats, dealer)
    record: dict[str, Any] = {
        "profile": "historic",
        "seats": ["x"] * rules.seats,
        "dealer": f"p{dealer + 1}",
        "rules": rules_of(rules),
        "hand": [],
    }
    bytes_left, fault = iter(choices), None
    for _ in range(stop):
        if session.in_hand and session.hand is not None:
            action = chosen(session.hand.options(), next(bytes_left, 7))
            session = session.apply(action)
            record["hand"][-1]["actions"].append(str(action))
        elif not session.over:
            deck = shuffled(rules.deck, seed + session.number)
            session = session.deal(deck)
            record["hand"].append({"deck": write_cards(deck), "actions": []})
    if session.in_hand and session.hand is not None and session.hand.to_act is not None:
        # One word more, by the seat to act, which may be the wrong one.
        action = bouillotte.read(f"p{session.hand.to_act + 1} {word}")
        record["hand"][-1]["actions"].append(f"p{action.seat + 1} {word}")
        try:
            session = session.apply(action)
        except IllegalError as error:
            where = len(record["hand"]), len(record["hand"][-1]["actions"])
            fault = Fault(*where, "", error.refusal)
    given_answer = as_json(Replay(session, fault))
    wanted = play_session(record)
    wrong, judged = given_answer.pop("error", None), wanted.pop("error", None)
    assert given_answer == wanted
    assert (wrong is None) is (judged is None)
    if wrong is not None and judged is not None:
        assert (wrong["hand"], wrong["action"]) == (judged["hand"], judged["action"])


def tree(hand: Hand, judge: BouillotteHand, ends: Counter[str]) -> None:
    """Both at every state that can be reached, with every amount."""
    if hand.settlement is not None:
        assert judge.end == hand.settlement.end
        ends[hand.settlement.end] += 1
        return
    assert judge.end is None
    assert judge.to_act() == hand.to_act
    assert sorted(judge.legal()) == sorted(str(option).split(" ", 1)[1] for option in hand.options())
    for action in hand.legal():
        other = deepcopy(judge)
        other.act(action.seat, action.verb, action.amount or None)
        assert dict(enumerate(hand.apply(action).bets.put)) == other.put_in
        tree(hand.apply(action), other, ends)


@pytest.mark.parametrize(
    ("seats", "switches", "leaves"),
    [
        (3, {"cave": 3}, 583),
        (3, {"cave": 3, "ante_by": "each", "carre_buyback": True, "opening": "match"}, 469),
        (4, {"cave": 3, "ante_by": "each", "carre": False}, 425),
        (4, {"cave": 3, "rounds": "one"}, 1693),
    ],
)
def test_law_8_every_line_with_small_caves(seats: int, switches: dict[str, Any], leaves: int) -> None:
    rules = house("historic", seats, {"seats": seats, **switches})
    hand = bouillotte.deal(rules.deck, 0, rules)
    caves = dict.fromkeys(range(seats), rules.cave)
    judge = BouillotteHand({**HISTORIC, **rules_of(rules)}, caves, 0, 0, [CARD_NAMES[card] for card in rules.deck])
    ends: Counter[str] = Counter()
    tree(hand, judge, ends)
    assert ends.total() == leaves


def showdowns_agree(rules: House, retourne: int, random: Random) -> None:
    """One deal around *retourne*, with up to three pots: winner, kind and suit of each."""
    rest = [card for card in rules.deck if card != retourne]
    random.shuffle(rest)
    size, dealer = rules.seats, random.randrange(rules.seats)
    held = {seat: rest[3 * seat : 3 * seat + 3] for seat in range(size)}
    contenders = random.sample(range(size), random.randint(1, size))
    pots: list[tuple[int, list[int]]] = []
    while contenders and len(pots) < 3:
        pots.append((10, sorted(contenders)))
        contenders = contenders[random.randint(1, 2) :]
    named = {seat: [CARD_NAMES[card] for card in cards] for seat, cards in held.items()}
    switches = {**HISTORIC, **rules_of(rules)}
    wanted = judge_pots(pots, named, CARD_NAMES[retourne], dealer, switches)
    order = [(dealer - 1 - place) % size for place in range(size)]
    masks = [mask_of(held[seat]) for seat in order] + [0] * (5 - size)
    main: int | None = None
    for (_, eligible), right in zip(pots, wanted, strict=True):
        places = sum(1 << order.index(seat) for seat in eligible)
        verdict = pot_winner(places, 1 << retourne, -1 if main is None else main, rules.judging, *masks)
        suit = (verdict >> 3 & 7) - 1
        found = (order[verdict & 7], BY[verdict >> 6], SUITS[suit] if suit >= 0 else None)
        assert found == (right["winner"], right["by"], right["suit"]), (write_mask(1 << retourne), named, eligible)
        main = suit if main is None else main


def any_rules(seats: int, random: Random) -> House:
    """A house whose showdown is drawn at random."""
    switches = {
        "favori": random.choice(("no", "above_simple", "below_simple")),
        "mistigri": seats > 3 and random.random() < 0.5,
        "brelans": random.random() < 0.8,
        "point": random.choice(("table", "table", "own")),
        "low_cards": random.choice(("face", "ten")),
    }
    return house("historic", seats, {"seats": seats, **switches})


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_law_8_a_showdown_at_every_retourne(seats: int) -> None:
    random = Random(seats)
    for retourne in house("historic", seats, {"seats": seats}).deck:
        for _ in range(8):
            showdowns_agree(any_rules(seats, random), retourne, random)


@pytest.mark.long
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_law_8_many_showdowns_at_every_retourne(seats: int) -> None:
    random = Random(seats + 10)
    for retourne in house("historic", seats, {"seats": seats}).deck:
        for _ in range(600):
            showdowns_agree(any_rules(seats, random), retourne, random)


def test_a_bad_word_is_an_action_that_can_be_read() -> None:
    assert [bouillotte.read(f"p1 {word}") for word in WORDS][3] == Action(0, "open", amount=3)
