"""Random houses, hands and ways to play them, for the laws."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from hypothesis import strategies as st

from brelan import bouillotte
from brelan.bouillotte import SWITCHES, Hand, House
from brelan.cards import Card
from brelan.table import Action, Option


@st.composite
def houses(draw: st.DrawFn, most: int = 8) -> House:
    """A house with any legal combination of switches, and caves of at most *most* chips."""
    seats = draw(st.sampled_from([3, 4, 5]))
    rules: dict[str, Any] = {"seats": seats}
    for name, switch in SWITCHES.items():
        if switch.yes_no:
            rules[name] = draw(st.booleans())
        elif switch.words and name != "hands":
            rules[name] = draw(st.sampled_from(switch.words))
    rules["mistigri"] = rules["mistigri"] and seats > 3
    rules["cave"] = draw(st.integers(1, most))
    rules["premium_carre"] = draw(st.integers(0, 5))
    rules["premium_simple"] = draw(st.integers(0, 5))
    rules["hands"] = draw(st.integers(1, 4))
    return bouillotte.house("historic", seats, rules)


def shuffled(cards: tuple[Card, ...], seed: int) -> tuple[Card, ...]:
    """*cards* in the order that *seed* gives."""
    mixed = list(cards)
    Random(seed).shuffle(mixed)
    return tuple(mixed)


@st.composite
def hands(draw: st.DrawFn, most: int = 8) -> Hand:
    """A hand before its first word, with caves and carried chips of any size."""
    rules = draw(houses(most))
    caves = draw(st.lists(st.integers(1, most), min_size=rules.seats, max_size=rules.seats))
    carried = draw(st.integers(0, 3))
    dealer = draw(st.integers(0, rules.seats - 1))
    return bouillotte.deal(shuffled(rules.deck, draw(seeds)), dealer, rules, caves, carried)


seeds = st.integers(0, 2**32 - 1)

moves = st.binary(max_size=60)
"""How a hand is played, one byte a decision; when they run out the first option is taken."""


def chosen(options: tuple[Option, ...], byte: int) -> Action:
    """The action that *byte* picks: first the word, then the lowest, highest or some other amount."""
    byte, place = divmod(byte, len(options))
    action, low, high = options[place]
    if low > high:
        return action
    return action._replace(amount=(low, high, (low + high) // 2, min(low + 1, high))[byte % 4])


def walk(hand: Hand, choices: bytes) -> Iterator[Hand]:
    """*hand* and every state it goes through until it is over."""
    bytes_left = iter(choices)
    yield hand
    while not hand.over:
        hand = hand.apply(chosen(hand.options(), next(bytes_left, 0)))
        yield hand


def universe(hand: Hand) -> Iterator[Action]:
    """Anything somebody might try: every seat, word and amount about the table, and some that are nonsense."""
    top = max(hand.bets.most(seat) for seat in range(hand.deal.house.seats)) + 2
    for seat in range(-1, hand.deal.house.seats + 1):
        for word in (*bouillotte.GAME.grammar, "draw", "card", ""):
            amounts = range(-1, top) if word in ("open", "raise") else (0, 1)
            yield from (Action(seat, word, amount=amount) for amount in amounts)
        yield Action(seat, "call", cards=1)
        yield Action(seat, "pass", order=(1,))
        yield Action(seat, "open", cards=1, amount=hand.bets.level + 1)
