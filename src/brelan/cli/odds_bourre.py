"""``brelan odds bourre``: what it is worth to pass, and to play with each sensible choice of cards to throw."""

from __future__ import annotations

import json as json_text
import secrets
from math import sqrt
from typing import TYPE_CHECKING, Annotated, Any, Final, NamedTuple

import typer

from .ending import INTERRUPTED
from .patience import WEIGHED, tell_the_first_time
from .say import fail, line, words

if TYPE_CHECKING:
    from ..bourre import House
    from ..cards import Cards
    from ..solve.bourre_seen import Scales

DEALS: Final = 20_000
MOST_CHIPS: Final = 1_000_000
"""In the pot, as in a switch; written here once more so that no game is loaded for --help."""
AT_ONCE: Final = 500
"""Deals between two looks at the progress bar, and at Ctrl-C."""
Z: Final = 1.959963984540054
_SEEDS: Final = 1 << 31


class Estimate(NamedTuple):
    """A mean with the two ends of its 95 % confidence interval."""

    mean: float
    low: float
    high: float


class Choice(NamedTuple):
    """One thing the seat may do, and what comes of it."""

    throw: Cards | None
    """What is laid away; None for a pass."""
    chips: Estimate
    win: Estimate
    tie: Estimate
    bourre: Estimate
    near: bool
    """Whether the deals do not tell it apart from the best; of the best itself too."""


class Question(NamedTuple):
    """What was asked, understood."""

    house: House
    own: Cards
    trump: Cards
    turned: Cards
    place: int
    """From the dealer's left, from 0."""
    pot: int


def bourre(
    hand: Annotated[list[str], typer.Argument(help="Your cards, such as 'Ah Kh 9s 4d 2c'.", show_default=False)],
    trump: Annotated[
        str,
        typer.Option(
            "--trump", help="The trump suit, such as h or hearts, or the turned-up card itself.", show_default=False
        ),
    ],
    seat: Annotated[
        int,
        typer.Option("--seat", min=1, max=8, help="Your place in speaking order; 1 is left of the dealer."),
    ] = 1,
    players: Annotated[int, typer.Option("--players", min=2, max=8, help="How many sit at the table.")] = 5,
    pot: Annotated[
        int | None, typer.Option("--pot", min=1, max=MOST_CHIPS, help="Chips in the pot; one ante of each.")
    ] = None,
    profile: Annotated[
        str, typer.Option("--profile", help="A house by name: see brelan profiles.", show_default=False)
    ] = "",
    settings: Annotated[
        list[str] | None, typer.Option("--set", metavar="SWITCH=VALUE", help="Change one switch; may be repeated.")
    ] = None,
    deals: Annotated[int, typer.Option("--deals", min=2, max=10_000_000, help="Deals played to the end.")] = DEALS,
    seed: Annotated[int | None, typer.Option("--seed", help="Deals that can be had again.", show_default=False)] = None,
    json: Annotated[bool, typer.Option("--json", help="One JSON object.")] = False,
) -> None:
    """What a hand of Bourré is worth before anybody has spoken: to pass, or to play and throw these cards or those.

    The other hands are dealt at random and played to the end by the habits of steady players, yours too. Chips are the
    pot won or the fine paid, the next ante, and an even share of what is left in the pot.
    """
    from ..solve import MissingNumbaError

    question = _understood(" ".join(hand), trump, seat, players, pot, profile, settings or [])
    seed = secrets.randbelow(_SEEDS) if seed is None else seed
    try:
        tell_the_first_time(WEIGHED)
        stopped, choices, done = _weighed(question, seed, deals)
    except MissingNumbaError as error:
        fail(words().say("odds-not-installed", missing=error.name, command=str(error)))
    if choices:
        (_print_json if json else _print)(question, choices, done, seed)
    if stopped:
        raise SystemExit(INTERRUPTED)


def _understood(
    hand: str, trump: str, seat: int, players: int, pot: int | None, profile: str, settings: list[str]
) -> Question:
    """The question, or the end of the command with one line that says what is wrong with it."""
    from ..bourre import House
    from ..record import GAMES
    from .choosing import Wish, chosen
    from .given import cards_given, check_hand, trump_given

    house = chosen(GAMES["bourre"], Wish(profile=profile, settings=settings, seats=players)).house
    assert isinstance(house, House)
    own = cards_given(hand)
    check_hand(own, house.hand_size)
    if seat > house.seats:
        fail(words().say("odds-bourre-place", seats=house.seats, seat=seat))
    suit, turned = trump_given(trump)
    if seat == house.seats:
        turned = turned or own & suit & -(own & suit)
        if not turned & own:
            fail(words().say("odds-bourre-dealer"))
    elif turned & own:
        fail(words().say("odds-bourre-turned"))
    return Question(house, own, suit, turned, seat - 1, house.ante * house.seats if pot is None else pot)


def _weighed(question: Question, seed: int, deals: int) -> tuple[bool, list[Choice], int]:
    """Whether it was stopped by Ctrl-C, what each choice comes to, and in how many deals."""
    from ..bourre.declare import must_stay
    from ..solve.bourre_seen import PASS, Scales, before_the_deal, sensible_changes
    from .arena import progress

    house, own, trump, turned, place, pot = question
    changes = sensible_changes(own, trump, house.max_discards)
    held = must_stay(place, house.seats - 1, turned, house.ace_holds_dealer)
    throws = changes if held else [PASS, *changes]
    scales = Scales(house, *before_the_deal(house, own, turned, trump, place, pot), throws, seed, deals)
    done, stopped = 0, False
    try:
        with progress(words().say("odds-bourre-dealing"), deals) as step:
            while done < deals:
                scales.weigh(min(AT_ONCE, deals - done))
                done = int(scales.done[0])
                step(done)
    except KeyboardInterrupt:
        stopped, done = True, int(scales.done[0])
    if done < 2:
        return stopped, [], done
    best = int(scales.values[:done].sum(axis=0).argmax())
    near = [not scales.beaten(number, best, round(Z * Z)) for number in range(len(throws))]
    said = [None if throw == PASS else throw for throw in throws]
    return stopped, [_choice(scales, number, said[number], done, near[number]) for number in range(len(throws))], done


def _choice(scales: Scales, number: int, throw: Cards | None, done: int, near: bool) -> Choice:
    from ..solve.bourre_weigh import NO_TRICK, TIES, WINS

    values, ends = scales.values[:done, number], scales.ends[:done, number]
    total, squares = int(values.sum()), int((values * values).sum())
    mean = total / done / scales.seats
    spread = (squares - total * total / done) / (done - 1) / scales.seats**2
    reach = Z * sqrt(max(0.0, spread) / done)
    win, tie, empty = [_chance(int((ends & bit != 0).sum()), done) for bit in (WINS, TIES, NO_TRICK)]
    return Choice(throw, Estimate(mean, mean - reach, mean + reach), win, tie, empty, near)


def _chance(hits: int, of: int) -> Estimate:
    """A chance with Wilson's interval, which stays honest near nought and one."""
    share = hits / of
    middle = (share + Z * Z / (2 * of)) / (1 + Z * Z / of)
    reach = Z / (1 + Z * Z / of) * sqrt(share * (1 - share) / of + Z * Z / (4 * of * of))
    # At nought and at one rounding would put the end of the interval beside the mean.
    return Estimate(share, middle - reach if hits else 0.0, middle + reach if hits < of else 1.0)


def _best(choices: list[Choice]) -> Choice:
    return max(choices, key=lambda choice: choice.chips.mean)


def _print_json(question: Question, choices: list[Choice], done: int, seed: int) -> None:
    from ..cards import SUIT_MASKS, SUITS, write_mask

    def told(choice: Choice) -> dict[str, Any]:
        word = {"say": "pass"} if choice.throw is None else {"say": "play", "throw": write_mask(choice.throw).split()}
        chances = zip(("chips", "win", "tie", "bourre"), choice[1:5], strict=True)
        return {**word, **{name: found._asdict() for name, found in chances}}

    asked = {
        "hand": write_mask(question.own).split(),
        "trump": SUITS[SUIT_MASKS.index(question.trump)],
        "turned_up": write_mask(question.turned) or None,
        "seat": question.place + 1,
        "players": question.house.seats,
        "pot": question.pot,
        "profile": question.house.profile,
    }
    weighed = [told(choice) for choice in choices]
    print(json_text.dumps({**asked, "seed": seed, "deals": done, "choices": weighed, "best": told(_best(choices))}))


def _print(question: Question, choices: list[Choice], done: int, seed: int) -> None:
    from ..cards import SUIT_MASKS, SUITS
    from .arena import print_rows

    say = words().say
    where = {"seat": question.place + 1, "seats": question.house.seats, "pot": words().chips(question.pot)}
    suit = words().suit(SUITS[SUIT_MASKS.index(question.trump)])
    line(say("odds-bourre-hand", cards=words().cards(question.own), trump=suit, **where))
    line(say("odds-bourre-deals", deals=done, seed=str(seed)))
    line()
    names = ("chips", "win", "tie", "bourre")
    rows = [["", *(say(f"odds-bourre-{name}") for name in names)]]
    rows += [[_named(choice), _chips(choice.chips), *map(_percent, choice[2:5])] for choice in choices]
    print_rows(rows)
    line()
    best = _best(choices)
    near = [choice for choice in choices if choice.near and choice is not best]
    if near:
        line(say("odds-bourre-close", choice=_named(best), other=_named(max(near, key=lambda each: each.chips.mean))))
    else:
        line(say("odds-bourre-best", choice=_named(best)))


def _named(choice: Choice) -> str:
    if choice.throw is None:
        return words().say("odds-bourre-pass")
    return words().say("odds-bourre-throw", cards=words().cards(choice.throw))


def _chips(found: Estimate) -> str:
    return f"{words().decimal(found.mean, 2, signed=True)} ± {words().decimal(found.high - found.mean, 2)}"


def _percent(found: Estimate) -> str:
    return f"{words().percent(found.mean, 1)} ({words().percent(found.low, 1)} – {words().percent(found.high, 1)})"
