"""Work spread over the cores of this machine."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import active_children, get_context
from typing import Any, TypeVar

from hoodwink.core.errors import BadSetup

R = TypeVar("R")
Task = tuple[Any, ...]
Spread = Callable[[Callable[..., R], Sequence[Task]], Iterator[R]]  # what `spread` is, with its jobs said


def spread(work: Callable[..., R], tasks: Sequence[Task], jobs: int = 1) -> Iterator[R]:
    """What the work makes of each task, in any order.

    `work` is a function of a module, and tasks are what pickles: they travel to processes of their own. Close the
    iterator (or let an interrupt through it) and what is under way is dropped at once.
    """
    jobs = min(jobs, len(tasks))
    if jobs <= 1:
        for task in tasks:
            yield work(*task)
        return
    others = {*active_children()}
    # Spawned, not forked: a fork copies the locks of whatever threads the caller has (a progress bar is one).
    pool = ProcessPoolExecutor(jobs, mp_context=get_context("spawn"), initializer=_leave_interrupts_to_the_parent)
    try:
        for done in as_completed([pool.submit(work, *task) for task in tasks]):
            yield done.result()
    except BrokenProcessPool:
        raise BadSetup(
            "the worker processes died: a script that simulates on several jobs has to do so "
            'under `if __name__ == "__main__":`, because they import it'
        ) from None
    except (KeyboardInterrupt, GeneratorExit):
        for ours in {*active_children()} - others:
            ours.terminate()  # a master may think for minutes before its game is over
        raise
    finally:
        pool.shutdown(cancel_futures=True)


def _leave_interrupts_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
