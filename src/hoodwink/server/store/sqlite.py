"""The embedded store: one SQLite file in a folder, for a house that is one process.

One thread writes. It takes every write that waits and commits them together, so that the disk is asked once for all
of them; another thread reads. The loop of the house waits for neither.
"""

from __future__ import annotations

import asyncio
import sqlite3
import threading
import time
from collections.abc import AsyncGenerator, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, closing, suppress
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import Any, TypeVar, cast

from filelock import FileLock, Timeout

from hoodwink.core.errors import BadSetup
from hoodwink.server.store import PATIENCE, Conflict, Gone, Head, Unavailable

VERSION = 1
SCHEMA = f"""
begin immediate;
create table tables (
    code text primary key, wake real, listed integer not null,
    made real not null, written real not null
);
create index wakes on tables (wake) where wake is not null;
create index lobby on tables (made) where listed;
create index finished on tables (written) where wake is null;
create table log (code text, n integer, row blob not null, primary key (code, n)) without rowid;
pragma user_version = {VERSION};
commit;
"""
LISTED = "select code, (select max(n) + 1 from log where log.code = tables.code) from tables where listed"
MOST_ROWS = 1 << 31  # of a table
SLICE = 100  # tables cleared in one go: a reply that waits behind it should not wait long
# A job that is wrong; other errors of SQLite are about the file, and everyone's.
OURS = (sqlite3.IntegrityError, sqlite3.ProgrammingError, sqlite3.InterfaceError, sqlite3.DataError)

T = TypeVar("T")
Job = Callable[[sqlite3.Connection], Any]
Queued = tuple[Job, "asyncio.Future[Any]"]


class SqliteStore:
    """See `hoodwink.server.store.Store`. A write goes on when the caller who waits for it is cancelled."""

    def __init__(self, folder: str | Path, only_read: bool = False) -> None:
        """`only_read`: beside a house that has the folder, too."""
        self.folder = Path(folder)
        self.only_read = only_read
        self._held = ExitStack()  # the lock and the two connections
        self._queue: SimpleQueue[Queued | None] = SimpleQueue()
        self._readers = ThreadPoolExecutor(1, "store-reader")
        self._thread: threading.Thread | None = None
        self._closed = asyncio.Event()

    async def open(self) -> None:
        self._loop = asyncio.get_running_loop()
        if self.only_read:
            self._reader = self._held.enter_context(closing(_connect_to_read(self.folder / "house.db")))
            return
        try:
            with ExitStack() as held:
                held.callback(_lock(self.folder).release)
                self._writer = held.enter_context(closing(_connect(self.folder / "house.db")))
                _make(self._writer)
                self._reader = held.enter_context(closing(_connect(self.folder / "house.db")))
                self._held = held.pop_all()
        except (OSError, sqlite3.Error) as error:
            raise BadSetup(f"the house can't keep its tables in {self.folder}: {_reason(error)}") from error
        self._thread = threading.Thread(target=self._write_all, name="store-writer", daemon=True)
        self._thread.start()

    async def close(self) -> None:
        """Finish what is queued; then another house may have the folder."""
        self._closed.set()
        if self._thread is not None:
            thread, self._thread = self._thread, None
            self._queue.put(None)
            await asyncio.to_thread(thread.join)
        await asyncio.to_thread(self._readers.shutdown)
        self._held.close()

    async def probe(self) -> None:
        await self._write(_rewrite_version)

    async def append(self, code: str, n: int, rows: Sequence[bytes], head: Head) -> None:
        if not rows:
            raise AssertionError(f"nothing to append to {code}")
        await self._write(lambda connection: _append(connection, code, n, rows, head))

    async def postpone(self, code: str, old: float, new: float | None) -> bool:
        sql = "update tables set wake = ? where code = ? and wake = ?"
        return await self._write(lambda connection: connection.execute(sql, (new, code, old)).rowcount) == 1

    async def clear(self, before: float) -> int:
        count = 0
        while cleared := await self._write(lambda connection: _clear(connection, before)):
            count += cleared
        return count

    async def read(self, code: str, n: int = 0, end: int | None = None) -> list[bytes]:
        sql = "select row from log where code = ? and n >= ? and n < ? order by n"
        rows = await self._read(sql, code, n, MOST_ROWS if end is None else end)
        return [row for (row,) in rows]

    async def codes(self, after: str, limit: int) -> list[str]:
        rows = await self._read("select code from tables where code > ? order by code limit ?", after, limit)
        return [code for (code,) in rows]

    async def due(self, before: float, limit: int) -> list[tuple[str, float]]:
        return await self._read("select code, wake from tables where wake < ? order by wake limit ?", before, limit)

    async def listed(self, limit: int, after: str = "") -> list[tuple[str, int]]:
        if not after:
            return await self._read(f"{LISTED} order by made desc, code desc limit ?", limit)
        later = "and (made, code) < (select made, code from tables where code = ?)"
        return await self._read(f"{LISTED} {later} order by made desc, code desc limit ?", after, limit)

    async def news(self) -> AsyncGenerator[tuple[str, int] | None, None]:
        """Nobody else writes here: this only ends when the store is closed."""
        await self._closed.wait()
        return
        yield None

    async def _read(self, sql: str, *values: object) -> list[Any]:
        if self._closed.is_set():
            raise Unavailable("the store is closed")
        try:
            read = self._loop.run_in_executor(self._readers, lambda: self._reader.execute(sql, values).fetchall())
            async with asyncio.timeout(PATIENCE):
                return await read
        except sqlite3.Error as error:
            raise Unavailable(f"the store can't be read: {_reason(error)}") from error
        except TimeoutError:
            raise Unavailable("the store does not answer") from None

    async def _write(self, job: Callable[[sqlite3.Connection], T]) -> T:
        if self._closed.is_set() or self.only_read:
            raise Unavailable("the store is closed" if self._closed.is_set() else "the store is open to be read only")
        future = self._loop.create_future()
        self._queue.put((job, future))
        try:
            async with asyncio.timeout(PATIENCE):
                return cast(T, await future)
        except TimeoutError:
            raise Unavailable("the store does not answer") from None

    def _write_all(self) -> None:
        """The writer thread: whatever waits is one transaction."""
        last = False
        while not last:
            waiting = [self._queue.get()]
            with suppress(Empty):
                while True:
                    waiting.append(self._queue.get_nowait())
            last = None in waiting
            batch = [item for item in waiting if item is not None]
            if batch:
                results = _commit(self._writer, [job for job, _ in batch])
                with suppress(RuntimeError):  # the loop is closed: nobody waits
                    self._loop.call_soon_threadsafe(_settle, [future for _, future in batch], results)


def _lock(folder: Path) -> FileLock:
    """Take the folder. The system gives it back when the process ends, however it ends."""
    folder.mkdir(parents=True, exist_ok=True)
    lock = FileLock(folder / "lock", thread_local=False, fallback_to_soft=False)  # a soft one would outlive a crash
    try:
        lock.acquire(blocking=False)
    except Timeout:
        several = "stop it, or use --store postgres://… for several nodes"
        raise BadSetup(f"another house runs in {folder}: {several}") from None
    return lock


def _connect(file: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(file, timeout=5, isolation_level=None, check_same_thread=False)
    try:
        (mode,) = connection.execute("pragma journal_mode = wal").fetchone()
        if mode != "wal":
            raise BadSetup(f"SQLite can't keep a write-ahead log beside {file} (a network folder?): use a local folder")
        connection.execute("pragma synchronous = full")  # a commit is on the disk when it returns
    except BaseException:
        connection.close()
        raise
    return connection


def _connect_to_read(file: Path) -> sqlite3.Connection:
    """Nothing is made, nothing written; BadSetup if there is no house."""
    if not file.is_file():
        raise BadSetup(f"there is no house in {file.parent}: --store is the folder that hoodwink serve was given")
    try:
        uri = f"{file.absolute().as_uri()}?mode=ro"
        connection = sqlite3.connect(uri, timeout=5, isolation_level=None, check_same_thread=False, uri=True)
        try:
            _check_version(connection)
        except BaseException:
            connection.close()
            raise
    except sqlite3.Error as error:
        raise BadSetup(f"the house in {file.parent} can't be read: {_reason(error)}") from error
    return connection


def _check_version(connection: sqlite3.Connection) -> int:
    """The schema's version, 0 if there is none yet; BadSetup for one that is newer than this program."""
    (version,) = connection.execute("pragma user_version").fetchone()
    if version > VERSION:
        is_newer = f"was written by a newer hoodwink (schema {version}, this one knows {VERSION})"
        (file,) = connection.execute("select file from pragma_database_list where name = 'main'").fetchone()
        raise BadSetup(f"{file} {is_newer}: update hoodwink, or use another folder")
    return int(version)


def _make(connection: sqlite3.Connection) -> None:
    version = _check_version(connection)
    if version == 0:
        connection.executescript(SCHEMA)
    else:  # find out now, not at the first reply, whether it may be written to
        connection.execute("begin immediate")
        _rewrite_version(connection)
        connection.execute("commit")


def _rewrite_version(connection: sqlite3.Connection) -> None:
    """As it is: the page is written all the same."""
    connection.execute(f"pragma user_version = {_check_version(connection)}")


def _append(connection: sqlite3.Connection, code: str, n: int, rows: Sequence[bytes], head: Head) -> None:
    (count,) = connection.execute("select coalesce(max(n) + 1, 0) from log where code = ?", (code,)).fetchone()
    if n < count:
        raise Conflict(f"table {code} has a row {n} already")
    if n > count:
        raise AssertionError(f"row {n} of table {code}, which has {count}") if count else Gone(f"no table {code}")
    now = time.time()
    state = (head.wake, head.listed, now)
    if n:
        connection.execute("update tables set wake = ?, listed = ?, written = ? where code = ?", (*state, code))
    else:
        sql = "insert into tables (wake, listed, written, made, code) values (?, ?, ?, ?, ?)"
        connection.execute(sql, (*state, now, code))
    connection.executemany("insert into log values (?, ?, ?)", [(code, n + i, row) for i, row in enumerate(rows)])


def _clear(connection: sqlite3.Connection, before: float) -> int:
    sql = "select code from tables where wake is null and written < ? order by written limit ?"
    codes = connection.execute(sql, (before, SLICE)).fetchall()
    connection.executemany("delete from log where code = ?", codes)
    connection.executemany("delete from tables where code = ?", codes)
    return len(codes)


def _commit(connection: sqlite3.Connection, jobs: list[Job]) -> list[Any]:
    """Do the jobs in one transaction; for each, what it returns, or the error that undid it."""
    try:
        connection.execute("begin immediate")
        results = [_try(connection, job) for job in jobs]
        connection.execute("commit")
    except sqlite3.Error as error:  # full or failing: nothing of this is kept
        with suppress(sqlite3.Error):
            connection.execute("rollback")
        return [Unavailable(f"the store can't be written to: {_reason(error)}") for _ in jobs]
    return results


def _try(connection: sqlite3.Connection, job: Job) -> Any:
    """One job; if it fails, the others of its transaction stand."""
    connection.execute("savepoint job")
    try:
        result = job(connection)
    except Exception as error:
        if isinstance(error, sqlite3.Error) and not isinstance(error, OURS):
            raise
        connection.execute("rollback to job")
        result = error
    connection.execute("release job")
    return result


def _settle(futures: list[asyncio.Future[Any]], results: list[Any]) -> None:
    for future, result in zip(futures, results, strict=True):
        if future.done():  # its caller was cancelled
            continue
        if isinstance(result, Exception):
            future.set_exception(result)
        else:
            future.set_result(result)


def _reason(error: Exception) -> str:
    return error.strerror if isinstance(error, OSError) and error.strerror else str(error)
