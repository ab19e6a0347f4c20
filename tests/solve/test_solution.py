"""A hand solved: its lines are played before the referee, its sure tricks are those the rules count."""

import pytest

from brelan import bourre
from brelan.bourre.cinch import sure_tricks
from brelan.bourre.trick import known_rivals, lawful_cards
from brelan.solve.proof import Sure
from brelan.solve.solution import Play, Solution, solve
from brelan.table import CARD, Action

from .full_tree import best_chips, endings, most_tricks

ENDLESS = 1 << 40


def played(hand: bourre.Hand, plays: tuple[Play, ...] | None) -> bourre.Hand:
    """*hand* after all of *plays*, each of which the referee allows."""
    assert plays is not None
    for play in plays:
        action = Action(play.seat, CARD, play.card)
        assert hand.refusal(action) is None
        hand = hand.apply(action)
        taker = hand.tricks.leader if not hand.tricks.plays else None
        assert play.takes == taker
    return hand


def check(hand: bourre.Hand, solution: Solution) -> None:
    end = played(hand, solution.line)
    assert end.settlement is not None
    assert solution.tricks == end.tricks.won
    assert best_chips(end) == best_chips(hand)
    seat = solution.board.mover
    assert solution.forced[seat] == most_tricks(hand, 1 << seat) == played(hand, solution.proof).tricks.won[seat]
    # Nobody along the way of the proof could have done better for its own cause.
    for place, play in enumerate(solution.proof or ()):
        now = played(hand, (solution.proof or ())[:place])
        assert most_tricks(now, 1 << seat) == solution.forced[seat], play


def test_the_lines_hold_before_the_referee() -> None:
    for hand in endings(25, seed=31, most_lines=25):
        check(hand, solve(hand, ENDLESS))


@pytest.mark.long
def test_the_lines_hold_before_the_referee_at_length() -> None:
    for hand in endings(300, seed=32, most_lines=40):
        check(hand, solve(hand, ENDLESS))


def test_the_steps_are_as_many_as_the_rules_count() -> None:
    ways = set()
    for hand in endings(80, seed=33, most_lines=40):
        assert hand.to_act is not None
        own, trick = hand.hands[hand.to_act], hand.tricks
        rivals, later = known_rivals(hand.deal, hand.hands, hand.bids, trick, hand.to_act)
        legal = lawful_cards(hand.deal, own, trick)
        sure = Sure.of(hand)
        assert sure.tricks == sure_tricks(own, legal, trick.led, trick.best, hand.deal.trump, rivals, later)
        assert sum(step.tricks for step in sure.steps) == sure.tricks
        assert all(step.cards and not step.cards & ~own for step in sure.steps)
        assert all(step.tricks <= step.cards.bit_count() for step in sure.steps)
        ways |= {step.how for step in sure.steps}
    assert ways == {"takes", "leads", "outlasts", "side"}


def test_what_is_not_found_in_time_is_not_said() -> None:
    hand = next(hand for hand in endings(40, seed=34, most_lines=200) if len(hand.legal()) > 1)
    full, short = solve(hand, ENDLESS), solve(hand, 3)
    assert full.best is not None
    assert None not in full.forced
    assert (short.best, short.line, short.end, short.tricks) == (None, None, None, None)
    for card, end in short.ends.items():
        assert end in (None, full.ends[card])
    assert all(tricks in (None, full.forced[seat]) for seat, tricks in enumerate(short.forced))
    assert short.sure == full.sure


def test_only_where_a_card_is_to_be_played() -> None:
    hand = bourre.deal(list(range(52)), 0)
    with pytest.raises(ValueError, match="no card"):
        Sure.of(hand)
    with pytest.raises(ValueError, match="no card"):
        solve(hand, 10)
