"""What programs send and get, as OpenAPI describes it. Strict: nothing is guessed, nothing extra is taken."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, JsonValue

from ..table import Refusal
from .answer import Answer
from .limits import MOST_NAME

SeatName = Annotated[str, Field(pattern="^p[1-8]$", description="p1 is the first seat")]
Id = Annotated[str, Field(pattern="^[A-Za-z0-9_.:-]{1,64}$", description="yours; the same again gets the same answer")]
Version = Annotated[int, Field(ge=0, le=2**31 - 1, description="of the table when you chose")]
Name = Annotated[str, Field(min_length=1, max_length=MOST_NAME)]
Word = Annotated[str, Field(min_length=1, max_length=40)]


class Strict(BaseModel):
    """What may be sent."""

    model_config = ConfigDict(strict=True, extra="forbid")


class BotWish(Strict):
    """A bot on a seat."""

    seat: SeatName
    level: Word


class TableWish(Strict):
    """A table to be opened."""

    game: Word
    profile: Word | None = None
    seats: Annotated[int, Field(ge=2, le=8)] | None = None
    rules: Annotated[dict[str, JsonValue], Field(max_length=40)] = {}
    """Switches that differ from the profile, as a record writes them."""
    clock: Literal["none", "relaxed", "quick"] = "none"
    level: Word | None = None
    """Of the bots that fill free seats."""
    name: Name | None = None
    """Yours, to take the first seat at once."""
    bots: Annotated[list[BotWish], Field(max_length=8)] = []


class SeatWish(Strict):
    """A seat to be taken."""

    name: Name
    invite: Annotated[str, Field(min_length=1, max_length=64)]
    seat: SeatName | None = None


class ActionWish(Strict):
    """An action, written as in a record but without the seat: ``pass``, ``draw 3c 9d``, ``Jh``, ``raise 40``."""

    action: Annotated[str, Field(min_length=1, max_length=120)]
    version: Version
    id: Id


class CutWish(Strict):
    """The cut before a deal."""

    version: Version
    id: Id
    cut: Annotated[int, Field(ge=1, le=51)] | None = None
    """Cards off the top; anywhere when it is left out."""


class CloseWish(Strict):
    """The end of an open-ended session."""

    version: Version
    id: Id


class FillWish(Strict):
    """Bots for one seat, or for all free ones."""

    seat: SeatName | None = None
    level: Word | None = None


class Opened(BaseModel):
    """A table that was opened."""

    table: str
    invite: str
    url: str
    seat: str | None = None
    token: str | None = None


class Seated(BaseModel):
    """A seat that was taken. The token is told once."""

    seat: str
    token: str


class RefusalOut(BaseModel):
    """The rule that stands against an action."""

    code: str
    clause: str
    args: dict[str, str | int]


class Done(BaseModel):
    """The answer to something that was wanted."""

    code: str
    version: int
    refusal: RefusalOut | None = None


class Wrong(BaseModel):
    """Why nothing was done."""

    code: str
    where: str = ""


class ChairOut(BaseModel):
    """One seat as anybody may see it."""

    seat: str
    name: str
    kind: Literal["person", "bot", "free"]
    level: str
    away: bool
    stand_in: bool
    chips: str


class Seen(BaseModel):
    """A table from one seat, or for somebody who looks on."""

    table: str
    game: str
    profile: str
    stage: Literal["lobby", "cutting", "playing", "settled", "over"]
    version: int
    seat: str | None
    asked: list[str]
    """Seats that are to act."""
    dealer: str
    cutter: str
    chairs: list[ChairOut]
    pot: str
    commitment: str
    """Hash of the seed of the next deck, told before the cut."""
    seconds: int | None
    view: dict[str, Any] | None
    """What the seat may know of the hand."""
    report: dict[str, Any] | None
    """The hand that was finished last, as a replay prints it."""
    result: dict[str, Any] | None


class ProfileOut(BaseModel):
    """One house."""

    profile: str
    title: str
    values: dict[str, Any]


class SwitchOut(BaseModel):
    """One point on which houses differ."""

    switch: str
    clause: str
    allowed: str


class GameOut(BaseModel):
    """One game, its houses, its switches, the bots that play it."""

    game: str
    profiles: list[ProfileOut]
    switches: list[SwitchOut]
    levels: list[str]


def refusal_out(refusal: Refusal | None) -> RefusalOut | None:
    """A refusal for programs."""
    return None if refusal is None else RefusalOut(code=refusal.code, clause=refusal.clause, args=dict(refusal.args))


def done(answer: Answer) -> Done:
    """An answer for programs."""
    return Done(code=answer.code, version=answer.version, refusal=refusal_out(answer.refusal))
