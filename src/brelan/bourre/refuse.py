"""Why an action is not allowed now: the first rule it breaks, as code, clause and arguments."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..cards import SUITS, Cards, count, mask_of, suit_of, write_mask
from ..table import CARD, CHANCE, Action, Argument, Refusal, seat_name
from .declare import must_stay
from .state import DECLARE, DRAW, OVER, PLAY
from .stay import restock_pool
from .trick import lawful_cards

if TYPE_CHECKING:
    from .hand import Hand

CODES: Final = {
    "hand_over": "B-SETTLE-1",
    "no_such_seat": "B-TABLE-1",
    "restock_first": "B-DRAW-3",
    "no_restock_now": "B-DRAW-3",
    "wrong_restock": "B-DRAW-3",
    "not_your_turn": "B-DECLARE-1, B-DRAW-1, B-PLAY-1",
    "already_decided": "B-DECLARE-5",
    "not_now": "B-DECLARE-1, B-DRAW-1, B-PLAY-1",
    "ace_holds_dealer": "B-DECLARE-2",
    "not_in_hand": "B-DRAW-1, B-PLAY-1",
    "too_many_discards": "B-DRAW-1",
    "one_card": "B-PLAY-1",
    "must_follow_suit": "B-PLAY-2",
    "must_trump": "B-PLAY-3",
    "must_beat": "B-PLAY-4",
    "cinch_lead": "B-CINCH-3",
    "cinch_trump": "B-CINCH-4",
    "strict_table": "B-ERROR-1, B-ERROR-5",
    "nothing_to_put_right": "B-ERROR-1",
    "not_early": "B-ERROR-5",
    "unknown_action": "B-PLAY-1",
}
"""Every code a refusal at Bourré may carry, and its clauses."""

MISPLAYS: Final = frozenset(("must_follow_suit", "must_trump", "must_beat", "cinch_lead", "cinch_trump"))
"""Refusals of a card that a table of honour lets happen (B-ERROR-1 and 4)."""

_CLAUSE: Final = {"pass": "B-DECLARE-1", "play": "B-DECLARE-1", "draw": "B-DRAW-1", CARD: "B-PLAY-1"}


def refusal(hand: Hand, action: Action) -> Refusal | None:
    """Why *action* is not allowed in *hand*, or None."""
    verb, seat = action.verb, action.seat
    if verb not in _CLAUSE and verb not in ("restock", "early", "correct"):
        return Refusal("unknown_action", "B-PLAY-1")
    if hand.phase == OVER:
        return Refusal("hand_over", "B-SETTLE-1")
    if verb == "restock":
        return _restock(hand, action)
    if not 0 <= seat < hand.deal.house.seats:
        return Refusal("no_such_seat", "B-TABLE-1", {"seat": seat_name(seat) if seat != CHANCE else ""})
    if hand.serving is not None:
        return Refusal("restock_first", "B-DRAW-3", {"seat": seat_name(hand.serving)})
    if verb == "early":
        return _early(hand, seat)
    if verb == "correct":
        return _correct(hand, action)
    if _PHASE[verb] != hand.phase:
        return Refusal("not_now", _CLAUSE[verb])
    if seat != hand.to_act:
        if hand.phase != DECLARE or not hand.deal.house.closed_fist:
            return Refusal("not_your_turn", _CLAUSE[verb], {"seat": seat_name(hand.to_act or 0)})
        if hand.bids.spoken >> seat & 1:
            return Refusal("already_decided", "B-DECLARE-5", {"seat": seat_name(seat)})
    if verb == CARD:
        return _card(hand, seat, action.cards)
    if verb == "draw":
        return _draw(hand, seat, action.cards)
    if verb == "pass" and dealer_is_held(hand, seat):
        return Refusal("ace_holds_dealer", "B-DECLARE-2")
    return None


_PHASE: Final = {"pass": DECLARE, "play": DECLARE, "draw": DRAW, CARD: PLAY}


def dealer_is_held(hand: Hand, seat: int) -> bool:
    """With an ace turned up the dealer may not pass (B-DECLARE-2)."""
    deal = hand.deal
    return must_stay(seat, deal.dealer, deal.turned, deal.house.ace_holds_dealer)


def _card(hand: Hand, seat: int, bit: Cards) -> Refusal | None:
    if count(bit) != 1:
        return Refusal("one_card", "B-PLAY-1")
    own, trump, tricks = hand.hands[seat], hand.deal.trump, hand.tricks
    if not bit & own:
        return Refusal("not_in_hand", "B-PLAY-1", {"cards": write_mask(bit)})
    if bit & hand.allowed:
        return None
    lawful = lawful_cards(hand.deal, own, tricks)
    if bit & lawful:
        return _cinch(hand)
    trump_suit = {"suit": SUITS[suit_of(trump)]}
    if own & tricks.led and not bit & tricks.led:
        return Refusal("must_follow_suit", "B-PLAY-2", {"suit": SUITS[suit_of(tricks.led)]})
    if not own & tricks.led and not bit & trump:
        return Refusal("must_trump", "B-PLAY-3", trump_suit)
    return Refusal("must_beat", "B-PLAY-4", {"card": write_mask(tricks.best), "cards": write_mask(lawful)})


def _cinch(hand: Hand) -> Refusal:
    """The card is good but for a sure hand; the arguments say why it is sure."""
    why = hand.cinch()
    assert why is not None
    won: dict[str, Argument] = {
        "won": why.won,
        "sure": why.sure,
        "top": write_mask(why.top),
        "cards": write_mask(hand.allowed),
    }
    if hand.tricks.led:
        return Refusal("cinch_trump", "B-CINCH-4", won)
    return Refusal("cinch_lead", "B-CINCH-3", won)


def _draw(hand: Hand, seat: int, cards: Cards) -> Refusal | None:
    missing = cards & ~hand.hands[seat]
    if missing:
        return Refusal("not_in_hand", "B-DRAW-1", {"cards": write_mask(missing)})
    most = hand.deal.house.max_discards
    if count(cards) > most:
        return Refusal("too_many_discards", "B-DRAW-1", {"number": count(cards), "most": most})
    return None


def _restock(hand: Hand, action: Action) -> Refusal | None:
    if hand.serving is None:
        return Refusal("no_restock_now", "B-DRAW-3")
    pool = restock_pool(hand)
    if mask_of(action.order) != pool or len(action.order) != count(pool):
        return Refusal("wrong_restock", "B-DRAW-3", {"number": count(pool)})
    return None


def _correct(hand: Hand, action: Action) -> Refusal | None:
    """B-ERROR-1: only the offender, only until the next card, and only by a card that the rules allow."""
    if not hand.deal.house.honour:
        return Refusal("strict_table", "B-ERROR-1")
    pending = hand.honour.misplay
    if pending is None or pending.action.seat != action.seat:
        return Refusal("nothing_to_put_right", "B-ERROR-1")
    back = hand._replace(hands=pending.hands, tricks=pending.tricks).asking(action.seat)
    return _card(back, action.seat, action.cards)


def _early(hand: Hand, seat: int) -> Refusal | None:
    """B-ERROR-5: while declaring or drawing goes on, by a seat whose turn is still to come."""
    if not hand.deal.house.honour:
        return Refusal("strict_table", "B-ERROR-5")
    bids, bit = hand.bids, 1 << seat
    fists = hand.deal.house.closed_fist and hand.phase == DECLARE
    done = bids.passed & bit or bids.drawn[seat] >= 0
    if hand.phase == PLAY or fists or seat == hand.to_act or done:
        return Refusal("not_early", "B-ERROR-5", {"seat": seat_name(seat)})
    return None
