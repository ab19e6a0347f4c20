"""Wrong on purpose: every small change to the rules of a game, and whether a test finds it. ``make mutants`` runs it.

mutmut makes the changes and keeps the results; two things are done here.

mutmut leaves functions with a decorator alone, and with us those are the kernels and the properties: who wins a trick,
who collects, what a hand is worth. So it works in a copy of the tree in which the decorator is called below its
function, which means the same.

And mutmut looks for its tests anew for every change. Here they are collected once, and every change is tried in a fork
of that, one test after the other until one fails; so thousands of changes take an hour and not a day.
"""

from __future__ import annotations

import ast
import json
import os
import shutil
import signal
import sys
from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from types import FrameType

import pytest
from mutmut.configuration import config
from mutmut.runners.harness import PytestRunner
from mutmut.state import state
from mutmut.utils.file_utils import change_cwd
from mutmut.workers.isolation import ForkRunner

ROOT = Path(__file__).resolve().parents[1]
PLACE = ROOT / "build" / "mutation"
GAMES = ("bourre", "bouillotte")
DECORATORS = ("kernel", "property")
TIMEOUT = 36
"""What a fork ends with when a test does not come to an end, in mutmut's numbers."""
ENDS = {1: "killed", 3: "killed", TIMEOUT: "no end", 0: "survived", 33: "no tests", None: "not run"}
"""The ends of a fork by name."""
TRY_AGAIN = (0, 33)


def undecorated(source: str) -> str:
    """*source* with each ``@kernel`` and ``@property`` called below its function instead of written above it."""
    lines = source.splitlines()
    found = [node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.FunctionDef)]
    for node in sorted(found, key=lambda node: -node.lineno):
        names = [name.id for name in node.decorator_list if isinstance(name, ast.Name)]
        if len(node.decorator_list) == 1 and names and names[0] in DECORATORS:
            lines.insert(node.end_lineno or 0, f"{' ' * node.col_offset}{node.name} = {names[0]}({node.name})")
            del lines[node.decorator_list[0].lineno - 1]
    return "\n".join(lines) + "\n"


def prepare() -> None:
    """The copy: source, tests and settings. What was already found out there is kept."""
    for old in (PLACE / "src", PLACE / "tests", PLACE / "mutants" / "tests"):
        shutil.rmtree(old, ignore_errors=True)
    for tree in ("src", "tests"):
        shutil.copytree(ROOT / tree, PLACE / tree, ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy2(ROOT / "pyproject.toml", PLACE)
    for game in GAMES:
        for file in (PLACE / "src" / "brelan" / game).glob("*.py"):
            times = file.stat()
            file.write_text(undecorated(file.read_text("utf-8")), "utf-8")
            # As old as the original, so that mutmut sees which files are new to it.
            os.utime(file, ns=(times.st_atime_ns, times.st_mtime_ns))


def forget_survivors() -> None:
    """What no test found is tried again, for there may be new tests."""
    for file in (PLACE / "mutants").rglob("*.py.meta"):
        found = json.loads(file.read_text("utf-8"))
        codes = found["exit_code_by_key"]
        found["exit_code_by_key"] = {name: None if code in TRY_AGAIN else code for name, code in codes.items()}
        file.write_text(json.dumps(found), "utf-8")


def table() -> str:
    """What was found out, file by file."""
    columns = ["killed", "no end", "survived", "no tests", "not run", "other"]
    rows = []
    for file in sorted((PLACE / "mutants").rglob("*.py.meta")):
        codes = json.loads(file.read_text("utf-8"))["exit_code_by_key"].values()
        ends = Counter(ENDS.get(code, "other") for code in codes)
        if codes:
            rows.append((f"{file.parent.name}/{file.name.removesuffix('.meta')}", [ends[column] for column in columns]))
    rows.append(("**all**", [sum(column) for column in zip(*(numbers for _, numbers in rows), strict=True)]))
    head = ["| file | mutants | " + " | ".join(columns) + " |", "|---|" + "--:|" * (len(columns) + 1)]
    return "\n".join([*head, *(f"| {name} | {sum(row)} | {' | '.join(map(str, row))} |" for name, row in rows)])


class Collected(PytestRunner):
    """mutmut's way to pytest, with the tests of the changes collected beforehand."""

    items: dict[str, pytest.Item]

    def collect(self) -> None:
        """Collect the tests that are chosen in ``pyproject.toml``."""
        settings = config()
        given = ["--rootdir=.", "-pno:terminal", "--capture=no", *settings.pytest_add_cli_args]
        with change_cwd("mutants"):
            kept = pytest.Config.fromdictargs({}, [*given, *settings.pytest_add_cli_args_test_selection])
            kept._do_configure()
            session = pytest.Session.from_config(kept)
            kept.hook.pytest_sessionstart(session=session)
            session.perform_collect()
        self.items = {item.nodeid: item for item in session.items}

    def run_tests(self, *, mutant_name: str | None, tests: Iterable[str]) -> int:
        """0 when all *tests* pass, 1 as soon as one fails; with a mutant this is asked in a fork."""
        if mutant_name is None:
            return super().run_tests(mutant_name=None, tests=tests)
        chosen = [self.items[test] for test in tests]
        signal.signal(signal.SIGVTALRM, _no_end)
        with change_cwd("mutants"):
            for item, following in zip(chosen, [*chosen[1:], None], strict=True):
                signal.setitimer(signal.ITIMER_VIRTUAL, 1 + 3 * state().duration_by_test[item.nodeid])
                # The three steps of a test without the report of its failure, which takes far longer than they do.
                try:
                    item.ihook.pytest_runtest_setup(item=item)
                    item.ihook.pytest_runtest_call(item=item)
                    item.ihook.pytest_runtest_teardown(item=item, nextitem=following)
                except BaseException:
                    return 1
        return 0


def _no_end(_signal: int, _frame: FrameType | None) -> None:
    os._exit(TIMEOUT)


class Forks(ForkRunner):
    """mutmut's forks, from a process that has collected the tests."""

    def startup(self) -> None:
        tests = self.test_runner
        assert isinstance(tests, Collected)
        tests.collect()
        # Nothing is changed yet, so nothing may fail: what fails afterwards fails for its change.
        if (child := os.fork()) == 0:
            os._exit(tests.run_tests(mutant_name="", tests=tests.items))
        if os.waitpid(child, 0)[1]:
            sys.exit("A test fails although nothing was changed.")
        super().startup()


def main(words: list[str]) -> None:
    """mutmut with *words* as on its command line, in the copy; ``table`` shows what has been found out so far."""
    if words == ["table"]:
        print(table())
        return
    prepare()
    if words[0] == "run":
        forget_survivors()
    os.chdir(PLACE)
    # mutmut starts what it finds under these names.
    import mutmut.__main__ as mutmut  # noqa: PLC0415

    vars(mutmut)["get_mutant_runner"] = lambda workers=1: Forks(workers, Collected())
    mutmut.cli(words)


if __name__ == "__main__":
    main(sys.argv[1:] or ["run"])
