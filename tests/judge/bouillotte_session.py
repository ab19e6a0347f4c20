"""A whole record of Bouillotte: the money of L-POTS and L-PREMIUM, L-SESSION, and what ``replay --json`` must give."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from .bouillotte_hand import BouillotteHand
from .bouillotte_showdown import House, best_brelans, cut_pots, judge_pots, returned_chips
from .cards import read_card
from .fault import Fault
from .say import amounts, name, places

HISTORIC: House = {
    "seats": 4,
    "cave": 100,
    "ante_by": "dealer",
    "carre": True,
    "carre_buyback": False,
    "opening": "match_and_add",
    "rounds": "until_no_more",
    "favori": "no",
    "mistigri": False,
    "brelans": True,
    "point": "table",
    "low_cards": "face",
    "premium_carre": 2,
    "premium_simple": 1,
    "premium_for_folded": False,
    "premium_from": "side_account",
    "hands": 12,
}


class BouillotteSession:
    def __init__(self, house: House, seats: int, dealer: int) -> None:
        self.house = house
        self.dealer = dealer
        self.caves = dict.fromkeys(range(seats), int(house["cave"]))
        self.premiums = dict.fromkeys(range(seats), 0)
        self.refills = dict.fromkeys(range(seats), 0)
        self.carried = 0
        self.finished: list[dict[str, Any]] = []

    def refill(self) -> None:
        """L-TABLE-2: before the next hand, only where nothing is left."""
        for seat in self.caves:
            if self.caves[seat] == 0:
                self.caves[seat] = self.house["cave"]
                self.refills[seat] += 1

    def check(self) -> None:
        """L-SESSION-3."""
        full = self.house["cave"] * (len(self.caves) + sum(self.refills.values()))
        assert sum(self.caves.values()) + self.carried == full
        assert sum(self.premiums.values()) == 0

    def settle(self, hand: BouillotteHand) -> None:
        pots: list[dict[str, Any]] = []
        returned: dict[int, int] = {}
        self.carried = 0
        if hand.end == "passed":
            self.carried = hand.pot()
        elif hand.end == "carre":
            assert hand.last_carre is not None
            self.caves[hand.last_carre] += hand.pot()
        elif hand.end == "alone":
            self.caves[hand.still_in()[0]] += hand.pot()
        else:
            returned = returned_chips(hand.put_in)
            for seat, chips in returned.items():
                hand.put_in[seat] -= chips
                self.caves[seat] += chips
            cut = cut_pots(hand.put_in, hand.still_in(), hand.carried)
            pots = judge_pots(cut, hand.hands, hand.retourne, hand.dealer, self.house)
            for pot in pots:
                self.caves[pot["winner"]] += pot["amount"]
            self.pay_premiums(hand)
        self.check()
        self.write_down(hand, pots, returned)
        self.dealer = (self.dealer - 1) % len(self.caves)  # L-TABLE-1

    def pay_premiums(self, hand: BouillotteHand) -> None:
        """L-PREMIUM: owed to each carré and simple brelan, the best first."""
        owners = sorted(self.caves) if self.house["premium_for_folded"] else hand.still_in()
        for owner, kind in best_brelans(owners, hand.hands, hand.retourne, self.house):
            if kind not in ("carre", "brelan"):
                continue
            owed = self.house["premium_carre"] if kind == "carre" else self.house["premium_simple"]
            for payer in self.caves:
                if payer == owner:
                    continue
                if self.house["premium_from"] == "cave":
                    paid = min(owed, self.caves[payer])
                    self.caves[payer] -= paid
                    self.caves[owner] += paid
                else:
                    self.premiums[payer] -= owed
                    self.premiums[owner] += owed

    def write_down(self, hand: BouillotteHand, pots: list[dict[str, Any]], returned: dict[int, int]) -> None:
        written = [
            {
                "amount": str(pot["amount"]),
                "eligible": [name(seat) for seat in pot["eligible"]],
                "winner": name(pot["winner"]),
                "by": pot["by"],
                "suit": pot["suit"],
            }
            for pot in pots
        ]
        self.finished.append(
            {
                "number": len(self.finished) + 1,
                "dealer": name(hand.dealer),
                "end": hand.end,
                "pots": written,
                "returned": amounts(returned),
                "carried": str(self.carried),
                "caves": amounts(self.caves),
                "premiums": amounts(self.premiums),
                "refills": amounts(self.refills),
            }
        )

    def result(self) -> dict[str, Any]:
        """L-SESSION-1 and 2."""
        share = Fraction(self.carried, len(self.caves))
        net = {
            seat: self.caves[seat] + self.premiums[seat] + share - self.house["cave"] * (1 + self.refills[seat])
            for seat in self.caves
        }
        assert sum(net.values()) == 0
        return {"share": str(share), "net": amounts(net), "places": places(net)}


def play_session(record: dict[str, Any]) -> dict[str, Any]:
    """The JSON of a record of the historic profile with any switches."""
    house = {**HISTORIC, **record.get("rules", {})}
    session = BouillotteSession(house, len(record["seats"]), int(record["dealer"][1:]) - 1)
    answer: dict[str, Any] = {"game": "bouillotte", "profile": record["profile"], "hands": session.finished}
    answer.update({"to_act": None, "legal": [], "result": None})
    hands = record.get("hand", [])
    where = (0, 0)
    try:
        for number, written in enumerate(hands, start=1):
            where = (number, 1)
            if house["hands"] != "none" and number > house["hands"]:
                raise Fault("L-SESSION-1")
            session.refill()
            if "dealer" in written and written["dealer"] != name(session.dealer):
                raise Fault("L-TABLE-1")
            deck = [read_card(text) for text in written["deck"].split()]
            hand = BouillotteHand(house, session.caves, session.dealer, session.carried, deck)
            for count, line in enumerate(written["actions"], start=1):
                where = (number, count)
                words = line.split()
                hand.act(int(words[0][1:]) - 1, words[1], int(words[2]) if len(words) > 2 else None)
            where = (number, len(written["actions"]) + 1)
            if hand.end:
                session.settle(hand)
            elif number < len(hands) or record.get("closed"):
                raise Fault("L-SESSION-1")
            else:
                answer["to_act"] = name(hand.to_act() or 0)
                answer["legal"] = sorted(f"{answer['to_act']} {word}" for word in hand.legal())
        if record.get("closed") and house["hands"] != "none":
            raise Fault("L-SESSION-1")
    except Fault as fault:
        answer["error"] = {"hand": where[0], "action": where[1], "clause": fault.clause}
        return answer
    if len(session.finished) == house["hands"] or record.get("closed"):
        answer["result"] = session.result()
    return answer
