"""Every code that the rules, the records and the bots give out, found by provoking it or by reading the source."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any, TypeAlias

from brelan.bots import Hint, levels_here, make_bot
from brelan.record import GAMES, read_file, steps
from brelan.session import Session, Table, repeatable_seeds
from brelan.table import CARD, CHANCE, Action, AnyGame, Event, House, Posting, Refusal, Takes

HERE = Path(__file__).parent
VECTORS = HERE.parent / "vectors"
SOURCE = HERE.parents[1] / "src" / "brelan"
ORDER_OF_TWO = (0, 1)
Played: TypeAlias = tuple[Session, Hint | None]


@cache
def sessions() -> tuple[tuple[Session, ...], ...]:
    """Every state of every stored session, and of some that are played by chance for what is rare in those."""
    stored = [tuple(step.session for step in steps(read_file(path))) for path in sorted(VECTORS.glob("*.toml"))]
    return (
        *stored,
        tuple(state for state, _ in played("bourre", "louisiana", 5, {"hands": 60}, "steady", 11)),
        tuple(state for state, _ in played("bouillotte", "mistigri", 4, {"hands": 150, "cave": 3}, "random", 2)),
    )


def played(game: str, profile: str, seats: int, rules: Mapping[str, Any], level: str, seed: int) -> Iterator[Played]:
    """The states of a session among bots, each with the advice that is taken next if somebody is asked."""
    house = GAMES[game].house(profile, seats, rules)
    table = Table(Session.open(GAMES[game], house, [f"S{seat}" for seat in range(seats)], 0), repeatable_seeds(seed))
    bots = [make_bot(game, level, seed=1000 * seed + seat) for seat in range(seats)]
    while True:
        hand = table.session.hand
        hint = None if hand is None or hand.to_act is None else bots[hand.to_act].hint(table.view(hand.to_act))
        yield table.session, hint
        if hint is not None:
            table.act(hint.action)
        elif table.session.over:
            return
        else:
            table.deal(1 + (seed + table.version) % (len(house.deck) - 1))


def attempts(game: AnyGame, house: House, own: int) -> Iterator[Action]:
    """Actions of all kinds for seat and chance, most of them wrong at any one moment."""
    for seat in (CHANCE, *range(house.seats + 1)):
        for verb, takes in game.grammar.items():
            if takes is Takes.NOTHING:
                yield Action(seat, verb)
            elif takes is Takes.AMOUNT:
                yield from (Action(seat, verb, amount=amount) for amount in (0, 1, 7, 1_000_000))
            elif takes is Takes.ORDER:
                yield Action(seat, verb, order=ORDER_OF_TWO)
            elif verb != CARD:
                yield from (Action(seat, verb, cards=cards) for cards in (0, 1 << 3, own))
        if CARD in game.grammar:
            yield from (Action(seat, CARD, cards=cards) for cards in (0, *(1 << card for card in range(52))))
        yield Action(seat, "dance")


@cache
def refusals() -> tuple[Refusal, ...]:
    """One refusal of each code and set of arguments that trying everything everywhere brings about."""
    found: dict[tuple[Any, ...], Refusal] = {}

    def keep(refused: Refusal | None) -> None:
        if refused is not None:
            found.setdefault((refused.code, *sorted(refused.args)), refused)

    for states in sessions():
        for state in states:
            hand = state.hand
            if hand is not None and hand.to_act is not None:
                for _, refused in getattr(hand.view(hand.to_act), "refusals", ()):
                    keep(refused)
        for state in (states[0], *states[1::7], states[-1]):
            keep(state.refusal_to_deal())
            keep(state.refusal_to_deal((state.dealer + 1) % state.house.seats))
            keep(state.refusal_to_close())
            hand = state.hand
            own = 0 if hand is None or hand.to_act is None else getattr(hand.view(hand.to_act), "own", 0)
            for action in attempts(state.game, state.house, own):
                keep(state.refusal(action))
    return tuple(found.values())


@cache
def events() -> tuple[tuple[Event, int], ...]:
    """One happening or posting of each kind, note and clause that the stored sessions bring about, and their seats."""
    found: dict[tuple[Any, ...], tuple[Event, int]] = {}
    for states in sessions():
        for state in states:
            for event in state.happenings:
                key = (
                    event[3:]
                    if isinstance(event, Posting)
                    else (event.kind, event.note, event.clause, event.amount > 0)
                )
                found.setdefault(key, (event, state.house.seats))
    return tuple(found.values())


@cache
def hints() -> tuple[Hint, ...]:
    """One hint of each code and set of arguments that the bots give in some sessions of chance."""
    found: dict[tuple[Any, ...], Hint] = {}
    for game, profile, seats in (("bourre", "louisiana", 5), ("bouillotte", "historic", 4)):
        for seed, level in enumerate(("random", "steady", "easy", "strong")):
            if level not in ("random", *levels_here(game)):
                continue
            # A level that thinks longer has few words more.
            hands = 4 if level == "strong" else 60
            for _, hint in played(game, profile, seats, {"hands": hands}, level, seed):
                if hint is not None:
                    found.setdefault((hint.code, *sorted(hint.args)), hint)
    return tuple(found.values())


def strings_in(*rooms: str) -> Iterator[tuple[Path, ast.Constant]]:
    """Every piece of text in the source of *rooms* that is no docstring and no message for programmers."""
    for room in rooms:
        for file in sorted((SOURCE / room).rglob("*.py")):
            tree = ast.parse(file.read_text("utf-8"))
            silent = {id(part) for node in ast.walk(tree) if _unheard(node) for part in ast.walk(node)}
            for node in ast.walk(tree):
                if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in silent:
                    yield file, node


def _unheard(node: ast.AST) -> bool:
    bare = isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
    return bare or isinstance(node, ast.Raise | ast.Assert)


def named(error: str, *rooms: str) -> set[str]:
    """The first argument of every ``error("code", …)`` in the source of *rooms*."""
    texts = [file.read_text("utf-8") for room in rooms for file in (SOURCE / room).rglob("*.py")]
    return {code for text in texts for code in re.findall(rf'\b{error}\(\s*"(\w+)"', text)}
