"""Cards and suits given on a command line, as a record or as the language writes them."""

from __future__ import annotations

from collections.abc import Iterable

from ..cards import RANKS, SUIT_MASKS, SUITS, Cards, count
from ..words import Hearing, Words, languages
from .picking import Picker, Trouble, ambiguous
from .say import fail, spoken, words


def cards_given(text: str) -> Cards:
    """The cards written in *text*, perhaps none. Ends the command when something there is no card, or is twice."""
    found = _picked(text)
    if not isinstance(found, Trouble):
        return found
    if found.reason == "card_twice":
        fail(words().say("odds-card-twice", cards=found.args["cards"]))
    if found.code == "cli-ambiguous":
        fail(found.said(words()))
    if found.code == "cli-not-held":
        # Nobody holds anything here, so a rank alone says too little.
        piece = found.args["text"]
        fail(words().say("odds-no-suit", piece=piece, example=f"{piece}{words().say('letter-h')}"))
    fail(words().say("odds-no-card", piece=found.args["text"]))


def check_hand(cards: Cards, most: int) -> None:
    """End the command unless *cards* are *most*."""
    if count(cards) != most:
        fail(words().say("odds-hand-number", most=most, number=count(cards), cards=words().cards(cards)))


def check_pack(cards: Cards, deck: Cards) -> None:
    """End the command if one of *cards* is not in *deck*, which has some ranks of each suit."""
    if cards & ~deck:
        known = [rank for place, rank in enumerate(RANKS) if deck >> place & 1]
        ranks = " ".join(words().say(f"rank-{rank}") for rank in reversed(known))
        fail(words().say("odds-foreign", cards=words().cards(cards & ~deck), ranks=ranks))


def trump_given(text: str) -> tuple[Cards, Cards]:
    """The trump suit that *text* says, and the turned-up card where it is one; ends the command for anything else."""
    suits = _suits(text)
    if len(suits) == 1:
        return SUIT_MASKS[next(iter(suits))], 0
    if suits:
        fail(ambiguous(text, [words().suit(SUITS[suit]) for suit in sorted(suits)]).said(words()))
    card = _picked(text)
    if isinstance(card, Trouble) or count(card) != 1:
        named = ", ".join(words().suit(suit) for suit in SUITS)
        fail(words().say("odds-bourre-trump", text=text[:40], suits=named))
    return next(mask for mask in SUIT_MASKS if mask & card), card


def _picked(text: str) -> Cards | Trouble:
    return Picker(words(), Hearing(words()), own=0).several(text)


def _suits(text: str) -> frozenset[int]:
    """The suits that *text* may name: by a record's letter, in the language that is spoken, or in any other."""
    letter = text.strip().lower()
    if len(letter) == 1 and letter in SUITS:
        return frozenset((SUITS.index(letter),))
    return Hearing(words()).suits(text) or _in_any(text, (name for name in languages() if name != spoken()))


def _in_any(text: str, names: Iterable[str]) -> frozenset[int]:
    return frozenset(suit for name in names for suit in Hearing(Words(name)).suits(text))
