"""What a hand tells the table: every kind of happening with the fields it uses, every reason for which chips move.

This is the list that the words have to cover; the room itself never looks anything up in it.
"""

from __future__ import annotations

from typing import Final

HAPPENINGS: Final = {
    "carre": "seat; amount added; note buyback when the last position was taken back",
    "decline": "seat; note buyback when it was the last position that was offered",
    "cannot_carre": "seat that was not asked; amount it would have needed; note buyback",
    "dealt": "seat of the dealer; amount of cards each",
    "retourne": "cards turned up",
    "pass": "seat",
    "open": "seat; amount of its whole contribution; note all_in",
    "call": "seat; amount of its whole contribution; note all_in (clause L-BET-5 when that is less than was asked)",
    "raise": "seat; amount of its whole contribution; note all_in",
    "fold": "seat",
    "no_more": "seat",
    "more_round": "seat that is not asked, the opener or last raiser",
    "all_passed": "amount that stays in the pot",
    "carre_takes": "seat of the last carre; amount of the pot",
    "alone": "seat that is left; amount of the pot",
    "showdown": "amount of the pot; note why the betting is over: two_in, no_more, one_round, no_chips",
    "shown": "seat; cards of its hand",
    "pot": "amount; note main or side",
    "point": "seat that owns it; cards counted; amount of points; note suit letter (clause why this suit)",
    "equal_point": "seat that counts as much; cards counted; amount of points; note why another wins: suit or seat",
    "wins_by_carre": "seat; cards of its hand; amount of the pot",
    "wins_by_brelan": "seat; cards of its hand; amount of the pot",
    "wins_by_favori": "seat; cards of its hand; amount of the pot",
    "wins_by_mistigri": "seat; cards of its hand; amount of the pot",
    "wins_by_point": "seat; cards that decide: its highest of the suit, or all it counts; amount of the pot; note suit",
    "premium": "seat of the owner; cards of its hand; amount owed by every other seat; note carre or brelan",
}
"""Kind of happening, and its fields: each part begins with the name of one."""

REASONS: Final = {
    "refill": "L-TABLE-2",
    "ante": "L-CARRE-1, L-CARRE-4",
    "carre": "L-CARRE-2, L-CARRE-3",
    "open": "L-BET-3",
    "call": "L-BET-4, L-BET-5",
    "raise": "L-BET-4, L-BET-8",
    "returned": "L-POTS-1",
    "award": (
        "L-BET-6, L-BET-9, L-HANDS-1, L-HANDS-2, L-HANDS-3, L-POINT-2, L-POINT-3, L-POINT-4, L-POINT-5, L-POINT-6"
    ),
    "premium_carre": "L-PREMIUM-1, L-PREMIUM-3",
    "premium_brelan": "L-PREMIUM-1, L-PREMIUM-3",
    "share": "L-SESSION-1",
}
"""Reason of a posting, and the clauses it may name."""
