"""Every seat for itself: what comes to each seat when all play for their own chips, and the cards they play."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from ..bourre import Hand
from ..bourre.honour import stands
from ..bourre.settle import chips_of, limited
from ..cards import Cards, bits_of
from .board import ENDLESS, Board
from .maxn import AWARD, BARRED, BLOCKS, COUNTED, ENTRY, FINE, MOST_CARDS, SLOTS, STAKES, WIDE, best_end
from .tricks import Ints


class Stakes(NamedTuple):
    """What is at stake in a hand (B-SETTLE, B-ERROR): chips, and sets of seats as masks.

    An ante that a seat need not pay next time is not counted: it is no money yet.
    """

    award: int
    fine: int
    barred: int = 0
    counted: int = 0
    """Seats fined as bourré whatever tricks they take."""
    blocks: int = 0
    """1 when nobody collects from a hand in which somebody is bourré."""
    owed: tuple[int, ...] = (0,) * 8
    """Fines for reneges, by seat: due however the hand ends."""

    @classmethod
    def of(cls, hand: Hand) -> Stakes:
        """The stakes of *hand*; a misplay that can still be put right is taken to stand."""
        house, slips = hand.deal.house, (hand if hand.misplay is None else stands(hand)[0]).honour
        fine = limited(hand.pot, house.limit)
        as_bourre = house.misplay == "bourre"
        return cls(
            award=limited(hand.pot, house.limit if house.limit_on_award else 0),
            fine=fine,
            barred=slips.barred,
            counted=sum(1 << seat for seat, number in enumerate(slips.reneges) if number and as_bourre),
            blocks=int(house.bourre_blocks_award),
            owed=tuple(fine * number if house.misplay == "renege" else 0 for number in slips.reneges),
        )

    def array(self) -> Ints:
        """The stakes as the search takes them."""
        row = np.zeros(STAKES, np.int64)
        row[AWARD], row[FINE], row[BARRED], row[COUNTED], row[BLOCKS] = self[:5]
        return row


class End(NamedTuple):
    """How a hand ends: sets of seats as masks."""

    winner: int
    """The seat that collects, as a set of one; 0 for nobody."""
    bourre: int

    def chips(self, seat: int, stakes: Stakes) -> int:
        """What *seat* gets; below zero, what it pays."""
        return chips_of(seat, self.winner, self.bourre, stakes.award, stakes.fine) - stakes.owed[seat]


class Selfish:
    """Answers about one hand in which every seat plays for its own chips (max^n), from *board* on.

    Between cards that are worth the same to it, a seat plays the lowest. ``nodes`` is how many cards the searches have
    played so far; they give up at *most*.
    """

    def __init__(self, board: Board, stakes: Stakes, most: int = ENDLESS) -> None:
        self.board, self.stakes, self.most = board, stakes, most
        self._row = stakes.array()
        self._counter = np.zeros(1, np.int64)
        frames, key = np.zeros((MOST_CARDS, WIDE), np.int64), np.zeros(ENTRY, np.int64)
        self._room = (np.zeros((SLOTS, ENTRY), np.int64), frames, key, self._counter)

    @property
    def nodes(self) -> int:
        return int(self._counter[0])

    def end(self, board: Board) -> End | None:
        """How the hand ends from *board* on, which was reached from the first; None when that is not found."""
        end = int(best_end(board.frame(), *board.masks(), board.fixed(), self._row, self.most, *self._room))
        return None if end < 0 else End(end & 255, end >> 8)

    def ends(self, board: Board) -> dict[Cards, End | None]:
        """How the hand ends after each card that may be played at *board*; None where that is not found."""
        apart = board.apart()
        found: dict[Cards, End | None] = {}
        for card in reversed(list(bits_of(board.legal()))):
            alike = card if card & apart else card << 1
            # Going down, whatever lies between a card and the one it is like is nobody's.
            while not alike & apart:
                alike <<= 1
            found[card] = found[alike] if alike in found else self.end(board.after(card))
        return dict(sorted(found.items()))

    def best(self, board: Board) -> Cards | None:
        """The card the mover plays at *board*; None when it is not found."""
        seat, ends = board.mover, self.ends(board)
        worth = {card: end.chips(seat, self.stakes) for card, end in ends.items() if end is not None}
        return max(worth, key=lambda card: worth[card]) if len(worth) == len(ends) else None

    def line(self) -> list[Board] | None:
        """Every board from the first to the last when all play their best; None when it is not found."""
        boards = [self.board]
        while boards[-1].legal():
            then = self._next(boards[-1])
            if then is None:
                return None
            boards.append(then)
        return boards

    def _next(self, board: Board) -> Board | None:
        """The board after the best card at *board*: the lowest that brings the mover what the best brings."""
        seat, end = board.mover, self.end(board)
        for card in bits_of(board.legal()):
            then = board.after(card)
            reached = self.end(then)
            if end is None or reached is None:
                return None
            if reached.chips(seat, self.stakes) == end.chips(seat, self.stakes):
                return then
        raise AssertionError("no card reaches the end that was found")
