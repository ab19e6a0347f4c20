"""Reading a record: from bytes to facts, or to the one line that says where it is not a record at all."""

from __future__ import annotations

import datetime
import re
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final, NamedTuple

from ..cards import SCHEMES, Card, Shuffle, UnreadableCardError, read_cards, write_cards
from ..table import MOST_HANDS, Action, AnyGame, House, HouseError, UnreadableError, read_action, read_seat
from .games import GAMES

MOST_BYTES: Final = 4_000_000
"""A session of ten thousand hands would be larger; no session of people is."""
MOST_ACTIONS: Final = 2_000
"""In one hand. Raises by a chip and words out of turn could otherwise go on for as long as a file."""
MOST_NAME: Final = 40
MOST_JOINTS: Final = 256
"""Dots that may join two parts of a key, in one line. In a line of prose they are the ends of sentences."""
_DEEP_KEY: Final = re.compile(r"(?<![\w\"'-])(?:[\w\"'-]++[ \t]*+\.[ \t]*+){32}")
_JOINT: Final = re.compile(r"[\w\"'-][ \t]*+\.(?=[ \t]*+[\w\"'-])")
_TOP: Final = ("brelan", "game", "profile", "seats", "dealer", "rules", "hand", "closed")
_HAND: Final = ("deck", "actions", "dealer")
_NOTES: Final = ("started", "ended", "shuffle", "comments")
_SHUFFLE: Final = ("scheme", "seed", "commitment", "cut")


class NotARecordError(Exception):
    """The file is no record: *code* says why, *place* where, *detail* names the piece."""

    def __init__(self, code: str, place: str, detail: str = "", cause: HouseError | None = None) -> None:
        super().__init__(code, place, detail)
        self.code = code
        self.place = place
        self.detail = detail[:60]
        self.cause = cause

    def __str__(self) -> str:
        told = self.detail if self.cause is None else str(self.cause)
        return f"{self.code}: {self.place}{', ' if told else ''}{told}"


class RecordedHand(NamedTuple):
    """One ``[[hand]]`` as it was read; whether its actions are legal is for the replay to find."""

    deck: tuple[Card, ...]
    actions: tuple[Action, ...]
    dealer: int | None
    shuffle: Shuffle | None
    commitment: str
    notes: Mapping[str, Any]


class Record(NamedTuple):
    """A record as it was read."""

    game: AnyGame
    house: House
    names: tuple[str, ...]
    dealer: int
    hands: tuple[RecordedHand, ...]
    closed: bool
    notes: Mapping[str, Any]


def read_file(path: Path) -> Record:
    """The record in *path*. Raises ``NotARecordError``, ``OSError``."""
    with path.open("rb") as file:
        return read_bytes(file.read(MOST_BYTES + 1))


def read_bytes(data: bytes) -> Record:
    """The record in *data*. Raises ``NotARecordError``."""
    return read_text(decoded(data))


def decoded(data: bytes) -> str:
    """The text of a file that may be a record. Raises ``NotARecordError`` when it is too large, or no text."""
    if len(data) > MOST_BYTES:
        raise NotARecordError("too_large", "file", str(MOST_BYTES))
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise NotARecordError("not_utf8", f"byte {error.start + 1}") from None


def read_text(text: str) -> Record:
    """The record in TOML *text*. Raises ``NotARecordError``."""
    deep = _deep_line(text)
    if deep:
        raise NotARecordError("too_deep", f"line {deep}")
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise NotARecordError("not_toml", *_located(str(error))) from None
    except RecursionError:
        raise NotARecordError("too_deep", "file") from None
    except ValueError as error:
        raise NotARecordError("not_toml", "file", str(error)) from None
    try:
        return _record(data)
    except RecursionError:
        # Tables in tables by keys with dots: deeper than a value can be named.
        raise NotARecordError("too_deep", "file") from None


def _deep_line(text: str) -> int:
    """The line with a key of so many parts that the TOML reader, whose time grows with their square, is not to see it.

    0 when there is none. Between quotes a part may be anything, so there the dots are counted that could join two.
    """
    deep = _DEEP_KEY.search(text)
    if deep is not None:
        return text.count("\n", 0, deep.start()) + 1
    for number, line in enumerate(text.split("\n"), 1):
        if line.count(".") > MOST_JOINTS and len(_JOINT.findall(line)) > MOST_JOINTS:
            return number
    return 0


def _located(message: str) -> tuple[str, str]:
    """Place and reason of a TOML error, whose message ends with ``(at line 3, column 5)``."""
    reason, _, place = message.rpartition(" (at ")
    return place.rstrip(")"), reason


def _record(data: dict[str, Any]) -> Record:
    _known(data, (*_TOP, *_NOTES), "top")
    version = data.get("brelan")
    if type(version) is not int or version != 1:
        raise NotARecordError("unknown_version", "brelan", str(version))
    game = GAMES.get(_text(data, "game", "top"))
    if game is None:
        raise NotARecordError("unknown_game", "game", str(data["game"]))
    names = data.get("seats")
    if not isinstance(names, list) or not all(is_name(name) for name in names):
        raise NotARecordError("bad_names", "seats", str(names))
    rules = data.get("rules", {})
    if not isinstance(rules, dict):
        raise NotARecordError("not_a_table", "rules", str(rules))
    try:
        house = game.house(_text(data, "profile", "top", game.default_profile), len(names), rules)
    except HouseError as error:
        raise NotARecordError("impossible_house", f"rules, {error.switch}", str(error.value), error) from None
    dealer = _seat(_text(data, "dealer", "top"), len(names), "dealer")
    hands = data.get("hand", [])
    if not isinstance(hands, list) or not all(isinstance(hand, dict) for hand in hands):
        raise NotARecordError("not_a_table", "hand", str(hands))
    if len(hands) > MOST_HANDS:
        raise NotARecordError("too_many_hands", "hand", str(MOST_HANDS))
    closed = data.get("closed", False)
    if not isinstance(closed, bool):
        raise NotARecordError("not_yes_no", "closed", str(closed))
    _shuffle(data, "shuffle")
    read = tuple(_hand(hand, f"hand {number}", game, house) for number, hand in enumerate(hands, 1))
    return Record(game, house, tuple(names), dealer, read, closed, _notes(data, "top"))


def _hand(data: dict[str, Any], place: str, game: AnyGame, house: House) -> RecordedHand:
    _known(data, (*_HAND, *_NOTES), place)
    deck = _deck(_text(data, "deck", place), place, house)
    lines = data.get("actions", [])
    if not isinstance(lines, list):
        raise NotARecordError("not_a_list", f"{place}, actions", str(lines))
    if len(lines) > MOST_ACTIONS:
        raise NotARecordError("too_many_actions", f"{place}, actions", str(MOST_ACTIONS))
    actions = []
    for number, line in enumerate(lines, 1):
        try:
            actions.append(read_action(line if isinstance(line, str) else "", game.grammar))
        except UnreadableError as error:
            at = f"{place}, action {number}"
            raise NotARecordError("unreadable_action", at, error.piece or str(line)) from None
    dealer = _seat(_text(data, "dealer", place), house.seats, f"{place}, dealer") if "dealer" in data else None
    shuffle, commitment = _shuffle(data, place)
    return RecordedHand(deck, tuple(actions), dealer, shuffle, commitment, _notes(data, place))


def _deck(text: str, place: str, house: House) -> tuple[Card, ...]:
    at = f"{place}, deck"
    try:
        deck = read_cards(text)
    except UnreadableCardError as error:
        raise NotARecordError("no_card", at, error.piece) from None
    seen: set[Card] = set()
    for card in deck:
        if card in seen:
            raise NotARecordError("card_twice", at, write_cards([card]))
        if card not in house.deck:
            raise NotARecordError("foreign_card", at, write_cards([card]))
        seen.add(card)
    if len(deck) != len(house.deck):
        missing = [card for card in house.deck if card not in seen]
        raise NotARecordError("cards_missing", at, write_cards(missing))
    return deck


def _shuffle(data: dict[str, Any], place: str) -> tuple[Shuffle | None, str]:
    """The shuffle table, if there is one, and the hash that was told before the deal."""
    table = data.get("shuffle")
    if table is None:
        return None, ""
    at = f"{place}, shuffle"
    if not isinstance(table, dict):
        raise NotARecordError("not_a_table", at, str(table))
    _known(table, _SHUFFLE, at)
    scheme, cut = _text(table, "scheme", at), table.get("cut")
    try:
        seed = bytes.fromhex(_text(table, "seed", at))
    except ValueError:
        seed = b""
    if scheme not in SCHEMES or len(seed) != 32 or type(cut) is not int or not 0 < cut < 52:
        raise NotARecordError("bad_shuffle", at, f"{scheme} {cut}")
    return Shuffle(seed, cut, scheme), _text(table, "commitment", at, "")


def _notes(data: dict[str, Any], place: str) -> dict[str, Any]:
    for key in ("started", "ended"):
        if key in data and not isinstance(data[key], datetime.datetime):
            raise NotARecordError("not_a_time", f"{place}, {key}", str(data[key]))
    comments = data.get("comments", "")
    lines = comments if isinstance(comments, list) else [comments]
    if not all(isinstance(line, str) for line in lines):
        raise NotARecordError("not_text", f"{place}, comments", str(comments))
    return {key: data[key] for key in ("started", "ended", "comments") if key in data}


def _known(data: dict[str, Any], keys: tuple[str, ...], place: str) -> None:
    for key in data:
        if key not in keys:
            raise NotARecordError("unknown_key", place, key)


def _text(data: dict[str, Any], key: str, place: str, default: str | None = None) -> str:
    value = data.get(key, default)
    if value is None:
        raise NotARecordError("missing_key", place, key)
    if not isinstance(value, str):
        raise NotARecordError("not_text", f"{place}, {key}", str(value))
    return value


def _seat(text: str, seats: int, place: str) -> int:
    try:
        seat = read_seat(text)
    except UnreadableError:
        seat = seats
    if seat >= seats:
        raise NotARecordError("no_seat", place, text)
    return seat


def is_name(name: object) -> bool:
    """Whether a record can name a seat like that."""
    return isinstance(name, str) and 0 < len(name) <= MOST_NAME and name.isprintable()
