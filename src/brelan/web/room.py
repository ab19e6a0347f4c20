"""A table with people at it: what they want is judged, kept on disk, and only then told to those who watch."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections import deque
from collections.abc import Awaitable, Callable, Iterable, Sequence
from typing import Any, Final, NamedTuple

from ..bots import Bot, Hint
from ..store import MOST_SAID, Fact, Said, Shelf, ShelfError
from ..table import Refusal, UnreadableError, View, read_choice
from .answer import Answer
from .auth import clean_name, hashed, same
from .clock import Driver
from .history import History
from .limits import Pace
from .lobby import may_free
from .mind import adviser, asked, warmed
from .plan import BOT_NAMES

LOG = logging.getLogger("brelan")
MOST_LETTERS: Final = 200
"""In one thing said."""
A_MOMENT: Final = 0.1
"""Seconds past the time at which somebody is away, so that the clock has gone by it."""
PATIENCE: Final = 0.3
"""Seconds that a page waits for a hint before it says that it is thought about."""


class Note(NamedTuple):
    """What was said to one seat alone."""

    refusal: Refusal | None = None
    hint: Hint | None = None
    thinking: bool = False
    """A hint was asked for and is being thought about."""


class Room(History):
    """One table while the house is open."""

    def __init__(self, shelf: Shelf, pace: Pace, facts: Sequence[Fact], talk: Sequence[Said] = ()) -> None:
        super().__init__(facts[0])
        for fact in facts[1:]:
            self.tell(fact)
        self.astray = False
        """Somebody else wrote to this table's history; it must be read again."""
        self.watchers: dict[asyncio.Event, int | None] = {}
        """Those who are woken at every change, and the seat they look from."""
        self.sent_off: set[asyncio.Event] = set()
        """Those among them whose seat is no longer theirs."""
        self.watched = now()
        self.changes = time.time_ns() // 1_000_000
        """Grows by one with everything that people can see, so that a page never goes back to an older state. It starts
        at the clock, since a page that stayed open while the house went dark must take what comes after."""
        self.ready: set[int] = set()
        """Seats that have asked for the next hand; before the first one, for the cut."""
        self.notes: dict[int, Note] = {}
        """What was said to one seat alone about the decision it has before it."""
        self.talk: deque[Said] = deque(talk, maxlen=MOST_SAID)
        """What was said last."""
        self.glance: Any = None
        """The table as it was last put together for those who look; see ``present``."""
        self._shelf = shelf
        self._lock = asyncio.Lock()
        self._talking = asyncio.Lock()
        self._thoughts: set[asyncio.Task[None]] = set()
        self._adviser: Bot | None = None
        for chair in self.chairs:
            chair.seen = now()
            warmed(chair.bot)
        self.grace = pace.grace
        """Seconds without an open page before somebody is shown as away."""
        self.driver = Driver(self, pace)
        self._miss(range(len(self.chairs)))

    async def act(self, seat: int, text: str, version: int, id: str = "", by: str = "person") -> Answer:
        """Take what *seat* says in *text*, chosen at *version*. The same *id* again gets the same answer."""
        async with self._lock:
            known = self.answer(seat, id)
            if known is not None:
                return known
            if by == "bot" and not self.chairs[seat].plays_itself:
                # While it was thinking a person sat down there, or came back.
                return Answer("not_asked", self.version)
            refused = self._judged(seat, text, version)
            if refused is not None:
                self.notes[seat] = Note(refusal=refused.refusal)
                return self.remember(seat, id, refused)
            return await self._keep("acted", {"seat": seat, "text": text, "by": by, "id": id})

    def _judged(self, seat: int, text: str, version: int) -> Answer | None:
        """Why *seat* may not do this now; None when it may."""
        # Where several seats are asked at once, what one decides does not change what the others were asked.
        if version != self.version and not self.asked_since.get(seat, self.version) <= version < self.version:
            return Answer("stale", self.version)
        try:
            action = read_choice(text, seat, self.plan.rulebook.grammar)
        except UnreadableError:
            return Answer("unreadable", self.version)
        hand = self.session.hand
        refusal = self.session.refusal(action) if hand is None else hand.accepts(action)
        return None if refusal is None else Answer("refused", self.version, refusal)

    async def cut(self, seat: int, number: int | None, version: int, id: str = "") -> Answer:
        """Cut the deck at *number*, or anywhere, and deal the next hand; asked for by *seat*."""
        async with self._lock:
            known = self.answer(seat, id)
            return known if known is not None else await self._cut(seat, number, version, id)

    async def _cut(self, seat: int, number: int | None, version: int, id: str) -> Answer:
        refusal = self.session.refusal_to_deal()
        cutter = self.chairs[self.session.cutter]
        size = len(self.house.deck)
        if version != self.version:
            code = "stale"
        elif refusal is not None:
            return self.remember(seat, id, Answer("refused", self.version, refusal))
        elif any(chair.free for chair in self.chairs):
            code = "seats_free"
        elif seat != cutter.seat and not cutter.plays_itself:
            code = "not_your_cut"
        elif number is not None and not 0 < number < size:
            code = "impossible_cut"
        else:
            if number is None or seat != cutter.seat:
                number = cutter.bot.cut(size) if cutter.bot is not None else 1 + secrets.randbelow(size - 1)
            return await self._keep("dealt", {"seat": seat, "cut": number, "by": cutter.seat, "id": id})
        return self.remember(seat, id, Answer(code, self.version))

    async def sit(self, name: str, token: str, wanted: int | None = None) -> Answer:
        """Give somebody a chair: the *wanted* one, a free one, or one that a bot keeps warm."""
        name = clean_name(name)
        async with self._lock:
            if not name:
                return Answer("no_name", self.version)
            if self.session.over:
                return Answer("session_over", self.version)
            if wanted is not None and not 0 <= wanted < len(self.chairs):
                return Answer("no_such_seat", self.version)
            open_to = [chair for chair in self.chairs if not chair.person]
            held = self.seat_of(token)
            if held is not None:
                return Answer("done", self.version, seat=held)
            chosen = [chair for chair in open_to if wanted in (None, chair.seat)]
            if not chosen:
                return Answer("seat_taken" if open_to else "table_full", self.version)
            chair = min(chosen, key=lambda chair: (not chair.free, chair.seat))
            answer = await self._keep("sat", {"seat": chair.seat, "name": self._own(name), "token": hashed(token)})
            return answer._replace(seat=chair.seat)

    def _own(self, name: str) -> str:
        """*name*, told apart from the others at the table."""
        taken = {chair.name for chair in self.chairs}
        number, tried = 2, name
        while tried in taken:
            tried = f"{name[:20]} {number}"
            number += 1
        return tried

    async def fill(self, seat: int | None = None, level: str = "") -> Answer:
        """Ask bots to sit on *seat*, or on every free chair."""
        async with self._lock:
            for chair in self.chairs:
                if chair.free and seat in (None, chair.seat):
                    name = self._own(BOT_NAMES[chair.seat])
                    sat = await self._keep("sat", {"seat": chair.seat, "name": name, "level": level or self.plan.level})
                    if not sat.good:
                        return sat
            return Answer("done", self.version)

    async def free(self, seat: int, by: int) -> Answer:
        """*by* gives *seat* free before the first hand, for others or for a bot."""
        async with self._lock:
            allowed = seat in may_free(self, by, now())
            return await self._keep("freed", {"seat": seat}) if allowed else Answer("stale", self.version)

    async def leave(self, seat: int, *, wished: bool = False) -> Answer:
        """Let a bot play for the person on *seat*, until that person is back; *wished* when they ask for it."""
        async with self._lock:
            chair = self.chairs[seat]
            if not chair.person or chair.stand_in:
                return Answer("done", self.version)
            return await self._keep("left", {"seat": seat, "wished": True} if wished else {"seat": seat})

    async def come_back(self, seat: int) -> Answer:
        """Give *seat* back to its person."""
        self.chairs[seat].seen = now()
        if not self.chairs[seat].stand_in:
            return Answer("done", self.version)
        async with self._lock:
            if not self.chairs[seat].stand_in:
                return Answer("done", self.version)
            return await self._keep("back", {"seat": seat})

    async def close(self, seat: int, version: int, id: str = "") -> Answer:
        """End an open-ended session between two hands."""
        async with self._lock:
            known = self.answer(seat, id)
            if known is not None:
                return known
            refusal = self.session.refusal_to_close()
            if version != self.version:
                return self.remember(seat, id, Answer("stale", self.version))
            if refusal is not None:
                return self.remember(seat, id, Answer("refused", self.version, refusal))
            return await self._keep("closed", {"seat": seat, "id": id})

    async def follow(self, seat: int, lay: Callable[[], Awaitable[str]]) -> Answer:
        """*seat* wants another session: *lay* lays the table for it, once for all, and tells its id."""
        async with self._lock:
            if self.next or not self.session.over:
                return Answer("done", self.version)
            return await self._keep("followed", {"seat": seat, "next": await lay()})

    async def begin(self, seat: int) -> None:
        """On to the first hand at a table where *seat* waits for nobody: a bot cuts at once."""
        if self.chairs[self.session.cutter].plays_itself:
            await self.cut(seat, None, self.version)
        else:
            self.ask(seat)

    def ask(self, seat: int) -> Answer:
        """*seat* wants to go on: to the cut, or to the next hand."""
        refusal = self.session.refusal_to_deal()
        if refusal is not None:
            return Answer("refused", self.version, refusal)
        if any(chair.free for chair in self.chairs):
            return Answer("seats_free", self.version)
        self.ready.add(seat)
        self.changed()
        return Answer("done", self.version)

    def start(self, seat: int) -> Answer:
        """*seat*, who opened the table, waits for nobody any more: all who are here go on to the first cut."""
        answer = self.ask(seat)
        if answer.good and not self.begun:
            self.ready |= {chair.seat for chair in self.chairs if chair.person}
            self.changed()
        return answer

    @property
    def busy(self) -> bool:
        """Whether something is just being written down."""
        return self._lock.locked()

    def all_ready(self) -> bool:
        """Whether everybody who is here wants to go on."""
        here = {chair.seat for chair in self.chairs if chair.person and chair.sockets and not chair.stand_in}
        return bool(self.ready) and here <= self.ready

    async def say(self, seat: int, text: str) -> Answer:
        """*seat* says something to the table; it is kept before anybody hears it."""
        said = " ".join("".join(letter if letter.isprintable() else " " for letter in text).split())[:MOST_LETTERS]
        if not said:
            return Answer("done", self.version)
        async with self._talking:
            spoken = Said(self.talk[-1].number + 1 if self.talk else 1, self.chairs[seat].name, said)
            try:
                await self._shelf.hear(self.id, spoken)
            except ShelfError as error:
                LOG.error("table %s: something said was not kept: %s", self.id, error)
                return Answer("not_kept", self.version)
            self.talk.append(spoken)
        self.changed()
        return Answer("done", self.version)

    async def advise(self, seat: int) -> Answer:
        """Tell *seat* what a bot would do in its place: at once, or as soon as it has thought it over."""
        view = self.view(seat)
        if view is None or seat not in self.asked:
            return Answer("not_asked", self.version)
        if seat not in self.notes or not self.notes[seat].thinking:
            self.notes[seat] = Note(thinking=True)
            self._thoughts.add(thought := asyncio.create_task(self._advised(seat, view, self.version)))
            thought.add_done_callback(self._thoughts.discard)
            await asyncio.wait([thought], timeout=PATIENCE)
            if not thought.done():
                self._nudge(seat)
        return Answer("done", self.version)

    async def _advised(self, seat: int, view: View, version: int) -> None:
        if self._adviser is None:
            self._adviser = adviser(self.plan.game)
        hint = None
        try:
            hint = await asked(self._adviser, self._adviser.hint, view)
        except Exception:
            LOG.exception("table %s: no hint could be given", self.id)
        # By now somebody may have acted, and the question may be another.
        if self.asked_since.get(seat, self.version + 1) <= version and seat in self.notes:
            self.notes[seat] = Note(hint=hint)
            self._nudge(seat)

    def _nudge(self, seat: int) -> None:
        """Wake the pages of *seat*; the others are not told that it asked for anything."""
        for wake, looks_from in self.watchers.items():
            if looks_from == seat:
                wake.set()

    def seat_of(self, token: str | None) -> int | None:
        """The seat whose secret *token* is; None for everybody else."""
        if not token:
            return None
        shown = hashed(token)
        found = [chair.seat for chair in self.chairs if chair.token and same(chair.token, shown)]
        return found[0] if found else None

    def watch(self, seat: int | None) -> asyncio.Event:
        """Somebody opens a page: the event is set at every change."""
        wake = asyncio.Event()
        self.watchers[wake] = seat
        if seat is not None:
            self.chairs[seat].sockets += 1
            self.changed()
        return wake

    def unwatch(self, wake: asyncio.Event) -> None:
        """That page is closed."""
        seat = self.watchers.pop(wake)
        self.sent_off.discard(wake)
        self.watched = now()
        if seat is not None:
            self.chairs[seat].sockets -= 1
            self.chairs[seat].seen = now()
            self.changed()
            self._miss((seat,))

    def _miss(self, seats: Iterable[int]) -> None:
        """When *seats* are away by then, those who watch are told, whatever else happens."""

        def missed() -> None:
            if any(self.chairs[seat].away(now(), self.grace) for seat in seats):
                self.changed()

        asyncio.get_running_loop().call_later(self.grace + A_MOMENT, missed)

    def changed(self) -> None:
        """Wake those who watch, and see who is to act."""
        self.changes += 1
        for wake in self.watchers:
            wake.set()
        self.driver.arm()

    async def _keep(self, kind: str, body: dict[str, Any]) -> Answer:
        """Put a fact on disk, then tell it. ``not_kept`` when the disk would not have it: nothing has happened then."""
        if not body.get("id"):
            body.pop("id", None)
        fact = Fact(self.id, self.seq + 1, kind, body)
        done = self._shelf.append([fact])
        # Not in the line of this request: it may be cancelled, and the fact would be on disk and not at the table.
        done.add_done_callback(lambda future: self._kept(fact, future))
        try:
            await asyncio.shield(done)
        except ShelfError as error:
            self.astray = True
            # Whoever looks is sent to the table as it is on disk. Here nothing goes on any more, no bot and no clock.
            for wake in self.watchers:
                wake.set()
            LOG.error("table %s: fact %d was not kept: %s", self.id, fact.seq, error)
            return Answer("not_kept", self.version)
        return Answer("done", self.version)

    def _kept(self, fact: Fact, done: asyncio.Future[None]) -> None:
        if not done.cancelled() and done.exception() is None:
            before = self.version
            self.tell(fact)
            if self.version != before:
                # Where several are asked at once, what one decides takes no advice from the others.
                still = {seat for seat, since in self.asked_since.items() if since <= before}
                self.notes = {seat: note for seat, note in self.notes.items() if seat in still}
                self.driver.moved()
            if fact.kind in ("sat", "left"):
                warmed(self.chairs[fact.body["seat"]].bot)
            if fact.kind == "freed":
                self.sent_off |= {wake for wake, seat in self.watchers.items() if seat == fact.body["seat"]}
            if fact.kind == "dealt":
                self.ready.clear()
            self.changed()


def now() -> float:
    """Seconds by the clock of the event loop, which nobody can set back."""
    return asyncio.get_running_loop().time()
