"""The address by which others in the same network find a house that lets them in."""

from __future__ import annotations

import ipaddress
import socket
from collections.abc import Callable
from typing import Final
from urllib.parse import urlsplit

from .say import words

EVERYWHERE: Final = "0.0.0.0"
"""The host that stands for every address of this machine. ``::`` does not: a server there has no door for IPv4."""
_FAR: Final = ("192.0.2.1", 9)
"""An address that belongs to nobody (RFC 5737). To find the way there nothing is sent."""

Opened = Callable[[str], None]


def told_to_others(host: str, then: Opened | None) -> Opened | None:
    """*then*, after a line for everybody else where the house listens beyond this machine.

    It is given the address for all of them, since the invitations of whoever comes in by it work for all.
    """
    if host != EVERYWHERE:
        return then

    def opened(address: str) -> None:
        here = own_address()
        if here:
            parts = urlsplit(address)
            address = parts._replace(netloc=f"{here}:{parts.port}").geturl()
            print(words().say("web-serve-others", address=address), flush=True)
        if then is not None:
            then(address)

    return opened


def own_address() -> str:
    """The address of this machine in its network; empty where it is in none."""
    try:
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as way:
            way.connect(_FAR)
            found = ipaddress.ip_address(way.getsockname()[0])
    except OSError:
        return ""
    return "" if found.is_loopback or found.is_unspecified else str(found)
