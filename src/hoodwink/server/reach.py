"""Whether the store can be reached: once it can't, nobody tries or waits for it until something was written again."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from typing import Any

from hoodwink.server.store import Locked, Store, Unavailable

RETRY = 1.0  # seconds to the next try where the store can't be reached


class Reach:
    def __init__(self, store: Store, spawn: Callable[[Coroutine[Any, Any, None]], asyncio.Task[None]]) -> None:
        self.store = store
        self.out = False  # it can't
        self.closed = False
        self._spawn = spawn
        self._probed: tuple[float, asyncio.Future[None]] | None = None  # when, and what came of it

    def check(self) -> None:
        """Unavailable at once, where that is known."""
        if self.out:
            raise Unavailable("the store can't be reached")

    @contextmanager
    def trying(self) -> Iterator[None]:
        """Around whatever is asked of the store: what goes wrong with it is noted."""
        self.check()
        try:
            yield
        except Locked:  # one table's own trouble
            raise
        except Unavailable:
            if not (self.out or self.closed):
                self.out = True
                self._spawn(self._regain())
            raise

    async def _regain(self) -> None:
        while self.out:
            try:
                await self.store.probe()
                self.out, self._probed = False, None
            except Unavailable:
                await asyncio.sleep(RETRY)

    async def ready(self) -> None:
        """Unavailable unless something could be written just now; asked by many, it is tried once a second."""
        now = time.monotonic()
        if self._probed is None or now > self._probed[0] + RETRY:
            probe = asyncio.ensure_future(self._probe())
            probe.add_done_callback(lambda done: done.cancelled() or done.exception())  # whoever asked may have gone
            self._probed = now, probe
        await asyncio.shield(self._probed[1])

    async def _probe(self) -> None:
        with self.trying():
            await self.store.probe()
