"""Minutes of everything at once against a house of its own: hostile clients, noise, games, comings and goings.

    python bench/soak.py --minutes 10

A line each 30 seconds. Ends with 1 on any fault of the house, on a table that can't be played to its end, or if the
house takes 20 % more memory at the end than in the second quarter.
"""

from __future__ import annotations

import argparse
import asyncio
import re
import signal
import socket
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from statistics import median
from urllib.parse import urlsplit

sys.path.insert(0, str(Path(__file__).parents[1] / "tests" / "server"))

from fuzz import Fuzzer
from hostile import a_line, http
from living import Process
from websockets.asyncio.client import connect

from hoodwink.server.run import listen

EVERY = 30.0  # seconds between two lines
LOOK = 2.0  # seconds between two looks at the memory
GROWS = 1.2  # by how much memory may grow
GAMES = (("hoax", 4, 2), ("resistance", 5, 2))  # with so many seats, so many of them bots'
SLOW = 10  # readers that are slow at a time
SLEEPS = 25.0  # seconds for which they don't read: longer than the house waits
SAMPLE = re.compile(r'^(hoodwink_\w+)(?:\{\w+="(\w+)"\})? (\S+)$', re.MULTILINE)


class Soak:
    def __init__(self, process: Process, metrics: str, minutes: float, seed: int) -> None:
        self.process, self.metrics, self.seed = process, metrics, seed
        self.address: str = process.address
        self.begun = time.monotonic()
        self.lasts = minutes * 60
        self.memory: list[tuple[float, float]] = []  # (part of the time that is over, MB)
        self.finished = 0
        self.fuzzers = [Fuzzer(self.address, f"{seed}/{n}") for n in range(2)]

    @property
    def over(self) -> bool:
        return time.monotonic() - self.begun >= self.lasts

    async def run(self) -> list[str]:
        """What went wrong."""
        for fuzzer in self.fuzzers:
            for game in GAMES:
                await fuzzer.open(*game)
        works: list[Callable[[], Awaitable[None]]] = [self.games, self.come_and_go, self.look, self.report]
        works += [fuzzer.round for fuzzer in self.fuzzers] + [self.read_slowly] * SLOW
        await asyncio.gather(*(self.again(work) for work in works))
        for fuzzer in self.fuzzers:
            await fuzzer.renew()
            for victim in fuzzer.victims:
                await fuzzer.finish(victim)
                self.finished += 1
        await self.say()
        return await self.wrong()

    async def again(self, work: Callable[[], Awaitable[None]]) -> None:
        while not self.over:
            await work()

    # what is done --------------------------------------------------------------------------------------------------

    async def games(self) -> None:
        """A table that nobody disturbs: made, played to its end, its record verified."""
        for game, seats, _ in GAMES:
            quiet = Fuzzer(self.address, self.seed)
            await quiet.finish(await quiet.open(game, seats, seats - 1))
            self.finished += 1
            await asyncio.sleep(0.5)

    async def come_and_go(self) -> None:
        fuzzer = self.fuzzers[0]
        for victim in fuzzer.victims:
            async with a_line(self.address, victim.code, fuzzer.dice.choice(victim.tokens)) as line:
                if fuzzer.dice.random() < 0.5:
                    line.socket.transport.abort()
        await asyncio.sleep(0.05)

    async def read_slowly(self) -> None:
        """A reader with little room who looks away for a while."""
        parts, victim = urlsplit(self.address), self.fuzzers[1].dice.choice(self.fuzzers[1].victims)
        narrow = socket.socket()
        narrow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        narrow.setblocking(False)
        await asyncio.get_running_loop().sock_connect(narrow, (parts.hostname, parts.port))
        target = f"ws://{parts.netloc}/ws/{victim.code}"
        async with connect(target, sock=narrow, max_queue=1, ping_interval=None, close_timeout=1):
            await asyncio.sleep(min(SLEEPS, max(0.0, self.lasts - (time.monotonic() - self.begun))))

    # what is seen --------------------------------------------------------------------------------------------------

    async def look(self) -> None:
        self.memory.append(((time.monotonic() - self.begun) / self.lasts, self.megabytes()))
        await asyncio.sleep(LOOK)

    async def report(self) -> None:
        await asyncio.sleep(min(EVERY, self.lasts))
        await self.say()

    async def say(self) -> None:
        counted = await self.counted()
        away = sorted((label, n) for (name, label), n in counted.items() if name == "hoodwink_turned_away_total")
        print(
            f"{time.monotonic() - self.begun:6.0f} s  {self.megabytes():6.1f} MB"
            f"  tables {counted['hoodwink_tables', '']:4.0f}  lines {counted['hoodwink_connections', '']:3.0f}"
            f"  questions {counted['hoodwink_questions_total', '']:6.0f}"
            f"  games {self.finished:4d}  faults {counted['hoodwink_faults_total', '']:.0f}\n"
            f"          turned away: {' '.join(f'{label} {n:.0f}' for label, n in away)}",
            flush=True,
        )

    async def counted(self) -> dict[tuple[str, str], float]:
        _, _, text = await http(self.metrics, "GET", "/metrics")
        return {(name, label): float(value) for name, label, value in SAMPLE.findall(text.decode())}

    def megabytes(self) -> float:
        status = Path(f"/proc/{self.process.process.pid}/status").read_text()
        return int(status.partition("VmRSS:")[2].split()[0]) / 1024

    async def wrong(self) -> list[str]:
        found = [f"the fuzzer saw: {what}" for fuzzer in self.fuzzers for what in fuzzer.wrong]
        faults = (await self.counted())["hoodwink_faults_total", ""]
        if faults:
            found.append(f"{faults:.0f} faults of the house")
        early = median(mb for part, mb in self.memory if 0.25 <= part < 0.5)
        late = median(mb for part, mb in self.memory if part >= 0.9)
        print(f"memory: {early:.1f} MB in the second quarter, {late:.1f} MB at the end")
        if late > early * GROWS:
            found.append(f"memory grew from {early:.1f} to {late:.1f} MB")
        return found


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=10.0)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        with listen("127.0.0.1", 0) as free:
            metrics = free.getsockname()[1]
        process = Process(folder, 0, "--bot-pace", "0", "--metrics", str(metrics)).start()
        try:
            wrong = asyncio.run(Soak(process, f"http://127.0.0.1:{metrics}", given.minutes, given.seed).run())
        finally:
            code = process.stop()
    if code not in (0, -signal.SIGTERM):
        wrong.append(f"the house ended with {code}")
    for what in wrong:
        print(f"WRONG: {what}")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
