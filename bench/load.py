"""The house under load: `make load`, or `python bench/load.py --tables 1000 --minutes 10`.

The house runs as a process of its own on one core, this driver on another. Every seat is a client with a socket; all
reply at random, at the pace of people: on average one action per seat every five seconds. Measured is the time from
sending a reply until everybody at the table has the view that shows it. Beside it, in the same run: an echo server on
the same stack (uvicorn, Starlette, as many sockets, as many messages of the same length, each sent to as many others),
so that the figure can be read as a ratio.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import http.client
import json
import os
import random
import re
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.uri import parse_uri

from hoodwink.server.door import new_token

SEATS = 5
EVERY = 5.0  # seconds between two actions of a seat
GAMES: tuple[tuple[str, dict[str, Any]], ...] = (("hoax", {}), ("resistance", {}))
CLOCKS = {"choice": 300, "ballot": 300, "window": 300, "race": 300, "quiet": 2.0}
ECHO = 1536  # bytes of a frame of the echo server, about what the house sends
MEGA = 1 << 20


class View(msgspec.Struct):
    ply: int
    waiting: list[int]


class Public(msgspec.Struct):
    game: int
    view: View
    talk: int | None


class Private(msgspec.Struct):
    seat: int
    options: list[int]


class Table(msgspec.Struct):
    phase: str


class Letter(msgspec.Struct):
    """As much of a message as the driver needs."""

    type: str
    public: Public | None = None
    private: Private | None = None
    table: Table | None = None
    n: int = 0
    code: str = ""


read = msgspec.json.Decoder(Letter).decode


class Line(asyncio.Protocol):
    """A WebSocket without tasks or queues: what comes in goes to a function."""

    def __init__(self, path: str, host: str, token: str, on_text: Callable[[Line, bytes], None]) -> None:
        self.ws = ClientProtocol(parse_uri(f"ws://{host}{path}"))
        self.token, self.on_text = token, on_text
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.received = self.bytes = 0

    def connection_made(self, transport: Any) -> None:
        self.transport = transport
        request = self.ws.connect()
        request.headers["authorization"] = f"Bearer {self.token}"
        self.ws.send_request(request)
        self._flush()

    def data_received(self, data: bytes) -> None:
        self.ws.receive_data(data)
        self._flush()
        for event in self.ws.events_received():
            if not self.opened.done():
                self.opened.set_result(None)
            elif isinstance(event, Frame) and event.opcode is Opcode.TEXT:
                self.received += 1
                self.bytes += len(event.data)
                self.on_text(self, bytes(event.data))

    def send(self, text: bytes) -> None:
        self.ws.send_text(text)
        self._flush()

    def _flush(self) -> None:
        for data in self.ws.data_to_send():
            if data:
                self.transport.write(data)

    def connection_lost(self, exc: Exception | None) -> None:
        if not self.opened.done():
            self.opened.set_exception(exc or ConnectionError("closed"))


class Pace:
    """Think times that make each seat act once in so many seconds on average, whatever the rules ask of whom."""

    def __init__(self, seats: int) -> None:
        self.goal = seats / EVERY
        self.mean = EVERY / 2
        self.done = 0
        self._at, self._then = time.monotonic(), 0

    def think(self) -> float:
        return self.mean * (0.25 + 1.5 * random.random())

    def adjust(self) -> float:
        """Every few seconds; actions a second since the last time."""
        now = time.monotonic()
        rate = (self.done - self._then) / (now - self._at)
        self._at, self._then = now, self.done
        if rate:
            self.mean = min(3 * EVERY, max(0.2, self.mean * (0.5 + 0.5 * rate / self.goal)))
        return rate


class Room:
    """A table, its lines, and replies of which not everybody has seen the effect."""

    def __init__(self, pace: Pace, took: list[float]) -> None:
        self.pace, self.took = pace, took
        self.lines: list[Line | None] = [None] * SEATS
        self.asked: list[tuple[int, int]] = [(-1, -1)] * SEATS  # the question that a seat is thinking about
        self.open: list[tuple[int, int, int, float, set[int]]] = []  # game, ply, seat, sent, who has not seen it
        self.finished = self.refused = 0
        self.counting = self.over = False

    def letter(self, seat: int, line: Line, raw: bytes) -> None:
        if self.over:
            return
        letter = read(raw)
        if letter.type == "frame":
            self._frame(seat, letter)
        elif letter.type == "ping":
            line.send(b'{"type":"pong","n":%d}' % letter.n)
        elif letter.type == "refused":
            self.refused += 1
            self.open = [wait for wait in self.open if wait[2] != seat]
        elif letter.type == "table" and letter.table and letter.table.phase == "over" and seat == 0:
            self.finished += 1
            line.send(b'{"type":"start","id":"%d"}' % self.finished)

    def _frame(self, seat: int, letter: Letter) -> None:
        assert letter.public is not None
        assert letter.private is not None
        game, view = letter.public.game, letter.public.view
        if self.open:
            now = time.perf_counter()
            for wait in self.open[:]:
                known, ply, by, sent, missing = wait
                if seat in missing and (game > known or view.ply > ply or by not in view.waiting):
                    missing.discard(seat)
                    if not missing:
                        self.open.remove(wait)
                        if self.counting:
                            self.took.append(now - sent)
                elif seat == by and view.ply == ply and not letter.private.options:
                    self.open.remove(wait)  # a quiet question: the rules keep this reply from everybody for a while
        question = game, view.ply
        line = self.lines[seat]
        if letter.public.talk == seat and line is not None:  # a vote that waits for its caller's word
            line.send(b'{"type":"open","id":"o%d-%d","seat":%d}' % (game, view.ply, seat))
        if letter.private.options and self.asked[seat] != question:
            self.asked[seat] = question
            action = random.choice(letter.private.options)
            asyncio.get_running_loop().call_later(self.pace.think(), self._reply, seat, question, action)

    def _reply(self, seat: int, question: tuple[int, int], action: int) -> None:
        line = self.lines[seat]
        if line is None or self.over or self.asked[seat] != question:
            return
        game, ply = question
        message = b'{"type":"reply","id":"%d-%d","game":%d,"ply":%d,"seat":%d,"action":%d}'
        self.open.append((game, ply, seat, time.perf_counter(), set(range(SEATS))))
        line.send(message % (game, ply, game, ply, seat, action))
        self.pace.done += 1


class Echo:
    """A room of the echo server: each message comes back to all five."""

    def __init__(self, took: list[float]) -> None:
        self.took = took
        self.lines: list[Line] = []
        self.open: dict[int, tuple[float, set[int]]] = {}
        self.counting = False

    def letter(self, seat: int, _: Line, raw: bytes) -> None:
        sent, missing = self.open[int(raw[:12])]
        missing.discard(seat)
        if not missing:
            del self.open[int(raw[:12])]
            if self.counting:
                self.took.append(time.perf_counter() - sent)

    def say(self, n: int) -> None:
        self.open[n] = (time.perf_counter(), set(range(SEATS)))
        random.choice(self.lines).send(b"%012d" % n)


class Server:
    """A process on a core of its own."""

    def __init__(self, core: int, *command: str) -> None:
        self.process = subprocess.Popen(
            [sys.executable, *command], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
            preexec_fn=lambda: os.sched_setaffinity(0, {core}),
        )  # fmt: skip
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        found = re.search(r"http://(\S+)", line)
        if found is None:
            assert self.process.stderr is not None
            raise SystemExit(f"it did not start: {line}{self.process.stderr.read()}")
        self.host = found[1]

    @property
    def memory(self) -> float:
        """MiB that are its own."""
        pages = Path(f"/proc/{self.process.pid}/statm").read_text().split()
        return (int(pages[1]) - int(pages[2])) * os.sysconf("SC_PAGE_SIZE") / MEGA

    @property
    def cpu(self) -> float:
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def stop(self) -> None:
        self.process.send_signal(signal.SIGTERM)
        self.process.wait(20)


def post(connection: http.client.HTTPConnection, path: str, body: dict[str, Any], token: str) -> Any:
    headers = {"content-type": "application/json", "authorization": f"Bearer {token}"}
    connection.request("POST", path, json.dumps(body), headers)
    answer = connection.getresponse()
    data = json.loads(answer.read())
    if answer.status != 201:
        raise SystemExit(f"{path}: {data}")
    return data


def make_tables(host: str, tables: int) -> list[tuple[str, list[str]]]:
    """Codes, and a token for each seat."""
    connection = http.client.HTTPConnection(host)
    made = []
    for n in range(tables):
        game, options = GAMES[n % len(GAMES)]
        tokens = [new_token() for _ in range(SEATS)]
        new = {"game": game, "options": options, "seats": SEATS, "name": "Seat 0", "clock": "custom", "seconds": CLOCKS}
        code = post(connection, "/api/tables", new, tokens[0])["code"]
        for seat in range(1, SEATS):
            post(connection, f"/api/tables/{code}/seats", {"name": f"Seat {seat}"}, tokens[seat])
        made.append((code, tokens))
    return made


async def connect(host: str, path: str, token: str, on_text: Callable[[Line, bytes], None]) -> Line:
    name, _, port = host.rpartition(":")
    loop = asyncio.get_running_loop()
    _, line = await loop.create_connection(lambda: Line(path, host, token, on_text), name, int(port))
    await line.opened
    return line


def percentile(values: list[float], share: float) -> float:
    return sorted(values)[min(len(values) - 1, int(len(values) * share))] * 1000 if values else float("nan")


async def house(args: argparse.Namespace, core: int) -> dict[str, Any]:
    with tempfile.TemporaryDirectory() as folder:
        server = Server(core, "-m", "hoodwink", "serve", "--host", "127.0.0.1", "--port", "0", "--store",
                        args.store or folder, "--per-address", "1000000")  # fmt: skip
        try:
            return await _house(args, server)
        finally:
            server.stop()


async def _house(args: argparse.Namespace, server: Server) -> dict[str, Any]:
    empty = server.memory
    made = await asyncio.to_thread(make_tables, server.host, args.tables)
    with_tables = server.memory
    pace, took = Pace(args.tables * SEATS), list[float]()
    rooms = [Room(pace, took) for _ in made]
    for room, (code, tokens) in zip(rooms, made, strict=True):
        for seat, token in enumerate(tokens):
            room.lines[seat] = await connect(server.host, f"/ws/{code}", token, partial(room.letter, seat))
    await asyncio.sleep(1)
    connected = server.memory
    for room in rooms:
        assert room.lines[0] is not None
        room.lines[0].send(b'{"type":"start","id":"0"}')
        await asyncio.sleep(10 / len(rooms))
    gc.collect()
    gc.disable()  # a pause of this program is not one of the house
    print(f"\n{args.tables} tables, {args.tables * SEATS} sockets; warming up", flush=True)
    await _hold(pace, args.warm)
    for room in rooms:
        room.counting = True
    warm, cpu, began, done = server.memory, server.cpu, time.monotonic(), pace.done
    print(f"{'minute':>7} {'actions/s':>10} {'p50 ms':>8} {'p99 ms':>8} {'CPU':>6} {'MiB':>8}")
    seen = 0
    while (passed := time.monotonic() - began) < args.minutes * 60:
        was_cpu, was = server.cpu, time.monotonic()
        rate = await _hold(pace, min(30.0, args.minutes * 60 - passed + 0.1))
        new, seen = took[seen:], len(took)
        share = (server.cpu - was_cpu) / (time.monotonic() - was)
        minute = (time.monotonic() - began) / 60
        print(f"{minute:7.1f} {rate:10.0f} {percentile(new, 0.5):8.1f} {percentile(new, 0.99):8.1f} {share:6.0%} "
              f"{server.memory:8.1f}", flush=True)  # fmt: skip
    spent = time.monotonic() - began
    lines = [line for room in rooms for line in room.lines if line is not None]
    for room in rooms:
        room.over = True
    return {
        "actions a second": (pace.done - done) / spent, "replies measured": len(took),
        "p50 ms": percentile(took, 0.5), "p99 ms": percentile(took, 0.99), "worst ms": percentile(took, 1),
        "CPU of one core": (server.cpu - cpu) / spent, "games finished": sum(room.finished for room in rooms),
        "refused": sum(room.refused for room in rooms), "MiB empty": empty,
        "KiB a table (waiting)": (with_tables - empty) * 1024 / args.tables,
        "KiB a connection": (connected - with_tables) * 1024 / (args.tables * SEATS),
        "KiB a table (playing, with its log and lines)": (server.memory - connected) * 1024 / args.tables,
        "MiB after warming up": warm, "MiB at the end": server.memory,
        "growth while measuring": server.memory / warm - 1,
        "bytes a message": sum(line.bytes for line in lines) / max(1, sum(line.received for line in lines)),
    }  # fmt: skip


async def _hold(pace: Pace, seconds: float) -> float:
    """Keep the pace for so long; actions a second on average."""
    done, began = pace.done, time.monotonic()
    while (left := began + seconds - time.monotonic()) > 0:
        await asyncio.sleep(min(3.0, left))
        pace.adjust()
    return (pace.done - done) / (time.monotonic() - began)


async def echo(args: argparse.Namespace, core: int, rate: float) -> dict[str, Any]:
    """The same sockets, the same number of messages, and nothing behind them."""
    server = Server(core, __file__, "--serve-echo")
    try:
        took: list[float] = []
        rooms = [Echo(took) for _ in range(args.tables)]
        for n, room in enumerate(rooms):
            for seat in range(SEATS):
                room.lines.append(await connect(
                    server.host, f"/echo/{n}", "", partial(room.letter, seat)
                ))  # fmt: skip
        cpu, began, n = server.cpu, time.monotonic(), 0
        while (passed := time.monotonic() - began) < 30:
            while n < passed * rate:
                room = random.choice(rooms)
                room.counting = passed > 3
                room.say(n)
                n += 1
            await asyncio.sleep(0.001)
        spent = time.monotonic() - began
        return {
            "actions a second": n / spent, "p50 ms": percentile(took, 0.5), "p99 ms": percentile(took, 0.99),
            "worst ms": percentile(took, 1), "CPU of one core": (server.cpu - cpu) / spent,
            "KiB a connection": 0.0,
        }  # fmt: skip
    finally:
        server.stop()


def serve_echo() -> None:
    """The server of the comparison: rooms that send every message to everybody in them."""
    from starlette.applications import Starlette
    from starlette.routing import WebSocketRoute
    from starlette.websockets import WebSocket

    from hoodwink.server.run import listen, run

    rooms: dict[str, list[WebSocket]] = {}

    async def room(ws: WebSocket) -> None:
        await ws.accept()
        here = rooms.setdefault(ws.path_params["n"], [])
        here.append(ws)
        while (message := await ws.receive())["type"] != "websocket.disconnect":
            for other in here:
                await other.send_text(message["text"].ljust(ECHO))

    listening = listen("127.0.0.1", 0)
    print(f"http://127.0.0.1:{listening.getsockname()[1]}", flush=True)
    run(Starlette(routes=[WebSocketRoute("/echo/{n}", room)]), listening)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--warm", type=float, default=60, help="seconds before measuring")
    parser.add_argument("--store", default="", help="postgres://… instead of SQLite in a folder of its own")
    parser.add_argument("--serve-echo", action="store_true", help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.serve_echo:
        serve_echo()
        return
    cores = sorted(os.sched_getaffinity(0))
    os.sched_setaffinity(0, {cores[-1]})
    found = asyncio.run(house(args, cores[0]))
    beside = asyncio.run(echo(args, cores[0], found["actions a second"]))
    print(f"\n{'':46} {'house':>10} {'echo':>10} {'ratio':>7}")
    for name, value in found.items():
        other = beside.get(name)
        ratio = f"{value / other:7.1f}" if other and name != "actions a second" else ""
        print(f"{name:46} {value:10.3f} {'' if not other else format(other, '10.3f'):>10} {ratio}")


if __name__ == "__main__":
    main()
