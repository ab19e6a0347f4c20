"""Counting the legal lines from a stored deal: how many ways the next so many actions can go."""

from __future__ import annotations

import tomllib
from copy import deepcopy
from pathlib import Path
from typing import Any

from brelan import bourre
from brelan.bourre import Hand
from brelan.cards import CARD_NAMES, read_cards

from ..judge.bourre_hand import BourreHand
from ..judge.bourre_money import LOUISIANA

Position = dict[str, Any]


def positions() -> list[Position]:
    """The stored deals. ``lines[d]`` is the number of ways the first d + 1 actions after ``actions`` can go."""
    stored: list[Position] = tomllib.loads((Path(__file__).parent / "perft.toml").read_text("utf-8"))["position"]
    return stored


def hand_of(position: Position) -> Hand:
    """The stored hand after its first actions."""
    house = bourre.house("louisiana", position["rules"]["seats"], position["rules"])
    hand = bourre.deal(position["deck"], position["dealer"], house)
    for line in position["actions"]:
        hand = hand.apply(bourre.read(line))
    return hand


def lines(hand: Hand, depth: int) -> int:
    """Lines of exactly *depth* actions from *hand* on; one that ends before is none."""
    if depth == 1:
        return len(hand.legal())
    return sum(lines(hand.apply(action), depth - 1) for action in hand.legal())


def naive_hand_of(position: Position) -> BourreHand:
    """The same hand before the naive judge."""
    rules = {**LOUISIANA, **position["rules"]}
    deck = [CARD_NAMES[card] for card in read_cards(position["deck"])]
    hand = BourreHand(rules, rules["seats"], position["dealer"], deck)
    for line in position["actions"]:
        act(hand, line)
    return hand


def naive_lines(hand: BourreHand, depth: int) -> int:
    """The same count by the naive judge; only for hands at play, and not beyond their end."""
    _, seat = hand.turn()
    assert seat is not None
    words = hand.legal()
    if depth == 1:
        return len(words)
    total = 0
    for word in words:
        following = deepcopy(hand)
        act(following, f"p{seat + 1} {word}")
        total += naive_lines(following, depth - 1)
    return total


def act(hand: BourreHand, line: str) -> None:
    """One line of a record before the naive judge."""
    name, word, *rest = line.split()
    hand.act(int(name[1:]) - 1, word, rest)
