"""Bouillotte on a terminal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any, Final

from ..bouillotte import View
from ..table import Action, Option
from ..words import Words
from .menu import Choice, Menu

_CLAUSES: Final[Mapping[str, str]] = MappingProxyType(
    {
        "blind bets": "L-CARRE-2",
        "before the opening": "L-BET-2",
        "answering": "L-BET-4",
        "raising again": "L-BET-8",
    }
)


class BouillotteBoard:
    """Shows hands of Bouillotte."""

    def clause(self, view: View) -> str:
        """The clause behind the question."""
        return _CLAUSES[view.phase]

    def table(self, view: View, names: Sequence[str], words: Words) -> list[str]:
        """What lies open, what is in the pot, and the own cards."""
        seat = view.seat
        assert seat is not None
        if not view.retourne:
            return [words.say("cli-stand-blind", pot=view.pot, cave=view.caves[seat])]
        args = {"pot": view.pot, "level": view.level, "put": view.put[seat], "cave": view.caves[seat]}
        return [words.say("cli-stand", retourne=words.cards(view.retourne), own=words.cards(view.own), **args)]

    def seats(self, view: View, names: Sequence[str], words: Words) -> list[str]:
        """Who is in, and with how much."""
        lines = []
        for seat, name in enumerate(names):
            args = {"put": view.put[seat], "cave": view.caves[seat]}
            state = words.say("cli-seat-bouillotte", state=view.state(seat), **args)
            lines.append(words.say("cli-seat", who=name, state=state))
        return lines

    def menu(self, view: View, words: Words) -> Menu:
        """The words that may be said; of an amount the least, about a pot more, and all there is."""
        question = words.say(f"ask-{view.phase.replace(' ', '-')}")
        choices: list[Choice] = []
        for option in view.options:
            choices += _amounts(option, view, words)
        return Menu(question, tuple(choices))

    def account(self, report: Mapping[str, Any], names: Mapping[str, str], words: Words) -> list[str]:
        """The caves, and the premiums where there are any."""
        lines = [words.say("cli-caves", accounts=_accounts(report["caves"], names, words))]
        if any(chips != "0" for chips in report["premiums"].values()):
            lines.append(words.say("cli-premiums", accounts=_accounts(report["premiums"], names, words)))
        return lines


def _amounts(option: Option, view: View, words: Words) -> list[Choice]:
    if option.low > option.high:
        return [Choice(words.action(option.action), option.action)]
    pot = min(option.high, option.low + view.pot)
    actions = [option.action._replace(amount=amount) for amount in sorted({option.low, pot, option.high})]
    return [Choice(_labelled(action, option, words), action) for action in actions]


def _labelled(action: Action, option: Option, words: Words) -> str:
    label = words.action(action)
    return words.say("cli-all-in", label=label) if action.amount == option.high > option.low else label


def _accounts(chips: Mapping[str, str], names: Mapping[str, str], words: Words) -> str:
    return ", ".join(words.say("cli-account", who=names[seat], amount=int(amount)) for seat, amount in chips.items())
