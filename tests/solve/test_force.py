"""What can be forced: against the full tree of the referee, and in two processes one after the other."""

import pytest

from brelan import bourre
from brelan.cards import SUIT_MASKS, mask_of, read_cards
from brelan.solve.board import Board, Forcer
from brelan.solve.compile import CACHE

from .full_tree import endings, most_tricks
from .run import run

FORCER = Forcer()


def check(number: int, seed: int, most_lines: int) -> None:
    for hand in endings(number, seed, most_lines):
        board = Board.of(hand)
        for seat in range(len(board.hands)):
            if board.active >> seat & 1:
                assert FORCER.most(board, 1 << seat) == most_tricks(hand, 1 << seat), (seat, board)


def test_every_value_is_that_of_the_full_tree() -> None:
    check(80, seed=1, most_lines=60)


@pytest.mark.long
def test_every_value_is_that_of_the_full_tree_at_length() -> None:
    check(2000, seed=2, most_lines=40)


def test_two_partners_get_at_least_what_each_gets_alone() -> None:
    for hand in endings(25, seed=3, most_lines=60):
        board = Board.of(hand)
        pair = [seat for seat in range(len(board.hands)) if board.active >> seat & 1][:2]
        both = sum(1 << seat for seat in pair)
        assert FORCER.most(board, both) == most_tricks(hand, both)


def board(*hands: str, mover: int = 0, trump: int = 0) -> Board:
    held = tuple(mask_of(read_cards(hand)) for hand in hands)
    return Board(held, SUIT_MASKS[trump], mover, (1 << len(hands)) - 1, cinch=0)


def test_the_top_trumps_are_tricks() -> None:
    assert FORCER.most(board("As Ks Qs 2h 3h", "Js Ts 9s 8s 7s", "Ah Kh Qh Jh Th"), 1) == 3


def test_must_beat_brings_the_king_down() -> None:
    """The queen is led; who holds the king must play it, and the ace behind takes it: then the jack is high."""
    alone = board("Qs Js", "Ks 2h", "As 3h")
    assert FORCER.most(alone, 1) == 1
    assert FORCER.most(alone, 2) == 0


def test_with_the_duties_of_bridge_nobody_need_beat() -> None:
    free = board("Qs Js", "Ks 2s", "As 3h")._replace(bridge=1)
    assert FORCER.most(free, 2) == 1


def test_only_a_hand_in_play_is_a_board() -> None:
    hand = bourre.deal(list(range(52)), 0)
    with pytest.raises(ValueError, match="no card"):
        Board.of(hand)


def test_what_is_kept_on_disk_serves_the_next_process() -> None:
    """A self-recursive function kept by Numba was seen to end the second process; this search has its own stack."""
    code = (
        "from brelan.solve.board import Board, Forcer; forcer = Forcer();"
        "print(forcer.most(Board((7, 7 << 13, 7 << 26), 0x1FFF, 0, 7), 1), forcer.nodes)"
    )
    said = [run("-c", code) for _ in range(2)]
    assert [done.returncode for done in said] == [0, 0], said[1].stderr
    assert said[0].stdout == said[1].stdout
    assert list(CACHE.rglob("force.can_force*.nbc"))
