"""What happens by itself at a table: bots act, clocks run out, bots take over for those who are away."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from functools import partial
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from ..bots import Bot
from ..cards import SUIT_MASKS, rank_of, suit_of
from ..table import CARD, Action, View
from .limits import CLOCKS, Pace
from .mind import Thinker, asked

if TYPE_CHECKING:
    from .room import Room
    from .seats import Chair

LOG = logging.getLogger("brelan")
FULL_TRICK: Final = 2
"""So many times as long as otherwise a bot leaves a full trick on the table."""
_MILD: Final = ("pass", "decline", "no-more", "draw")


class Due(NamedTuple):
    """Something that happens by itself at a time of the loop's clock."""

    at: float
    deed: Callable[[], Coroutine[Any, Any, Any]]


class Thought(NamedTuple):
    """What a bot thinks, or is thinking about."""

    version: int
    """Of the table it thinks about."""
    bot: Bot
    found: asyncio.Task[Action]


class Driver:
    """Waits for the next thing that happens by itself at one table, and lets it happen."""

    def __init__(self, room: Room, pace: Pace) -> None:
        self._room = room
        self._pace = pace
        self._timer: asyncio.TimerHandle | None = None
        self._task: asyncio.Task[None] | None = None
        self._thoughts: dict[int, Thought] = {}
        self._stopped = False
        self.since = self._now()
        """When the decision that is asked for now was asked first."""
        self._seconds = CLOCKS[room.plan.clock]

    def moved(self) -> None:
        """A new decision is asked for from now on."""
        self.since = self._now()

    def seconds_left(self) -> float | None:
        """Until the clock of those who are asked runs out; None when there is no clock, or nobody is asked."""
        room = self._room
        if not self._seconds or all(room.chairs[seat].plays_itself for seat in room.asked):
            return None
        return max(0.0, self.since + self._seconds - self._now())

    def arm(self) -> None:
        """See what comes next, and set the alarm for it."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        dues = [] if self._stopped else self.dues()
        if dues:
            due = min(dues, key=lambda due: due.at)
            self._timer = asyncio.get_running_loop().call_at(due.at, self._ring, due)
            self._think()

    def _think(self) -> None:
        """Let bots that think long begin with the pause before they act: how long they think tells what they hold."""
        for seat in self._room.asked:
            chair = self._room.chairs[seat]
            if chair.plays_itself and isinstance(chair.bot, Thinker):
                view = self._room.view(seat)
                if view is not None:
                    self._thought(chair, chair.bot, view)

    def _thought(self, chair: Chair, bot: Bot, view: View) -> asyncio.Task[Action]:
        """What *bot* on *chair* comes to think about *view*, the table as it is now."""
        kept = self._thoughts.get(chair.seat)
        if kept is None or (kept.version, kept.bot) != (self._room.version, bot):
            found = asyncio.get_running_loop().create_task(_chosen(bot, chair.level, view))
            kept = self._thoughts[chair.seat] = Thought(self._room.version, bot, found)
        return kept.found

    def stop(self) -> None:
        """Nothing happens by itself any more, also when a page is closed or a fact comes to be known after this."""
        self._stopped = True
        if self._timer is not None:
            self._timer.cancel()
        if self._task is not None:
            self._task.cancel()
        for thought in self._thoughts.values():
            thought.found.cancel()

    def _ring(self, due: Due) -> None:
        self._timer = None
        if self._task is None or self._task.done():
            self._task = asyncio.get_running_loop().create_task(self._done(due))
        else:
            self._task.add_done_callback(lambda _task: self.arm())

    async def _done(self, due: Due) -> None:
        try:
            await due.deed()
        except Exception:
            LOG.exception("table %s: what was to happen by itself did not", self._room.id)

    def dues(self) -> list[Due]:
        """All that would happen by itself if nothing else did."""
        room = self._room
        if room.session.over:
            return []
        if not room.session.in_hand:
            return self._between()
        dues: list[Due] = []
        for seat in room.asked:
            chair = room.chairs[seat]
            if chair.plays_itself:
                dues.append(Due(self.since + self.waits(), partial(self._bot_acts, chair)))
            else:
                dues += self._person(chair, partial(self._lapse, chair))
        return dues

    def _between(self) -> list[Due]:
        """Between two hands: a bot cuts after a while, a person's clock may run out."""
        room = self._room
        cutter = room.chairs[room.session.cutter]
        if not (room.begun or room.ready) or any(chair.free for chair in room.chairs):
            return []
        cut = partial(room.cut, cutter.seat, None, room.version)
        if not cutter.plays_itself:
            return self._person(cutter, cut)
        if room.all_ready():
            return [Due(self.since, cut)]
        people = [chair for chair in room.chairs if chair.person and not chair.stand_in]
        alone = len(people) == 1 and not self._seconds
        if alone or not (room.watchers or self._pace.unattended):
            return []
        return [Due(self.since + self._pace.between, cut)]

    def _person(self, chair: Chair, lapse: Callable[[], Coroutine[Any, Any, Any]]) -> list[Due]:
        """What happens when a person does not: nothing, unless somebody is there to wait for it."""
        if chair.sockets and not self._seconds:
            return []
        room, dues = self._room, []
        others = [other for other in room.chairs if other is not chair and other.person and other.sockets]
        if self._seconds and (others or chair.sockets or room.watchers):
            dues.append(Due(self.since + self._seconds, lapse))
        if others and not chair.sockets:
            dues.append(Due(max(chair.seen + self._pace.away, self.since), partial(self._left, chair)))
        return dues

    def waits(self) -> float:
        """Seconds until a bot acts; longer over a full trick, and where a card may yet be put right (B-ERROR-1)."""
        room = self._room
        last = room.session.log[-1].actions[-1:]
        if not last or last[0].verb != CARD:
            return self._pace.bot
        # Whoever played before its last card sees that card for no longer than this.
        pause = self._pace.bot * (1 if getattr(room.view(None), "plays", ()) else FULL_TRICK)
        seat = last[0].seat
        if not getattr(room.house, "honour", False) or room.chairs[seat].plays_itself:
            return pause
        # The pause after a misplay must not give it away, unless there is nobody to whom it could.
        alone = all(chair.seat == seat or not chair.person for chair in room.chairs)
        unseen = alone and all(looks_from == seat for looks_from in room.watchers.values())
        slipped = getattr(room.view(seat), "misplay", None) is not None
        doubtful = not (unseen or beyond_doubt(room.view(None), seat))
        return self._pace.honour if slipped or doubtful else pause

    async def _bot_acts(self, chair: Chair) -> None:
        room, version, seat = self._room, self._room.version, chair.seat
        view, bot = room.view(seat), chair.bot
        if seat not in room.asked or view is None or bot is None:
            return
        action = await (
            self._thought(chair, bot, view) if isinstance(bot, Thinker) else _chosen(bot, chair.level, view)
        )
        if room.version != version and not room.asked_since.get(seat, room.version) <= version:
            return
        answer = await room.act(seat, spoken(action), version, by="bot")
        if answer.code in ("refused", "unreadable"):
            LOG.error("table %s: the bot on seat %d was refused", room.id, seat)
            await room.act(seat, spoken(safest(view)), version, by="clock")

    async def _left(self, chair: Chair) -> None:
        if chair.sockets or self._now() < chair.seen + self._pace.away:
            # They asked for something since the alarm was set.
            self.arm()
        else:
            await self._room.leave(chair.seat)

    async def _lapse(self, chair: Chair) -> None:
        room, seat = self._room, chair.seat
        view = room.view(seat)
        if view is not None and seat in room.asked:
            await room.act(seat, spoken(safest(view)), room.version, by="clock")

    @staticmethod
    def _now() -> float:
        return asyncio.get_running_loop().time()


async def _chosen(bot: Bot, level: str, view: View) -> Action:
    try:
        return await asked(bot, bot.choose, view)
    except Exception:
        LOG.exception("a bot of level %s could not choose", level)
        return safest(view)


def beyond_doubt(view: Any, seat: int) -> bool:
    """Whether all can see that the card *seat* has just played at Bourré breaks no rule, whatever its hand may hold."""
    *before, card = view.plays or view.last_plays
    if view.sizes[seat] == 0:
        return True
    if not before:
        return not view.house.cinch
    led, trumps = SUIT_MASKS[suit_of(before[0])], SUIT_MASKS[view.trump]
    if not card & led:
        return False
    # In one suit the higher card is the higher bit.
    beats = card > max(other & led for other in before)
    if led == trumps:
        return beats and not view.house.cinch
    return beats or any(other & trumps for other in before)


def spoken(action: Action) -> str:
    """*action* as its seat says it: without the seat."""
    return str(action).partition(" ")[2]


def safest(view: View) -> Action:
    """The legal action that risks least: pass, stand pat, the lowest legal card; check, else fold."""
    found = {option.action.verb: option.action for option in view.options}
    for verb in _MILD:
        if verb in found:
            return found[verb]
    cards = [option.action for option in view.options if option.action.verb == CARD]
    if cards:
        trump = SUIT_MASKS[getattr(view, "trump", 0)]
        return min(cards, key=lambda action: (bool(action.cards & trump), rank_of(action.cards)))
    put, seat = getattr(view, "put", ()), view.seat
    if "call" in found and seat is not None and put[seat] == getattr(view, "level", None):
        # Nothing is to be paid: whoever is level already stays in for nothing (L-BET-4).
        return found["call"]
    return found.get("fold", view.options[0].action)
