"""A whole record of Bourré, line by line: what ``replay --json`` must give."""

from __future__ import annotations

from typing import Any

from .bourre_hand import BourreHand
from .bourre_money import LOUISIANA, BourreSession
from .cards import read_card
from .fault import Fault
from .say import name


def play_session(record: dict[str, Any]) -> dict[str, Any]:
    """The JSON of a record of the louisiana profile with any switches: what ``replay --json`` must give."""
    house = {**LOUISIANA, **record.get("rules", {})}
    session = BourreSession(house, len(record["seats"]), int(record["dealer"][1:]) - 1)
    answer: dict[str, Any] = {"game": "bourre", "profile": record["profile"], "hands": session.finished}
    answer.update({"to_act": None, "legal": [], "result": None})
    hands = record.get("hand", [])
    where = (0, 0)
    try:
        for number, written in enumerate(hands, start=1):
            where = (number, 1)
            if house["hands"] != "none" and number > house["hands"]:
                raise Fault("B-SESSION-1")
            if "dealer" in written and written["dealer"] != name(session.dealer):
                raise Fault("B-TABLE-4")
            session.antes()
            hand = BourreHand(
                house, len(session.accounts), session.dealer, [read_card(c) for c in written["deck"].split()]
            )
            for count, line in enumerate(written["actions"], start=1):
                where = (number, count)
                words = line.split()
                if words[0] == "restock":
                    hand.act(None, "restock", words[1:])
                else:
                    hand.act(int(words[0][1:]) - 1, words[1], words[2:])
            where = (number, len(written["actions"]) + 1)
            if hand.turn()[0] == "over":
                session.settle(hand)
            elif number < len(hands) or record.get("closed"):
                raise Fault("B-SESSION-1")
            else:
                describe_open_hand(hand, answer)
        if record.get("closed") and house["hands"] != "none":
            raise Fault("B-SESSION-1")
    except Fault as fault:
        answer["error"] = {"hand": where[0], "action": where[1], "clause": fault.clause}
        return answer
    if len(session.finished) == house["hands"] or record.get("closed"):
        answer["result"] = session.result()
    return answer


def describe_open_hand(hand: BourreHand, answer: dict[str, Any]) -> None:
    what, seat = hand.turn()
    if what == "restock":
        answer["awaits"] = "restock"
        return
    assert seat is not None
    answer["to_act"] = name(seat)
    # record.md names no order for "legal"; the stored sessions sort the lines as text.
    answer["legal"] = sorted(f"{name(seat)} {word}" for word in hand.legal())
    wrong = hand.misplay()
    if wrong is not None:
        answer["misplay"] = {"seat": name(wrong.seat), "card": wrong.card, "clause": wrong.broken}
