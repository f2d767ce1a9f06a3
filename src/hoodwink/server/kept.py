"""What is dear to make and never changes, a replay of a game that is over, is made once and kept.

Whoever asks for it while it is being made waits for the same.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Hashable

MOST = 64 << 20  # bytes


class Kept:
    def __init__(self, most: int = MOST) -> None:
        self.most = most
        self.size = 0
        self._kept: OrderedDict[Hashable, bytes] = OrderedDict()
        self._being_made: dict[Hashable, asyncio.Future[bytes]] = {}

    def __contains__(self, key: Hashable) -> bool:
        return key in self._kept or key in self._being_made

    async def get(self, key: Hashable, make: Callable[[], Awaitable[bytes]]) -> bytes:
        if key in self._kept:
            self._kept.move_to_end(key)
            return self._kept[key]
        if key not in self._being_made:
            making = self._being_made[key] = asyncio.ensure_future(self._make(key, make))
            making.add_done_callback(lambda done: done.cancelled() or done.exception())  # whoever asked may have gone
        return await asyncio.shield(self._being_made[key])

    async def _make(self, key: Hashable, make: Callable[[], Awaitable[bytes]]) -> bytes:
        try:
            made = await make()
        finally:
            del self._being_made[key]
        self._kept[key] = made
        self.size += len(made)
        while self.size > self.most:
            _, old = self._kept.popitem(last=False)
            self.size -= len(old)
        return made
