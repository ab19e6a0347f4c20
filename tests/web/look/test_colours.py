"""The four suits can be told apart: by lightness, by blue, and by somebody who sees no green; and all can be read."""

from __future__ import annotations

import re
from itertools import combinations
from math import dist
from pathlib import Path
from typing import Final

import pytest

from brelan import web

STYLE: Final = (Path(web.__file__).parent / "static" / "house.css").read_text("utf-8")
# Machado, Oliveira, Fernandes 2009: what remains of linear red, green and blue with no green cones.
NO_GREEN: Final = ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881))
Colour = tuple[float, float, float]


def colour(name: str, theme: int = 0) -> Colour:
    """A colour of the style sheet as linear red, green, blue: the first of that name is by day, the next by night."""
    found = re.findall(rf"--{name}: #([0-9a-f]{{6}})", STYLE)[theme]
    parts = [int(found[at : at + 2], 16) / 255 for at in (0, 2, 4)]
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return red, green, blue


def light(linear: Colour) -> float:
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: str, other: str, theme: int = 0) -> float:
    """The contrast of the web guidelines, 1 to 21, on *other* by day or by night."""
    low, high = sorted((light(colour(one)), light(colour(other, theme))))
    return (high + 0.05) / (low + 0.05)


def lab(linear: Colour) -> Colour:
    """The same in CIE L*a*b*, where distances are as people see them."""
    red, green, blue = (min(1.0, max(0.0, part)) for part in linear)
    x = (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505
    y = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    z = (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089
    fx, fy, fz = (part ** (1 / 3) if part > 0.008856 else 7.787 * part + 16 / 116 for part in (x, y, z))
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)


def without_green(linear: Colour) -> Colour:
    red, green, blue = (sum(weight * part for weight, part in zip(row, linear, strict=True)) for row in NO_GREEN)
    return red, green, blue


def apart(one: Colour, other: Colour) -> float:
    return dist(lab(one), lab(other))


@pytest.mark.parametrize(("one", "other"), list(combinations("shdc", 2)))
def test_two_suits_are_told_apart_also_without_green(one: str, other: str) -> None:
    assert apart(colour(one), colour(other)) > 25
    assert apart(without_green(colour(one)), without_green(colour(other))) > 25


@pytest.mark.parametrize("suit", "shdc")
@pytest.mark.parametrize("theme", [0, 1], ids=["day", "night"])
def test_a_suit_is_read_on_ivory(suit: str, theme: int) -> None:
    assert contrast(suit, "ivory", theme) >= 4.5


@pytest.mark.parametrize("ground", ["felt", "felt-deep"])
def test_amounts_and_cards_are_read_with_ease(ground: str) -> None:
    assert contrast("on-felt", ground) >= 7
    assert contrast("ink", "ivory") >= 7
    assert contrast("brass-ink", "brass") >= 4.5
