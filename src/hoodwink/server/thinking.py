"""Bots that search think in processes of their own, so that no table waits for another's.

A worker is sent what a game was set up with, what has happened in it and whose reply is wanted; it plays that again,
thinks, and answers the id of an action. It is a part of the house: it holds real games, as the house does, and what it
hands to a bot is what any bot is handed. It writes nothing down.
"""

from __future__ import annotations

import asyncio
import os
from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass
from multiprocessing.connection import Connection
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
from hoodwink.server.workers import Pool, serve

SECONDS = Budget().seconds  # that a bot thinks about a decision
MOST_WORKERS = 8
LEAST = 0.02  # seconds that a bot gets in a house that has no time
PATIENCE = 30.0  # seconds beyond what it was given after which a worker is taken for stuck
TRIES = 2  # at a decision: a second worker may have more luck
GAMES_KEPT = 32  # by a worker: where each stands, so that only what is new in it is played again


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
    desk = Desk()
    serve(line, desk.answer, desk.known.clear)


# in the house ---------------------------------------------------------------------------------------------------------


class Thinking(Pool):
    """The workers of a house that think."""

    def __init__(self, seconds: float = SECONDS, workers: int = 0) -> None:
        """`workers`: as many as there are cores but one, if not said."""
        super().__init__(work, workers or max(1, min(MOST_WORKERS, (os.cpu_count() or 2) - 1)), TRIES)
        self.seconds = seconds
        self._wanted = 0  # decisions that are being thought about or wait for it

    async def ask(self, question: Question) -> int:
        """The id of an action; Lost if nobody could find one."""
        self._wanted += 1
        try:
            await asyncio.sleep(0)  # who is asked together counts together
            share = self.size / max(self._wanted, self.size)  # in a busy house all get less
            return await self.run(self._ask, question, max(LEAST, question.seconds * share))
        finally:
            self._wanted -= 1

    def _ask(self, question: Question, seconds: float) -> int:
        """A worker is taken for all the seconds, however soon it has found an answer: how long others wait for theirs
        must not tell what there was to think about."""
        until = perf_counter() + seconds
        try:
            return int(self.answer(question.sent(seconds), seconds + PATIENCE))
        finally:
            self._closed.wait(max(0.0, until - perf_counter()))
