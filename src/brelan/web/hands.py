"""Each hand of a session in one line: who took the pot, who paid for it. Read from the reports alone."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ..table import read_seat
from .speech import Speech

Report = Mapping[str, Any]


def hand_lines(
    reports: Sequence[Report], names: Sequence[str], me: int | None, start: int, speech: Speech
) -> tuple[str, ...]:
    """A line for each finished hand, as the seat *me* reads it; every seat began with *start* chips."""
    told = Telling(tuple(names), me, speech)
    lines = []
    before: Report | None = None
    for report in reports:
        pieces = told.bourre(report) if "tricks" in report else told.bouillotte(report, before, start)
        line = pieces[0]
        for piece in pieces[1:]:
            line = speech.say("after-hand-and", first=line, then=piece)
        # A name is written as its owner does.
        lines.append(line if line.startswith(tuple(filter(None, names))) else line[:1].upper() + line[1:])
        before = report
    return tuple(lines)


class Telling:
    """Puts a report in words for one reader."""

    def __init__(self, names: tuple[str, ...], me: int | None, speech: Speech) -> None:
        self._names = names
        self._me = me
        self._speech = speech

    def bourre(self, report: Report) -> list[str]:
        """Who took the pot, who was bourré, who reneged."""
        fines: Mapping[str, str] = report["fines"]
        if report["winner"] is None:
            pieces = [self._say("after-hand-nobody", amount=int(report["pot"]))]
        else:
            # Of the pot and the fines, what was not carried on was taken.
            award = int(report["pot"]) + sum(map(int, fines.values())) - int(report["carried"])
            pieces = [self._one("after-hand-takes", report["winner"], amount=award)]
        pieces += self._all("after-hand-bourre", [seat for seat in fines if not report["tricks"][seat]])
        return pieces + self._all("after-hand-renege", [seat for seat in fines if report.get("reneges", {}).get(seat)])

    def bouillotte(self, report: Report, before: Report | None, start: int) -> list[str]:
        """Who took which pot and by what; what the reader lost."""
        seats: Sequence[str] = tuple(report["caves"])
        gains = {seat: _worth(report, seat, start) - _worth(before, seat, start) for seat in seats}
        if report["end"] == "passed":
            pieces = [self._say("after-hand-passed", amount=int(report["carried"]))]
        elif report["end"] == "showdown":
            taken: dict[tuple[str, str], int] = {}
            for pot in report["pots"]:
                key = (pot["winner"], pot["by"])
                taken[key] = taken.get(key, 0) + int(pot["amount"])
            pieces = [self._one("after-hand-shows", seat, by=by, amount=sum_) for (seat, by), sum_ in taken.items()]
        else:
            # Whoever took it has gained; a dealer who was alone in it took back what was theirs.
            best = max(seats, key=lambda seat: (gains[seat], seat == report["dealer"]))
            pieces = [self._one(f"after-hand-{report['end']}", best)]
        loss = 0 if self._me is None else -gains[seats[self._me]]
        return [*pieces, self._say("after-hand-lost", amount=loss)] if loss > 0 else pieces

    def _one(self, code: str, seat: str, **more: Any) -> str:
        number = read_seat(seat)
        return self._say(code, you="yes" if number == self._me else "no", who=self._names[number], **more)

    def _all(self, code: str, seats: Sequence[str]) -> list[str]:
        """The reader in a piece of their own, all others together."""
        numbers = [read_seat(seat) for seat in seats]
        others = [self._names[number] for number in numbers if number != self._me]
        mine = [self._say(code, number="you", who="")] if len(others) < len(numbers) else []
        if not others:
            return mine
        number = "single" if len(others) == 1 else "several"
        return [*mine, self._say(code, number=number, who=self._speech.words.listed(others))]

    def _say(self, code: str, **args: Any) -> str:
        return self._speech.say(code, **args)


def _worth(report: Report | None, seat: str, start: int) -> int:
    """What *seat* has made so far: cave and premiums, less the caves it has taken."""
    if report is None:
        return 0
    return int(report["caves"][seat]) + int(report["premiums"][seat]) - start * (1 + int(report["refills"][seat]))
