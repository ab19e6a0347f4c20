"""How much of everything one house bears, and how fast it goes."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from ipaddress import IPv6Address
from typing import Final

MOST_NAME: Final = 24
"""Letters in a name."""
CLOCKS: Final = {"none": 0.0, "relaxed": 60.0, "quick": 15.0}
"""Seconds to think by the name of the clock; 0 is for ever."""


@dataclass(frozen=True, slots=True)
class Limits:
    """Bounds that keep one visitor from taking the house away from the others."""

    tables: int = 2_000
    """Held in memory at once."""
    sockets: int = 6_000
    sockets_each: int = 64
    """From one address."""
    body: int = 64_000
    """Bytes of a request."""
    upload: int = 2_000_000
    """Bytes of a record that is brought."""
    records: int = 2_000
    """Brought records that are kept."""
    message: int = 4_096
    """Bytes of a message on a socket."""
    messages: int = 60
    """Messages on one socket in ten seconds."""
    posts_a_second: float = 10.0
    posts_at_once: float = 100.0
    opens_a_second: float = 0.2
    """New tables and uploads from one address."""
    opens_at_once: float = 20.0


@dataclass(frozen=True, slots=True)
class Pace:
    """Seconds that the house lets pass, so that people can follow."""

    bot: float = 0.9
    """Before a bot acts."""
    honour: float = 7.0
    """The same at a table of honour after a card that a person may yet put right."""
    between: float = 12.0
    """Between two hands when a bot cuts and nobody has asked to go on."""
    away: float = 90.0
    """A seat is waited for so long after its last sign of life; then a bot plays for it if others are there."""
    grace: float = 8.0
    """Without an open page, before somebody is shown as away: a reload is not a departure."""
    unattended: bool = False
    """Bots go on dealing when nobody looks."""
    rest: float = 900.0
    """A table that nobody looks at is put back on the shelf after this."""


def whose(address: str) -> str:
    """Whom *address* stands for where requests are counted: one line is given 2⁶⁴ addresses of IPv6 at a time."""
    if ":" not in address:
        return address
    try:
        found = IPv6Address(address)
    except ValueError:
        return address
    return str(found.ipv4_mapped or IPv6Address(int(found) >> 64 << 64))


class Buckets:
    """Tokens by address: each bucket fills at *rate* a second up to *most*, and each request takes one."""

    def __init__(self, rate: float, most: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._rate = rate
        self._most = most
        self._clock = clock
        self._buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, address: str) -> bool:
        """Whether *address* may go on now."""
        now = self._clock()
        tokens, since = self._buckets.pop(address, (self._most, now))
        tokens = min(self._most, tokens + (now - since) * self._rate)
        self._buckets[address] = (tokens - 1 if tokens >= 1 else tokens, now)
        if len(self._buckets) > 10_000:
            # The one that was idle longest has the fullest bucket, so forgetting it gives nothing away.
            self._buckets.popitem(last=False)
        return tokens >= 1
