"""A raw line to a table, for tests that say and hear single messages."""

import asyncio
import itertools
import json
from contextlib import suppress
from typing import Any

from websockets.exceptions import ConnectionClosed

from hoodwink.server import client

PATIENCE = 15


class Line:
    """`async with Line(house, code) as line`: sends dicts, keeps all that it hears."""

    def __init__(self, house, code, query="", lag=0.0):
        self.house, self.code, self.query, self.lag = house, code, query, lag
        self.heard, self.table, self.frames, self.pongs = [], None, {}, True
        self._ids = itertools.count()

    async def __aenter__(self):
        self._context = self.house.socket(self.code + self.query)
        self._line = await self._context.__aenter__()
        self._inbox, self._tasks = asyncio.Queue[Any](), set()
        self._later(self._pump())
        return self

    async def __aexit__(self, *error):
        for task in self._tasks:
            task.cancel()
        await self._context.__aexit__(*error)

    def _later(self, work):
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _pump(self):
        """What comes in is on its way for a while, and so is what goes out; nothing waits for what is before it."""
        with suppress(ConnectionClosed):
            async for raw in self._line:
                self._inbox.put_nowait((asyncio.get_running_loop().time() + self.lag, raw))
        self._inbox.put_nowait((0, None))

    async def _post(self, message):
        text = json.dumps(message)
        if not self.lag:
            await self._line.send(text)
            return

        async def send():
            await asyncio.sleep(self.lag)
            with suppress(ConnectionClosed):
                await self._line.send(text)

        self._later(send())

    async def send(self, type, **fields):
        """The id of the request."""
        id = fields.pop("id", None) or f"r{next(self._ids)}"
        await self._post({"type": type, "id": id, **fields})
        return id

    async def hear(self):
        due, raw = await asyncio.wait_for(self._inbox.get(), PATIENCE)
        assert raw is not None, "the house hung up"
        await asyncio.sleep(max(0, due - asyncio.get_running_loop().time()) if self.lag else 0)
        letter = json.loads(raw)
        self.heard.append(letter)
        if letter["type"] == "table":
            self.table = letter
        elif letter["type"] == "frame":
            self.frames[letter["private"]["seat"] if letter["private"] else -2] = letter
        elif letter["type"] == "ping" and self.pongs:
            await self._post({"type": "pong", "n": letter["n"]})
        return letter

    async def until(self, true):
        """Listen until a letter is as wanted; that letter."""
        while not true(letter := await self.hear()):
            pass
        return letter

    async def answer(self, id):
        """The ack or the refusal of a request."""
        return await self.until(lambda letter: letter.get("id") == id)

    async def do(self, type, **fields):
        """A request that has to be acknowledged."""
        answer = await self.answer(await self.send(type, **fields))
        assert answer["type"] == "ack", answer

    async def refused(self, type, **fields):
        answer = await self.answer(await self.send(type, **fields))
        assert answer["type"] == "refused", answer
        return answer["code"]


def in_phase(phase):
    return lambda letter: letter["type"] == "table" and letter["table"]["phase"] == phase


def stranger(address):
    return client.House(address)
