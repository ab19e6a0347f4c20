"""Afterwards: the end in words, a line for every hand, replays from one's own seat, records from elsewhere."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from fractions import Fraction
from html import unescape
from pathlib import Path
from random import Random
from typing import Any

import pytest

from brelan.cards import cards_of
from brelan.record import GAMES, read_file, steps, write
from brelan.session import Session
from brelan.table import Posting, Result, read_seat
from brelan.table.standing import places
from brelan.web.books import words
from brelan.web.ending import ending
from brelan.web.hands import hand_lines
from brelan.web.page import LANGUAGES
from brelan.web.parts import speech
from brelan.web.room import Room
from tests.cli.terminal import brelan

from .house import BY_HAND, House, in_house, one_step, play

NAMES = ("Ana", "Bea", "Cy", "Dot", "Eli", "Fay", "Gus", "Ida")
VECTORS = sorted((Path(__file__).parents[1] / "vectors").glob("*.toml"))


def plain(page: str) -> str:
    """What a page says, without its tags."""
    return " ".join(unescape(re.sub(r"<[^>]+>", " ", page)).split())


# ---- the end


def ended(totals: tuple[int | Fraction, ...], me: int | None, name: str = "balances", language: str = "en") -> Any:
    result = Result(Fraction(0), totals, name, places(totals))
    return ending(result, NAMES[: len(totals)], me, 100, speech(language))


@pytest.mark.parametrize(
    ("totals", "me", "said"),
    [
        ((69, 93, 112, 120, 106), 0, "Dot wins the session, 20 chips up. You lost 31."),
        ((69, 93, 112, 120, 106), 2, "Dot wins the session, 20 chips up. You won 12."),
        ((69, 93, 112, 120, 106), 3, "You win the session, 20 chips up."),
        ((69, 93, 112, 120, 106), None, "Dot wins the session, 20 chips up."),
        ((100, 99, 101), 0, "Cy wins the session, 1 chip up. You came out even."),
        ((110, 80, 110), 1, "Ana and Cy share the first place, 10 chips up each. You lost 20."),
        ((110, 80, 110), 2, "You and Ana share the first place, 10 chips up each."),
        ((100, 100), 1, "It ends level: nobody has won or lost anything."),
        ((Fraction(509, 5), 100, Fraction(491, 5)), 2, "Ana wins the session, 1 4/5 chips up. You lost 1 4/5."),
    ],
)
def test_the_end_says_who_won_and_what_became_of_the_reader(
    totals: tuple[int | Fraction, ...], me: int | None, said: str
) -> None:
    assert ended(totals, me).headline == said


def test_where_only_gains_count_nothing_is_taken_off() -> None:
    told = ended((14, -6, -10, 2), 1, "net")
    assert told.headline == "Ana wins the session, 14 chips up. You lost 6."
    assert [(row.place, row.name, row.gain, row.has) for row in told.places] == [
        (1, "Ana", "+14", ""),
        (2, "Dot", "+2", ""),
        (3, "Bea", "−6", ""),
        (4, "Cy", "−10", ""),
    ]
    assert told.start == ""


def test_a_row_for_every_seat_and_ones_own_is_marked() -> None:
    told = ended((110, 80, 110), 1)
    assert [(row.place, row.name, row.gain, row.has, row.way, row.mine) for row in told.places] == [
        (1, "Ana", "+10", "110", 1, False),
        (1, "Cy", "+10", "110", 1, False),
        (3, "Bea", "−20", "80", -1, True),
    ]
    assert told.start == "100"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_end_is_told_in_every_language(language: str) -> None:
    said = {ended((110, 80, 110), me, language=language).headline for me in (None, 0, 1)}
    assert len(said) == 3
    assert ended((120, 80), 1, language=language).headline.count("20") == 2


# ---- a line for every hand


def sessions() -> Iterator[tuple[Session, list[list[Posting]]]]:
    """Stored sessions, each with the movements of chips of every finished hand."""
    for path in VECTORS:
        moved: list[list[Posting]] = []
        session: Session | None = None
        for session, fault in steps(read_file(path)):
            if fault is not None:
                break
            while len(moved) < len(session.log):
                moved.append([])
            if moved:
                moved[-1] += [event for event in session.happenings if isinstance(event, Posting)]
        if session is not None and session.reports:
            yield session, moved


def paid(moved: list[Posting], reason: str, *, source: bool) -> Mapping[int, int]:
    """Chips by seat that went for *reason*, from them or to them."""
    found: dict[int, int] = {}
    for event in moved:
        if event.reason == reason:
            seat = read_seat(event.source if source else event.target)
            found[seat] = found.get(seat, 0) + int(event.amount)
    return found


def test_a_line_names_who_took_the_pot_how_much_and_who_was_bourre() -> None:
    hands: dict[str, int] = {}
    for session, moved in sessions():
        names = NAMES[: session.house.seats]
        start = getattr(session.house, "start", 0) or getattr(session.house, "cave", 0)
        lines = hand_lines(session.reports, names, None, start, speech("en"))
        assert len(lines) == len(session.reports)
        for line, report, postings in zip(lines, session.reports, moved, strict=False):
            awards = paid(postings, "award", source=False)
            fined = paid(postings, "bourre", source=True)
            told = {seat for seat in range(len(names)) if re.search(rf"\b{names[seat]}\b[^;]* takes?\b", line)}
            assert told == set(awards), line
            if "tricks" in report or report["end"] == "showdown":
                assert sum(map(int, re.findall(r"takes (\d+)", line.replace(",", "")))) == sum(awards.values()), line
            pieces = [piece for piece in line.split("; ") if "bourré" in piece]
            assert {seat for seat in range(len(names)) if any(names[seat] in piece for piece in pieces)} == {
                seat for seat in fined if not report["tricks"][f"p{seat + 1}"]
            }, line
            kind = "bourre" if "tricks" in report else report["end"]
            hands[kind] = hands.get(kind, 0) + 1
    assert hands.keys() == {"bourre", "showdown", "alone", "carre", "passed"}
    assert min(hands.values()) > 5


BOURRE: dict[str, Any] = {
    "pot": "5",
    "tricks": {"p1": 0, "p3": 5},
    "winner": "p3",
    "fines": {"p1": "5"},
    "carried": "5",
}


@pytest.mark.parametrize(
    ("changed", "me", "said"),
    [
        ({}, 0, "Cy takes 5; you were bourré"),
        ({}, 2, "You take 5; Ana was bourré"),
        ({}, None, "Cy takes 5; Ana was bourré"),
        ({"winner": None, "tricks": {"p1": 1, "p3": 1}, "fines": {}}, 0, "Nobody takes the pot of 5"),
        (
            {"tricks": {"p1": 0, "p2": 0, "p3": 5}, "fines": {"p1": "5", "p2": "5"}, "carried": "10"},
            1,
            "Cy takes 5; you were bourré; Ana was bourré",
        ),
        ({"reneges": {"p1": 1}, "fines": {"p1": "10"}, "carried": "10"}, 0, "Cy takes 5; you were bourré; you reneged"),
        # A prize with a limit: the rest was carried on.
        ({"pot": "50", "fines": {"p1": "20"}, "carried": "50"}, 0, "Cy takes 20; you were bourré"),
    ],
)
def test_a_hand_of_bourre_in_one_line(changed: dict[str, Any], me: int | None, said: str) -> None:
    assert hand_lines([{**BOURRE, **changed}], NAMES, me, 100, speech("en")) == (said,)


def test_a_hand_of_bouillotte_says_what_the_reader_lost() -> None:
    even = dict.fromkeys(("p1", "p2", "p3"), "0")
    report = {"dealer": "p1", "end": "showdown", "returned": {}, "carried": "0", "premiums": even, "refills": even}
    pots = [{"amount": "17", "winner": "p2", "by": "brelan"}, {"amount": "22", "winner": "p3", "by": "point"}]
    hand = {**report, "pots": pots, "caves": {"p1": "83", "p2": "101", "p3": "116"}}
    said = [hand_lines([hand], NAMES[:3], me, 100, speech("en"))[0] for me in (0, 1, None)]
    assert said == [
        "Bea takes 17 with a brelan; Cy takes 22 by the point; you lose 17",
        "You take 17 with a brelan; Cy takes 22 by the point",
        "Bea takes 17 with a brelan; Cy takes 22 by the point",
    ]


def test_a_name_is_written_as_it_is() -> None:
    assert hand_lines([BOURRE], ("ana", "bea", "cy"), None, 100, speech("en")) == ("cy takes 5; ana was bourré",)


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_a_line_is_said_in_every_language(language: str) -> None:
    spoken = [hand_lines([BOURRE], NAMES, me, 100, speech(name)) for name in ("en", language) for me in (0, 2)]
    assert len(set(spoken)) == 4


# ---- the pages of a table that was played


async def played(house: House, hands: int, game: str = "bourre", seats: int = 5) -> tuple[Room, list[str]]:
    room, tokens = await house.seated(3, game=game, profile=None, seats=seats)
    await room.fill()
    random = Random(9)
    while len(room.session.reports) < hands:
        await one_step(room, random)
    return room, tokens


@pytest.mark.parametrize(("game", "seats"), [("bourre", 5), ("bouillotte", 4)])
def test_ones_own_hand_lies_in_a_row_and_a_looker_on_sees_none(tmp_path: Path, game: str, seats: int) -> None:
    async def told(house: House) -> None:
        room, tokens = await played(house, 2, game, seats)
        place = f"/t/{room.id}/hands/1"
        session = Session.open(room.session.game, room.house, room.session.names, room.session.first_dealer)
        session = session.deal(room.session.log[0].deck)
        for action in room.session.log[0].actions[:3]:
            session = session.apply(action)
        assert session.hand is not None
        spoken = speech("en")
        own = [spoken.card(card) for card in cards_of(getattr(session.hand.view(0), "own", 0))]
        async with house.visitor(cookie=f"seat={tokens[0]}") as mine, house.visitor() as other:
            row = re.search(r'<div class="row"[^>]*>(.*?)</div>', (await mine.get(f"{place}/3")).text)
            assert row is not None
            assert sorted(re.findall(r'<span class="vh">([^<]+)', row[1])) == sorted(own)
            # Nothing that is looked at afterwards can be played.
            assert "<button" not in row[1]
            assert 'class="row"' not in (await other.get(f"{place}/3")).text
            # The ring is laid out by the number of seats, as at the table.
            for page in (await mine.get(f"{place}/3"), await mine.get(f"/t/{room.id}")):
                assert re.search(rf'class="house-table [^"]*\bseats-{seats}\b', page.text)

    in_house(tmp_path / "x.sqlite", told, BY_HAND)


def test_what_opens_the_hands_is_there_only_when_they_may_be_opened(tmp_path: Path) -> None:
    async def told(house: House) -> None:
        room, tokens = await played(house, 1)
        random = Random(3)
        while not room.session.in_hand:
            await one_step(room, random)
        place, spoken = f"/t/{room.id}/hands", words("en")
        async with house.visitor(cookie=f"seat={tokens[0]}") as mine, house.visitor() as other:
            assert spoken.say("web-open-hands") in (await mine.get(f"{place}/1/1")).text
            assert spoken.say("web-open-hands") not in (await mine.get(f"{place}/2/0")).text
            assert spoken.say("after-still-closed") in (await mine.get(f"{place}/2/0")).text
            for person, whose in ((mine, "yes"), (other, "no")):
                assert spoken.say("web-closed-hands", mine=whose) in (await person.get(f"{place}/1/1?open=1")).text
            # The last step goes on to the next hand, and stays open.
            last = len(room.session.log[0].actions)
            page = (await mine.get(f"{place}/1/{last}?open=1")).text
            assert f'href="{place}/2/0?open=1" rel="next"' in page

    in_house(tmp_path / "x.sqlite", told, BY_HAND)


@pytest.mark.parametrize(("game", "seats"), [("bourre", 5), ("bouillotte", 4)])
def test_the_end_and_every_hand_on_the_pages(tmp_path: Path, game: str, seats: int) -> None:
    async def told(house: House) -> None:
        room, tokens = await played(house, 1, game, seats)
        await play(room, Random(4))
        result = room.session.result
        assert result is not None
        start = room.house.start if game == "bourre" else room.house.cave  # type: ignore[attr-defined]
        async with house.visitor(cookie=f"seat={tokens[1]}") as person:
            pages = [(await person.get(f"/t/{room.id}{path}")).text for path in ("", "/hands")]
            for page in pages:
                assert ending(result, room.session.names, 1, start, speech("en")).headline in plain(page)
                mine = re.findall(r'<tr class="mine">(.*?)</tr>', page)
                assert [plain(row).count(room.session.names[1]) for row in mine] == [1]
            lines = hand_lines(room.session.reports, room.session.names, 1, start, speech("en"))
            for number, line in enumerate(lines, 1):
                assert f'<a href="/t/{room.id}/hands/{number}/0">{line}</a>' in unescape(pages[1])

    in_house(tmp_path / "x.sqlite", told, BY_HAND)


def test_the_shuffle_has_its_summary_first_and_its_details_folded(tmp_path: Path) -> None:
    async def told(house: House) -> None:
        room, _tokens = await played(house, 3)
        async with house.visitor() as person:
            page = (await person.get(f"/t/{room.id}/shuffle")).text
            summary = words("en").say("verify-summary", fair=3, false=0, unknown=0, hands=3)
            assert 0 < page.index(summary) < page.index('<details class="proof"')
            assert f"brelan verify {room.id}.brelan" in page
            assert '<details class="proof" open' not in page
            # Every deck is there, and what is not yet over is no part of the summary.
            assert len(re.findall('<details class="proof"', page)) == 4
            # Somebody else’s record without shuffles is not called a session without hands.
            bare = re.sub(r"(?m)^shuffle = .*\n", "", write(room.session))
            place = (await brought(person, bare)).removesuffix("/hands")
            page = (await person.get(f"{place}/shuffle")).text
            assert words("en").say("after-no-proofs") in page
            assert words("en").say("verify-summary", fair=0, false=0, unknown=3, hands=3) in page

    in_house(tmp_path / "x.sqlite", told, BY_HAND)


def test_a_deck_that_is_not_the_promised_one_is_called_false(tmp_path: Path) -> None:
    async def told(house: House) -> None:
        room, _tokens = await played(house, 2)
        text = re.sub(r'commitment = "\w\w', 'commitment = "00', write(room.session), count=1)
        async with house.visitor() as person:
            place = (await brought(person, text)).removesuffix("/hands")
            page = plain((await person.get(f"{place}/shuffle")).text)
            assert words("en").say("verify-summary", fair=1, false=1, unknown=0, hands=2) in page
            assert words("en").say("verify-wrong_commitment") in page
            # And whoever downloads it finds the same.
            file = tmp_path / "false.brelan"
            file.write_bytes((await person.get(f"{place}/record.brelan")).content)
            assert brelan("verify", file).status == 1

    in_house(tmp_path / "x.sqlite", told, BY_HAND)


# ---- records from elsewhere


async def brought(person: Any, text: str) -> str:
    """The address at which the record in *text* is told."""
    response = await person.post("/replay", files={"record": ("a.brelan", text.encode())})
    assert response.status_code == 303, plain(response.text)
    return str(response.headers["location"])


def faulty(text: str) -> str:
    """The record in *text*, whose second hand begins with the first action twice."""
    head, mark, rest = text.rpartition("actions = [\n")
    first = rest.split("\n", 1)[0]
    return f"{head}{mark}{first}\n{rest}"


def test_a_broken_rule_is_told_as_the_command_line_tells_it(tmp_path: Path) -> None:
    async def told(house: House) -> None:
        room, _tokens = await played(house, 2)
        text = faulty(write(room.session))
        file = tmp_path / "faulty.brelan"
        file.write_text(text, "utf-8")
        run = brelan("replay", file)
        assert run.status == 1
        assert run.err.startswith("hand 2, action 2 (p")
        async with house.visitor() as person:
            place = await brought(person, text)
            pages = {path: plain((await person.get(place + path)).text) for path in ("", "/2/1", "/1/1", "/2/0")}
            where = {path for path, page in pages.items() if run.err.strip() in page}
            # On the page of the session, and at the step after which it happens.
            assert where == {"", "/2/1"}
            # A whole record says nothing of the kind.
            whole = await brought(person, write(room.session))
            assert words("en").say("after-broken") not in (await person.get(whole)).text

    in_house(tmp_path / "x.sqlite", told, BY_HAND)


def test_a_record_that_is_wrong_from_its_first_deal_has_nothing_to_show(tmp_path: Path) -> None:
    async def told(house: House) -> None:
        room, _tokens = await played(house, 1)
        other = f"p{(room.session.first_dealer + 1) % 5 + 1}"
        text = write(room.session).replace("[[hand]]\n", f'[[hand]]\ndealer = "{other}"\n', 1)
        async with house.visitor() as person:
            response = await person.post("/replay", files={"record": ("a.brelan", text.encode())})
            assert response.status_code == 422
            assert "hand 1, action 1: " in plain(response.text)

    in_house(tmp_path / "x.sqlite", told, BY_HAND)


@pytest.mark.parametrize("raw", [b"", b"hello", b"\xff\xfe", b"{}", b"a." * 9000, b"x = 1\n", b"x = [\n"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_junk_is_no_record_and_nobody_is_told_of_toml(tmp_path: Path, raw: bytes, language: str) -> None:
    async def told(house: House) -> None:
        async with house.visitor(**{"accept-language": language}) as person:
            page = (await person.post("/replay", files={"record": ("a.brelan", raw)})).text
            found = re.search(r'<p class="fault"[^>]*>(.*?)</p>', page)
            assert found is not None
            assert unescape(found[1]) == words(language).say("after-no-record")

    in_house(tmp_path / "x.sqlite", told, BY_HAND)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("brelan = 1\ngame = 5 5\n", "This record cannot be read: line 2, column 10: not TOML."),
        ("brelan = 1\ngame = [\n", "This record cannot be read: at the end: not TOML."),
        ("brelan = 2\n", "This record cannot be read: brelan: version “2” of the format is not known here, only 1 is."),
        ('brelan = 1\ngame = "whist"\n', "This record cannot be read: game: no game “whist”."),
    ],
)
def test_what_was_meant_to_be_a_record_is_told_where_it_is_not(tmp_path: Path, text: str, said: str) -> None:
    async def told(house: House) -> None:
        async with house.visitor() as person:
            page = (await person.post("/replay", files={"record": ("a.brelan", text.encode())})).text
            assert said in plain(page)

    in_house(tmp_path / "x.sqlite", told, BY_HAND)


def test_how_it_goes_stands_above_the_clauses(tmp_path: Path) -> None:
    async def told(house: House) -> None:
        async with house.visitor() as person:
            for game, letter in (("bourre", "B"), ("bouillotte", "L")):
                page = unescape((await person.get(f"/rules/{game}")).text)
                values = GAMES[game].profiles[GAMES[game].default_profile].values
                for sentence in words("en").goes(letter, values):
                    assert 0 < page.index(sentence) < page.index('class="clause-line"')

    in_house(tmp_path / "x.sqlite", told)
