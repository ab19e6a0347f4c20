"""What a judge says when a record breaks a rule."""

from __future__ import annotations


class Fault(Exception):
    """A broken rule, by the name of its clause."""

    def __init__(self, clause: str) -> None:
        super().__init__(clause)
        self.clause = clause
