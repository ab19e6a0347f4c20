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
        tried = _tried(session, tricks, *wanted, tuple(early), random)
        if tried is not None and tried.reports[-1]["tricks"] == tricks:
            return tried
    raise AssertionError(f"no such hand was found: {tricks}")


def _tried(
    session: Session,
    staying: Mapping[str, int],
    reneges: Mapping[str, int],
    corrected: Sequence[str],
    early: Sequence[str],
    random: Random,
) -> Session | None:
    """A hand played by chance, or None when the slips asked for did not come about."""
    session = session.deal(shuffled(random))
    slips_left, to_correct, to_call = dict(reneges), list(corrected), list(early)
    while session.in_hand:
        hand = session.hand
        assert isinstance(hand, Hand)
        name = seat_name(hand.to_act or 0)
        if to_call and hand.refusal(bourre.read(f"{to_call[0]} early")) is None:
            session = session.apply(bourre.read(f"{to_call.pop(0)} early"))
            continue
        if not hand.allowed:
            drawing = hand.refusal(bourre.read(f"{name} draw")) is None
            said = bourre.read(f"{name} {'draw' if drawing else 'play' if name in staying else 'pass'}")
            if hand.refusal(said) is not None:
                return None  # a dealer who should pass is held by an ace
            session = session.apply(said)
            continue
        right = random.choice(hand.legal())
        wrong = [Action(right.seat, CARD, bit) for bit, _ in hand.view(right.seat).refusals]
        if name in to_correct and wrong:
            to_correct.remove(name)
            session = session.apply(random.choice(wrong)).apply(right._replace(verb="correct"))
        elif slips_left.get(name) and wrong:
            slips_left[name] -= 1
            session = session.apply(random.choice(wrong))
        else:
            session = session.apply(right)
    return session if not to_correct and not any(slips_left.values()) and not to_call else None
