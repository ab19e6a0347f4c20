"""`python -m bench tables`: tables held by one process on one core, beside a bare broadcast in the same run."""

from __future__ import annotations

import argparse
import asyncio
import gc
import os
import subprocess
import sys
import tempfile
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random

from bench import crowd, idle, machine, meter
from bench.crowd import SEATS, Count, Table
from bench.meter import Meter
from bench.ways import Bare, People, Programs, Way

PLAIN = """\
An action is one POST that is checked, applied, kept on disk (synchronous FULL) and pushed to the five seats of its
table. A delay runs from the POST to the push at one of the four other seats. The house runs on one core, the players
of all tables in another process on the others; how late that process itself was is told with each stretch, and is part
of the delays. Programs get JSON; people get the whole fragment of their page as HTML. At tables of bots a delay is the
time from one action to the next, thinking included. The bare broadcast is Starlette on the same server: it sends as
many bytes as a program gets to five sockets, keeps nothing and looks at nothing."""


def add_command(parser: argparse.ArgumentParser) -> None:
    """What the command can be told."""
    parser.add_argument("--tables", type=int, default=500, help="tables of five (500)")
    parser.add_argument("--seconds", type=float, default=15.0, help="length of each stretch (15)")
    parser.add_argument("--every", type=float, default=2.0, help="seconds between two actions at a table (2)")
    parser.add_argument("--busy", type=int, default=40, help="tables of the stretches without pauses (40)")
    parser.add_argument("--seed", type=int, default=1, help="where the random choices start (1)")
    parser.add_argument("--core", type=int, help="the core of the house (the last one allowed)")
    parser.add_argument(
        "--only", choices=("programs", "people", "bots"), help="one kind of table, instead of one after the other"
    )
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Measure everything and print it; 2 for a core we may not use."""
    allowed = sorted(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else []
    core = args.core if args.core is not None or not allowed else allowed[-1]
    if allowed and core not in allowed:
        print(f"core {core} is not one of {allowed}", file=sys.stderr)
        return 2
    where = f"the house on core {'-' if core is None else core}; load average {meter.load()}"
    print(f"{machine.describe()}; {where}\n\n{PLAIN}\n", flush=True)
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(measured(args, core, Path(folder)))
    print(f"load average {meter.load()}")
    return 0


async def measured(args: argparse.Namespace, core: int | None, folder: Path) -> None:
    """Programs, the bare broadcast, people, bots: each in a house of its own."""
    if args.only in (None, "programs"):
        busy, size = await of_way(args, core, folder / "programs.sqlite", "programs", Programs())
        plain = await of_bare(args, core, size)
        print(f"house / bare broadcast: {compared(busy, plain)}\n")
    if args.only in (None, "people"):
        await of_way(args, core, folder / "people.sqlite", "people", People())
        print()
    if args.only in (None, "bots"):
        await of_bots(args, core, folder / "bots.sqlite")


async def of_way(args: argparse.Namespace, core: int | None, data: Path, name: str, way: Way) -> tuple[Count, int]:
    """The paced stretch and the busy one; the busy one and the bytes of a message."""
    random = Random(args.seed)
    with running("house", str(data), core) as (port, house):
        tables = await crowd.seated(port, args.tables, way)
        what = f"{name}: {args.tables} tables, one action every {args.every:g} s"
        await stretch(what, house, lambda: crowd.play(tables, args.seconds, args.every, random))
        print(f"  memory of the house: {house.memory()}", flush=True)
        some = tables[: args.busy]
        what = f"{name}: {len(some)} of them without a pause"
        busy = await stretch(what, house, lambda: crowd.play(some, args.seconds, 0, random))
        size = sum(map(len, some[0].latest)) // SEATS
        print(f"  bytes of a message: {size:,}")
        for table in tables:
            table.close()
    return busy, size


async def of_bare(args: argparse.Namespace, core: int | None, size: int) -> Count:
    """The bare broadcast of *size* bytes without a pause."""
    with running("bare", str(size), core) as (port, house):
        tables = [Table(port, f"t{number}", [""] * SEATS, Bare()) for number in range(args.busy)]
        for table in tables:
            await table.open()
        what = f"bare broadcast: {args.busy} tables, {size:,} bytes"
        plain = await stretch(what, house, lambda: crowd.play(tables, args.seconds, 0, Random(args.seed)))
        for table in tables:
            table.close()
    return plain


async def of_bots(args: argparse.Namespace, core: int | None, data: Path) -> None:
    """Tables of bots that act as soon as they are asked."""
    with running("house", str(data), core) as (port, house):
        tables = await idle.opened(port, args.busy, "steady")
        what = f"bots: {args.busy} tables of five, no pauses, one onlooker each"
        await stretch(what, house, lambda: idle.watched(tables, args.seconds))
        for table in tables:
            table.close()


async def stretch(what: str, house: Meter, played: Callable[[], Awaitable[Count]]) -> Count:
    """One stretch of play, and what it came to in a few figures."""
    # The rubbish of the players is not the house's: theirs waits until the stretch is over.
    gc.collect()
    gc.disable()
    before = house.used()
    count = await played()
    after = house.used()
    gc.enable()
    print(f"{what}: {count.actions / count.seconds:,.0f} actions/s", end="")
    if count.delays:
        print(f", pushed after {quantile(count.delays, 0.5)} (p50), {quantile(count.delays, 0.99)} (p99)", end="")
    print(f", {count.refused} refused" if count.refused else "")
    print(f"  {meter.spent(before, after, count.actions)}")
    count = count._replace(cost=meter.cost(before, after, count.actions))
    print(
        f"  the players themselves were late by {quantile(count.lags, 0.5)} (p50), {quantile(count.lags, 0.99)} (p99); "
        f"load average {meter.load()}",
        flush=True,
    )
    return count


def compared(house: Count, bare: Count) -> str:
    """How many times the actions of the bare broadcast the house did: in the time, and for the processor time."""
    in_time = house.actions / house.seconds / (bare.actions / bare.seconds)
    if not (house.cost and bare.cost):
        return f"{in_time:.2f} ×"
    return f"{in_time:.2f} × in the time, {bare.cost / house.cost:.2f} × for the same processor time"


def quantile(sorted_seconds: list[float], part: float) -> str:
    """That *part* of what is in order, in milliseconds."""
    return f"{sorted_seconds[int(len(sorted_seconds) * part)] * 1000:.1f} ms" if sorted_seconds else "-"


@contextmanager
def running(kind: str, what: str, core: int | None) -> Iterator[tuple[int, Meter]]:
    """One of ``bench.houses``, from its start to its end: its port and its meters."""
    command = [sys.executable, "-m", "bench.houses", kind, what, "-" if core is None else str(core)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        try:
            line = process.stdout.readline()
            if core is not None:
                _keep_off(core)
            yield int(line.rstrip("/\n").rpartition(":")[2]), Meter(process.pid)
        finally:
            process.terminate()


def _keep_off(core: int) -> None:
    """Leave the core of the house to it. Only now: a child would have begun where its parent is."""
    others = set(range(os.cpu_count() or 1)) - {core}
    if others:
        os.sched_setaffinity(0, others)
