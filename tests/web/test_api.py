"""The interface for programs: what OpenAPI promises is so, and a bot written by somebody else can play."""

import importlib.util
import socket
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

import httpx2
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from schemathesis import Case
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

import brelan
from brelan.record import GAMES, read_text
from brelan.web.socket import POLICY, TOO_MANY
from tests.patience import PATIENCE

from .house import House, body, in_house
from .process import Process

CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]
EXAMPLE = Path(__file__).resolve().parents[2] / "examples" / "api_bot.py"


def test_the_games_of_the_house(tmp_path: Path) -> None:
    async def told(house: House) -> None:
        async with house.program() as program:
            games = (await program.get("/api/games")).json()
            assert [game["game"] for game in games] == list(GAMES)
            for game in games:
                assert {house["profile"] for house in game["profiles"]} == set(GAMES[game["game"]].profiles)
                assert {switch["switch"] for switch in game["switches"]} == set(GAMES[game["game"]].switches)
                assert game["levels"]

    in_house(tmp_path / "x.sqlite", told)


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ({}, "unreadable"),
        ({"game": "poker"}, "unknown_game"),
        ({"game": "bourre", "profile": "nobody"}, "unknown_profile"),
        ({"game": "bourre", "seats": 9}, "unreadable"),
        ({"game": "bourre", "seats": "5"}, "unreadable"),
        ({"game": "bourre", "seats": 3}, "impossible_house"),
        ({"game": "bourre", "rules": {"ante": 0}}, "impossible_house"),
        ({"game": "bourre", "rules": {"ante": 1.5}}, "impossible_house"),
        ({"game": "bourre", "rules": {"nothing": 1}}, "impossible_house"),
        ({"game": "bourre", "level": "perfect"}, "unknown_level"),
        ({"game": "bourre", "clock": "slow"}, "unreadable"),
        ({"game": "bourre", "bots": [{"seat": "p6", "level": "random"}]}, "impossible_bots"),
        ({"game": "bourre", "name": "Zoé", "bots": [{"seat": "p1", "level": "random"}]}, "impossible_bots"),
        ({"game": "bourre", "name": " \u202e "}, "no_name"),
        ({"game": "bourre", "more": 1}, "unreadable"),
    ],
)
def test_a_table_that_cannot_be(tmp_path: Path, wish: dict[str, Any], code: str) -> None:
    async def told(house: House) -> None:
        async with house.program() as program:
            response = await program.post("/api/tables", json=wish)
            assert (response.status_code, body(response)["code"]) == (422, code)
            assert house.premises.shelf.tables() == []

    in_house(tmp_path / "x.sqlite", told)


def example() -> ModuleType:
    spec = importlib.util.spec_from_file_location("api_bot", EXAMPLE)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture(scope="module")
def open_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """A house in a process of its own, for all who come by the wire."""
    with Process(tmp_path_factory.mktemp("api") / "x.sqlite", bot=0.0) as house:
        yield house


def test_a_bot_written_by_somebody_else_plays_whole_sessions(open_house: Process) -> None:
    for game, totals in (("bourre", "balances"), ("bouillotte", "net")):
        seat = example().sit_down(open_house.address, game, "", "", "Robot")
        result = seat.play()
        assert set(result) == {"share", totals, "places"}
        with httpx2.Client(base_url=open_house.address, timeout=PATIENCE) as client:
            record = read_text(client.get(f"/api/tables/{seat.table}/record").text)
        assert len(record.hands) == 12
        assert record.names[0] == "Robot"


def test_a_bot_that_finds_no_seat_is_told_why(open_house: Process) -> None:
    for game, table, told in (("poker", "", "unknown_game"), ("bourre", "nowhere", "not_found")):
        with pytest.raises(ConnectionError, match=told):
            example().sit_down(open_house.address, game, table, "x", "Robot")


def test_a_bot_that_finds_no_house_says_so_in_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    with socket.socket() as nobody:
        nobody.bind(("127.0.0.1", 0))
        address = f"http://127.0.0.1:{nobody.getsockname()[1]}"
        monkeypatch.setattr("sys.argv", ["api_bot.py", "--address", address])
        with pytest.raises(SystemExit, match=f"^{address}: ") as told:
            example().main()
    assert "\n" not in str(told.value)


def test_the_door_for_programs_says_where_to_go_on(tmp_path: Path) -> None:
    async def told(house: House) -> None:
        async with house.program() as program:
            ways = (await program.get("/api")).json()
            assert (await program.get("/api/")).json() == ways
            assert ways.pop("brelan") == brelan.__version__
            assert ways == {"description": "/api/openapi.json", "games": "/api/games", "tables": "/api/tables"}
            assert (await program.get(ways["description"])).status_code == 200
            assert (await program.get(ways["games"])).status_code == 200
            wrong = await program.post("/api/", json={})
            assert (wrong.status_code, body(wrong)["code"]) == (405, "no_such_method")

    in_house(tmp_path / "x.sqlite", told)


def test_the_socket_is_in_the_description(tmp_path: Path) -> None:
    async def told(house: House) -> None:
        async with house.program() as program:
            text = (await program.get("/api/openapi.json")).json()["info"]["description"]
        assert "`GET /api/tables/{id}/follow` is a WebSocket" in text
        assert f"with {POLICY} for" in text
        assert f"with {TOO_MANY} when" in text

    in_house(tmp_path / "x.sqlite", told)


def test_every_answer_is_as_the_description_says(open_house: Process) -> None:
    """Whatever is sent: a status that is described, with a body of the shape described, and never a 500."""
    with httpx2.Client(base_url=open_house.address, timeout=PATIENCE) as host:
        opened = body(host.post("/api/tables", json={"game": "bourre", "name": "Zoé"}))
        headers = {"authorization": f"Bearer {opened['token']}"}
        host.post(f"/api/tables/{opened['table']}/bots", headers=headers)
        described = host.get("/api/openapi.json").json()
    schema = schemathesis.openapi.from_dict(described)
    operations: Any = schema.get_all_operations()
    for operation in operations:
        answers_as_described(operation.ok(), open_house.address, opened)


def answers_as_described(operation: Any, address: str, opened: dict[str, Any]) -> None:
    """Send this *operation* all sorts of things, some of them to a table that is there and from a seat at it."""

    @given(case=operation.as_strategy(), real=st.booleans())
    @settings(max_examples=12, deadline=None, suppress_health_check=list(HealthCheck), phases=[Phase.generate])
    def sent(case: Case[Any], real: bool) -> None:
        if real:
            case.path_parameters = dict.fromkeys(case.path_parameters or {}, opened["table"])
            case.headers["authorization"] = f"Bearer {opened['token']}"
        response = case.call(base_url=address, timeout=PATIENCE)
        case.validate_response(response, checks=CHECKS)

    sent()


def test_the_description_names_everything(tmp_path: Path) -> None:
    async def told(house: House) -> None:
        async with house.program() as program:
            paths = (await program.get("/api/openapi.json")).json()["paths"]
        found = {(path.removeprefix("/api"), method) for path, methods in paths.items() for method in methods}
        table = "/tables/{id}"
        assert found == {
            ("/games", "get"),
            ("/tables", "post"),
            (table, "get"),
            (f"{table}/seats", "post"),
            (f"{table}/actions", "post"),
            (f"{table}/cut", "post"),
            (f"{table}/close", "post"),
            (f"{table}/bots", "post"),
            (f"{table}/ready", "post"),
            (f"{table}/leave", "post"),
            (f"{table}/record", "get"),
        }

    in_house(tmp_path / "x.sqlite", told)
