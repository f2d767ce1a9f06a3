"""The lobby: tables at which anybody may sit down, newest first, page by page.

The store knows which they are. What is shown of one is made once for each state of its log and kept, so that a look at
the lobby is one question to the store, however many tables there are and however many people look.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Mapping

import msgspec
from msgspec import Raw

from hoodwink.core.game import Game, Value
from hoodwink.server import rows, wire
from hoodwink.server.letters import info
from hoodwink.server.store import Store
from hoodwink.server.table import Table

PAGE = 50  # tables
LOOKS = 10  # pages of the store that one of ours is made of at most, where many can't be shown
KEPT = 20_000  # tables whose line is remembered


class Lobby:
    def __init__(self, store: Store, games: Mapping[str, type[Game]], loaded: Callable[[str], Table | None]) -> None:
        """`loaded`: a table that is in memory."""
        self.store = store
        self.games = games
        self.loaded = loaded
        self._lines: OrderedDict[str, tuple[int, bytes]] = OrderedDict()  # by code: rows, what is shown

    async def page(self, after: str = "") -> tuple[list[Raw], str | None]:
        """Some tables, from the next one after this, and after which there are more; None if there are not."""
        found: list[Raw] = []
        for _ in range(LOOKS):
            some = await self.store.listed(PAGE, after)
            for code, count in some:
                after = code
                if line := await self._line(code, count):
                    found.append(Raw(line))
                if len(found) == PAGE:
                    return found, after
            if len(some) < PAGE:
                return found, None
        return found, after

    async def _line(self, code: str, count: int) -> bytes:
        """What is shown of a table with so many rows; nothing if it isn't."""
        known = self._lines.get(code)
        if known is None or known[0] != count:
            known = count, shown(await self._table(code, count))
            self._lines[code] = known
            if len(self._lines) > KEPT:
                self._lines.popitem(last=False)
        self._lines.move_to_end(code)
        return known[1]

    async def _table(self, code: str, count: int) -> Table:
        table = self.loaded(code)
        if table is None or table.n != count:
            table = Table(code, self.games)
            for n, raw in enumerate(await self.store.read(code, 0, count), 1):
                table.fold(rows.read(raw))
                if n % 500 == 0:
                    await asyncio.sleep(0)
        return table


def shown(table: Table) -> bytes:
    """A table in short: documents by a hash of their text."""
    if not table.n or table.trouble or not table.listed:
        return b""
    game = table.game
    options: dict[str, Value] = {o.name: o.shown(game.options[o.name]) for o in game.declared if o.document}
    return wire.encode(msgspec.structs.replace(info(table), options={**game.options, **options}))
