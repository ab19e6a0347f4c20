"""Who may sit where: seat tokens, signed invites, names, and whether a request comes from our own pages."""

from __future__ import annotations

import base64
import hashlib
import hmac
import ipaddress
import re
import secrets
import unicodedata
from collections.abc import Mapping
from typing import Final
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection

from .limits import MOST_NAME

TOKEN_BYTES: Final = 16
SEAT_COOKIE: Final = "seat"
"""One for each table: its path is the table's."""
MOST_HOST: Final = 260
"""Letters of the longest name there is, with its port; what is longer fits no code to photograph."""
_INVITE_BYTES: Final = 16
_HOST: Final = re.compile(r"[A-Za-z0-9.\-]{1,253}(:[0-9]{1,5})?|\[[0-9A-Fa-f:.]{2,45}\](:[0-9]{1,5})?")


def new_id() -> str:
    """A public id that cannot be guessed: 96 bits."""
    return secrets.token_urlsafe(12)


def new_token() -> str:
    """The secret of a seat: 128 bits."""
    return secrets.token_urlsafe(TOKEN_BYTES)


def next_token(token: str, table: str) -> str:
    """The secret of the same person at the table that comes after *table*: whoever asks twice has one seat there."""
    made = hmac.new(token.encode("utf-8", "surrogateescape"), b"after " + table.encode(), hashlib.sha256).digest()
    return base64.urlsafe_b64encode(made[:TOKEN_BYTES]).rstrip(b"=").decode()


def hashed(token: str) -> str:
    """What is kept of a token. It is random, so a plain hash is enough."""
    return hashlib.sha256(token.encode("utf-8", "surrogateescape")).hexdigest()


def same(one: str, other: str) -> bool:
    """Whether two secrets are equal, in a time that does not tell where they differ."""
    return hmac.compare_digest(one.encode("utf-8", "surrogateescape"), other.encode("utf-8", "surrogateescape"))


def invite(key: bytes, table: str) -> str:
    """The signature that lets its bearer take a free seat at *table*."""
    return hmac.new(key, b"invite " + table.encode(), hashlib.sha256).hexdigest()[: _INVITE_BYTES * 2]


def invited(key: bytes, table: str, shown: str) -> bool:
    """Whether *shown* is the invite of *table*."""
    return same(invite(key, table), shown)


def clean_name(text: str) -> str:
    """*text* as a name: printable, one line, at most 24 letters; empty when nothing is left."""
    composed = unicodedata.normalize("NFC", text[: MOST_NAME * 8])
    # Format characters can turn the text around them, and are printable to nobody.
    kept = "".join(letter if letter.isprintable() else " " for letter in composed)
    return " ".join(kept.split())[:MOST_NAME].strip()


def own_origin(headers: Mapping[str, str]) -> bool:
    """Whether a browser says that this request comes from one of our own pages.

    A proxy may pass our public name as ``X-Forwarded-Host``. No foreign page can make a browser send that header.
    """
    origin = headers.get("origin", "")
    scheme, _, host = origin.partition("://")
    if scheme not in ("http", "https") or not host:
        return False
    return host == headers.get("host", "") or host == forwarded_host(headers)


def forwarded_host(headers: Mapping[str, str]) -> str:
    """The name by which a proxy is known outside; empty where there is none, or where it is no name."""
    name = headers.get("x-forwarded-host", "").partition(",")[0].strip()
    return name if _HOST.fullmatch(name) else ""


def only_here(address: str) -> bool:
    """Whether *address* leads to this very machine, and nobody else's browser can come by it."""
    name = urlsplit(address).hostname or ""
    try:
        return ipaddress.ip_address(name).is_loopback
    except ValueError:
        return name == "localhost" or name.endswith(".localhost")


def public_address(request: HTTPConnection) -> str:
    """Where people find this house, without a slash at the end: what invitations and links begin with."""
    # A socket's own address begins with ws, and the links on the page it sends do not.
    scheme = "https" if request.scope["scheme"] in ("https", "wss") else "http"
    host = forwarded_host(request.headers) or request.url.netloc[:MOST_HOST]
    return f"{scheme}://{host}{request.scope.get('root_path', '').rstrip('/')}"
