"""From facts to a table with people at it: what each kind of fact changes, live as after a restart."""

from __future__ import annotations

from collections import OrderedDict, deque
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, Final

from ..session import Session, Table, repeatable_seeds
from ..store import Fact
from ..table import Event, View, read_choice
from .answer import Answer
from .mind import bot_for
from .page import Coming, Line, lines_of
from .plan import Plan
from .seats import Chair

MOST_ANSWERS: Final = 512
MOST_LINES: Final = 120


class History:
    """The state that the facts of one table add up to. Nothing here asks, waits or writes."""

    def __init__(self, opened: Fact) -> None:
        body = opened.body
        self.id = opened.table
        self.seq = opened.seq
        self.plan = Plan.from_body(body["plan"])
        self.house = self.plan.house()
        names = [""] * self.plan.seats
        session = Session.open(self.plan.rulebook, self.house, names, body["dealer"])
        # The seed of every hand comes from one secret, so that what was promised before a restart still holds after it.
        self.table = Table(session, repeatable_seeds(int(body["secret"], 16)))
        self.chairs = tuple(Chair(seat) for seat in range(self.plan.seats))
        self.events: list[Event] = []
        """What everybody saw since the last deal, in order."""
        self.told: deque[Line] = deque(maxlen=MOST_LINES)
        """The same over several hands."""
        self.forgotten = 0
        """Lines that were told before the first of these."""
        self.next = ""
        """The table at which the same company plays another session; empty until somebody has laid it."""
        self.next_by = -1
        """The seat of whoever laid it."""
        self.host = -1
        """The seat of whoever opened the table; −1 when nobody did."""
        self._answers: OrderedDict[tuple[int, str], Answer] = OrderedDict()
        self._views: dict[int | None, View] = {}
        self._asked: tuple[int, ...] = ()
        self.asked_since: dict[int, int] = {}
        """The version at which each seat that is asked was asked first."""

    @property
    def session(self) -> Session:
        """The session as it stands."""
        return self.table.session

    @property
    def version(self) -> int:
        """Grows by one with every deal and action."""
        return self.table.version

    @property
    def asked(self) -> tuple[int, ...]:
        """The seats that are to act: one, or with a closed fist all that have not decided."""
        return self._asked

    @property
    def begun(self) -> bool:
        """Whether a hand was ever dealt."""
        return bool(self.session.log)

    def view(self, seat: int | None) -> View | None:
        """What *seat* may know of the hand; None before the first deal."""
        if self.session.hand is None:
            return None
        if seat not in self._views:
            self._views[seat] = self.table.view(seat)
        return self._views[seat]

    def answer(self, seat: int, id: str) -> Answer | None:
        """What *seat* was answered to the action *id*, if it asked before."""
        return self._answers.get((seat, id))

    def remember(self, seat: int, id: str, answer: Answer) -> Answer:
        """Keep *answer* for the day the same request comes again."""
        if id:
            self._answers[seat, id] = answer
            if len(self._answers) > MOST_ANSWERS:
                self._answers.popitem(last=False)
        return answer

    def tell(self, fact: Fact) -> None:
        """The state after *fact*, which is on disk."""
        self.seq = fact.seq
        _TOLD[fact.kind](self, fact.body)
        if "id" in fact.body:
            self.remember(fact.body["seat"], fact.body["id"], Answer("done", self.version))

    def sat(self, body: Mapping[str, Any]) -> None:
        """Somebody, or a bot, took a chair."""
        chair = self.chairs[body["seat"]]
        before, opens = chair.name, self.host < 0
        chair.name, chair.token, chair.level = body["name"], body.get("token", ""), body.get("level", "")
        chair.bot = bot_for(self.plan.game, chair.level) if chair.level else None
        chair.stand_in, chair.wished = False, False
        if chair.person and opens:
            self.host = chair.seat
        self.table.session = replace(self.session, names=tuple(chair.name for chair in self.chairs))
        # Whoever lays the table is its beginning, and bots fill chairs without a word.
        if chair.person and not opens:
            self._came(Coming("took" if before else "sat", chair.seat, before))

    def left(self, body: Mapping[str, Any]) -> None:
        """A bot plays for a person."""
        chair = self.chairs[body["seat"]]
        chair.stand_in, chair.wished, chair.level = True, body.get("wished", False), self.plan.level
        chair.bot = bot_for(self.plan.game, chair.level)
        self._came(Coming("left", chair.seat))

    def back(self, body: Mapping[str, Any]) -> None:
        """The person plays again."""
        chair = self.chairs[body["seat"]]
        chair.stand_in, chair.wished, chair.level, chair.bot = False, False, "", None
        self._came(Coming("back", chair.seat))

    def dealt(self, body: Mapping[str, Any]) -> None:
        """The deck was cut, and a hand dealt."""
        number = self.session.number
        self.table.deal(body["cut"])
        self.events = []
        self._moved(number)

    def acted(self, body: Mapping[str, Any]) -> None:
        """A seat chose."""
        action = read_choice(body["text"], body["seat"], self.plan.rulebook.grammar)
        if body.get("by") == "clock" and not self.chairs[body["seat"]].plays_itself:
            # Whoever comes back to it did not choose this.
            self._came(Coming("late", body["seat"]))
        number = self.session.number
        self.table.act(action)
        # Whoever acts again at once is asked something else.
        self.asked_since.pop(action.seat, None)
        self._moved(number)

    def closed(self, _body: Mapping[str, Any]) -> None:
        """The session was ended by agreement."""
        self.table.close()
        self._moved(len(self.session.reports))

    def freed(self, body: Mapping[str, Any]) -> None:
        """A person gave their chair up, or had left it before the first hand."""
        chair = self.chairs[body["seat"]]
        self._came(Coming("freed", chair.seat))
        chair.name, chair.token, chair.level, chair.bot = "", "", "", None
        chair.stand_in, chair.wished = False, False
        self.table.session = replace(self.session, names=tuple(chair.name for chair in self.chairs))

    def followed(self, body: Mapping[str, Any]) -> None:
        """Somebody laid the table for another session."""
        self.next, self.next_by = body["next"], body["seat"]

    def _moved(self, number: int) -> None:
        self.events += self.session.happenings
        self._write(lines_of(number, self.session.happenings, self.session.names))
        self._views.clear()
        self._asked = self._to_act()
        self.asked_since = {seat: self.asked_since.get(seat, self.version) for seat in self._asked}

    def _came(self, coming: Coming) -> None:
        self._write((Line(self.session.number, (), self.session.names, coming),))

    def _write(self, fresh: Sequence[Line]) -> None:
        """Add lines to the log."""
        self.forgotten += max(0, len(self.told) + len(fresh) - MOST_LINES)
        self.told.extend(fresh)

    def _to_act(self) -> tuple[int, ...]:
        hand = self.session.hand
        if hand is None or hand.to_act is None:
            return ()
        if getattr(self.house, "closed_fist", False) and getattr(self.view(None), "phase", "") == "declaring":
            views = [self.view(seat) for seat in range(self.plan.seats)]
            return tuple(seat for seat, view in enumerate(views) if view is not None and view.options)
        return (hand.to_act,)


_TOLD: Final = {
    "sat": History.sat,
    "left": History.left,
    "back": History.back,
    "dealt": History.dealt,
    "acted": History.acted,
    "closed": History.closed,
    "followed": History.followed,
    "freed": History.freed,
}
