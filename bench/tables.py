"""`python -m bench tables`: tables held by one process on one core, beside a bare broadcast in the same run."""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random

from bench import crowd, machine
from bench.crowd import SEATS, Count, Table

PLAIN = """\
An action is one POST that is checked, applied, kept on disk (synchronous FULL) and pushed to the five seats of its
table. A delay runs from the POST to the push at one of the four other seats. The house runs on one core, the players
of all tables in another process on the others; they see what a program sees, JSON. The bare broadcast is Starlette on
the same server: it sends as many bytes to five sockets, keeps nothing and looks at nothing."""


def add_command(parser: argparse.ArgumentParser) -> None:
    """What the command can be told."""
    parser.add_argument("--tables", type=int, default=500, help="tables of five (500)")
    parser.add_argument("--seconds", type=float, default=20.0, help="length of each stretch (20)")
    parser.add_argument("--every", type=float, default=2.0, help="seconds between two actions at a table (2)")
    parser.add_argument("--busy", type=int, default=40, help="tables of the stretch without pauses (40)")
    parser.add_argument("--seed", type=int, default=1, help="where the random choices start (1)")
    parser.add_argument("--core", type=int, help="the core of the house (the last one allowed)")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Measure both and print it; 2 for a core we may not use."""
    allowed = sorted(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else []
    core = args.core if args.core is not None or not allowed else allowed[-1]
    if allowed and core not in allowed:
        print(f"core {core} is not one of {allowed}", file=sys.stderr)
        return 2
    print(f"{machine.describe()}; the house on core {'-' if core is None else core}\n\n{PLAIN}\n")
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(measured(args, core, Path(folder)))
    return 0


async def measured(args: argparse.Namespace, core: int | None, folder: Path) -> None:
    """The paced stretch, the busy one, the bare one."""
    choose = chooser(Random(args.seed))
    with running("house", str(folder / "bench.sqlite"), core) as (port, pid):
        tables = await crowd.seated(port, args.tables, {})
        for table in tables:
            await table.open()
        told(
            f"{args.tables} tables, one action every {args.every:g} s",
            await crowd.play(tables, args.seconds, args.every, choose),
        )
        print(f"  memory of the house: {memory(pid)}")
        some = tables[: args.busy]
        busy = await crowd.play(some, args.seconds, 0, choose)
        told(f"{len(some)} of them without a pause", busy)
        size = sum(map(len, some[0].latest)) // SEATS
        for table in tables:
            table.close()
    with running("bare", str(size), core) as (port, _pid):
        bare = [Table(port, f"t{number}", [""] * SEATS, True) for number in range(args.busy)]
        for table in bare:
            await table.open()
        plain = await crowd.play(bare, args.seconds, 0, choose)
        told(f"bare broadcast, {args.busy} tables, {size} bytes", plain)
        for table in bare:
            table.close()
    ratio = (busy.actions / busy.seconds) / (plain.actions / plain.seconds)
    print(f"house / bare broadcast: {ratio:.2f} ×")


def chooser(random: Random) -> crowd.Choose:
    """Any legal action of a view; of a range the lowest."""

    def choose(message: bytes) -> str:
        words = random.choice(json.loads(message)["view"]["legal"]).split()[1:]
        return "draw" if words[0] == "draw" else " ".join(words)

    return choose


def told(what: str, count: Count) -> None:
    """One stretch in a few figures."""
    print(f"{what}: {count.actions / count.seconds:,.0f} actions/s", end="")
    if count.delays:
        middle, late = (count.delays[int(len(count.delays) * part)] * 1000 for part in (0.5, 0.99))
        print(f", pushed after {middle:.1f} ms (p50), {late:.1f} ms (p99)", end="")
    print(f", {count.refused} refused" if count.refused else "")


def memory(pid: int) -> str:
    """What the process holds in memory, where the system tells it."""
    status = Path(f"/proc/{pid}/status")
    if not status.exists():
        return "unknown here"
    kept = next(line for line in status.read_text().splitlines() if line.startswith("VmRSS"))
    return f"{int(kept.split()[1]) / 1024:.0f} MB"


@contextmanager
def running(kind: str, what: str, core: int | None) -> Iterator[tuple[int, int]]:
    """One of ``bench.houses``, from its start to its end: port and process."""
    command = [sys.executable, "-m", "bench.houses", kind, what, "-" if core is None else str(core)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        try:
            line = process.stdout.readline()
            if core is not None:
                _keep_off(core)
            yield int(line.rstrip("/\n").rpartition(":")[2]), process.pid
        finally:
            process.terminate()


def _keep_off(core: int) -> None:
    """Leave the core of the house to it. Only now: a child would have begun where its parent is."""
    others = set(range(os.cpu_count() or 1)) - {core}
    if others:
        os.sched_setaffinity(0, others)
