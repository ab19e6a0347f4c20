"""What a seat sees, what a hand says of itself, and what it tells the table."""

from __future__ import annotations

import json
from typing import Any

import pytest

from brelan.cards import mask_of, read_cards, write_mask
from brelan.table import Action, Happening, Option, Posting

from .dealing import dealt, everybody_in, kinds, options, said

HANDS = {"p4": "Ad Qd 8s", "p3": "Kh Qh 9s", "p2": "Kd 8d 9c", "p1": "8h 8c Ks"}


def test_nobody_sees_a_card_before_the_deal() -> None:
    hand = dealt(HANDS, "Ah")
    for seat in (0, 1, 2, 3, None):
        view = hand.view(seat)
        assert (view.own, view.retourne, view.shown) == (0, 0, (0, 0, 0, 0))
        assert view.as_dict()["retourne"] is None


def test_then_each_its_own_and_the_retourne() -> None:
    hand = said(dealt(HANDS, "Ah"), "p4 decline, p4 open 3")
    assert write_mask(hand.view(2).own) == "9s Kh Qh"
    assert hand.view(None).own == 0
    assert hand.view(2).retourne == hand.view(None).retourne == mask_of(read_cards("Ah"))


def test_options_and_reasons_are_for_the_seat_to_act() -> None:
    hand = said(dealt(HANDS, "Ah", caves=[9, 9, 2, 9]), "p4 decline, p4 open 3")
    assert [str(option) for option in hand.view(2).options] == options(hand) == ["p3 call", "p3 fold"]
    reasons = {word: refusal.code for word, refusal in hand.view(2).refusals}
    assert reasons == {
        "carre": "blind_bets_over",
        "decline": "blind_bets_over",
        "open": "already_opened",
        "pass": "already_opened",
        "raise": "too_few_to_raise",
        "no-more": "answer_first",
    }
    for seat in (0, 1, 3, None):
        assert (hand.view(seat).options, hand.view(seat).refusals) == ((), ())


def test_the_seat_to_act_is_told_whichever_it_is() -> None:
    hand = said(dealt(HANDS, "Ah"), "p4 decline, p4 open 3, p3 fold, p2 fold")
    reasons = {word: refusal.code for word, refusal in hand.view(0).refusals}
    assert (reasons["pass"], reasons["no-more"]) == ("already_opened", "answer_first")
    assert [hand.view(seat).waiting for seat in (0, 3, None)] == [0b0001] * 3


def test_every_amount_is_an_action_and_all_of_them_one_option() -> None:
    hand = said(dealt(HANDS, "Ah", caves=[9, 9, 9, 9]), "p4 decline, p4 open 6")
    assert [str(action) for action in hand.legal()] == ["p3 call", "p3 fold", "p3 raise 7", "p3 raise 8", "p3 raise 9"]
    assert hand.options()[2] == Option(Action(2, "raise", amount=7), 7, 9)
    single = said(dealt(caves=[100, 100, 1, 100]), "p4 carre")
    assert [str(action) for action in single.legal()] == ["p3 open 1", "p3 pass"]


def test_in_a_word_how_each_seat_stands() -> None:
    def states(text: str, **deal: Any) -> list[str]:
        view = said(dealt(HANDS, "Ah", **deal), text).view(None)
        return [view.state(seat) for seat in range(4)]

    assert states("p4 decline, p4 pass") == ["in", "in", "in", "passed"]
    assert states("p4 decline, p4 pass, p3 open 4") == ["in", "in", "in", "in"]
    assert states("p4 decline, p4 open 9, p3 fold", caves=[9, 9, 9, 9]) == ["in", "in", "folded", "all_in"]
    assert states("p4 decline, p4 open 9, p3 fold, p2 fold, p1 fold", caves=[9, 9, 9, 9])[3] == "in"


def test_a_view_as_plain_values() -> None:
    hand = said(dealt(HANDS, "Ah", carried=2), "p4 carre, p3 decline, p3 open 4")
    found = hand.view(1).as_dict()
    assert found == json.loads(json.dumps(found))
    seats = found.pop("seats")
    assert found == {
        "game": "bouillotte",
        "seat": "p2",
        "dealer": "p1",
        "phase": "answering",
        "to_act": "p2",
        "carried": "2",
        "pot": "10",
        "level": "4",
        "retourne": "Ah",
        "hand": ["Kd", "8d", "9c"],
        "last_carre": "p4",
        "aggressor": "p3",
        "legal": ["p2 call", "p2 fold", "p2 raise 5-100"],
        "refusals": {
            "carre": ["blind_bets_over", "L-CARRE-2"],
            "decline": ["blind_bets_over", "L-CARRE-2"],
            "open": ["already_opened", "L-BET-4"],
            "pass": ["already_opened", "L-BET-4"],
            "no-more": ["answer_first", "L-BET-8"],
        },
        "settlement": None,
    }
    assert seats["p3"] == {"cave": "96", "put": "4", "state": "in", "said": "open", "shown": []}
    assert seats["p4"] == {"cave": "97", "put": "3", "state": "in", "said": "carre", "shown": []}


def test_a_view_after_the_showdown() -> None:
    hand = said(dealt(HANDS, "Ah"), "p4 decline, p4 open 8, p3 call, p2 fold, p1 fold, p3 raise 20, p4 call")
    found = hand.view(None).as_dict()
    assert found["settlement"] == {
        "end": "showdown",
        "taker": None,
        "pots": [{"amount": "41", "eligible": ["p3", "p4"], "winner": "p4", "by": "point", "suit": "d"}],
        "returned": {},
        "carried": "0",
        "premiums": {"p1": "0", "p2": "0", "p3": "0", "p4": "0"},
    }
    assert found["seats"]["p2"]["shown"] == ["Kd", "8d", "9c"]
    assert (found["pot"], found["to_act"], found["legal"]) == ("0", None, [])
    alone = said(dealt(HANDS, "Ah"), "p4 decline, p4 open 8, p3 fold, p2 fold, p1 fold").view(None).as_dict()
    assert alone["settlement"]["taker"] == "p4"


def test_a_view_in_short() -> None:
    hand = dealt(HANDS, "Ah")
    assert repr(hand.view(3)) == "<bouillotte.View p4 with -, blind bets, p4 to act, pot 1>"
    assert str(hand.view(3)).splitlines()[0] == "retourné -, pot 1, blind bets"
    hand = said(hand, "p4 carre, p3 decline, p3 open 4")
    assert repr(hand.view(None)) == "<bouillotte.View spectator, answering, p2 to act, pot 6>"
    assert repr(hand.view(1)) == "<bouillotte.View p2 with Kd 8d 9c, answering, p2 to act, pot 6>"
    assert str(hand.view(1)).splitlines() == [
        "retourné Ah, pot 6, answering",
        "p1  -  put in 1, left 99  in  dealer",
        "p2  Kd 8d 9c  put in 0, left 100  in  to act",
        "p3  -  put in 4, left 96  in",
        "p4  -  put in 1, left 99  in",
        "legal: p2 call, p2 fold, p2 raise 5-100",
    ]
    over = said(hand, "p2 fold, p1 fold, p4 fold").view(1)
    assert repr(over) == "<bouillotte.View p2 with Kd 8d 9c, over, pot 0>"
    assert len(str(over).splitlines()) == 5


def test_a_hand_says_what_it_is_and_shows_the_table() -> None:
    hand = said(dealt(HANDS, "Ah"), "p4 carre, p3 decline, p3 open 4")
    assert repr(hand) == "<bouillotte.Hand historic, answering, p2 to act, pot 6>"
    assert str(hand).splitlines() == [
        "retourné Ah, pot 6, answering",
        "p1  Ks 8h 8c  put in 1, left 99  dealer",
        "p2  Kd 8d 9c  put in 0, left 100  to act",
        "p3  9s Kh Qh  put in 4, left 96  open",
        "p4  8s Ad Qd  put in 1, left 99  carre",
    ]
    over = said(hand, "p2 fold, p1 fold, p4 fold")
    assert repr(over) == "<bouillotte.Hand historic, over, pot 0>"
    assert (over.awaits, over.pool, over.misplay) == (None, 0, None)


def test_the_story_of_a_hand() -> None:
    hand = dealt(HANDS, "Ah")
    story = [kinds(hand)]
    for text in (
        "p4 carre",
        "p3 decline",
        "p3 pass",
        "p2 open 5",
        "p1 call",
        "p4 raise 9",
        "p3 fold",
        "p2 call",
        "p1 call",
    ):
        hand = said(hand, text)
        story.append(kinds(hand))
    assert story == [
        [],
        ["carre", "carre"],
        ["decline", "dealt", "retourne"],
        ["pass"],
        ["open", "open"],
        ["call", "call"],
        ["raise", "raise"],
        ["fold"],
        ["call", "call"],
        ["call", "call", "more_round"],
    ]
    hand = said(hand, "p2 no-more, p1 no-more")
    assert kinds(hand) == [
        "no_more",
        "showdown",
        "shown",
        "shown",
        "shown",
        "shown",
        "pot",
        "point",
        "wins_by_point",
        "award",
    ]
    assert [event.seat for event in hand.happenings if isinstance(event, Happening) and event.kind == "shown"] == [
        3,
        2,
        1,
        0,
    ]


def test_postings_say_why_and_by_which_clause() -> None:
    reasons = {
        ("open", "L-BET-3"): "p4 decline, p4 open 5",
        ("call", "L-BET-4"): "p4 decline, p4 open 5, p3 call",
        ("raise", "L-BET-4"): "p4 decline, p4 open 5, p3 raise 6",
        ("raise", "L-BET-8"): "p4 decline, p4 open 5, p3 call, p2 fold, p1 fold, p3 raise 6",
        ("carre", "L-CARRE-2"): "p4 carre",
        ("award", "L-BET-6"): "p4 decline, p4 open 5, p3 fold, p2 fold, p1 fold",
        ("award", "L-BET-9"): "p4 carre, p3 decline, p3 pass, p2 pass, p1 pass",
        ("award", "L-POINT-2"): "p4 decline, p4 open 5, p3 fold, p2 fold, p1 call",
    }
    for reason, text in reasons.items():
        postings = [event for event in said(dealt(HANDS, "As"), text).happenings if isinstance(event, Posting)]
        assert [(posting.reason, posting.clause) for posting in postings][-1] == reason
    short = said(dealt(HANDS, "As", caves=[9, 9, 2, 9]), "p4 decline, p4 open 5, p3 call")
    assert short.happenings[-1] == Posting("p3", "pot", 2, "call", "L-BET-5")


@pytest.mark.parametrize(
    ("hands", "switches", "kind", "clause"),
    [
        ({"p4": "9s 9h 9d"}, {}, "wins_by_brelan", "L-HANDS-2"),
        ({"p4": "8s 8h 8d"}, {}, "wins_by_carre", "L-HANDS-1"),
        ({"p4": "8s 8h Ad"}, {"favori": "below_simple"}, "wins_by_favori", "L-HANDS-3"),
        ({"p4": "Qc Ks Kh"}, {"mistigri": True}, "wins_by_mistigri", "L-HANDS-3"),
    ],
)
def test_what_wins_is_told_with_its_cards(hands: dict[str, str], switches: Any, kind: str, clause: str) -> None:
    others = {"p3": "As Qd 9c", "p2": "Ah Qh Kd", "p1": "Ac Qs Kc"} if "9" not in hands["p4"] else {}
    others = others or {"p3": "As Qd 8s", "p2": "Ah Qh Kd", "p1": "Ac Qs Kc"}
    hand = everybody_in(dealt({**others, **hands}, "8c", **switches))
    told = next(event for event in hand.happenings if isinstance(event, Happening) and event.kind == kind)
    assert (told.seat, told.amount, told.clause) == (3, 8, clause)
    assert told.cards == mask_of(read_cards(hands["p4"]))


def test_what_views_have_in_common_is_all_but_what_is_their_own() -> None:
    hand = said(dealt(HANDS, "Ah"), "p4 decline, p4 open 3")
    views = [hand.view(seat) for seat in (0, 1, 2, 3, None)]
    for view in views:
        assert view.common == views[0].common
        assert view.common_dict() == views[0].common_dict()
        assert view.common_dict().keys().isdisjoint(view.own_dict())
    assert said(hand, "p3 fold").view(0).common != views[0].common
