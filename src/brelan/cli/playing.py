"""``brelan play`` and ``brelan watch``: from the options to a table, and what is left behind when it breaks up."""

from __future__ import annotations

import secrets
import signal
from pathlib import Path
from random import Random
from typing import Final, NamedTuple

from ..bots import DEFAULT_LEVEL
from ..record import GAMES, replay
from ..record.read import MOST_NAME
from ..session import Seeds, Session, Table, fresh_seeds, repeatable_seeds
from ..table import AnyGame, House
from .choosing import Wish, chosen
from .company import Company, names_for
from .ending import INTERRUPTED
from .keeping import Keeper, fresh_place, noted
from .person import called, spoken_to
from .replaying import fault_line, record_in, title_of
from .say import complain, fail, line, words
from .sitting import ME, LeavingError, Sitting
from .telling import Teller

WATCHED: Final = 12
"""Hands to watch in a house that would go on for ever."""


class Evening(NamedTuple):
    """What was asked for besides the house."""

    seed: int | None = None
    level: str = ""
    slips: float = 0.0
    name: str = ""
    record: Path | None = None


def play(game: str | None, wish: Wish, evening: Evening, resume: Path | None) -> None:
    """Sit a person down, at a new table or at one that was left."""
    if resume is not None:
        sitting = _resumed(game, wish, evening, resume)
    elif game is not None:
        sitting = _seated(GAMES[game], wish, evening)
    else:
        fail(words().say("cli-no-game"))
    status = _sat(sitting)
    # Nothing that is typed now may keep the record from being written.
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        kept = sitting.keeper.keep(sitting.table.session)
    finally:
        signal.signal(signal.SIGINT, before)
    if kept:
        line()
        code = "cli-kept" if sitting.table.session.over else "cli-saved"
        line(words().say(code, file=str(sitting.keeper.path)))
    raise SystemExit(status if kept else 1)


def _sat(sitting: Sitting) -> int:
    try:
        sitting.run()
    except (EOFError, LeavingError):
        return 0
    except KeyboardInterrupt:
        return INTERRUPTED
    return 0


def _seated(game: AnyGame, wish: Wish, evening: Evening) -> Sitting:
    house = chosen(game, wish)
    _check_slips(house.house, evening)
    secret = _secret(evening.seed)
    person = _name(evening.name)
    company = Company(game.name, house.house.seats, evening.level or DEFAULT_LEVEL, secret, evening.slips)
    names = names_for(person, house.house.seats)
    dealer = Random(f"{secret} dealer").randrange(house.house.seats)
    session = Session.open(game, house.house, names, dealer)
    if evening.record is not None and evening.record.exists():
        fail(words().say("cli-exists", file=str(evening.record)))
    place = evening.record or fresh_place(game.name)
    keeper = Keeper(place, evening.seed, evening.level or DEFAULT_LEVEL, ME)
    keeper.begin(session, mine=evening.record is None)
    teller = Teller(words(), spoken_to(names, ME), ME)
    teller.house(game, house.house, house.title)
    _manners(game)
    return Sitting(Table(session, _seeds(evening.seed)), company, keeper, teller, secret)


def _resumed(game: str | None, wish: Wish, evening: Evening, path: Path) -> Sitting:
    if wish.first:
        fail(words().say("cli-house-is-set", file=str(path), option=wish.first))
    record = record_in(path)
    if game not in (None, record.game.name):
        fail(words().say("cli-other-game", file=str(path), game=words().say("cli-game", game=record.game.name)))
    session, fault = replay(record)
    if fault is not None:
        fail(fault_line(fault), 1)
    if session.over:
        line(words().say("cli-already-over", file=str(path)))
        raise SystemExit(0)
    _check_slips(record.house, evening)
    before = noted(record)
    seed = before.seed if evening.seed is None else evening.seed
    level = evening.level or before.level or DEFAULT_LEVEL
    secret = _secret(seed)
    company = Company(record.game.name, record.house.seats, level, secret, evening.slips)
    if evening.record is not None and evening.record.exists() and not evening.record.samefile(path):
        fail(words().say("cli-exists", file=str(evening.record)))
    keeper = Keeper(evening.record or path, seed, level, ME, before.others)
    keeper.begin(session, mine=False)
    teller = Teller(words(), spoken_to(record.names, ME), ME)
    teller.house(record.game, record.house, title_of(record))
    _manners(record.game)
    line(words().say("cli-going-on", file=str(path), number=session.number))
    sitting = Sitting(Table(session, _seeds(seed)), company, keeper, teller, secret)
    sitting.resume()
    return sitting


def watch(game: AnyGame, wish: Wish, evening: Evening) -> None:
    """Let bots play a whole session, and tell all that anybody at the table could see."""
    house = chosen(game, wish)
    if not house.house.hands:
        house = chosen(game, wish._replace(hands=WATCHED))
    _check_slips(house.house, evening)
    secret = _secret(evening.seed)
    company = Company(game.name, house.house.seats, evening.level or DEFAULT_LEVEL, secret, evening.slips)
    names = names_for("", house.house.seats + 1)[1:]
    session = Session.open(game, house.house, names, Random(f"{secret} dealer").randrange(house.house.seats))
    keeper = None
    if evening.record is not None:
        if evening.record.exists():
            fail(words().say("cli-exists", file=str(evening.record)))
        keeper = Keeper(evening.record, evening.seed, evening.level or DEFAULT_LEVEL)
        keeper.begin(session, mine=False)
    teller = Teller(words(), names, None)
    teller.house(game, house.house, house.title)
    table = Table(session, _seeds(evening.seed))
    while not table.session.over:
        _watched_step(table, company, teller)
        if keeper is not None and not table.session.in_hand and not keeper.keep(table.session):
            raise SystemExit(1)
    teller.result(table.session)


def _watched_step(table: Table, company: Company, teller: Teller) -> None:
    session = table.session
    if not session.in_hand:
        teller.hand(session)
        cut = company.cut(session)
        teller.say("cli-cut", cut=cut, who=teller.names[session.cutter], you="no")
        teller.events(table.deal(cut))
        return
    assert session.hand is not None
    assert session.hand.to_act is not None
    teller.events(table.act(company.choose(session, table.view(session.hand.to_act))))


def _check_slips(house: House, evening: Evening) -> None:
    """Say so when bots shall break rules in a house where nobody can."""
    if evening.slips and not getattr(house, "honour", False):
        complain(words().say("cli-no-slips"))


def _manners(game: AnyGame) -> None:
    examples = words().say("cli-examples", game=game.name)
    line(words().say("cli-manners", examples=examples))


def _name(asked: str) -> str:
    name = called(asked)
    if len(name) > MOST_NAME or not name.isprintable():
        fail(words().say("cli-bad-name", most=MOST_NAME))
    return name


def _secret(seed: int | None) -> str:
    return secrets.token_hex(16) if seed is None else f"seed {seed}"


def _seeds(seed: int | None) -> Seeds:
    return fresh_seeds() if seed is None else repeatable_seeds(seed)
