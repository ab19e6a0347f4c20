"""A bot that plays over the network: it opens a table, sits down with bots of the house, and plays a session.

    make play                                         # in one terminal
    .venv/bin/python examples/api_bot.py              # in another
    .venv/bin/python examples/api_bot.py --table ID --invite SIGNATURE    # at a table that somebody has opened

Of what is not in Python itself it needs websockets, which the house brings along, and nothing of Brelan: all it knows
comes over the wire. Its play is as plain as can be, so that yours is soon better: change ``choose``.
"""

from __future__ import annotations

import argparse
import json
import secrets
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

from websockets.exceptions import WebSocketException
from websockets.sync.client import connect


def choose(view: dict[str, Any]) -> str:
    """What to do, as a record writes it without the seat: here the first legal thing, with as few chips as may be."""
    seat, *words = str(view["legal"][0]).split()
    assert seat == view["seat"]
    # A range is written "raise 20-100", or "draw 0-5" for the number of cards to change.
    if words[0] == "draw":
        return "draw"
    return " ".join(words).partition("-")[0] if words[0] in ("raise", "open") else " ".join(words)


def ask(address: str, wish: dict[str, Any], headers: dict[str, str]) -> dict[str, Any]:
    """Send *wish* to *address*; the answer. A refusal is an answer too: it has a code."""
    body = json.dumps(wish).encode()
    try:
        with urlopen(Request(address, body, {"content-type": "application/json", **headers})) as response:
            answer: dict[str, Any] = json.load(response)
    except HTTPError as error:
        with error:
            answer = json.load(error)
    return answer


class Seat:
    """A seat at a table of the house at *address*."""

    def __init__(self, address: str, table: str, token: str) -> None:
        self.table = table
        self._address = f"{address}/api/tables/{table}"
        self._headers = {"authorization": f"Bearer {token}"}

    def post(self, word: str, **wish: Any) -> dict[str, Any]:
        """Ask for something. With an id of its own a request may be sent again, and is done once."""
        return ask(f"{self._address}/{word}", wish, self._headers)

    def play(self) -> dict[str, Any]:
        """Play until the session is over; its result."""
        follow = f"{self._address.replace('http', 'ws', 1)}/follow"
        with connect(follow, additional_headers=self._headers) as socket:
            for message in socket:
                seen = json.loads(message)
                if seen["stage"] == "over":
                    result: dict[str, Any] = seen["result"]
                    return result
                self.answer(seen)
        raise ConnectionError("the house has closed")

    def answer(self, seen: dict[str, Any]) -> None:
        """Do what the table waits for, if it waits for this seat."""
        stamp = {"version": seen["version"], "id": secrets.token_hex(8)}
        if seen["seat"] in seen["asked"]:
            self.post("actions", action=choose(seen["view"]), **stamp)
        elif seen["stage"] in ("settled", "cutting", "lobby") and seen["cutter"] == seen["seat"]:
            self.post("cut", **stamp)
        elif seen["stage"] in ("settled", "lobby"):
            self.post("ready")


def sit_down(address: str, game: str, table: str, invite: str, name: str) -> Seat:
    """Take a seat at *table*, or at a new one filled up with bots."""
    if table:
        taken = ask(f"{address}/api/tables/{table}/seats", {"name": name, "invite": invite}, {})
    else:
        taken = ask(f"{address}/api/tables", {"game": game, "name": name}, {})
    if "token" not in taken:
        raise ConnectionError(f"no seat: {taken['code']} {taken.get('where', '')}")
    seat = Seat(address, table or taken["table"], taken["token"])
    if not table and seat.post("bots")["code"] != "done":
        raise ConnectionError("no bots to play with")
    return seat


def main() -> None:
    """Read the command line, play, print the result."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--address", default="http://127.0.0.1:8000")
    parser.add_argument("--game", default="bourre")
    parser.add_argument("--table", default="")
    parser.add_argument("--invite", default="")
    parser.add_argument("--name", default="Robot")
    wish = parser.parse_args()
    try:
        seat = sit_down(wish.address, wish.game, wish.table, wish.invite, wish.name)
        print(f"{wish.address}/t/{seat.table}", flush=True)
        print(json.dumps(seat.play(), indent=2))
    except (OSError, WebSocketException) as error:
        raise SystemExit(f"{wish.address}: {error}") from None
    except KeyboardInterrupt:
        # Whoever started it has seen enough.
        raise SystemExit(130) from None


if __name__ == "__main__":
    main()
