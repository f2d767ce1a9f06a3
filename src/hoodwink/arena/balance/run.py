"""Plays what is missing in a folder, on the cores of this machine or on a Ray cluster."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from functools import partial
from typing import Any, TypeVar

from hoodwink.arena.balance.plan import Setup
from hoodwink.arena.balance.store import Store
from hoodwink.arena.parquet import library
from hoodwink.arena.played import Played
from hoodwink.arena.pool import Task, spread
from hoodwink.core.errors import BadSetup

R = TypeVar("R")
CORES, RAY = "cores", "ray"
AHEAD = 4  # lots that wait in the cluster for each of its cores: enough to keep it busy


def play_missing(
    store: Store,
    setups: Sequence[Setup],
    games: int,
    jobs: int = 1,
    on: str = CORES,
    progress: Callable[[int], None] | None = None,
) -> int:
    """Play at least so many games of each set-up, less those that are in the folder; how many were played now.

    An interrupt comes through: what is written stays.
    """
    if on not in (CORES, RAY):
        raise BadSetup(f"it runs on {CORES} or on {RAY}, not on {on!r}")
    store.open()
    tasks = [(setup, first) for setup in setups for first in store.missing(setup, games)]
    spreading: Any = partial(spread, jobs=jobs) if on == CORES else on_ray
    played = 0
    with closing(spreading(_lot, tasks)) as lots:
        for setup, first, done in lots:
            store.save(setup, first, done)
            played += len(done)
            if progress is not None:
                progress(len(done))
    return played


def _lot(setup: Setup, first: int) -> tuple[Setup, int, list[Played]]:
    return setup, first, setup.play(first)


def on_ray(work: Callable[..., R], tasks: Sequence[Task]) -> Iterator[R]:
    """What the work makes of each task, in any order, on the cluster of RAY_ADDRESS, or on one that is started here.

    Every node needs hoodwink installed, of the same version.
    """
    ray = library("ray", "--on ray", "ray")
    mine = not ray.is_initialized()
    if mine:
        _join(ray)
    try:
        remote = ray.remote(work)
        waiting = list(reversed(tasks))
        under_way: list[Any] = []
        most = AHEAD * max(int(ray.cluster_resources().get("CPU", 1)), 1)
        while waiting or under_way:
            while waiting and len(under_way) < most:
                under_way.append(remote.remote(*waiting.pop()))
            done, under_way = ray.wait(under_way)
            yield from ray.get(done)
    finally:
        if mine:
            ray.shutdown()


def _join(ray: Any) -> None:
    """Join the cluster or start one; BadSetup with Ray's reason if neither can be had."""
    try:
        ray.init(log_to_driver=False, include_dashboard=False, configure_logging=False)
    except Exception as error:  # Ray raises its own kinds and plain ones
        reason = (str(error).strip().splitlines() or [type(error).__name__])[0]
        raise BadSetup(f"there is no Ray cluster, and none could be started: {reason}") from None
