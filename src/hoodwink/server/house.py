"""The house: the tables that are live on this node, what is due at them, and how rows get into the store.

Any node may serve any table. A row is in the store before anybody is told; where two nodes write at once the store
takes one, and the other looks again.
"""

from __future__ import annotations

import asyncio
import gc
import logging
import secrets
import time
from collections.abc import Callable, Coroutine, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from hoodwink.bots import Bot
from hoodwink.core.game import Game
from hoodwink.core.record import Record
from hoodwink.games import GAMES
from hoodwink.server import desk, rows
from hoodwink.server.desk import Refusal
from hoodwink.server.documents import Documents
from hoodwink.server.kept import Kept
from hoodwink.server.letters import Letters
from hoodwink.server.lobby import Lobby
from hoodwink.server.metrics import Metrics
from hoodwink.server.minds import Minds, Thought
from hoodwink.server.reach import RETRY, Reach
from hoodwink.server.store import Conflict, Gone, Head, Store, Unavailable
from hoodwink.server.table import TROUBLE, Chore, Table
from hoodwink.server.talking import Talk, Talkers
from hoodwink.server.thinking import SECONDS, Thinking

if TYPE_CHECKING:
    from hoodwink.server.socket import Connection

ALPHABET = "BCDFGHJKLMNPQRSTVWXZ23456789"  # no vowels: no words; nothing that looks like something else
CODE_LENGTH = 6
LOOK_AFTER = 15.0  # seconds after a row in which a node should look after its table
SWEEP = 3.0  # seconds between two looks at the store for tables that nobody looks after
SWEEP_AT_ONCE = 200  # tables that a look takes up at most
UNREADABLE = 300.0  # seconds until a table that made no sense is tried again
GRACE = 8.0  # seconds that clocks wait after a table is taken up: its people are on their way back
LAG = 0.6  # seconds by which a node that did not write the last row leaves a chore to the one that did
KEEP_LOADED = 30.0  # seconds for which a table without connections and chores stays in memory
FAULTY = 10.0  # seconds to the next try at a chore that failed for a reason of our own
COLLECT = 900.0  # seconds between two looks for garbage in circles, where Python doesn't look by itself (run.py)
TRIES = 50  # at writing a row that other nodes keep being quicker with

log = logging.getLogger("hoodwink")
Act = Callable[[Table, float], list[rows.AnyRow]]


@dataclass(eq=False)
class Live:
    """A table in the memory of this node."""

    table: Table
    letters: Letters
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    connections: set[Connection] = field(default_factory=set)
    bots: dict[tuple[int, int, str], Bot] = field(default_factory=dict)
    thoughts: dict[tuple[tuple[int, int], int], Thought] = field(default_factory=dict)  # by question and seat
    talk: Talk = field(default_factory=Talk)
    timer: asyncio.TimerHandle | None = None
    written_here: bool = False  # the newest row is this node's
    behind: bool = False  # the store may have rows that are not folded
    not_before: float = 0.0  # no clock runs out earlier
    used: float = 0.0
    task: asyncio.Task[None] | None = None  # a chore in progress


class House:
    """Tables of every game, from one store."""

    def __init__(
        self,
        store: Store,
        games: Mapping[str, type[Game]] = GAMES,
        bot_pace: float = 1.0,
        keep_days: float = 0.0,
        think: float = SECONDS,
    ) -> None:
        """`bot_pace` stretches the time bots take, those that search do so for `think` seconds; tables untouched for
        `keep_days` are deleted, 0 keeps all."""
        self.store = store
        self.games = games
        self.bot_pace = bot_pace
        self.keep = keep_days * 86_400
        self.minds = Minds(Thinking(think), self._spawn)
        self.documents = Documents()
        self.kept = Kept()
        self.talkers = Talkers(bot_pace, self._spawn)
        self.metrics = Metrics(self)
        self.conflicts = 0  # rows that another node wrote first
        self.live: dict[str, Live] = {}
        self.lobby = Lobby(store, games, lambda code: self.live[code].table if code in self.live else None)
        self._loading: dict[str, asyncio.Future[Live | None]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._open = False
        self.reach = Reach(store, self._spawn)

    async def open(self) -> None:
        await self.store.open()
        self._open = True
        self._spawn(self._sweep())
        self._spawn(self._news())

    async def close(self) -> None:
        self._open, self.reach.closed = False, True
        for live in self.live.values():
            if live.timer is not None:
                live.timer.cancel()
        for task in [*self._tasks]:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.minds.close()
        await asyncio.to_thread(self.documents.close)
        await self.store.close()

    def _spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("task failed", exc_info=error)
            self.metrics.faults.inc()

    # tables --------------------------------------------------------------------------------------------------------

    async def make(self, act: Callable[[float], list[rows.AnyRow]]) -> Live:
        """A new table under a code that is free."""
        now = time.time()
        written = act(now)
        while True:
            code = "".join(secrets.choice(ALPHABET) for _ in range(CODE_LENGTH))
            table = Table(code, self.games)
            for row in written:
                table.fold(row)
            try:
                await self._append(table, 0, written)
                break
            except Conflict:
                continue
        live = Live(table, Letters(table), written_here=True, used=now)
        self.live[code] = live
        self._schedule(live)
        self.metrics.made.labels(table.made.game).inc()
        return live

    async def find(self, code: str) -> Live:
        """The table of a code, from the store if it isn't in memory; Refusal if there is none."""
        live = self.live.get(code)
        if live is None:
            loading = self._loading.get(code)
            if loading is None:
                loading = self._loading[code] = asyncio.ensure_future(self._load(code))
                loading.add_done_callback(lambda _: self._loading.pop(code, None))
            live = await asyncio.shield(loading)
        if live is None:
            raise Refusal("unknown", "there is no such table: look at the code again, or make one")
        live.used = time.time()
        return live

    async def _load(self, code: str) -> Live | None:
        table = Table(code, self.games)
        with self.reach.trying():
            written = await self.store.read(code)
        for n, raw in enumerate(written, 1):
            table.fold(rows.read(raw))
            if n % 500 == 0:
                await asyncio.sleep(0)
        if table.n == 0 or not hasattr(table, "series"):
            return None
        now = time.time()
        live = self.live[code] = Live(table, Letters(table), not_before=now + GRACE, used=now)
        if table.trouble:
            log.error("a table can't go on", extra={"why": table.trouble})
        self.metrics.loaded.inc()
        self._schedule(live)
        live.behind = True  # while it was read nobody listened to its news
        self._spawn(self._follow(live))
        return live

    async def record(self, live: Live, number: int) -> Record:
        """The record of a game that is over: the log, folded up to its end. What comes after is not read: how much
        that is may be a secret of the next game."""
        with self.reach.trying():
            written = await self.store.read(live.table.code, 0, live.table.ends[number])

        def fold() -> Record:
            table = Table(live.table.code, self.games, keep=number)
            for raw in written:
                table.fold(rows.read(raw))
                if table.kept is not None:
                    return table.kept
            raise Refusal("trouble", TROUBLE.get(table.trouble, "there is no such record"))

        return await asyncio.to_thread(fold)

    # writing -------------------------------------------------------------------------------------------------------

    async def do(self, live: Live, act: Act) -> int:
        """What a request amounts to goes into the store, then into the table; how many rows that was.

        Refusal comes from `act`. Where another node was quicker, or may have written what makes it right, `act` is
        asked again.
        """
        looked = False
        self.reach.check()  # nobody waits behind somebody who waits
        async with live.lock:
            for _ in range(TRIES):
                if live.behind:
                    await self._catch_up(live)
                table, now = live.table, time.time()
                try:
                    written = act(table, now)
                except Refusal:
                    if looked:
                        raise
                    looked = live.behind = True
                    continue
                if not written:
                    return 0
                try:
                    await self._append(table, table.n, written)
                except Conflict:
                    self.conflicts += 1
                    live.behind = True
                    continue
                except Unavailable:
                    live.behind = True  # it may be written after all
                    raise
                except Gone:
                    self.live.pop(table.code, None)
                    raise Refusal("unknown", "this table has been cleared away: make another one") from None
                before = table.question, len(table.records)
                for row in written:
                    table.fold(row)
                self._count(table, *before)
                live.written_here = True
                live.used = now
                self._changed(live)
                return len(written)
        raise Refusal("busy", "the table is busy: try again")

    def _count(self, table: Table, question: tuple[int, int], over: int) -> None:
        """What everybody at the table has seen happen since that question."""
        self.metrics.questions.inc(table.question != question)
        if table.question[0] != question[0]:
            self.metrics.begun.labels(table.made.game).inc()
        self.metrics.over.labels(table.made.game).inc(len(table.records) - over)

    async def _append(self, table: Table, n: int, written: list[rows.AnyRow]) -> None:
        begun = any(isinstance(row, rows.Started | rows.Resumed) for row in written)
        goes_on = begun or (table.phase == "playing" and table.paused_at is None)
        head = Head(time.time() + LOOK_AFTER if goes_on else None, table.is_listed_after(written))
        with self.reach.trying():
            await self.store.append(table.code, n, [rows.write(row) for row in written], head)

    async def _catch_up(self, live: Live) -> None:
        """Fold what is in the store and not in the table yet. The caller has the lock."""
        live.behind = False  # before it is read: news that comes meanwhile may not be in it
        try:
            with self.reach.trying():
                new = await self.store.read(live.table.code, live.table.n)
        except BaseException:
            live.behind = True
            raise
        if new:
            for raw in new:
                live.table.fold(rows.read(raw))
            live.written_here = False
            self._changed(live)

    def _changed(self, live: Live) -> None:
        """Tell everybody at the table, and look what is due next."""
        live.letters = Letters(live.table, live.letters)
        for connection in live.connections:
            connection.wake()
        self._schedule(live)

    # what is due ---------------------------------------------------------------------------------------------------

    def due(self, live: Live) -> tuple[float, Chore] | None:
        """The next thing that happens by itself, and when this node does it."""
        lag = 0.0 if live.written_here else LAG
        told = self.minds.told_at
        chores = [
            ((told(live, chore) if chore.what == "think" else max(chore.at, live.not_before)) + lag, n, chore)
            for n, chore in enumerate(live.table.chores(self.bot_pace))
        ]
        chores += [(chore.at, -1 - chore.seat, chore) for chore in self.talkers.chores(live)]
        if not chores:
            return None
        return min(chores)[::2]

    def _schedule(self, live: Live) -> None:
        if live.timer is not None:
            live.timer.cancel()
            live.timer = None
        if not self._open:
            return
        self.minds.look(live)
        self.talkers.look(live)
        if live.task is not None:
            return
        due = self.due(live)
        if due is not None:
            live.timer = asyncio.get_running_loop().call_later(max(0.0, due[0] - time.time()), self._ring, live)

    def _ring(self, live: Live) -> None:
        live.timer = None
        if live.task is None:
            live.task = self._spawn(self._chores(live))

    async def _chores(self, live: Live) -> None:
        """Do all that is due, one thing after another."""
        try:
            while (due := self.due(live)) is not None and due[0] <= time.time():
                await self._chore(live, due[1])
        except Unavailable:
            await asyncio.sleep(RETRY)
        except Exception as error:  # a bug of a bot's, say: this table waits, the others don't notice
            log.error("a chore failed", exc_info=error)
            self.metrics.faults.inc()
            await asyncio.sleep(FAULTY)
        finally:
            live.task = None
            self._schedule(live)

    async def _chore(self, live: Live, chore: Chore) -> None:
        """Where the table has moved on in the meantime, nothing happens."""
        table = live.table
        question, seat = table.question, chore.seat
        if chore.what in ("turn", "open"):
            act_on = desk.turned if chore.what == "turn" else desk.opened
            await self.do(live, lambda t, now: act_on(t, now) if chore in [*t.chores(self.bot_pace)] else [])
            return
        if chore.what == "say":
            await self.talkers.say(live, seat, self.do)
            return
        if chore.what == "think":
            action = await self.minds.reply(live, seat)
        else:
            action = desk.late(table, seat)
        if action is None:  # it still thinks
            return
        took = chore.at - table.opened  # of a bot in a race: what was drawn, not when this node got round to it

        def act(t: Table, now: float) -> list[rows.AnyRow]:
            still = t.question == question and seat in t.asked() and t.paused_at is None
            if not still or (chore.what != "think") == t.chairs[seat].plays_itself:
                return []
            return [
                desk.replied(t, seat, action, now, took=took, late=chore.what == "expire")
            ]  # whom the rules hurry is here

        await self.do(live, act)

    # other nodes ---------------------------------------------------------------------------------------------------

    async def _news(self) -> None:
        """Follow what other nodes write to the tables that are live here."""
        async for news in self.store.news():
            if news is None:
                for live in [*self.live.values()]:
                    live.behind = True
                    self._spawn(self._follow(live))
            elif (known := self.live.get(news[0])) is not None and known.table.n < news[1]:
                known.behind = True
                self._spawn(self._follow(known))

    async def _follow(self, live: Live) -> None:
        while live.behind:
            try:
                async with live.lock:
                    if live.behind:
                        await self._catch_up(live)
            except Unavailable:
                await asyncio.sleep(RETRY)

    async def _sweep(self) -> None:
        """Take up tables that nobody looks after, put away those that nobody looks at, clear old ones."""
        cleared, collected = 0.0, time.time()
        start = True
        while True:
            try:
                await self._take_up(everything=start)
                start = False
                now = time.time()
                self._put_away(now)
                if self.keep and now > cleared + 3600:
                    await self.store.clear(now - self.keep)
                    cleared = now
                if now > collected + COLLECT and not gc.isenabled():
                    gc.collect()
                    collected = now
            except Unavailable as error:
                log.warning("the store can't be reached", extra={"why": str(error)})
            woken = time.monotonic() + SWEEP
            await asyncio.sleep(SWEEP)
            self.metrics.lag.set(max(0.0, time.monotonic() - woken))

    async def _take_up(self, everything: bool) -> None:
        """Tables that should have moved by now: this node takes them up. On start, all that are being played."""
        now = time.time()
        before, limit = (now + 86_400, 1_000_000) if everything else (now, SWEEP_AT_ONCE)
        for code, wake in await self.store.due(before, limit):
            try:
                due = self.due(await self.find(code))
            except Refusal:
                due = None
            except Unavailable:
                raise
            except Exception as error:  # of a newer house, say: the others must not wait for it
                log.error("a table can't be read", exc_info=error)
                self.metrics.faults.inc()
                await self.store.postpone(code, wake, now + UNREADABLE)
                continue
            await self.store.postpone(code, wake, None if due is None else max(due[0] + SWEEP, now + LOOK_AFTER))

    def _put_away(self, now: float) -> None:
        """Out of memory with tables at which nobody is and nothing is due."""
        for code, live in [*self.live.items()]:
            busy = live.connections or live.lock.locked() or live.task is not None or live.timer is not None
            if not busy and now - live.used > KEEP_LOADED:
                del self.live[code]
