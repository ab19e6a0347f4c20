"""What is amiss on a command line, in the words of the house: which option, what it may be, what was given instead."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any, Final

from .say import complain, words

MOST_SHOWN: Final = 40
"""Letters of what was given that are said again."""
_NONE: Final = "none"
_PLAIN: Final = {
    "option": r"No such option: (\S+)",
    "alone": r"Option '(.+?)' requires",
    "flag": r"Option '(.+?)' does not take a value",
    "more-than": r"Got unexpected extra argument\S* \((.*)\)",
    "command": r"No such command '(.+?)'",
    "no-command": r"Missing command()",
}
"""What may be amiss before any value is looked at, and how ``Typer`` words it."""


def complained(error: Any, about: Callable[[Any, str], str]) -> int:
    """Tell what was amiss; the status to end with. *about* says in a few words what an option of a command is."""
    told = _told(error, about)
    if told is None:
        error.show()
    else:
        complain(told)
        if error.ctx is not None:
            complain(words().say("help-error-more", command=error.ctx.command_path))
    return int(error.exit_code)


def _told(error: Any, about: Callable[[Any, str], str]) -> str | None:
    """The sentence for *error*; None for what is no complaint but the help itself."""
    param = getattr(error, "param", None)
    if param is not None:
        command = "-".join(error.ctx.command_path.split()[1:])
        return _of_value(error, param) or _missing(param, about(param, command))
    for kind, pattern in _PLAIN.items():
        found = re.match(pattern, error.format_message())
        if found is not None:
            return words().say(f"help-error-{kind}", name=found[1][:MOST_SHOWN], choices=_others(error))
    return None


def _others(error: Any) -> str:
    """What could have been meant: options that are spelt nearly so, or the commands there are."""
    near: list[str] = sorted(getattr(error, "possibilities", None) or [])
    commands = getattr(error.ctx and error.ctx.command, "commands", {})
    return ", ".join(near or commands) or _NONE


def _missing(param: Any, what: str) -> str:
    return words().say("help-error-missing", name=_name(param), what=_choices(param) or what.rstrip("."))


def _of_value(error: Any, param: Any) -> str | None:
    """Why the value that was given will not do; None when none was given."""
    found: list[Mapping[str, Any]] = getattr(error.__cause__, "errors", list)()
    if not found:
        return None
    given = str(found[0].get("input", ""))[:MOST_SHOWN]
    if choices := _choices(param):
        return words().say("help-error-choices", name=_name(param), choices=choices, given=given)
    kind = {int: "whole", float: "any"}.get(param.type_descriptor.annotation)
    if kind is None:
        return words().say("help-error-value", name=_name(param), given=given)
    span = param.type_descriptor.parameter_info
    args = {"low": _number(span.min), "high": _number(span.max), "given": given}
    bounds = _NONE if span.min is None else "low" if span.max is None else "both"
    return words().say("help-error-number", name=_name(param), kind=kind, bounds=bounds, **args)


def _name(param: Any) -> str:
    """An option as it is typed, an argument as the help calls it."""
    return str(max(param.opts, key=len))


def _choices(param: Any) -> str:
    return ", ".join(str(choice.value) for choice in param.type_descriptor.choices or ())


def _number(value: float | None) -> str:
    """A bound as one would type it."""
    return "" if value is None else str(int(value)) if value == int(value) else str(value)
