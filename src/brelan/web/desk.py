"""What lies in front of the reader: what is asked, the cards of the hand, the words and amounts that may be chosen."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from ..bouillotte import View as BouillotteView
from ..bourre import View as BourreView
from ..bourre.settle import limited
from ..cards import CARD_NAMES, Card
from ..table import CARD
from .page import CUTTING, OVER, PLAYING, TablePage
from .ring import in_row
from .speech import Speech, chips

WATCH: Final = "watch"
SAY: Final = "say"
DRAW: Final = "draw"
PLAY: Final = "play"
CORRECT: Final = "correct"


class Slot(NamedTuple):
    """One card of the reader's hand."""

    name: str
    card: Card
    label: str
    why: str = ""
    """Why it may not be played now; empty when it may, or when nothing is asked."""
    clause: str = ""
    """The clause behind it."""
    hinted: bool = False
    mends: bool = False
    """Puts a misplay right when it is played instead."""


class Button(NamedTuple):
    """One word that can be said by pressing it."""

    verb: str
    label: str
    key: str = ""
    primary: bool = False
    cards: str = ""
    hinted: bool = False


class Bet(NamedTuple):
    """A number to be chosen: the whole contribution after it."""

    verb: str
    low: int
    high: int
    start: int
    put: int
    cave: int
    label: str
    """The sentence on the button, with ``{n}`` where the number stands."""
    result: str
    """What it comes to: ``{n}`` the contribution, ``{m}`` what is added, ``{r}`` what is left."""
    quick: tuple[tuple[str, int], ...] = ()


class Desk(NamedTuple):
    """The reader's own edge of the table."""

    mode: str = WATCH
    ask: str = ""
    mine: bool = False
    """Something is asked of the reader."""
    slots: tuple[Slot, ...] = ()
    buttons: tuple[Button, ...] = ()
    bet: Bet | None = None
    draw_labels: tuple[str, ...] = ()
    """What the confirm button says for 0, 1, 2 … cards laid away."""
    hint: str = ""
    stand_in: bool = False
    """A bot plays for the reader."""
    only: str = ""
    """The one card there is to play, when there is no other."""


def desk(page: TablePage, speech: Speech) -> Desk:
    """The reader's desk at this moment."""
    view = page.view
    if page.me is not None and page.chairs[page.me].stand_in and page.stage != OVER:
        slots = _slots(page, speech) if view is not None else ()
        return Desk(ask=speech.say("web-stand-in-mine"), slots=slots, stand_in=True)
    if page.stage == CUTTING:
        return _cutting(page, speech)
    if view is None or page.stage != PLAYING:
        return Desk(ask=_between(page, speech), slots=_slots(page, speech) if view is not None else ())
    if isinstance(view, BourreView):
        return _bourre(page, view, speech)
    if isinstance(view, BouillotteView):
        return _bouillotte(page, view, speech)
    raise TypeError(view)


def _cutting(page: TablePage, speech: Speech) -> Desk:
    if page.cutter == page.me:
        return Desk(mode="cut", ask=speech.say("web-ask-cut"), mine=True)
    return Desk(
        ask=_missed(page, speech, page.cutter) or speech.say("web-wait-cut", name=page.chairs[page.cutter].name)
    )


def _between(page: TablePage, speech: Speech) -> str:
    if page.next_by is not None:
        you = "yes" if page.next_by == page.me else "no"
        return speech.say("web-again-laid", you=you, name=page.chairs[page.next_by].name)
    return speech.say(f"web-wait-{page.stage}")


def _waiting(page: TablePage, speech: Speech, seat: int | None) -> str:
    if seat is None:
        return ""
    return _missed(page, speech, seat) or speech.say("web-wait-turn", name=page.chairs[seat].name)


def _missed(page: TablePage, speech: Speech, seat: int) -> str:
    """What those who sit at the table may expect while *seat* is away; empty where it is not."""
    chair = page.chairs[seat]
    # Where only strangers look on, nobody plays for who is away.
    waits = page.me is not None and chair.away and not chair.stand_in
    return speech.say("web-wait-away", name=chair.name) if waits else ""


def _bourre(page: TablePage, view: BourreView, speech: Speech) -> Desk:
    hint = _hint(page, speech)
    if page.misplaced:
        return _put_right(page, view, speech)
    if not view.options:
        return Desk(ask=_waiting(page, speech, view.to_act), slots=_slots(page, speech), hint=hint)
    verb = view.options[0].action.verb
    if verb == "draw":
        most = view.options[0].high
        labels = tuple(speech.say("web-do-draw", count=number) for number in range(most + 1))
        ask = speech.say("web-ask-draw", most=most)
        return Desk(DRAW, ask, True, _slots(page, speech), draw_labels=labels, hint=hint)
    if verb == CARD:
        slots = _slots(page, speech)
        names = [CARD_NAMES[option.action.cards.bit_length() - 1] for option in view.options]
        only = names[0] if len(names) == 1 and len(slots) == 1 else ""
        return Desk(PLAY, _ask_card(view, speech), True, slots, hint=hint, only=only)
    wanted = page.hint.action if page.hint else ""
    verbs = [option.action.verb for option in view.options]
    buttons = tuple(
        _choice(verb, speech.say(f"web-do-{verb}"), _KEYS, wanted, alone=len(verbs) == 1)
        for verb in ("play", "pass")
        if verb in verbs
    )
    held = "pass" not in verbs
    # The fine is what the pot holds at the end; it is known now where staying in adds nothing to it (B-SETTLE-2).
    fine = limited(view.pot, view.house.limit)
    costs = {"due": view.house.second_ante, "fine": fine, "limit": view.house.limit}
    ask = speech.say("web-ask-must-play" if held else "web-ask-declare", **costs)
    return Desk(SAY, ask, True, _slots(page, speech), buttons, hint=hint)


def _put_right(page: TablePage, view: BourreView, speech: Speech) -> Desk:
    """The offender alone is told, while the card can still go back (B-ERROR-1)."""
    assert view.misplay is not None
    reason = speech.refusal(view.misplay[1], tuple(chair.name for chair in page.chairs))
    slots = tuple(
        slot._replace(mends=True, label=speech.say("web-do-correct", card=slot.label))
        if slot.name in page.misplaced
        else slot
        for slot in _slots(page, speech)
    )
    return Desk(CORRECT, speech.say("web-ask-correct", reason=reason, misplay=view.house.misplay), True, slots)


def _ask_card(view: BourreView, speech: Speech) -> str:
    if not view.plays:
        return speech.say("web-ask-lead")
    led = (view.plays[0].bit_length() - 1) // 13
    return speech.say("web-ask-follow", suit=speech.suit(led), led="shdc"[led])


_KEYS: Final = {"play": "P", "pass": "X"}


def _choice(verb: str, label: str, keys: Mapping[str, str], wanted: str, *, alone: bool) -> Button:
    """Words that may be said weigh the same on the page, but for the only one and the one that was advised."""
    return Button(verb, label, keys.get(verb, ""), alone or verb == wanted, hinted=verb == wanted)


def _bouillotte(page: TablePage, view: BouillotteView, speech: Speech) -> Desk:
    slots, hint = _slots(page, speech), _hint(page, speech)
    if not view.options or view.seat is None:
        return Desk(ask=_waiting(page, speech, view.to_act), slots=slots, hint=hint)
    seat = view.seat
    put, cave = view.put[seat], view.caves[seat]
    wanted = page.hint.action.partition(" ")[0] if page.hint else ""
    buttons, bet = [], None
    for option in view.options:
        verb = option.action.verb
        if verb in ("open", "raise"):
            low, high = _range(option.low, option.high, option.action.amount)
            bet = _bet(view, speech, verb, low, high)
            continue
        label = speech.say(f"web-do-{verb}", **_amounts(view, verb, put, cave))
        buttons.append(_choice(verb, label, _VERB_KEYS, wanted, alone=len(view.options) == 1))
    buttons.sort(key=lambda button: button.verb not in ("call", "carre"))
    return Desk(SAY, _ask_bet(view, speech), True, slots, tuple(buttons), bet, hint=hint)


_VERB_KEYS: Final = {"call": "C", "carre": "C", "fold": "F", "pass": "P", "decline": "N", "no-more": "N"}


def _range(low: int, high: int, alone: int) -> tuple[int, int]:
    return (low, high) if low <= high else (alone, alone)


def _amounts(view: BouillotteView, verb: str, put: int, cave: int) -> dict[str, int]:
    if verb == "call":
        return {"to": min(view.level, put + cave), "more": min(view.level - put, cave)}
    return {"more": view.pot} if verb == "carre" else {}


def _bet(view: BouillotteView, speech: Speech, verb: str, low: int, high: int) -> Bet:
    seat = view.seat or 0
    put, cave = view.put[seat], view.caves[seat]
    marks = (("web-quick-least", low), ("web-quick-pot", view.level + view.pot), ("web-quick-all", put + cave))
    quick = tuple(
        (speech.say(code), amount)
        for number, (code, amount) in enumerate(marks)
        if low <= amount <= high and amount not in [other for _, other in marks[:number]]
    )
    return Bet(
        verb=verb,
        low=low,
        high=high,
        start=low,
        put=put,
        cave=cave,
        label=speech.say(f"web-do-{verb}", to="{n}"),
        result=speech.say("web-bet-result", to="{n}", more="{m}", left="{r}"),
        quick=quick,
    )


def _ask_bet(view: BouillotteView, speech: Speech) -> str:
    codes = {
        "blind bets": "web-ask-carre",
        "before the opening": "web-ask-open",
        "answering": "web-ask-answer",
        "raising again": "web-ask-more",
    }
    seat = view.seat or 0
    more, cave = view.level - view.put[seat], view.caves[seat]
    left = chips(cave) if cave < more else "enough"
    return speech.say(codes[view.phase], pot=chips(view.pot), level=chips(view.level), more=more, left=left)


_SAY_IT: Final = frozenset(
    (
        *("playing-is-better", "passing-is-better", "better-change", "better-card"),
        *("only-card", "lead-the-top-trump", "lead-a-master", "lead-from-strength", "lead-low", "lead-high"),
        *("win-cheaply", "win-low", "win-high", "lose-the-lowest"),
    )
)
"""Reasons that name what is advised: it is not said twice."""


def _hint(page: TablePage, speech: Speech) -> str:
    if page.hint is None:
        return ""
    verb, _, rest = page.hint.action.partition(" ")
    why = speech.hint(page.hint.code, page.hint.args)
    if page.hint.code in _SAY_IT:
        return why
    if verb in CARD_NAMES:
        advice = speech.say("web-hint-card", card=speech.words.card(CARD_NAMES.index(verb)))
    elif verb == "draw":
        names = [speech.words.card(CARD_NAMES.index(name)) for name in rest.split()]
        advice = speech.say("web-hint-draw", count=len(names), cards=speech.words.listed(names))
    else:
        advice = speech.say("web-hint-say", verb=verb, amount=rest)
    return f"{why} {advice}".strip()


def _slots(page: TablePage, speech: Speech) -> tuple[Slot, ...]:
    """The hand in one row: sorted by suit with trump first, high cards first."""
    view = page.view
    own: int = getattr(view, "own", 0)
    trump: int = getattr(view, "trump", -1)
    wanted = page.hint.action.split() if page.hint else []
    why: dict[int, tuple[str, str]] = {}
    if isinstance(view, BourreView) and not view.house.honour:
        why = {bit: (speech.refusal(refused), refused.clause) for bit, refused in view.refusals}

    def made() -> tuple[Slot, ...]:
        return tuple(
            Slot(CARD_NAMES[card], card, speech.card(card), *why.get(1 << card, ("", "")), CARD_NAMES[card] in wanted)
            for card in in_row(own, trump)
        )

    return page.kept.made(("slots", speech.language, page.me), (own, trump, wanted, why), made)
