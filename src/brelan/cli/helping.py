"""``--help`` in the language of the terminal. The commands carry their texts in English, which needs nothing loaded."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any, Final, TypeVar

import typer
from typer.core import TyperCommand, TyperGroup

from .amiss import complained
from .say import FALLBACK, spoken, words

_Function = TypeVar("_Function", bound=Callable[..., Any])
_HEADINGS: Final = ("usage", "options", "arguments", "commands")
_PARTS: Final = ("more", "sheet")
"""Further paragraphs of the help of a command, in this order."""
_KINDS: Final = {int: "number", float: "number", str: "text", Path: "file", list[str]: "text"}
"""What an option takes, by its type and in English; of the games and of yes and no the help shows the words."""
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
            status = complained(error, _about)
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
    for param in command.get_params(ctx):
        kind = _KINDS.get(param.type_descriptor.annotation)
        if kind is not None:
            param.display_type = partial(_kind_shown, kind)
    if spoken() == FALLBACK:
        return untold(ctx)
    path = ctx.command_path.split()[1:]
    _translate(command, path, command.get_params(ctx))
    command.options_metavar = words().say("help-usage-options")
    command.subcommand_metavar = words().say("help-usage-command")
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
        more = [catalogue.say(code, {}, part) for part in _PARTS if catalogue.has(code, part)]
        command.help = "\n\n".join([catalogue.say(code, {}), *more, *rest])
    for param in params:
        if getattr(param, "help", None):
            param.help = _about(param, name)


def _kind_shown(kind: str, _ctx: Any) -> str:
    """What an option takes, as the help shows it: ``<nombre>``."""
    return f"<{kind if spoken() == FALLBACK else words().say('help-kind', kind=kind)}>"


def _about(param: Any, command: str) -> str:
    """What *param* of *command* is, in this language where that has words for it."""
    for code in (f"help-of-{command}-{param.name}", f"help-of-any-{param.name}"):
        if words().catalogue.has(code):
            return words().say(code)
    return str(getattr(param, "help", None) or "")


def _framed(text: str) -> str:
    """*text* with the headings and the remarks in brackets in this language."""
    say = words().say
    for heading in _HEADINGS:
        title = say(f"help-{heading}")
        text = re.sub(rf"^{heading.title()}:", title, text, flags=re.MULTILINE)
    text = text.replace("[default: ", f"[{say('help-default')}: ")
    return re.sub(r"([\[ ])required\]", lambda found: f"{found[1]}{say('help-required')}]", text)
