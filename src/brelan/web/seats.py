"""The chairs at one table, and who sits in them."""

from __future__ import annotations

from dataclasses import dataclass

from ..bots import Bot


@dataclass(slots=True)
class Chair:
    """One seat: free, a bot's, or a person's, for whom a bot may be standing in."""

    seat: int
    name: str = ""
    token: str = ""
    """The hash of the person's secret; empty for a bot and a free chair."""
    level: str = ""
    """Of the bot that sits here or stands in."""
    bot: Bot | None = None
    stand_in: bool = False
    """A person's seat that a bot plays for the moment."""
    wished: bool = False
    """They asked for that themselves, so no line that is laid anew by a page of theirs ends it."""
    sockets: int = 0
    seen: float = float("-inf")
    """Last sign of life, by the clock of the event loop."""

    @property
    def free(self) -> bool:
        """Nobody sits here."""
        return not self.name

    @property
    def person(self) -> bool:
        """The chair belongs to a person, present or not."""
        return bool(self.token)

    @property
    def plays_itself(self) -> bool:
        """A bot decides for this seat."""
        return self.bot is not None and (not self.person or self.stand_in)

    def away(self, now: float, grace: float) -> bool:
        """Whether a person's page is closed and has been for *grace* seconds."""
        return not self.sockets and self.person and now - self.seen > grace
