"""The page on the interface for programs: its requests are those there are, and its commands work in their order."""

from __future__ import annotations

import json
import re
import shlex
from pathlib import Path
from typing import Any

from brelan.web.limits import Limits

from ..web.house import House, in_house

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "api.md").read_text("utf-8")
README = (ROOT / "README.md").read_text("utf-8")


def commands(text: str) -> list[list[str]]:
    """Every ``curl`` in *text*, as words."""
    lines = re.findall(r"^\s*(curl (?:.*\\\n)*.*)$", text, re.MULTILINE)
    return [shlex.split(line.replace("\\\n", " ")) for line in lines]


def test_the_table_lists_every_request(tmp_path: Path) -> None:
    async def told(house: House) -> None:
        async with house.program() as program:
            paths = (await program.get("/api/openapi.json")).json()["paths"]
        described = {f"{method.upper()} {path}" for path, methods in paths.items() for method in methods}
        assert set(re.findall(r"^\| `(.+?)` \|", PAGE, re.MULTILINE)) == described

    in_house(tmp_path / "x.sqlite", told)


def test_the_commands_work_in_their_order(tmp_path: Path) -> None:
    async def told(house: House) -> None:
        opened: dict[str, Any] = {}
        done = []
        for words in commands(PAGE):
            (url,) = (word for word in words if word.startswith("http://localhost:8000/"))
            path = url.removeprefix("http://localhost:8000").replace("$TABLE", opened.get("table", ""))
            sent = json.loads(words[words.index("-d") + 1]) if "-d" in words else None
            assert ("$JSON" in words or "content-type: application/json" in words) == (sent is not None)
            async with house.program(opened["token"] if "$AUTH" in words else "") as program:
                if sent is not None and "version" in sent:
                    seen = (await program.get(path.rpartition("/")[0])).json()
                    # The numbers stand for what was seen; who cuts and who is asked is for the lot to say.
                    sent["version"] = seen["version"]
                response = await (program.get(path) if sent is None else program.post(path, json=sent))
            opened = opened or response.json()
            done.append((path.rpartition("/")[2], response.status_code))
        assert [status for _, status in done] in ([201, 200, 200, 200, 200], [201, 200, 200, 200, 409]), done

    in_house(tmp_path / "x.sqlite", told)


def test_the_command_of_the_readme_opens_a_table(tmp_path: Path) -> None:
    async def told(house: House) -> None:
        (words,) = commands(README)
        async with house.program() as program:
            response = await program.post("/api/tables", json=json.loads(words[words.index("-d") + 1]))
        assert "http://localhost:8000/api/tables" in words
        assert response.status_code == 201

    in_house(tmp_path / "x.sqlite", told)


def test_the_limits_are_those_of_the_house() -> None:
    limits = Limits()
    assert (limits.posts_a_second, limits.opens_a_second) == (10, 1 / 5)
    assert "ten posts a second" in PAGE
    assert "a new table every five seconds" in PAGE
