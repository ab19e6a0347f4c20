"""``brelan solve``: a record that stops where a card is to be played, with all cards known, played to its end."""

from __future__ import annotations

import json as json_text
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final

import typer

from .patience import SOLVED, tell_the_first_time
from .say import fail, line, words

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from ..bourre import Hand
    from ..cards import Cards
    from ..session import Session
    from ..solve.proof import Sure
    from ..solve.solution import Play, Solution

NODES: Final = 20_000_000
MOST_NODES: Final = 1_000_000_000_000
"""Some weeks of thought; the searches count in 64 bits."""


def solve(
    file: Annotated[Path, typer.Argument(help="A record of Bourré that stops inside a hand.", show_default=False)],
    json: Annotated[bool, typer.Option("--json", help="One JSON object.")] = False,
    nodes: Annotated[
        int,
        typer.Option(
            "--nodes", min=1, max=MOST_NODES, help="How many cards each of the two searches may play in thought."
        ),
    ] = NODES,
) -> None:
    """All cards known, what each seat can still get: the card to play, the line, the tricks that are sure."""
    from ..solve import MissingNumbaError

    session, hand = _stopped(file)
    try:
        tell_the_first_time(SOLVED)
        from ..solve.solution import solve as solved

        solution = solved(hand, nodes, _told if sys.stderr.isatty() else lambda done, of: None)
    except MissingNumbaError as error:
        fail(words().say("odds-not-installed", missing=error.name, command=str(error)))
    if json:
        print(json_text.dumps(_as_json(hand, session.number, solution)))
    else:
        _Report(session, hand, solution, nodes).print()


def _stopped(file: Path) -> tuple[Session, Hand]:
    """The session in *file* and its open hand; ends the command when no card of Bourré is to be played there."""
    from ..bourre import Hand
    from ..record import replay
    from .replaying import fault_line, record_in

    played = replay(record_in(file))
    if played.fault is not None:
        fail(fault_line(played.fault), 1)
    session, hand = played.session, played.session.hand
    if session.game.name != "bourre":
        fail(words().say("solve-other-game", file=str(file)))
    if not session.in_hand or not isinstance(hand, Hand):
        fail(words().say("solve-no-hand", file=str(file)))
    if hand.to_act is None or not hand.tricks.left:
        fail(words().say("solve-no-lead", file=str(file), number=session.number))
    return session, hand


def _told(done: int, of: int) -> None:
    """How far it is, on one line of the terminal that is gone at the end."""
    text = words().say("solve-thinking", done=done, of=of)
    print(f"\r{text}" if done < of else f"\r{' ' * len(text)}\r", end="", file=sys.stderr, flush=True)


def _as_json(hand: Hand, number: int, solution: Solution) -> dict[str, Any]:
    """The object that ``--json`` prints: seats as ``p1``, cards as the record writes them, chips as text."""
    from ..cards import write_mask
    from ..table import seat_name

    board, stakes = solution.board, solution.stakes
    active = [seat for seat in range(len(board.hands)) if board.active >> seat & 1]

    def chips(end: Any) -> dict[str, str] | None:
        return None if end is None else {seat_name(seat): str(end.chips(seat, stakes)) for seat in active}

    def plays(line: Iterable[Play] | None) -> list[dict[str, str | None]] | None:
        return None if line is None else [
            {
                "seat": seat_name(play.seat),
                "card": write_mask(play.card),
                "takes": None if play.takes is None else seat_name(play.takes),
            }
            for play in line
        ]  # fmt: skip

    tricks, all_chips = solution.tricks, chips(solution.end)
    return {
        "hand": number,
        "to_act": seat_name(board.mover),
        "pot": str(hand.pot),
        "trick": [play["card"] for play in plays(_on_table(hand)) or ()],
        "cards": [{"card": write_mask(card), "chips": chips(end)} for card, end in solution.ends.items()],
        "best": None if solution.best is None else write_mask(solution.best),
        "line": plays(solution.line),
        "seats": {
            seat_name(seat): {
                "won": hand.tricks.won[seat],
                "tricks": None if tricks is None else tricks[seat],
                "chips": None if all_chips is None else all_chips[seat_name(seat)],
                "forced": solution.forced[seat],
            }
            for seat in active
        },
        "forced_line": plays(solution.proof),
        "sure": {
            "won": solution.sure.won,
            "tricks": solution.sure.tricks,
            "cinch": _cinch(hand, solution.sure),
            "steps": [
                {"how": step.how, "cards": write_mask(step.cards).split(), "tricks": step.tricks}
                for step in solution.sure.steps
            ],
        },
        "nodes": solution.nodes,
    }


def _cinch(hand: Hand, sure: Sure) -> bool:
    return sure.won + sure.tricks >= hand.deal.house.majority


def _on_table(hand: Hand) -> list[Play]:
    """The cards of the trick that has begun."""
    from ..solve.solution import Play

    seats = hand.deal.house.seats
    order = [(hand.tricks.leader + step) % seats for step in range(seats)]
    inside = [seat for seat in order if hand.bids.active >> seat & 1]
    return [Play(seat, card, None) for seat, card in zip(inside, hand.tricks.plays, strict=False)]


class _Report:
    """A solution told to a person."""

    def __init__(self, session: Session, hand: Hand, solution: Solution, nodes: int) -> None:
        self.names, self.number = session.names, session.number
        self.hand, self.solution, self.nodes = hand, solution, nodes
        board = solution.board
        self.who = self.names[board.mover]
        self.active = [seat for seat in range(len(board.hands)) if board.active >> seat & 1]

    def print(self) -> None:
        """All of it, section by section."""
        self._moment()
        self._each_for_itself()
        self._cards()
        self._against_all()
        self._sure()
        line()
        self._say("solve-note")

    def _say(self, code: str, indent: int = 0, **args: Any) -> None:
        line(" " * indent + words().say(code, **args))

    def _moment(self) -> None:
        """Whose turn it is, and what everybody holds."""
        hand = self.hand
        trump, pot = words().cards(hand.deal.turned), words().chips(hand.pot)
        self._say("solve-hand", number=self.number, trump=trump, chips=pot, who=self.who)
        for seat in self.active:
            cards = words().cards(hand.hands[seat])
            self._say("solve-holds", 2, who=self.names[seat], cards=cards, won=hand.tricks.won[seat])
        if hand.tricks.plays:
            self._say("cli-trick", plays=self._plays(_on_table(hand)))

    def _each_for_itself(self) -> None:
        """The best card, the line, and what everybody comes away with."""
        solution = self.solution
        line()
        if solution.best is None or solution.line is None or solution.tricks is None:
            self._say("solve-too-long", what="chips", nodes=self.nodes)
            return
        self._say("solve-best", who=self.who, card=words().cards(solution.best))
        self._tricks(solution.line)
        for seat in self.active:
            chips = self._chips(solution.best, seat)
            self._say("solve-seat", 2, who=self.names[seat], tricks=solution.tricks[seat], chips=chips)

    def _cards(self) -> None:
        """What each legal card brings."""
        line()
        self._say("solve-cards", who=self.who)
        for card, end in self.solution.ends.items():
            if end is None:
                self._say("solve-card-unknown", 2, card=words().cards(card))
                continue
            chips = self._chips(card, self.solution.board.mover)
            args = {"winner": self._named(end.winner), "bourre": self._named(end.bourre)}
            self._say("solve-card", 2, card=words().cards(card), chips=chips, **args)

    def _against_all(self) -> None:
        """What can be forced, and how the seat to play does it."""
        solution = self.solution
        line()
        found = {seat: solution.forced[seat] for seat in self.active}
        self._say("solve-forced")
        for seat, tricks in found.items():
            self._say("solve-forced-seat", 2, who=self.names[seat], tricks="none" if tricks is None else tricks)
        if solution.proof is None or None in found.values():
            self._say("solve-too-long", what="forced", nodes=self.nodes)
        if solution.proof is not None:
            self._say("solve-proof", who=self.who, tricks=found[solution.board.mover])
            self._tricks(solution.proof)

    def _sure(self) -> None:
        """What the rules count as sure for the seat to play, and why."""
        sure = self.solution.sure
        line()
        cinch = "yes" if _cinch(self.hand, sure) else "no"
        clause = "B-CINCH-1" if cinch == "yes" else "B-CINCH-2"
        text = words().say("solve-sure", who=self.who, tricks=sure.tricks, won=sure.won, cinch=cinch)
        line(words().say("cli-line", text=text, clause=clause))
        for step in sure.steps:
            self._say("solve-step", 2, how=step.how, cards=words().cards(step.cards), tricks=step.tricks)

    def _tricks(self, plays: Sequence[Play]) -> None:
        """A line, trick by trick."""
        number, trick = sum(self.hand.tricks.won), _on_table(self.hand)
        for play in plays:
            trick.append(play)
            if play.takes is not None:
                number += 1
                self._say("solve-trick", 2, number=number, plays=self._plays(trick), who=self.names[play.takes])
                trick = []

    def _plays(self, plays: Iterable[Play]) -> str:
        said = (words().say("cli-play", who=self.names[play.seat], cards=words().cards(play.card)) for play in plays)
        return ", ".join(said)

    def _chips(self, card: Cards, seat: int) -> str:
        end = self.solution.ends[card]
        assert end is not None
        chips = end.chips(seat, self.solution.stakes)
        return f"{'+' if chips > 0 else ''}{words().chips(chips)}"

    def _named(self, seats: int) -> str:
        """The names of a set of seats; ``none`` for nobody."""
        inside = [self.names[seat] for seat in self.active if seats >> seat & 1]
        return words().listed(inside) if inside else "none"
