"""Why an action is not allowed now: the first rule it breaks, as code, clause and arguments."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..table import CHANCE, Action, Refusal, seat_name
from .betting import can_be_answered, open_range, raise_range
from .state import ANSWER, BLIND, MORE, SPEAK

if TYPE_CHECKING:
    from .hand import Hand

CODES: Final = {
    "hand_over": "L-BET-6, L-BET-8, L-BET-9",
    "no_such_seat": "L-TABLE-1",
    "not_your_turn": "L-CARRE-2, L-BET-1",
    "unknown_action": "L-CARRE-2, L-BET-4",
    "blind_bets_first": "L-CARRE-2",
    "blind_bets_over": "L-CARRE-2",
    "not_opened": "L-BET-2",
    "already_opened": "L-BET-4",
    "answer_first": "L-BET-8",
    "all_have_answered": "L-BET-8",
    "too_few_to_open": "L-BET-3",
    "open_too_low": "L-BET-3",
    "too_few_to_raise": "L-BET-5",
    "nobody_can_answer": "L-BET-5",
    "raise_too_low": "L-BET-4",
    "more_than_cave": "L-TABLE-1",
}
"""Every code a refusal at Bouillotte may carry, and its clauses."""

WORDS: Final = {
    BLIND: ("carre", "decline"),
    SPEAK: ("open", "pass"),
    ANSWER: ("call", "fold", "raise"),
    MORE: ("no-more", "raise"),
}
"""What may be said at each stage, chips permitting; in the order of the record."""

AMOUNTS: Final = frozenset(("open", "raise"))
"""The words that are followed by a number."""

_END: Final = {"alone": "L-BET-6", "showdown": "L-BET-8", "carre": "L-BET-9", "passed": "L-BET-9"}


def refusal(hand: Hand, action: Action) -> Refusal | None:
    """Why *action* is not allowed in *hand*, or None."""
    if hand.settlement is not None:
        return Refusal("hand_over", _END[hand.settlement.end])
    if not 0 <= action.seat < hand.deal.house.seats:
        return Refusal("no_such_seat", "L-TABLE-1", {"seat": "" if action.seat == CHANCE else f"p{action.seat + 1}"})
    if action.seat != hand.to_act:
        clause = "L-CARRE-2" if hand.phase == BLIND else "L-BET-1"
        return Refusal("not_your_turn", clause, {"seat": seat_name(hand.to_act or 0)})
    return _word(hand, action) or _amount(hand, action)


def _word(hand: Hand, action: Action) -> Refusal | None:
    """Whether the word may be said at this stage at all."""
    verb, phase = action.verb, hand.phase
    blind = verb in WORDS[BLIND]
    bare = not action.cards and not action.order and (verb in AMOUNTS or not action.amount)
    if not bare or not any(verb in words for words in WORDS.values()):
        return Refusal("unknown_action", "L-CARRE-2" if phase == BLIND else "L-BET-4")
    if verb in WORDS[phase]:
        return None
    if phase == BLIND:
        return Refusal("blind_bets_first", "L-CARRE-2")
    if blind:
        return Refusal("blind_bets_over", "L-CARRE-2")
    if phase == SPEAK:
        return Refusal("not_opened", "L-BET-2")
    if verb in WORDS[SPEAK]:
        return Refusal("already_opened", "L-BET-4")
    return Refusal("answer_first" if verb == "no-more" else "all_have_answered", "L-BET-8")


def _amount(hand: Hand, action: Action) -> Refusal | None:
    """Whether the seat has the chips for the word, and the number is within its range."""
    seat, bets = action.seat, hand.bets
    if action.verb == "open":
        least, most = open_range(hand.deal.house, bets, seat)
        if least > most:
            return Refusal("too_few_to_open", "L-BET-3", {"least": least, "most": most})
        low = Refusal("open_too_low", "L-BET-3", {"amount": action.amount, "least": least})
    elif action.verb == "raise":
        least, most = raise_range(bets, seat)
        if least > most:
            return Refusal("too_few_to_raise", "L-BET-5", {"least": least, "most": most})
        if not can_be_answered(bets, seat):
            return Refusal("nobody_can_answer", "L-BET-5")
        low = Refusal("raise_too_low", "L-BET-4", {"amount": action.amount, "least": least})
    else:
        return None
    if action.amount < least:
        return low
    if action.amount > most:
        return Refusal("more_than_cave", "L-TABLE-1", {"amount": action.amount, "most": most})
    return None
