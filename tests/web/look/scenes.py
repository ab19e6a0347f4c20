"""Pages at moments worth looking at, made from real views: each scene is played up to, not made up."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any, Final

from brelan.bots import make_bot
from brelan.record import GAMES
from brelan.session import Session, Table, repeatable_seeds
from brelan.table import Action, Event, View, seat_name
from brelan.web import page as pages
from brelan.web import papers
from brelan.web.account import belongs
from brelan.web.offer import offers
from brelan.web.page import Chair, Line, Preferences, TablePage, lines_of
from brelan.web.papers import Page
from brelan.words import Words

NAMES: Final = ("Ana", "Bea", "Cy", "Dot", "Eli", "Fay", "Gus", "Ida")
LONG: Final = (
    "Maximilienne-Charlotte W",
    "Bartholomäus von Hohenst",
    "Wilhelmine Oberhuber-Zwi",
    "WWWWWWWWWWWWWWWWWWWWWWWW",
    "Jean-Baptiste de la Rive",
    "Anastasia Konstantinopol",
    "Christophe-Emmanuel Düss",
    "Guðmundur Þorsteinsson J",
)
INVITE: Final = "http://192.168.1.20:8000/t/abcdefghijkl?i=0123456789abcdef0123456789abcdef"
PREFS: Final = Preferences(path="/t/x")


class Play:
    """A session that bots play up to the moment wanted."""

    def __init__(self, game: str, profile: str, names: Sequence[str], seed: int, **rules: Any) -> None:
        house = GAMES[game].house(profile, len(names), rules)
        self.names = tuple(names)
        self.table = Table(Session.open(GAMES[game], house, names, 0), repeatable_seeds(seed))
        self.bots = [make_bot(game, "steady", seed + seat) for seat in range(len(names))]
        self.events: list[Event] = []
        self.log: list[Line] = []

    @property
    def session(self) -> Session:
        return self.table.session

    @property
    def view(self) -> Any:
        """What the first seat sees."""
        return self.table.view(0)

    def asked(self, phase: str) -> bool:
        """Whether the first seat is asked in *phase*."""
        hand = self.session.hand
        return hand is not None and hand.to_act == 0 and self.view.phase == phase

    def until(self, moment: Callable[[Play], bool]) -> Play:
        """Play on until *moment*."""
        while True:
            if not self.session.in_hand:
                self.events = list(self.table.deal(7).happenings)
                self._note(self.events, self.session.number)
            else:
                self.step()
            if moment(self):
                return self

    def step(self) -> None:
        hand = self.session.hand
        assert hand is not None
        assert hand.to_act is not None
        self.act(self.bots[hand.to_act].choose(self.table.view(hand.to_act)))

    def act(self, action: Action) -> None:
        number = self.session.number
        happened = self.table.act(action).happenings
        self.events += happened
        self._note(happened, number)

    def _note(self, events: Sequence[Event], number: int) -> None:
        self.log += lines_of(number, events, self.names)

    def page(self, me: int | None = 0, **more: Any) -> TablePage:
        """The table's page for the seat *me*."""
        session, hand = self.session, self.session.hand
        view = None if hand is None else hand.view(me)
        stage = pages.OVER if session.over else pages.PLAYING if session.in_hand else pages.SETTLED
        facts: dict[str, Any] = {
            "prefs": PREFS,
            "table": "x",
            "game": session.game.name,
            "house": session.house,
            "title": session.game.profiles[session.house.profile].title,
            "stage": stage,
            "version": self.table.version,
            "action_id": "v1",
            "chairs": self.chairs(view),
            "me": me,
            "host": me == 0,
            "number": session.number if session.in_hand else max(1, len(session.reports)),
            "dealer": session.dealer,
            "cutter": session.cutter,
            "pot": getattr(view, "pot", 0) if session.in_hand else session.ledger["pot"],
            "view": view,
            "commitment": self.table.commitment,
            "account": tuple(event for event in self.events if belongs(event)),
            "log": tuple(self.log),
            "reports": session.reports,
            "result": session.result,
        }
        return TablePage(**{**facts, **more})

    def chairs(self, view: View | None) -> tuple[Chair, ...]:
        caves = None if self.session.over else getattr(view, "caves", None)
        return tuple(self._chair(seat, name, caves) for seat, name in enumerate(self.names))

    def _chair(self, seat: int, name: str, caves: Sequence[int] | None) -> Chair:
        ledger, account = self.session.ledger, seat_name(seat)
        return Chair(
            name,
            pages.BOT if seat in (1, 3) else pages.PERSON,
            "steady",
            away=seat == 2,
            stand_in=seat == 4,
            chips=ledger[account] if caves is None else caves[seat],
            premium=ledger.balances.get(f"premium {account}", 0),
        )


def _following(play: Play) -> bool:
    """The first seat has to follow, and holds cards it may not play."""
    return play.asked("playing") and len(play.view.plays) >= 2 and bool(play.view.refusals)


def bourre() -> dict[str, Page]:
    """A session of Bourré, from its first question to its end."""
    play = Play("bourre", "louisiana", NAMES[:5], 21)
    found: dict[str, Page] = {}
    found["declaring"] = play.until(lambda play: play.asked("declaring")).page()
    found["drawing"] = play.until(lambda play: play.asked("drawing")).page()
    found["playing"] = play.until(_following).page()
    view = play.view
    hint = play.bots[0].hint(view)
    advice = pages.Hint(str(hint.action).partition(" ")[2], hint.code, hint.args)
    found["refused"] = play.page(refused=view.refusals[0][1], seconds=12, clock="quick")
    found["hint"] = play.page(hint=advice)
    found["looking-on"] = play.page(None, may_sit=False)
    found["visiting"] = play.page(None)
    found["settled"] = play.until(lambda play: not play.session.in_hand).page()
    found["cutting"] = play.page(play.session.cutter, stage=pages.CUTTING)
    found["waiting-for-the-cut"] = play.page((play.session.cutter + 1) % 5, stage=pages.CUTTING, ready=1)
    found["over"] = play.until(lambda play: play.session.over).page()
    found["session"] = session_page(play, "Bourré of Louisiana")
    return found


def session_page(play: Play, title: str) -> papers.SessionPage:
    """A session looked back at, from its first seat."""
    session = play.session
    start: int = getattr(session.house, "start", 0) or getattr(session.house, "cave", 0)
    steps = tuple(len(entry.actions) for entry in session.log)
    return papers.SessionPage(
        PREFS,
        "x",
        session.game.name,
        title,
        play.names,
        session.reports,
        session.result,
        steps=steps,
        me=0,
        start=start,
    )


def looked_back(play: Play, me: int | None, *, shown: bool, **more: Any) -> papers.ReplayPage:
    """The hand of *play* as a replay shows it at this moment."""
    page, hand = play.page(me), play.session.hand
    assert hand is not None
    seats = range(page.house.seats)
    facts: dict[str, Any] = {
        "prefs": PREFS,
        "table": "x",
        "game": page.game,
        "house": page.house,
        "title": page.title,
        "chairs": page.chairs,
        "number": play.session.number,
        "step": 14,
        "steps": 30,
        "hands": 12,
        "me": me,
        "view": hand.view(me),
        "dealer": page.dealer,
        "may_open": True,
        "open_hands": tuple(getattr(hand.view(seat), "own", 0) for seat in seats) if shown else (),
        "happened": lines_of(play.session.number, play.events[-2:], play.names),
        "log": tuple(line for line in play.log if line.hand == play.session.number),
        "address": INVITE,
    }
    return papers.ReplayPage(**{**facts, **more})


def replays() -> dict[str, Page]:
    """Hands that were played, at a step in their middle."""
    broken = "hand 1, action 15 (p2 8s): must follow hearts [B-PLAY-2]"
    bourre = Play("bourre", "louisiana", NAMES[:5], 21).until(_following)
    all_in = Play("bourre", "pagat", NAMES, 5).until(lambda play: play.asked("playing") and not play.view.plays)
    bouillotte = Play("bouillotte", "historic", NAMES[:4], 4)
    shown = bouillotte.until(lambda play: any(getattr(play.view, "shown", ())))
    return {
        "replay-own": looked_back(bourre, 0, shown=False),
        "replay-open": looked_back(bourre, 0, shown=True),
        "replay-looking-on": looked_back(bourre, None, shown=False),
        "replay-looking-on-open": looked_back(bourre, None, shown=True),
        "replay-broken": looked_back(bourre, None, shown=False, broken=broken, steps=14, hands=1),
        "replay-eight": looked_back(all_in, None, shown=True),
        "replay-bouillotte": looked_back(shown, 0, shown=True),
        "replay-bouillotte-own": looked_back(shown, 0, shown=False, number=2, step=30),
    }


def crowded() -> dict[str, Page]:
    """Eight seats with the longest names there may be."""
    drawing = Play("bourre", "pagat", LONG, 5).until(lambda play: play.asked("drawing")).page()
    play = Play("bourre", "pagat", LONG, 5).until(_following)
    page = play.page(seconds=12, clock="quick", talk=(pages.Said(LONG[3], "W" * 200),))
    replay = looked_back(play, 0, shown=True)
    return {"eight-drawing": drawing, "eight-seats": page, "replay": replay}


def honour() -> dict[str, Page]:
    """At a table of honour, just after a misplay, for the one who made it."""
    play = Play("bourre", "louisiana", NAMES[:5], 3, enforcement="honour")
    play.until(lambda play: play.asked("playing") and bool(play.view.refusals))
    play.act(Action(0, "card", play.view.refusals[0][0]))
    hand = play.session.hand
    assert hand is not None
    corrections = [Action(0, "correct", 1 << card) for card in range(52)]
    right = tuple(str(action).split()[-1] for action in corrections if hand.refusal(action) is None)
    return {"put-it-right": play.page(misplaced=right)}


def bouillotte() -> dict[str, Page]:
    """A session of Bouillotte."""
    play = Play("bouillotte", "historic", NAMES[:4], 4)
    found: dict[str, Page] = {}
    found["carre"] = play.until(lambda play: play.asked("blind bets")).page()
    found["opening"] = play.until(lambda play: play.asked("before the opening")).page()
    found["answering"] = play.until(lambda play: play.asked("answering")).page()
    found["showdown"] = play.until(lambda play: any(getattr(play.view, "shown", ()))).page()
    found["bouillotte-over"] = play.until(lambda play: play.session.over).page()
    found["bouillotte-session"] = session_page(play, "Bouillotte of the nineteenth century")
    five = Play("bouillotte", "five-hands", LONG[:5], 4).until(lambda play: play.asked("answering"))
    found["five-hands"] = five.page()
    return found


def doors() -> dict[str, Page]:
    """Every page that is not a table in play."""
    house = GAMES["bourre"].house("louisiana", 5, {"limit": 20})
    table = Table(Session.open(GAMES["bourre"], house, NAMES[:5], 0), repeatable_seeds(1))
    chairs = (
        Chair("Ana"),
        Chair("Bea", away=True),
        Chair("", "free"),
        Chair("", "free"),
        Chair("Eli", "bot", "steady"),
    )
    qr = tuple("".join(str((x * y + x + y) % 2) for x in range(33)) for y in range(33))
    play = Play("bourre", "louisiana", NAMES[:5], 1)
    play.table = table
    lobby = play.page(stage=pages.LOBBY, chairs=chairs, invite=INVITE, qr=qr, own_link=INVITE)
    mine = papers.MyTable("x", "bourre", "Bourré of Louisiana", "playing", ("Ana", "Bea", ""))
    prefs = Preferences(name="Ana")
    proofs = (
        papers.Proof(1, "brelan-1", "ab" * 32, 20, "cd" * 32, "5h Ts 2c " * 17, "fair"),
        papers.Proof(2, "brelan-1", "ef" * 32, 31),
    )
    return {
        "front": papers.FrontPage(
            prefs, offers(), {offer.game: ("easy", "steady", "strong") for offer in offers()}, (mine,)
        ),
        "new-table": papers.NewTablePage(prefs, offers(), "bourre", "louisiana", ("easy", "steady", "strong")),
        "new-table-fault": papers.NewTablePage(
            prefs, offers(), "bouillotte", "historic", ("steady",), fault="These rules do not fit together."
        ),
        "lobby": lobby,
        "invited": replace(lobby, me=None, host=False, qr=()),
        "shuffle": papers.ShufflePage(
            prefs, "x", "Bourré", proofs, {"fair": 1, "false": 0, "unknown": 0, "hands": 1}, True
        ),
        "rules": rules_page(),
        "upload": papers.UploadPage(prefs, "hand 2, action 7 (p3 8s): must follow hearts [B-PLAY-2]"),
        "empty-session": papers.SessionPage(prefs, "x", "bourre", "Bourré", NAMES[:5], (), live=True),
        **{f"notice-{code}": papers.NoticePage(prefs, code, 404) for code in ("not-found", "trouble")},
    }


def rules_page() -> papers.RulesPage:
    """The rules of Louisiana."""
    profile = GAMES["bourre"].profiles["louisiana"]
    chapters: dict[str, list[tuple[str, str]]] = {}
    for clause in Words("en").rules("B", profile.values):
        chapters.setdefault(clause.section, []).append((clause.name, clause.text))
    clauses = tuple((heading, tuple(sentences)) for heading, sentences in chapters.items())
    goes = Words("en").goes("B", profile.values)
    return papers.RulesPage(
        PREFS, "bourre", "louisiana", profile.title, profile.source, profile.values, clauses, offers(), goes
    )


SCENES: Final[dict[str, Page]] = {**bourre(), **replays(), **crowded(), **honour(), **bouillotte(), **doors()}
"""Every scene by name."""
TABLES: Final = tuple(name for name, page in SCENES.items() if isinstance(page, TablePage))
