"""Telling what happens at a table, line by line, as one person hears it or as anybody does."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from ..session import Session
from ..table import AnyGame, Event, House, Posting
from ..words import Words
from .boards import BOARDS
from .say import line

SETTLING: Final = frozenset(("award", "bourre", "renege", "returned", "premium_carre", "premium_brelan", "share"))
"""Reasons for which chips move once a hand is over; each such line names its clause."""


class Teller:
    """Tells a session to *viewer*, a seat, or to everybody when that is None."""

    def __init__(self, words: Words, names: Sequence[str], viewer: int | None) -> None:
        self.words = words
        self.names = tuple(names)
        self.viewer = viewer
        self._told = 0

    def say(self, code: str, /, **args: Any) -> None:
        """Print the sentence of *code*."""
        line(self.words.say(code, **args))

    def house(self, game: AnyGame, house: House, title: str) -> None:
        """What is played, by whom, and in which direction."""
        args = {"title": title, "profile": house.profile, "seats": house.seats, "hands": house.hands}
        self.say("cli-house", step=game.step, **args)
        changes = [self.words.switch(name, value) for name, value in house.overrides.items()]
        if changes:
            self.say("cli-changes", changes=", ".join(changes))
        start = self.viewer or 0
        order = [self.names[(start + game.step * place) % house.seats] for place in range(house.seats)]
        self.say("cli-seats", names=self.words.listed(order))

    def hand(self, session: Session) -> None:
        """The heading of the hand that is about to be dealt."""
        dealer = session.dealer
        line()
        heading = {"number": session.number, "hands": session.house.hands}
        self.say("cli-hand", who=self.names[dealer], you=self.you(dealer), **heading)

    def events(self, session: Session) -> None:
        """What the last step of *session* brought about; when it ended the hand, the account as well."""
        finished = len(session.reports) > self._told
        for event, text in self.words.told(session.happenings, self.names, self.viewer):
            settles = isinstance(event, Posting) and event.reason in SETTLING
            if settles and finished:
                self.say("cli-settlement", number=len(session.reports))
                finished = False
            self._event(event, text, settles)
        if len(session.reports) > self._told:
            self._told = len(session.reports)
            if not session.over:
                self._account(session)

    def _event(self, event: Event, text: str, settles: bool) -> None:
        if settles:
            self.say("cli-line", text=text, clause=event.clause)
        else:
            line(text)

    def _account(self, session: Session) -> None:
        report = session.reports[-1]
        named = {f"p{seat + 1}": name for seat, name in enumerate(self.names)}
        for text in BOARDS[session.game.name].account(report, named, self.words):
            line(text)
        if report["carried"] != "0":
            self.say("cli-next-pot", chips=self.words.chips(int(report["carried"])))

    def result(self, session: Session) -> None:
        """The final table, if the session is over."""
        end = session.result
        if end is None:
            return
        line()
        self.say("cli-result", share=self.words.chips(end.share) if end.share else "none")
        place = 1
        for seats in end.places:
            names = self.words.listed([self.names[seat] for seat in seats])
            total = end.totals[seats[0]]
            kind = "gain" if end.totals_name == "net" and total > 0 else "account"
            self.say("cli-place", place=place, names=names, kind=kind, amount=self.words.chips(total))
            place += len(seats)

    def skip(self, session: Session) -> None:
        """Take the hands that *session* has finished as told."""
        self._told = len(session.reports)

    def you(self, seat: int) -> str:
        """Whether *seat* is the one who listens, as the sentences ask it."""
        return "yes" if seat == self.viewer else "no"


def values_of(game: AnyGame, house: House) -> Mapping[str, Any]:
    """Every switch of a settled house, as its profile and overrides write them."""
    return {**game.profiles[house.profile].values, **house.overrides, "seats": house.seats}
