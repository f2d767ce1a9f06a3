"""Pieces for hostile clients: raw HTTP, a raw line, and a table beside which all of it happens."""

import asyncio
import json
from contextlib import asynccontextmanager
from urllib.parse import urlsplit

from living import a_house, make_table, sit
from websockets.asyncio.client import connect

from hoodwink.server import client, rows, wire
from hoodwink.server.door import new_token
from hoodwink.server.routes import STATUS
from hoodwink.server.table import Table

Answer = tuple[int, dict[str, str], bytes]
PATIENCE = 30  # seconds; the house itself gives up sooner
CODES = {  # every refusal there is
    *STATUS, "stale", "illegal", "not_now", "full", "taken", "muted", "busy", "trouble",
}  # fmt: skip


async def http(
    address: str, method: str, path: str, body: bytes = b"", headers=(), raw: bytes | None = None, **line
) -> Answer:
    """(status, headers, body) of one request, word by word as it is given. `raw` is sent in the place of all of it;
    `line` is for the connection."""
    parts = urlsplit(address)
    given = {"host": parts.netloc, "connection": "close", "content-length": str(len(body)), **dict(headers)}
    lines = [f"{method} {path} HTTP/1.1", *(f"{name}: {value}" for name, value in given.items() if value is not None)]
    reader, writer = await asyncio.open_connection(parts.hostname, parts.port, **line)
    try:
        writer.write(raw if raw is not None else "\r\n".join(lines).encode("latin-1") + b"\r\n\r\n" + body)
        await writer.drain()
        async with asyncio.timeout(PATIENCE):
            return await _answer(reader, method)
    finally:
        writer.close()


async def _answer(reader, method) -> Answer:
    head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").splitlines()
    headers = {}
    for line in head[1:-1]:
        name, _, value = line.partition(": ")
        headers[name.lower()] = value
    status = int(head[0].split()[1])
    length = 0 if method == "HEAD" or status == 204 else int(headers.get("content-length", 0))
    return status, headers, await reader.readexactly(length)


async def post(address, path, body, token=None, **headers):
    """A JSON body: an object, or bytes as they are."""
    raw = body if isinstance(body, bytes) else json.dumps(body).encode()
    if token is not None:
        headers["authorization"] = f"Bearer {token}"
    return await http(address, "POST", path, raw, {"content-type": "application/json", **headers})


class Line:
    """A socket at a table, without any manners."""

    def __init__(self, socket):
        self.socket = socket
        self.seen = []  # letters that were no answers

    async def send(self, message):
        await self.socket.send(message if isinstance(message, str | bytes) else json.dumps(message))

    async def letter(self):
        async with asyncio.timeout(PATIENCE):
            return client.read_letter(await self.socket.recv())

    async def answer(self):
        """The next Ack, Because or Refused."""
        while True:
            letter = await self.letter()
            if isinstance(letter, wire.Ack | wire.Because | wire.Refused):
                return letter
            self.seen.append(letter)

    async def ask(self, message):
        await self.send(message)
        return await self.answer()

    async def until(self, kind, is_it=bool):
        """The next letter of a kind that is meant."""
        while True:
            letter = await self.letter()
            self.seen.append(letter)
            if isinstance(letter, kind) and is_it(letter):
                return letter

    async def closed(self):
        """(code, reason) with which the house hangs up."""
        async with asyncio.timeout(PATIENCE):
            await self.socket.wait_closed()
        return self.socket.close_code, self.socket.close_reason


@asynccontextmanager
async def a_line(address, path, token=None, **headers):
    """`path` is a table's code, or all that comes after /ws/."""
    if token is not None:
        headers["authorization"] = f"Bearer {token}"
    target = f"ws{address.removeprefix('http')}/ws/{path}"
    async with connect(
        target, additional_headers=headers, compression=None, max_size=1 << 22, proxy=None, close_timeout=1
    ) as socket:
        yield Line(socket)


class Beside:
    """A table that has nothing to do with it: whatever happens elsewhere, it goes on."""

    async def sit_down(self, address, house):
        self.house, self.token = house, new_token()
        self.code = (await make_table(address, "resistance", self.token)).code
        self.address = address
        return self

    async def goes_on(self):
        """Somebody there speaks, somebody who looks on hears it, and that is all that is in the log."""
        before = await self.house.store.read(self.code)
        async with a_line(self.address, self.code, self.token) as ann, a_line(self.address, self.code) as watcher:
            id = client.new_id()
            assert await ann.ask({"type": "say", "id": id, "seat": 0, "text": f"{id} here"}) == wire.Ack(id)
            await watcher.until(wire.Said, lambda said: said.lines[-1].text == f"{id} here")
        assert len(await self.house.store.read(self.code)) == len(before) + 1


def requested(written):
    """The rows that somebody asked for; those of the house's own bots and clocks come when they come."""
    return [row for row in map(rows.read, written) if row.id or not isinstance(row, rows.Replied | rows.Turned)]


class Scene:
    """A house, a table with three people at it, and another beside it."""

    def __init__(self, house):
        self.house, self.address = house, house.address
        self.host, self.guest, self.third, self.stranger = (new_token() for _ in range(4))
        self.beside = Beside()

    async def set(self, playing, **settings):
        self.code = (await make_table(self.address, "hoax", self.host, seats=3, **settings)).code
        await sit(self.address, self.code, "Bea", self.guest)
        await sit(self.address, self.code, "Cay", self.third)
        await self.beside.sit_down(self.address, self.house)
        if playing:
            await self.start()

    async def start(self):
        async with self.line(self.host) as line:
            assert await line.ask({"type": "start", "id": "the start"}) == wire.Ack("the start")

    def line(self, token=None, path=None, **headers):
        return a_line(self.address, self.code if path is None else path, token, **headers)

    @property
    def table(self):
        return self.house.live[self.code].table

    def tokens(self):
        """By seat."""
        return dict(enumerate((self.host, self.guest, self.third)))

    async def rows(self):
        return await self.house.store.read(self.code)

    @property
    def faults(self):
        return self.house.metrics.registry.get_sample_value("hoodwink_faults_total")

    @asynccontextmanager
    async def untouched(self):
        """Nothing of what happens in here gets into the table's log, disturbs the other table, or is our fault."""
        before = requested(await self.rows())
        yield
        assert requested(await self.rows()) == before
        await self.beside.goes_on()
        assert self.faults == 0


@asynccontextmanager
async def a_scene(playing=True, settings=None, **house):
    async with a_house(**house) as open_house:
        scene = Scene(open_house)
        await scene.set(playing, **(settings or {}))
        yield scene


async def folded(house, code):
    """The table as its log in the store tells it."""
    from hoodwink.server import rows

    table = Table(code, house.games)
    for raw in await house.store.read(code):
        table.fold(rows.read(raw))
    return table


def refused(answer, code):
    """It says no, by this code, in words that help."""
    assert isinstance(answer, wire.Refused), answer
    assert answer.code == code, answer
    assert len(answer.message.split()) >= 3, answer
    return answer.message


def problem(answer, status, code):
    """The same over HTTP."""
    got, headers, body = answer
    assert got == status, (got, body)
    assert headers["content-type"] == "application/json"
    says = json.loads(body)
    assert says["code"] == code, says
    assert len(says["message"].split()) >= 3, says
    return says["message"]
