"""Boards with all cards known: fixed ones of Bourré, and five-card endings of bridge for DDS."""

import random
from typing import NamedTuple

from brelan import bourre
from brelan.cards import RANKS, SUIT_MASKS, mask_of
from brelan.solve.board import Board

PROFILE = "pagat"


def bourre_boards(seats: int, number: int, seed: int) -> list[Board]:
    """Boards with the first card to be led: everyone stays, and changes as many cards as chance will have it."""
    dice = random.Random(seed)
    house = bourre.house(PROFILE, seats=seats)
    boards: list[Board] = []
    while len(boards) < number:
        hand = bourre.deal(dice.sample(range(52), 52), dice.randrange(seats), house)
        while hand.to_act is not None and not hand.tricks.left:
            hand = hand.apply(dice.choice([action for action in hand.legal() if action.verb != "pass"]))
        # With many seats the stock may run out, and a reshuffle would be awaited: another deal then.
        if hand.to_act is not None:
            boards.append(Board.of(hand))
    return boards


class Ending(NamedTuple):
    """Five cards in each of four hands, with or without a trump suit, as DDS and as our search take it."""

    text: str
    """The hands from the first seat on, as bridge writes them."""
    trump: int
    """Suit 0–3 as s h d c; 4 is no trump."""
    leader: int
    board: Board

    @property
    def side(self) -> int:
        """The two partners of whom one leads."""
        return 0b0101 << (self.leader & 1)


def endings(number: int, seed: int) -> list[Ending]:
    """Random endings under the duties of bridge."""
    dice = random.Random(seed)
    made = []
    for _ in range(number):
        deck = dice.sample(range(52), 20)
        hands = [deck[5 * seat : 5 * seat + 5] for seat in range(4)]
        trump, leader = dice.randrange(5), dice.randrange(4)
        masks = tuple(mask_of(hand) for hand in hands)
        suit = 0 if trump == 4 else SUIT_MASKS[trump]
        board = Board(masks, suit, leader, 0b1111, cinch=0, bridge=1)
        made.append(Ending("N:" + " ".join(map(_written, hands)), trump, leader, board))
    return made


def _written(hand: list[int]) -> str:
    return ".".join(
        "".join(RANKS[card % 13] for card in sorted(hand, reverse=True) if card // 13 == s) for s in range(4)
    )
