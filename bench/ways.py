"""The ways to be at a table: as a program by JSON, as a person by pages, or at a bare broadcast that knows nothing."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from random import Random
from typing import Final, NamedTuple, Protocol
from urllib.parse import urlencode

from brelan.record import GAMES

JSON: Final = "application/json"
FORM: Final = "application/x-www-form-urlencoded"
ORIGIN: Final = {"origin": "http://127.0.0.1"}


class Deed(NamedTuple):
    """What one seat does: a POST."""

    seat: int
    path: str
    body: bytes
    kind: str


class Way(Protocol):
    """How the seats of one table talk to the house."""

    version: re.Pattern[bytes]
    """Finds the version in what a socket brings."""

    def socket(self, table: str) -> str:
        """Where a seat listens."""

    def headers(self, token: str) -> Mapping[str, str]:
        """How a seat says who it is."""

    def next(self, table: str, latest: Sequence[bytes], version: int, random: Random) -> Deed:
        """Something legal for whoever is asked, by what the seats were sent last."""


class Programs:
    """They read the view and choose among its legal actions."""

    version = re.compile(rb'"version":(\d+)')
    _asked = re.compile(rb'"asked":\["p(\d)')

    def socket(self, table: str) -> str:
        """Where a seat listens."""
        return f"/api/tables/{table}/follow"

    def headers(self, token: str) -> Mapping[str, str]:
        """How a seat says who it is."""
        return {"authorization": f"Bearer {token}"}

    def next(self, table: str, latest: Sequence[bytes], version: int, random: Random) -> Deed:
        """Something legal for whoever is asked."""
        stamp = {"version": version, "id": f"v{version}"}
        asked = self._asked.search(latest[0])
        if asked is None:
            seat = int(json.loads(latest[0])["cutter"][1]) - 1
            return Deed(seat, f"/api/tables/{table}/cut", json.dumps(stamp).encode(), JSON)
        seat = int(asked[1]) - 1
        words = random.choice(json.loads(latest[seat])["view"]["legal"]).split()[1:]
        wish = {"action": "draw" if words[0] == "draw" else " ".join(words), **stamp}
        return Deed(seat, f"/api/tables/{table}/actions", json.dumps(wish).encode(), JSON)


class People:
    """They have the page open: tap a card that is not greyed out, or a button, or cut."""

    version = re.compile(rb'data-version="(\d+)"')
    _mode = re.compile(rb'data-mode="(\w+)"')
    _card = re.compile(rb'name="card" value="(\w\w)" data-card="\d+">')
    _verb = re.compile(rb'name="verb" value="(pass|play)"')
    _dealer = re.compile(rb'<li id="seat-(\d)"[^>]*>\s*<div class="plate">\s*<p class="name"><span class="button-d"')

    def socket(self, table: str) -> str:
        """Where a seat listens."""
        return f"/t/{table}/ws"

    def headers(self, token: str) -> Mapping[str, str]:
        """How a seat says who it is."""
        return {"cookie": f"seat={token}", **ORIGIN, "hx-request": "true"}

    def next(self, table: str, latest: Sequence[bytes], version: int, random: Random) -> Deed:
        """Something legal for whoever is asked."""
        stamp = {"version": str(version), "action_id": f"v{version}"}
        asked = [seat for seat, page in enumerate(latest) if b'data-turn="1"' in page]
        if not asked:
            dealer = self._dealer.search(latest[0])
            seat = 0 if dealer is None else (int(dealer[1]) + GAMES["bourre"].cutter) % len(latest)
            return Deed(seat, f"/t/{table}/cut", urlencode({**stamp, "cut": "20"}).encode(), FORM)
        seat = asked[0]
        mode = self._mode.search(latest[seat])
        choice = {"verb": "draw"}
        if mode is not None and mode[1] == b"play":
            choice = {"verb": "card", "card": random.choice(self._card.findall(latest[seat])).decode()}
        elif mode is not None and mode[1] == b"say":
            choice = {"verb": random.choice(self._verb.findall(latest[seat])).decode()}
        return Deed(seat, f"/t/{table}/act", urlencode({**stamp, **choice}).encode(), FORM)


class Bare:
    """Whatever the first seat posts comes back to all five."""

    version = Programs.version

    def socket(self, table: str) -> str:
        """Where a seat listens."""
        return f"/api/tables/{table}/follow"

    def headers(self, token: str) -> Mapping[str, str]:
        """How a seat says who it is."""
        return {}

    def next(self, table: str, latest: Sequence[bytes], version: int, random: Random) -> Deed:
        """The same as ever."""
        wish = {"action": "pass", "version": version, "id": f"v{version}"}
        return Deed(0, f"/api/tables/{table}/actions", json.dumps(wish).encode(), JSON)
