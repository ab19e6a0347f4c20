"""The strong player of Bourré: it keeps to the rules of every house, says why, and does better than the steady one."""

from __future__ import annotations

from random import Random

import pytest

from brelan import bouillotte, bourre
from brelan.bots import HINTS, Bot
from brelan.bots.bourre import SteadyBourre
from brelan.bots.strong_bourre import StrongBourre
from brelan.table import CHANCE, Action
from brelan.words import Words
from tests.solve.hands import any_house


def to_the_end(hand: bourre.Hand, bots: list[Bot], dice: Random) -> bourre.Settlement:
    """Play *hand* out; a reshuffle is made by *dice*. ``IllegalError`` for anything that is not allowed."""
    while not hand.over:
        if hand.to_act is None:
            order = [card for card in range(52) if hand.pool >> card & 1]
            dice.shuffle(order)
            hand = hand.apply(Action(CHANCE, "restock", order=tuple(order)))
            continue
        view = hand.view(hand.to_act)
        hint = bots[hand.to_act].hint(view)
        assert set(HINTS[hint.code]) == set(hint.args)
        hand = hand.apply(bots[hand.to_act].choose(view))
    assert hand.settlement is not None
    return hand.settlement


def test_it_keeps_to_the_rules_of_any_house() -> None:
    dice = Random(3)
    for number in range(60):
        house = any_house(dice)
        if number % 5 == 0:
            house = bourre.house(house.profile, house.seats, {**house.overrides, "enforcement": "honour"})
        bots: list[Bot] = [StrongBourre(number + seat, slips=0.2, deals=60) for seat in range(house.seats)]
        deck = dice.sample(range(52), 52)
        to_the_end(bourre.deal(deck, dice.randrange(house.seats), house), bots, dice)


def test_the_same_view_gets_the_same_answer() -> None:
    hand = bourre.deal(Random(1).sample(range(52), 52), dealer=2)
    bot = StrongBourre(7)
    first = bot.hint(hand.view(3))
    assert bot.hint(hand.view(3)) == first == StrongBourre(7).hint(hand.view(3))


def test_five_top_trumps_are_played_and_kept() -> None:
    hand = bourre.deal(
        "Ah 2s 3s 4s 2c Kh 5s 6s 7s 3c Qh 8s 9s Ts 4c Jh 2d 3d 4d 5c Th 5d 6d 7d 9h Js Qs Ks As 8d 9d Td Jd Qd Kd Ad"
        " 6c 7c 8c 9c Tc Jc Qc Kc Ac 2h 3h 4h 5h 6h 7h 8h",
        dealer=4,
    )
    bot = StrongBourre(1)
    word = bot.hint(hand.view(0))
    assert (str(word.action), word.code, word.args["percent"]) == ("p1 play", "playing-is-better", 100)
    hand = hand.apply(word.action)
    assert bot.hint(hand.view(0)) == (Action(0, "draw"), "stand-pat", {"keep": "Ah Kh Qh Jh Th", "number": 0})


def test_it_does_better_than_the_steady_player_with_the_same_cards() -> None:
    """Two hundred deals, played twice with nobody but the one in question another: chips and the share of the rest."""
    totals = []
    for make in (StrongBourre, SteadyBourre):
        total = 0
        for number in range(200):
            dice = Random(number)
            deck, me = dice.sample(range(52), 52), number % 5
            bots: list[Bot] = [make(number) if seat == me else SteadyBourre(seat) for seat in range(5)]
            hand = bourre.deal(deck, number // 5 % 5, pot=8)
            while hand.to_act is not None:
                hand = hand.apply(bots[hand.to_act].choose(hand.view(hand.to_act)))
            end = hand.settlement
            assert end is not None
            left = end.pot - end.award + sum(end.fines) + 5 - end.exempt.bit_count()
            won = (end.award if end.winner == me else 0) - end.fines[me] - (not end.exempt >> me & 1)
            total += 5 * won + left
        totals.append(total)
    assert totals[0] > totals[1]


def test_a_spectator_is_asked_nothing() -> None:
    bot = StrongBourre(1)
    with pytest.raises(ValueError, match="nothing is asked"):
        bot.hint(bourre.deal(range(52), dealer=0).view(None))
    with pytest.raises(TypeError):
        bot.hint(bouillotte.deal().view(3))


@pytest.mark.parametrize("language", ["en", "fr", "es", "ca", "pt-PT"])
def test_its_reasons_are_told_with_the_signs_of_the_language(language: str) -> None:
    words = Words(language)
    said = words.hint("better-change", {"away": "3c 9d", "other": "", "tenths": 8})
    assert ("0.8" if language == "en" else "0,8") in said
    assert "none" not in said
    assert words.hint("better-card", {"card": "8s", "other": "9d", "tenths": 25, "percent": 40}).endswith(".")
