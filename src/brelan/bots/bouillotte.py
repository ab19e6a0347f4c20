"""A player of Bouillotte by rule of thumb: bets what its cards are worth against unseen hands, and bluffs a little."""

from __future__ import annotations

from random import Random
from typing import Final

from ..bouillotte import View, brelan_rank, pot_winner, suit_points
from ..cards import SUITS, bits_of, cards_of, mask_of, suit_of
from ..table import Action, Option
from ..table import View as AnyView
from .player import Bot, Hint

DEALS: Final = 48
"""How often the unseen cards are dealt out to see how the hand fares."""
BLUFF: Final = 0.05
RAISE_AT: Final = 0.62
"""Raise from this chance to win on, and more eagerly the nearer it comes to certainty."""
CARRE_UP_TO: Final = 4
"""Chips in the pot up to which a carre, blind as it is, may be tried."""


class SteadyBouillotte(Bot):
    """Plays Bouillotte by rule of thumb."""

    def hint(self, view: AnyView) -> Hint:
        """What a careful player would do here, and why."""
        if not isinstance(view, View):
            raise TypeError("a view of Bouillotte is needed")
        ways = {option.action.verb: option for option in view.options}
        if view.seat is None or not ways:
            raise ValueError("nothing is asked of this seat")
        if "carre" in ways:
            bold = view.pot <= CARRE_UP_TO and self.random.random() < 0.2
            verb = "carre" if bold or "decline" not in ways else "decline"
            return Hint(ways[verb].action, "carre-small-pot" if bold else "decline-blind")
        chance = win_chance(view, self.random)
        if self.random.random() < BLUFF:
            return _bet(view, ways, 0.9, "bluff", {"percent": round(100 * chance)})
        return by_rule_of_thumb(view, chance)


def by_rule_of_thumb(view: View, chance: float) -> Hint:
    """What the rule of thumb says after the deal to a hand with that *chance* to win, without a bluff."""
    ways = {option.action.verb: option for option in view.options}
    brelan = brelan_rank(view.own, view.retourne, view.house.judging)
    args: dict[str, str | int] = {"percent": round(100 * chance), "suit": best_suit(view)}
    return _bet(view, ways, chance, "bet-brelan" if brelan else "bet-point", args)


def win_chance(view: View, random: Random, deals: int = DEALS) -> float:
    """How often the own hand wins the whole pot when the unseen cards are dealt out anew, 0 to 1."""
    seat, seats = view.seat or 0, view.house.seats
    unseen = [card for card in cards_of(mask_of(view.house.deck)) if not (view.own | view.retourne) >> card & 1]
    # Places run from the dealer's right, as the kernels want them.
    place_of = {(view.dealer - 1 - place) % seats: place for place in range(seats)}
    contenders = sum(1 << place_of[other] for other in range(seats) if view.inside >> other & 1)
    mine = place_of[seat]
    won = 0
    for _ in range(deals):
        cards = random.sample(unseen, 3 * (seats - 1))
        hands = [0] * 5
        for place in range(seats):
            hands[place] = view.own if place == mine else mask_of([cards.pop(), cards.pop(), cards.pop()])
        won += pot_winner(contenders, view.retourne, -1, view.house.judging, *hands) & 7 == mine
    return won / deals


def _bet(view: View, ways: dict[str, Option], chance: float, code: str, args: dict[str, str | int]) -> Hint:
    """Turn a *chance* to win into a word: bet it, pay for it, or give it up."""
    seat = view.seat or 0
    need = min(view.level - view.put[seat], view.caves[seat])
    strong = chance >= RAISE_AT
    if "open" not in ways and "pass" in ways:
        return Hint(ways["pass"].action, "wait", args)
    if "open" in ways:
        others = max(1, view.inside.bit_count() - 1)
        if strong or chance * (others + 1) >= 1.3:
            return Hint(_sized(view, ways["open"], chance), code, args)
        return Hint(ways["pass"].action, "wait", args)
    # Raising again and again costs more the higher the level stands: only near certainty goes on.
    stakes = view.level / max(1, view.level + view.caves[seat])
    if "raise" in ways and strong and chance >= RAISE_AT + 0.35 * stakes:
        return Hint(_sized(view, ways["raise"], chance), code, args)
    if "no-more" in ways:
        return Hint(ways["no-more"].action, "enough-in-it", args)
    if need == 0 or chance * (view.pot + need) >= need * 1.1:
        return Hint(ways["call"].action, "worth-the-call", {**args, "need": need, "pot": view.pot})
    return Hint(ways["fold"].action, "not-worth-the-call", {**args, "need": need, "pot": view.pot})


def _sized(view: View, option: Option, chance: float) -> Action:
    """A bet of up to the whole pot above the least, by how far the hand is above even."""
    extra = round(view.pot * max(0.0, chance - 0.5) * 1.5)
    amount = max(option.low, min(option.high, option.low + extra))
    return option.action._replace(amount=amount)


def best_suit(view: View) -> str:
    """Letter of the suit in which the own cards and the retourné are worth most."""
    held = {suit_of(bit) for bit in bits_of(view.own)}
    seen, rules = view.own | view.retourne, view.house.judging
    return SUITS[max(held, key=lambda suit: suit_points(seen, suit, rules))]
