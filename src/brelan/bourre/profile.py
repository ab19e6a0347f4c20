"""The house rules of Bourré: twenty switches, and the profiles that set them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any, Final

from ..cards import Card
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

_ALL: Final = (
    Switch("seats", "B-TABLE-1", 2, 8, span=True),
    Switch("hand_size", "B-DEAL-1", 4, 5),
    Switch("ante", "B-ANTE-1", 1, MOST_CHIPS),
    Switch("ante_by", "B-ANTE-1", words=("each", "dealer")),
    Switch("second_ante", "B-ANTE-3", 0, MOST_CHIPS),
    Switch("exempt_from_ante", "B-ANTE-2", words=("bourre_and_tied", "bourre", "nobody")),
    Switch("declare", "B-DECLARE-1", words=("in_turn", "closed_fist")),
    Switch("draw", "B-DRAW-1", words=("at_once", "after_all")),
    Switch("max_discards", "B-DRAW-1", 0, 5, by_seats=True),
    Switch("restock", "B-DRAW-3", words=("pool", "folded_first")),
    Switch("ace_holds_dealer", "B-DECLARE-2", yes_no=True),
    Switch("losing_trump", "B-PLAY-6", words=("must", "may")),
    Switch("cinch", "B-CINCH-1", yes_no=True),
    Switch("bourre_blocks_award", "B-SETTLE-4", yes_no=True),
    Switch("limit", "B-SETTLE-5", 1, MOST_CHIPS, words=("none",)),
    Switch("limit_covers", "B-SETTLE-5", words=("fines", "fines_and_award")),
    Switch("enforcement", "B-ERROR-1", words=("strict", "honour")),
    Switch("misplay", "B-ERROR-2", words=("renege", "retract", "bourre")),
    Switch("hands", "B-SESSION-1", 1, MOST_HANDS, words=("none",)),
    Switch("start", "B-TABLE-3", 0, MOST_CHIPS),
)
SWITCHES: Final[Mapping[str, Switch]] = MappingProxyType({switch.name: switch for switch in _ALL})


@dataclass(frozen=True, slots=True)
class House:
    """Settled rules for one table: each switch as the rules read it."""

    profile: str
    seats: int
    hand_size: int
    ante: int
    """Chips."""
    dealer_antes: bool
    second_ante: int
    """Chips; 0 when there is none."""
    exempt_tied: bool
    exempt_bourre: bool
    closed_fist: bool
    draw_after_all: bool
    max_discards: int
    folded_first: bool
    ace_holds_dealer: bool
    losing_trump_must: bool
    cinch: bool
    bourre_blocks_award: bool
    limit: int
    """Chips; 0 when there is none."""
    limit_on_award: bool
    honour: bool
    misplay: str
    hands: int
    """0 for an open-ended session."""
    start: int
    overrides: Mapping[str, Any] = field(default_factory=dict, hash=False)
    title: str = ""

    def __repr__(self) -> str:
        changed = "".join(f", {name} = {value}" for name, value in self.overrides.items())
        return f"<bourre.House {self.profile}, {self.seats} seats{changed}>"

    @property
    def switches(self) -> Mapping[str, Any]:
        """Every switch as a file would set it for this table."""
        exempt = "bourre_and_tied" if self.exempt_tied else "bourre" if self.exempt_bourre else "nobody"
        return {
            "seats": self.seats,
            "hand_size": self.hand_size,
            "ante": self.ante,
            "ante_by": "dealer" if self.dealer_antes else "each",
            "second_ante": self.second_ante,
            "exempt_from_ante": exempt,
            "declare": "closed_fist" if self.closed_fist else "in_turn",
            "draw": "after_all" if self.draw_after_all else "at_once",
            "max_discards": self.max_discards,
            "restock": "folded_first" if self.folded_first else "pool",
            "ace_holds_dealer": self.ace_holds_dealer,
            "losing_trump": "must" if self.losing_trump_must else "may",
            "cinch": self.cinch,
            "bourre_blocks_award": self.bourre_blocks_award,
            "limit": self.limit or "none",
            "limit_covers": "fines_and_award" if self.limit_on_award else "fines",
            "enforcement": "honour" if self.honour else "strict",
            "misplay": self.misplay,
            "hands": self.hands or "none",
            "start": self.start,
        }

    @property
    def majority(self) -> int:
        """Tricks that win the hand whatever the others do (B-CINCH-1)."""
        return self.hand_size // 2 + 1

    @property
    def deck(self) -> tuple[Card, ...]:
        """All 52 cards in ascending order."""
        return tuple(range(52))


PROFILES: Final[Mapping[str, Profile]] = MappingProxyType(shipped_profiles(__package__, SWITCHES))
DEFAULT_PROFILE: Final = "louisiana"


def own_house(profile: Profile, seats: int, overrides: Mapping[str, Any]) -> House:
    """The house of *profile* with *overrides*, for *seats* players.

    Raises ``HouseError`` naming the switch that is unknown, out of range, or impossible beside the others.
    """
    extra = check_switches(overrides, SWITCHES)
    rules = {**profile.values, **extra}
    check_seats(rules["seats"], seats, range(2, 9))
    discards = rules["max_discards"]
    most = max(discards.values()) if isinstance(discards, dict) else discards
    if most > rules["hand_size"]:
        raise HouseError("more_discards_than_cards", "max_discards", most, f"0-{rules['hand_size']}")
    if isinstance(discards, dict):
        discards = discards.get(str(seats), discards["default"])
    return House(
        profile=profile.name,
        seats=seats,
        hand_size=rules["hand_size"],
        ante=rules["ante"],
        dealer_antes=rules["ante_by"] == "dealer",
        second_ante=rules["second_ante"],
        exempt_tied=rules["exempt_from_ante"] == "bourre_and_tied",
        exempt_bourre=rules["exempt_from_ante"] != "nobody",
        closed_fist=rules["declare"] == "closed_fist",
        draw_after_all=rules["draw"] == "after_all" or rules["declare"] == "closed_fist",
        max_discards=discards,
        folded_first=rules["restock"] == "folded_first",
        ace_holds_dealer=rules["ace_holds_dealer"],
        losing_trump_must=rules["losing_trump"] == "must",
        cinch=rules["cinch"],
        bourre_blocks_award=rules["bourre_blocks_award"],
        limit=_or_zero(rules["limit"]),
        limit_on_award=rules["limit_covers"] == "fines_and_award",
        honour=rules["enforcement"] == "honour",
        misplay=rules["misplay"],
        hands=_or_zero(rules["hands"]),
        start=rules["start"],
        overrides=MappingProxyType(dict(extra)),
        title=profile.title,
    )


def house(profile: str = DEFAULT_PROFILE, seats: int = 5, overrides: Mapping[str, Any] | None = None) -> House:
    """The house of a shipped *profile*. Raises ``HouseError``, also for a profile that does not exist."""
    return own_house(named_profile(PROFILES, profile), seats, overrides or {})


def _or_zero(value: int | str) -> int:
    return 0 if value == "none" else int(value)
