"""How a judge writes seats, amounts and places into its answer."""

from __future__ import annotations

from typing import Any


def name(seat: int) -> str:
    return f"p{seat + 1}"


def amounts(by_seat: dict[int, Any]) -> dict[str, str]:
    return {name(seat): str(by_seat[seat]) for seat in sorted(by_seat)}


def places(values: dict[int, Any]) -> list[list[str]]:
    """B-SESSION-2: the highest first, equal values share the place."""
    ladder = sorted(set(values.values()), reverse=True)
    return [[name(seat) for seat in sorted(values) if values[seat] == value] for value in ladder]
