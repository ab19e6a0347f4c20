"""How a hand ends: what goes back, who takes each pot and by what, who owes a premium (L-POTS to L-PREMIUM)."""

from __future__ import annotations

from typing import Final, NamedTuple

from ..cards import SUITS, Cards
from ..table import POT, Event, Happening, Posting, seat_name
from .pots import excess, layers
from .premium import owners, premiums
from .showdown import BY, BY_POINT, own_suit, pot_winner, suit_points
from .state import Bets, Deal, changed

_AWARD: Final = {
    "carre": "L-HANDS-1",
    "brelan": "L-HANDS-2",
    "favori": "L-HANDS-3",
    "mistigri": "L-HANDS-3",
}


class Pot(NamedTuple):
    """One pot that was contested at a showdown."""

    amount: int
    """Chips."""
    eligible: tuple[int, ...]
    """Its contenders, in seat order."""
    winner: int
    by: str
    """``carre``, ``brelan``, ``favori``, ``mistigri`` or ``point``."""
    suit: int
    """The suit 0–3 that decided it, −1 unless by the point."""
    clause: str


class Settlement(NamedTuple):
    """How a hand ended. Chips are whole; tuples run by seat; everything in it may be known by all."""

    end: str
    """``showdown``, ``alone``, ``carre`` or ``passed``."""
    taker: int | None
    """The seat that took the pot without a showdown."""
    pots: tuple[Pot, ...]
    """From the main pot outwards; empty without a showdown."""
    returned: tuple[int, ...]
    """What was put in above every other contribution (L-POTS-1)."""
    carried: int
    """What stays in the pot for the next hand."""
    premiums: tuple[int, ...]
    """What each seat gained or lost by premiums in this hand, from wherever they are paid."""
    shown: tuple[Cards, ...]
    """Hands laid open, 0 for those that were not."""
    caves: tuple[int, ...]
    """Chips in front of each seat at the end."""
    events: tuple[Event, ...]
    """What happened, postings among it, in order."""

    @property
    def postings(self) -> tuple[Posting, ...]:
        """The movements of chips alone."""
        return tuple(event for event in self.events if isinstance(event, Posting))


def settle(deal: Deal, bets: Bets, last_carre: int | None, end: str) -> Settlement:
    """The settlement of a hand that ended by *end*, one of the record's four words."""
    pot = deal.carried + sum(bets.put)
    none = (0,) * deal.house.seats
    if end == "showdown":
        return _showdown(deal, bets)
    if end == "passed":
        events: tuple[Event, ...] = (Happening("all_passed", amount=pot, clause="L-BET-9"),)
        return Settlement(end, None, (), none, pot, none, none, bets.chips, events)
    taker = bets.inside.bit_length() - 1 if last_carre is None or end == "alone" else last_carre
    clause = "L-BET-6" if end == "alone" else "L-BET-9"
    kind = "alone" if end == "alone" else "carre_takes"
    events = (Happening(kind, taker, amount=pot, clause=clause), Posting(POT, seat_name(taker), pot, "award", clause))
    caves = changed(bets.chips, taker, bets.chips[taker] + pot)
    return Settlement(end, taker, (), none, 0, none, none, caves, events)


def _showdown(deal: Deal, bets: Bets) -> Settlement:
    events: list[Event] = []
    put, caves = bets.put, bets.chips
    top, over = excess(put)
    if over:
        put, caves = changed(put, top, put[top] - over), changed(caves, top, caves[top] + over)
        events.append(Posting(POT, seat_name(top), over, "returned", "L-POTS-1"))
    pots = _judged(deal, put, bets.inside)
    shown = _laid_open(deal, bets.inside, pots)
    clause = "L-POINT-1" if all(shown) else "L-HANDS-1"
    events += [
        Happening("shown", seat, shown[seat], clause=clause)
        for seat in map(deal.seat_at, range(deal.house.seats))
        if shown[seat]
    ]
    for pot in pots:
        events += _award(deal, pot, main=pot is pots[0])
        caves = changed(caves, pot.winner, caves[pot.winner] + pot.amount)
    owed = premiums(deal, bets.inside, caves)
    return Settlement(
        end="showdown",
        taker=None,
        pots=pots,
        returned=changed((0,) * deal.house.seats, top, over),
        carried=0,
        premiums=owed.nets,
        shown=shown,
        caves=owed.caves,
        events=(*events, *owed.events),
    )


def _judged(deal: Deal, put: tuple[int, ...], inside: int) -> tuple[Pot, ...]:
    """Each pot among its own contenders (L-POTS-3)."""
    seats = range(deal.house.seats)
    rules = deal.house.judging
    hands = [deal.hands[deal.seat_at(place)] for place in seats] + [0] * (5 - len(seats))
    decided = -1
    pots: list[Pot] = []
    for layer in layers(put, inside, deal.carried):
        verdict = pot_winner(deal.places(layer.contenders), deal.retourne, decided, rules, *hands)
        kind, suit = verdict >> 6, (verdict >> 3 & 7) - 1
        winner = deal.seat_at(verdict & 7)
        if kind == BY_POINT:
            clause = _point_clause(deal, layer.contenders, suit, side=decided >= 0)
        else:
            clause = _AWARD[BY[kind]]
        eligible = tuple(seat for seat in seats if layer.contenders >> seat & 1)
        pots.append(Pot(layer.amount, eligible, winner, BY[kind], suit, clause))
        decided = pots[0].suit
    return tuple(pots)


def _point_clause(deal: Deal, contenders: int, suit: int, *, side: bool) -> str:
    """Which sentence of L-POINT made *suit* decide."""
    if deal.house.point == "own":
        return "L-POINT-6"
    if side:
        return "L-POINT-5"
    held = 0
    for seat in range(deal.house.seats):
        if contenders >> seat & 1:
            held |= deal.hands[seat]
    worth = [table_points(deal, other) for other in range(4)]
    if max(worth) > worth[suit]:
        return "L-POINT-4"
    rivals = [other for other in range(4) if worth[other] == worth[suit] and held >> 13 * other & 0x1FFF]
    return "L-POINT-3" if len(rivals) > 1 else "L-POINT-2"


def table_points(deal: Deal, suit: int) -> int:
    """What all hands and the retourné are worth in *suit* (L-POINT-1)."""
    return suit_points(sum(deal.hands) | deal.retourne, suit, deal.house.judging)


def _laid_open(deal: Deal, inside: int, pots: tuple[Pot, ...]) -> tuple[Cards, ...]:
    """The hands that everybody sees: where a point was judged all of them, otherwise those that stayed in.

    A folded hand that earns a premium has to be shown to be paid.
    """
    everybody = any(pot.suit >= 0 for pot in pots)
    claims = {seat for seat, _, _ in owners(deal, inside)}
    return tuple(
        cards if everybody or inside >> seat & 1 or seat in claims else 0 for seat, cards in enumerate(deal.hands)
    )


def _equal_points(deal: Deal, pot: Pot) -> list[Happening]:
    """Who counts as much as the winner of *pot*, and why the winner goes first all the same (L-POINT-6)."""
    rules = deal.house.judging
    counted = {seat: own_suit(deal.hands[seat], deal.retourne, rules) for seat in pot.eligible}
    best = counted.pop(pot.winner)
    events: list[Happening] = []
    for seat, worth in counted.items():
        if worth >> 3 == best >> 3:
            cards = (deal.hands[seat] | deal.retourne) & 0x1FFF << 13 * (worth & 3)
            # The bit below the points is there where the suit is the retourné's.
            note = "seat" if worth >> 2 == best >> 2 else "suit"
            events.append(Happening("equal_point", seat, cards, worth >> 3, note, pot.clause))
    return events


def _award(deal: Deal, pot: Pot, *, main: bool) -> list[Event]:
    events: list[Event] = [Happening("pot", amount=pot.amount, note="main" if main else "side", clause="L-POTS-2")]
    cards = deal.hands[pot.winner]
    letter = ""
    if pot.suit >= 0:
        letter = SUITS[pot.suit]
        suit = 0x1FFF << 13 * pot.suit
        held = cards & suit
        if deal.house.point == "own":
            cards, exposed = held, held | deal.retourne & suit
        else:
            # The highest card of the suit in that hand is the one that wins.
            cards, exposed = 1 << held.bit_length() - 1, (sum(deal.hands) | deal.retourne) & suit
        points = suit_points(exposed, pot.suit, deal.house.judging)
        events.append(Happening("point", pot.winner, exposed, points, letter, pot.clause))
        if deal.house.point == "own":
            events += _equal_points(deal, pot)
    events.append(Happening(f"wins_by_{pot.by}", pot.winner, cards, pot.amount, letter, pot.clause))
    events.append(Posting(POT, seat_name(pot.winner), pot.amount, "award", pot.clause))
    return events
