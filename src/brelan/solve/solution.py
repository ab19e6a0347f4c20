"""A hand with all cards known, solved: what each seat can still get, the card to play, the lines, what is sure."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from itertools import pairwise
from typing import NamedTuple, TypeVar

from ..bourre import Hand
from ..cards import Cards, bits_of
from .board import Board, Forcer, TooLongError
from .proof import Sure
from .selfish import End, Selfish, Stakes

_T = TypeVar("_T")
Told = Callable[[int, int], None]
"""Hears how many questions are answered, and of how many."""


class Play(NamedTuple):
    """One card of a line, as a mask; when it ends a trick, who takes that."""

    seat: int
    card: Cards
    takes: int | None


class Solution(NamedTuple):
    """What is known of a hand in which a card is to be played. What was not found in time is None.

    Chips are whole; cards and sets of seats are masks; tuples run by seat.
    """

    board: Board
    stakes: Stakes
    ends: dict[Cards, End | None]
    """By legal card: how the hand ends when it is played and every seat plays for its own chips."""
    best: Cards | None
    line: tuple[Play, ...] | None
    """What is played when every seat plays for its own chips."""
    forced: tuple[int | None, ...]
    """The most tricks in all that a seat can force against all others; 0 for seats that passed."""
    proof: tuple[Play, ...] | None
    """How the seat to act takes the tricks it can force, the others holding out as long as they can."""
    sure: Sure
    nodes: int
    """Cards played in thought."""

    @property
    def end(self) -> End | None:
        """How the hand ends when every seat plays for its own chips."""
        return None if self.best is None else self.ends[self.best]

    @property
    def tricks(self) -> tuple[int, ...] | None:
        """Tricks in all, by seat, when every seat plays for its own chips."""
        if self.line is None:
            return None
        took = [play.takes for play in self.line]
        return tuple(
            (self.board.packed >> 4 * seat & 15) + took.count(seat) for seat in range(len(self.board.hands))
        )  # fmt: skip


def solve(hand: Hand, most: int, told: Told = lambda done, of: None) -> Solution:
    """Solve *hand*, in which a card is to be played; ValueError when none is.

    Two searches are made, and each gives up after *most* cards: what comes to each seat, and what can be forced.
    """
    board, stakes = Board.of(hand), Stakes.of(hand)
    seats = len(board.hands)
    questions = 2 + board.active.bit_count()
    search, forcer = Selfish(board, stakes, most), Forcer(most)
    told(0, questions)
    ends = search.ends(board)
    best = search.best(board)
    line = search.line()
    told(1, questions)
    forced: list[int | None] = [0] * seats
    for done, seat in enumerate((seat for seat in range(seats) if board.active >> seat & 1), 2):
        forced[seat] = _found(partial(forcer.most, board, 1 << seat))
        told(done, questions)
    proof = _found(partial(_forced_line, board, forcer))
    told(questions, questions)
    return Solution(
        board,
        stakes,
        ends,
        best,
        _plays(line),
        tuple(forced),
        _plays(proof),
        Sure.of(hand),
        search.nodes + forcer.nodes,
    )


def _found(ask: Callable[[], _T]) -> _T | None:
    """The answer of *ask*, or None when the search gave up."""
    try:
        return ask()
    except TooLongError:
        return None


def _forced_line(board: Board, forcer: Forcer) -> list[Board]:
    """The boards from *board* to the end: the mover takes all it can force, the others leave it no more if they can.

    Of cards that serve as well the lowest is played.
    """
    side = 1 << board.mover
    most = forcer.most(board, side)
    boards = [board]
    while cards := list(bits_of(boards[-1].legal())):
        now = boards[-1]
        after = [now.after(card) for card in cards]
        if len(after) > 1:
            keeps = side >> now.mover & 1
            # The others cannot bring it below; the first card that holds it there is their best.
            after = [then for then in after if forcer.can_force(then, side, most + 1 - keeps) == bool(keeps)]
        boards.append(after[0])
    return boards


def _plays(boards: list[Board] | None) -> tuple[Play, ...] | None:
    if boards is None:
        return None
    return tuple(
        Play(now.mover, then.gone & ~now.gone, None if then.led else then.mover) for now, then in pairwise(boards)
    )
