"""Other worlds: the cards a seat has not been shown dealt again, so that everything it was shown stays as it was."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import NamedTuple

from brelan import bourre
from brelan.bourre import Hand, House
from brelan.cards import FULL_DECK, Card, Cards, cards_of, mask_of
from brelan.table import CARD, Action


class World(NamedTuple):
    """One course of a hand: *states* has one more than *actions*."""

    deck: tuple[Card, ...]
    actions: tuple[Action, ...]
    states: tuple[Hand, ...]
    told: tuple[str | None, ...]
    """For each action, what the table gets to know of its legality: a code, ``put right``, or None."""


def course(house: House, dealer: int, deck: tuple[Card, ...], actions: Sequence[Action]) -> World | None:
    """The world in which *deck* is dealt and *actions* are taken, or None when one of them is not accepted."""
    hand = bourre.deal(deck, dealer, house, 0)
    states, codes = [hand], []
    for action in actions:
        if hand.accepts(action) is not None:
            return None
        refusal = hand.refusal(action)
        codes.append(None if refusal is None else refusal.code)
        hand = hand.apply(action)
        states.append(hand)
    return World(deck, tuple(actions), tuple(states), tuple(_told(actions, codes)))


def _told(actions: Sequence[Action], codes: Sequence[str | None]) -> Iterator[str | None]:
    """B-ERROR-1 and 2: nothing until the next card is down, then the code; of a card put right, that it was wrong."""
    for place, code in enumerate(codes):
        following = actions[place + 1 : place + 2]
        if actions[place].verb == CARD and not following:
            yield "nobody knows yet"
        elif following and following[0].verb == "correct":
            yield "put right"
        else:
            yield code


def unseen(world: World, seat: int | None) -> Cards:
    """The cards that *seat* (None: anybody who looks on) has not been shown in *world*."""
    seen = world.states[0].deal.turned
    for hand in world.states:
        seen |= hand.tricks.gone
        if seat is not None:
            seen |= hand.hands[seat]
    return FULL_DECK & ~seen


def redealt(world: World, house: House, dealer: int, place: dict[Card, Card]) -> World | None:
    """*world* with every card exchanged as *place* says, or None when the same could not have been seen then."""

    def moved(mask: Cards) -> Cards:
        return mask_of(place.get(card, card) for card in cards_of(mask))

    deck = tuple(place.get(card, card) for card in world.deck)
    actions = [
        action._replace(cards=moved(action.cards), order=tuple(place.get(card, card) for card in action.order))
        for action in world.actions
    ]
    other = course(house, dealer, deck, actions)
    return other if other is not None and other.told == world.told else None


def another(world: World, house: House, dealer: int, seat: int | None, random: Random) -> World | None:
    """A world that *seat* cannot tell from *world*, as different as chance makes it; None when none was found."""
    hidden = list(cards_of(unseen(world, seat)))
    mixed = redealt(world, house, dealer, dict(zip(hidden, random.sample(hidden, len(hidden)), strict=True)))
    if mixed is not None or len(hidden) < 2:
        return mixed
    found = None
    for _ in range(25):
        one, two = random.sample(hidden, 2)
        tried = redealt(found or world, house, dealer, {one: two, two: one})
        found = tried or found
    return found
