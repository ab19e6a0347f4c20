"""Every seat for itself: against the full tree of the referee, card by card and chip by chip."""

from collections import Counter
from itertools import pairwise

import pytest

from brelan import bourre
from brelan.bourre.settle import seat_chips
from brelan.cards import SUIT_MASKS, Cards, mask_of, read_cards, write_mask
from brelan.solve.board import Board
from brelan.solve.selfish import End, Selfish, Stakes
from brelan.table import CARD, Action

from .full_tree import best_chips, endings


def check(number: int, seed: int, most_lines: int) -> Counter[int]:
    """How many endings there were for each number of active seats; all of them agree."""
    seen: Counter[int] = Counter()
    for hand in endings(number, seed, most_lines):
        board, stakes = Board.of(hand), Stakes.of(hand)
        search = Selfish(board, stakes)
        seats = range(len(board.hands))
        end = search.end(board)
        assert end is not None
        assert tuple(end.chips(seat, stakes) for seat in seats) == best_chips(hand), board
        for card, after in search.ends(board).items():
            assert after is not None
            chips = tuple(after.chips(seat, stakes) for seat in seats)
            assert chips == best_chips(hand.apply(Action(board.mover, CARD, card))), (board, card)
        assert played_out(hand, search) == best_chips(hand)
        seen[board.active.bit_count()] += 1
    return seen


def played_out(hand: bourre.Hand, search: Selfish) -> tuple[int, ...]:
    """The chips of every seat when the referee is given the line that was found."""
    boards = search.line()
    assert boards is not None
    for now, then in pairwise(boards):
        hand = hand.apply(Action(now.mover, CARD, then.gone & ~now.gone))
    return best_chips(hand)


def test_every_seat_gets_what_it_gets_in_the_full_tree() -> None:
    check(40, seed=11, most_lines=30)


@pytest.mark.long
def test_every_seat_gets_what_it_gets_in_the_full_tree_at_length() -> None:
    seen = check(2000, seed=12, most_lines=40)
    assert set(seen) == set(range(2, 9))


@pytest.mark.long
@pytest.mark.parametrize("seats", [2, 6, 8])
def test_the_full_tree_with_whole_hands(seats: int) -> None:
    """From the first lead on, with as many lines as can be walked."""
    check(25, seed=seats, most_lines=600)


def board(*hands: str, mover: int = 0, packed: int = 0) -> Board:
    held = tuple(mask_of(read_cards(hand)) for hand in hands)
    return Board(held, SUIT_MASKS[0], mover, (1 << len(hands)) - 1, cinch=0, packed=packed)


def card(text: str) -> Cards:
    return mask_of(read_cards(text))


STAKES = Stakes(award=6, fine=4)


def test_a_seat_leads_where_it_gets_its_trick() -> None:
    """Led the queen, p1 has its trick and nobody is bourré; led the club, p3's king takes it and the two of hearts."""
    now = board("Qd 5c", "Jd 4c", "Kc 2h", packed=0x030)
    search = Selfish(now, STAKES)
    ends = {write_mask(at): end for at, end in search.ends(now).items()}
    assert ends == {"Qd": End(2, 0), "5c": End(2, 1)}
    assert search.best(now) == card("Qd")


def test_of_cards_worth_the_same_the_lowest() -> None:
    now = board("2h 9h Ah", "3c 4c 5c", packed=0)
    search = Selfish(now, STAKES)
    assert search.best(now) == card("2h")
    assert list(search.ends(now).values()) == [End(1, 2)] * 3


def test_what_takes_too_long_is_not_said() -> None:
    now = board("2h 9s Ah", "3c 4s 5c", "3h 4h 7s")
    search = Selfish(now, STAKES, most=4)
    assert search.end(now) is None
    assert search.best(now) is None
    assert search.line() is None
    assert search.nodes == 4


def test_the_chips_of_an_end_are_those_of_the_settlement() -> None:
    stakes = Stakes(award=6, fine=4, owed=(0, 8, 0))
    assert [End(1, 4).chips(seat, stakes) for seat in range(3)] == [6, -8, -4]
    assert seat_chips(0, 0x023, 7, 6, 4, 0, 0) == 6
