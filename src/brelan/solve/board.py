"""A board: all hands known, the tricks still to be played. What is asked about it is answered by compiled searches."""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np

from ..bourre import Hand
from ..cards import Cards, count
from .force import MOST_CARDS, can_force
from .recall import ENTRY, SLOTS
from .tricks import BEST, BEST_SEAT, FRAME, GONE, LED, LEFT, MOVER, PACKED, Ints, lawful, play, unlike

ENDLESS: Final = 1 << 60
"""More cards than any search plays."""


class TooLongError(RuntimeError):
    """A search has played as many cards as it may without finding the answer."""


class Board(NamedTuple):
    """The tricks of a hand of Bourré with all cards known. Cards are masks, sets of seats masks, tuples run by seat."""

    hands: tuple[Cards, ...]
    trump: Cards
    """All cards of the trump suit; 0 for none, which only bridge has."""
    mover: int
    active: int
    shown: tuple[Cards, ...] = (0,) * 8
    discards: tuple[Cards, ...] = (0,) * 8
    gone: Cards = 0
    packed: int = 0
    led: Cards = 0
    best: Cards = 0
    best_seat: int = 0
    left: int = 0
    """Seats still to play to the trick; 0 stands for all, between two tricks."""
    must: int = 1
    cinch: int = 1
    majority: int = 3
    turned: Cards = 0
    dealer: int = 0
    bridge: int = 0

    @classmethod
    def of(cls, hand: Hand) -> Board:
        """The board of a *hand* in which cards are being played."""
        deal, bids, tricks, house = hand.deal, hand.bids, hand.tricks, hand.deal.house
        if hand.to_act is None or not tricks.left:
            raise ValueError("no card is to be played")
        return cls(
            hands=tuple(cards if bids.active >> seat & 1 else 0 for seat, cards in enumerate(hand.hands)),
            trump=deal.trump,
            mover=hand.to_act,
            active=bids.active,
            shown=tricks.shown,
            discards=bids.discards,
            gone=tricks.gone,
            packed=tricks.packed,
            led=tricks.led,
            best=tricks.best,
            best_seat=tricks.best_seat,
            left=tricks.left,
            must=int(house.losing_trump_must),
            cinch=int(house.cinch),
            majority=house.majority,
            turned=deal.turned,
            dealer=deal.dealer,
        )

    def legal(self) -> Cards:
        """The cards the mover may play; 0 when none is left."""
        return int(lawful(self.frame(), *self.masks(), self.fixed()))

    def apart(self) -> Cards:
        """Of legal cards that are alike, the highest only."""
        hands, shown, _ = self.masks()
        return int(unlike(self.legal(), self.frame(), hands, shown, self.fixed()))

    def after(self, card: Cards) -> Board:
        """The board after the mover has played *card*, which is not checked."""
        frames = np.zeros((2, FRAME), np.int64)
        frames[0] = self.frame()
        hands, shown, _ = self.masks()
        play(frames, 0, card, hands, shown, self.fixed())
        then, seats = frames[1].tolist(), len(self.hands)
        return self._replace(
            hands=tuple(hands.tolist()[:seats]),
            shown=tuple(shown.tolist()),
            mover=then[MOVER],
            gone=then[GONE],
            packed=then[PACKED],
            led=then[LED],
            best=then[BEST],
            best_seat=then[BEST_SEAT],
            left=then[LEFT],
        )

    def masks(self) -> tuple[Ints, Ints, Ints]:
        """Hands, what was shown, discards, as the searches take them."""
        return eight(self.hands), eight(self.shown), eight(self.discards)

    def frame(self) -> Ints:
        """The moment as the searches take it."""
        left = self.left or count(self.active)
        return np.array([self.mover, self.led, self.best, self.best_seat, left, self.packed, self.gone, 0, 0, 0])

    def fixed(self) -> Ints:
        """What does not change, as the searches take it."""
        duties = (self.must, self.cinch, self.majority, self.turned, self.dealer, self.bridge)
        return np.array([len(self.hands), self.active, self.trump, *duties])


class Forcer:
    """Answers about what can be forced; keeps what the searches need between two questions.

    ``nodes`` is how many cards the searches have played so far; at *most* they give up, with ``TooLongError``.
    """

    def __init__(self, most: int = ENDLESS) -> None:
        self._most = most
        self._counter = np.zeros(2, np.int64)
        frames, key = np.zeros((MOST_CARDS, FRAME), np.int64), np.zeros(ENTRY, np.int64)
        self._room = (np.zeros((SLOTS, ENTRY), np.int64), frames, key, self._counter)

    @property
    def nodes(self) -> int:
        return int(self._counter[0])

    def can_force(self, board: Board, side: int, tricks: int) -> bool:
        """Whether the seats of *side* get *tricks* in all, those they have won among them, against all others."""
        asked = (board.frame(), *board.masks(), board.fixed(), side, tricks, self._most)
        answer = int(can_force(*asked, *self._room))
        if answer < 0:
            raise TooLongError
        return answer == 1

    def most(self, board: Board, side: int) -> int:
        """The most tricks in all that the seats of *side* can force."""
        tricks = sum(board.packed >> 4 * seat & 15 for seat in range(8) if side >> seat & 1)
        while self.can_force(board, side, tricks + 1):
            tricks += 1
        return tricks


def eight(masks: tuple[Cards, ...]) -> Ints:
    """Eight masks, whatever the number of seats."""
    return np.array([*masks, *(0,) * (8 - len(masks))], np.int64)
