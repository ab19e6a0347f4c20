"""Every kernel asked about random hands, in one function for each game that can be compiled or interpreted."""

import random

import numpy as np

from brelan.bouillotte.asking import (
    after_answer,
    call_ends,
    least_to_open,
    least_to_raise,
    next_asked,
    to_speak,
)
from brelan.bouillotte.carre import can_carre
from brelan.bouillotte.pots import highest_but, next_cut, put_at, reaching, within
from brelan.bouillotte.premium import owed_for
from brelan.bouillotte.showdown import (
    brelan_rank,
    hand_at,
    own_point,
    own_suit,
    pot_winner,
    ranks_in,
    suit_owner,
    suit_points,
    table_point,
)
from brelan.bourre.cinch import (
    cinch_cards,
    holds_trick,
    may_bind,
    may_hold,
    outnumbered,
    seats_to_follow,
    sure_on_lead,
    sure_tricks,
    touching,
    unbeaten,
)
from brelan.bourre.declare import in_unasked, must_stay, shuffled_back
from brelan.bourre.play import beats, legal_cards, next_active, shown
from brelan.bourre.settle import bourre_seats, chips_of, exempt_seats, limited, most_tricks, seat_chips, winner_set
from brelan.cards import SUIT_MASKS, count, highest, mask_of, suit_mask
from brelan.solve.compile import compiled
from brelan.solve.situation import bet, blind_situation, depth, price, situation

Row = tuple[int, ...]
BOURRE = 30
BOUILLOTTE = 34


def bourre_row(dice: random.Random) -> Row:
    """A hand of up to five cards, a trick to play to, and a settlement that has nothing to do with them."""
    deck = dice.sample(range(52), 52)
    size = dice.randint(1, 5)
    trump = dice.choice(SUIT_MASKS)
    best = 1 << deck[5]
    led = dice.choice((0, 0, SUIT_MASKS[deck[5] // 13], SUIT_MASKS[deck[6] // 13]))
    if best & ~(led | trump):
        led = SUIT_MASKS[deck[5] // 13]
    rivals = mask_of(deck[7 : dice.randint(8, 52)])
    later = mask_of(deck[7 : dice.randint(7, 20)])
    active = dice.randint(1, 255)
    packed = sum(dice.choice((0, 0, 1, 2, 3)) << 4 * seat for seat in range(8) if active >> seat & 1)
    seat = dice.randrange(8)
    chips = (dice.randint(1, 99), dice.choice((0, 5, 20)), dice.choice((0, 8)), dice.randint(0, 1))
    return (
        *(mask_of(deck[:size]), led, best, trump, dice.randint(0, 1), rivals, later, dice.randint(0, 3)),
        *(packed, active, seat, *chips),
    )


@compiled
def bourre_answers(
    hand: int,
    led: int,
    best: int,
    trump: int,
    must: int,
    rivals: int,
    later: int,
    won: int,
    packed: int,
    active: int,
    seat: int,
    pot: int,
    limit: int,
    award_limit: int,
    blocks: int,
) -> Row:
    """What the kernels of Bourré say."""
    card = highest(hand)
    legal = legal_cards(hand, led, best, trump, must)
    leaders = most_tricks(packed, active)
    bourre = bourre_seats(packed, active)
    return (
        count(hand),
        card,
        suit_mask(card),
        legal,
        int(beats(card, best, trump)),
        shown(card, led, best, trump, must),
        shown(legal & -legal, led, best, trump, must),
        unbeaten(hand & trump, rivals & trump),
        sure_on_lead(hand, rivals, trump),
        int(holds_trick(card, led | suit_mask(best), best, trump, later)),
        sure_tricks(hand, legal, led, best, trump, rivals, later),
        touching(card | legal, rivals),
        cinch_cards(hand, legal, led, best, trump, rivals, later, won, 3),
        leaders,
        bourre,
        limited(pot, limit),
        winner_set(leaders, active & 5, bourre, blocks),
        seat_chips(seat, packed, active, pot, limit, award_limit, blocks),
        seat_chips(0, packed, active, pot, 0, 0, 0),
        count(rivals),
        next_active(seat, active, 8),
        chips_of(seat, leaders, bourre, pot, limit),
        may_hold(rivals, later, card),
        seats_to_follow(seat, active, 8, won + 1),
        int(may_bind(hand, legal, trump, won, seat, 5)),
        int(outnumbered(hand, rivals, trump, won, 3)),
        int(must_stay(seat, won, hand, must)),
        int(in_unasked(active, seat, won + 1)),
        shuffled_back(hand & later, rivals, card, must),
        exempt_seats(bourre, leaders, must, blocks),
    )


def bouillotte_row(dice: random.Random) -> Row:
    """Five hands of three with many brelans among them, a retourné, any contenders, any rules, five contributions."""
    ranks = dice.choice(((12, 11, 10, 7, 6), (12, 11, 10, 9, 7, 6), (12, 11, 7, 6)))
    deck = [suit * 13 + rank for suit in range(4) for rank in ranks]
    dice.shuffle(deck)
    # Three alike are rare in a fair deal: half the time the first hand has them, sometimes the second too.
    for place in range(dice.choice((0, 0, 1, 2))):
        alike = [card for card in deck[3 * place :] if card % 13 == deck[3 * place] % 13][:3]
        rest = [card for card in deck[3 * place :] if card not in alike]
        deck = [*deck[: 3 * place], *alike, *rest]
    if dice.random() < 0.3:
        deck.append(deck.pop(next(i for i in range(9, len(deck)) if i == 9 or deck[i] % 13 == deck[0] % 13)))
    hands = [mask_of(deck[3 * place : 3 * place + 3]) for place in range(len(deck) // 4 - 1)]
    hands += [0] * (5 - len(hands))
    places = sum(1 << place for place in range(5) if hands[place])
    contenders = dice.randint(1, 31) & places or places
    decided = dice.randint(-1, 3)
    put = [dice.randint(0, dice.choice((3, 40))) for _ in range(5)]
    return contenders, 1 << deck[-1], decided, dice.randint(0, 63), dice.randrange(4), *hands, *put


@compiled
def bouillotte_answers(
    contenders: int, retourne: int, decided: int, rules: int, suit: int, h0: int, h1: int, h2: int, h3: int, h4: int,
    p0: int, p1: int, p2: int, p3: int, p4: int,
) -> Row:  # fmt: skip
    """What the kernels of Bouillotte say."""
    return (
        ranks_in(h0),
        brelan_rank(h0, retourne, rules),
        brelan_rank(h1, retourne, rules),
        brelan_rank(h2, retourne, rules),
        suit_points(h0 | h1, suit, rules),
        hand_at(suit, h0, h1, h2, h3, h4),
        suit_owner(suit, contenders, h0, h1, h2, h3, h4),
        table_point(contenders, retourne, decided, rules, h0, h1, h2, h3, h4),
        own_suit(h0, retourne, rules),
        own_point(contenders, retourne, rules, h0, h1, h2, h3, h4),
        pot_winner(contenders, retourne, decided, rules, h0, h1, h2, h3, h4),
        pot_winner(contenders, retourne, -1, 1, h0, h1, h2, h3, h4),
        pot_winner(contenders, retourne, -1, rules | 1, h0, h1, h2, h3, h4),
        next_asked(contenders, suit, 5),
        to_speak(contenders, decided),
        least_to_open(p0, p1, rules & 1),
        least_to_raise(p0),
        call_ends(contenders),
        after_answer(suit & 1, contenders, rules & 1),
        after_answer(0, contenders, rules & 1),
        can_carre(p0, p1),
        owed_for(brelan_rank(h0, retourne, rules), 2, 1),
        put_at(suit, p0, p1, p2, p3, p4),
        highest_but(suit, p0, p1, p2, p3, p4),
        next_cut(suit - 1, contenders, p0, p1, p2, p3, p4),
        within(p0, p0 + p1, p0, p1, p2, p3, p4),
        reaching(p0, contenders, p0, p1, p2, p3, p4),
        bet(2 + suit, rules & 1, p0 + 1, p0 + p1 + 5, p0, p2 + 1),
        bet(2 + suit, rules & 1, p0 + 1, p0 + p1 + 99, p0, p2 + 1),
        bet(6, rules & 1, p0 + 1, p0 + p1 + 5, p0, p2 + 1),
        price(p0, p1 + 1),
        depth(p0 - 1, p1 + 1),
        situation(2 + suit, contenders & 7, rules % 5, suit, p0, p1 + 1, p2, rules & 15),
        blind_situation(suit, p0 - p1, p1 + 1),
    )


@compiled
def all_bourre(rows: np.ndarray, out: np.ndarray) -> None:
    """The answers about every row, in one compiled loop."""
    for i in range(rows.shape[0]):
        row = rows[i]
        said = bourre_answers(
            *(row[0], row[1], row[2], row[3], row[4], row[5], row[6], row[7]),
            *(row[8], row[9], row[10], row[11], row[12], row[13], row[14]),
        )
        for j in range(BOURRE):
            out[i, j] = said[j]


@compiled
def all_bouillotte(rows: np.ndarray, out: np.ndarray) -> None:
    """The answers about every row, in one compiled loop."""
    for i in range(rows.shape[0]):
        row = rows[i]
        said = bouillotte_answers(
            *(row[0], row[1], row[2], row[3], row[4], row[5], row[6], row[7]),
            *(row[8], row[9], row[10], row[11], row[12], row[13], row[14]),
        )
        for j in range(BOUILLOTTE):
            out[i, j] = said[j]
