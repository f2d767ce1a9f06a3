"""Where tables are kept. The log is the table: one row `(code, n)` for everything that happened at it.

The primary key decides between two nodes that write at once; there is no leader and no lock. A row is bytes; what it
says is `hoodwink.server.rows`.
"""

from __future__ import annotations

from collections.abc import AsyncGenerator, Sequence
from dataclasses import dataclass
from typing import Protocol

from hoodwink.core.errors import BadSetup, HoodwinkError


class Conflict(HoodwinkError):
    """Another node has written this row: read what it wrote, look again whether one's own still makes sense."""


class Gone(HoodwinkError):
    """The table isn't there (any more): it was cleared away."""


class Unavailable(HoodwinkError):
    """The store can't be reached. What was to be written is not written, or nobody knows: read before trying again."""


class Locked(Unavailable):
    """Somebody holds this one table (a person at the database's console, say); the others can be written to."""


PATIENCE = 4.0  # seconds after which a store that does not answer counts as one that can't be reached


@dataclass(frozen=True, slots=True)
class Head:
    """What the store has to know of a table without reading its rows; written with them, in the same transaction."""

    wake: float | None  # when a node should look after the table, if nobody has written to it by then (epoch seconds)
    listed: bool  # it is shown in the lobby of the house


class Store(Protocol):
    """What the house asks of a store. All methods may raise Unavailable, and do so within PATIENCE."""

    async def open(self) -> None:
        """Make what is missing (folder, file, schema); BadSetup says what to do where that can't be."""

    async def close(self) -> None: ...

    async def probe(self) -> None:
        """Write something, durably, that changes nothing: Unavailable where no table could be written to."""

    async def append(self, code: str, n: int, rows: Sequence[bytes], head: Head) -> None:
        """Rows n, n+1, … of a table, all or none, durable when this returns. n = 0 makes the table.

        Conflict if there is a row n already, Gone if there is no table to append row n > 0 to; nothing is written then.
        """

    async def read(self, code: str, n: int = 0, end: int | None = None) -> list[bytes]:
        """The rows from n on, before `end`, in order; of a table that isn't there, none."""

    async def codes(self, after: str, limit: int) -> list[str]:
        """Codes of all tables, in the order of the alphabet, from the first after this one on."""

    async def due(self, before: float, limit: int) -> list[tuple[str, float]]:
        """Tables whose `wake` is before this time, earliest first, with it."""

    async def postpone(self, code: str, old: float, new: float | None) -> bool:
        """Set `wake` if it is still `old`; False where another node has been quicker."""

    async def listed(self, limit: int, after: str = "") -> list[tuple[str, int]]:
        """Codes of the tables that are shown in the lobby, newest first, with how many rows each has; from the next
        one after this table on."""

    async def clear(self, before: float) -> int:
        """Delete the tables that wait for nothing (no `wake`) and were written to last before this time; how many."""

    def news(self) -> AsyncGenerator[tuple[str, int] | None, None]:
        """What other nodes write, as it happens: (code, how many rows the table has now). None: some may have been
        missed (the line to the store was lost and is back), look at every table. A store with one node has none."""


def open_store(where: str, only_read: bool = False) -> Store:
    """`postgres://…` (or postgresql://), else a folder for SQLite. It still has to be opened.

    `only_read`: a house may be using it meanwhile. One in a folder refuses to be written to then.
    """
    if where.startswith(("postgres://", "postgresql://")):
        try:
            from hoodwink.server.store.postgres import PostgresStore
        except ImportError:
            raise BadSetup("PostgreSQL needs psycopg: pip install 'hoodwink[postgres]'") from None
        return PostgresStore(where)
    if "://" in where:
        raise BadSetup(f"--store is a folder or postgres://user@host/database, not {where.split('://')[0]}://…")
    from hoodwink.server.store.sqlite import SqliteStore

    return SqliteStore(where, only_read)
