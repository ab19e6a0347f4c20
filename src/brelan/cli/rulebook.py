"""``brelan profiles`` and ``brelan rules``: the houses there are, and what is played in one of them."""

from __future__ import annotations

import shutil
import textwrap
from collections.abc import Iterable

from ..record import GAMES
from ..table import AnyGame, Profile
from .choosing import Chosen
from .say import fail, line, words

WIDEST = 100


def print_profiles(names: Iterable[str]) -> None:
    """Every house of the games *names*: title, source, and what differs from the default."""
    for name in names:
        game = GAMES[name]
        line(words().say("cli-game", game=name))
        for profile in sorted(game.profiles.values(), key=lambda profile: profile.name != game.default_profile):
            _print_profile(game, profile)


def _print_profile(game: AnyGame, profile: Profile) -> None:
    usual = game.profiles[game.default_profile]
    code = "cli-default" if profile is usual else "cli-profile"
    title = words().title(game.name, profile.name, profile.title)
    line(f"  {words().say(code, name=profile.name, title=title)}")
    source = words().say("source-of", game=game.name, profile=profile.name, source=profile.source)
    width = min(shutil.get_terminal_size().columns, WIDEST)
    told = words().say("cli-source", source=source)
    # An address is not to be broken at its hyphens.
    for row in textwrap.wrap(told, width, initial_indent=" " * 6, subsequent_indent=" " * 8, break_on_hyphens=False):
        line(row)
    for name, value in profile.values.items():
        if value != usual.values[name]:
            text = words().switch(name, value)
            line(f"      {words().say('cli-switch', switch=name, value=_written(value), text=text)}")


def _written(value: object) -> str:
    """A value as a file would have it, without the quotes."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, dict):
        return f"{{ {', '.join(f'{key} = {number}' for key, number in value.items())} }}"
    return str(value)


def print_rules(chosen: Chosen, clause: str, seats: int | None) -> None:
    """The rules of a house, or one *clause* of them, or a section by its name; *seats* when their number was given."""
    letter = chosen.game.session_clause[0]
    rules = words().rules(letter, chosen.values, seats)
    game = words().say("cli-game", game=chosen.game.name)
    if clause:
        wanted = clause.strip().upper()
        found = [rule for rule in rules if wanted in (rule.name, rule.name.rpartition("-")[0])]
        if not found:
            names = {"first": rules[0].name, "last": rules[-1].name}
            fail(words().say("cli-no-clause", clause=clause, game=game, **names))
        for rule in found:
            _print_clause(rule.name, rule.text)
        return
    line(words().say("cli-rules", game=game, title=chosen.title))
    line()
    line(words().say("goes-title"))
    for number, sentence in enumerate(words().goes(letter, chosen.values, seats), 1):
        _print_wrapped(f"{number}. {sentence}", 5)
    line()
    line(words().say("cli-rules-note"))
    section = ""
    for rule in rules:
        if rule.section != section:
            section = rule.section
            line()
            line(section)
        _print_clause(rule.name, rule.text)


def _print_clause(name: str, text: str) -> None:
    _print_wrapped(words().say("cli-clause", clause=name, text=text), 6)


def _print_wrapped(text: str, indent: int) -> None:
    width = min(shutil.get_terminal_size().columns, WIDEST)
    for row in textwrap.wrap(text, width, initial_indent="  ", subsequent_indent=" " * indent):
        line(row)
