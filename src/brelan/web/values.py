"""What the templates of whole documents, and of what is seldom shown, are given."""

from __future__ import annotations

import hashlib
from functools import cache
from importlib.resources import files
from typing import Any, Final

from .account import score
from .ending import ending
from .faces import SHAPES
from .hands import hand_lines
from .limits import CLOCKS
from .page import LANGUAGES
from .papers import Page
from .parts import common, manner
from .ring import in_row
from .tell import clause_anchor, house_lines, switch_fields

_TELL: Final = {
    "score": score,
    "fields": switch_fields,
    "house": house_lines,
    "ending": ending,
    "hands": hand_lines,
    "row": in_row,
    "clocks": CLOCKS,
}


def values_of(page: Page) -> dict[str, Any]:
    """All that a template may ask of *page*."""
    prefs = page.prefs
    return {
        **common(manner(prefs)),
        "page": page,
        "stage": getattr(page, "stage", ""),
        "prefs": prefs,
        "shapes": SHAPES,
        "static": lambda path: prefs.root + address(path),
        "languages": LANGUAGES,
        "tell": _TELL,
        "anchor": clause_anchor,
    }


@cache
def address(path: str) -> str:
    """Where the file *path* of the house is served: its content is in the address, so it may be kept for ever."""
    content = (files(__package__) / "static" / path).read_bytes()
    return f"/static/{path}?{hashlib.sha256(content).hexdigest()[:10]}"
