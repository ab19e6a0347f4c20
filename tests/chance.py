"""Play by chance: decks, hands and whole sessions of Bourré that nobody thought about, the same for the same seed."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

from brelan import bourre
from brelan.bourre import Hand, House
from brelan.cards import Card, Cards, bits_of, cards_of
from brelan.session import Session
from brelan.table import CARD, CHANCE, Action, Option


def shuffled(random: Random, cards: Sequence[Card] = range(52)) -> tuple[Card, ...]:
    """*cards* in any order."""
    return tuple(random.sample(cards, len(cards)))


def some_draw(random: Random, hand: Cards, most: int) -> Cards:
    """Some of *hand* to lay away, each number equally often."""
    return sum(random.sample(list(bits_of(hand)), random.randint(0, most)))


def some_action(hand: Hand, random: Random, slips: float = 0.15) -> Action:
    """What may happen next in *hand*; at a table of honour somebody slips or puts a slip right, *slips* of the time."""
    if hand.awaits:
        return Action(CHANCE, hand.awaits, order=shuffled(random, list(cards_of(hand.pool))))
    if hand.deal.house.honour and random.random() < slips:
        slip = _slip(hand, random)
        if slip is not None:
            return slip
    seat = hand.to_act
    assert seat is not None
    if hand.deal.house.closed_fist and not hand.bids.active | hand.bids.passed:
        # With a closed fist they decide in any order.
        seat = random.choice([seat for seat in range(len(hand.hands)) if not hand.bids.spoken >> seat & 1])
        words = [word for word in ("pass", "play", "play") if hand.refusal(Action(seat, word)) is None]
        return Action(seat, random.choice(words))
    option: Option = random.choice(hand.options())
    if option.low <= option.high:
        return option.action._replace(cards=some_draw(random, hand.hands[seat], option.high))
    if option.action.verb == "pass" and random.random() < 0.5:
        # Half of the passes are thought over, so that more cards are played.
        return option.action._replace(verb="play")
    return option.action


def _slip(hand: Hand, random: Random) -> Action | None:
    seats = range(len(hand.hands))
    tries = [Action(seat, "early") for seat in seats]
    if hand.allowed:
        seat = hand.to_act or 0
        tries = [Action(seat, CARD, bit) for bit in bits_of(hand.hands[seat] & ~hand.allowed)]
    if hand.misplay is not None:
        offender = hand.misplay[0].seat
        tries += [Action(offender, "correct", bit) for bit in bits_of(hand.hands[offender])] * 3
    tries = [action for action in tries if hand.accepts(action) is None]
    return random.choice(tries) if tries else None


def states(hand: Hand, random: Random, slips: float = 0.15) -> Iterator[tuple[Hand, Action | None]]:
    """Every state of a hand played by chance, with the action that is taken there (None at the end)."""
    while not hand.over:
        action = some_action(hand, random, slips)
        yield hand, action
        hand = hand.apply(action)
    yield hand, None


def some_hand(house: House, random: Random, pot: int | None = None) -> Hand:
    """A hand just dealt."""
    return bourre.deal(shuffled(random), random.randrange(house.seats), house, pot)


def some_session(
    house: House, random: Random, hands: int, slips: float = 0.15
) -> Iterator[tuple[Session, Action | None]]:
    """Every state of a session of at most *hands* hands, closed where the house lets it be closed."""
    names = [f"Seat {number}" for number in range(1, house.seats + 1)]
    session = Session.open(bourre.GAME, house, names, random.randrange(house.seats))
    yield session, None
    while session.number <= hands and not session.over:
        session = session.deal(shuffled(random))
        while session.in_hand:
            hand = session.hand
            assert isinstance(hand, Hand)
            action = some_action(hand, random, slips)
            yield session, action
            session = session.apply(action)
        yield session, None
    if session.refusal_to_close() is None:
        yield session.close(), None
