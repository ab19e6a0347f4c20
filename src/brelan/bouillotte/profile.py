"""The house rules of Bouillotte: seventeen switches, and the profiles that set them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any, Final

from ..cards import RANKS, Card
from ..table import (
    MOST_CHIPS,
    MOST_HANDS,
    HouseError,
    Profile,
    Switch,
    check_seats,
    check_switches,
    named_profile,
    shipped_profiles,
)
from .showdown import BRELANS, FAVORI_ABOVE, FAVORI_BELOW, LOW_TEN, MISTIGRI, OWN_POINT

_ALL: Final = (
    Switch("seats", "L-TABLE-1", 3, 5, span=True),
    Switch("cave", "L-TABLE-1", 1, MOST_CHIPS),
    Switch("ante_by", "L-CARRE-4", words=("dealer", "each", "each_and_dealer")),
    Switch("carre", "L-CARRE-2", yes_no=True),
    Switch("carre_buyback", "L-CARRE-3", yes_no=True),
    Switch("opening", "L-BET-3", words=("match_and_add", "match")),
    Switch("rounds", "L-BET-8", words=("until_no_more", "one")),
    Switch("favori", "L-HANDS-3", words=("no", "above_simple", "below_simple")),
    Switch("mistigri", "L-HANDS-3", yes_no=True),
    Switch("brelans", "L-HANDS-3", yes_no=True),
    Switch("point", "L-POINT-6", words=("table", "own")),
    Switch("low_cards", "L-POINT-6", words=("face", "ten")),
    Switch("premium_carre", "L-PREMIUM-1", 0, MOST_CHIPS),
    Switch("premium_simple", "L-PREMIUM-1", 0, MOST_CHIPS),
    Switch("premium_for_folded", "L-PREMIUM-1", yes_no=True),
    Switch("premium_from", "L-PREMIUM-3", words=("side_account", "cave")),
    Switch("hands", "L-SESSION-1", 1, MOST_HANDS, words=("none",)),
)
SWITCHES: Final[Mapping[str, Switch]] = MappingProxyType({switch.name: switch for switch in _ALL})

_RANKS: Final = {3: "89KA", 4: "89QKA", 5: "89JQKA"}
DECKS: Final[Mapping[int, tuple[Card, ...]]] = MappingProxyType(
    {
        seats: tuple(suit * 13 + RANKS.index(rank) for suit in range(4) for rank in ranks)
        for seats, ranks in _RANKS.items()
    }
)
"""The cards of the game by number of seats, in ascending order: with three no queens, with five jacks too."""


@dataclass(frozen=True, slots=True)
class House:
    """Settled rules for one table: each switch as the rules read it."""

    profile: str
    seats: int
    cave: int
    """Chips."""
    ante_by: str
    carre: bool
    carre_buyback: bool
    opening: str
    rounds: str
    favori: str
    mistigri: bool
    brelans: bool
    point: str
    low_cards: str
    premium_carre: int
    """Chips from every other seat; 0 when there is none."""
    premium_simple: int
    premium_for_folded: bool
    premium_from: str
    hands: int
    """0 for an open-ended session."""
    overrides: Mapping[str, Any] = field(default_factory=dict, hash=False)
    title: str = ""

    def __repr__(self) -> str:
        changed = "".join(f", {name} = {value}" for name, value in self.overrides.items())
        return f"<bouillotte.House {self.profile}, {self.seats} seats{changed}>"

    @property
    def switches(self) -> Mapping[str, Any]:
        """Every switch as a file would set it for this table."""
        return {**{name: getattr(self, name) for name in SWITCHES}, "hands": self.hands or "none"}

    @property
    def deck(self) -> tuple[Card, ...]:
        """16, 20 or 24 cards in ascending order."""
        return DECKS[self.seats]

    @property
    def judging(self) -> int:
        """What the showdown has to know of the house, as the bits that its kernels read."""
        favori = {"no": 0, "below_simple": FAVORI_BELOW, "above_simple": FAVORI_ABOVE}[self.favori]
        return (
            favori
            | BRELANS * self.brelans
            | MISTIGRI * self.mistigri
            | OWN_POINT * (self.point == "own")
            | LOW_TEN * (self.low_cards == "ten")
        )


PROFILES: Final[Mapping[str, Profile]] = MappingProxyType(shipped_profiles(__package__, SWITCHES))
DEFAULT_PROFILE: Final = "historic"


def own_house(profile: Profile, seats: int, overrides: Mapping[str, Any]) -> House:
    """The house of *profile* with *overrides*, for *seats* players.

    Raises ``HouseError`` naming the switch that is unknown, out of range, or impossible beside the others.
    """
    extra = check_switches(overrides, SWITCHES)
    rules = {**profile.values, **extra}
    if not isinstance(extra.get("seats", seats), int):
        # A table has one number of seats; only a profile may leave it open.
        raise HouseError("out_of_range", "seats", extra["seats"], SWITCHES["seats"].allowed)
    check_seats(rules["seats"], seats, DECKS)
    if rules["mistigri"] and "Q" not in _RANKS[seats]:
        raise HouseError("mistigri_needs_queens", "mistigri", "true", "false")
    hands = 0 if rules["hands"] == "none" else rules["hands"]
    settled = {**rules, "seats": seats, "hands": hands}
    return House(profile.name, **settled, overrides=MappingProxyType(dict(extra)), title=profile.title)


def house(profile: str = DEFAULT_PROFILE, seats: int = 4, overrides: Mapping[str, Any] | None = None) -> House:
    """The house of a shipped *profile*. Raises ``HouseError``, also for a profile that does not exist."""
    return own_house(named_profile(PROFILES, profile), seats, overrides or {})
