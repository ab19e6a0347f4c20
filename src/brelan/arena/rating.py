"""Ratings: every hand is a match, and who made more chips of it came before who made fewer (OpenSkill)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from .tournament import Tournament
from .unit import Unit

INSTALL: Final = "pip install 'brelan[arena]'"


class MissingOpenSkillError(ImportError):
    """OpenSkill is not installed; everything but the rating goes without it."""

    def __init__(self) -> None:
        super().__init__(INSTALL, name="openskill")


class Rating(NamedTuple):
    """How strong an entry is held to be, and how far that may be out; everybody starts at 25 ± 25/3."""

    mu: float
    sigma: float


def ratings(tournament: Tournament, units: Sequence[Unit]) -> list[Rating]:
    """The rating of each entry after all hands, in the order of the units. Raises ``MissingOpenSkillError``."""
    try:
        from openskill.models import PlackettLuce  # noqa: PLC0415 - a tournament can be played without it
    except ImportError:
        raise MissingOpenSkillError from None
    model = PlackettLuce()
    rated = [[model.rating()] for _ in tournament.entries]
    for unit in units:
        for places in unit.places:
            rated = model.rate(rated, ranks=list(places))
    return [Rating(one.mu, one.sigma) for (one,) in rated]
