"""What the house answers to somebody who wants something at a table."""

from __future__ import annotations

from typing import Final, NamedTuple

from ..table import Refusal

STATUS: Final = {
    "done": 200,
    "not_seated": 403,
    "not_invited": 403,
    "refused": 409,
    "stale": 409,
    "not_asked": 409,
    "seats_free": 409,
    "not_your_cut": 409,
    "seat_taken": 409,
    "table_full": 409,
    "session_over": 409,
    "unreadable": 422,
    "no_name": 422,
    "impossible_cut": 422,
    "no_such_seat": 422,
    "busy": 429,
    "not_kept": 503,
}
"""Every word the house answers with, and the status of HTTP that goes with it."""


class Answer(NamedTuple):
    """The answer to one request; the same request again gets the same answer."""

    code: str
    version: int
    """Of the table, after the answer."""
    refusal: Refusal | None = None
    """The rule that stands against it, with code ``refused``."""
    seat: int = -1
    """The seat that was taken, with code ``done`` to somebody who sat down."""

    @property
    def good(self) -> bool:
        """Whether it was done."""
        return self.code == "done"

    @property
    def status(self) -> int:
        """The status of HTTP."""
        return STATUS[self.code]
