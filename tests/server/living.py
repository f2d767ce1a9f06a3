"""A house in the test's own process, with real sockets, and the same as a process of its own."""

import asyncio
import os
import re
import signal
import subprocess
import sys
import tempfile
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Self, get_args

import uvicorn

from hoodwink.bots import make
from hoodwink.core.dice import Dice
from hoodwink.games import GAMES, find
from hoodwink.server import client, wire
from hoodwink.server.app import make_app
from hoodwink.server.house import House
from hoodwink.server.limits import MESSAGE, PerAddress
from hoodwink.server.run import listen
from hoodwink.server.socket import Bounded
from hoodwink.server.store import open_store

# clocks for tests that don't wait
FAST: dict[wire.Decision, float] = dict.fromkeys(get_args(wire.Decision), 60.0) | {"quiet": 0.2}


class Opened(House):
    """A house that knows where it is."""

    address: str
    metrics_address: str


@asynccontextmanager
async def a_house(store=None, games=GAMES, bot_pace=0.0, limits=None, think=0.02, **more):
    """An open house and its address. Each has a store of its own, unless one is given."""
    with tempfile.TemporaryDirectory() as folder:
        house = Opened(open_store(store or folder), games, bot_pace=bot_pace, think=think)
        listening, apart = listen("127.0.0.1", 0), listen("127.0.0.1", 0)
        ports = [one.getsockname()[1] for one in (listening, apart)]
        app = make_app(
            house, limits=limits or PerAddress(5000, 100_000, 10_000_000, 100_000, 100_000), metrics=ports[1], **more
        )
        config = uvicorn.Config(
            app, ws=Bounded, ws_max_size=MESSAGE, ws_per_message_deflate=False, log_config=None,
            proxy_headers=False, timeout_graceful_shutdown=1,
        )  # fmt: skip
        server = uvicorn.Server(config)
        task = asyncio.create_task(server.serve([listening, apart]))
        while not server.started:
            await asyncio.sleep(0.005)
        house.address, house.metrics_address = [f"http://127.0.0.1:{port}" for port in ports]
        try:
            yield house
        finally:
            server.should_exit = True
            await task


async def sit(address, code, name, token="", seat=None):
    """A seat at a table, not connected yet."""
    house = client.House(address, token)
    joined = await asyncio.to_thread(house.post, f"/api/tables/{code}/seats", wire.Join(name, seat), wire.Joined)
    return client.Seat(house, code, joined.seat)


async def make_table(address, game, token="", **settings):
    """A table and its host's seat, not connected yet."""
    house = client.House(address, token)
    new = wire.NewTable(**{"game": game, "name": "Ann", "clock": "custom", "seconds": FAST, **settings})
    joined = await asyncio.to_thread(house.post, "/api/tables", new, wire.Joined)
    return client.Seat(house, joined.code, 0)


async def play_through(seats, game, games=None, until=None, level="regular", seed=0):
    """The first seat starts; bots play on all of them, over the network, until the game is over."""
    look_up = find if games is None else games.__getitem__

    def over(seat):
        return seat.table is not None and seat.table.phase == "over"

    await seats[0].send(wire.Start(client.new_id()))
    await asyncio.gather(
        *(
            client.play(seat, make(game, level, Dice(f"{seed}/{n}")), look_up, until or over)
            for n, seat in enumerate(seats)
        )
    )


class Process:
    """`hoodwink serve` as a process that can be killed and started again, always at the same port."""

    program = (sys.executable, "-m", "hoodwink")
    process: subprocess.Popen[str]

    def __init__(self, store: str | Path, port: int = 0, *flags: str) -> None:
        self.store, self.port, self.flags = store, port, flags

    def start(self) -> Self:
        command = [*self.program, "serve", "--host", "127.0.0.1", "--port", str(self.port)]
        command += ["--store", str(self.store), "--per-address", "100000", *self.flags]
        self.process = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, env=os.environ
        )
        assert self.process.stdout is not None
        self.says = self.process.stdout
        line = self.says.readline()
        found = re.search(r"(http://\S+:(\d+))", line)
        assert found, f"it said {line!r}"
        self.address, self.port = found[1], int(found[2])
        return self

    def kill(self) -> None:
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()
        self.says.close()

    def stop(self) -> int:
        self.process.send_signal(signal.SIGTERM)
        code = self.process.wait(timeout=20)
        self.says.close()
        return code
