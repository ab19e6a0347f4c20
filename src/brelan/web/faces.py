"""Card faces: our own compact drawing, 60 wide and 84 high, with index letters by language.

The shapes stand once in each document (``SHAPES``); a face only points at them. Colours come from the style sheet, so
that four colours, two colours and the large index are a word on the page's root, and not another drawing.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from markupsafe import Markup, escape

from ..cards import RANKS, SUITS, Card

SUIT_SHAPES: Final = {
    "s": (
        "M16 2C20 8.5 29 13 29 20a6.6 6.6 0 0 1-12 4c0 3 1 5 4 7H11c3-2 4-4 4-7a6.6 6.6 0 0 1-12-4C3 13 12 8.5 16 2Z"
    ),
    "h": (
        "M16 29.5C7 21.5 2 16.5 2 10.5 2 6 5.3 3 9 3c3 0 5.6 1.7 7 4.6C17.4 4.7 20 3 23 3c3.7 0 7 3 7 7.5"
        " 0 6-5 11-14 19Z"
    ),
    "d": "M16 1c3 6 7.5 11 11.5 15-4 4-8.5 9-11.5 15C13 25 8.5 20 4.5 16 8.5 12 13 7 16 1Z",
    "c": (
        "M16 2a6.4 6.4 0 0 1 5.3 10A6.5 6.5 0 1 1 17 21.5c.3 4.5 1.5 7.5 4 9.5H11c2.5-2 3.7-5 4-9.5"
        "A6.5 6.5 0 1 1 10.7 12 6.4 6.4 0 0 1 16 2Z"
    ),
}
"""Each suit in a square of 32."""

_EMBLEMS: Final = {
    # crown, rose, feather: a lighter ground and a line on it
    "K": (
        "M5 12l7 6 4-11 4 11 7-6-3 15H8Z",
        "M5 12l7 6 4-11 4 11 7-6-3 15H8ZM8 23.5h16",
    ),
    "Q": (
        "M11.8 6.5a4.2 4.2 0 1 0 8.4 0 4.2 4.2 0 1 0-8.4 0ZM16.6 10a4.2 4.2 0 1 0 8.4 0 4.2 4.2 0 1 0-8.4 0Z"
        "M14.7 15.5a4.2 4.2 0 1 0 8.4 0 4.2 4.2 0 1 0-8.4 0ZM8.9 15.5a4.2 4.2 0 1 0 8.4 0 4.2 4.2 0 1 0-8.4 0Z"
        "M7 10a4.2 4.2 0 1 0 8.4 0 4.2 4.2 0 1 0-8.4 0Z",
        "M11.9 5.8A4.2 4.2 0 1 1 20.1 5.8A4.2 4.2 0 1 1 22.7 13.7A4.2 4.2 0 1 1 16 18.5A4.2 4.2 0 1 1 9.3 13.7"
        "A4.2 4.2 0 1 1 11.9 5.8ZM13.8 11.5a2.2 2.2 0 1 0 4.4 0 2.2 2.2 0 1 0-4.4 0Z"
        "M16 20v10m0-2c3.5 0 6-2 7-5.5-4 0-6.5 2-7 5.5Z",
    ),
    "J": (
        "M26 4C15 5 8 11 8 21l1 3c9-1 15-6 17-20Z",
        "M26 4C15 5 8 11 8 21l1 3c9-1 15-6 17-20ZM20 11 6 28m6-8 1-6m2 3h6",
    ),
}


def _symbols() -> str:
    suits = [
        f'<symbol id="suit-{suit}" viewBox="0 0 32 32"><path d="{shape}"/></symbol>'
        for suit, shape in SUIT_SHAPES.items()
    ]
    courts = [
        f'<symbol id="court-{rank}" viewBox="0 0 32 32"><path class="tone" d="{ground}"/>'
        f'<path class="line" d="{line}"/></symbol>'
        for rank, (ground, line) in _EMBLEMS.items()
    ]
    return "".join(suits + courts)


SHAPES: Final = Markup(f'<svg class="shapes" aria-hidden="true">{_symbols()}</svg>')
"""Every shape the faces use, once for each document."""


@cache
def face(card: Card, letters: tuple[str, ...], pictures: str = "") -> Markup:
    """The face of *card*, 0–51; *letters* are the thirteen index letters of a language, the two first.

    *pictures* is where the pictures of the court cards are served; without it they are our own emblems.
    """
    suit, rank = SUITS[card // 13], RANKS[card % 13]
    index = escape(letters[card % 13])
    wide = " ten" if len(letters[card % 13]) > 1 else ""
    return Markup(
        f'<svg class="face suit-{suit}{wide}" viewBox="0 0 60 84" aria-hidden="true" focusable="false">'
        f'<text class="index" x="5" y="25">{index}</text>'
        f'<use class="pip" href="#suit-{suit}" x="5" y="30" width="15" height="15"/>'
        f"{_middle(suit, rank, pictures)}</svg>"
    )


def _middle(suit: str, rank: str, pictures: str) -> str:
    if rank in _EMBLEMS and pictures:
        address = f"{escape(pictures)}{rank}{suit}.svg"
        return f'<image class="picture" href="{address}" x="24" y="28" width="33" height="52"/>'
    if rank in _EMBLEMS:
        return (
            f'<use class="court" href="#court-{rank}" x="20" y="26" width="36" height="36"/>'
            f'<use class="big" href="#suit-{suit}" x="29" y="61" width="18" height="18"/>'
        )
    if rank == "A":
        return f'<use class="big ace" href="#suit-{suit}" x="16" y="36" width="42" height="42"/>'
    return f'<use class="big" href="#suit-{suit}" x="24" y="45" width="31" height="31"/>'
