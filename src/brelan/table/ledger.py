"""The account book: every chip is somewhere, and moves only by a posting with a reason."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from fractions import Fraction
from types import MappingProxyType
from typing import Final, NamedTuple, TypeAlias

Chips: TypeAlias = int | Fraction
"""Whole during a session; a fraction only from the last division on."""

POT: Final = "pot"
BANK: Final = "bank"
"""Where starting chips and refills come from; it runs below zero by what it has given out."""


class Posting(NamedTuple):
    """*amount* chips, never negative, went from *source* to *target*."""

    source: str
    target: str
    amount: Chips
    reason: str
    """A stable word with a sentence in the catalogues."""
    clause: str


class LedgerError(Exception):
    """A posting that would lose or make chips, or names an account that does not exist: a fault in the rules."""


class Ledger:
    """Balances of all accounts, frozen. The total is the same after every posting (B-TABLE-3, L-SESSION-3)."""

    __slots__ = ("balances", "total")
    balances: Mapping[str, Chips]
    total: Chips

    def __init__(self, balances: Mapping[str, Chips], total: Chips | None = None) -> None:
        object.__setattr__(self, "balances", MappingProxyType(dict(balances)))
        object.__setattr__(self, "total", sum(balances.values()) if total is None else total)

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError(f"a ledger is frozen, {name} too: post() gives the next")

    def __getitem__(self, account: str) -> Chips:
        return self.balances[account]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Ledger) and self.balances == other.balances

    def __hash__(self) -> int:
        return hash(frozenset(self.balances.items()))

    def __repr__(self) -> str:
        return f"Ledger({', '.join(f'{account} {amount}' for account, amount in self.balances.items())})"

    def whole(self, account: str) -> int:
        """The balance of *account* while all amounts are whole chips; ``LedgerError`` once they are not."""
        amount = self.balances[account]
        if not isinstance(amount, int):
            raise LedgerError(account)
        return amount

    def post(self, postings: Iterable[Posting]) -> Ledger:
        """The book after *postings*, each checked on its own. Raises ``LedgerError``."""
        balances = dict(self.balances)
        for posting in postings:
            if posting.amount < 0 or posting.source not in balances or posting.target not in balances:
                raise LedgerError(posting)
            balances[posting.source] -= posting.amount
            balances[posting.target] += posting.amount
            if sum(balances.values()) != self.total:
                raise LedgerError(posting)
        return Ledger(balances, self.total)
