"""Where the units are played: in this process, in several on this machine, or on a Dask cluster.

A unit ends the same wherever it is played, and results are read in the order of the units; so the number of processes
changes how long a tournament takes, and nothing else.
"""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, ProcessPoolExecutor, as_completed
from contextlib import contextmanager
from importlib import import_module
from multiprocessing import active_children, get_context, parent_process
from multiprocessing.connection import wait
from threading import Thread
from typing import Final

from .tournament import Tournament
from .unit import Unit, play_unit, play_units

MOST_ERRANDS: Final = 1000
"""Units are sent one by one up to this many; of more, several together."""
SCHEMES: Final = ("tcp", "tls", "ws", "wss")
"""What the address of a scheduler may begin with."""
PATIENCE: Final = 20
"""Seconds in which a cluster has to answer."""


class MissingDaskError(ImportError):
    """Dask is not installed; only ``--cluster`` needs it."""

    def __init__(self) -> None:
        super().__init__("pip install 'brelan[cluster]'", name="dask")


def cores() -> int:
    """How many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def play(tournament: Tournament, done: Callable[[Unit], None], jobs: int = 1, cluster: str = "") -> None:
    """Play the whole *tournament*, and hand over each unit as soon as it is *done*, in whatever order.

    With *cluster*, the address of a Dask scheduler, its workers play; otherwise *jobs* processes of this machine.
    ``KeyboardInterrupt`` stops the workers and goes on to the caller, who has the units that were done. Raises
    ``MissingDaskError``, ``OSError`` when the cluster does not answer, and ``ValueError`` for what is no address.
    """
    if not cluster and jobs == 1:
        for number in range(tournament.units):
            done(play_unit(tournament, number))
        return
    size = max(1, tournament.units // MOST_ERRANDS)
    with _on_cluster(cluster) if cluster else _on_processes(jobs) as executor:
        with _ctrl_c_later():
            errands = [
                executor.submit(play_units, tournament, range(first, min(first + size, tournament.units)))
                for first in range(0, tournament.units, size)
            ]
        for errand in as_completed(errands):
            for unit in errand.result():
                done(unit)


@contextmanager
def _ctrl_c_later() -> Iterator[None]:
    """Put Ctrl-C off while processes are started: they inherit that, and would end noisily before they are at work."""
    mask = getattr(signal, "pthread_sigmask", None)
    if mask is None:
        yield
        return
    before = mask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        mask(signal.SIG_SETMASK, before)


@contextmanager
def _on_processes(jobs: int) -> Iterator[Executor]:
    before = set(active_children())
    # Started fresh on every system alike: a copy of a process with threads can hang.
    executor = ProcessPoolExecutor(jobs, mp_context=get_context("spawn"), initializer=_at_work)
    try:
        yield executor
    except BaseException:
        for child in set(active_children()) - before:
            child.terminate()
        # Waited for, as its thread would otherwise close its pipe while the end of the interpreter writes to it.
        executor.shutdown(wait=True, cancel_futures=True)
        raise
    executor.shutdown()


def _at_work() -> None:
    """Leave Ctrl-C to the process that asked, and do not outlive it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = parent_process()
    if parent is not None:
        Thread(target=_end_with, args=(parent.sentinel,), daemon=True).start()


def _end_with(sentinel: int) -> None:
    wait([sentinel])
    os._exit(1)


@contextmanager
def _on_cluster(address: str) -> Iterator[Executor]:
    try:
        distributed = import_module("distributed")
    except ImportError:
        raise MissingDaskError from None
    scheme, found, _ = address.partition("://")
    if found and scheme not in SCHEMES:
        raise ValueError(f"{scheme}:// is no address of a cluster; it begins with {', '.join(SCHEMES)}")
    client = distributed.Client(address, timeout=PATIENCE, set_as_default=False)
    try:
        executor: Executor = client.get_executor()
        try:
            yield executor
        except BaseException:
            executor.shutdown(wait=False)  # cancels what was not begun
            raise
        executor.shutdown()
    finally:
        client.close()
