"""What a vector asks for and an answer does not give."""

from __future__ import annotations

from typing import Any


def differences(wanted: Any, given: Any, path: str = "") -> list[str]:
    """One line for each place where the answer is not what is wanted; keys that are not asked for may be there."""
    if isinstance(wanted, dict) and isinstance(given, dict):
        found = [f"{path}/{key} is missing" for key in wanted if key not in given]
        for key in wanted:
            if key in given:
                found += differences(wanted[key], given[key], f"{path}/{key}")
        return found
    if isinstance(wanted, list) and isinstance(given, list) and len(wanted) == len(given):
        found = []
        for place, (one, other) in enumerate(zip(wanted, given, strict=True)):
            found += differences(one, other, f"{path}/{place}")
        return found
    return [] if wanted == given else [f"{path}: {given!r} instead of {wanted!r}"]
