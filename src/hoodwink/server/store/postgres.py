"""The shared store: a PostgreSQL database that any number of nodes write to.

A node commits every append that waits in one transaction and one round trip. NOTIFY makes the database commit one
transaction after the other, so that one with ten appends is worth ten. A head counts the rows of its table: an append
moves the count on from where it was, or does nothing; the primary key stands behind it.
"""

from __future__ import annotations

import asyncio
import random
import secrets
import selectors
from collections.abc import AsyncGenerator, AsyncIterator, Callable, Coroutine, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any, LiteralString, TypeVar

import psycopg
from psycopg import AsyncConnection
from psycopg.conninfo import conninfo_to_dict, make_conninfo
from psycopg_pool import AsyncConnectionPool

from hoodwink.core.errors import BadSetup
from hoodwink.server.store import PATIENCE, Conflict, Gone, Head, Locked, Unavailable

VERSION = 1
SCHEMA: LiteralString = """
create table if not exists hoodwink_schema (version integer not null);
create table if not exists hoodwink_tables (
    code text collate "C" primary key, count integer not null, wake float8, listed boolean not null,
    made float8 not null, written float8 not null
) with (fillfactor = 70);
create index if not exists hoodwink_wakes on hoodwink_tables (wake) where wake is not null;
create index if not exists hoodwink_lobby on hoodwink_tables (made) where listed;
create index if not exists hoodwink_finished on hoodwink_tables (written) where wake is null;
create table if not exists hoodwink_log (
    code text collate "C", n integer, row bytea not null, primary key (code, n)
);
"""
LOCK = 0x686F6F64  # while the schema is made; any number that nobody else takes

# The clock of the database, so that nodes needn't agree on the time.
NOW: LiteralString = "extract(epoch from clock_timestamp())::float8"
APPEND: LiteralString = f"""
with made as (
    insert into hoodwink_tables (code, count, wake, listed, made, written)
    select %(code)s, %(count)s, %(wake)s, %(listed)s, {NOW}, {NOW} where %(n)s::integer = 0
    on conflict do nothing returning code
), moved as (
    update hoodwink_tables
    set count = %(count)s, wake = %(wake)s, listed = %(listed)s, written = {NOW}
    where code = (
        select code from hoodwink_tables where code = %(code)s and count = %(n)s and %(n)s > 0 for update skip locked
    ) returning code
), head as (select code from made union all select code from moved),
put as (
    insert into hoodwink_log (code, n, row)
    select head.code, %(n)s + place - 1, row from head, unnest(%(rows)b::bytea[]) with ordinality as new (row, place)
)
select pg_notify('hoodwink', %(news)s) from head
"""
LISTED: LiteralString = "select code, count from hoodwink_tables where listed "
CLEAR: LiteralString = """
with gone as (
    delete from hoodwink_tables where code in (
        select code from hoodwink_tables where wake is null and written < %s limit %s for update skip locked
    ) returning code
), rows as (delete from hoodwink_log where code in (select code from gone))
select count(*) from gone
"""
POSTPONE: LiteralString = """
update hoodwink_tables set wake = %s
where code = (select code from hoodwink_tables where code = %s and wake = %s for update skip locked) returning true
"""
# Where somebody holds the row it is not written, but whoever may lock rows may write.
PROBE: LiteralString = """
update hoodwink_schema set version = version
where ctid in (select ctid from hoodwink_schema for update skip locked) returning true
"""
SETTINGS: LiteralString = """
select set_config('default_transaction_isolation', 'read committed', false), set_config('lock_timeout', '2s', false),
    set_config('statement_timeout', '5s', false), set_config('idle_in_transaction_session_timeout', '10s', false),
    set_config('synchronous_commit', case current_setting('synchronous_commit') when 'off' then 'on'
        else current_setting('synchronous_commit') end, false)
"""
MOST_ROWS = (1 << 31) - 1  # of a table
SLICE = 500  # tables cleared in one transaction
BATCH = 500  # appends in one transaction
LINES = 8  # connections of the pool
END = ("", -1)  # of the news
LOCKED = 0.02, 0.2  # seconds to the next try at a table that somebody holds: at first, and at most
# Unless the url says otherwise: a dead machine is noticed in seconds, a standby isn't written to.
LINE: dict[str, Any] = {
    "connect_timeout": 5, "keepalives_idle": 5, "keepalives_interval": 2, "keepalives_count": 3,
    "tcp_user_timeout": 10_000, "target_session_attrs": "read-write", "fallback_application_name": "hoodwink",
}  # fmt: skip

T = TypeVar("T")
# Lost, shut down, full, locked for too long, read-only: what was under way may be written or not.
LOST = (psycopg.OperationalError, psycopg.InterfaceError, psycopg.InternalError)


@dataclass(eq=False, slots=True)
class Append:
    code: str
    n: int
    values: dict[str, object]
    future: asyncio.Future[None]
    pause: float = 0.0  # to the next try, once somebody was found to hold the table
    given_up: bool = False  # its caller has been told that nobody knows


class PostgresStore:
    """See `hoodwink.server.store.Store`. A write goes on when the caller who waits for it is cancelled."""

    def __init__(self, url: str) -> None:
        self._node = secrets.token_hex(4)
        self._line = _line(url)
        self._pool: AsyncConnectionPool = AsyncConnectionPool(
            self._line, kwargs={"autocommit": True}, configure=_configure, open=False, min_size=2, max_size=LINES,
            timeout=PATIENCE,
            # The pool's own pauses grow to minutes, then it gives up: rather begin anew, for ever.
            reconnect_timeout=2, reconnect_failed=AsyncConnectionPool.check,
        )  # fmt: skip
        self._waiting: list[Append] = []
        self._writer: asyncio.Task[None] | None = None
        self._closed = asyncio.Event()

    async def open(self) -> None:
        try:
            async with await AsyncConnection.connect(self._line, autocommit=True) as connection:
                await _make(connection)
        except psycopg.Error as error:
            raise BadSetup(_said(f"{_place(self._line)} can't be used: {error}", self._line)) from None
        await self._pool.open()

    async def close(self) -> None:
        """Finish what is queued."""
        self._closed.set()
        if self._writer is not None:
            await self._writer
        await self._pool.close()

    async def append(self, code: str, n: int, rows: Sequence[bytes], head: Head) -> None:
        if not rows:
            raise AssertionError(f"nothing to append to {code}")
        if self._closed.is_set():
            raise Unavailable("the store is closed")
        count = n + len(rows)
        values = {
            "code": code, "n": n, "count": count, "rows": list(rows), "wake": head.wake, "listed": head.listed,
            "news": f"{self._node} {code} {count}",
        }  # fmt: skip
        wanted = Append(code, n, values, asyncio.get_running_loop().create_future())
        self._queue([wanted])
        try:
            async with asyncio.timeout(PATIENCE):
                await wanted.future
        except TimeoutError:
            wanted.given_up = True
            if wanted.pause:
                raise Locked(f"somebody holds the table {code} in the database") from None
            raise Unavailable("the database does not answer") from None

    async def probe(self) -> None:
        await self._ask(PROBE)

    async def postpone(self, code: str, old: float, new: float | None) -> bool:
        return bool(await self._ask(POSTPONE, new, code, old))

    async def clear(self, before: float) -> int:
        count = 0
        while cleared := (await self._ask(CLEAR, before, SLICE))[0][0]:
            count += cleared
        return count

    async def read(self, code: str, n: int = 0, end: int | None = None) -> list[bytes]:
        sql: LiteralString = "select row from hoodwink_log where code = %s and n >= %s and n < %s order by n"
        rows = await self._ask(sql, code, n, MOST_ROWS if end is None else end)
        return [row for (row,) in rows]

    async def codes(self, after: str, limit: int) -> list[str]:
        sql: LiteralString = "select code from hoodwink_tables where code > %s order by code limit %s"
        return [code for (code,) in await self._ask(sql, after, limit)]

    async def due(self, before: float, limit: int) -> list[tuple[str, float]]:
        sql: LiteralString = "select code, wake from hoodwink_tables where wake < %s order by wake limit %s"
        return await self._ask(sql, before, limit)

    async def listed(self, limit: int, after: str = "") -> list[tuple[str, int]]:
        if not after:
            return await self._ask(LISTED + "order by made desc, code desc limit %s", limit)
        later: LiteralString = "and (made, code) < (select made, code from hoodwink_tables where code = %s)"
        return await self._ask(LISTED + later + " order by made desc, code desc limit %s", after, limit)

    async def news(self) -> AsyncGenerator[tuple[str, int] | None, None]:
        heard: asyncio.Queue[tuple[str, int] | None] = asyncio.Queue()
        listener = asyncio.create_task(self._listen(heard.put_nowait))
        closed = asyncio.create_task(self._closed.wait())
        closed.add_done_callback(lambda _: heard.put_nowait(END))
        try:
            while (item := await heard.get()) != END:
                yield item
        finally:
            listener.cancel()
            closed.cancel()
            await asyncio.gather(listener, closed, return_exceptions=True)

    async def _listen(self, tell: Callable[[tuple[str, int] | None], None]) -> None:
        """For ever: what the others write, and None whenever the line is up, since nobody listened before."""
        pause = 0.0
        while True:
            try:
                async with await AsyncConnection.connect(self._line, autocommit=True) as connection:
                    await connection.execute("listen hoodwink")
                    pause = 0.0
                    tell(None)
                    async for notice in connection.notifies():
                        match notice.payload.split(" "):
                            case [node, code, count] if node != self._node and count.isdecimal():
                                tell((code, int(count)))
            except psycopg.Error:
                await asyncio.sleep(pause * random.uniform(0.5, 1))
                pause = min(max(0.1, pause * 2), PATIENCE)

    @asynccontextmanager
    async def _connection(self) -> AsyncIterator[AsyncConnection]:
        """One of the pool that isn't known to be dead. What goes wrong with it is Unavailable."""
        try:
            while True:
                async with self._pool.connection() as connection:
                    if await _is_alive(connection):
                        yield connection
                        return
        except LOST as error:
            raise Unavailable(_said(f"the database can't be used: {error}", self._line)) from error

    async def _ask(self, sql: LiteralString, *values: object) -> list[Any]:
        return await _patiently(self._asked(sql, *values))

    async def _asked(self, sql: LiteralString, *values: object) -> list[Any]:
        async with self._connection() as connection, connection.cursor(binary=True) as cursor:
            await cursor.execute(sql, values)
            return await cursor.fetchall()

    def _queue(self, wanted: list[Append]) -> None:
        self._waiting += wanted
        if self._writer is None or self._writer.done():
            self._writer = asyncio.create_task(self._write_all())

    async def _write_all(self) -> None:
        while self._waiting:
            batch, self._waiting = self._waiting[:BATCH], self._waiting[BATCH:]
            # Nobody waits for a lock, so nobody waits for another: a table's own order stays.
            batch = sorted([wanted for wanted in batch if not wanted.given_up], key=lambda wanted: wanted.code)
            held: dict[str, list[Append]] = {}
            for wanted, error in zip(batch, await self._write(batch), strict=True):
                lost = wanted.future.done() and wanted.pause >= LOCKED[1]  # nobody waits for it any more
                if (isinstance(error, Locked) or wanted.code in held) and not lost:
                    wanted.pause = min(max(LOCKED[0], wanted.pause * 2), LOCKED[1])
                    held.setdefault(wanted.code, []).append(wanted)
                elif wanted.future.done():  # its caller was cancelled, or has lost patience
                    continue
                elif error is None:
                    wanted.future.set_result(None)
                else:
                    wanted.future.set_exception(error)
            for again in held.values():
                asyncio.get_running_loop().call_later(again[0].pause, self._queue, again)

    async def _write(self, batch: list[Append]) -> list[Exception | None]:
        """For each append None if it is written, or why it isn't."""
        try:
            return await _patiently(self._written(batch)) if batch else []
        except Unavailable as error:
            return [Unavailable(*error.args) for _ in batch]
        except Exception as error:  # one spoilt it for all, who are undone: each for himself
            if len(batch) == 1:
                return [Conflict(str(error)) if isinstance(error, psycopg.errors.UniqueViolation) else error]
            return [(await self._write([one]))[0] for one in batch]

    async def _written(self, batch: list[Append]) -> list[Exception | None]:
        async with self._connection() as connection:
            written = await _commit(connection, batch)
            return [None if is_in else await _why(connection, one) for one, is_in in zip(batch, written, strict=True)]


async def _patiently(work: Coroutine[Any, Any, T]) -> T:
    """A database that hangs is as good as one that isn't there. The work itself goes on: psycopg waits for an answer
    also where it is cancelled."""
    task = asyncio.ensure_future(work)
    task.add_done_callback(lambda done: done.cancelled() or done.exception())
    done, _ = await asyncio.wait({task}, timeout=PATIENCE)
    if not done:
        raise Unavailable("the database does not answer")
    return task.result()


async def _commit(connection: AsyncConnection, batch: list[Append]) -> list[bool]:
    """All in one transaction and one round trip; which of them found the table as they thought it was."""
    cursors = [connection.cursor() for _ in batch]
    if len(batch) == 1:  # one statement is a transaction
        await cursors[0].execute(APPEND, batch[0].values, prepare=True)
        return [cursors[0].rowcount == 1]
    async with connection.pipeline():
        await connection.execute("begin")
        for cursor, wanted in zip(cursors, batch, strict=True):
            await cursor.execute(APPEND, wanted.values, prepare=True)
        await connection.execute("commit")
    return [cursor.rowcount == 1 for cursor in cursors]


async def _why(connection: AsyncConnection, wanted: Append) -> Exception:
    """An append that was not written found another count of rows than it thought."""
    cursor = await connection.execute("select count from hoodwink_tables where code = %s", (wanted.code,))
    found = await cursor.fetchone()
    if found is None and wanted.n:
        return Gone(f"no table {wanted.code}")
    if found is not None and found[0] == wanted.n:
        return Locked(f"somebody holds the table {wanted.code}")
    if found is not None and found[0] < wanted.n:
        return AssertionError(f"row {wanted.n} of table {wanted.code}, which has {found[0]}")
    return Conflict(f"table {wanted.code} has a row {wanted.n} already")


async def _is_alive(connection: AsyncConnection) -> bool:
    """Something to read on an idle line is mostly its end: worth the round trip that is saved otherwise."""
    with selectors.DefaultSelector() as line:
        line.register(connection.fileno(), selectors.EVENT_READ)
        if not line.select(0):
            return True
    try:
        await AsyncConnectionPool.check_connection(connection)
    except LOST:
        await connection.close()
        return False
    return True


async def _configure(connection: AsyncConnection) -> None:
    await connection.execute(SETTINGS)


async def _make(connection: AsyncConnection) -> None:
    """The schema, if it isn't there: whoever may not make tables may still use them. Nodes that start at once queue."""
    cursor = await connection.execute("select to_regclass('hoodwink_schema') is not null")
    if await cursor.fetchone() != (True,):
        async with connection.transaction():
            await connection.execute("select pg_advisory_xact_lock(%s)", (LOCK,))
            await connection.execute(SCHEMA)
            sql: LiteralString = "insert into hoodwink_schema select %s where not exists (select from hoodwink_schema)"
            await connection.execute(sql, (VERSION,))
    cursor = await connection.execute("select max(version) from hoodwink_schema")
    [(version,)] = await cursor.fetchall()
    if version > VERSION:
        is_newer = f"was written by a newer hoodwink (schema {version}, this one knows {VERSION})"
        raise BadSetup(f"the database {is_newer}: update hoodwink, or use another database")


def _line(url: str) -> str:
    try:
        return make_conninfo("", **{**LINE, **conninfo_to_dict(url)})
    except psycopg.Error:  # its message may quote a piece of the password
        raise BadSetup("--store is no valid address: postgres://user:password@host:port/database") from None


def _place(line: str) -> str:
    said = conninfo_to_dict(line)
    host = said.get("host") or said.get("hostaddr") or "this machine"
    return f"the database {said.get('dbname', '')!r} at {host}"


def _said(text: str, line: str) -> str:
    """In one line and without the password."""
    password = conninfo_to_dict(line).get("password")
    text = " ".join(text.split())
    return text.replace(str(password), "…") if password else text
