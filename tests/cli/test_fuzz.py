"""Whatever is done to a record, reading and replaying it answers with one of three statuses and never breaks."""

from __future__ import annotations

import json
import tempfile
from pathlib import Path

from hypothesis import given, settings
from hypothesis import strategies as st

from brelan.record import NotARecordError, as_json, read_bytes, replay, verify

from .terminal import VECTORS, brelan

FILES = [path.read_bytes() for path in sorted(VECTORS.glob("*-pub-[0-3].toml"))]
PIECES = (
    b'"',
    b"[",
    b"]",
    b"{",
    b"\n",
    b"\\",
    b"=",
    b"p9 ",
    b"draw",
    b"9999999999999",
    b"\xff",
    b"\xc3\xa9",
    b"[[hand]]\n",
)


@st.composite
def spoiled(draw: st.DrawFn) -> bytes:
    """A real record with some of its bytes, lines or words changed, moved, left out."""
    data = draw(st.sampled_from(FILES))
    for _ in range(draw(st.integers(1, 4))):
        at = draw(st.integers(0, len(data)))
        to = draw(st.integers(at, min(len(data), at + 60)))
        way = draw(st.sampled_from(("cut", "put", "replace", "end", "lines", "twice")))
        new = draw(st.sampled_from(PIECES) | st.binary(max_size=8))
        if way == "cut":
            data = data[:at] + data[to:]
        elif way == "put":
            data = data[:at] + new + data[at:]
        elif way == "replace":
            data = data[:at] + new + data[to:]
        elif way == "end":
            data = data[:at]
        elif way == "twice":
            data = data[:to] + data[at:]
        else:
            lines = data.splitlines(keepends=True)
            one, other = (draw(st.integers(0, max(0, len(lines) - 1))) for _ in range(2))
            if lines:
                lines[one], lines[other] = lines[other], lines[one]
            data = b"".join(lines)
    return data


@settings(max_examples=400)
@given(spoiled())
def test_a_spoiled_record_is_read_and_replayed_or_refused(data: bytes) -> None:
    try:
        record = read_bytes(data)
    except NotARecordError:
        return
    played = replay(record)
    answer = json.loads(json.dumps(as_json(played)))
    assert ("error" in answer) is (played.fault is not None)
    assert len(verify(record)) == len(record.hands)


@settings(max_examples=60)
@given(spoiled() | st.binary(max_size=200))
def test_the_commands_end_with_one_of_three_statuses_and_at_most_one_line(data: bytes) -> None:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "a.brelan"
        path.write_bytes(data)
        for command in (["replay"], ["replay", "--json"], ["verify"]):
            run = brelan(*command, path)
            assert run.status in (0, 1, 2)
            silent = run.status == 0 or (command == ["verify"] and run.status == 1)
            assert run.err.count("\n") == (0 if silent else 1)
            if command == ["replay", "--json"] and run.status < 2:
                assert ("error" in json.loads(run.out)) is (run.status == 1)
