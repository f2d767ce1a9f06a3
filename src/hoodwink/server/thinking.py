"""Bots that search think in processes of their own, so that no table waits for another's.

A worker is sent what a game was set up with, what has happened in it and whose reply is wanted; it plays that again,
thinks, and answers the id of an action. It is a part of the house: it holds real games, as the house does, and what it
hands to a bot is what any bot is handed. It writes nothing down, and of an error it says the kind and no more.
"""

from __future__ import annotations

import asyncio
import os
import signal
import threading
from collections import OrderedDict
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from time import perf_counter
from typing import Any

from hoodwink.bots import Budget, decide, make
from hoodwink.bots.talk import Remark, attentive
from hoodwink.core.action import Actions
from hoodwink.core.dice import Dice
from hoodwink.core.game import Game, Value
from hoodwink.core.record import Row
from hoodwink.core.seats import CHANCE
from hoodwink.core.state import State
from hoodwink.core.worlds import Worlds

SECONDS = Budget().seconds  # that a bot thinks about a decision
MOST_WORKERS = 8
LEAST = 0.02  # seconds that a bot gets in a house that has no time
PATIENCE = 30.0  # seconds beyond what it was given after which a worker is taken for stuck
TRIES = 2  # at a decision: a second worker may have more luck
GAMES_KEPT = 32  # by a worker: where each stands, so that only what is new in it is played again
NICE = 10  # workers give way to the tables


class Lost(Exception):
    """No worker could answer."""


@dataclass(frozen=True, slots=True)
class Question:
    """A decision that is wanted. It goes to a worker whole: plain values, and the game's class by its name."""

    game: str  # any name that no other game has
    kind: type[Game]
    seats: int
    options: dict[str, Value]
    rows: Sequence[Row]
    seat: int
    level: str
    luck: str  # for the bot's dice
    seconds: float
    remarks: tuple[Remark, ...] = ()  # that were heard in this game

    def sent(self, seconds: float) -> tuple[Any, ...]:
        actions = self.kind.actions
        rows = [
            (row.seat, row.what if isinstance(row.what, int) else actions.id(row.what), row.interjected)
            for row in self.rows
        ]
        asked = self.seat, self.level, self.luck, seconds, self.remarks
        return self.game, self.kind, self.seats, self.options, rows, *asked


# in a worker ----------------------------------------------------------------------------------------------------------


class Desk:
    """What a worker has before it: some games, as far as it has played them again."""

    def __init__(self) -> None:
        self.known: OrderedDict[str, tuple[int, State]] = OrderedDict()

    def answer(
        self,
        name: str,
        kind: type[Game],
        seats: int,
        options: dict[str, Value],
        rows: Sequence[tuple[int, int, bool]],
        seat: int,
        level: str,
        luck: str,
        seconds: float,
        remarks: tuple[Remark, ...] = (),
    ) -> int:
        at, s = self.known.pop(name, (0, None))
        if s is None or at > len(rows):
            at, s = 0, kind(seats, **options).start()
        for row in rows[at:]:
            _apply(s, *row)
        self.known[name] = len(rows), s
        while len(self.known) > GAMES_KEPT:
            self.known.popitem(last=False)
        game = s.game
        offered = tuple([game.actions[id] for id in s.options(seat)])
        bot = attentive(kind.key, make(kind.key, level, Dice(luck), Budget(seconds)), Dice(f"{luck}/words"))
        bot.hear(remarks)
        return int(game.actions.id(decide(bot, game.view(s, seat), offered, Worlds(game, s, seat))))


def _apply(s: State, seat: int, what: int, interjected: bool) -> None:
    if seat == CHANCE:
        s.chance(what)
        return
    _grow(s.game.actions, what)
    if interjected:
        s.interject(seat, what)
    else:
        s.reply(seat, what)


def _grow(actions: Actions, id: int) -> None:
    while id >= len(actions):
        actions.extend()


def work(line: Connection) -> None:
    """Answer what comes along the line until it ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is the house's
    if hasattr(os, "nice"):
        os.nice(NICE)
    desk = Desk()
    while True:
        try:
            sent = line.recv()
        except Exception:  # the house is gone, or speaks of what isn't here: it will find out
            return
        try:
            line.send(desk.answer(*sent))
        except Exception as error:  # its words may quote a game
            desk.known.clear()
            line.send(type(error).__name__)


# in the house ---------------------------------------------------------------------------------------------------------


class Worker:
    """A process, and the line to it."""

    def __init__(self) -> None:
        context = get_context("spawn")  # a fork would copy the locks of the house's threads, and its sockets
        self.line, other = context.Pipe()
        self.process: BaseProcess = context.Process(target=work, args=(other,), name="hoodwink-thinks", daemon=True)
        self.process.start()
        other.close()

    def ask(self, sent: tuple[Any, ...], patience: float) -> int:
        """An action's id. EOFError or OSError if the worker has died, TimeoutError if it seems stuck, Lost with the
        kind of the error if its bot has failed."""
        self.line.send(sent)
        if not self.line.poll(patience):
            raise TimeoutError
        answer = self.line.recv()
        if isinstance(answer, str):
            raise Lost(answer)
        return int(answer)

    def kill(self) -> None:
        self.process.kill()
        self.process.join()
        self.process.close()
        self.line.close()


class Thinking:
    """The workers of a house: started when they are first wanted, replaced when they die."""

    def __init__(self, seconds: float = SECONDS, workers: int = 0) -> None:
        """`workers`: as many as there are cores but one, if not said."""
        self.seconds = seconds
        self.size = workers or max(1, min(MOST_WORKERS, (os.cpu_count() or 2) - 1))
        self.lost = 0  # workers
        self._threads: ThreadPoolExecutor | None = None  # one for each worker: it waits for its answers
        self._free: list[Worker] = []
        self._all: set[Worker] = set()
        self._lock = threading.Lock()
        self._wanted = 0  # decisions that are being thought about or wait for it
        self._closed = threading.Event()

    def open(self) -> None:
        """Have the workers ready: it takes a process a second to come."""
        if self._threads is None and not self._closed.is_set():
            self._threads = ThreadPoolExecutor(self.size, "thinks")
            for _ in range(self.size):
                self._threads.submit(self._bring)

    async def ask(self, question: Question) -> int:
        """The id of an action; Lost if nobody could find one."""
        self.open()
        if self._threads is None:
            raise Lost("closed")
        self._wanted += 1
        try:
            await asyncio.sleep(0)  # who is asked together counts together
            share = self.size / max(self._wanted, self.size)  # in a busy house all get less
            seconds = max(LEAST, question.seconds * share)
            return await asyncio.get_running_loop().run_in_executor(self._threads, self._ask, question, seconds)
        finally:
            self._wanted -= 1

    def close(self) -> None:
        """Nobody is left. What was being thought about is lost."""
        self._closed.set()
        threads, self._threads = self._threads, None
        if threads is not None:
            for worker in [*self._all]:
                worker.process.kill()  # its line ends, so whoever waits for it goes on
            threads.shutdown(cancel_futures=True)
        for worker in [*self._all]:
            self._drop(worker)

    # in a thread ----------------------------------------------------------------------------------------------------

    def _ask(self, question: Question, seconds: float) -> int:
        """A worker is taken for all the seconds, however soon it has found an answer: how long others wait for theirs
        must not tell what there was to think about."""
        until = perf_counter() + seconds
        try:
            return self._answer(question.sent(seconds), seconds + PATIENCE)
        finally:
            self._closed.wait(max(0.0, until - perf_counter()))

    def _answer(self, sent: tuple[Any, ...], patience: float) -> int:
        for _ in range(TRIES):
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
        worker = Worker()
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
