"""Whole hands with a result that a test asks for: the cards are found by trying, the result is what was asked."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random

from brelan import bourre
from brelan.bourre import Hand
from brelan.session import Session
from brelan.table import CARD, Action, seat_name

from .chance import shuffled


def hand_with(
    session: Session,
    tricks: Mapping[str, int],
    *,
    reneges: Mapping[str, int] | None = None,
    corrected: Sequence[str] = (),
    early: Sequence[str] = (),
) -> Session:
    """*session* after one more hand in which the seats of *tricks* stay and win so many, and slip as asked.

    *corrected* and *early* name a seat once for each card put right and each word before its turn.
    """
    wanted = (dict(reneges or {}), sorted(corrected))
    random = Random(repr((session.number, tricks, wanted)))
    for _ in range(5000):
        dealt = session.deal(shuffled(random))
        assert isinstance(dealt.hand, Hand)
        actions = _tried(dealt.hand, tricks, *wanted, tuple(early), random)
        if actions is not None:
            for action in actions:
                dealt = dealt.apply(action)
            return dealt
    raise AssertionError(f"no such hand was found: {tricks}")


def _tried(
    hand: Hand,
    staying: Mapping[str, int],
    reneges: Mapping[str, int],
    corrected: Sequence[str],
    early: Sequence[str],
    random: Random,
) -> list[Action] | None:
    """A hand played by chance, or None when the tricks or the slips asked for did not come about."""
    slips_left, to_correct, to_call = dict(reneges), list(corrected), list(early)
    most = [staying.get(seat_name(seat), 0) for seat in range(hand.deal.house.seats)]
    actions: list[Action] = []
    while not hand.over:
        name = seat_name(hand.to_act or 0)
        if to_call and hand.refusal(bourre.read(f"{to_call[0]} early")) is None:
            actions.append(bourre.read(f"{to_call.pop(0)} early"))
        elif not hand.allowed:
            drawing = hand.refusal(bourre.read(f"{name} draw")) is None
            said = bourre.read(f"{name} {'draw' if drawing else 'play' if name in staying else 'pass'}")
            if hand.refusal(said) is not None:
                return None  # a dealer who should pass is held by an ace
            actions.append(said)
        else:
            if any(won > wanted for won, wanted in zip(hand.tricks.won, most, strict=True)):
                return None
            right = random.choice(hand.legal())
            slips = name in to_correct or slips_left.get(name)
            wrong = [Action(right.seat, CARD, bit) for bit, _ in hand.view(right.seat).refusals] if slips else []
            if name in to_correct and wrong:
                to_correct.remove(name)
                actions.append(random.choice(wrong))
                hand = hand.apply(actions[-1])
                actions.append(right._replace(verb="correct"))
            elif slips_left.get(name) and wrong:
                slips_left[name] -= 1
                actions.append(random.choice(wrong))
            else:
                actions.append(right)
        hand = hand.apply(actions[-1])
    found = not to_correct and not any(slips_left.values()) and not to_call
    return actions if found and list(hand.tricks.won) == most else None
