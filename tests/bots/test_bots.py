"""Bots: they play whole sessions of every house, see nothing they may not, and do better than chance."""

from __future__ import annotations

from itertools import count
from random import Random

import pytest

from brelan import bouillotte, bourre
from brelan.bots import HINTS, Bot, RandomBot, make_bot
from brelan.record import GAMES
from brelan.session import Session, Table, repeatable_seeds
from brelan.table import CARD, Action

QUICK = ("easy", "steady", "random")
HOUSES = [(game.name, profile) for game in GAMES.values() for profile in game.profiles]


def seats_of(game: str, profile: str) -> int:
    """The fewest seats at which the house can be played."""
    allowed = GAMES[game].profiles[profile].values["seats"]
    return allowed if isinstance(allowed, int) else max(3, int(allowed[0]))


def played(game: str, profile: str, levels: list[str], seed: int, hands: int, **rules: object) -> Table:
    """A session of bots, cut off after *hands* hands."""
    rules_of = GAMES[game]
    house = rules_of.house(profile, len(levels), rules)
    table = Table(Session.open(rules_of, house, levels, seed % len(levels)), repeatable_seeds(seed))
    bots = [make_bot(game, level, seed + seat, slips=0.2) for seat, level in enumerate(levels)]
    while not table.session.over and (table.session.in_hand or len(table.session.reports) < hands):
        session = table.session
        if session.in_hand and session.hand is not None and session.hand.to_act is not None:
            seat = session.hand.to_act
            table.act(bots[seat].choose(table.view(seat)), table.version)
        else:
            table.deal(bots[session.cutter].cut(len(house.deck)))
    return table


@pytest.mark.parametrize(("game", "profile"), HOUSES)
def test_every_house_is_played_to_its_end(game: str, profile: str) -> None:
    levels = [QUICK[seat % len(QUICK)] for seat in range(seats_of(game, profile))]
    table = played(game, profile, levels, seed=3, hands=6)
    assert len(table.session.reports) == 6


@pytest.mark.parametrize("game", list(GAMES))
def test_the_same_seeds_give_the_same_session(game: str) -> None:
    seats = 5 if game == "bourre" else 4
    profile = GAMES[game].default_profile
    first, again = (played(game, profile, ["steady"] * seats, seed=11, hands=4) for _ in range(2))
    assert first.session.log == again.session.log


@pytest.mark.parametrize("game", list(GAMES))
def test_hints_give_reasons_that_the_catalogue_knows(game: str) -> None:
    seats = 5 if game == "bourre" else 4
    house = GAMES[game].house(GAMES[game].default_profile, seats, {})
    table = Table(Session.open(GAMES[game], house, ["x"] * seats, 0), repeatable_seeds(5))
    bots: list[Bot] = [make_bot(game, "steady", seat) for seat in range(seats)]
    seen = set()
    while not table.session.over:
        hand = table.session.hand
        if not table.session.in_hand or hand is None or hand.to_act is None:
            table.deal(7)
            continue
        hint = bots[hand.to_act].hint(table.view(hand.to_act))
        assert set(HINTS[hint.code]) <= set(hint.args)
        assert hand.refusal(hint.action) is None
        seen.add(hint.code)
        table.act(hint.action)
    assert len(seen) > 4


def test_a_bot_chooses_alike_when_hidden_cards_are_dealt_again() -> None:
    """Law 1 for bots: what a seat has not been shown has no part in its choice."""
    random = Random(8)
    for seed in range(40):
        deck = random.sample(range(52), 52)
        hand = bourre.deal(deck, dealer=4)
        own = deck[0:25:5]
        hidden = [card for place, card in enumerate(deck) if card not in own and place != 24]
        random.shuffle(hidden)
        other = iter(hidden)
        again = [card if card in own or place == 24 else next(other) for place, card in enumerate(deck)]
        views = [hand.view(0), bourre.deal(again, dealer=4).view(0)]
        assert views[0] == views[1]
        assert len({make_bot("bourre", "steady", seed).choose(view) for view in views}) == 1


def test_a_bot_of_bouillotte_chooses_alike_when_hidden_cards_are_dealt_again() -> None:
    random = Random(9)
    house = bouillotte.house()
    for seed in range(20):
        deck = random.sample(house.deck, 20)
        own, rest = deck[0:12:4], [card for place, card in enumerate(deck) if place % 4 or place > 8]
        up = deck[12]
        rest.remove(up)
        random.shuffle(rest)
        others = iter(rest)
        again = [card if card in own or card == up else next(others) for card in deck]
        pair = [bouillotte.play(bouillotte.deal(cards, dealer=0), "p4 decline") for cards in (deck, again)]
        assert pair[0].to_act == 3
        assert len({make_bot("bouillotte", "steady", seed).choose(hand.view(3)) for hand in pair}) == 1


def test_steady_beats_chance_at_bourre() -> None:
    """Four hundred hands, the steady player in every seat in turn: it must end above the rest together."""
    total = 0
    random = Random(4)
    for number in range(400):
        mine = number % 5
        bots = [make_bot("bourre", "steady" if seat == mine else "random", number + seat) for seat in range(5)]
        hand = bourre.deal(random.sample(range(52), 52), dealer=number // 5 % 5)
        while hand.to_act is not None:
            hand = hand.apply(bots[hand.to_act].choose(hand.view(hand.to_act)))
        end = hand.settlement
        assert end is not None
        chips = [(end.award if seat == end.winner else 0) - end.fines[seat] for seat in range(5)]
        total += 5 * chips[mine] - sum(chips)
    assert total > 0


def test_slips_happen_at_a_table_of_honour_only() -> None:
    honour = played("bourre", "louisiana", ["steady"] * 5, 2, 12, enforcement="honour")
    slips = sum(len(report["barred"]) for report in honour.session.reports)
    strict = played("bourre", "louisiana", ["steady"] * 5, 2, 12)
    assert slips > 0
    assert strict.session.over


def test_a_spectator_is_asked_nothing() -> None:
    hand = bourre.deal(range(52), dealer=0)
    for bot in (RandomBot(1), make_bot("bourre")):
        with pytest.raises(ValueError, match="nothing is asked"):
            bot.hint(hand.view(None))
    with pytest.raises(ValueError, match="chess"):
        make_bot("chess")
    with pytest.raises(TypeError):
        make_bot("bouillotte").hint(hand.view(1))
    with pytest.raises(TypeError):
        make_bot("bourre").hint(bouillotte.deal().view(3))
    with pytest.raises(ValueError, match="nothing is asked"):
        make_bot("bouillotte").hint(bouillotte.deal().view(None))


def test_random_play_reaches_every_kind_of_action() -> None:
    bot, verbs = RandomBot(6), set()
    for seed in count():
        hand = bourre.deal(Random(seed).sample(range(52), 52), dealer=seed % 5)
        while hand.to_act is not None:
            action: Action = bot.choose(hand.view(hand.to_act))
            verbs.add(action.verb)
            hand = hand.apply(action)
        if verbs == {"pass", "play", "draw", CARD}:
            break
    assert seed < 50
