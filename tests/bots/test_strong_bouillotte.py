"""The strong player of Bouillotte: what it knows, that it plays by the rules of every house, and why."""

from __future__ import annotations

import random
from array import array
from collections import Counter
from importlib.resources import files

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from brelan import bouillotte
from brelan.bots import HINTS, make_bot
from brelan.bots.outlook import outlook
from brelan.bots.strategy import FILE, PARTS, Book, Strategy, packed, parts, shipped, unpacked
from brelan.bots.strong_bouillotte import StrongBouillotte, possible
from brelan.bouillotte import Hand, View
from brelan.solve import rehearsal
from brelan.solve.regret import strength_of
from brelan.solve.situation import ALL, CHOICES, GIVE, STAY
from brelan.solve.strength import Scale, strengths
from brelan.solve.teacher import house_row

from ..bouillotte.strategies import chosen, hands, moves
from ..solve.run import run
from ..solve.test_rehearsal import rehearsed

DATA = files("brelan.bots").joinpath(FILE).read_bytes()


def test_the_file_is_small_and_says_where_it_comes_from() -> None:
    assert len(DATA) <= 2_000_000
    header = shipped().header
    assert set(header) == {"format", "game", "houses", "iterations", "seed", "version"}
    assert header["game"] == "bouillotte"
    assert header["houses"] == {"3": "three-hands", "4": "historic"}
    assert packed(unpacked(DATA)) == DATA


@pytest.mark.parametrize("seats", [3, 4])
def test_every_row_of_the_strategy_adds_up_to_one(seats: int) -> None:
    book = shipped().books[seats]
    assert len(book.mixes) == CHOICES * len(book.situations)
    assert {sum(book.mixes[at : at + CHOICES]) for at in range(0, len(book.mixes), CHOICES)} == {PARTS}
    assert list(book.situations) == sorted(set(book.situations))
    assert len(book.situations) > 5_000
    assert book.mix(book.situations[-1] + 1) is None
    assert book.mix(book.situations[7]) == book.mixes[7 * CHOICES : 8 * CHOICES]


def test_weights_become_whole_parts() -> None:
    assert parts([1, 1, 1]) == bytes([85, 85, 85])
    assert sum(parts([0.1, 0.7, 1e-9, 0.2])) == PARTS
    assert parts([0, 5]) == bytes([0, 255])


def test_a_file_of_another_format_is_refused() -> None:
    head, _, rest = DATA.partition(b"\n")
    with pytest.raises(ValueError, match="format 9"):
        unpacked(head.replace(b'"format": 1', b'"format": 9') + b"\n" + rest)


def test_rare_choices_are_left_out() -> None:
    # A mix of which only so much is allowed: nearly never is not done, unless there is nothing else.
    every = dict.fromkeys(range(CHOICES), bouillotte.read("p1 call"))
    assert possible(bytes([5, 120, 0, 130, 0, 0, 0]), every) == {1: 120, 3: 130}
    assert possible(bytes([5, 250, 0, 0, 0, 0, 0]), {GIVE: every[0]}) == {GIVE: 5}
    assert possible(bytes([0, 255, 0, 0, 0, 0, 0]), {GIVE: every[0]}) == {}
    assert possible(None, every) == {}


@settings(max_examples=150)
@given(hands(60), moves, st.integers(0, 99))
def test_what_it_does_is_legal_in_every_house(hand: Hand, choices: bytes, seed: int) -> None:
    bot = StrongBouillotte(seed)
    left = iter(choices)
    while hand.to_act is not None:
        view = hand.view(hand.to_act)
        action, advice = bot.choose(view), bot.hint(view)
        assert hand.refusal(action) is None
        assert hand.refusal(advice.action) is None
        assert set(HINTS[advice.code]) <= set(advice.args)
        # Half of the time somebody else decides, so that it gets into places it would never go to.
        byte = next(left, 0)
        hand = hand.apply(action if byte % 2 else chosen(hand.options(), byte // 2))


@pytest.mark.parametrize("profile", ["historic", "three-hands"])
def test_it_sees_what_it_was_taught_to_see(profile: str) -> None:
    """The situation and the choices made of a view are those of the rehearsal at the same point."""
    dice = random.Random(6)
    rules = bouillotte.house(profile, 3 if profile == "three-hands" else 4)
    book = shipped().books[rules.seats]
    width = book.columns
    chances = [list(book.chances[at : at + width]) for at in range(0, len(book.chances), width)]
    house, amounts = house_row(rules), np.zeros(CHOICES, np.int64)
    kinds = strengths(Scale(chances, [list(step) for step in book.steps]))
    compared = 0
    for _ in range(300):
        caves = [dice.randint(1, 200) for _ in range(rules.seats)]
        hand = bouillotte.deal(dice.sample(rules.deck, len(rules.deck)), 0, rules, caves, dice.choice((0, 0, 3)))
        row = rehearsed(hand, house)
        table = np.array([kinds[number_of(hand, seat)] for seat in range(rules.seats)], np.int64)
        while hand.to_act is not None:
            view = hand.view(hand.to_act)
            found = outlook(view, hand.to_act, book, dice)
            strength = strength_of(row, table, rules.seats, hand.to_act)
            legal = rehearsal.choices(row, house, amounts)
            assert found.situation == rehearsal.situation_of(row, house, strength)
            assert {choice for choice in range(CHOICES) if legal >> choice & 1} == set(found.ways)
            choice = dice.choice(
                [each for each in found.ways if each != ALL or dice.random() < 0.3] or list(found.ways)
            )
            hand = hand.apply(found.ways[choice])
            rehearsal.say(row, house, choice, int(amounts[choice]))
            compared += 1
    assert compared > 1_500


def number_of(hand: Hand, seat: int) -> int:
    """The class of the cards of *seat*."""
    from brelan.solve.classes import class_numbers, standing_for  # noqa: PLC0415

    return class_numbers(hand.deal.house.seats)[standing_for(hand.deal.hands[seat], hand.deal.retourne)]


def strong_view(*said: str, deck: str = "As Kd Qh 8s Ah Ks 9d 8h Ad 8c Kh 9c 9s") -> View:
    """What p4 sees after *said*; its cards are the first of every four: three aces here, with the nine turned up."""
    hand = bouillotte.play(bouillotte.deal(deck, dealer=0), "p4 decline", *said)
    assert hand.to_act is not None
    return hand.view(hand.to_act)


def test_advice_is_steady_and_play_is_mixed() -> None:
    """Asked twice it says the same; at the table a choice that is taught as a mix is played as one."""
    mix = parts([0, 100, 0, 100, 0, 0, 0])
    book = shipped().books[4]
    view = strong_view("p4 open 6")
    number = outlook(view, 2, book, random.Random(1)).situation
    taught = Strategy({}, {4: book._replace(situations=array("I", [number]), mixes=mix)})
    bot = StrongBouillotte(1, strategy=taught)
    assert len({bot.hint(view).action for _ in range(5)}) == 1
    verbs = Counter(bot.choose(view).verb for _ in range(300))
    assert set(verbs) == {"call", "raise"}
    assert abs(verbs["call"] - 150) < 40


def test_three_aces_stay_in_and_the_reason_says_what_for() -> None:
    advice = make_bot("bouillotte", "strong", 1).hint(strong_view("p4 pass", "p3 open 3", "p2 call", "p1 fold"))
    assert advice.action.verb in ("call", "raise")
    assert advice.code == ("learnt-call" if advice.action.verb == "call" else "learnt-bet")
    assert advice.args["percent"] == 100
    # The pot of 7, or what is left of it when 3 have been paid: 10 − 3.
    assert advice.args["tenths"] == 70


def test_nothing_in_the_hand_is_not_worth_all_the_chips() -> None:
    # p3 holds king, ace and eight of three suits, p4 has gone in with everything.
    bot = make_bot("bouillotte", "strong", 1)
    view = strong_view("p4 open 100", deck="As Kd Qh 8s Ah 9d Ks 8h Ad 8c Kh 9c 9s")
    advice = bot.hint(view)
    assert advice.action.verb == "fold"
    assert advice.code == "learnt-fold"
    assert advice.args["need"] == 100
    assert int(advice.args["tenths"]) > 100


def test_hidden_cards_have_no_part_in_a_choice() -> None:
    dice = random.Random(3)
    rules = bouillotte.house()
    for seed in range(20):
        deck = dice.sample(rules.deck, 20)
        hidden = [card for place, card in enumerate(deck) if place not in (0, 4, 8, 12)]
        dice.shuffle(hidden)
        others = iter(hidden)
        again = [card if place in (0, 4, 8, 12) else next(others) for place, card in enumerate(deck)]
        pair = [bouillotte.play(bouillotte.deal(cards, dealer=0), "p4 decline") for cards in (deck, again)]
        assert len({make_bot("bouillotte", "strong", seed).choose(hand.view(3)) for hand in pair}) == 1


def test_to_play_from_the_file_nothing_is_compiled() -> None:
    code = (
        "import sys; sys.modules['numba'] = None; sys.modules['numpy'] = None\n"
        "from brelan import bouillotte\nfrom brelan.bots.strong_bouillotte import StrongBouillotte\n"
        "hand = bouillotte.deal()\nbot = StrongBouillotte(2)\n"
        "while hand.to_act is not None:\n    hand = hand.apply(bot.choose(hand.view(hand.to_act)))\n"
        "print(hand.over)"
    )
    done = run("-c", code)
    assert done.stdout.split() == ["True"], done.stderr


def test_a_spectator_and_another_game_are_refused() -> None:
    from brelan import bourre  # noqa: PLC0415

    with pytest.raises(ValueError, match="nothing is asked"):
        StrongBouillotte().hint(bouillotte.deal().view(None))
    with pytest.raises(TypeError):
        StrongBouillotte().choose(bourre.deal(range(52), dealer=0).view(1))


def test_a_situation_that_was_never_met_is_left_to_the_rule_of_thumb() -> None:
    empty = {
        seats: Book(book.chances, book.steps, type(book.situations)("I"), b"")
        for seats, book in shipped().books.items()
    }
    bot = StrongBouillotte(4, strategy=Strategy({}, empty))
    assert bot.hint(strong_view()).code == "bet-brelan"
    assert bot.choose(bouillotte.deal().view(3)).verb == "decline"
    assert bot.choose(strong_view()).verb == "open"
    assert STAY in outlook(strong_view("p4 open 3"), 2, shipped().books[4], random.Random(1)).ways
