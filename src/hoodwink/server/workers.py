"""Processes beside the house, for work that must not hold up its tables: bots that search, documents of strangers.

Of an error a worker says the kind and no more: its words may quote what it was given.
"""

from __future__ import annotations

import asyncio
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any, TypeVar, TypeVarTuple

NICE = 10  # workers give way to the tables
T = TypeVar("T")
Ts = TypeVarTuple("Ts")


class Lost(Exception):
    """No worker could answer."""


# in a worker ----------------------------------------------------------------------------------------------------------


def serve(line: Connection, answer: Callable[..., Any], failed: Callable[[], None] = lambda: None) -> None:
    """Answer what comes along the line until it ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is the house's
    if hasattr(os, "nice"):
        os.nice(NICE)
    while True:
        try:
            sent = line.recv()
        except Exception:  # the house is gone, or speaks of what isn't here: it will find out
            return
        try:
            line.send((True, answer(*sent)))
        except Exception as error:
            failed()
            line.send((False, type(error).__name__))


# in the house ---------------------------------------------------------------------------------------------------------


class Worker:
    """A process, and the line to it."""

    def __init__(self, work: Callable[[Connection], None]) -> None:
        context = get_context("spawn")  # a fork would copy the locks of the house's threads, and its sockets
        self.line, other = context.Pipe()
        self.process: BaseProcess = context.Process(target=work, args=(other,), name="hoodwink-works", daemon=True)
        self.process.start()
        other.close()

    def ask(self, sent: tuple[Any, ...], patience: float) -> Any:
        """Its answer. EOFError or OSError if the worker has died, TimeoutError if it seems stuck, Lost with the kind
        of the error if its work has failed."""
        self.line.send(sent)
        if not self.line.poll(patience):
            raise TimeoutError
        done, answer = self.line.recv()
        if not done:
            raise Lost(answer)
        return answer

    def kill(self) -> None:
        self.process.kill()
        self.process.join()
        self.process.close()
        self.line.close()


class Pool:
    """Workers of one kind: started when they are first wanted, replaced when they die."""

    def __init__(self, work: Callable[[Connection], None], size: int, tries: int) -> None:
        """`work`: what such a process does with its line. `tries`: at a question, each with another worker."""
        self.work = work
        self.size = size
        self.tries = tries
        self.lost = 0  # workers
        self._threads: ThreadPoolExecutor | None = None  # one for each worker: it waits for its answers
        self._free: list[Worker] = []
        self._all: set[Worker] = set()
        self._lock = threading.Lock()
        self._closed = threading.Event()

    def open(self) -> None:
        """Have the workers ready: it takes a process a second to come."""
        if self._threads is None and not self._closed.is_set():
            self._threads = ThreadPoolExecutor(self.size, "works")
            for _ in range(self.size):
                self._threads.submit(self._bring)

    async def run(self, ask: Callable[[*Ts], T], *given: *Ts) -> T:
        """This, which asks a worker, in a thread; Lost if there is none."""
        self.open()
        if self._threads is None:
            raise Lost("closed")
        return await asyncio.get_running_loop().run_in_executor(self._threads, ask, *given)

    def close(self) -> None:
        """Nobody is left. What was being worked at is lost."""
        self._closed.set()
        threads, self._threads = self._threads, None
        if threads is not None:
            for worker in [*self._all]:
                worker.process.kill()  # its line ends, so whoever waits for it goes on
            threads.shutdown(cancel_futures=True)
        for worker in [*self._all]:
            self._drop(worker)

    # in a thread ----------------------------------------------------------------------------------------------------

    def answer(self, sent: tuple[Any, ...], patience: float) -> Any:
        """What a worker says; Lost if none can answer."""
        for _ in range(self.tries):
            worker = self._take()
            try:
                answer = worker.ask(sent, patience)
            except (EOFError, OSError):  # TimeoutError is one
                self._drop(worker)
                if self._closed.is_set():
                    break
                self.lost += 1
            except Lost:
                self._give_back(worker)
                raise
            else:
                self._give_back(worker)
                return answer
        raise Lost("worker")

    def _bring(self) -> None:
        with self._lock:
            if not self._closed.is_set() and len(self._all) < self.size:
                self._free.append(self._new())

    def _take(self) -> Worker:
        with self._lock:
            if self._closed.is_set():
                raise Lost("closed")
            return self._free.pop() if self._free else self._new()

    def _new(self) -> Worker:
        worker = Worker(self.work)
        self._all.add(worker)
        return worker

    def _give_back(self, worker: Worker) -> None:
        with self._lock:
            self._free.append(worker)

    def _drop(self, worker: Worker) -> None:
        with self._lock:
            known = worker in self._all
            self._all.discard(worker)
            if worker in self._free:
                self._free.remove(worker)
        if known:
            worker.kill()
