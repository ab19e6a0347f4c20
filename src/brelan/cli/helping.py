"""``--help`` in the language of the terminal. The commands carry their texts in English, which needs nothing loaded."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import partial
from typing import Any, Final, TypeVar

import typer
from typer.core import TyperCommand, TyperGroup

from .say import FALLBACK, complain, spoken, words

_Function = TypeVar("_Function", bound=Callable[..., Any])
_HEADINGS: Final = ("usage", "options", "arguments", "commands")
_ERRORS: Final = {
    "command": r"No such command '(.+?)'",
    "no-command": r"Missing command",
    "option": r"No such option: (\S+)",
    "alone": r"Option '(.+?)' requires",
    "more-than": r"Got unexpected extra argument\S* \((.*)\)",
    "missing": r"Missing \w+ '(.+?)'",
    "choices": r"Invalid value for '(.+?)': .*is not one of (.*)\.$",
    "value": r"Invalid value for '(.+?)'",
}
"""What may be amiss on the command line, and how ``Typer`` words it."""
_VERBATIM: Final = "\b"
"""Marks a paragraph of examples, which are typed alike in every language."""


class SpokenCommand(TyperCommand):
    """A command whose help is told in the language of the terminal."""

    def get_help(self, ctx: Any) -> str:
        """The help of this command."""
        return _told(self, ctx, super().get_help)


class SpokenGroup(TyperGroup):
    """Commands under one name whose help is told in the language of the terminal."""

    def main(
        self,
        args: Any = None,
        prog_name: Any = None,
        complete_var: Any = None,
        standalone_mode: bool = True,
        windows_expand_args: bool = True,
        **extra: Any,
    ) -> Any:
        """Run a command; what cannot be asked for is told in the language."""
        call = partial(super().main, args, prog_name, complete_var, windows_expand_args=windows_expand_args, **extra)
        if not standalone_mode:
            return call(standalone_mode=False)
        try:
            status = call(standalone_mode=False)
        except typer.TyperException as error:
            status = _complained(error)
        except typer.Abort:
            status = 1
        raise SystemExit(status if isinstance(status, int) else 0)

    def get_help(self, ctx: Any) -> str:
        """The help of the group, a line for each of its commands."""
        return _told(self, ctx, super().get_help)


class Spoken(typer.Typer):
    """A ``Typer`` whose commands are spoken."""

    def __init__(self, **kind: Any) -> None:
        super().__init__(cls=SpokenGroup, rich_markup_mode=None, **kind)

    def command(self, *names: Any, **kind: Any) -> Callable[[_Function], _Function]:
        """A command as ``Typer`` makes it."""
        return super().command(*names, **{"cls": SpokenCommand, **kind})


def _told(command: Any, ctx: Any, untold: Callable[[Any], str]) -> str:
    # A command is made anew for every run, so it may be given its texts for good.
    if spoken() == FALLBACK:
        return untold(ctx)
    path = ctx.command_path.split()[1:]
    _translate(command, path, command.get_params(ctx))
    for name, each in getattr(command, "commands", {}).items():
        _translate(each, [*path, name], [])
    return _framed(untold(ctx))


def _translate(command: Any, path: list[str], params: list[Any]) -> None:
    """Give *command* and its options their texts; what has none stays English."""
    name = "-".join(path) or "brelan"
    catalogue = words().catalogue
    code = f"help-command-{name}"
    if catalogue.has(code):
        rest = [part for part in (command.help or "").split("\n\n")[1:] if part.startswith(_VERBATIM)]
        more = [catalogue.say(code, {}, "more")] if catalogue.has(code, "more") else []
        command.help = "\n\n".join([catalogue.say(code, {}), *more, *rest])
    for param in params:
        for code in (f"help-of-{name}-{param.name}", f"help-of-any-{param.name}"):
            if getattr(param, "help", None) and catalogue.has(code):
                param.help = catalogue.say(code, {})
                break


def _complained(error: Any) -> int:
    """Tell what was amiss on the command line; the status to end with."""
    told = None if spoken() == FALLBACK else _amiss(error.format_message())
    if told is None:
        error.show()
    else:
        complain(told)
        if error.ctx is not None:
            complain(words().say("help-error-more", command=error.ctx.command_path))
    return int(error.exit_code)


def _amiss(text: str) -> str | None:
    """What ``Typer`` says in *text*, in this language; None where that has no words for it."""
    for kind, pattern in _ERRORS.items():
        found = re.match(pattern, text)
        if found is not None:
            name, choices = (*found.groups(), "", "")[:2]
            return words().say(f"help-error-{kind}", name=name, choices=choices)
    return None


def _framed(text: str) -> str:
    """*text* with the headings and the remarks in brackets in this language."""
    say = words().say
    for heading in _HEADINGS:
        title = say(f"help-{heading}")
        text = re.sub(rf"^{heading.title()}:", title, text, flags=re.MULTILINE)
    text = text.replace("[default: ", f"[{say('help-default')}: ")
    return re.sub(r"([\[ ])required\]", lambda found: f"{found[1]}{say('help-required')}]", text)
