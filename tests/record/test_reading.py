"""What is no record at all: each way, with the place it names."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from brelan.cards import CARD_NAMES
from brelan.record import MOST_BYTES, NotARecordError, Record, read_bytes, read_file, read_text
from brelan.table import HouseError

DECK = " ".join(CARD_NAMES)
HEAD = 'brelan = 1\ngame = "bourre"\nprofile = "pagat"\nseats = ["Ana", "Bea", "Cy"]\ndealer = "p3"\n'
HAND = f'[[hand]]\ndeck = "{DECK}"\nactions = ["p1 pass", "p2 pass"]\n'
GOOD = f"{HEAD}\n{HAND}"
SHUFFLE = 'scheme = "brelan-1", seed = "' + "00" * 32 + '", cut = 3'


def fault(text: str | bytes) -> tuple[str, str, str]:
    """Code, place and detail of the error that *text* gives."""
    with pytest.raises(NotARecordError) as error:
        read_bytes(text if isinstance(text, bytes) else text.encode())
    assert len(error.value.detail) <= 60
    return error.value.code, error.value.place, error.value.detail


def without(key: str) -> str:
    return "\n".join(line for line in GOOD.splitlines() if not line.startswith(f"{key} ="))


def with_line(line: str, text: str = GOOD) -> str:
    """*text* with the line of the same key replaced; a new key is put at the top."""
    key = line.split(" =", maxsplit=1)[0]
    lines = text.splitlines()
    if any(one.startswith(f"{key} =") for one in lines):
        return "\n".join(line if one.startswith(f"{key} =") else one for one in lines)
    return "\n".join([line, *lines])


def test_a_good_one_is_read() -> None:
    record = read_text(GOOD)
    assert (record.game.name, record.house.profile, record.names) == ("bourre", "pagat", ("Ana", "Bea", "Cy"))
    assert (record.dealer, record.closed, len(record.hands)) == (2, False, 1)
    assert record.hands[0].deck == tuple(range(52))
    assert [str(action) for action in record.hands[0].actions] == ["p1 pass", "p2 pass"]


@pytest.mark.parametrize(
    ("text", "code", "place"),
    [
        ("brelan = ", "not_toml", "end of document"),
        ("brelan = 1\ngame = bourre", "not_toml", "line 2, column 8"),
        ("a = " + "9" * 5000, "not_toml", "file"),
        ("a = " + "[" * 10_000, "too_deep", "file"),
        ("\n\na" + ".a" * 40 + " = 1", "too_deep", "line 3"),
        *(("\n" + part * 300 + "a = 1", "too_deep", "line 2") for part in ('"!".', "'a b' . ", '"\\"".', '"\u2028".')),
        (with_line("seats = { a = 1 }"), "bad_names", "seats"),
        (b"brelan = 1\n\xff", "not_utf8", "byte 12"),
        (b"#" * (MOST_BYTES + 1), "too_large", "file"),
        ("", "unknown_version", "brelan"),
        (with_line("brelan = 2"), "unknown_version", "brelan"),
        (with_line("brelan = true"), "unknown_version", "brelan"),
        (with_line('brelan = "1"'), "unknown_version", "brelan"),
        (without("game"), "missing_key", "top"),
        (with_line('game = "whist"'), "unknown_game", "game"),
        (with_line("game = 5"), "not_text", "top, game"),
        (with_line('profile = "chicago"'), "impossible_house", "rules, chicago"),
        (with_line("profile = []"), "not_text", "top, profile"),
        (without("seats"), "bad_names", "seats"),
        (with_line('seats = "Ana"'), "bad_names", "seats"),
        (with_line('seats = ["Ana", "", "Cy"]'), "bad_names", "seats"),
        (with_line('seats = ["Ana", "B\\tea", "Cy"]'), "bad_names", "seats"),
        (with_line('seats = ["Ana", 7, "Cy"]'), "bad_names", "seats"),
        (with_line(f'seats = ["Ana", "{"B" * 41}", "Cy"]'), "bad_names", "seats"),
        (with_line('seats = ["Ana"]'), "impossible_house", "rules, seats"),
        (with_line("rules = 5"), "not_a_table", "rules"),
        (with_line("rules = { limit = 0 }"), "impossible_house", "rules, limit"),
        (with_line("rules = { joker = true }"), "impossible_house", "rules, joker"),
        (without("dealer"), "missing_key", "top"),
        (with_line('dealer = "p4"'), "no_seat", "dealer"),
        (with_line('dealer = "Ana"'), "no_seat", "dealer"),
        (with_line("dealer = 3"), "not_text", "top, dealer"),
        (HEAD + "hand = 5", "not_a_table", "hand"),
        (HEAD + "hand = [5]", "not_a_table", "hand"),
        (with_line('closed = "yes"'), "not_yes_no", "closed"),
        (with_line("cards = 52"), "unknown_key", "top"),
        (GOOD + "speed = 5", "unknown_key", "hand 1"),
        (without("deck"), "missing_key", "hand 1"),
        (with_line("deck = 5"), "not_text", "hand 1, deck"),
        (with_line('deck = "2s 3x"'), "no_card", "hand 1, deck"),
        (with_line('deck = "2s 2s"'), "card_twice", "hand 1, deck"),
        (with_line('deck = "2s 3s"'), "cards_missing", "hand 1, deck"),
        (with_line('deck = ""'), "cards_missing", "hand 1, deck"),
        (with_line('actions = "p1 pass"'), "not_a_list", "hand 1, actions"),
        (with_line('actions = ["p1 pass", 5]'), "unreadable_action", "hand 1, action 2"),
        (with_line('actions = ["p1 jump"]'), "unreadable_action", "hand 1, action 1"),
        (with_line('actions = [""]'), "unreadable_action", "hand 1, action 1"),
        (GOOD + 'dealer = "p9"', "no_seat", "hand 1, dealer"),
        (GOOD + "dealer = 9", "not_text", "hand 1, dealer"),
        (GOOD + "shuffle = 5", "not_a_table", "hand 1, shuffle"),
        (GOOD + 'shuffle = { speed = "fast" }', "unknown_key", "hand 1, shuffle"),
        (GOOD + "shuffle = { cut = 3 }", "missing_key", "hand 1, shuffle"),
        (GOOD + "shuffle = {" + SHUFFLE.replace("brelan-1", "brelan-0") + "}", "bad_shuffle", "hand 1, shuffle"),
        (GOOD + "shuffle = {" + SHUFFLE.replace("00", "zz") + "}", "bad_shuffle", "hand 1, shuffle"),
        (GOOD + "shuffle = {" + SHUFFLE.replace("00", "", 1) + "}", "bad_shuffle", "hand 1, shuffle"),
        (GOOD + "shuffle = {" + SHUFFLE.replace("3", "0") + "}", "bad_shuffle", "hand 1, shuffle"),
        (GOOD + "shuffle = {" + SHUFFLE.replace("3", "52") + "}", "bad_shuffle", "hand 1, shuffle"),
        (GOOD + "shuffle = {" + SHUFFLE.replace("3", "true") + "}", "bad_shuffle", "hand 1, shuffle"),
        (GOOD + "shuffle = {" + SHUFFLE + ", commitment = 5}", "not_text", "hand 1, shuffle, commitment"),
        (with_line("shuffle = 5"), "not_a_table", "shuffle, shuffle"),
        (with_line('started = "yesterday"'), "not_a_time", "top, started"),
        (with_line("ended = 2024-01-01"), "not_a_time", "top, ended"),
        (GOOD + "started = 5", "not_a_time", "hand 1, started"),
        (with_line("comments = 5"), "not_text", "top, comments"),
        (with_line('comments = ["so", 5]'), "not_text", "top, comments"),
    ],
)
def test_what_is_no_record(text: str | bytes, code: str, place: str) -> None:
    assert fault(text)[:2] == (code, place)


def test_what_is_missing_or_wrong_is_named() -> None:
    assert fault(with_line(f'deck = "{DECK[:-3]}"'))[2] == "Ac"
    assert fault(with_line('deck = "2s 2s"'))[2] == "2s"
    assert fault(with_line('deck = "2s Zz"'))[2] == "Zz"
    assert fault(with_line('actions = ["p1 pass", "p2 draw 3z"]'))[2] == "3z"
    assert fault(with_line("cards = 52"))[2] == "cards"
    assert fault(without("dealer"))[2] == "dealer"


def test_a_card_that_is_not_of_the_game() -> None:
    text = 'brelan = 1\ngame = "bouillotte"\nseats = ["A", "B", "C", "D"]\ndealer = "p1"\n[[hand]]\ndeck = "As 2s"\n'
    assert fault(text) == ("foreign_card", "hand 1, deck", "2s")


def test_an_impossible_house_keeps_what_is_wrong_with_it() -> None:
    with pytest.raises(NotARecordError) as error:
        read_text(with_line("rules = { limit = 0 }"))
    assert isinstance(error.value.cause, HouseError)
    assert error.value.cause.switch == "limit"
    assert error.value.cause.allowed.endswith("none")
    assert str(error.value) == f"impossible_house: rules, limit, {error.value.cause}"


def test_an_error_says_its_code_its_place_and_the_piece() -> None:
    for text, told in (
        (with_line('dealer = "p4"'), "no_seat: dealer, p4"),
        (with_line(f"comments = {'.'.join('a' * 40)} = 1"), "too_deep: line 1"),
    ):
        with pytest.raises(NotARecordError) as error:
            read_text(text)
        assert str(error.value) == told


def test_dots_in_prose_join_no_key() -> None:
    prose = "A long evening. Ana said 1.5 would do... " * 100
    assert read_text(with_line(f'comments = "{prose}"')).notes == {"comments": prose}


@pytest.mark.parametrize("key", ["seats", "dealer", "comments", "brelan", "profile"])
def test_tables_in_tables_in_tables(key: str) -> None:
    # Each key has but thirty dots, and no line more; together they are deeper than anything can be printed.
    deep = ("{" + ".".join("a" * 30) + " = [\n") * 60 + "1" + "]}" * 60
    assert fault(with_line(f"{key} = {deep}"))[:2] == ("too_deep", "file")


def test_what_is_left_out_has_its_default() -> None:
    record = read_text('brelan = 1\ngame = "bourre"\nseats = ["A", "B", "C", "D", "E"]\ndealer = "p1"\n')
    assert (record.house.profile, record.hands, record.closed, record.notes) == ("louisiana", (), False, {})
    hand = read_text(f'{HEAD}[[hand]]\ndeck = "{DECK}"\n').hands[0]
    assert (hand.actions, hand.dealer, hand.shuffle, hand.commitment) == ((), None, None, "")


def test_times_and_comments_are_kept() -> None:
    text = with_line("started = 2024-05-01T20:00:00Z", with_line('comments = ["a", "b"]'))
    record = read_text(text + '\ncomments = "slow"\n')
    assert record.notes["comments"] == ["a", "b"]
    assert record.notes["started"].year == 2024
    assert record.hands[0].notes == {"comments": "slow"}


def test_a_shuffle_is_read() -> None:
    hand = read_text(GOOD + "shuffle = {" + SHUFFLE + ', commitment = "ab"}').hands[0]
    assert hand.shuffle is not None
    assert (hand.shuffle.seed, hand.shuffle.cut, hand.commitment) == (bytes(32), 3, "ab")
    assert read_text(with_line("shuffle = {" + SHUFFLE + "}")).hands[0].shuffle is None


def test_a_file_with_a_mark_at_its_head_and_windows_lines(tmp_path: Path) -> None:
    file = tmp_path / "a.brelan"
    file.write_bytes(b"\xef\xbb\xbf" + GOOD.replace("\n", "\r\n").encode())
    assert read_file(file).names == ("Ana", "Bea", "Cy")


def test_a_file_that_is_too_large_is_not_read_to_its_end(tmp_path: Path) -> None:
    file = tmp_path / "large.brelan"
    with file.open("wb") as out:
        out.truncate(50_000_000)
    with pytest.raises(NotARecordError) as error:
        read_file(file)
    assert error.value.code == "too_large"


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(OSError, match="nowhere"):
        read_file(tmp_path / "nowhere.brelan")


@given(st.integers(0, len(GOOD)), st.integers(0, len(GOOD)), st.text(max_size=3))
def test_any_piece_cut_out_or_put_in_leaves_a_record_or_an_error(start: int, end: int, between: str) -> None:
    found: Record | NotARecordError
    try:
        found = read_text(GOOD[:start] + between + GOOD[end:])
    except NotARecordError as error:
        found = error
    assert found.place if isinstance(found, NotARecordError) else found.game.name == "bourre"
